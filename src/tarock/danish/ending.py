"""The end of a deal: what the cards did in the last trick and over all tricks.

Jensen 1989, Udtryk, l.13-17, l.46; Møller, Betalingsoversigt, l.2380-2389.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tarock.core.cards import PAGAT, Card
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.danish import count
from tarock.danish.actions import AGREE
from tarock.danish.cards import KINGS, LAST_TRICK
from tarock.danish.events import Counted, Cup, Event, WentBagud, WonLast, WonNolo, WonTout, WonUltimo
from tarock.danish.seating import ACTIVE
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
            events.append(Counted(tuple(sorted(_counts(state).items()))))
    table = replace(table, events=(*table.events, *events))
    return close(state, table) if table.mode is Mode.STRICT or table.is_position else _await_claims(state, table)


def _counts(state: "DanishState") -> dict[Seat, int]:
    """Count the piles; cards left over in a hand that had too many lie with its player's pile."""
    table = state.table
    values = table.ruleset.count.values
    points = count.piles(values, table.seating, table.tricks, state.skat)
    for seat, hand in enumerate(state.hands):
        for card in hand:
            points[seat] += count.card_value(values, card)
    return points


def close(state: "DanishState", table: Table) -> "DanishState":
    """End the deal."""
    return replace(state, table=replace(table, phase=Phase.OVER, turn=None))


def _await_claims(state: "DanishState", table: Table) -> "DanishState":
    """Turn the skat up to count it, and wait until all three have agreed to settle."""
    shown = replace(table.proceedings, skat=state.skat)
    return replace(state, table=replace(table, phase=Phase.CLOSING, turn=table.seating.forehand, proceedings=shown))


def agree(state: "DanishState", seat: Seat) -> "DanishState":
    """Agree that the deal may be settled; after the third player nothing can be claimed any more."""
    table = state.table
    agreed = (*table.proceedings.agreed, seat)
    table = replace(
        table,
        turn=table.seating.after(seat),
        proceedings=replace(table.proceedings, agreed=agreed),
        log=(*table.log, (seat, AGREE)),
    )
    return close(state, table) if len(agreed) == ACTIVE else replace(state, table=table)


def without_end(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return what happened in a deal without its end: a deal that is stopped comes to nothing (B-34)."""
    return tuple(event for event in events if not isinstance(event, _END))


_END: Final = WonLast | WonUltimo | WentBagud | WonNolo | WonTout | Counted


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
