"""Asking the bots of a table: once for each position, and until the table accepts what they decide."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias

import structlog

from tarock.core.errors import IllegalAction
from tarock.server.bot_worker import Ask
from tarock.server.bots import Bots, Refused
from tarock.server.evening.events import Acted
from tarock.server.evening.families import applied, raw_act
from tarock.server.evening.state import Game, TableState
from tarock.server.levels import SIMPLEST
from tarock.server.stand_ins import asks_of, decided_by

STUBBORN: Final = 20
"""So many decisions that the table refuses, and a bot that only knows the rules decides."""

Deliver: TypeAlias = Callable[[Game, Acted], None]
_logs: structlog.stdlib.BoundLogger = structlog.get_logger("thinking")


class Thinking:
    """What the bots of one table think about.

    :param deliver: is called with what a bot has decided, and the position in which.
    :param clock: gives the time in milliseconds since 1970.
    """

    def __init__(self, bots: Bots, deliver: Deliver, clock: Callable[[], int]) -> None:
        self._bots = bots
        self._deliver = deliver
        self._clock = clock
        self._keys: dict[int, object] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, table: TableState) -> None:
        """Ask about every deal whose position, or whose bots, are new."""
        for game in table.running:
            asks = asks_of(table, game, self._clock())
            key = (game.state, tuple((ask.seat, ask.level) for ask in asks))
            if asks and self._keys.get(game.index) != key:
                self._keys[game.index] = key
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
        """Wait as long as people need to follow, and then let the bots decide."""
        waited = (self._clock() - game.at) / 1000
        await asyncio.sleep(max(0, table.settings.pace / 1000 - waited))
        refused: list[Refused] = []
        while self._keys.get(game.index) == key:
            found = await self._bots.decide(table.settings, asks, refused)
            if found is None:
                return
            seat, action = found
            try:
                applied(game.deal, seat, action)
            except IllegalAction as error:
                refused.append(Refused(seat, action, error))
                asks = _simplest(asks) if len(refused) == STUBBORN else asks
                continue
            by = decided_by(table, game.begun.players[seat])
            self._deliver(game, Acted(game.index, seat, raw_act(table.ruleset, action), by))
            return

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _logs.error("bots failed", exc_info=task.exception())


def _simplest(asks: tuple[Ask, ...]) -> tuple[Ask, ...]:
    return tuple(Ask(ask.seat, ask.view, SIMPLEST, ask.is_turn) for ask in asks)
