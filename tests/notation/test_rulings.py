"""The referee rules by hand: tournament sheet 10.1; Møller, Fejlmeldinger, l.495-497.

Who pays whom how much, with a reason: in a record of table mode, on a sheet, and as a line of the settlement.
"""

from pathlib import Path
from typing import Any

import pytest

from tarock.core.errors import IllegalAction, NotationError, SheetError
from tarock.danish.events import Cup
from tarock.danish.rules import DanishRuleset
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import settle
from tarock.notation.danish import sheet as danish_sheet
from tarock.notation.danish.as_json import settlement_json as danish_json
from tarock.notation.koenigrufen import sheet as koenigrufen_sheet
from tarock.notation.koenigrufen.as_json import settlement_json
from tarock.notation.record import dumps, loads
from tarock.rulesets import DANISH, KOENIGRUFEN, load, load_danish
from tests.notation.told import why

RECORDS = Path(__file__).parent.parent / "data" / "cases" / "records"
BY_BOOK = {book: sorted(RECORDS.glob(f"{book}-*.tarock")) for book in (*DANISH, *KOENIGRUFEN)}


def played(book: str, *, mode: str = "table") -> str:
    """Return a record of a whole deal of a book, played where faults can happen."""
    for file in BY_BOOK[book]:
        text = file.read_text("utf-8").replace("[Dealer", f'[Mode "{mode}"]\n[Dealer', 1)
        try:
            (record,) = loads(text, load)
        except NotationError:
            continue
        if record.is_complete and "Result" not in text:
            return dumps([record])
    pytest.fail(f"no whole deal of {book}")


@pytest.mark.parametrize("book", BY_BOOK)
def test_a_ruling_is_a_line_of_the_settlement_and_survives_the_sheet(book: str) -> None:
    text = played(book)
    ruled = f"{text}B rules A C 20 because shown at once, and without harm\n"
    (before,), (after,) = loads(text, load), loads(ruled, load)
    assert dumps([after]) == ruled
    paid = _payments(after)
    (line,) = [line for line in paid if line not in _payments(before)]
    assert (line["from"], line["to"], line["points"], line["for"]) == ("A", "C", 20, "ruling")
    assert line["rule"].endswith(": shown at once, and without harm")
    assert line["rule"].startswith(load(book).rulings.source)  # type: ignore[attr-defined]  # both families have it
    assert _settled_from_sheet(after) == paid


def _payments(record: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - of either family
    settlement = record.state.settlement
    answer = danish_json(settlement) if isinstance(record.state.ruleset, DanishRuleset) else settlement_json(settlement)
    return list(answer["payments"])


def _settled_from_sheet(record: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - of either family
    ruleset = record.state.ruleset
    if isinstance(ruleset, KoenigrufenRuleset):
        facts = koenigrufen_sheet.parse_sheet(ruleset, koenigrufen_sheet.sheet_of(record.state.facts, ruleset.id))
        return list(settlement_json(settle(ruleset, facts))["payments"])
    sheet = danish_sheet.parse_sheet(ruleset, danish_sheet.sheet_of(record.state))
    return list(danish_json(sheet.settle())["payments"])


@pytest.mark.parametrize("book", DANISH)
def test_a_ruling_may_pay_into_a_cup(book: str) -> None:
    text = played(book)
    (before,), (after,) = loads(text, load_danish), loads(f"{text}B rules A pagat 5 because of talk\n", load_danish)
    moved = after.state.settlement.cups[Cup.PAGAT] - before.state.settlement.cups[Cup.PAGAT]
    assert moved == 5


@pytest.mark.parametrize("book", BY_BOOK)
@pytest.mark.parametrize("words", ["A A 5 because why", "A C 5", "A E 5 because why", "E A 5 because why"])
def test_a_ruling_without_two_parties_or_a_reason_is_refused(book: str, words: str) -> None:
    with pytest.raises(NotationError) as caught:
        loads(f"{played(book)}B rules {words}\n", load)
    assert isinstance(caught.value.__cause__, IllegalAction | NotationError)
    assert "no such ruling" in why(caught.value) or "is no seat" in why(caught.value)


@pytest.mark.parametrize("book", BY_BOOK)
def test_nobody_rules_where_faults_are_refused(book: str) -> None:
    text = played(book, mode="strict")
    first = next(line for line in text.splitlines() if line.startswith("1. "))
    with pytest.raises(NotationError):
        loads(text.replace(first, f"B rules A C 5 because why\n{first}"), load)


@pytest.mark.parametrize(
    "words", [["A", "A", 5, "why"], ["A", "C", 0, "why"], ["A", "C", 5, " "], ["A", "E", 5, "why"]]
)
def test_a_ruling_of_danish_tarok_is_checked_on_a_sheet(words: list[Any]) -> None:
    sheet = {"dealer": "A", "forehand": "B", "middle": "C", "events": [["ante"], ["ruling", *words]]}
    ruleset = load("danish-hjoerring")
    assert isinstance(ruleset, DanishRuleset)
    with pytest.raises(SheetError):
        danish_sheet.parse_sheet(ruleset, sheet).settle()


@pytest.mark.parametrize(
    "ruling",
    [
        {"from": "A", "to": "A", "points": 1, "reason": "x"},
        {"from": "A", "to": "B", "points": 0, "reason": "x"},
        {"from": "A", "to": "B", "points": 1},
        {"from": "A", "to": "E", "points": 1, "reason": "x"},
    ],
)
def test_a_ruling_of_koenigrufen_is_checked_on_a_sheet(ruling: dict[str, Any]) -> None:
    ruleset = load("koenigrufen-turnier")
    assert isinstance(ruleset, KoenigrufenRuleset)
    with pytest.raises(SheetError) as caught:
        koenigrufen_sheet.parse_sheet(ruleset, {"forehand": "A", "struck": True, "rulings": [ruling]})
    assert caught.value.field.startswith("rulings[0]")


def test_a_struck_deal_has_only_what_the_referee_ruled() -> None:
    """10.1: the last word is the referees'."""
    ruleset = load("koenigrufen-turnier")
    assert isinstance(ruleset, KoenigrufenRuleset)
    ruling = {"from": "A", "to": "B", "points": 3, "reason": "both sides at fault"}
    sheet = {"ruleset": ruleset.id, "forehand": "A", "struck": True, "rulings": [ruling]}
    facts = koenigrufen_sheet.parse_sheet(ruleset, sheet)
    assert settlement_json(settle(ruleset, facts))["score"] == {"A": -3, "B": 3, "C": 0, "D": 0}
    assert koenigrufen_sheet.sheet_of(facts, ruleset.id) == sheet
