"""``tarock replay``: check and settle the deals of a record."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tarock.cli.errors import BAD_INPUT
from tarock.cli.families import COMMANDS, Commands
from tarock.cli.files import read_records
from tarock.cli.output import print_json, print_lines
from tarock.core.errors import NotationError
from tarock.notation.record import Record


def run(file: Path, *, as_json: bool, as_sheet: bool, keep_going: bool, house: Sequence[Path], language: str) -> None:
    """Replay a file and print what its deals came to."""
    errors: list[NotationError] | None = [] if keep_going else None
    records = read_records(file, house, errors=errors)
    if as_sheet:
        print_json(_one_or_all([_commands(record).sheet(record) for record in records]))
    elif as_json:
        print_json(_one_or_all([_commands(record).replayed(record).json for record in records]))
    else:
        _print_for_people(records, language)
    for left_out in errors or []:
        print(f"tarock: {file}: {left_out.said(language)}", file=sys.stderr)  # noqa: T201 - what was left out
    if errors:
        raise SystemExit(BAD_INPUT)


def _commands(record: Record) -> Commands[Any, Any]:
    return COMMANDS[record.state.ruleset.family]


def _one_or_all(answers: list[Any]) -> Any:  # noqa: ANN401 - an object, or an array if the file holds several
    return answers[0] if len(answers) == 1 else answers


def _print_for_people(records: Sequence[Record], language: str) -> None:
    from tarock.words import words_in

    words = words_in(language)
    for number, record in enumerate(records, start=1):
        head = words("report-deal", number=number, ruleset=record.state.ruleset.name)
        print_lines([head, *_commands(record).replayed(record).lines(language), ""])
