"""``tarock settle``: a sheet, or an array of sheets."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tarock.cli.files import Rulesets, read_text
from tarock.cli.output import print_json, print_lines
from tarock.core.errors import RulesetError, SheetError
from tarock.core.shapes import is_list, is_table
from tarock.danish.settlement import Settlement
from tarock.notation.danish_answer import settlement_answer
from tarock.notation.danish_sheet import parse_sheet


def run(file: Path, *, as_json: bool, house: Sequence[Path], language: str) -> None:
    """Settle what a file holds and print the answer."""
    rulesets = Rulesets(house)
    data = decode(read_text(file))
    if is_list(data):
        answers = [_settled_or_error(element, rulesets) for element in data]
        if as_json:
            print_json([_as_json(answer) for answer in answers])
        else:
            _print_all(answers, language)
        return
    settlement = settled(data, rulesets)
    if as_json:
        print_json(settlement_answer(settlement))
    else:
        _print_all([settlement], language)


def decode(text: str) -> Any:  # noqa: ANN401 - whatever JSON holds; the sheet checks it field by field
    """Return what a JSON text holds.

    :raises SheetError: if it is not JSON.
    """
    try:
        return msgspec.json.decode(text.removeprefix("\ufeff"))
    except (msgspec.DecodeError, RecursionError) as error:
        raise SheetError("", f"not valid JSON: {error}") from error


def settled(data: object, rulesets: Rulesets) -> Settlement:
    """Settle one sheet.

    :raises SheetError: naming the field that is wrong.
    """
    if not is_table(data):
        raise SheetError("", 'expected a sheet: an object such as {"ruleset": "danish-hjoerring", …}')
    name = data.get("ruleset")
    if not isinstance(name, str):
        raise SheetError("ruleset", "expected the id of a ruleset")
    try:
        ruleset = rulesets.find(name)
    except RulesetError as error:
        raise SheetError("ruleset", str(error)) from error
    return parse_sheet(ruleset, data).settle()


def _settled_or_error(data: object, rulesets: Rulesets) -> Settlement | SheetError:
    try:
        return settled(data, rulesets)
    except SheetError as error:
        return error


def _as_json(answer: Settlement | SheetError) -> dict[str, Any]:
    return {"error": str(answer)} if isinstance(answer, SheetError) else settlement_answer(answer)


def _print_all(answers: Sequence[Settlement | SheetError], language: str) -> None:
    from tarock.cli.report import settlement_lines

    for number, answer in enumerate(answers, start=1):
        if len(answers) > 1:
            print_lines([f"{number}."])
        print_lines([f"  {answer}"] if isinstance(answer, SheetError) else settlement_lines(answer, language))
