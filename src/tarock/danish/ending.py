"""The end of a deal: what the cards did in the last trick and over all tricks.

Jensen 1989, Udtryk, l.13-17, l.46; Møller, Betalingsoversigt, l.2380-2389.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tarock.core.cards import PAGAT, Card
from tarock.core.seats import Seat
from tarock.danish import count
from tarock.danish.cards import KINGS, LAST_TRICK
from tarock.danish.events import Counted, Cup, Event, WentBagud, WonLast, WonNolo, WonTout, WonUltimo
from tarock.danish.table import Phase, Table
from tarock.danish.trick import Trick

if TYPE_CHECKING:
    from tarock.danish.state import DanishState


def end(state: "DanishState") -> "DanishState":
    """Write down what the last trick and the whole deal came to."""
    table = state.table
    events: list[Event] = last_trick_events(table.tricks[-1])
    if not table.is_position:
        events += whole_deal_events(table)
        nolo = any(isinstance(event, WonNolo) for event in events)
        if not nolo:
            points = count.piles(table.ruleset.count.values, table.seating, table.tricks, state.skat)
            events.append(Counted(tuple(sorted(points.items()))))
    return replace(state, table=replace(table, phase=Phase.OVER, events=(*table.events, *events)))


def last_trick_events(trick: Trick) -> list[Event]:
    """Return who won the last trick, with an ultimo card or not, and who went bagud, by seat."""
    winner, winning = trick.best()
    cup = cup_of(winning)
    events: list[Event] = [WonLast(winner) if cup is None else WonUltimo(winner, cup)]
    for seat, card in sorted(trick.plays):
        lost = cup_of(card)
        if seat != winner and lost is not None:
            events.append(WentBagud(seat, lost))
    return events


def whole_deal_events(table: Table) -> list[Event]:
    """Return the tout, or else the nolo; the skat is no trick (B-50)."""
    taken: dict[Seat, int] = dict.fromkeys(table.seating.active, 0)
    for trick in table.tricks:
        taken[trick.best()[0]] += 1
    tout: list[Event] = [WonTout(seat) for seat, number in taken.items() if number == LAST_TRICK]
    return tout or [WonNolo(seat) for seat, number in taken.items() if number == 0]


def cup_of(card: Card) -> Cup | None:
    """Return the cup that an ultimo card plays for."""
    if card == PAGAT:
        return Cup.PAGAT
    return Cup.KING if card in KINGS else None
