"""Declarations that cannot stand together are refused, unless one is repaid or the sheet says that people erred."""

from typing import Any

import pytest

from tarock.core.errors import SheetError
from tarock.danish.rules import DanishRuleset
from tarock.notation.danish.sheet import parse_sheet
from tarock.rulesets import DANISH, load

TOGETHER: list[tuple[list[list[Any]], str]] = [
    ([["A", "taroks", 12], ["B", "taroks", 12]], "there are only 22 taroks"),
    ([["A", "matadors", 3], ["C", "matadors", 4]], "one row of matadors"),
    ([["A", "matadors", 3], ["A", "matadors", 4]], "A declares matadors twice"),
    ([["A", "full", "S"], ["A", "half", "S"]], "A declares S twice"),
    ([["A", "full", "kings"], ["B", "half", "kings"]], "cannot both declare kings"),
    ([["A", "taroks", 10], ["A", "taroks", 11]], "A declares taroks twice"),
]


def sheet(book: str, *events: list[Any], **fields: Any) -> Any:  # noqa: ANN401 - whatever JSON says
    ruleset = load(book)
    assert isinstance(ruleset, DanishRuleset)
    data = {"dealer": "A", "forehand": "B", "middle": "C", "events": [["fund", "both"], ["ante"], *events], **fields}
    return parse_sheet(ruleset, data)


@pytest.mark.parametrize("book", DANISH)
@pytest.mark.parametrize(("declared", "message"), TOGETHER)
def test_what_one_pack_cannot_hold_is_refused_with_the_reason(
    declared: list[list[Any]], message: str, book: str
) -> None:
    events = [["declare", *each] for each in declared]
    for order in (events, events[::-1]):
        with pytest.raises(SheetError, match=message.replace("A declares", "[AB] declares")) as caught:
            sheet(book, *order)
        assert load(book).book.short in str(caught.value)  # type: ignore[attr-defined]  # both families have it
    assert sheet(book, *events, mode="table").settle().payments


@pytest.mark.parametrize("book", DANISH)
def test_what_one_pack_can_hold_is_settled(book: str) -> None:
    declared: list[list[Any]] = [
        ["A", "taroks", 12],
        ["B", "taroks", 10],
        ["A", "matadors", 3],
        ["A", "half", "S"],
        ["B", "full", "H"],
    ]
    assert sheet(book, *(["declare", *each] for each in declared)).settle().payments


@pytest.mark.parametrize("book", DANISH)
def test_a_declaration_that_is_repaid_may_contradict_another(book: str) -> None:
    false: list[Any] = ["fine", "B", "false_declaration", ["taroks", 12]]
    events: list[list[Any]] = [["declare", "A", "taroks", 12], ["declare", "B", "taroks", 12], false]
    assert sheet(book, *events).settle().payments


def test_a_sheet_is_strict_or_of_a_table() -> None:
    with pytest.raises(SheetError, match="expected one of: strict, table; got 'loose'"):
        sheet("danish-hjoerring", mode="loose")


@pytest.mark.parametrize("book", DANISH)
@pytest.mark.parametrize("fault", ["wrong_skat", "misdeal"])
def test_a_fine_that_only_a_dealer_earns_is_refused_for_others(fault: str, book: str) -> None:
    sheet(book, ["fine", "A", fault]).settle()
    with pytest.raises(SheetError, match=f"only the dealer can be fined for {fault}"):
        sheet(book, ["fine", "B", fault]).settle()
