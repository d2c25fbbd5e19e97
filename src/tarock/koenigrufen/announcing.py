"""The round before play: announcements, kontra, re and sub, until three in a row say "gut".

Book of 1900, §§ 10–13, 15; tournament sheet 2.1–2.4, 5.5–5.7, 8.1–8.7; Mayr 2012, Ausspielen, Kontrieren.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.koenigrufen import partnership, play
from tarock.koenigrufen.actions import GOOD, Speak, Target
from tarock.koenigrufen.bonus_kinds import ANNOUNCED, BIRDS, SETS, Announced, announced_card, is_of_king
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.reasons import Reason, refuse
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.speaker import Speaker
from tarock.koenigrufen.table import Announcement, Doubled, Phase, Round, Table

if TYPE_CHECKING:
    from tarock.koenigrufen.state import KoenigrufenState

ENDS_AFTER: Final = 3
"""So many "gut" in a row end the round (T-A22, M-A26)."""

Subject: TypeAlias = tuple[Announcement | None, Seat | None]
"""What can be doubled: an announcement or None for the game, and in a negative game whose game it is."""


def begin(state: "KoenigrufenState") -> "KoenigrufenState":
    """Begin the round with the declarer; what was announced with the bid or named by it stands already."""
    table = state.table
    declarer, bid = table.declarer, table.auction.best
    assert declarer is not None
    assert bid is not None
    said = bid.announces if bid.bird is None else (bid.bird, *bid.announces)
    opened = Round(announcements=tuple(Announcement(declarer, item) for item in said))
    return replace(state, table=replace(table, phase=Phase.ANNOUNCING, turn=declarer, round=opened))


def speak(state: "KoenigrufenState", seat: Seat, action: Speak) -> "KoenigrufenState":
    """Take one turn of the round; after the third "gut" the play begins."""
    speaker = state.speaker(seat)
    announces = _with_compulsory_bird(speaker, action.announces)
    check(speaker, announces)
    table = state.table
    before = _doubled(speaker, action.doubles)
    after = replace(
        before,
        announcements=(*before.announcements, *(Announcement(seat, item, before.turns) for item in announces)),
        turns=before.turns + 1,
        goods=before.goods + 1 if before.turns and action == GOOD else 0,
    )
    table = replace(table, round=after, turn=table.after(seat), log=(*table.log, (seat, action)))
    state = replace(state, table=table)
    return play.begin(state) if after.goods == ENDS_AFTER else state


# Announcing


def may_announce(speaker: Speaker) -> tuple[Announced, ...]:
    """Return what a player may announce now, each taken by itself."""
    return tuple(item for item in ANNOUNCED if _fault(speaker, item) is None)


def _exists(speaker: Speaker, item: Announced) -> bool:
    """Tell whether an announcement exists in the game that is played."""
    ruleset = speaker.table.ruleset
    kind = speaker.table.game.kind
    if kind == "negative":
        return False
    if item == "valat":
        return True
    known = ruleset.suit_game.bonuses if kind == "suit" else ruleset.bonuses_by_id
    return item in known and (not is_of_king(item) or speaker.king_is_called)


def _fault(speaker: Speaker, item: Announced) -> Reason | None:
    """Return why a player may not announce something, or None."""
    table = speaker.table
    rule = table.ruleset.announcing
    if not _exists(speaker, item):
        return Reason.NO_SUCH_BONUS
    mine = [said for said in table.round.announcements if said.seat == speaker.seat]
    if any(said.item == item for said in mine):
        return Reason.ANNOUNCED_TWICE
    if speaker.is_declarer and table.game.own_word:
        return Reason.WITH_THE_BID
    if rule.once and speaker.seat in _announcers(table):
        return Reason.ANNOUNCES_ONCE
    if item in rule.partner_only and not speaker.is_partner:
        return Reason.NOT_THE_PARTNER
    if item in rule.holder_only and not (speaker.hand & speaker.cards_for(item) or item in speaker.birds_bid_with):
        return Reason.NOT_THE_HOLDER  # the bird bid with is announced in any case, even if it had to be laid (5.6)
    if is_of_king(item) and not (speaker.is_declarer or speaker.is_partner):
        return Reason.NOT_THE_HOLDER
    return Reason.SETS_BESIDE_VALAT if _is_beside_valat(speaker, (item,)) else None


def _announcers(table: Table) -> set[Seat]:
    """Return who has announced something in the round itself; a bird that is understood was not said (T-A22)."""
    return {seat for seat, action in table.log if isinstance(action, Speak) and action.announces}


def _is_beside_valat(speaker: Speaker, items: tuple[Announced, ...]) -> bool:
    """Tell whether a player would announce a Valat and beside it Trull or kings (Mayr 2012, Valat: not possible)."""
    if speaker.table.ruleset.valat.beside != "tricks_and_announced_sets":
        return False
    own = {said.item for said in speaker.table.round.announcements if said.seat == speaker.seat} | set(items)
    return "valat" in own and not own.isdisjoint(SETS)


def _with_compulsory_bird(speaker: Speaker, announces: tuple[Announced, ...]) -> tuple[Announced, ...]:
    """Add the bird of a Besserrufer that is understood, since only one was held (tournament sheet 5.6; T-A25).

    At the table a wrong one may have been announced, and only that is lost (5.8; T-A26); where nothing was announced,
    the lowest that is held counts as announced (T-A49).
    """
    held = speaker.birds_bid_with
    at_table = speaker.table.mode is Mode.TABLE
    if not speaker.opens or not held or not set(BIRDS if at_table else held).isdisjoint(announces):
        return announces
    return (held[0], *announces) if at_table or len(held) == 1 else announces


def check(speaker: Speaker, announces: tuple[Announced, ...]) -> None:
    """Refuse what may not be announced.

    :raises IllegalAction: with the rule that it breaks.
    """
    ruleset = speaker.table.ruleset
    together = set(announces)
    if len(together) != len(announces):
        refuse(ruleset, Reason.ANNOUNCED_TWICE, " ".join(announces))
    for item in announces:
        fault = _fault(speaker, item)
        if fault is not None and not _costs_the_item(speaker.table, item, fault):
            refuse(ruleset, fault, item)
    if _is_beside_valat(speaker, announces):
        refuse(ruleset, Reason.SETS_BESIDE_VALAT)
    wanted = speaker.birds_bid_with
    if speaker.table.mode is Mode.STRICT and speaker.owes_bird and not together & set(wanted):
        refuse(ruleset, Reason.BIRD_MISSING, " ".join(wanted))


def _costs_the_item(table: Table, item: Announced, fault: Reason) -> bool:
    """Tell whether people may announce a card that they do not hold: only that item is lost then (5.8, 8.8)."""
    at_table = table.mode is Mode.TABLE and fault is Reason.NOT_THE_HOLDER
    return at_table and item in table.ruleset.announcing.holder_only


def announceable(ruleset: KoenigrufenRuleset) -> tuple[Announced, ...]:
    """Return what a book knows of all that can be announced anywhere."""
    return tuple(item for item in ANNOUNCED if item == "valat" or item in ruleset.bonuses_by_id)


def announceable_with_bid(ruleset: KoenigrufenRuleset) -> tuple[Announced, ...]:
    """Return what may be announced together with a bid: no king has been called yet (tournament sheet 8.7)."""
    return tuple(item for item in announceable(ruleset) if not is_of_king(item))


def check_with_bid(state: "KoenigrufenState", items: tuple[Announced, ...]) -> None:
    """Refuse what may not be announced together with a bid (tournament sheet 8.7).

    :raises IllegalAction: with the rule that it breaks.
    """
    ruleset = state.ruleset
    hand = state.hands[state.table.auction.turn]
    if len(set(items)) != len(items):
        refuse(ruleset, Reason.ANNOUNCED_TWICE, " ".join(items))
    for item in items:
        if item not in announceable_with_bid(ruleset):
            refuse(ruleset, Reason.NO_SUCH_BONUS, item)
        wrong = item in ruleset.announcing.holder_only and not hand & announced_card(item, None)
        if wrong and not _costs_the_item(state.table, item, Reason.NOT_THE_HOLDER):
            refuse(ruleset, Reason.NOT_THE_HOLDER, item)


# Doubling


def subject(speaker: Speaker, target: Target) -> Subject:
    """Return what a target means in the mouth of a player: an announcement or the game, and whose game.

    Where several players have announced one thing, he means what he can still answer: a kontra before all, and then
    what somebody announced who is not, as far as he knows, on his side.
    """
    table = speaker.table
    if isinstance(target, int):
        return None, target
    if target == "game":
        return None, speaker.seat if table.game.kind == "negative" else None
    said: list[Subject] = [(entry, None) for entry in reversed(table.round.announcements) if entry.item == target]
    if len(said) == 1:
        return said[0]
    open_ = [what for what in said if _fault_of_doubling(speaker, target, what) is None]
    friends = partnership.with_me(table, speaker.seat, speaker.hand)

    def meant(what: Subject) -> tuple[bool, bool]:
        entry = what[0]
        return _level(table.round.doubling(*what)) % 2 == 1, entry is not None and not friends[entry.seat]

    return max(open_ or said, key=meant, default=(Announcement(speaker.seat, target), None))


def _level(doubling: Doubled | None) -> int:
    """Return how often something has been doubled."""
    return 0 if doubling is None else len(doubling.by)


def level_of(speaker: Speaker, target: Target) -> int:
    """Return how often what a player means has been doubled already."""
    return _level(speaker.table.round.doubling(*subject(speaker, target)))


def double_fault(speaker: Speaker, target: Target) -> Reason | None:
    """Return why a player may not double something, or None."""
    return _fault_of_doubling(speaker, target, subject(speaker, target))


def _fault_of_doubling(speaker: Speaker, target: Target, what: Subject) -> Reason | None:
    """Return why a player may not double something, or None.

    Kontra and sub are for the other side, re for one's own, each at the first turn after what it answers.
    """
    table = speaker.table
    said, opponent = what
    doubling = table.round.doubling(*what)
    level = _level(doubling)
    unknown = said is not None and said not in table.round.announcements
    if unknown or not _is_answerable(table, speaker.seat, target, level):
        return Reason.NOTHING_TO_DOUBLE
    if level >= table.ruleset.kontra.levels:
        return Reason.NO_FURTHER_LEVEL
    since = doubling.turn if doubling is not None else 0 if said is None else said.turn
    if table.round.turns - since >= PLAYERS:
        return Reason.DOUBLED_TOO_LATE
    owner = table.declarer if said is None else said.seat
    assert owner is not None
    own = speaker.seat == owner or (opponent is None and speaker.with_me[owner])
    return _side_fault(speaker, owner, level, own=own)


def _is_answerable(table: Table, seat: Seat, target: Target, level: int) -> bool:
    """Tell whether a target can be meant so: a declarer answers the kontra of each opponent by his seat."""
    negative = table.game.kind == "negative"
    if isinstance(target, int):
        return negative and seat == table.declarer and target != seat and level == 1
    return not (negative and target == "game" and (seat == table.declarer or level == 1))


def _side_fault(speaker: Speaker, owner: Seat, level: int, *, own: bool | None) -> Reason | None:
    """Return whether a doubling goes against the sides, as far as the speaker knows them (None: he does not)."""
    answers = level % 2 == 1
    if answers:
        return Reason.OTHER_SIDE if own is False else None
    refused = speaker.table.ruleset.kontra.between_partners == "refused"
    return Reason.OWN_SIDE if speaker.seat == owner or (own and refused) else None


def _doubled(speaker: Speaker, targets: tuple[Target, ...]) -> Round:
    """Return the round after the doublings of a turn, one after the other.

    :raises IllegalAction: with the rule that one of them breaks.
    """
    for target in targets:
        table = speaker.table
        what = subject(speaker, target)
        fault = _fault_of_doubling(speaker, target, what)
        if fault is not None:
            refuse(table.ruleset, fault, SEAT_NAMES[target] if isinstance(target, int) else target)
        found = table.round.doubling(*what)
        raised = Doubled(*what, (*(found.by if found else ()), speaker.seat), table.round.turns)
        doubled = (*(entry for entry in table.round.doubled if entry is not found), raised)
        speaker = replace(speaker, table=replace(table, round=replace(table.round, doubled=doubled)))
    return speaker.table.round


def legal(speaker: Speaker) -> tuple[Speak, ...]:
    """Return the single words of a turn; several of them may be said together."""
    words = [Speak(announces=(item,)) for item in may_announce(speaker)]
    targets: list[Target] = ["game", *dict.fromkeys(said.item for said in speaker.table.round.announcements)]
    targets += range(PLAYERS)
    words += [Speak(doubles=(target,)) for target in targets if double_fault(speaker, target) is None]
    if speaker.owes_bird and not speaker.birds_bid_with:
        return (*(Speak(announces=(bird,)) for bird in BIRDS), GOOD)  # a bluff: he holds none
    if speaker.opens and len(speaker.birds_bid_with) > 1:
        return tuple(word for word in words if set(word.announces) & set(speaker.birds_bid_with))
    return (*words, GOOD)
