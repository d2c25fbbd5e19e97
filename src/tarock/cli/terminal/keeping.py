"""Keeping a record of every deal, written as soon as the deal is over."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from tarock.core.errors import TarockError
from tarock.core.seats import SEAT_NAMES
from tarock.danish.state import DanishState
from tarock.notation.danish_writer import record_of, write


def keeper(file: Path) -> Callable[[DanishState, Sequence[str]], None]:
    """Return what adds a finished deal to a file of records.

    :raises TarockError: at once, if the file cannot be written to.
    """
    _append(file, "")

    def keep(state: DanishState, names: Sequence[str]) -> None:
        who = " ".join(f"{SEAT_NAMES[seat]}={name.replace(' ', '_')}" for seat, name in enumerate(names))
        today = datetime.now(UTC).astimezone().date().isoformat()
        _append(file, write(record_of(state, [("Date", today), ("Names", who)])))

    return keep


def _append(file: Path, text: str) -> None:
    try:
        with file.open("a", encoding="utf-8") as stream:
            if text and stream.tell():
                stream.write("\n")
            stream.write(text)
    except OSError as error:
        message = f"{file}: cannot be written ({error.strerror})"
        raise TarockError(message) from error
