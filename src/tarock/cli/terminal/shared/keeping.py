"""Keeping a record of every deal, written as soon as the deal is over."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeAlias, TypeVar

from tarock.core.errors import TarockError
from tarock.core.seats import SEAT_NAMES
from tarock.danish.state import DanishState
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.danish import writer as danish_writer
from tarock.notation.koenigrufen import writer as koenigrufen_writer

Tags: TypeAlias = list[tuple[str, str]]
_State = TypeVar("_State")


def danish_keeper(file: Path) -> Callable[[DanishState, Sequence[str]], None]:
    """Return what adds a finished deal of Danish Tarok to a file of records.

    :raises TarockError: at once, if the file cannot be written to.
    """
    return _keeper(file, lambda state, tags: danish_writer.write(danish_writer.record_of(state, tags)))


def koenigrufen_keeper(file: Path) -> Callable[[KoenigrufenState, Sequence[str]], None]:
    """Return what adds a finished deal of Königrufen to a file of records.

    :raises TarockError: at once, if the file cannot be written to.
    """
    return _keeper(file, lambda state, tags: koenigrufen_writer.write(koenigrufen_writer.record_of(state, tags)))


def _keeper(file: Path, write: Callable[[_State, Tags], str]) -> Callable[[_State, Sequence[str]], None]:
    _append(file, "")

    def keep(state: _State, names: Sequence[str]) -> None:
        who = " ".join(f"{SEAT_NAMES[seat]}={name.replace(' ', '_')}" for seat, name in enumerate(names))
        today = datetime.now(UTC).astimezone().date().isoformat()
        _append(file, write(state, [("Date", today), ("Names", who)]))

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
