"""The arena on a cluster: the same jobs on the workers of a Dask scheduler, which gives a lost worker's to another.

What a job comes to depends on its match and its numbers alone, so a cluster finds what a single machine would find.
This module needs the package ``distributed``, which the extra ``cluster`` brings.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError, Future
from contextlib import AbstractContextManager, suppress
from functools import cache
from threading import Thread
from typing import Any, Final, Protocol, cast

import distributed
from tornado.ioloop import IOLoop
from tornado.platform.asyncio import BaseAsyncIOLoop

from tarock import __version__
from tarock.arena.deal import play_deals
from tarock.arena.jobs import Finished, Job
from tarock.arena.match import Match
from tarock.arena.results import DealResult
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence, shown

ANSWERING: Final = 10
"""Seconds to wait for the scheduler to answer."""
GATHERING: Final = 20
"""Seconds to wait for its first worker."""

_LOST: Final = (CancelledError, OSError)
"""What Dask raises when a connection breaks."""


class Cluster:
    """Plays on the workers of a scheduler.

    :param address: the scheduler's, for example ``tcp://10.0.0.1:8786``.
    """

    def __init__(self, address: str) -> None:
        self.address = address

    def play(self, jobs: Sequence[Job]) -> Iterator[Finished]:
        """Yield what was played, in the order in which it is finished.

        :raises TarockError: if there is no such scheduler, it has no workers that can play, or it goes away.
        """
        with self._connected() as client:
            try:
                self._check_workers(client)
                yield from _played(client, jobs)
            except distributed.KilledWorker as error:
                raise TarockError(Sentence("cluster-killed", address=self.address, cause=str(error))) from error
            except _LOST as error:
                raise TarockError(Sentence("cluster-lost", address=self.address)) from error

    def _connected(self) -> AbstractContextManager["_Client"]:
        loop = running_loop()
        try:
            asyncio.run_coroutine_threadsafe(self._answer(), loop.asyncio_loop).result()
            return _client(self.address, timeout=ANSWERING, set_as_default=False, loop=loop)
        except (OSError, ValueError) as error:
            raise TarockError(Sentence("cluster-no-answer", address=shown(self.address))) from error

    async def _answer(self) -> None:
        """Wait for the scheduler to answer.

        A client that gets no answer must be closed, which only one can be that is made inside the loop.
        """
        client = _waiting(self.address, timeout=ANSWERING, set_as_default=False, asynchronous=True)
        try:
            await client
        finally:
            await client.close()

    def _check_workers(self, client: "_Client") -> None:
        """Refuse workers that would play otherwise than this program, or not at all."""
        try:
            client.wait_for_workers(1, timeout=GATHERING)
        except TimeoutError as error:
            raise TarockError(Sentence("cluster-no-workers", address=self.address)) from error
        try:
            found = client.run(version_here)
        except ImportError as error:
            raise TarockError(
                Sentence("cluster-without-tarock", address=self.address, here=__version__, cause=str(error))
            ) from error
        for worker, version in found.items():
            if version != __version__:
                raise TarockError(
                    Sentence(
                        "cluster-other-version", address=self.address, worker=worker, there=version, here=__version__
                    )
                )


@cache
def running_loop() -> BaseAsyncIOLoop:
    """Return the event loop of this process for Dask, which runs in a thread of its own to the end of the process.

    Dask would start one itself, but breaks off where a busy machine needs more than ten seconds for it.
    """
    started: Future[BaseAsyncIOLoop] = Future()

    async def run() -> None:
        started.set_result(cast("BaseAsyncIOLoop", IOLoop.current()))
        await asyncio.Event().wait()

    Thread(target=asyncio.run, args=(run(),), name="Dask", daemon=True).start()
    return started.result()


def _played(client: "_Client", jobs: Sequence[Job]) -> Iterator[Finished]:
    futures = {client.submit(play_deals, job.match, job.numbers, pure=False): job for job in jobs}
    try:
        for future in _as_completed(futures, loop=client.loop):
            yield Finished(futures[future], future.result())
    finally:
        with suppress(*_LOST):  # then there is nothing left to cancel
            client.cancel(list(futures))


def version_here() -> str:
    """Return the version of this package where the function runs."""
    return __version__


# Dask tells type checkers little, so here is what is used of it.


class _Future(Protocol):
    def result(self) -> tuple[DealResult, ...]: ...


class _Client(Protocol):
    @property
    def loop(self) -> object: ...

    def submit(
        self,
        function: Callable[[Match, Iterable[int]], tuple[DealResult, ...]],
        match: Match,
        numbers: tuple[int, ...],
        /,
        *,
        pure: bool,
    ) -> _Future: ...

    def cancel(self, futures: Sequence[_Future], /) -> None: ...

    def run(self, function: Callable[[], str], /) -> dict[str, str]: ...

    def wait_for_workers(self, number: int, /, *, timeout: float) -> None: ...


class _Connecting(Protocol):
    def __call__(
        self, address: str, /, *, timeout: float, set_as_default: bool, loop: IOLoop
    ) -> AbstractContextManager[_Client]: ...


class _Completing(Protocol):
    def __call__(self, futures: Iterable[_Future], /, *, loop: object) -> Iterator[_Future]: ...


_client = cast("_Connecting", distributed.Client)
_waiting: Any = distributed.Client
_as_completed = cast("_Completing", distributed.as_completed)
