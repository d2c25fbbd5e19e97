"""``tarock replay``: check and settle the deals of a record."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tarock.cli.errors import BAD_INPUT
from tarock.cli.evening import EveningDeal, check_following, check_game, total_lines
from tarock.cli.evening import as_json as as_json_of
from tarock.cli.families import COMMANDS, Commands, evening_of
from tarock.cli.files import read_records
from tarock.cli.output import print_json, print_lines
from tarock.core.errors import NotationError, TarockError
from tarock.core.rules import Ruleset
from tarock.core.sentences import Sentence
from tarock.notation.record import Record


def run(
    file: Path,
    *,
    as_json: bool,
    as_sheet: bool,
    keep_going: bool,
    as_evening: bool,
    house: Sequence[Path],
    language: str,
) -> None:
    """Replay a file and print what its deals came to."""
    if as_evening:
        _run_evening(file, as_json=as_json, house=house, language=language)
        return
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


def _run_evening(file: Path, *, as_json: bool, house: Sequence[Path], language: str) -> None:
    """Replay a file whose deals follow from each other, and add them up."""
    deals: list[EveningDeal] = []
    rulesets: list[Ruleset] = []
    number = 0

    def carry(record: Record) -> dict[str, str]:
        """Take up a deal that was read, and say what goes on to the next one."""
        nonlocal number
        number += 1
        rulesets.append(record.state.ruleset)
        check_game(rulesets[0], rulesets[-1], number)
        evening = evening_of(record.state.ruleset.family)
        deal = evening.of_record(record)
        if deal is None:
            raise TarockError(Sentence("evening-deal", number=number, text=Sentence("evening-unfinished")))
        check_following(deals[-1] if deals else None, deal, number)
        deals.append(deal)
        return deal.carried()

    records = read_records(file, house, carry=carry)
    total = evening_of(records[0].state.ruleset.family).total(tuple(deals))
    if as_json:
        print_json(as_json_of([_commands(record).replayed(record) for record in records], total))
    else:
        _print_for_people(records, language)
        print_lines(total_lines(total, language))


def _commands(record: Record) -> Commands[Any, Any]:
    return COMMANDS[record.state.ruleset.family]


def _one_or_all(answers: list[Any]) -> Any:  # noqa: ANN401 - an object, or an array if the file holds several
    return answers[0] if len(answers) == 1 else answers


def _print_for_people(records: Sequence[Record], language: str) -> None:
    from tarock.words import words_in
    from tarock.words.rulebook import ruleset_title

    words = words_in(language)
    for number, record in enumerate(records, start=1):
        head = words("report-deal", number=number, ruleset=ruleset_title(words, record.state.ruleset))
        print_lines([head, *_commands(record).replayed(record).lines(language), ""])
