"""The arena on this machine: in this process, or in as many as it has processors."""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool

from tarock.arena.deal import play_deals
from tarock.arena.jobs import Finished, Job
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Here:
    """Plays in this process, one deal after another."""

    def play(self, jobs: Sequence[Job]) -> Iterator[Finished]:
        """Yield what was played, job by job."""
        for job in jobs:
            yield Finished(job, play_deals(job.match, job.numbers))


class Processes:
    """Plays in several processes, each with an interpreter of its own."""

    def __init__(self, number: int) -> None:
        self.number = number

    def play(self, jobs: Sequence[Job]) -> Iterator[Finished]:
        """Yield what was played, in the order in which it is finished.

        :raises TarockError: if a process dies, say for want of memory.
        """
        pool = ProcessPoolExecutor(
            self.number, mp_context=multiprocessing.get_context("spawn"), initializer=_leave_interrupts_to_the_parent
        )
        try:
            futures = {pool.submit(play_deals, job.match, job.numbers): job for job in jobs}
            for future in as_completed(futures):
                yield Finished(futures[future], future.result())
        except BrokenProcessPool as error:
            raise TarockError(Sentence("arena-process-died")) from error
        finally:
            pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches all processes of a terminal; the first one stops the others when they have finished a job."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
