"""Whatever is read, nothing but our own errors comes of it, and what can be read can be written and read again."""

from functools import partial

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tarock.core.errors import NotationError, SheetError
from tarock.core.seats import SEAT_NAMES
from tarock.danish.events import Cup
from tarock.notation.danish.sheet import Sheet, format_event, parse_sheet
from tarock.notation.record import Record, dumps, loads
from tests.cases.books import BOOKS, book, read_case_file, read_text
from tests.notation.mutations import Json, json_values, spoilt_texts, spoilt_values
from tests.notation.texts import POSITION, RECORD, SHORT, TAGS

pytestmark = pytest.mark.slow

RECORDS = [read_text(case["file"]) for case in read_case_file("danish-records.json")]
TEXTS = [*RECORDS, POSITION, SHORT, TAGS, f"{TAGS}A redeal\n", f"{SHORT}\n{POSITION}\n{RECORD}"]
SHEETS = [case["sheet"] for name in BOOKS for case in read_case_file(f"settlement-{name}.json")]
fuzz = partial(settings, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def check_text(text: str) -> bool:
    """Read a text and, if that can be done, see that it survives being written; tell whether it can."""
    refusal: NotationError | None = None
    records: tuple[Record, ...] = ()
    try:
        records = loads(text, book)
    except NotationError as error:
        refusal = error
    if refusal is not None:
        assert refusal.line is not None
        assert refusal.column is not None
        return False
    written = dumps(records)
    again = loads(written, book)
    assert dumps(again) == written
    assert [record.state for record in again] == [record.state for record in records]
    for one, other in zip(again, records, strict=True):
        assert sorted(one.tags) == sorted(other.tags)
        assert len(one.remarks) == len(other.remarks)
    return True


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    check_text(text)


@given(st.text(st.sampled_from('[]{}()"\\;=.,\n\r\t 123ABCXTSHRules\0é')))
def test_no_text_of_the_signs_of_a_record_breaks_the_reader(text: str) -> None:
    check_text(text)


@pytest.mark.deals
@fuzz(max_examples=400)
@given(spoilt_texts(TEXTS))
@example(RECORD.replace("23. (B demands)", "B demands\n{a\nb}\n23."))
@example(RECORD.replace("[Event", '[Event "\\" {x}"]\n[Site'))
def test_no_spoilt_record_breaks_the_reader(text: str) -> None:
    check_text(text)


@fuzz(max_examples=100)
@given(spoilt_texts([SHORT, POSITION, TAGS]), spoilt_texts([SHORT, POSITION]))
def test_collecting_errors_reads_everything_and_raises_nothing(first: str, second: str) -> None:
    errors: list[NotationError] = []
    records = loads(f"{first}\n{POSITION}\n{second}", book, errors)

    assert records or errors


@pytest.mark.parametrize("text", TEXTS)
def test_the_texts_to_be_spoilt_can_be_read(text: str) -> None:
    assert check_text(text)


comments = st.text(st.characters(blacklist_characters="}", blacklist_categories=["Cs"]), max_size=12)


@pytest.mark.deals
@fuzz(max_examples=150)
@given(st.data(), st.sampled_from([SHORT, POSITION, f"{TAGS}A redeal\n", RECORD]))
def test_comments_anywhere_survive_being_written(data: st.DataObject, text: str) -> None:
    """At the ends of lines and words; a comment may hold anything but a closing brace."""
    lines = text.split("\n")
    for place in data.draw(st.lists(st.integers(0, len(lines) - 1), max_size=4)):
        comment = f"{{{data.draw(comments)}}}"
        lines[place] = data.draw(
            st.sampled_from([f"{lines[place]} {comment}", f"{comment} {lines[place]}", f"{comment}\n{lines[place]}"])
        )
    assert check_text("\n".join(lines))


# Sheets


def check_sheet(data: Json, name: str) -> Sheet | None:
    """Read and settle a sheet, or see that its refusal names a field; return it when it can be read."""
    sheet: Sheet | None = None
    field = ""
    try:
        sheet = parse_sheet(book(name), data)
        settlement = sheet.settle()
    except SheetError as error:
        field = error.field
        settlement = None
    assert (settlement is None) == bool(field)
    if sheet is not None:
        assert parse_sheet(sheet.ruleset, written(sheet)) == sheet
    if sheet is not None and settlement is not None:
        held = sum(sheet.cups[cup] for cup in Cup)
        assert sum(points for _, points in settlement.net) + sum(settlement.cups[cup] for cup in Cup) == held
    return sheet


def written(sheet: Sheet) -> Json:
    seating = sheet.seating
    return {
        "ruleset": sheet.ruleset.id,
        "dealer": SEAT_NAMES[seating.dealer],
        "forehand": SEAT_NAMES[seating.forehand],
        "middle": SEAT_NAMES[seating.middle],
        "sitting_out": [SEAT_NAMES[seat] for seat in seating.sitting_out],
        "cups": {cup.value: sheet.cups[cup] for cup in Cup},
        "events": [format_event(event) for event in sheet.events],
    }


@given(json_values, st.sampled_from(BOOKS))
def test_no_value_breaks_the_reader_of_sheets(data: Json, name: str) -> None:
    assert check_sheet(data, name) is None


@pytest.mark.deals
@fuzz(max_examples=600)
@given(spoilt_values(st.integers(0, len(SHEETS) - 1).map(SHEETS.__getitem__)), st.sampled_from(BOOKS))
def test_no_spoilt_sheet_breaks_the_reader(data: Json, name: str) -> None:
    check_sheet(data, name)


@pytest.mark.parametrize("name", BOOKS)
def test_the_sheets_to_be_spoilt_can_be_read(name: str) -> None:
    assert all(check_sheet(data, name) for data in SHEETS)
