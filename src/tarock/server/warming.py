"""On a machine where no bot has ever played, what they think with is compiled while people still choose a table.

That takes up to a minute, in a process of its own (``python -m tarock.server.warming``); later starts find it on disk.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from tarock.bots.levels import Part, level
from tarock.core.families import OURS
from tarock.rulesets import load
from tarock.rulesets.families import FAMILIES
from tarock.search.warming import is_cold
from tarock.server import logs

COMMAND: Final = (sys.executable, "-m", "tarock.server.warming")
LEVELS: Final = "club", "grandmaster"
"""Who plays: one who asks for advice, and one who asks a network."""
_GENTLE: Final = 10
"""How far the process stands back behind bots who are asked already."""


def cold_families() -> list[str]:
    """Return the games whose bots have never played on this machine; only our own are compiled."""
    parts: set[Part] = {level(name).part for name in LEVELS}
    return [family for family in OURS if any(is_cold(family, part) for part in parts)]


@contextmanager
def warmed() -> Generator[None, None, None]:
    """Compile beside the server what is still to be compiled; it is given up when the server ends."""
    if not cold_families():
        yield
        return
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, process_group=0) as process:  # noqa: S603 - our own
        try:
            yield
        finally:
            process.terminate()


def _end_with_the_server() -> None:
    """Wait until standard input is closed, which the system does even for a server that was killed."""
    sys.stdin.read()
    os._exit(1)


def main() -> None:
    """Let bots play a deal of each game that is still cold."""
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    os.nice(_GENTLE)
    from tarock.arena.deal import warm  # noqa: PLC0415 - compiled code, which the server itself never loads
    from tarock.arena.match import matches  # noqa: PLC0415

    for family in cold_families():
        # The usual book is enough to compile everything: the books of a family share their code.
        for name in LEVELS:
            (match,) = matches(load(FAMILIES[family].usual), [level(name).untimed])
            warm(match)


if __name__ == "__main__":
    logs.configure_worker()
    main()
