"""What every command of the desk does: read the log, keep an event, say so."""

import sys
import time
from pathlib import Path
from typing import Any

from tarock.cli.output import print_json, print_lines
from tarock.club.log import Kept
from tarock.club.tournament.events import Event
from tarock.club.tournament.log import Log
from tarock.core.sentences import Sentence


def read(file: Path, language: str) -> Log:
    """Read a log, and tell on standard error if its last line was not whole.

    :raises LogError: if it cannot be read.
    """
    log = Log.read(file)
    if log.torn:
        print(Sentence("log-torn", bytes=log.torn).said(language), file=sys.stderr)  # noqa: T201 - beside the output
    return log


def now() -> int:
    """Return the time, as the log writes it."""
    return int(time.time())


def kept(log: Log, event: Event, sender: str = "desk", own: str = "") -> Kept[Event]:
    """Keep an event now.

    :raises TarockError: if it cannot happen.
    """
    return log.keep(event, now(), sender, own)


def keep_and_say(file: Path, event: Event, *, as_json: bool, language: str) -> None:
    """Keep an event, and say which line of the log it is."""
    line = kept(read(file, language), event)
    say({"line": line.n}, [Sentence("cup-kept", n=line.n)], as_json=as_json, language=language)


def say(answer: dict[str, Any], sentences: list[Sentence], *, as_json: bool, language: str) -> None:
    """Print an answer for programs, or sentences for people."""
    if as_json:
        print_json(answer)
    else:
        print_lines(sentence.said(language) for sentence in sentences)
