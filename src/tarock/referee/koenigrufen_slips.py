"""What is no Renonce and yet costs something: an announcement that is lost for how it was made or played.

Tournament sheet 5.8, 8.8; book of 1900, § 11 (K-A23); Mayr 2012 (M-A17).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tarock.core.cards import CARD_NAMES
from tarock.core.faults import Fault, Mode
from tarock.core.seats import Seat
from tarock.koenigrufen import ending, faults, play
from tarock.koenigrufen.actions import Action, Bid, Hold, Play, Speak
from tarock.koenigrufen.bonus_kinds import Announced, announced_card
from tarock.koenigrufen.ledger import ScoredPayment
from tarock.koenigrufen.reasons import Fact, Reason
from tarock.koenigrufen.state import KoenigrufenState, steps
from tarock.koenigrufen.table import Announcement


@dataclass(frozen=True, slots=True)
class Slip:
    """Something that only loses an announcement, and what the settlement books for that."""

    fault: Fault
    payments: tuple[ScoredPayment, ...]


def slips(state: KoenigrufenState) -> Iterator[Slip]:
    """Give what cost only an announcement in a deal, in the order of time."""
    if state.table.mode is Mode.TABLE:
        yield from _announced_without_card(state)
        yield from _played_wrongly(state)


def _announced_without_card(state: KoenigrufenState) -> Iterator[Slip]:
    """Give announcements of a card that somebody else holds; without any bird a Besserrufer is another fault (5.7)."""
    bluffers = {fault.seat for fault in state.faults if fault.kind == "no_bird"}
    for said in state.table.round.announcements:
        if ending.is_holder(state, said):
            continue
        paid = _paid_for(state, said.seat, said.item) if _is_first(state, said) else ()
        if paid or said.seat not in bluffers:
            yield Slip(Fault(Fact.NOT_HELD.value, said.seat, 0, _said_at(state, said), Fact.NOT_HELD, said.item), paid)


def _is_first(state: KoenigrufenState, said: Announcement) -> bool:
    """Tell whether a side has lost an announcement by this word: nobody else of it has announced the same before."""
    side = ending.side_of(state, said.seat)
    alike = [other for other in state.table.round.announcements if other.item == said.item]
    alike = [other for other in alike if ending.side_of(state, other.seat) is side]
    return alike[0] == said and not any(ending.is_holder(state, other) for other in alike)


def _said_at(state: KoenigrufenState, said: Announcement) -> int:
    """Return how many public actions came before an announcement; one that is understood comes with the first word."""
    own = [place for place, (seat, action) in enumerate(state.table.log) if seat == said.seat and _announces(action)]
    return next((place for place in own if said.item in _items(state.table.log[place][1])), own[-1])


def _announces(action: Action) -> bool:
    return isinstance(action, Bid | Hold | Speak)


def _items(action: Action) -> tuple[Announced, ...]:
    return action.announces if isinstance(action, Bid | Hold | Speak) else ()


def _played_wrongly(state: KoenigrufenState) -> Iterator[Slip]:
    """Give announced cards that were played too early or in the wrong order, where that is no Renonce."""
    for before, seat, action in steps(state):
        if not isinstance(action, Play):
            continue
        trick, reason = before.table.trick, play.breach(before, seat, action.card)
        assert trick is not None
        if faults.loses_item(before.table, reason) and _still_lies(state, trick.number, seat, action):
            why = reason if reason is Reason.BIRD_ORDER else Fact.PLAYED_EARLY
            fault = Fault(why.value, seat, trick.number, len(before.table.log), why, CARD_NAMES[action.card])
            lost = _announced_with(before, action)
            yield Slip(fault, tuple(paid for item in lost for paid in _paid_for(state, seat, item)))


def _announced_with(state: KoenigrufenState, action: Play) -> list[Announced]:
    """Return what was announced with a card that is played."""
    said = (entry.item for entry in state.table.round.announcements)
    return [item for item in dict.fromkeys(said) if action.card in announced_card(item, state.called)]


def _still_lies(state: KoenigrufenState, number: int, seat: Seat, action: Play) -> bool:
    """Tell whether a card was not taken back with another."""
    return any(trick.number == number and trick.card_of(seat) == action.card for trick in state.table.all_tricks)


def _paid_for(state: KoenigrufenState, seat: Seat, item: Announced) -> tuple[ScoredPayment, ...]:
    """Return what the side of a seat pays for an announcement that it has lost."""
    if not state.is_settled:
        return ()
    side = ending.side_of(state, seat)
    lines = (paid for paid in state.settlement.payments if paid.reason == item and paid.offender is None)
    return tuple(paid for paid in lines if ending.side_of(state, paid.payer) is side)
