"""Bots that play a deal again: how good its cards were."""

from random import Random
from typing import Any, Final

from tarock.club.rating.periods import Replayer
from tarock.core.families import GAMES
from tarock.core.game import State
from tarock.tutor.coach import COACHES


def _played(deal: State) -> State:
    """Play a deal from its cards to its end, everybody by the book; the same deal always comes to the same."""
    family = deal.ruleset.family
    coach, game = COACHES[family], GAMES[family]
    state: Any = game.begun(deal)
    players = {seat: coach.book() for seat in range(len(state.hands))}
    rng = Random(0)  # noqa: S311 - repeatable on purpose
    while not state.is_over:
        state = coach.next_move(state, players, rng).state
    over: State = state
    return over


BY_THE_BOOK: Final = Replayer("book", _played)
