"""Where a worker begins: it stands back first, and then loads what it works with.

That takes a third of a second of a core, while somebody waits for his card.
"""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

_SESSION: Final = Path("/proc/self/autogroup")
_TRIES: Final = 20
_AGAIN: Final = 0.1


def stand_back(nice: int) -> None:
    """Let others go first when the machine is busy, and let whoever is working finish when a question comes in.

    Without the second, Linux would take the processor from the server in the moment in which it asks.
    """
    os.nice(nice)
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
        _stand_back_as_a_session(nice)


def _stand_back_as_a_session(nice: int) -> None:
    """Say it for the session too, which each worker has for itself: where Linux shares by them, only that counts."""
    for _ in range(_TRIES):
        with suppress(BlockingIOError):  # it lets this be said ten times a second, by all together
            with suppress(FileNotFoundError, PermissionError):  # it does not share so
                _SESSION.write_text(str(nice), encoding="ascii")
            return
        time.sleep(_AGAIN)


if __name__ == "__main__":
    stand_back(int(sys.argv[1]))
    from tarock.server.bot_worker import work

    work(sys.argv[2:])
