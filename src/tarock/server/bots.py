"""Bots at the table think in processes of their own, so that nobody waits for them who need not.

A worker is given views and nothing else.  One that takes too long or dies is ended and replaced, and a simpler bot
decides that move.
"""

import asyncio
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

import structlog

from tarock.bots.levels import SIMPLEST
from tarock.core.errors import IllegalAction
from tarock.core.seats import Seat
from tarock.server import metrics
from tarock.server.bot_questions import Ask, BotAct, Proof, Question
from tarock.server.bot_worker import answer
from tarock.server.costs.costs import Costs
from tarock.server.costs.fair import Length
from tarock.server.costs.packing import packed
from tarock.server.costs.pool import BotFailedError, Kind, Pool
from tarock.server.costs.prices import MOVES
from tarock.server.costs.study import Study
from tarock.server.evening.families import Action, View
from tarock.server.evening.settings import Settings
from tarock.server.levels import simpler
from tarock.server.several.far import Far

THINKING: Final = 20.0
"""Seconds that a bot may take."""
LOADING: Final = 180.0
"""Seconds that it may take more at a worker's first question of a kind: compiled code is loaded, or even made."""

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("bots")


@dataclass(frozen=True, slots=True)
class Refused:
    """What the table has refused to a bot in this very position."""

    seat: Seat
    action: Action
    error: IllegalAction


class Bots:
    """The workers of the tables, and the study beside them.

    :param seconds: how long a bot may think.
    :param loading: how much longer at a worker's first question of a kind.
    :param costs: who pays for it.
    :param far: workers on other machines, who are asked first.
    """

    def __init__(
        self,
        workers: int | None = None,
        seconds: float = THINKING,
        loading: float = LOADING,
        costs: Costs | None = None,
        far: Far | None = None,
    ) -> None:
        size = workers or min(2, os.cpu_count() or 1)
        self.costs = Costs() if costs is None else costs
        self.far = far
        quotas = self.costs.quotas
        self.pool = Pool(size, seconds, loading, quotas.bots_nice, far=far)
        length = Length(quotas.queue_each, quotas.queue_all)
        self.study = Study(Pool(size, seconds, loading, quotas.study_nice, length, far), self.costs)

    async def decide(
        self, settings: Settings, asks: Sequence[Ask], refused: Sequence[Refused] = (), owner: str = ""
    ) -> BotAct:
        """Return who of those asked does what; None when nobody wants to interject.

        :param owner: the session whose table it is; its bots take longer when they have thought too much.
        """
        wait = self.costs.think(self.costs.owner(owner), max((ask.level for ask in asks), key=_move))
        if wait:
            await asyncio.sleep(wait)
        told = tuple(
            (each.seat, each.action, each.error.reason, each.error.rule, each.error.detail) for each in refused
        )
        question = Question(tuple(asks), told)
        try:
            return await self._asked(settings, question, owner)
        except BotFailedError as failure:
            return await self._simpler(settings, question, owner, failure)

    async def proven(self, settings: Settings, view: View, owner: str = "") -> BotAct:
        """Return the next card of a player who can force what he claims; None if that is not proven."""
        try:
            return await self._asked(settings, Proof(view), owner)
        except BotFailedError as failure:
            _logs.warning("claim not proven", cause=str(failure))
            metrics.BOT_FAILURES.inc()
            return None

    async def _simpler(self, settings: Settings, question: Question, owner: str, failure: BotFailedError) -> BotAct:
        levels = sorted({ask.level for ask in question.asks})
        _logs.warning("bot replaced", levels=levels, cause=str(failure))
        metrics.BOT_FAILURES.inc()
        asks = tuple(replace(ask, level=simpler(ask.level)) for ask in question.asks)
        easier = Question(asks, question.refused)
        if all(ask.level == SIMPLEST for ask in asks):
            return answer(easier)
        try:
            return await self._asked(settings, easier, owner)
        except BotFailedError as again:
            return await self._simpler(settings, easier, owner, again)

    async def _asked(self, settings: Settings, question: Question | Proof, owner: str) -> BotAct:
        view = question.view if isinstance(question, Proof) else question.asks[0].view
        queue = self.costs.owner(owner).queue
        found = await self.pool.answer(
            queue, packed(question, view.ruleset, settings.house), _kinds(question, settings)
        )
        return cast("BotAct", found)

    async def start(self) -> None:
        """Look for those on other machines; those here are started when they are needed."""
        if self.far is not None:
            await self.far.start()

    async def stop(self) -> None:
        """End all workers."""
        if self.far is not None:
            await self.far.stop()
        await self.pool.stop()
        await self.study.stop()


def _move(level: str) -> float:
    return MOVES.get(level, 0)


def _kinds(question: Question | Proof, settings: Settings) -> frozenset[Kind]:
    if isinstance(question, Proof):
        return frozenset({(settings.ruleset, "proof", question.view.phase.value)})
    return frozenset((settings.ruleset, ask.level, ask.view.phase.value) for ask in question.asks)
