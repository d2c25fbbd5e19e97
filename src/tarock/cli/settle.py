"""``tarock settle``: a sheet, or an array of sheets."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from tarock.cli.evening import EveningDeal, check_following, check_game, in_deal, total_lines
from tarock.cli.evening import as_json as as_json_of
from tarock.cli.families import COMMANDS, evening_of
from tarock.cli.files import Rulesets
from tarock.cli.output import Output, print_json, print_lines
from tarock.core.errors import RulesetError, SheetError
from tarock.core.rules import Ruleset
from tarock.core.sentences import Sentence
from tarock.core.shapes import is_list, is_table
from tarock.rulesets.files import read_text

EVENING: Final = "evening"
"""The field of a file whose sheets follow from each other."""


def run(file: Path, *, as_json: bool, as_evening: bool, house: Sequence[Path], language: str) -> None:
    """Settle what a file holds and print the output."""
    rulesets = Rulesets(house)
    data = decode(read_text(file))
    if is_table(data) and EVENING in data:
        as_evening, data = True, data[EVENING]
    if as_evening:
        _run_evening(data if is_list(data) else [data], rulesets, as_json=as_json, language=language)
        return
    if is_list(data):
        outputs = [_settled_or_error(element, rulesets) for element in data]
        if as_json:
            print_json([_as_json(output, language) for output in outputs])
        else:
            _print_all(outputs, language)
        return
    output = settled(data, rulesets)
    if as_json:
        print_json(output.json)
    else:
        print_lines(output.lines(language))


def _run_evening(sheets: list[Any], rulesets: Rulesets, *, as_json: bool, language: str) -> None:
    """Settle sheets that follow from each other, and add them up.

    :raises TarockError: with the number of the sheet that is wrong, or does not follow.
    """
    deals: list[EveningDeal] = []
    outputs: list[Output] = []
    total: dict[str, Any] = {}
    rules: Ruleset | None = None
    for number, sheet in enumerate(sheets, start=1):
        try:
            ruleset = ruleset_of(_sheet(sheet), rulesets)
            check_game(rules := rules or ruleset, ruleset, number)
            evening = evening_of(ruleset.family)
            whole = {**(deals[-1].carried_on_sheet() if deals else {}), **sheet}
            deal = evening.of_sheet(ruleset, whole)
            outputs.append(COMMANDS[ruleset.family].settled(ruleset, whole))
        except SheetError as error:
            raise in_deal(number, error) from error
        check_following(deals[-1] if deals else None, deal, number)
        deals.append(deal)
        total = evening.total(tuple(deals))
    if not outputs:
        raise SheetError(EVENING, Sentence("sheet-no-sheet"))
    if as_json:
        print_json(as_json_of(outputs, total))
    else:
        _print_all(outputs, language)
        print_lines(total_lines(total, language))


def decode(text: str) -> Any:  # noqa: ANN401 - whatever JSON holds; the sheet checks it field by field
    """Return what a JSON text holds.

    :raises SheetError: if it is not JSON.
    """
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise SheetError("", Sentence("sheet-not-json", why=str(error))) from error


def settled(data: object, rulesets: Rulesets) -> Output:
    """Settle one sheet.

    :raises SheetError: naming the field that is wrong.
    """
    sheet = _sheet(data)
    ruleset = ruleset_of(sheet, rulesets)
    return COMMANDS[ruleset.family].settled(ruleset, sheet)


def _sheet(data: object) -> dict[str, Any]:
    if not is_table(data):
        raise SheetError("", Sentence("sheet-no-sheet"))
    return data


def ruleset_of(data: dict[str, Any], rulesets: Rulesets) -> Ruleset:
    """Return the rules that a sheet names.

    :raises SheetError: if it names none.
    """
    name = data.get("ruleset")
    if not isinstance(name, str):
        raise SheetError("ruleset", Sentence("sheet-no-ruleset"))
    try:
        return rulesets.find(name)
    except RulesetError as error:
        raise SheetError("ruleset", error.sentence) from error


def _settled_or_error(data: object, rulesets: Rulesets) -> Output | SheetError:
    try:
        return settled(data, rulesets)
    except SheetError as error:
        return error


def _as_json(output: Output | SheetError, language: str) -> dict[str, Any]:
    return {"error": output.said(language)} if isinstance(output, SheetError) else output.json


def _print_all(outputs: Sequence[Output | SheetError], language: str) -> None:
    for number, output in enumerate(outputs, start=1):
        lines = [f"  {output.said(language)}"] if isinstance(output, SheetError) else output.lines(language)
        print_lines([f"{number}.", *lines])
