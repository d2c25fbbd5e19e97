"""What commands read: files, standard input, rulesets and languages."""

import sys
from collections.abc import Iterable
from pathlib import Path

from tarock.core.errors import RulesetError, TarockError
from tarock.core.rules import Ruleset
from tarock.rulesets import books, load, load_file


def read_text(file: Path) -> str:
    """Return the text of a file, or of standard input for ``-``.

    :raises TarockError: if it cannot be read.
    """
    try:
        data = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        return data.decode("utf-8")
    except OSError as error:
        message = f"{file}: cannot be read ({error.strerror})"
        raise TarockError(message) from error
    except UnicodeDecodeError as error:
        message = f"{file}: is not UTF-8 text (byte {error.start})"
        raise TarockError(message) from error


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
            known = ", ".join((*books(), *self._house))
            message = f"unknown ruleset {name!r}; there are {known}"
            raise RulesetError(message)
        return load(name)
