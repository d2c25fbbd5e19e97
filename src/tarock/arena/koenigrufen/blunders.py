"""Blunders in Königrufen: cards that give something away although a better one was at hand.

Nobody is blamed for what he could not know: friend and foe are those whom the player knew as such when he played, and
a trick counts as lost only if nobody could have saved it of whom he might have hoped it.  The exception is
:func:`gave_points_late`, which looks at all hands, so even a master has some of these.

They are counted in positive games and suit games, where two sides play for points.
"""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from tarock.bots.koenigrufen.slips import Slips
from tarock.core.cards import Card
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Action, Play
from tarock.koenigrufen.cards import LAST_TRICK
from tarock.koenigrufen.ledger import HALVES
from tarock.koenigrufen.state import KoenigrufenState, seat_of
from tarock.koenigrufen.trick import Trick
from tarock.search.koenigrufen.endings import forced_scores
from tarock.search.koenigrufen.packing import Position

Step: TypeAlias = tuple[KoenigrufenState, Seat, Action]
"""An action of a seat, and the state before it."""

LATE: Final = LAST_TRICK - 3
"""From this trick on everybody has four cards at most, and what open cards are worth is soon found."""

GIVEN: Final = 2 * HALVES
"""So many half points less than the best card are points given away."""


def blunders(course: Iterable[Step], *, solves: bool) -> Iterator[tuple[Seat, str]]:
    """Yield who blundered, and how, card by card.

    :param solves: whether the last tricks are solved, which takes compiled code.
    """
    ending: Position | None = None  # packed once, and then played on
    for state, seat, action in course:
        contract = state.table.contract
        if not isinstance(action, Play) or contract is None or contract.kind not in {"positive", "suit"}:
            continue
        yield from ((seat, name) for name in slips(state, action.card))
        if solves and _trick(state).number >= LATE:
            ending = ending or Position.of(state)
            if gave_points_late(ending, action.card):
                yield seat, "gave_points_late"
            ending.play_unchecked(action.card)


def slips(state: KoenigrufenState, card: Card) -> Iterator[str]:
    """Yield what a card gives away by all that its player can know."""
    found = Slips(state.view(seat_of(state)), state.playable)
    if found.gives_honour(card):
        yield "gave_honour"
    if found.overtakes_friend(card):
        yield "overtook_friend"
    if found.throws_bird(card):
        yield "threw_bird"


def gave_points_late(position: Position, card: Card) -> bool:
    """Tell whether a card of the last four tricks costs its player two points or more.

    That is what his seat gets less than after the best card, when from there on both sides play as well as can be with
    open cards.
    """
    turn = position.turn
    if turn is None or len(position.playable) == 1:
        return False
    scores = forced_scores(position, turn)
    played, known = scores[card], [score for score in scores.values() if score is not None]
    return played is not None and max(known) - played >= GIVEN


def _trick(state: KoenigrufenState) -> Trick:
    trick = state.table.trick
    assert trick is not None
    return trick
