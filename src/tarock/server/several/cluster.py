"""The workers of a Dask scheduler think for the bots; Dask asks again what a lost worker had been asked.

Questions and answers are pickled, as Dask does with everything: scheduler and workers must be one's own, in an own
network.  This module needs the package ``distributed``, which the extra ``cluster`` brings.
"""

import asyncio
import pickle
import time
from collections import Counter
from collections.abc import Coroutine
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from typing import Any, Final, TypeVar

import distributed
import structlog

from tarock import __version__
from tarock.arena.cluster import running_loop, version_here
from tarock.core import families
from tarock.server import metrics
from tarock.server.bot_worker import answered_packed
from tarock.server.several.far import FarAwayError

ANSWERING: Final = 10.0
"""Seconds for the scheduler to answer."""
LOOK: Final = 2.0
"""Seconds after which it is looked for again, and its workers are counted anew."""
PATIENCE: Final = 5.0
"""Seconds for an answer; then it is thought out here."""
REST: Final = 10.0
"""Seconds for which a cluster that was slow is asked nothing."""
DEPTH: Final = 2
"""So many questions for each of its threads may be under way; what is more is thought out here."""

T = TypeVar("T")
_client: Any = distributed.Client  # Dask tells type checkers little
_logs: structlog.stdlib.BoundLogger = structlog.get_logger("cluster")


class Cluster:
    """The workers of one scheduler.

    :param address: the scheduler's, for example ``tcp://10.0.0.1:8786``.
    """

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        self.address = address
        self.patience = patience
        self.threads = 0
        """How many questions its workers can think about at a time; nothing while it is away."""
        self._workers: list[str] = []
        self._asked: Counter[str] = Counter()
        """By owner: how many questions are under way."""
        self._not_before = 0.0
        self._connection: Any = None
        self._keeper: Future[None] | None = None

    async def start(self) -> None:
        """Begin to look for the scheduler."""
        self._keeper = asyncio.run_coroutine_threadsafe(self._keep_connected(), running_loop().asyncio_loop)

    async def stop(self) -> None:
        """Ask no more."""
        if self._keeper is not None:
            self._keeper.cancel()
            with suppress(CancelledError, asyncio.CancelledError):
                await asyncio.wrap_future(self._keeper)

    async def answered(self, packed: bytes, owner: str) -> object:
        """Return the answer to a packed question.

        :param owner: for whom it is asked; he may have a question for each thread under way, and waits here for
            more, so that others always find a place there.
        :raises FarAwayError: if there is none in time.
        """
        if self.threads == 0 or time.monotonic() < self._not_before:
            raise self._away("absent")
        if self._asked.total() >= DEPTH * self.threads or self._asked[owner] >= self.threads:
            raise self._away("full")
        self._asked[owner] += 1
        try:
            found = await _in_its_loop(self._ask(packed))
        except TimeoutError as error:
            self._not_before = time.monotonic() + REST
            _logs.warning("cluster slow", seconds=self.patience)
            raise self._away("slow") from error
        except asyncio.CancelledError as error:
            if _is_cancelled():
                raise
            raise self._lost(error) from error
        except Exception as error:  # whatever goes wrong there, it is thought out here
            raise self._lost(error) from error
        finally:
            self._asked[owner] -= 1
            if not self._asked[owner]:
                del self._asked[owner]
        metrics.FAR.labels("answered").inc()
        answer: object = pickle.loads(found)  # noqa: S301 - from a worker of our own
        return answer

    def _lost(self, error: BaseException) -> FarAwayError:
        _logs.warning("cluster lost a question", cause=type(error).__name__)
        return self._away("lost")

    def _away(self, outcome: str) -> FarAwayError:
        metrics.FAR.labels(outcome).inc()
        return FarAwayError(outcome)

    # What runs in Dask's own loop

    async def _ask(self, packed: bytes) -> bytes:
        client = self._connection
        if client is None:
            raise OSError("away")
        future = client.submit(answered_packed, packed, families.added(), pure=False, workers=self._workers)
        try:
            found: bytes = await asyncio.wait_for(future.result(), self.patience)
        finally:
            future.release()  # which lets Dask forget the question, if nobody has begun with it
        return found

    async def _keep_connected(self) -> None:
        """Look for the scheduler, and for it again whenever it has gone."""
        while True:
            try:
                async with _client(
                    self.address, timeout=ANSWERING, set_as_default=False, asynchronous=True
                ) as self._connection:
                    await self._count_workers(self._connection)
            except (OSError, ValueError, TimeoutError) as error:
                self._note(0, type(error).__name__)
            finally:
                self._connection = None
                self.threads = 0
            await asyncio.sleep(LOOK)

    async def _count_workers(self, client: Any) -> None:  # noqa: ANN401 - Dask's own
        """Count those that may be asked, as long as the scheduler is there."""
        known: dict[str, object] = {}
        while client.status == "running":
            cores: dict[str, int] = await client.ncores()
            if cores.keys() - known.keys():
                known = await client.run(version_here, on_error="return")
            self._workers = [worker for worker in cores if known.get(worker) == __version__]
            threads = sum(cores[worker] for worker in self._workers)
            self._note(threads, f"none of {len(cores)} workers has tarock {__version__}")
            await asyncio.sleep(LOOK)
        self._note(0, "gone")

    def _note(self, threads: int, cause: str) -> None:
        if threads != self.threads:
            if threads:
                _logs.warning("cluster answers", threads=threads)
            else:
                _logs.warning("cluster away", cause=cause)
        self.threads = threads
        metrics.FAR_THREADS.set(threads)


def _is_cancelled() -> bool:
    """Tell whether whoever asks has gone, and not whoever should answer."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def _in_its_loop(coroutine: Coroutine[Any, Any, T]) -> T:
    """Wait for something that happens in Dask's loop, which is another thread's."""
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(coroutine, running_loop().asyncio_loop))
