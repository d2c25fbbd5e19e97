"""Asking the bots of a table: once for each position, and until the table accepts what they decide.

A bot thinks at once, and what it has decided waits until the table's pace is over.  So an answer comes as late after a
forced card as after a hard choice, and time tells nothing about a hand.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, TypeAlias

import structlog

from tarock.bots.levels import SIMPLEST
from tarock.core.errors import IllegalAction
from tarock.server.bot_questions import Ask
from tarock.server.bots import Bots, Refused
from tarock.server.evening.claiming import BY_CLAIM
from tarock.server.evening.events import Acted
from tarock.server.evening.families import applied, raw_act
from tarock.server.evening.state import Game, TableState
from tarock.server.evening.taking_back import waiting_time
from tarock.server.stand_ins import asks_of, decided_by

STUBBORN: Final = 20
"""So many decisions that the table refuses, and a bot that only knows the rules decides."""

Deliver: TypeAlias = Callable[[Game, Acted], None]
Sleep: TypeAlias = Callable[[float], Awaitable[None]]
_logs: structlog.stdlib.BoundLogger = structlog.get_logger("thinking")


class Thinking:
    """What the bots of one table think about.

    :param deliver: is called with what a bot has decided, and the position in which.
    :param clock: gives the moment in milliseconds, by which games tell since when a position is there.
    :param sleep: waits for so many seconds of that clock.
    """

    def __init__(self, bots: Bots, deliver: Deliver, clock: Callable[[], int], sleep: Sleep = asyncio.sleep) -> None:
        self._bots = bots
        self._deliver = deliver
        self._clock = clock
        self._sleep = sleep
        self._keys: dict[int, object] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, table: TableState) -> None:
        """Ask about every deal whose position, or whose bots, are new; what was asked about it before is void."""
        for game in table.running:
            asks = asks_of(table, game, self._clock())
            key = (game.state, tuple((ask.seat, ask.level) for ask in asks))
            if self._keys.get(game.index) == key:
                continue
            self._keys[game.index] = key
            if asks or _plays_out(game):
                task = asyncio.create_task(self._think(table, game, asks, key))
                self._tasks.add(task)
                task.add_done_callback(self._ended)

    def forget(self, game: Game) -> None:
        """Ask about a position again."""
        self._keys.pop(game.index, None)

    async def stop(self) -> None:
        """Think no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _think(self, table: TableState, game: Game, asks: tuple[Ask, ...], key: object) -> None:
        """Let the bots decide, and deliver it when people have had the time to follow."""
        found = await self._decision(table, game, asks, key)
        if found is None:
            return
        await self._wait_out(waiting_time(table, game), game)
        if self._keys.get(game.index) == key:
            self._deliver(game, found)

    async def _decision(self, table: TableState, game: Game, asks: tuple[Ask, ...], key: object) -> Acted | None:
        """Return what the bots do; None if they do nothing, or if the question is void meanwhile.

        Who has claimed the rest, and whose next card cannot be seen at once, leaves it to the solver.
        """
        if _plays_out(game):
            assert game.claimed is not None
            proven = await self._bots.proven(table.settings, game.deal.view(game.claimed), table.owner)
            if proven is not None:
                return Acted(game.index, game.claimed, raw_act(table.ruleset, proven[1]), BY_CLAIM)
        refused: list[Refused] = []
        while asks and self._keys.get(game.index) == key:
            found = await self._bots.decide(table.settings, asks, refused, table.owner)
            if found is None:
                return None
            seat, action = found
            try:
                applied(game.deal, seat, action)
            except IllegalAction as error:
                refused.append(Refused(seat, action, error))
                asks = _simplest(asks) if len(refused) == STUBBORN else asks
                continue
            by = decided_by(table, game.begun.players[seat])
            return Acted(game.index, seat, raw_act(table.ruleset, action), by)
        return None

    async def _wait_out(self, time: int, game: Game) -> None:
        """Wait until a position is so many milliseconds old."""
        passed = self._clock() - game.since
        await self._sleep(max(0, time - passed) / 1000)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _logs.error("bots failed", exc_info=task.exception())


def _plays_out(game: Game) -> bool:
    """Tell whether it is the turn of somebody who has claimed the rest."""
    return game.claimed is not None and game.claimed == game.deal.turn


def _simplest(asks: tuple[Ask, ...]) -> tuple[Ask, ...]:
    return tuple(replace(ask, level=SIMPLEST) for ask in asks)
