"""The tariff of the book of 1900, row by row, scored by hand."""

import pytest

from tests.koenigrufen.sheets import (
    ALL_TRICKS,
    BOOK,
    LOST,
    NO_TRICK,
    THEIRS,
    WON,
    Sheet,
    Sides,
    alone,
    answer,
    failed,
    lost,
    made,
    score,
    sheet,
    silent,
    two,
    valat,
    written,
)


@pytest.mark.parametrize(
    ("contract", "points", "settled"),
    [("rufer", 6, two), ("solorufer", 8, two), ("dreier", 10, alone), ("solodreier", 20, alone)],
)
def test_each_game_costs_the_same_won_and_lost(contract: str, points: int, settled: Sides) -> None:
    """§§ 10, 14, 16, 19: Rufer 6, Solo 8, Dreier 10, Solo-Dreier 20."""
    partner = {"partner": "B"} if settled is two else {}

    assert score(BOOK, contract, **partner, **WON) == settled(points)
    assert score(BOOK, contract, **partner, **LOST) == settled(-points)


@pytest.mark.parametrize(
    ("contract", "game", "unit", "settled"),
    [("rufer", 6, 2, two), ("solorufer", 8, 4, two), ("dreier", 10, 4, alone), ("solodreier", 20, 8, alone)],
)
@pytest.mark.parametrize("bonus", ["trull", "kings", "pagat", "mondfang"])
def test_a_bonus_in_silence_is_one_unit_and_announced_two(
    contract: str, game: int, unit: int, settled: Sides, bonus: str
) -> None:
    """§§ 10, 11, 14, 16, 19: 2 and 4 in the Rufer, 4 and 8 in Solo and Dreier, 8 and 16 in the Solo-Dreier.

    Announced and lost it costs as much; in the hands of the opponents everything is turned about.
    """
    fields: Sheet = {**WON, **({"partner": "B"} if settled is two else {})}

    assert score(BOOK, contract, **fields, items=[silent(bonus)]) == settled(game + unit)
    assert score(BOOK, contract, **fields, items=[silent(bonus, THEIRS)]) == settled(game - unit)
    if bonus != "mondfang":
        assert score(BOOK, contract, **fields, items=[made(bonus, THEIRS)]) == settled(game - 2 * unit)
        assert score(BOOK, contract, **fields, items=[lost(bonus, THEIRS)]) == settled(game + 2 * unit)
    if bonus != "mondfang" or settled is two:
        assert score(BOOK, contract, **fields, items=[made(bonus)]) == settled(game + 2 * unit)
        assert score(BOOK, contract, **fields, items=[lost(bonus)]) == settled(game - 2 * unit)


@pytest.mark.parametrize(("contract", "game", "unit"), [("rufer", 6, 2), ("solorufer", 8, 4)])
def test_koenig_ultimo_counts_like_the_other_bonuses(contract: str, game: int, unit: int) -> None:
    """§§ 11, 14: 2 and 4, in Solo 4 and 8."""
    assert score(BOOK, contract, partner="B", **WON, items=[silent("koenig_ultimo")]) == two(game + unit)
    assert score(BOOK, contract, partner="B", **WON, items=[made("koenig_ultimo")]) == two(game + 2 * unit)
    assert score(BOOK, contract, partner="B", **WON, items=[lost("koenig_ultimo")]) == two(game - 2 * unit)


def test_trull_and_kings_missed_in_silence_cost_nothing() -> None:
    """§ 10: no penalty for a Pagat that is caught without an announcement: 6."""
    assert score(BOOK, "rufer", partner="B", **WON, items=[failed("trull"), failed("kings")]) == two(6)


def test_a_silent_pagat_ultimo_that_is_stopped_costs_one_unit() -> None:
    """§ 11; K-A11: 6 − 2 = 4, in a Dreier 10 − 4 = 6; that of the opponents 6 + 2 = 8."""
    assert score(BOOK, "rufer", partner="B", **WON, items=[failed("pagat")]) == two(4)
    assert score(BOOK, "dreier", **WON, items=[failed("pagat")]) == alone(6)
    assert score(BOOK, "rufer", partner="B", **WON, items=[failed("pagat", THEIRS)]) == two(8)


def test_a_captured_king_costs_one_unit() -> None:
    """§ 10; K-A13: 6 − 2 = 4, in Solo 8 − 4 = 4."""
    captured = [silent("king_captured", THEIRS)]

    assert score(BOOK, "rufer", partner="B", **WON, items=captured) == two(4)
    assert score(BOOK, "solorufer", partner="B", **WON, items=captured) == two(4)
    assert score(BOOK, "rufer", own_king=True, **WON, items=captured) == alone(4)


def test_an_announced_koenig_ultimo_contains_the_captured_king() -> None:
    """§ 11: 6 − 4 = 2, not 6 − 4 − 2."""
    items = [lost("koenig_ultimo"), silent("king_captured", THEIRS)]

    assert score(BOOK, "rufer", partner="B", **WON, items=items) == two(2)
    assert score(BOOK, "rufer", partner="B", **WON, items=items[::-1]) == two(2)


def test_a_silent_koenig_ultimo_lost_with_the_king_is_paid_once() -> None:
    """K-A12: 6 − 2 = 4, whether the sheet notes the ultimo, the captured king or both."""
    captured = silent("king_captured", THEIRS)

    assert score(BOOK, "rufer", partner="B", **WON, items=[failed("koenig_ultimo")]) == two(4)
    assert score(BOOK, "rufer", partner="B", **WON, items=[failed("koenig_ultimo"), captured]) == two(4)
    assert score(BOOK, "rufer", **WON, king_in_talon="left", items=[failed("koenig_ultimo")]) == alone(4)


def test_pagat_and_koenig_ultimo_can_both_be_made_in_one_trick() -> None:
    """§ 11: 6 + 4 + 4 = 14."""
    assert score(BOOK, "rufer", partner="B", **WON, items=[made("pagat"), made("koenig_ultimo")]) == two(14)


def test_an_announced_bonus_takes_the_place_of_the_silent_one() -> None:
    """K-A26: 6 + 4 = 10; 6 − 4 = 2 though the opponents have the whole Troule; two announcements count both, 14."""
    assert score(BOOK, "rufer", partner="B", **WON, items=[made("trull"), silent("trull")]) == two(10)
    assert score(BOOK, "rufer", partner="B", **WON, items=[lost("trull"), silent("trull", THEIRS)]) == two(2)
    assert score(BOOK, "rufer", partner="B", **WON, items=[made("trull"), lost("trull", THEIRS)]) == two(14)


@pytest.mark.parametrize(
    ("contract", "still", "announced", "settled"),
    [("rufer", 12, 24, two), ("solorufer", 24, 48, two), ("dreier", 24, 48, alone), ("solodreier", 48, 96, alone)],
)
def test_a_valat_has_its_own_sum_which_contains_the_game(
    contract: str, still: int, announced: int, settled: Sides
) -> None:
    """§§ 12, 14, 16, 19; K-A18, K-A19: the opponents' is as much, and a lost one as much against its announcers."""
    partner = {"partner": "B"} if settled is two else {}

    assert score(BOOK, contract, **partner, **ALL_TRICKS, valat=valat(announced=False)) == settled(still)
    assert score(BOOK, contract, **partner, **ALL_TRICKS, valat=valat(announced=True)) == settled(announced)
    assert score(BOOK, contract, **partner, **NO_TRICK, valat=valat(THEIRS, announced=False)) == settled(-still)
    assert score(BOOK, contract, **partner, **NO_TRICK, valat=valat(THEIRS, announced=True)) == settled(-announced)
    missed = valat(announced=True, made=False)
    assert score(BOOK, contract, **partner, **WON, valat=missed) == settled(-announced)
    assert score(BOOK, contract, **partner, **LOST, valat={**missed, "side": THEIRS}) == settled(announced)


def test_bonuses_are_paid_on_top_of_a_valat() -> None:
    """§ 12: Valat with all kings and Troule 12 + 2 + 2 = 16; announced ones and the ultimo 24 + 4 + 2 = 30."""
    honours = [silent("trull"), silent("kings")]

    assert score(BOOK, "rufer", partner="B", **ALL_TRICKS, items=honours) == two(16)
    bonuses = [made("pagat"), silent("koenig_ultimo")]
    assert score(BOOK, "rufer", partner="B", **ALL_TRICKS, items=bonuses, valat=valat(announced=True)) == two(30)


def test_two_announced_valats_are_settled_each_for_itself() -> None:
    """K-A18, K-A26: made 24 and theirs lost 24; both lost come to nothing, unless one of them was doubled."""
    theirs = valat(THEIRS, announced=True, made=False)
    both = {"valat": valat(announced=True, made=False), "counter_valat": theirs}

    assert score(BOOK, "rufer", partner="B", **ALL_TRICKS, valat=valat(announced=True), counter_valat=theirs) == two(48)
    assert score(BOOK, "rufer", partner="B", **WON, **both) == two(0)
    assert score(BOOK, "rufer", partner="B", **WON, **(both | {"counter_valat": theirs | {"kontra": 2}})) == two(24)
    assert score(BOOK, "rufer", partner="B", revoke=["A"], **both) == two(-24)
    assert score(BOOK, "rufer", partner="B", revoke=["C"], **both) == two(24)


def test_a_valat_missed_in_silence_never_existed() -> None:
    """§ 12: the game counts, 6."""
    assert score(BOOK, "rufer", partner="B", **WON, valat=valat(announced=False, made=False)) == two(6)


def test_contra_doubles_game_and_items_each_for_itself() -> None:
    """§ 15: 2 · (10 + 8) = 36 lost; 10 + 2 · 8 = 26 won; § 10: a silent Troule is not doubled, 2 · 6 + 2 = 14."""
    assert score(BOOK, "dreier", **LOST, kontra={"game": 2}, items=[lost("trull", kontra=2)]) == alone(-36)
    assert score(BOOK, "dreier", **WON, items=[lost("trull", THEIRS, kontra=2)]) == alone(26)
    assert score(BOOK, "rufer", partner="B", **WON, kontra={"game": 2}, items=[silent("trull")]) == two(14)


def test_contra_on_the_game_carries_over_to_the_valat() -> None:
    """K-A19: 2 · 24 = 48; of two the higher counts, 4 · 24 = 96."""
    contra = {"kontra": {"game": 2}, "partner": "B", **ALL_TRICKS}

    assert score(BOOK, "solorufer", **contra, valat=valat(announced=False)) == two(48)
    assert score(BOOK, "rufer", **contra, valat=valat(announced=True, kontra=4)) == two(96)
    assert score(BOOK, "rufer", **contra, valat=valat(announced=True)) == two(48)


def test_giving_up_when_the_king_lies_in_the_talon_costs_four_to_each() -> None:
    """§ 17; K-A16: 4 to each, without any contra."""
    assert score(BOOK, "rufer", king_in_talon="conceded") == alone(-4)
    assert score(BOOK, "rufer", king_in_talon="conceded", kontra={"game": 2}) == alone(-4)


def test_a_king_left_in_the_talon_counts_as_captured() -> None:
    """§ 17: 6 − 2 = 4, lost −6 − 2 = −8; noted twice it is paid once; a lost ultimo contains it, 6 − 4 = 2."""
    left = {"king_in_talon": "left"}

    assert score(BOOK, "rufer", **WON, **left) == alone(4)
    assert score(BOOK, "rufer", **LOST, **left) == alone(-8)
    assert score(BOOK, "rufer", **WON, **left, items=[silent("king_captured", THEIRS)]) == alone(4)
    assert score(BOOK, "rufer", **WON, **left, items=[lost("koenig_ultimo")]) == alone(2)


def test_a_king_bought_from_the_talon_costs_nothing_and_can_be_announced() -> None:
    """§ 17: 6; with König ultimo announced 6 + 4 = 10."""
    assert score(BOOK, "rufer", **WON, king_in_talon="taken") == alone(6)
    assert score(BOOK, "rufer", **WON, king_in_talon="taken", items=[made("koenig_ultimo")]) == alone(10)


def test_contra_of_a_solo_with_the_king_in_the_talon_counts_only_when_it_is_won() -> None:
    """§ 17; K-A15: 2 · 8 = 16 won, 8 lost; a contra on an item stands: −8 − 2 · 8 = −24; Valat lost 2 · 48 = 96."""
    solo = {"king_in_talon": "solo", "kontra": {"game": 2}}

    assert score(BOOK, "solorufer", **WON, **solo) == alone(16)
    assert score(BOOK, "solorufer", **LOST, **solo) == alone(-8)
    assert score(BOOK, "solorufer", **LOST, **solo, items=[lost("pagat", kontra=2)]) == alone(-24)
    missed = valat(announced=True, made=False, kontra=2)
    assert score(BOOK, "solorufer", **WON, **solo, valat=missed) == alone(-96)


def test_calling_an_own_king_costs_the_same_against_three() -> None:
    """§ 17: Rufer 6, Solo 8."""
    assert score(BOOK, "rufer", own_king=True, **LOST) == alone(-6)
    assert score(BOOK, "solorufer", own_king=True, **WON) == alone(8)


def test_only_the_winners_write_and_one_alone_writes_once() -> None:
    """§§ 10, 15, 17; K-A03: two write 6 each, the lone player 10, his three opponents 10 each."""
    assert written("rufer", partner="C", **WON) == (6, 0, 6, 0)
    assert written("rufer", partner="C", **LOST) == (0, 6, 0, 6)
    assert written("dreier", **WON) == (10, 0, 0, 0)
    assert written("dreier", **LOST) == (0, 10, 10, 10)
    assert written("rufer", king_in_talon="conceded") == (0, 4, 4, 4)


def test_a_side_that_revokes_loses_the_game() -> None:
    """§ 10; K-A21: −6, and +6 when it is the opponents; a contra stands, −12."""
    assert score(BOOK, "rufer", partner="B", revoke=["B"]) == two(-6)
    assert score(BOOK, "rufer", partner="B", revoke=["C", "D"]) == two(6)
    assert score(BOOK, "rufer", partner="B", revoke=["A"], kontra={"game": 2}) == two(-12)
    assert score(BOOK, "dreier", revoke=["A"]) == alone(-10)


def test_the_innocent_are_paid_what_they_announced_and_what_they_have_made() -> None:
    """§§ 10, 11; K-A21: 6 + 4 (announced, even captured) + 2 (kings home) = 12; the guilty side's bonuses are void."""
    items = [lost("trull"), silent("kings"), failed("pagat"), made("pagat", THEIRS), silent("mondfang", THEIRS)]

    assert score(BOOK, "rufer", partner="B", revoke=["C"], items=items) == two(12)
    assert score(BOOK, "rufer", partner="B", revoke=["A"], items=items) == two(-6 - 4 - 2)


def test_an_announced_valat_of_the_innocent_is_paid_and_of_the_guilty_void() -> None:
    """K-A21, by analogy: 24 in place of the game; 6."""
    announced = valat(announced=True, made=False)

    assert score(BOOK, "rufer", partner="B", revoke=["C"], valat=announced) == two(24)
    assert score(BOOK, "rufer", partner="B", revoke=["A"], valat=announced) == two(-6)
    assert score(BOOK, "rufer", partner="B", revoke=["C"], valat=valat(announced=False, made=False)) == two(6)


def test_a_king_left_lying_counts_when_the_declarer_revokes() -> None:
    """§ 17; K-A21: −6 − 2 = −8; when an opponent revokes their captured king is void, 6."""
    assert score(BOOK, "rufer", king_in_talon="left", revoke=["A"]) == alone(-8)
    assert score(BOOK, "rufer", king_in_talon="left", revoke=["B"]) == alone(6)


def test_a_deal_that_nobody_plays_costs_nothing() -> None:
    """K-A04."""
    settled = answer({"ruleset": BOOK, "forehand": "A", "contract": None})

    nothing = dict.fromkeys("ABCD", 0)
    assert settled == {"score": nothing, "money": nothing, "written": nothing, "payments": []}


def test_every_line_says_what_it_is_for() -> None:
    settled = answer(sheet(BOOK, "rufer", **WON, king_in_talon="left", items=[silent("trull"), lost("pagat")]))
    conceded = answer(sheet(BOOK, "rufer", king_in_talon="conceded"))
    revoked = answer(sheet(BOOK, "rufer", partner="B", revoke=["C"], items=[lost("trull")]))

    assert {line["for"] for line in settled["payments"]} == {"game", "trull", "pagat", "king_left"}
    assert {line["for"] for line in conceded["payments"]} == {"conceded"}
    assert {line["for"] for line in revoked["payments"]} == {"renonce_game", "renonce_trull"}
