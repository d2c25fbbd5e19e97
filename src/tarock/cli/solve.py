"""``tarock solve``: what each side can force from a point of a record or a position from a book, with open cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tarock.cli.families import COMMANDS
from tarock.cli.files import record_of
from tarock.cli.output import fitted, print_json, print_lines
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
    record = record_of(options.file, options.deal, options.house)
    family = record.state.ruleset.family
    with announced(family, "solver", words_in(options.language)("solve-compiling")):
        output = COMMANDS[family].solved(record, options.at, options.seconds)
    if options.as_json:
        print_json(output.json)
    else:
        print_lines(fitted(output.lines(options.language)))
