"""``tarock settle``: a sheet, or an array of sheets."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tarock.cli.answer import Answer
from tarock.cli.families import COMMANDS
from tarock.cli.files import Rulesets
from tarock.cli.output import print_json, print_lines
from tarock.core.errors import RulesetError, SheetError
from tarock.core.sentences import Sentence
from tarock.core.shapes import is_list, is_table
from tarock.rulesets.files import read_text


def run(file: Path, *, as_json: bool, house: Sequence[Path], language: str) -> None:
    """Settle what a file holds and print the answer."""
    rulesets = Rulesets(house)
    data = decode(read_text(file))
    if is_list(data):
        answers = [_settled_or_error(element, rulesets) for element in data]
        if as_json:
            print_json([_as_json(answer, language) for answer in answers])
        else:
            _print_all(answers, language)
        return
    answer = settled(data, rulesets)
    if as_json:
        print_json(answer.json)
    else:
        print_lines(answer.lines(language))


def decode(text: str) -> Any:  # noqa: ANN401 - whatever JSON holds; the sheet checks it field by field
    """Return what a JSON text holds.

    :raises SheetError: if it is not JSON.
    """
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise SheetError("", Sentence("sheet-not-json", why=str(error))) from error


def settled(data: object, rulesets: Rulesets) -> Answer:
    """Settle one sheet.

    :raises SheetError: naming the field that is wrong.
    """
    if not is_table(data):
        raise SheetError("", Sentence("sheet-no-sheet"))
    name = data.get("ruleset")
    if not isinstance(name, str):
        raise SheetError("ruleset", Sentence("sheet-no-ruleset"))
    try:
        ruleset = rulesets.find(name)
    except RulesetError as error:
        raise SheetError("ruleset", error.sentence) from error
    return COMMANDS[ruleset.family].settled(ruleset, data)


def _settled_or_error(data: object, rulesets: Rulesets) -> Answer | SheetError:
    try:
        return settled(data, rulesets)
    except SheetError as error:
        return error


def _as_json(answer: Answer | SheetError, language: str) -> dict[str, Any]:
    return {"error": answer.said(language)} if isinstance(answer, SheetError) else answer.json


def _print_all(answers: Sequence[Answer | SheetError], language: str) -> None:
    for number, answer in enumerate(answers, start=1):
        lines = [f"  {answer.said(language)}"] if isinstance(answer, SheetError) else answer.lines(language)
        print_lines([f"{number}.", *lines])
