"""Playing a deal again from its cards and its log."""

from tarock.danish.actions import Lay
from tarock.danish.state import DanishState, start, start_position


def replayed(state: DanishState) -> DanishState:
    """Return the state that the same cards and the same actions lead to.

    :raises IllegalAction: if one of the actions could not have been done with these cards.
    """
    table = state.table
    if table.opening is not None:
        again = start_position(table.ruleset, table.seating, state.dealt, table.opening)
    else:
        again = start(table.ruleset, table.seating, state.dealt, table.cups)
    if state.skat:
        again = again.apply(table.seating.dealer, Lay(state.skat))
    for seat, action in table.log:
        again = again.apply(seat, action)
    return again
