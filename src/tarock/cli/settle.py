"""``tarock settle``: a sheet, or an array of sheets."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tarock.cli.families import COMMANDS
from tarock.cli.files import Rulesets, read_text
from tarock.cli.output import Output, print_json, print_lines
from tarock.core.errors import RulesetError, SheetError
from tarock.core.shapes import is_list, is_table


def run(file: Path, *, as_json: bool, house: Sequence[Path], language: str) -> None:
    """Settle what a file holds and print the output."""
    rulesets = Rulesets(house)
    data = decode(read_text(file))
    if is_list(data):
        outputs = [_settled_or_error(element, rulesets) for element in data]
        if as_json:
            print_json([_as_json(output) for output in outputs])
        else:
            _print_all(outputs, language)
        return
    output = settled(data, rulesets)
    if as_json:
        print_json(output.json)
    else:
        print_lines(output.lines(language))


def decode(text: str) -> Any:  # noqa: ANN401 - whatever JSON holds; the sheet checks it field by field
    """Return what a JSON text holds.

    :raises SheetError: if it is not JSON.
    """
    try:
        return msgspec.json.decode(text.removeprefix("\ufeff"))
    except (msgspec.DecodeError, RecursionError) as error:
        raise SheetError("", f"not valid JSON: {error}") from error


def settled(data: object, rulesets: Rulesets) -> Output:
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
    return COMMANDS[ruleset.family].settled(ruleset, data)


def _settled_or_error(data: object, rulesets: Rulesets) -> Output | SheetError:
    try:
        return settled(data, rulesets)
    except SheetError as error:
        return error


def _as_json(output: Output | SheetError) -> dict[str, Any]:
    return {"error": str(output)} if isinstance(output, SheetError) else output.json


def _print_all(outputs: Sequence[Output | SheetError], language: str) -> None:
    for number, output in enumerate(outputs, start=1):
        lines = [f"  {output}"] if isinstance(output, SheetError) else output.lines(language)
        print_lines([f"{number}.", *lines])
