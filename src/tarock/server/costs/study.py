"""The study: everything that is dear and is no move at a table is done here, in workers of its own.

So bots at the tables keep their pace, however much is reviewed and replayed meanwhile.
"""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, TypeVar, cast

import structlog
from litestar import Response
from litestar.enums import MediaType
from litestar.types import Receive

from tarock.rulesets import Ruleset
from tarock.server import metrics
from tarock.server.bot_questions import Errand, LessonQuestion, Wanted
from tarock.server.codes import Code, Refusal
from tarock.server.costs.budgets import Owner
from tarock.server.costs.costs import Costs
from tarock.server.costs.leaving import while_there
from tarock.server.costs.packing import packed
from tarock.server.costs.pool import BotFailedError, Kind, Pool
from tarock.server.costs.prices import Work

FoundT = TypeVar("FoundT")
PACKED: Final = "packed"
"""The option of a route that packs its answers itself, or has them packed by a worker."""
_GZIP: Final = b"\x1f\x8b"
"""How every packed answer begins, and no JSON."""
NOBODY: Final = Owner()

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("study")


class Study:
    """Workers that nobody at a table waits for, and the lessons that they have made."""

    def __init__(self, pool: Pool, costs: Costs) -> None:
        self.pool = pool
        self.costs = costs
        self._lessons: dict[str, bytes] = {}
        self._preparing: asyncio.Task[None] | None = None

    async def coached(self, owner: Owner, question: bytes, kinds: frozenset[Kind]) -> object:
        """Return what the coach answers.

        :raises Refusal: if it takes too long, or too much is waiting.
        """
        return await self._answer(owner, question, kinds, Code.NO_COACH)

    async def run(
        self,
        owner: Owner,
        wanted: Wanted,
        work: Callable[..., object],
        *given: object,
        ruleset: Ruleset | None = None,
        house: str | None = None,
    ) -> object:
        """Return what comes of some work.

        :param ruleset: the rules that are part of what is given; ``house`` their text, where they are a house's.
        :raises Refusal: if the work does, it takes too long, or too much is waiting.
        """
        question = packed(Errand(work, given, wanted), ruleset, house)
        kinds = frozenset({(work.__qualname__, "errand", "")})
        found = await self._answer(owner, question, kinds, Code.TRY_AGAIN)
        if isinstance(found, Refusal):
            raise found
        return found

    async def _answer(self, owner: Owner, question: bytes, kinds: frozenset[Kind], failed: Code) -> object:
        try:
            return await self.pool.answer(owner.queue, question, kinds)
        except BotFailedError as failure:
            _logs.warning("work failed", cause=str(failure), kind=next(iter(kinds))[1])
            metrics.BOT_FAILURES.inc()
            raise Refusal(failed) from failure

    @property
    def lessons_made(self) -> frozenset[str]:
        """The lessons that are ready."""
        return frozenset(self._lessons)

    def prepare_lessons(self, names: Iterable[str]) -> None:
        """Make some lessons while somebody still looks at the list; a worker that must start first takes its time."""
        if self._preparing is None:
            self._preparing = asyncio.create_task(self._prepare(tuple(names)))

    async def _prepare(self, names: tuple[str, ...]) -> None:
        for name in names:
            with suppress(Refusal):  # whoever opens the lesson asks again
                await self.lesson(name)

    async def lesson(self, name: str) -> bytes:
        """Return a lesson as JSON, made once.

        :raises Refusal: if it takes too long.
        """
        if name not in self._lessons:
            found = await self.coached(NOBODY, packed(LessonQuestion(name)), frozenset({(name, "lesson", "")}))
            assert isinstance(found, bytes)
            self._lessons[name] = found
        return self._lessons[name]

    async def stop(self) -> None:
        """End all workers."""
        if self._preparing is not None:
            self._preparing.cancel()
            with suppress(asyncio.CancelledError):
                await self._preparing
        await self.pool.stop()


def as_sent(body: object) -> Response[bytes]:
    """Return an answer that a worker has packed."""
    assert isinstance(body, bytes)
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if body.startswith(_GZIP) else {})
    return Response(body, media_type=MediaType.JSON, headers=headers)


class Errands:
    """What one request has done in the study, for whoever asks and as his browser can read it."""

    def __init__(self, study: Study, owner: Owner, receive: Receive, accepted: str) -> None:
        self.study = study
        self.owner = owner
        self._receive = receive
        self._wanted: Wanted = "gzip" if "gzip" in accepted else "json"

    def pay(self, work: Work, text: str | None = None, deals: int = 0) -> None:
        """Pay for some work before it is done.

        :raises Refusal: if too much was spent.
        """
        self.study.costs.pay(self.owner, work, text, deals)

    async def turn(self) -> None:
        """Wait for one's turn to begin a session or a table; who goes meanwhile begins nothing.

        :raises Refusal: if that would take too long.
        """
        seconds = self.study.costs.begin(self.owner)
        if seconds:
            await while_there(self._receive, asyncio.sleep(seconds))

    async def sent(self, work: Callable[..., object], *given: object, **rules: object) -> Response[bytes]:
        """Return what comes of some work as an answer, written and packed by the worker.

        :param rules: ``ruleset`` and ``house``, as for :meth:`Study.run`.
        :raises Refusal: if the work does, it takes too long, or too much is waiting.
        """
        coming = self.study.run(self.owner, self._wanted, work, *given, **rules)  # type: ignore[arg-type]
        return as_sent(await while_there(self._receive, coming))

    async def done(self, work: Callable[..., FoundT], *given: object, **rules: object) -> FoundT:
        """Return what comes of some work.

        :raises Refusal: as above.
        """
        coming = self.study.run(self.owner, "value", work, *given, **rules)  # type: ignore[arg-type]
        return cast("FoundT", await while_there(self._receive, coming))
