"""Python's collector of cycles, out of the way of those who play.

A table is immutable and free of cycles: counting references frees it.  What has cycles, such as a request that has been
answered, is little.  By its own measure Python would look through all tables again and again while an evening grows,
and everybody waits meanwhile.
"""

import gc
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

SELDOM: Final = 600.0
"""Seconds after which everything is looked through."""
MANY: Final = 3_000_000
"""New objects after which it is done earlier: some hundred megabytes, if all of them were waste."""
LOOK: Final = 1.0
"""Seconds after which it is asked whether the time has come."""


@contextmanager
def seldom_collected(seldom: float = SELDOM, many: int = MANY, look: float = LOOK) -> Generator[None]:
    """Look for cycles seldom, instead of whenever Python would."""
    done = threading.Event()
    keeper = threading.Thread(target=_collect, args=(done, seldom, many, look), name="collector", daemon=True)
    gc.collect()
    gc.freeze()  # the program itself is never waste
    gc.disable()
    keeper.start()
    try:
        yield
    finally:
        done.set()
        keeper.join()
        gc.enable()
        gc.unfreeze()


@contextmanager
def uncollected() -> Generator[None]:
    """Look for no cycles while something large is built, all of which stays."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _collect(done: threading.Event, seldom: float, many: int, look: float) -> None:
    collected = time.monotonic()
    while not done.wait(look):
        if time.monotonic() - collected >= seldom or gc.get_count()[0] >= many:
            gc.collect()
            collected = time.monotonic()
