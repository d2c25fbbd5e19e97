"""What a deal came to: the cards of each side, its bonuses and the Valat, as facts for the settlement.

Book of 1900, §§ 8–12; tournament sheet 4.2, 5.3, 8.1, 9.1; Mayr 2012, Zählen, Talon und Verlegen.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tarock.core.cards import Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.koenigrufen import irregularities
from tarock.koenigrufen.bonus_kinds import BONUS_KINDS, BonusKind, BonusName, announced_card
from tarock.koenigrufen.cards import HALF, KINGS, LAST_TRICK, PLAYERS, thirds
from tarock.koenigrufen.facts import Facts, Item, Side, ValatFact
from tarock.koenigrufen.table import Announcement
from tarock.koenigrufen.trick import Trick

if TYPE_CHECKING:
    from tarock.koenigrufen.state import KoenigrufenState


def side_of(state: "KoenigrufenState", seat: Seat) -> Side:
    """Return the side on which a seat plays."""
    return Side.DECLARER if seat in {state.table.declarer, state.partner} else Side.DEFENDERS


def cards_of(state: "KoenigrufenState", side: Side) -> CardSet:
    """Return the cards that count for a side: its tricks, and what is credited to it of talon and discard."""
    cards = state.laid if side is Side.DECLARER else NO_CARDS
    cards |= _talon_of(state, side)
    for trick in state.table.tricks:
        if side_of(state, trick.best()[0]) is side:
            cards |= CardSet.from_cards(trick.cards)
    return cards


def _talon_of(state: "KoenigrufenState", side: Side) -> CardSet:
    """Return what of the talon counts for a side: what was not bought is the opponents'.

    A solo player whose called king lies in the talon gets the half with the king.
    """
    contract = state.table.game
    if contract.talon in {"unused", "all"}:
        return NO_CARDS
    halves = [CardSet.from_cards(state.talon[:HALF]), CardSet.from_cards(state.talon[HALF:])]
    declarers = [half for number, half in enumerate(halves, start=1) if _goes_to_declarer(state, number, half)]
    if side is Side.DEFENDERS:
        return CardSet(sum(half.mask for half in halves if half not in declarers))
    bought = contract.talon == "half"  # then it is in the declarer's tricks and discard already
    return NO_CARDS if bought else CardSet(sum(half.mask for half in declarers))


def _goes_to_declarer(state: "KoenigrufenState", number: int, half: CardSet) -> bool:
    if state.table.game.talon == "half":
        return state.table.take is not None and state.table.take.half == number
    return state.called is not None and state.called in half


# Bonuses


def made_by(state: "KoenigrufenState", bonus: BonusName) -> Side | None:
    """Return the side that has made a bonus by the end of the play."""
    kind = BONUS_KINDS[bonus]
    match kind.way:
        case "set":
            return next((side for side in Side if cards_of(state, side) >= kind.cards), None)
        case "wins":
            trick = _trick(state, kind)
            winner, card = (None, None) if trick is None else trick.best()
            return side_of(state, winner) if winner is not None and card in kind.cards else None
        case "falls":
            return Side.DECLARER if _fell(state, kind) and _called_king_won_by(state) is Side.DECLARER else None
        case "captured" if kind.captor is not None:
            return _captured_by(state, kind.captor, kind.cards)
        case "captured":
            return Side.DEFENDERS if _called_king_won_by(state) is Side.DEFENDERS else None


def _trick(state: "KoenigrufenState", kind: BonusKind) -> Trick | None:
    """Return the trick of a bonus; None if a fault has ended the play before it."""
    return next((trick for trick in state.table.tricks if trick.number == kind.trick), None)


def _fell(state: "KoenigrufenState", kind: BonusKind) -> bool:
    """Tell whether the called card fell in the trick of a bonus."""
    trick = _trick(state, kind)
    return trick is not None and state.called in trick.cards


def _called_king_won_by(state: "KoenigrufenState") -> Side | None:
    """Return the side that took the trick in which the called king fell."""
    if state.called is None or state.called not in KINGS:
        return None
    trick = next((trick for trick in state.table.tricks if state.called in trick.cards), None)
    return None if trick is None else side_of(state, trick.best()[0])


def _captured_by(state: "KoenigrufenState", captor: Card, cards: CardSet) -> Side | None:
    """Return the side whose card took one of the other side's: the Skus the Mond (K-A09)."""
    for trick in state.table.tricks:
        players = {card: seat for seat, card in trick.plays}
        caught = next((card for card in cards if card in players), None)
        if captor in players and caught is not None:
            catcher = side_of(state, players[captor])
            return None if catcher is side_of(state, players[caught]) else catcher
    return None


def items(state: "KoenigrufenState") -> list[Item]:
    """Return every bonus that was announced, made in silence, or tried and lost in silence where that costs."""
    known: list[BonusName] = [bonus.id for bonus in state.ruleset.bonuses if _exists(state, bonus.id)]
    made: dict[BonusName, Side | None] = {bonus: made_by(state, bonus) for bonus in known}
    found = [item for bonus, side in made.items() for item in _announced(state, bonus, side)]
    said = {(item.item, item.side) for item in found}
    for bonus, side in made.items():
        if side is not None and (bonus, side) not in said:
            found.append(Item(bonus, side, announced=False, made=True))
    for bonus in known:
        failed = _silent_failure(state, bonus)
        if failed is not None and (bonus, failed) not in said:
            found.append(Item(bonus, failed, announced=False, made=False))
    return found


def _exists(state: "KoenigrufenState", bonus: BonusName) -> bool:
    contract = state.table.game
    if contract.kind == "suit":
        return bonus in state.ruleset.suit_game.bonuses
    return not BONUS_KINDS[bonus].of_king or contract.calls


def _announced(state: "KoenigrufenState", bonus: BonusName, made: Side | None) -> list[Item]:
    """Return what was announced of a bonus, once for each side; ``made`` is the side that has made it."""
    entries: dict[Side, int] = {}
    rightful: set[Side] = set()
    for said in state.table.round.announcements:
        if said.item == bonus:
            side = side_of(state, said.seat)
            entries[side] = max(entries.get(side, 1), factor(state, said))
            rightful |= {side} if is_holder(state, said) else set()
    return [
        Item(bonus, side, announced=True, made=made is side and side in rightful, kontra=kontra)
        for side, kontra in entries.items()
    ]


def is_holder(state: "KoenigrufenState", said: Announcement) -> bool:
    """Tell whether somebody announced a card that he held, where he must; at the table another's is lost (5.8, 8.8)."""
    if state.table.mode is Mode.STRICT or said.item not in state.ruleset.announcing.holder_only:
        return True
    held = state.dealt[said.seat] | (state.taken if said.seat == state.table.declarer else NO_CARDS)
    return bool(held & announced_card(said.item, state.called))


def _silent_failure(state: "KoenigrufenState", bonus: BonusName) -> Side | None:
    """Return whose bird or called king fell in vain in the trick that it had to win, where that costs in silence.

    A captured king that is paid by itself is not paid twice (K-A11, K-A12).
    """
    known = state.ruleset.bonuses_by_id
    kind = BONUS_KINDS[bonus]
    if not known[bonus].silent_failure:
        return None
    if kind.of_king:
        lost = _fell(state, kind) and _called_king_won_by(state) is Side.DEFENDERS
        return Side.DECLARER if lost and kind.loss_paid_as not in known else None
    trick = _trick(state, kind)
    if trick is None:
        return None
    player = next((seat for seat, card in trick.plays if card in kind.cards), None)
    return None if player is None or trick.best()[0] == player else side_of(state, player)


def factor(state: "KoenigrufenState", said: Announcement | None, opponent: Seat | None = None) -> int:
    """Return how often something is doubled; a kontra between partners is void (T-A21)."""
    doubling = state.table.round.doubling(said, opponent)
    owner = state.table.declarer if said is None else said.seat
    assert owner is not None
    if doubling is None or (opponent is None and side_of(state, doubling.by[0]) is side_of(state, owner)):
        return 1
    return doubling.factor


def _valats(state: "KoenigrufenState", taken: int | None) -> tuple[ValatFact | None, ValatFact | None]:
    """Return the Valat that was announced, or made in silence, and one that the other side announced against it.

    Of two that were announced the one that was made comes first, or else the one that was announced first.
    """
    made = None if taken is None else {LAST_TRICK: Side.DECLARER, 0: Side.DEFENDERS}.get(taken)
    factors: dict[Side, int] = {}
    for entry in state.table.round.announcements:
        if entry.item == "valat":
            side = side_of(state, entry.seat)
            factors[side] = max(factors.get(side, 1), factor(state, entry))
    found = [ValatFact(side, announced=True, made=made is side, kontra=kontra) for side, kontra in factors.items()]
    if not found and made is not None:
        found = [ValatFact(made, announced=False, made=True)]
    first, second, *_ = (*sorted(found, key=lambda valat: not valat.made), None, None)
    return first, second


# The facts


def facts(state: "KoenigrufenState") -> Facts:
    """Return what a deal came to that was played to its end, or as far as a fault let it."""
    found = _facts(state)
    return found if state.table.mode is Mode.STRICT else irregularities.with_faults(state, found)


def _facts(state: "KoenigrufenState") -> Facts:
    table = state.table
    contract = table.contract
    common = Facts(forehand=table.auction.forehand, contract=None if contract is None else contract.id)
    if contract is None:
        return common
    if contract.kind == "trischaken":
        return _trischaken(state, common) if table.is_played_out else common
    common = replace(
        common,
        declarer=table.declarer,
        partner=state.partner,
        bird=state.bird,
        own_king=state.plays_own_king,
        king_in_talon=state.king_in_talon,
    )
    if table.concession is not None:
        return common
    won = sum(side_of(state, trick.best()[0]) is Side.DECLARER for trick in table.tricks)
    taken = won if table.is_played_out else None
    if contract.kind == "negative":
        return replace(common, tricks=taken, kontra=tuple(factor(state, None, seat) for seat in range(PLAYERS)))
    valat, counter_valat = _valats(state, taken)
    count = thirds(table.ruleset.counting, cards_of(state, Side.DECLARER)) if table.is_played_out else None
    return replace(
        common,
        tricks=taken,
        thirds=count,
        kontra=factor(state, None),
        items=tuple(items(state)),
        valat=valat,
        counter_valat=counter_valat,
    )


def _trischaken(state: "KoenigrufenState", common: Facts) -> Facts:
    """Count each player's own cards, with the talon where the book sends it."""
    rule = state.ruleset.trischaken
    assert rule is not None
    cards = [NO_CARDS] * PLAYERS
    tricks = [0] * PLAYERS
    for trick in state.table.tricks:
        winner = trick.best()[0]
        tricks[winner] += 1
        cards[winner] |= CardSet.from_cards(trick.cards)
        if rule.talon == "first_six_tricks" and trick.number <= len(state.talon):
            cards[winner] |= CardSet.of(state.talon[trick.number - 1])
    if rule.talon == "last_trick":
        cards[state.table.tricks[-1].best()[0]] |= CardSet.from_cards(state.talon)
    counting = state.ruleset.counting
    return replace(common, tricks=tuple(tricks), thirds=tuple(thirds(counting, own) for own in cards))
