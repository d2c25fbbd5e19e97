"""``tarock solve``: what each side can force from a point of a record or a position from a book, with open cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tarock.cli.families import COMMANDS
from tarock.cli.files import Rulesets, read_text
from tarock.cli.output import fitted, print_json, print_lines
from tarock.core.errors import NotationError, TarockError
from tarock.notation.record import Record, loads
from tarock.search.warming import announced
from tarock.words import words_in


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What to solve: the deal of a file, from a trick on; how long to search; and how to say it."""

    file: Path
    deal: int = 1
    at: int | None = None
    seconds: float = 10
    as_json: bool = False
    house: Sequence[Path] = ()
    language: str = "en"


def run(options: Options) -> None:
    """Print what each side can force."""
    record = _record(options)
    family = record.state.ruleset.family
    with announced(family, "solver", words_in(options.language)("solve-compiling")):
        output = COMMANDS[family].solved(record, options.at, options.seconds)
    if options.as_json:
        print_json(output.json)
    else:
        print_lines(fitted(output.lines(options.language)))


def _record(options: Options) -> Record:
    """Read the deal that is meant.

    :raises TarockError: if there is none.
    """
    try:
        records = loads(read_text(options.file), Rulesets(options.house).find)
    except NotationError as error:
        message = f"{options.file}: {error}"
        raise TarockError(message) from error
    if not 1 <= options.deal <= len(records):
        message = f"--deal: {options.file} holds {len(records)} deals, so expected 1 to {len(records)}"
        raise TarockError(message)
    return records[options.deal - 1]
