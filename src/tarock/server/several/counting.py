"""Several processes at one port are counted together, whichever of them is asked.

The counters of ``prometheus_client`` lie in files of a folder then, which all processes read.
"""

import os
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, Final

from prometheus_client import CollectorRegistry, generate_latest, multiprocess

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable of the environment that ``prometheus_client`` looks for when it is loaded."""

_multiprocess: Any = multiprocess  # it comes without types


@contextmanager
def counted_together() -> Generator[None]:
    """Let all processes that are started from here count in one folder."""
    with tempfile.TemporaryDirectory(prefix="tarock-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def has_ended(pid: int | None) -> None:
    """Forget how many tables and sockets a process had that has ended; what it has counted stays."""
    if pid is not None and FOLDER in os.environ:
        _multiprocess.mark_process_dead(pid)


def exposed() -> bytes:
    """Return what is counted, here or in all processes together."""
    if FOLDER not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    _multiprocess.MultiProcessCollector(registry)
    return generate_latest(registry)
