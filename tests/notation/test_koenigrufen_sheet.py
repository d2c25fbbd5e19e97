"""The settlement sheet of Königrufen as JSON: every wrong field is named, and what is written reads back."""

import pytest

from tarock.koenigrufen.facts import Facts, Item, Side, ValatFact
from tarock.notation.koenigrufen.as_json import points
from tarock.notation.koenigrufen.sheet import parse_sheet, sheet_of
from tests.koenigrufen.sheets import (
    BESSER,
    BETTEL,
    BOOK,
    BOOKS,
    CONCEDED,
    LOST,
    MAYR,
    RUFER,
    THEIRS,
    TRISCHAKEN,
    TURNIER,
    WON,
    Json,
    Sheet,
    answer,
    check,
    load,
    made,
    refusal,
    sheet,
    silent,
    valat,
)

NUMBERS: tuple[Json, ...] = (-1, 1.0, "7", True, None, [], {}, 10**40)


# --- Shapes -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [None, 3, "sheet", [], [RUFER]])
def test_a_sheet_is_an_object(data: Json) -> None:
    assert refusal(data).field == "sheet"


@pytest.mark.parametrize("key", ["score", "Forehand", "", "seed", "AB"])
def test_an_unknown_field_is_refused(key: str) -> None:
    check({**RUFER, key: 1}, key, "unknown field")


@pytest.mark.parametrize("value", [None, 0, True, "a", "E", "G", "AB", "", ["A"]])
@pytest.mark.parametrize("field", ["forehand", "declarer", "partner"])
def test_a_seat_is_a_letter_from_a_to_d(field: str, value: Json) -> None:
    check({**RUFER, field: value}, field)


@pytest.mark.parametrize("field", ["forehand", "declarer", "contract", "partner", "thirds"])
def test_what_a_rufer_needs_must_be_there(field: str) -> None:
    check({key: value for key, value in RUFER.items() if key != field}, field)


@pytest.mark.parametrize("value", ["pikolo", "Rufer", "besserrufer uhu", "", 1, True, [], {}])
def test_a_contract_is_one_of_the_book(value: Json) -> None:
    check({**RUFER, "contract": value}, "contract", "expected one of: trischaken, rufer, ")


@pytest.mark.parametrize(
    ("book", "contract"),
    [(BOOK, "besserrufer"), (BOOK, "trischaken"), (TURNIER, "zwiccolo"), (TURNIER, "farbendreier"), (MAYR, "bettel")],
)
def test_a_contract_of_another_book_is_refused(book: str, contract: str) -> None:
    check(sheet(book, contract, **WON), "contract")


@pytest.mark.parametrize("value", [*NUMBERS, 13])
def test_tricks_are_a_number_up_to_twelve(value: Json) -> None:
    check({**RUFER, "tricks": value}, "tricks")
    check({**BETTEL, "tricks": value}, "tricks")


@pytest.mark.parametrize("value", [*NUMBERS, 211])
def test_thirds_are_a_number_up_to_210(value: Json) -> None:
    check({**RUFER, "thirds": value}, "thirds", "from 0 to 210")


@pytest.mark.parametrize("field", ["own_king", "struck"])
@pytest.mark.parametrize("value", [0, 1, "true", None, []])
def test_a_flag_is_true_or_false(field: str, value: Json) -> None:
    check({**RUFER, field: value}, field, "true, false")


@pytest.mark.parametrize("value", [None, "Uhu", 2, "adler", []])
def test_a_bird_is_one_of_four_or_none(value: Json) -> None:
    check({**BESSER, "bird": value}, "bird", "pagat, uhu, kakadu, quapil, none")


@pytest.mark.parametrize("value", [None, True, "lost", []])
def test_a_king_in_the_talon_meets_one_of_four_fates(value: Json) -> None:
    check({**CONCEDED, "king_in_talon": value}, "king_in_talon", "conceded, taken, left, solo")


# --- Kontra -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [None, 2, [2], "2"])
def test_kontra_is_an_object(value: Json) -> None:
    check({**RUFER, "kontra": value}, "kontra")


@pytest.mark.parametrize("value", [*NUMBERS, 0, 3, 16])
def test_kontra_doubles_once_twice_or_three_times(value: Json) -> None:
    check({**RUFER, "kontra": {"game": value}}, "kontra.game", "1, 2, 4, 8")
    check({**BETTEL, "kontra": {"B": value}}, "kontra.B")
    check({**RUFER, "items": [made("trull", kontra=value)]}, "items[0].kontra")
    check({**RUFER, "valat": valat(announced=True, made=False, kontra=value)}, "valat.kontra")


def test_kontra_is_by_seat_in_negative_games_only() -> None:
    check({**RUFER, "kontra": {"C": 2}}, "kontra.C")
    check({**BETTEL, "kontra": {"game": 2}}, "kontra.game")
    check({**BETTEL, "kontra": {"A": 2}}, "kontra.A", "expected one of: B, C, D")
    check({**BETTEL, "kontra": {"E": 2}}, "kontra.E")
    check({**TRISCHAKEN, "kontra": {"game": 2}}, "kontra.game", "there must be none")
    assert parse_sheet(load(TURNIER), {**TRISCHAKEN, "kontra": {}}).kontra == 1


# --- Items --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [None, {}, "trull", 1])
def test_items_are_a_list(value: Json) -> None:
    check({**RUFER, "items": value}, "items")


@pytest.mark.parametrize("value", [None, "trull", []])
def test_an_item_is_an_object(value: Json) -> None:
    check({**RUFER, "items": [silent("kings"), value]}, "items[1]")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"item": "valat"}, "items[0].item"),
        ({"item": None}, "items[0].item"),
        ({"item": ["trull"]}, "items[0].item"),
        ({"side": "A"}, "items[0].side"),
        ({"side": None}, "items[0].side"),
        ({"side": {}}, "items[0].side"),
        ({"announced": 1}, "items[0].announced"),
        ({"made": "yes"}, "items[0].made"),
        ({"claimed_by": "A"}, "items[0].claimed_by"),
        ({"claimed_by": ["X"]}, "items[0].claimed_by[0]"),
        ({"claimed_by": ["A", "A"]}, "items[0].claimed_by"),
        ({"points": 4}, "items[0].points"),
    ],
)
def test_a_wrong_part_of_an_item_is_named(change: Sheet, field: str) -> None:
    check({**RUFER, "items": [{**made("trull"), **change}]}, field)


@pytest.mark.parametrize("key", ["item", "side", "announced", "made"])
def test_an_item_needs_all_its_parts(key: str) -> None:
    check(
        {**RUFER, "items": [{name: value for name, value in made("trull").items() if name != key}]}, f"items[0].{key}"
    )


@pytest.mark.parametrize("value", [None, True, [], "declarer"])
def test_a_valat_is_an_object(value: Json) -> None:
    check({**RUFER, "valat": value}, "valat")


@pytest.mark.parametrize("key", ["side", "announced", "made"])
def test_a_valat_needs_all_its_parts(key: str) -> None:
    whole = valat(announced=True, made=False)
    check({**RUFER, "valat": {name: value for name, value in whole.items() if name != key}}, f"valat.{key}")
    check({**RUFER, "valat": {**whole, "item": "valat"}}, "valat.item")


# --- Deals that are not played ------------------------------------------------------------------------------


def test_a_deal_that_nobody_plays_has_nothing_else() -> None:
    unplayed = {"ruleset": BOOK, "forehand": "B", "contract": None}

    assert parse_sheet(load(BOOK), unplayed) == Facts(1)
    check({**unplayed, "declarer": "A"}, "declarer", "nobody plays")
    check({**unplayed, "ruleset": TURNIER}, "contract", "missing")
    check({"ruleset": BOOK, "forehand": "B"}, "contract", "missing")


def test_a_struck_line_may_be_incomplete_but_not_nonsense() -> None:
    ruleset = load(TURNIER)
    struck: Sheet = {"ruleset": TURNIER, "forehand": "A", "struck": True}

    assert parse_sheet(ruleset, struck) == Facts(0, struck=True)
    assert parse_sheet(ruleset, {**struck, "contract": "dreier"}) == Facts(0, "dreier", struck=True)
    check({**struck, "contract": "dreier", "thirds": "many"}, "thirds")
    check({**struck, "contract": "nothing"}, "contract")


# --- Writing ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "facts",
    [
        Facts(0),
        Facts(3, struck=True),
        Facts(3, "dreier", 1, thirds=100, struck=True),
        Facts(0, "rufer", 0, own_king=True, tricks=8, thirds=119, kontra=2),
        Facts(0, "solorufer", 2, king_in_talon="solo", thirds=99),
        Facts(1, "rufer", 1, 2, revoke=(0, 3), items=(Item("trull", Side.DECLARER, True, False, 4),)),
        Facts(0, "dreier", 1, valat=ValatFact(Side.DEFENDERS, True, False, 2), thirds=99),
    ],
)
def test_facts_read_back_as_they_are_written(facts: Facts) -> None:
    assert parse_sheet(load(BOOK), sheet_of(facts, BOOK)) == facts


def test_facts_with_seats_read_back_as_they_are_written() -> None:
    negative = Facts(0, "bettel", 1, tricks=0, kontra=(2, 1, 8, 1))
    claimed = (Item("pagat", Side.DECLARER, False, True, claimed_by=(0, 1)),)

    for facts in (
        negative,
        Facts(0, "trischaken", tricks=(3, 4, 2, 3), thirds=(45, 82, 35, 48)),
        Facts(0, "besserrufer", 0, bird="none", revoke=(0,)),
        Facts(0, "rufer", 0, 1, revoke=(2,), items=claimed),
    ):
        assert parse_sheet(load(TURNIER), sheet_of(facts, TURNIER)) == facts


def test_the_example_of_the_format_is_read() -> None:
    """But for its Valat, its king and its Renonce, which show the vocabulary and exclude each other."""
    who = {"ruleset": TURNIER, "forehand": "A", "contract": "besserrufer", "bird": "pagat", "declarer": "B"}
    what = {"partner": "D", "tricks": 7, "thirds": 121, "kontra": {"game": 2}}
    data: Sheet = {**who, **what, "items": [made("pagat", kontra=2), silent("trull", THEIRS)]}

    assert answer(data)["score"] == {"A": -2, "B": 2, "C": -2, "D": 2}
    assert answer(data)["money"] == {"A": -5, "B": 5, "C": -5, "D": 5}
    assert sheet_of(parse_sheet(load(TURNIER), data), TURNIER) == data


def test_amounts_are_whole_numbers_but_for_halves() -> None:
    assert [points(amount) for amount in (-3, -2, 0, 1, 4)] == [-1.5, -1, 0, 0.5, 2]
    assert all(isinstance(points(amount), int) for amount in (-2, 0, 4))


@pytest.mark.parametrize("book", BOOKS)
def test_only_a_book_that_writes_for_the_winners_has_it_in_its_answer(book: str) -> None:
    data = sheet(book, "dreier", **LOST)

    assert ("written" in answer(data)) == (book == BOOK)
