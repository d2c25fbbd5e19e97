"""What lessons of Danish Tarok may ask of a position: the engine answers."""

from typing import Final

from tarock.core.cards import CARD_NAMES, SKUS, Suit, suit_of
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish import count
from tarock.danish.actions import Play
from tarock.danish.cards import TAROKS
from tarock.danish.declarations import declarations
from tarock.danish.events import Counted, Cup
from tarock.danish.state import DanishState
from tarock.notation.cards import parse_card, parse_seat
from tarock.school.families import FactOf

_TAROKS: Final = len(TAROKS) + 1
"""The taroks of the pack, with the skus."""


def _of(of: str, seat: Seat) -> Seat:
    return parse_seat(of) if of else seat


def taker(state: DanishState, _seat: Seat, _of: str) -> str:
    """Return who takes the last trick that was finished, or holds the one that lies."""
    lying = state.table.trick
    trick = lying if lying is not None and lying.plays else state.table.tricks[-1]
    return SEAT_NAMES[trick.best()[0]]


def taker_of(state: DanishState, _seat: Seat, of: str) -> str:
    """Return who takes the trick that these cards make, played from whoever is on turn."""
    for token in of.split():
        assert state.turn is not None
        state = state.apply(state.turn, Play(parse_card(token)))
    return SEAT_NAMES[state.table.tricks[-1].best()[0]]


def taroks(state: DanishState, seat: Seat, of: str) -> str:
    """Return how many taroks a seat holds, the skus among them."""
    hand = state.hands[_of(of, seat)]
    return str(len(hand & TAROKS) + (SKUS in hand))


def taroks_out(state: DanishState, seat: Seat, _of: str) -> str:
    """Return how many taroks, with the skus, the others still hold as far as the seat has seen: the countdown."""
    mine = state.hands[seat] | (state.skat if seat == state.table.seating.dealer else state.hands[seat])
    seen = mine | state.table.played
    return str(_TAROKS - len(seen & TAROKS) - (SKUS in seen))


def cards_out(state: DanishState, seat: Seat, of: str) -> str:
    """Return how many cards of a suit the seat has not seen yet."""
    suit = suit_of(parse_card(f"{of}K"))
    seen = state.hands[seat] | state.table.played
    return str(sum(suit_of(card) is suit and card not in seen for card in range(SKUS)))


def holder(state: DanishState, _seat: Seat, of: str) -> str:
    """Return who holds a card now."""
    card = parse_card(of)
    return next(SEAT_NAMES[seat] for seat, hand in enumerate(state.hands) if card in hand)


def declares(state: DanishState, seat: Seat, of: str) -> str:
    """Return what the hand of a seat must declare, as a record writes it."""
    found = declarations(state.ruleset, state.dealt[_of(of, seat)])
    return ", ".join(str(item) for item in found) or "passes"


def pile(state: DanishState, seat: Seat, of: str) -> str:
    """Return what the tricks of a seat count so far, with the skat of a dealer."""
    table = state.table
    points = count.piles(state.ruleset.count.values, table.seating, table.tricks, state.skat)
    return str(points[_of(of, seat)])


def counted(state: DanishState, seat: Seat, of: str) -> str:
    """Return the count of a seat at the end."""
    event = next(event for event in state.table.events if isinstance(event, Counted))
    return str(dict(event.points)[_of(of, seat)])


def paid_for_count(state: DanishState, seat: Seat, of: str) -> str:
    """Return what the count brings a seat."""
    event = next(event for event in state.table.events if isinstance(event, Counted))
    return str(count.amounts(state.ruleset.count, state.table.seating, dict(event.points))[_of(of, seat)])


def net(state: DanishState, seat: Seat, of: str) -> str:
    """Return what a seat has won or lost so far."""
    return str(dict(state.settlement.net)[_of(of, seat)])


def cup(state: DanishState, _seat: Seat, of: str) -> str:
    """Return what a cup holds now."""
    return str(state.settlement.cups[Cup(of)])


def suits(state: DanishState, seat: Seat, of: str) -> str:
    """Return how many cards of a suit a seat holds."""
    suit = Suit("SHDC".index(of))
    return str(sum(suit_of(card) is suit and card != SKUS for card in state.hands[seat]))


def highest_out(state: DanishState, seat: Seat, _of: str) -> str:
    """Return the highest tarok that the seat has not seen."""
    seen = state.hands[seat] | state.table.played
    return CARD_NAMES[max(card for card in TAROKS if card not in seen)]


def received(state: DanishState, _seat: Seat, of: str) -> str:
    """Return what a seat gets for one reason: ``of`` is ``A last_trick``."""
    letter, reason = of.split()
    paid_out = (each for each in state.settlement.payments if each.reason == reason)
    return str(sum(payment.points for payment in paid_out if payment.payee == parse_seat(letter)))


def paid(state: DanishState, _seat: Seat, of: str) -> str:
    """Return what a seat pays for one reason, to the others and to the cups."""
    letter, reason = of.split()
    paid_out = (each for each in state.settlement.payments if each.reason == reason)
    return str(sum(payment.points for payment in paid_out if payment.payer == parse_seat(letter)))


def fault(state: DanishState, _seat: Seat, _of: str) -> str:
    """Return which fault was committed last."""
    return state.faults[-1].kind


FACTS: Final[dict[str, FactOf]] = {
    "taker": taker,
    "taker-of": taker_of,
    "taroks": taroks,
    "taroks-out": taroks_out,
    "cards-out": cards_out,
    "holder": holder,
    "declares": declares,
    "pile": pile,
    "counted": counted,
    "paid-for-count": paid_for_count,
    "net": net,
    "cup": cup,
    "suit": suits,
    "highest-out": highest_out,
    "received": received,
    "paid": paid,
    "fault": fault,
}
