"""``tarock import``: sheets from a CSV file that somebody else wrote."""

from pathlib import Path

from tarock.cli.output import print_json
from tarock.conformance.columns import read_columns, sheets_of
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.rulesets.files import read_text


def run(file: Path, columns: Path) -> None:
    """Print the sheets of a file.

    :raises TarockError: with the file, if something in it is wrong.
    """
    try:
        told = read_columns(read_text(columns))
    except TarockError as error:
        raise TarockError(Sentence("file-in", file=str(columns), text=error.sentence)) from error
    text = read_text(file)
    try:
        print_json(sheets_of(text, told))
    except TarockError as error:
        raise TarockError(Sentence("file-in", file=str(file), text=error.sentence)) from error
