"""A deal from its first state to its last, told again from its cards and its actions."""

from collections.abc import Iterator

from tarock.core.seats import Seat
from tarock.danish.actions import Action, Lay
from tarock.danish.events import Ante
from tarock.danish.state import DanishState, start, start_position


def begun(state: DanishState) -> DanishState:
    """Return the first state of a deal: its cards, and nothing done yet."""
    table = state.table
    if table.opening is not None:
        return start_position(table.ruleset, table.seating, state.dealt, table.opening)
    paid = Ante() in table.events
    return start(table.ruleset, table.seating, state.handed_out, table.cups, ante=paid, mode=table.mode)


def acts(state: DanishState) -> Iterator[tuple[Seat, Action]]:
    """Give everything that was done in a deal, in its order; what was laid is not in the public log and is put in."""
    table = state.table
    lays = list(state.lays) or [(0, state.skat)] * bool(state.skat)
    for done in range(len(table.log) + 1):
        while lays and lays[0][0] <= done:
            yield table.seating.dealer, Lay(lays.pop(0)[1])
        yield from table.log[done : done + 1]


def history(state: DanishState) -> Iterator[DanishState]:
    """Give every state of a deal.

    :raises IllegalAction: if one of the actions could not have been done with these cards.
    """
    again = begun(state)
    yield again
    for seat, action in acts(state):
        again = again.apply(seat, action)
        yield again
