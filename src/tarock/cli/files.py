"""What commands read and write: files, standard input and output, rulesets and languages."""

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

from tarock.core.errors import NotationError, RulesetError, TarockError
from tarock.core.faults import Mode
from tarock.core.rules import Ruleset
from tarock.core.sentences import Sentence
from tarock.notation.record import Carry, Record, loads
from tarock.rulesets import books, load, load_file
from tarock.rulesets.files import read_text
from tarock.rulesets.flaws import unknown

STANDARD: Final = "-"
"""The name of standard input and standard output."""


def write_file(file: Path, data: bytes) -> None:
    """Write a file, or to standard output for ``-``.

    :raises TarockError: if it cannot be written.
    """
    try:
        if str(file) == STANDARD:
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()
        else:
            file.write_bytes(data)
    except OSError as error:
        cause = error.strerror or str(error)
        raise TarockError(Sentence("option-cannot-write", file=str(file), cause=cause)) from error


def read_records(
    file: Path,
    house: Sequence[Path],
    *,
    errors: list[NotationError] | None = None,
    mode: Mode | None = None,
    within: Callable[[str], str] = str,
    carry: Carry | None = None,
) -> tuple[Record, ...]:
    """Return the deals of a file.

    :param errors: where mistakes are collected, if reading shall go on after one.
    :param mode: how to take an act against the rules; as each deal says if this is None.
    :param within: returns the records in the text of the file.
    :param carry: in an evening, what goes on from a deal to the next one.
    :raises TarockError: with the file and the place, if it cannot be read.
    """
    try:
        return loads(within(read_text(file)), Rulesets(house).find, errors, mode, carry)
    except NotationError as error:
        raise TarockError(Sentence("file-in", file=str(file), text=error.placed)) from error


def record_of(file: Path, deal: int, house: Sequence[Path]) -> Record:
    """Return one deal of a file, by its number.

    :raises TarockError: if there is none.
    """
    return record_in(read_records(file, house), deal, file)


def record_in(records: Sequence[Record], deal: int, file: Path) -> Record:
    """Return one of the deals of a file, by its number.

    :raises TarockError: if there is none.
    """
    if not 1 <= deal <= len(records):
        raise TarockError(Sentence("solve-no-deal", file=str(file), deals=len(records)))
    return records[deal - 1]


class Rulesets:
    """The books, and the house rulesets whose files were given."""

    def __init__(self, files: Iterable[Path] = ()) -> None:
        house = [load_file(file) for file in files]
        self._house = {ruleset.id: ruleset for ruleset in house}

    def find(self, name: str) -> Ruleset:
        """Return a ruleset by its id, or by the name of its TOML file.

        :raises RulesetError: if there is none.
        """
        if name in self._house:
            return self._house[name]
        if name.endswith(".toml"):
            return load_file(Path(name))
        if self._house and name not in books():
            raise RulesetError(unknown(name, (*books(), *self._house)))
        return load(name)
