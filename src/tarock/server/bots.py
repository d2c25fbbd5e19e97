"""Bots at the table think in processes of their own, so that nobody waits for them who need not.

A worker is given views and nothing else.  One that takes too long or dies is ended and replaced, and a simpler bot
decides that move.
"""

import asyncio
import copyreg
import io
import os
import pickle
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias, cast

import structlog

from tarock.bots.levels import SIMPLEST
from tarock.core import families
from tarock.core.errors import IllegalAction
from tarock.core.seats import Seat
from tarock.rulesets import Ruleset
from tarock.school.against import Against
from tarock.school.puzzles.puzzle import Puzzle
from tarock.server import metrics
from tarock.server.bot_questions import (
    Ask,
    BotAct,
    DealQuestion,
    Depth,
    DoubtQuestion,
    EveningQuestion,
    HintFound,
    HintQuestion,
    LessonQuestion,
    OwnQuestion,
    PlayQuestion,
    PlayRefused,
    Proof,
    Question,
    ReviewQuestion,
    Stumbled,
    TellsQuestion,
    WhyQuestion,
    WorstQuestion,
)
from tarock.server.bot_worker import answer, find_ruleset
from tarock.server.codes import Code, Refusal
from tarock.server.evening.families import Action, State, View
from tarock.server.evening.settings import Settings
from tarock.server.levels import simpler
from tarock.server.several.far import Far, FarAwayError
from tarock.server.wire.shared.review import ReviewShown
from tarock.telling.line import Line
from tarock.tutor.deeds import Deed
from tarock.tutor.evening import DealPlayed, EveningPlayed

THINKING: Final = 20.0
"""Seconds that a bot may take."""
LOADING: Final = 180.0
"""Seconds that it may take more at a worker's first question of a kind: compiled code is loaded, or even made."""
_HEAD: Final = 4

Kind: TypeAlias = tuple[str, str, str]
"""A ruleset, a level (or a proof) and a part of the deal: questions of one kind need the same compiled code."""

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("bots")


class BotFailedError(Exception):
    """A bot took too long, died or found nothing to do."""


@dataclass(frozen=True, slots=True)
class Refused:
    """What the table has refused to a bot in this very position."""

    seat: Seat
    action: Action
    error: IllegalAction


class Bots:
    """Some workers, started when they are first needed.

    :param seconds: how long a bot may think.
    :param loading: how much longer at a worker's first question of a kind.
    :param far: workers on other machines, who are asked first.
    """

    def __init__(
        self,
        workers: int | None = None,
        seconds: float = THINKING,
        loading: float = LOADING,
        far: Far | None = None,
    ) -> None:
        self.size = workers or min(2, os.cpu_count() or 1)
        self.seconds = seconds
        self.loading = loading
        self.far = far
        self._room = asyncio.Semaphore(self.size)
        self._idle: list[_Worker] = []
        self._workers: set[_Worker] = set()
        self._lessons: dict[str, bytes] = {}
        self._preparing: asyncio.Task[None] | None = None

    async def decide(self, settings: Settings, asks: Sequence[Ask], refused: Sequence[Refused] = ()) -> BotAct:
        """Return who of those asked does what; None when nobody wants to interject."""
        told = tuple(
            (each.seat, each.action, each.error.reason, each.error.rule, each.error.detail) for each in refused
        )
        question = Question(tuple(asks), told)
        try:
            return await self._asked(settings, question)
        except BotFailedError as failure:
            return await self._simpler(settings, question, failure)

    async def proven(self, settings: Settings, view: View) -> BotAct:
        """Return the next card of a player who can force what he claims; None if that is not proven."""
        try:
            return await self._asked(settings, Proof(view))
        except BotFailedError as failure:
            _logs.warning("claim not proven", cause=str(failure))
            metrics.BOT_FAILURES.inc()
            return None

    async def _simpler(self, settings: Settings, question: Question, failure: BotFailedError) -> BotAct:
        levels = sorted({ask.level for ask in question.asks})
        _logs.warning("bot replaced", levels=levels, cause=str(failure))
        metrics.BOT_FAILURES.inc()
        asks = tuple(replace(ask, level=simpler(ask.level)) for ask in question.asks)
        easier = Question(asks, question.refused)
        if all(ask.level == SIMPLEST for ask in asks):
            return answer(easier)
        try:
            return await self._asked(settings, easier)
        except BotFailedError as again:
            return await self._simpler(settings, easier, again)

    async def hint(self, settings: Settings, view: View, depth: Depth) -> HintFound:
        """Return what the coach says to a view.

        :raises Refusal: if it takes too long.
        """
        kinds = {(settings.ruleset, f"hint {depth}", view.phase.value)}
        found = await self._coached(_packed(HintQuestion(view, depth), view.ruleset, settings.house), kinds)
        assert isinstance(found, HintFound)
        return found

    async def doubt(self, settings: Settings, view: View, action: Action) -> HintFound:
        """Return what the coach says to something that is not done yet; nothing where it is good enough.

        :raises Refusal: if it takes too long.
        """
        kinds = {(settings.ruleset, "doubt", view.phase.value)}
        found = await self._coached(_packed(DoubtQuestion(view, action), view.ruleset, settings.house), kinds)
        assert isinstance(found, HintFound)
        return found

    async def review(self, state: State, seat: Seat, house: str | None, *, with_open_cards: bool) -> ReviewShown:
        """Return the review of a finished deal for a seat.

        :raises Refusal: if it takes too long.
        """
        question = ReviewQuestion(state, seat, with_open_cards)
        kinds = {(state.ruleset.id, "review", "")}
        found = await self._coached(_packed(question, state.ruleset, house), kinds)
        assert isinstance(found, ReviewShown)
        return found

    async def own_puzzles(self, state: State, seat: Seat, house: str | None) -> tuple[Puzzle, ...]:
        """Return the mistakes of a seat in a finished deal as puzzles.

        :raises Refusal: if it takes too long.
        """
        kinds = {(state.ruleset.id, "review", "")}
        found = await self._coached(_packed(OwnQuestion(state, seat), state.ruleset, house), kinds)
        return cast("tuple[Puzzle, ...]", found)

    async def tells(self, settings: Settings, acts: tuple[Deed[View], ...], view: View, seat: Seat) -> tuple[Line, ...]:
        """Return what the words and cards of a seat tell whoever has the views.

        :raises Refusal: if it takes too long.
        """
        packed = _packed(TellsQuestion(acts, view, seat), view.ruleset, settings.house)
        return _lines(await self._coached(packed, {(settings.ruleset, "tells", view.phase.value)}))

    async def why(self, question: WhyQuestion, house: str | None) -> tuple[Line, ...]:
        """Return why a bot did something, after the deal.

        :raises Refusal: if it takes too long.
        """
        ruleset = question.state.ruleset
        kinds = {(ruleset.id, question.level, question.state.phase.value)}
        return _lines(await self._coached(_packed(question, ruleset, house), kinds))

    async def evening(self, deals: Sequence[tuple[State, Seat]], house: str | None) -> tuple[Line, ...]:
        """Return the review of an evening, given its deals with the seat of whoever asks.

        :raises Refusal: if it takes too long.
        """
        played: list[DealPlayed] = []
        for state, seat in deals:
            kinds = {(state.ruleset.id, "review", "")}
            found = await self._coached(_packed(DealQuestion(state, seat), state.ruleset, house), kinds)
            assert isinstance(found, DealPlayed)
            played.append(found)
        ruleset = deals[0][0].ruleset
        question = EveningQuestion(EveningPlayed(tuple(played)), ruleset.family)
        return _lines(await self._coached(_packed(question, ruleset, house), {(ruleset.id, "review", "")}))

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
            packed = pickle.dumps(LessonQuestion(name), protocol=pickle.HIGHEST_PROTOCOL)
            found = await self._coached(packed, {(name, "lesson", "")})
            assert isinstance(found, bytes)
            self._lessons[name] = found
        return self._lessons[name]

    async def play(
        self, lesson: str, step: int, acts: Sequence[tuple[Seat, bytes]], hint: Depth | None = None
    ) -> bytes:
        """Return where a step of a lesson has come to, as JSON.

        :raises Refusal: if an act is refused, or it takes too long.
        """
        packed = pickle.dumps(PlayQuestion(lesson, step, tuple(acts), hint), protocol=pickle.HIGHEST_PROTOCOL)
        return _played(await self._coached(packed, {(lesson, "lesson play", "")}))

    async def worst(self, against: Against, acts: Sequence[tuple[Seat, bytes]]) -> bytes:
        """Return where a deal that refutes an answer has come to, as JSON.

        :raises Refusal: if an act is refused, it is no such deal, or it takes too long.
        """
        packed = pickle.dumps(WorstQuestion(against, tuple(acts)), protocol=pickle.HIGHEST_PROTOCOL)
        return _played(await self._coached(packed, {("", "worst", "")}))

    async def _coached(self, packed: bytes, kinds: set[Kind]) -> object:
        try:
            return await self._answered(packed, kinds)
        except BotFailedError as failure:
            _logs.warning("coach failed", cause=str(failure))
            metrics.BOT_FAILURES.inc()
            raise Refusal(Code.NO_COACH) from failure

    async def _asked(self, settings: Settings, question: Question | Proof) -> BotAct:
        view = question.view if isinstance(question, Proof) else question.asks[0].view
        found = await self._answered(_packed(question, view.ruleset, settings.house), _kinds(question, settings))
        return cast("BotAct", found)

    async def _answered(self, packed: bytes, kinds: set[Kind]) -> object:
        try:
            found = await self._far(packed)
        except FarAwayError:
            found = await self._near(packed, kinds)
        if isinstance(found, Stumbled):
            raise BotFailedError(str(found))
        return found

    async def _far(self, packed: bytes) -> object:
        if self.far is None:
            raise FarAwayError
        return await self.far.answered(packed)

    async def _near(self, packed: bytes, kinds: set[Kind]) -> object:
        async with self._room:
            worker = await self._free_worker()
            patience = self.seconds + (0 if kinds <= worker.known else self.loading)
            try:
                found = await asyncio.wait_for(worker.ask(packed), patience)
            except (TimeoutError, OSError, EOFError) as error:
                await self._end(worker)
                raise BotFailedError(type(error).__name__) from error
            except BaseException:  # whoever asked has gone; the worker may be in the middle of an answer
                await self._end(worker)
                raise
            worker.known |= kinds
            self._idle.append(worker)
        return found

    async def _free_worker(self) -> "_Worker":
        if self._idle:
            return self._idle.pop()
        try:
            worker = await _Worker.start()
        except OSError as error:
            raise BotFailedError(str(error)) from error
        self._workers.add(worker)
        return worker

    async def _end(self, worker: "_Worker") -> None:
        self._workers.discard(worker)
        await worker.end()

    async def start(self) -> None:
        """Look for those on other machines; those here are started when they are needed."""
        if self.far is not None:
            await self.far.start()

    async def stop(self) -> None:
        """End all workers."""
        if self.far is not None:
            await self.far.stop()
        if self._preparing is not None:
            self._preparing.cancel()
            with suppress(asyncio.CancelledError):
                await self._preparing
        self._idle.clear()
        for worker in tuple(self._workers):
            await self._end(worker)


class _Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.known: set[Kind] = set()
        """What it has answered already."""

    @classmethod
    async def start(cls) -> "_Worker":
        pipe = asyncio.subprocess.PIPE
        plugged = (f"{family}={package}" for family, package in families.added().items())
        command = (sys.executable, "-m", "tarock.server.bot_worker", *plugged)
        return cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, start_new_session=True))

    async def ask(self, packed: bytes) -> object:
        """Return the answer of the process, or what its bot has stumbled over."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(len(packed).to_bytes(_HEAD, "big") + packed)
        await self.process.stdin.drain()
        size = int.from_bytes(await self.process.stdout.readexactly(_HEAD), "big")
        answered: object = pickle.loads(await self.process.stdout.readexactly(size))  # noqa: S301 - our process
        return answered

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


def _lines(found: object) -> tuple[Line, ...]:
    return cast("tuple[Line, ...]", found)


def _kinds(question: Question | Proof, settings: Settings) -> set[Kind]:
    if isinstance(question, Proof):
        return {(settings.ruleset, "proof", question.view.phase.value)}
    return {(settings.ruleset, ask.level, ask.view.phase.value) for ask in question.asks}


def _packed(question: object, ruleset: Ruleset, house: str | None) -> bytes:
    """Pickle a question; of the ruleset only its name or its text, which the worker reads once."""
    source = (ruleset.id, house)
    buffer = io.BytesIO()
    pickler = pickle.Pickler(buffer, protocol=pickle.HIGHEST_PROTOCOL)

    def named(_ruleset: Ruleset) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return find_ruleset, source

    pickler.dispatch_table = {**copyreg.dispatch_table, type(ruleset): named}
    pickler.dump(question)
    return buffer.getvalue()


def _played(found: object) -> bytes:
    """Return where something that is played has come to.

    :raises Refusal: if an act is refused.
    """
    if isinstance(found, PlayRefused):
        code = Code.ILLEGAL if found.reason else Code.MALFORMED
        raise Refusal(code, found.detail, reason=found.reason, rule=found.rule)
    assert isinstance(found, bytes)
    return found
