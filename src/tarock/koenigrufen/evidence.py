"""What the cards on the table, and one's own, show of other players' faults.

Only what is certain counts: a card that a player later shows, what was laid away when it is turned up, what everybody
heard.  What somebody merely suspects he may claim too; then the facts decide.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

from tarock.core.cards import PAGAT, Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import ClaimFault, Expose, Talk
from tarock.koenigrufen.auction import birds_for
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, BIRDS, DUE, Bird, announced_card
from tarock.koenigrufen.cards import KINGS, OF_SUIT, PLAYERS, SUIT_CARDS, TAROCKS, TRULL
from tarock.koenigrufen.claims import is_about
from tarock.koenigrufen.fault_kinds import FAULT_KINDS, FaultName
from tarock.koenigrufen.faults import is_possible
from tarock.koenigrufen.table import Phase, Table
from tarock.koenigrufen.talon import DiscardChoice
from tarock.koenigrufen.trick import Trick

if TYPE_CHECKING:
    from tarock.koenigrufen.state import KoenigrufenView


Proved: TypeAlias = tuple[Seat, int | None]
"""Whose fault is proved, and its trick where a claim may name one."""

Proof: TypeAlias = Callable[["KoenigrufenView"], Iterator[Proved]]
"""How a view proves a fault."""


def claims(view: "KoenigrufenView") -> tuple[ClaimFault, ...]:
    """Return every fault of the others that a view proves and that was not upheld before."""
    table = view.table
    if table.mode is Mode.STRICT or table.contract is None:
        return ()
    proved = (claim for claim in _proved(view) if claim.seat != view.seat)
    return tuple(claim for claim in dict.fromkeys(proved) if not _is_upheld(table, claim))


def _is_upheld(table: Table, claim: ClaimFault) -> bool:
    return any(is_about(claim, found) for verdict in table.proceedings.verdicts for found in verdict.faults)


def _proved(view: "KoenigrufenView") -> Iterator[ClaimFault]:
    for fault, proof in PROOFS.items():
        if is_possible(view.table, fault):
            claim = FAULT_KINDS[fault].claims[0]
            yield from (ClaimFault(claim, seat, trick) for seat, trick in proof(view))


# Play


def _in_play(table: Table) -> Iterator[tuple[Trick, Seat, Card, CardSet]]:
    """Give every card that was played, with those that its player had left, as far as they are seen."""
    for seat in range(PLAYERS):
        later = table.shows[seat] if table.open_hands is None else table.open_hands[seat]
        for trick in reversed(table.all_tricks):
            card = trick.card_of(seat)
            if card is not None:
                yield trick, seat, card, later
                later |= CardSet.of(card)


def _revokes(view: "KoenigrufenView") -> Iterator[Proved]:
    for trick, seat, card, later in _in_play(view.table):
        if _had_to_play_another(view.table, _before(trick, seat), card, later):
            yield seat, trick.number


def _birds_out_of_order(view: "KoenigrufenView") -> Iterator[Proved]:
    for trick, seat, _, later in _in_play(view.table):
        if _is_out_of_order(view.table, trick, seat, later):
            yield seat, trick.number


def _before(trick: Trick, seat: Seat) -> Trick:
    """Return a trick as a seat found it."""
    place = [player for player, _ in trick.plays].index(seat)
    return Trick(trick.number, trick.leader, trick.powerless, trick.kaiserstich, trick.plays[:place])


def _had_to_play_another(table: Table, trick: Trick, card: Card, later: CardSet) -> bool:
    """Tell whether a card broke a duty, if its player held these others too."""
    negative = table.game.kind in {"negative", "trischaken"}
    pagat_waits = negative and table.ruleset.trick.pagat_last and not trick.is_kaiserstich(PAGAT)
    if pagat_waits and card == PAGAT and later & TAROCKS:
        return True
    if trick.suit is None:
        return table.game.kind == "suit" and card in TAROCKS and bool(later & SUIT_CARDS)
    led = OF_SUIT[trick.suit]
    if card not in led and (later & led or (card not in TAROCKS and later & TAROCKS)):
        return True
    overtakes = negative and table.ruleset.trick.overtake and card not in trick.takers
    alike = led if card in led else TAROCKS if card in TAROCKS else NO_CARDS
    return overtakes and bool(later & alike & trick.takers - CardSet.of(PAGAT))


def _is_out_of_order(table: Table, trick: Trick, seat: Seat, later: CardSet) -> bool:
    """Tell whether an announced bird was given up before a higher one of the same player."""
    mine = {said.item for said in table.round.announcements if said.seat == seat}
    announced: list[Bird] = [bird for bird in BIRDS if bird in mine]
    played: Bird | None = next((bird for bird in announced if BIRD_CARDS[bird] == trick.card_of(seat)), None)
    if played is None or trick.number >= DUE[played]:
        return False
    return any(BIRD_CARDS[bird] in later for bird in announced if BIRDS.index(bird) > BIRDS.index(played))


def _early_advantages(view: "KoenigrufenView") -> Iterator[Proved]:
    """Give the tricks that were won with an announced card before its own trick."""
    table = view.table
    called = None if table.call is None else table.call.card
    for trick in table.tricks:
        winner, card = trick.best()
        for said in table.round.announcements:
            mine = said.seat == winner and card in announced_card(said.item, called)
            if mine and trick.number < DUE[said.item]:
                yield winner, trick.number


# What was laid away, and the bird of a Besserrufer


def _wrong_discard(view: "KoenigrufenView") -> Iterator[Proved]:
    declarer = _declarer(view.table)
    if declarer is not None and _is_wrong_discard(view.table, declarer):
        yield declarer, None


def _without_bird(view: "KoenigrufenView") -> Iterator[Proved]:
    declarer = _declarer(view.table)
    if declarer is not None and view.table.game.needs == "bird" and _is_without_bird(view, declarer):
        yield declarer, None


def _declarer(table: Table) -> Seat | None:
    """Return who plays the game, once the auction has ended."""
    return None if table.phase is Phase.AUCTION else table.declarer


def _is_wrong_discard(table: Table, declarer: Seat) -> bool:
    """Tell whether what lies open was laid against the rules, or should have lain open before."""
    if table.laid_open & (KINGS | TRULL):
        return True
    if table.take is None or not (table.phase is Phase.CLOSING and table.is_played_out):
        return False
    laid, kept = table.proceedings.laid, table.played_by(declarer)
    choice = DiscardChoice(table.ruleset, table.game, kept | laid)
    return not choice.way.permits(laid) or choice.shown(laid) != table.laid_open


def _is_without_bird(view: "KoenigrufenView", declarer: Seat) -> bool:
    """Tell whether every bird with which the game could be bid is seen elsewhere than in the declarer's hand."""
    table = view.table
    bid = table.auction.best
    assert bid is not None
    elsewhere = CardSet.from_cards(table.talon)
    if view.seat != declarer:
        elsewhere |= view.hand
    for seat in range(PLAYERS):
        if seat != declarer:
            elsewhere |= table.played_by(seat) | table.shows[seat]
    return birds_for(bid) <= elsewhere


# What was let be seen or heard


def _exposed(view: "KoenigrufenView") -> Iterator[Proved]:
    for seat, action in view.table.log:
        if isinstance(action, Expose | Talk):
            yield seat, None


PROOFS: Final[dict[FaultName, Proof]] = {
    "revoke": _revokes,
    "bird_order": _birds_out_of_order,
    "early_advantage": _early_advantages,
    "discard": _wrong_discard,
    "no_bird": _without_bird,
    "exposed": _exposed,
}
"""How each fault is proved.  A wrong number of cards shows by itself, and everybody sees cards thrown together."""
