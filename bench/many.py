"""Doing much of the same in several processes, for as long as there is time."""

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

TaskT = TypeVar("TaskT")
FoundT = TypeVar("FoundT")


def each(
    do: Callable[[TaskT], FoundT], tasks: Iterable[TaskT], workers: int, minutes: float = float("inf")
) -> Iterator[FoundT]:
    """Give what comes of each task, as it comes; tasks are asked for one by one, and none is begun out of time."""
    end = time.monotonic() + 60 * minutes
    left = iter(tasks)
    with ProcessPoolExecutor(workers) as pool:
        going: set[Future[FoundT]] = {pool.submit(do, task) for task in islice(left, workers)}
        while going:
            done, going = wait(going, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
                if time.monotonic() < end:
                    going |= {pool.submit(do, task) for task in islice(left, 1)}
