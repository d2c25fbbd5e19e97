"""What a row of the table of search speeds is, and how times are told."""

import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table; ``measure`` returns what its last column says."""

    what: str
    aim: str
    measure: Callable[[], str]


def milliseconds(works: Iterable[Callable[[], object]]) -> str:
    """Return mean, median, 99th percentile and maximum of the processor time of some pieces of work."""
    times = []
    for work in works:
        before = time.thread_time()
        work()
        times.append((time.thread_time() - before) * 1000)
    worst = statistics.quantiles(times, n=100)[-1]
    median = statistics.median(times)
    shape = f"median {median:.2f}, p99 {worst:.1f}, max {max(times):.0f}, of {len(times)}"
    return f"{statistics.mean(times):.2f} ms ({shape})"


def start_time(code: str, **environment: str) -> str:
    """Return how long a new Python takes for some code: processor time, and what passes on the clock."""
    before, worked = time.perf_counter(), _processor_time_of_children()
    subprocess.run([sys.executable, "-c", code], check=True, env=os.environ | environment)
    worked = _processor_time_of_children() - worked
    return f"{worked:.1f} s ({time.perf_counter() - before:.1f} s on the clock)"


def _processor_time_of_children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime
