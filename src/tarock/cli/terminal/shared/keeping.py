"""Keeping a record of every deal, written as soon as the deal is over."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeAlias, TypeVar

from tarock.core.errors import TarockError
from tarock.core.game import State
from tarock.core.seats import SEAT_NAMES
from tarock.core.sentences import Sentence
from tarock.notation.families import NOTATIONS

StateT = TypeVar("StateT", bound=State)

DealOver: TypeAlias = Callable[[StateT, Sequence[str]], None]
"""What is done with a deal that is over; the names are by seat of the deal."""


def keep_nothing(_state: State, _names: Sequence[str]) -> None:
    """Take no note of a deal that is over."""


def keeper(file: Path | None) -> DealOver[State]:
    """Return what adds a finished deal of any family to a file of records, if there is one.

    :raises TarockError: at once, if the file cannot be written to.
    """
    if file is None:
        return keep_nothing
    _append(file, "")

    def keep(state: State, names: Sequence[str]) -> None:
        who = " ".join(f"{SEAT_NAMES[seat]}={name.replace(' ', '_')}" for seat, name in enumerate(names))
        today = datetime.now(UTC).astimezone().date().isoformat()
        notation = NOTATIONS[state.ruleset.family]
        _append(file, notation.write(notation.record_of(state, [("Date", today), ("Names", who)])))

    return keep


def _append(file: Path, text: str) -> None:
    try:
        with file.open("a", encoding="utf-8") as stream:
            if text and stream.tell():
                stream.write("\n")
            stream.write(text)
    except OSError as error:
        cause = error.strerror or type(error).__name__
        raise TarockError(Sentence("option-cannot-write", file=str(file), cause=cause)) from error
