"""What is certain for a player who knows where every card lies: what he can force, and what is forced on him.

That happens in the last tricks.  As long as more than one deal is possible nothing is said, even if the same could be
forced in each: he might have to play differently in them.
"""

from typing import Final

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.danish.cards import PACK
from tarock.danish.state import DanishState, DanishView
from tarock.search._kernels.danish import layout
from tarock.search.danish.beliefs import Worlds
from tarock.search.danish.solver import Goal, Kind, Limits, solve

_MINE: Final[tuple[tuple[Kind, str], ...]] = (("ultimo", "can_force_ultimo"), ("last", "can_force_last_trick"))
_LIMITS: Final = Limits(nodes=100_000, seconds=1)


def certain_facts(view: DanishView, worlds: Worlds) -> tuple[str, ...]:
    """Return what is certain, by name; nothing unless there is only one deal left that can be."""
    if not worlds.is_exact or len(worlds) > 1:
        return ()
    state = deal_of(view, worlds, 0)
    found = ["all_cards_known"]
    alone = frozenset({view.seat})
    found += [fact for kind, fact in _MINE if solve(state, Goal(kind, view.seat), alone, _LIMITS, line=False).value]
    for seat in view.table.seating.opponents(view.seat):
        if solve(state, Goal("ultimo", seat), frozenset({seat}), _LIMITS, line=False).value:
            found.append("cannot_stop_ultimo")
    return tuple(found)


def deal_of(view: DanishView, worlds: Worlds, number: int) -> DanishState:
    """Return the deal of a world of the card play."""
    table = view.table
    position = worlds.positions[number]
    hands = [NO_CARDS] * len(table.seating.at_table)
    left = PACK - table.played
    for place, seat in enumerate(worlds.course.seats):
        suits, taroks = (int(position[slot + place]) for slot in (layout.SUITS, layout.TAROKS))
        hands[seat] = CardSet(suits | taroks << layout.FIRST_TAROK)
        left -= hands[seat]
    return DanishState(table, tuple(hands), NO_CARDS if table.is_position else left)
