"""A deal from its first state to its last, told again from its cards and its actions."""

from collections.abc import Iterator

from tarock.danish.actions import Lay
from tarock.danish.events import Ante
from tarock.danish.state import DanishState, start, start_position


def history(state: DanishState) -> Iterator[DanishState]:
    """Give every state of a deal.

    :raises IllegalAction: if one of the actions could not have been done with these cards.
    """
    table = state.table
    if table.opening is not None:
        again = start_position(table.ruleset, table.seating, state.dealt, table.opening)
    else:
        paid = Ante() in table.events
        hands = state.handed_out
        again = start(table.ruleset, table.seating, hands, table.cups, ante=paid, mode=table.mode)
    yield again
    lays = list(state.lays) or [(0, state.skat)] * bool(state.skat)
    for done, (seat, action) in enumerate((*table.log, (-1, None))):
        while lays and lays[0][0] <= done:
            again = again.apply(table.seating.dealer, Lay(lays.pop(0)[1]))
            yield again
        if action is not None:
            again = again.apply(seat, action)
            yield again
