"""Tricks and counts that no pack can have are refused."""

import pytest

from tarock.notation.koenigrufen.sheet import parse_sheet
from tests.koenigrufen.sheets import (
    BOOK,
    MAYR,
    TRISCHAKEN,
    TURNIER,
    Sheet,
    by_seat,
    check,
    load,
    sheet,
)


@pytest.mark.parametrize(
    ("contract", "tricks", "thirds"),
    [
        ("dreier", 8, 120),
        ("dreier", 8, 32),
        ("dreier", 12, 210),
        ("solodreier", 12, 207),
        ("solodreier", 1, 55),
        ("farbensolo", 5, 200),
    ],
)
def test_a_count_that_the_tricks_cannot_have_is_refused(contract: str, tricks: int, thirds: int) -> None:
    """1.10 of the spec: thirds leave the same rest of three as the number of cards; no card counts less than one."""
    check(sheet(TURNIER, contract, tricks=tricks, thirds=thirds), "thirds", "cannot count")


@pytest.mark.parametrize(
    ("contract", "tricks", "thirds"),
    [
        ("dreier", 8, 107),
        ("dreier", 8, 35),
        ("dreier", 12, 207),
        ("sechser", 12, 210),
        ("solodreier", 12, 204),
        ("solodreier", 1, 52),
        ("farbensolo", 0, 0),
    ],
)
def test_a_count_at_the_limit_is_read(contract: str, tricks: int, thirds: int) -> None:
    assert parse_sheet(load(TURNIER), sheet(TURNIER, contract, tricks=tricks, thirds=thirds)).thirds == thirds


def test_a_solo_player_gets_the_half_with_the_king() -> None:
    """Twelve tricks and three cards: 207 at most."""
    data = sheet(BOOK, "solorufer", king_in_talon="solo", tricks=12, thirds=207)

    assert parse_sheet(load(BOOK), data).thirds == 207


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"tricks": 7}, "tricks"),
        ({"tricks": {"A": 3, "B": 4, "C": 5}}, "tricks.D"),
        ({"tricks": {**by_seat(3, 4, 2, 3), "E": 0}}, "tricks.E"),
        ({"tricks": by_seat(3, 4, 2, 2)}, "tricks"),
        ({"tricks": {**by_seat(3, 4, 2, 3), "B": True}}, "tricks.B"),
        ({"thirds": by_seat(45, 82, 35, 47)}, "thirds"),
        ({"thirds": by_seat(46, 81, 35, 48)}, "thirds.A"),
        ({"thirds": by_seat(9, 82, 71, 48)}, "thirds.A"),
        ({"tricks": by_seat(3, 4, 5, 0), "thirds": by_seat(45, 82, 35, 48)}, "thirds.D"),
    ],
)
def test_trischaken_needs_the_tricks_and_counts_of_one_pack(change: Sheet, field: str) -> None:
    check({**TRISCHAKEN, **change}, field)


@pytest.mark.parametrize("field", ["tricks", "thirds"])
def test_trischaken_needs_tricks_and_thirds(field: str) -> None:
    check({key: value for key, value in TRISCHAKEN.items() if key != field}, field, "missing")


def test_talon_cards_among_the_tricks_leave_any_rest() -> None:
    """Mayr, Trischaken: a talon card goes to each of the first six tricks, M32."""
    data = sheet(MAYR, "trischaken", tricks=by_seat(4, 5, 3, 0), thirds=by_seat(66, 95, 49, 0))

    assert parse_sheet(load(MAYR), data).thirds == (66, 95, 49, 0)
