"""A bot on its chair in the arena: with random numbers of its own, and a clock beside it."""

import time
from collections.abc import Mapping
from random import Random
from typing import Generic, TypeVar

from tarock.bots.protocol import Decision, Player
from tarock.core.errors import IllegalAction

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")


class Seated(Generic[ViewT, ActionT]):
    """Hands a bot random numbers that depend on the deal, the seat and the number of the question alone.

    So the same bot with the same cards does the same at every table of a deal until somebody plays differently, and
    what separates two levels is their play and not their luck.

    :param times: where the processor time of each move is written down.
    """

    def __init__(self, player: Player[ViewT, ActionT], seed: str, times: list[float]) -> None:
        self.player = player
        self.seed = seed
        self.times = times
        self.questions = 0

    def act(self, view: ViewT, rng: Random, refused: Mapping[ActionT, IllegalAction]) -> Decision[ActionT]:  # noqa: ARG002 - protocol
        """Let the bot act, and look at the clock."""
        own = self._rng()
        start = time.thread_time()
        decision = self.player.act(view, own, refused)
        self.times.append(time.thread_time() - start)
        return decision

    def interject(self, view: ViewT, rng: Random, refused: Mapping[ActionT, IllegalAction]) -> Decision[ActionT] | None:  # noqa: ARG002 - protocol
        """Let the bot say something out of turn; only if it does, this is a move."""
        own = self._rng()
        start = time.thread_time()
        decision = self.player.interject(view, own, refused)
        if decision is not None:
            self.times.append(time.thread_time() - start)
        return decision

    def _rng(self) -> Random:
        self.questions += 1
        return Random(f"{self.seed}/{self.questions}")  # noqa: S311 - repeatable on purpose
