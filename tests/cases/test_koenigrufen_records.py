"""Whole deals of Königrufen as records, and what they came to."""

from typing import Any

import pytest

from tarock.koenigrufen.cards import thirds
from tarock.koenigrufen.settlement import settle
from tarock.notation.cards import parse_cards
from tarock.notation.koenigrufen.as_json import settlement_json
from tarock.notation.koenigrufen.record import KoenigrufenRecord
from tarock.notation.koenigrufen.replay import replay_json
from tarock.notation.koenigrufen.sheet import parse_sheet, sheet_of
from tarock.notation.koenigrufen.writer import record_of
from tarock.notation.record import dumps, loads
from tarock.rulesets import KOENIGRUFEN, load_koenigrufen
from tests.cases.books import params, read_case_file, read_text

RECORDS = read_case_file("koenigrufen-records.json")
all_records = pytest.mark.parametrize("case", params(RECORDS))


def record_in(case: dict[str, Any]) -> KoenigrufenRecord:
    (record,) = loads(read_text(case["file"]), load_koenigrufen)
    return record


@all_records
def test_a_record_comes_to_what_is_expected(case: dict[str, Any]) -> None:
    answer = replay_json(record_in(case).state)
    assert {key: answer[key] for key in case["expect"]} == case["expect"]
    assert answer["complete"] is True


@all_records
def test_settling_its_sheet_gives_the_same_result(case: dict[str, Any]) -> None:
    state = record_in(case).state
    sheet = sheet_of(state.facts, state.ruleset.id)
    settled = settle(state.ruleset, parse_sheet(state.ruleset, sheet))
    assert settlement_json(settled) == settlement_json(state.settlement)


@all_records
def test_a_record_is_written_as_it_was_played(case: dict[str, Any]) -> None:
    record = record_in(case)
    text = dumps([record])
    (again,) = loads(text, load_koenigrufen)
    assert again.state == record.state
    assert dumps([again]) == text
    (bare,) = loads(dumps([record_of(record.state)]), load_koenigrufen)
    assert bare.state == record.state


@pytest.mark.parametrize("case", params(read_case_file("koenigrufen-counting.json")["examples"]))
@pytest.mark.parametrize("name", KOENIGRUFEN)
def test_cards_are_counted_in_thirds(case: dict[str, Any], name: str) -> None:
    cards = parse_cards(" ".join(case["cards"]))
    assert thirds(load_koenigrufen(name).counting, cards) == case["thirds"]
