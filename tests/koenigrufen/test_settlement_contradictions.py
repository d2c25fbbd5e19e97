"""Facts that cannot be: what the cards, the arithmetic or the book rule out is refused with the field at fault."""

import pytest

from tarock.koenigrufen.facts import Side, ValatFact
from tarock.notation.koenigrufen.sheet import parse_sheet
from tests.koenigrufen.sheets import (
    ALL_TRICKS,
    BESSER,
    BETTEL,
    BOOK,
    CONCEDED,
    DREIER,
    MAYR,
    OLD,
    REVOKED,
    RUFER,
    THEIRS,
    TRISCHAKEN,
    TURNIER,
    WON,
    Json,
    Sheet,
    answer,
    check,
    failed,
    item,
    load,
    lost,
    made,
    sheet,
    silent,
    valat,
)

# --- Bonuses ------------------------------------------------------------------------------------------------


def test_what_was_not_announced_was_not_doubled() -> None:
    check({**RUFER, "items": [silent("trull", kontra=2)]}, "items[0].kontra")
    check({**RUFER, "tricks": 12, "thirds": 192, "valat": valat(announced=False, kontra=2)}, "valat.kontra")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({**OLD, "items": [silent("uhu")]}, "no bonus for uhu"),
        ({**OLD, "items": [made("quapil")]}, "no bonus for quapil"),
        ({**RUFER, "items": [made("mondfang")]}, "no bonus for mondfang"),
        ({**RUFER, "items": [made("king_captured", THEIRS)]}, "no bonus for king_captured"),
        ({**OLD, "items": [made("king_captured", THEIRS)]}, "not announced"),
        ({**OLD, "items": [made("mondfang", THEIRS)]}, "only the called partner"),
        (sheet(BOOK, "dreier", **WON, items=[made("mondfang")]), "only the called partner"),
        (sheet(BOOK, "rufer", own_king=True, **WON, items=[lost("mondfang")]), "only the called partner"),
        ({**DREIER, "items": [silent("koenig_ultimo")]}, "no king is called"),
        ({**DREIER, "items": [silent("king_captured", THEIRS)]}, "no king is called"),
        ({**RUFER, "items": [made("koenig_ultimo", THEIRS)]}, "only the side of the declarer"),
        ({**OLD, "items": [silent("king_captured")]}, "only the side of the defenders"),
        (sheet(TURNIER, "farbensolo", **WON, items=[made("trull")]), "cannot be announced in farbensolo"),
        (
            sheet(BOOK, "solorufer", king_in_talon="solo", **WON, items=[silent("king_captured", THEIRS)]),
            "lay in the talon",
        ),
        (sheet(BOOK, "rufer", king_in_talon="left", **WON, items=[made("koenig_ultimo")]), "lay in the talon"),
        ({**RUFER, **ALL_TRICKS, "items": [silent("pagat", THEIRS)]}, "without a trick"),
        ({**RUFER, "tricks": 0, "thirds": 12, "items": [silent("pagat")]}, "without a trick"),
    ],
)
def test_a_bonus_that_cannot_be_is_refused(data: Sheet, message: str) -> None:
    check(data, "items[0]", message)


@pytest.mark.parametrize(
    ("items", "message"),
    [
        ([made("trull"), lost("trull")], "there twice"),
        ([silent("trull"), silent("trull")], "there twice"),
        ([made("trull"), failed("trull")], "both made and not made"),
        ([silent("trull"), silent("trull", THEIRS)], "both sides cannot make trull"),
        ([made("pagat"), silent("pagat", THEIRS)], "both sides cannot make pagat"),
        ([silent("mondfang"), silent("trull", THEIRS)], "exclude each other"),
        ([silent("trull"), silent("mondfang", THEIRS)], "exclude each other"),
        ([made("koenig_ultimo"), silent("pagat", THEIRS)], "exclude each other"),
        ([made("koenig_ultimo"), silent("king_captured", THEIRS)], "exclude each other"),
        ([silent("king_captured", THEIRS), silent("kings")], "exclude each other"),
    ],
)
def test_two_bonuses_that_exclude_each_other_are_refused(items: list[Json], message: str) -> None:
    check({**OLD, "items": items}, "items[1]", message)


@pytest.mark.parametrize(
    "items",
    [
        [made("trull"), silent("mondfang")],
        [silent("king_captured", THEIRS), silent("kings", THEIRS)],
        [made("koenig_ultimo"), silent("pagat")],
        [made("trull"), silent("trull")],
        [lost("trull"), silent("trull", THEIRS)],
        [lost("koenig_ultimo"), silent("king_captured", THEIRS)],
        [item("king_captured", announced=False, made=False), failed("mondfang")],
    ],
)
def test_bonuses_that_go_together_are_read(items: list[Json]) -> None:
    assert len(parse_sheet(load(BOOK), {**OLD, "items": items}).items) == len(items)


def test_a_captured_queen_leaves_the_four_kings_where_they_are() -> None:
    """Mayr, Ruferspiele: who holds four kings calls a queen."""
    items = [silent("kings"), silent("king_captured", THEIRS)]
    data = sheet(MAYR, "rufer", partner="B", **WON, items=items)

    assert answer(data)["score"]["A"] == 20


# --- Valat --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        {**ALL_TRICKS, "valat": valat(announced=True, made=False)},
        {**ALL_TRICKS, "valat": valat(announced=False, made=False)},
        {**ALL_TRICKS, "valat": valat(THEIRS, announced=True)},
        {**WON, "valat": valat(announced=True)},
        {**WON, "valat": valat(THEIRS, announced=False)},
        {"tricks": 0, "thirds": 12, "valat": valat(THEIRS, announced=True, made=False)},
    ],
)
def test_a_valat_must_agree_with_the_tricks(change: Sheet) -> None:
    check({**RUFER, **change}, "valat", "of 12 tricks")


LOST_VALAT = valat(announced=True, made=False)
THEIR_LOST_VALAT = valat(THEIRS, announced=True, made=False)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"counter_valat": THEIR_LOST_VALAT}, "announced against an announced one"),
        ({"valat": LOST_VALAT, "counter_valat": LOST_VALAT}, "announced against an announced one"),
        ({"valat": LOST_VALAT, "counter_valat": valat(THEIRS, announced=False, made=False)}, "announced against"),
        ({"valat": LOST_VALAT, "counter_valat": valat(THEIRS, announced=True)}, "it was made, so it is the valat"),
        (
            {"tricks": 0, "thirds": 12, "valat": LOST_VALAT, "counter_valat": THEIR_LOST_VALAT},
            "the defenders made 12 of 12 tricks",
        ),
    ],
)
def test_a_second_valat_is_the_other_sides_and_was_missed(change: Sheet, message: str) -> None:
    check({**RUFER, **change}, "counter_valat", message)


def test_all_tricks_are_a_valat_also_when_nobody_says_so() -> None:
    ruleset = load(TURNIER)

    assert parse_sheet(ruleset, {**DREIER, **ALL_TRICKS}).valat == ValatFact(Side.DECLARER, False, True)
    lost_all = parse_sheet(ruleset, {**DREIER, "tricks": 0, "thirds": 12})
    assert lost_all.valat == ValatFact(Side.DEFENDERS, False, True)
    assert parse_sheet(ruleset, {**DREIER, "tricks": 0, "revoke": ["B"]}).valat is None
    assert parse_sheet(ruleset, {**CONCEDED, "tricks": 0, "thirds": 0}).valat is None
    assert parse_sheet(ruleset, BETTEL).valat is None


def test_a_valat_needs_no_count() -> None:
    data = sheet(TURNIER, "dreier", valat=valat(announced=True))

    assert answer(data)["score"]["A"] == 96
    check({**data, "valat": valat(announced=False, made=False)}, "thirds", "missing")


# --- Sides --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "field", "message"),
    [
        ({**RUFER, "partner": "A"}, "partner", "not his own partner"),
        ({**DREIER, "partner": "B"}, "partner", "dreier has none"),
        ({**DREIER, "declarer": "B", "partner": "A"}, "partner", "dreier has none"),
        ({**DREIER, "own_king": True}, "own_king", "dreier has none"),
        ({**DREIER, "king_in_talon": "taken"}, "king_in_talon", "dreier has none"),
        ({**DREIER, "bird": "uhu"}, "bird", "not played with a bird"),
        ({**BETTEL, "partner": "B"}, "partner", "bettel has none"),
        ({**BETTEL, "items": [silent("trull")]}, "items", "bettel has none"),
        ({**BETTEL, "valat": valat(announced=False)}, "valat", "bettel has none"),
        ({**TRISCHAKEN, "declarer": "A"}, "declarer", "trischaken has none"),
        ({**TRISCHAKEN, "items": [silent("trull")]}, "items", "trischaken has none"),
        (sheet(TURNIER, "rufer", own_king=True, **WON), "own_king", "nobody may call his own king"),
        (sheet(TURNIER, "rufer", king_in_talon="solo", **WON), "king_in_talon", "conceded, taken, left"),
        (sheet(TURNIER, "solorufer", king_in_talon="conceded"), "king_in_talon", "solo"),
        ({**OLD, "own_king": True}, "partner, own_king, king_in_talon", "one place only"),
        ({**OLD, "king_in_talon": "left"}, "partner, own_king, king_in_talon", "one place only"),
        (sheet(BOOK, "rufer", revoke=["A"]), "partner", "needs its partner"),
        (sheet(TURNIER, "rufer", revoke=["B"]), "partner", "needs its partner"),
        ({**CONCEDED, "tricks": 3}, "tricks, thirds", "given up"),
        ({**CONCEDED, "thirds": 30}, "tricks, thirds", "given up"),
        ({key: value for key, value in BETTEL.items() if key != "tricks"}, "tricks", "missing"),
    ],
)
def test_sides_that_cannot_be_are_refused(data: Sheet, field: str, message: str) -> None:
    check(data, field, message)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"bird": "pagat"}, "items"),
        ({"items": []}, "items"),
        ({"items": [silent("uhu")]}, "items"),
        ({"items": [made("uhu", THEIRS)]}, "items"),
        ({"bird": "none"}, "bird"),
        ({"bird": "none", "revoke": ["B"]}, "bird"),
        ({"bird": "none", "revoke": ["A", "C"]}, "bird"),
    ],
)
def test_a_besserrufer_has_its_bird_among_the_announced_items(change: Sheet, field: str) -> None:
    check({**BESSER, **change}, field)


def test_a_besserrufer_needs_its_bird() -> None:
    check({key: value for key, value in BESSER.items() if key != "bird"}, "bird", "needs the bird")


# --- Renonce ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "field"),
    [("C", "revoke"), (None, "revoke"), (["E"], "revoke[0]"), (["A", 3], "revoke[1]"), (["C", "C"], "revoke")],
)
def test_offenders_are_a_list_of_seats(value: Json, field: str) -> None:
    check({**REVOKED, "revoke": value}, field)


def test_offences_that_nobody_can_settle_are_refused() -> None:
    check({**REVOKED, "revoke": ["A", "B", "C", "D"]}, "revoke", "nobody is left")
    check({**CONCEDED, "revoke": ["B"]}, "revoke", "given up")
    check(sheet(BOOK, "rufer", partner="B", revoke=["A", "C"]), "revoke", "both sides")


@pytest.mark.parametrize(
    ("claims", "data", "message"),
    [
        (["A"], RUFER, "only from a player who revoked"),
        (["C"], {**REVOKED, "revoke": ["C"]}, "only from a player who revoked"),
        (["D"], REVOKED, "not on the side"),
        (["A"], sheet(MAYR, "rufer", partner="B", revoke=["C"]), "knows no claims"),
    ],
)
def test_a_claim_that_cannot_be_is_refused(claims: list[str], data: Sheet, message: str) -> None:
    check({**data, "items": [silent("pagat", claimed_by=claims)]}, "items[0].claimed_by", message)


def test_an_announced_bonus_needs_no_claim() -> None:
    check({**REVOKED, "items": [made("pagat", claimed_by=["A"])]}, "items[0].claimed_by", "without a claim")
    claimed = valat(announced=True, made=False, claimed_by=["A"])
    check({**REVOKED, "valat": claimed}, "valat.claimed_by", "without a claim")
