"""Every settlement that the books state or that follows from them."""

from typing import Any

import pytest

from tarock.core.seats import SEAT_NAMES
from tarock.notation.danish.as_json import settlement_json
from tarock.notation.danish.sheet import format_event, parse_sheet
from tests.cases.books import BOOKS, Json, book, params, read_case_file

FILES = [f"settlement-{name}.json" for name in BOOKS]
SETTLEMENTS = [case for file in FILES for case in read_case_file(file)]


def test_there_are_cases_for_every_book() -> None:
    assert {case["sheet"]["ruleset"] for case in SETTLEMENTS} == set(BOOKS)


@pytest.mark.parametrize("case", params(SETTLEMENTS))
def test_a_sheet_settles_as_the_book_says(case: dict[str, Any]) -> None:
    sheet = case["sheet"]
    answer = settlement_json(parse_sheet(book(sheet["ruleset"]), sheet).settle())

    assert answer["net"] == case["expect"]["net"]
    assert answer["cups"] == case["expect"]["cups"]


@pytest.mark.parametrize("case", params(SETTLEMENTS))
def test_nothing_is_paid_but_from_one_pocket_into_another(case: dict[str, Any]) -> None:
    sheet = case["sheet"]
    answer = settlement_json(parse_sheet(book(sheet["ruleset"]), sheet).settle())
    before = {"king": 0, "pagat": 0, **sheet["cups"]}

    got = dict.fromkeys((*answer["net"], "king", "pagat"), 0)
    for payment in answer["payments"]:
        assert payment["points"] > 0
        got[payment["from"]] -= payment["points"]
        got[payment["to"]] += payment["points"]

    change = {cup: answer["cups"][cup] - before[cup] for cup in before}
    assert got == {**answer["net"], **change}
    assert sum(got.values()) == 0


@pytest.mark.parametrize("case", params(SETTLEMENTS))
def test_every_payment_names_what_it_is_for_and_a_rule_of_its_book(case: dict[str, Any]) -> None:
    ruleset = book(case["sheet"]["ruleset"])
    answer = settlement_json(parse_sheet(ruleset, case["sheet"]).settle())

    for payment in answer["payments"]:
        assert payment["for"]
        assert payment["rule"].startswith(f"{ruleset.book.short}, ")


@pytest.mark.parametrize("case", params(SETTLEMENTS))
def test_the_order_of_the_events_within_a_time_makes_no_difference(case: dict[str, Any]) -> None:
    """A secretary writes down what comes to mind; the program keeps the order of settlement (B-15)."""
    sheet = case["sheet"]
    ruleset = book(sheet["ruleset"])
    turned = parse_sheet(ruleset, {**sheet, "events": sheet["events"][::-1]}).settle()

    assert settlement_json(turned)["net"] == case["expect"]["net"]
    assert settlement_json(turned)["cups"] == case["expect"]["cups"]


@pytest.mark.parametrize("case", params(SETTLEMENTS))
def test_writing_the_events_of_a_sheet_gives_what_was_read(case: dict[str, Any]) -> None:
    sheet = parse_sheet(book(case["sheet"]["ruleset"]), case["sheet"])
    written = {**case["sheet"], "events": [format_event(event) for event in sheet.events]}

    assert parse_sheet(sheet.ruleset, written) == sheet


@pytest.mark.parametrize("case", params(SETTLEMENTS))
def test_moving_everybody_one_seat_on_moves_the_amounts_with_them(case: dict[str, Any]) -> None:
    """No seat is special but for who deals; only an odd rest at the end of an evening goes by seat (B-48)."""
    sheet = case["sheet"]
    people = 3 + len(sheet.get("sitting_out", []))
    moved = {seat: SEAT_NAMES[(place + 1) % people] for place, seat in enumerate(SEAT_NAMES[:people])}

    answer = settlement_json(parse_sheet(book(sheet["ruleset"]), _moved(sheet, moved)).settle())

    assert answer["net"] == {moved[seat]: points for seat, points in case["expect"]["net"].items()}
    assert answer["cups"] == case["expect"]["cups"]


def _moved(data: Json, seats: dict[str, str]) -> Json:
    """Return a sheet with other seats; the suits S H D C of a declaration are no seats."""
    match data:
        case dict():
            return {seats.get(key, key): _moved(value, seats) for key, value in data.items()}
        case ["half" | "full" | "overfull" as fullness, suit]:
            return [fullness, suit]
        case ["declare", seat, *declaration]:
            return ["declare", seats[seat], *declaration]
        case list():
            return [_moved(value, seats) for value in data]
        case _:
            return seats.get(data, data) if isinstance(data, str) else data
