"""The two clocks of a server: one tells dates, the other how long something takes.

Somebody may set the first while an evening goes on, or a network may; so nothing that people wait for is measured by
it.  The second begins with the program at the time of the first, and then only ever goes on.
"""

import time
from typing import Final

from tarock.server.several.clock import SHIFT

_MILLION: Final = 1_000_000


def now() -> int:
    """Return the date in milliseconds since 1970: for people, and for the log.

    Where several hosts share a database, it is the date there.
    """
    return time.time_ns() // _MILLION + SHIFT.ahead


def _passed() -> int:
    return time.monotonic_ns() // _MILLION


_BEGAN: Final = now() - _passed()


def steady() -> int:
    """Return the moment in milliseconds by the clock that nobody sets: for thinking time, pauses and all that waits."""
    return _BEGAN + _passed()
