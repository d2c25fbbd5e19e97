"""``tarock import``: what other programs wrote, as sheets or records."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from tarock.cli.files import Rulesets, read_records
from tarock.cli.output import print_json, print_lines
from tarock.conformance.columns import read_columns, sheets_of
from tarock.core.errors import NotationError, TarockError
from tarock.core.sentences import Sentence
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.notation import konig
from tarock.notation.portable import imported
from tarock.notation.record import dumps
from tarock.rulesets.files import read_text

Kind: TypeAlias = Literal["csv", "konig", "portable"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Which file, who wrote it, and what it does not say itself."""

    file: Path
    kind: Kind = "csv"
    columns: Path | None = None
    ruleset: str = "koenigrufen-turnier"
    house: Sequence[Path] = ()
    language: str = "en"


def run(options: Options) -> None:
    """Print what a file holds.

    :raises TarockError: with the file, if something in it is wrong.
    """
    match options.kind:
        case "csv":
            _print_sheets(options.file, options.columns)
        case "konig":
            _print_deals(options)
        case "portable":
            records = read_records(options.file, options.house)
            _print_text(dumps([imported(record) for record in records]))


def _print_sheets(file: Path, columns: Path | None) -> None:
    if columns is None:
        raise TarockError(Sentence("import-columns"))
    try:
        told = read_columns(read_text(columns))
    except TarockError as error:
        raise TarockError(Sentence("file-in", file=str(columns), text=error.sentence)) from error
    text = read_text(file)
    try:
        print_json(sheets_of(text, told))
    except TarockError as error:
        raise TarockError(Sentence("file-in", file=str(file), text=error.sentence)) from error


def _print_deals(options: Options) -> None:
    ruleset = Rulesets(options.house).find(options.ruleset)
    if not isinstance(ruleset, KoenigrufenRuleset):
        raise TarockError(Sentence("import-konig-rules", ruleset=ruleset.id))
    try:
        _print_text(dumps(konig.loads(read_text(options.file), ruleset)))
    except NotationError as error:
        raise TarockError(Sentence("file-in", file=str(options.file), text=error.placed)) from error


def _print_text(text: str) -> None:
    print_lines(text.splitlines())
