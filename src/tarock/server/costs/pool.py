"""Processes in which work is done that would keep everybody waiting: bots think there, and the coach.

One that takes too long or dies is ended and replaced.  Who has asked and has gone meanwhile leaves the queue; work that
has begun is done to its end, since a worker that is ended must be started again, which costs more.
"""

import asyncio
import os
import pickle
import sys
from contextlib import suppress
from typing import Final, TypeAlias

from tarock.core import families
from tarock.server.bot_questions import Stumbled
from tarock.server.costs.fair import FairQueue, Length
from tarock.server.several.far import Far, FarAwayError

_HEAD: Final = 4
_ONE_CORE: Final = {"OPENBLAS_NUM_THREADS": "1"}
"""A worker is one core's work; NumPy would else keep all of them busy, mostly with waiting for each other."""

Kind: TypeAlias = tuple[str, str, str]
"""A ruleset, a level (or a proof) and a part of the deal: questions of one kind need the same compiled code."""


class BotFailedError(Exception):
    """A bot took too long, died or found nothing to do."""


class Pool:
    """Some workers, started when they are first needed.

    :param seconds: how long an answer may take.
    :param loading: how much longer at a worker's first question of a kind.
    :param nice: by how much others go before these processes when the machine is busy.
    :param far: workers on other machines, who are asked first.
    """

    def __init__(
        self,
        size: int,
        seconds: float,
        loading: float,
        nice: int,
        length: Length | None = None,
        far: Far | None = None,
    ) -> None:
        self.size = size
        self.seconds = seconds
        self.loading = loading
        self.nice = nice
        self.far = far
        self.workers: set[Worker] = set()
        self.queue = FairQueue(size, max(1, size - 1), length)
        self._idle: list[Worker] = []
        self._starting = 0
        self._working: set[asyncio.Task[object]] = set()

    async def answer(self, owner: str, packed: bytes, kinds: frozenset[Kind]) -> object:
        """Return what a worker answers, when it is the owner's turn.

        :raises BotFailedError: if there is no answer.
        :raises Refusal: if too many wait already.
        """
        if self.far is not None:
            with suppress(FarAwayError):
                return _answered(await self.far.answered(packed, owner))
        await self.queue.enter(owner)
        task = asyncio.create_task(self._work(owner, packed, kinds))
        self._working.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    async def stop(self) -> None:
        """End all workers."""
        for task in tuple(self._working):
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        self._idle.clear()
        for worker in tuple(self.workers):
            await self._end(worker)

    def _ended(self, task: "asyncio.Task[object]") -> None:
        self._working.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may have gone, and then nobody else looks at it

    async def _work(self, owner: str, packed: bytes, kinds: frozenset[Kind]) -> object:
        try:
            found = await self._asked(packed, kinds)
        finally:
            self.queue.leave(owner)
        return _answered(found)

    async def _asked(self, packed: bytes, kinds: frozenset[Kind]) -> object:
        worker = await self._free_worker(kinds)
        patience = self.seconds + (0 if kinds <= worker.known else self.loading)
        try:
            found = await asyncio.wait_for(worker.ask(packed), patience)
        except (TimeoutError, OSError, EOFError) as error:
            await self._end(worker)
            raise BotFailedError(type(error).__name__) from error
        except BaseException:  # the server ends; the worker is in the middle of an answer
            await self._end(worker)
            raise
        worker.known |= kinds
        self._idle.append(worker)
        return found

    async def _free_worker(self, kinds: frozenset[Kind]) -> "Worker":
        """Return a worker that has answered such a question before, else a new one, else any.

        So whoever asks for something unusual waits for its code, and others do not.
        """
        for worker in [each for each in self._idle if each.families != families.added()]:
            self._idle.remove(worker)  # a game was added since it was started, which it would not understand
            await self._end(worker)
        known = next((worker for worker in self._idle if kinds <= worker.known), None)
        if known is None and self._idle and len(self.workers) + self._starting >= self.size:
            known = self._idle[0]
        if known is not None:
            self._idle.remove(known)
            return known
        self._starting += 1
        try:
            worker = await Worker.start(self.nice)
        except OSError as error:
            raise BotFailedError(str(error)) from error
        finally:
            self._starting -= 1
        self.workers.add(worker)
        return worker

    async def _end(self, worker: "Worker") -> None:
        self.workers.discard(worker)
        await worker.end()


def _answered(found: object) -> object:
    if isinstance(found, Stumbled):
        raise BotFailedError(str(found))
    return found


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.families = families.added()
        self.known: set[Kind] = set()
        """What it has answered already."""

    @classmethod
    async def start(cls, nice: int) -> "Worker":
        """Start one that lets others go before it."""
        pipe = asyncio.subprocess.PIPE
        plugged = (f"{family}={package}" for family, package in families.added().items())
        command = (sys.executable, "-m", "tarock.server.standing_back", str(nice), *plugged)
        return cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, start_new_session=True, env={**_ONE_CORE, **os.environ}
            )
        )

    async def ask(self, packed: bytes) -> object:
        """Return the answer of the process, or what it has stumbled over."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(len(packed).to_bytes(_HEAD, "big") + packed)
        await self.process.stdin.drain()
        size = int.from_bytes(await self.process.stdout.readexactly(_HEAD), "big")
        answered: object = pickle.loads(await self.process.stdout.readexactly(size))  # noqa: S301 - our process
        return answered

    async def end(self) -> None:
        """End it, whatever it is doing."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()
