"""Every whole deal of the cases: played, settled, told and written again."""

from typing import Any

import pytest

from tarock.notation.danish.as_json import replay_json
from tarock.notation.danish.record import DanishRecord
from tarock.notation.danish.result import format_result
from tarock.notation.danish.sheet import parse_sheet, sheet_of
from tarock.notation.danish.writer import record_of
from tarock.notation.record import dumps, loads
from tarock.notation.syntax import format_tag
from tests.cases.books import BOOKS, book, params, read_case_file, read_text
from tests.cases.features import TEXT_FEATURES, features

pytestmark = pytest.mark.slow

RECORDS = read_case_file("danish-records.json")
NOT_CANONICAL = {"fmt_semicolon", "decl_other_order"}
"""Files that may be read but are written otherwise: one statement a line, items in their fixed order."""


def read(case: dict[str, Any]) -> DanishRecord:
    (record,) = loads(read_text(case["file"]), book)
    assert isinstance(record, DanishRecord)
    return record


def test_there_are_records_of_both_books() -> None:
    assert {case["ruleset"] for case in RECORDS} == set(BOOKS)


@pytest.mark.parametrize("case", params(RECORDS))
def test_a_record_amounts_to_what_is_expected(case: dict[str, Any]) -> None:
    answer = replay_json(read(case).state)

    assert answer["ruleset"] == case["ruleset"]
    assert {key: answer.get(key) for key in case["expect"]} == case["expect"]
    assert ("count" in answer) == ("count" in case["expect"])


@pytest.mark.parametrize("case", params(RECORDS))
def test_the_sheet_of_a_record_settles_like_the_record(case: dict[str, Any]) -> None:
    state = read(case).state
    sheet = sheet_of(state)

    assert sheet["ruleset"] == case["ruleset"]
    assert parse_sheet(book(case["ruleset"]), sheet).settle() == state.settlement


@pytest.mark.parametrize("case", params(RECORDS))
def test_writing_what_was_read_gives_the_same_text(case: dict[str, Any]) -> None:
    text = read_text(case["file"])
    written = dumps([read(case)])

    assert dumps(loads(written, book)) == written
    assert (written == text) == (not NOT_CANONICAL & set(case["features"]))


@pytest.mark.parametrize("case", params(RECORDS))
def test_writing_loses_no_tag_action_or_comment(case: dict[str, Any]) -> None:
    record = read(case)
    (again,) = loads(dumps([record]), book)

    assert again.tags == record.tags
    assert again.state == record.state
    assert [remark.text for remark in again.remarks] == [remark.text for remark in record.remarks]


@pytest.mark.parametrize("case", params(RECORDS))
def test_the_record_of_a_state_reads_back_as_that_state(case: dict[str, Any]) -> None:
    state = read(case).state
    (again,) = loads(dumps([record_of(state)]), book)

    assert again.state == state


@pytest.mark.parametrize("case", params(RECORDS))
def test_a_right_result_is_accepted_and_kept(case: dict[str, Any]) -> None:
    tag = format_tag("Result", format_result(read(case).state.settlement))
    (record,) = loads(f"{read_text(case['file'])}{tag}\n", book)

    assert dumps([record]).endswith(f"{tag}\n")


@pytest.mark.parametrize("case", params(RECORDS))
@pytest.mark.parametrize("name", ["A", "B", "C", "king", "pagat"])
def test_a_result_that_is_off_by_one_is_refused(case: dict[str, Any], name: str) -> None:
    amounts = {**case["expect"]["net"], **case["expect"]["cups"]}
    tag = format_tag("Result", f"{name}={amounts[name] + 1}")

    with pytest.raises(ValueError, match=rf"the deal gives {name}={amounts[name]}, not"):
        loads(f"{read_text(case['file'])}{tag}\n", book)


@pytest.mark.parametrize("case", params(RECORDS))
def test_the_engine_saw_every_feature_of_a_record_happen_and_no_other(case: dict[str, Any]) -> None:
    assert features(read(case).state) == set(case["features"]) - TEXT_FEATURES


@pytest.mark.parametrize("case", params(RECORDS))
def test_a_record_may_end_after_any_whole_trick(case: dict[str, Any]) -> None:
    """Nothing is settled then."""
    text = read_text(case["file"])
    for number in range(1, 26):
        cut = text[: text.index(f"\n{number}. ")] + "\n"
        (record,) = loads(cut, book)
        answer = replay_json(record.state)

        assert not record.is_complete
        assert answer["complete"] is False
        assert answer["winners"] == case["expect"]["winners"][: number - 1]
        assert answer["declarations"] == case["expect"]["declarations"]
        assert (answer["outcome"], answer["payments"]) == ([], [])
        assert not {"net", "cups", "count"} & answer.keys()


def test_an_evening_of_deals_is_read_and_written_in_one_file() -> None:
    texts = [read_text(case["file"]) for case in RECORDS]
    records = loads("\n".join(texts), book)

    assert len(records) == len(RECORDS)
    for case, record in zip(RECORDS, records, strict=True):
        assert record == read(case)
    assert loads(dumps(records), book) == records
