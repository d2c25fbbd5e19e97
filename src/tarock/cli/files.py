"""What commands read: files, standard input, rulesets and languages."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from tarock.core.errors import NotationError, RulesetError, TarockError
from tarock.core.faults import Mode
from tarock.core.rules import Ruleset
from tarock.core.sentences import Sentence
from tarock.notation.record import Carry, Record, loads
from tarock.rulesets import books, load, load_file
from tarock.rulesets.files import read_text
from tarock.rulesets.flaws import unknown


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
