"""Every settlement that the books state or that follows from them."""

from typing import Any

import pytest

from tarock.koenigrufen.settlement import settle
from tarock.notation.koenigrufen.as_json import settlement_json
from tarock.notation.koenigrufen.sheet import parse_sheet, sheet_of
from tests.cases.books import Json, params, read_case_file
from tests.koenigrufen.sheets import BOOKS, answer, load

SETTLEMENTS = [case for book in BOOKS for case in read_case_file(f"settlement-{book}.json")]
every_case = pytest.mark.parametrize("case", params(SETTLEMENTS))


def test_there_are_cases_for_every_book() -> None:
    assert {case["sheet"]["ruleset"] for case in SETTLEMENTS} == set(BOOKS)


@every_case
def test_a_sheet_settles_as_the_book_says(case: dict[str, Any]) -> None:
    """A struck line counts for nobody: beside what the cases expect its answer says that the deal is void."""
    settled = answer(case["sheet"])
    void = {"void": True} if case["sheet"].get("struck") else {}

    assert {key: value for key, value in settled.items() if key != "payments"} == {**void, **case["expect"]}


@every_case
def test_the_payments_add_up_to_the_money_and_explain_the_score(case: dict[str, Any]) -> None:
    settled = answer(case["sheet"])

    money, score = dict.fromkeys("ABCD", 0.0), dict.fromkeys("ABCD", 0.0)
    for payment in settled["payments"]:
        assert payment["points"] > 0
        for account, points in ((money, payment["points"]), (score, payment.get("score", payment["points"]))):
            account[payment["from"]] -= points
            account[payment["to"]] += points

    assert money == settled["money"]
    assert score == settled["score"]
    assert sum(money.values()) == sum(score.values()) == 0


@every_case
def test_every_payment_names_what_it_is_for_and_a_rule_of_its_book(case: dict[str, Any]) -> None:
    ruleset = load(case["sheet"]["ruleset"])
    rules = [ruleset.renonce, ruleset.valat, ruleset.king_in_talon, *ruleset.contracts, *ruleset.bonuses]
    sources = {rule.source for rule in rules} | ({ruleset.trischaken.source} if ruleset.trischaken else set())

    for payment in answer(case["sheet"])["payments"]:
        assert payment["for"]
        assert payment["rule"] in sources


@every_case
def test_writing_the_facts_of_a_sheet_gives_what_was_read(case: dict[str, Any]) -> None:
    sheet = case["sheet"]

    assert sheet_of(parse_sheet(load(sheet["ruleset"]), sheet), sheet["ruleset"]) == sheet


@every_case
def test_the_order_of_the_bonuses_makes_no_difference(case: dict[str, Any]) -> None:
    sheet = case["sheet"]
    turned = answer({**sheet, "items": sheet.get("items", [])[::-1]})

    assert {key: turned[key] for key in case["expect"]} == case["expect"]


@every_case
def test_moving_everybody_one_seat_on_moves_the_amounts_with_them(case: dict[str, Any]) -> None:
    """No seat is special but for who has the forehand."""
    moved = dict(zip("ABCD", "BCDA", strict=True))
    ruleset = load(case["sheet"]["ruleset"])

    settled = settlement_json(settle(ruleset, parse_sheet(ruleset, _moved(case["sheet"], moved))))

    for key, amounts in case["expect"].items():
        assert settled[key] == {moved[seat]: points for seat, points in amounts.items()}


def _moved(data: Json, seats: dict[str, str]) -> Json:
    match data:
        case dict():
            return {seats.get(key, key): _moved(value, seats) for key, value in data.items()}
        case list():
            return [_moved(value, seats) for value in data]
        case _:
            return seats.get(data, data) if isinstance(data, str) else data
