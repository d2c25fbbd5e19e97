"""The tournament sheet: Trischaken, Renonce and struck lines, row by row, scored by hand."""

import pytest

from tarock.core.errors import SheetError
from tests.koenigrufen.sheets import (
    THEIRS,
    TURNIER,
    Amounts,
    alone,
    answer,
    by_seat,
    lost,
    made,
    score,
    score_and_money,
    silent,
    valat,
)

# --- Trischaken ---------------------------------------------------------------------------------------------

THREE = (3, 3, 3, 3)


@pytest.mark.parametrize(
    ("forehand", "tricks", "thirds", "amounts"),
    [
        pytest.param("A", (3, 4, 2, 3), (45, 82, 35, 48), (1, -3, 1, 1), id="4.3 loser: 3 × 1"),
        pytest.param("A", (2, 7, 2, 1), (41, 109, 35, 25), (2, -6, 2, 2), id="4.3 loser has the game: 3 × 2"),
        pytest.param("B", (3, 4, 2, 3), (45, 82, 35, 48), (2, -6, 2, 2), id="4.3 forehand: 3 × 2"),
        pytest.param("B", (2, 7, 2, 1), (41, 109, 35, 25), (4, -12, 4, 4), id="4.3 forehand has the game: 3 × 4"),
        pytest.param("B", THREE, (75, 75, 30, 30), (2, -6, 2, 2), id="4.3 forehand and another: forehand alone"),
        pytest.param("B", THREE, (60, 60, 60, 30), (2, -6, 2, 2), id="4.3 forehand and two others: forehand alone"),
        pytest.param("A", THREE, (36, 75, 75, 24), (2, -2, -2, 2), id="4.4 two others: 2 each"),
        pytest.param("A", THREE, (30, 60, 60, 60), (3, -1, -1, -1), id="4.4 three others: 1 each"),
        pytest.param("A", (4, 5, 3, 0), (67, 95, 48, 0), (0, -3, 0, 3), id="4.5 a Jungfrau: all 3"),
        pytest.param("A", (0, 5, 4, 3), (0, 95, 67, 48), (3, -3, 0, 0), id="4.5 forehand is the Jungfrau (T-A33)"),
        pytest.param("B", (4, 5, 3, 0), (67, 95, 48, 0), (0, -6, 0, 6), id="4.5 a Jungfrau: all 6 of forehand"),
        pytest.param("A", (0, 8, 4, 0), (0, 110, 100, 0), (3, -6, 0, 3), id="4.5 two Jungfrauen share 6"),
        pytest.param("A", (0, 7, 5, 0), (0, 106, 104, 0), (1.5, -3, 0, 1.5), id="4.5 two Jungfrauen share 3 (T-A31)"),
        pytest.param("A", (3, 3, 6, 0), (36, 87, 87, 0), (0, -2, -2, 4), id="4.5 two others and a Jungfrau (T-A32)"),
        pytest.param("A", (0, 6, 6, 0), (0, 105, 105, 0), (2, -2, -2, 2), id="4.5 35 : 35, two Jungfrauen (T-A32)"),
        pytest.param("A", (0, 4, 4, 4), (0, 70, 70, 70), (3, -1, -1, -1), id="4.5 three others, forehand Jungfrau"),
        pytest.param(
            "B", (6, 6, 0, 0), (105, 105, 0, 0), (0, -6, 3, 3), id="4.5 forehand ties, two Jungfrauen share 6"
        ),
        pytest.param("A", (0, 12, 0, 0), (0, 210, 0, 0), (2, -6, 2, 2), id="4.5 three Jungfrauen share 6"),
        pytest.param("A", (12, 0, 0, 0), (210, 0, 0, 0), (-12, 4, 4, 4), id="4.5 three Jungfrauen share 12"),
    ],
)
def test_trischaken(forehand: str, tricks: tuple[int, ...], thirds: tuple[int, ...], amounts: Amounts) -> None:
    fields = {"forehand": forehand, "tricks": by_seat(*tricks), "thirds": by_seat(*thirds)}

    assert score(TURNIER, "trischaken", **fields) == amounts


def test_renonce_in_trischaken() -> None:
    """4.6: 3 × 2, forehand 3 × 4, two offenders 3 each; the two others share it."""
    assert score(TURNIER, "trischaken", revoke=["C"]) == (2, 2, -6, 2)
    assert score(TURNIER, "trischaken", revoke=["A"]) == (-12, 4, 4, 4)
    assert score(TURNIER, "trischaken", revoke=["A", "D"]) == (-3, 3, 3, -3)


# --- Renonce ------------------------------------------------------------------------------------------------


def test_the_offender_alone_pays_everybody_as_if_he_had_won() -> None:
    """1.6, 10.3: Dreier −12/+4; an opponent −20: 12 to the declarer, 4 to the others; Rufer 1 to each."""
    assert score(TURNIER, "dreier", revoke=["A"]) == (-12, 4, 4, 4)
    assert score(TURNIER, "dreier", revoke=["B"]) == (12, -20, 4, 4)
    assert score(TURNIER, "rufer", partner="B", revoke=["B"]) == (1, -3, 1, 1)
    assert score(TURNIER, "rufer", partner="B", revoke=["C"]) == (1, 1, -3, 1)


def test_the_declarers_fault_needs_no_partner() -> None:
    """10.3: whoever has the king, all three get 1."""
    assert score(TURNIER, "rufer", revoke=["A"]) == (-3, 1, 1, 1)


def test_every_announcement_counts_as_won_for_every_innocent_player() -> None:
    """10.3; T-A27: 1 + 4 + 2 = 7 to each, though one was lost and one was the offender's own; silent ones nothing."""
    items = [lost("uhu"), made("trull", THEIRS), silent("kings")]

    assert score(TURNIER, "rufer", partner="B", revoke=["C"], items=items) == (7, 7, -21, 7)


def test_a_lost_sechser_is_eight_for_the_opponents_and_four_for_the_declarer() -> None:
    """10.3; T-A27: 3 · (4 + 4) = 24 for the declarer, 8 + 4 = 12 for each other; −48."""
    assert score(TURNIER, "sechser", revoke=["C"], items=[lost("uhu")]) == (24, 12, -48, 12)


def test_an_announced_valat_counts_as_won_too() -> None:
    """9.1, 10.3; T-A27: 8 · 4 = 32 to each opponent; 3 · 32 = 96 to the declarer."""
    announced = valat(announced=True, made=False)

    assert score(TURNIER, "dreier", revoke=["A"], valat=announced) == alone(-32)
    assert score(TURNIER, "dreier", revoke=["B"], valat=announced) == (96, -160, 32, 32)
    assert score(TURNIER, "dreier", revoke=["A"], valat=valat(announced=False, made=False)) == alone(-4)


def test_two_announced_valats_count_as_won_both() -> None:
    """10.3; T-A27: 2 · 32 to each opponent."""
    both = {"valat": valat(announced=True, made=False), "counter_valat": valat(THEIRS, announced=True, made=False)}

    assert score(TURNIER, "dreier", revoke=["A"], **both) == alone(-64)


def test_the_bird_of_a_besserrufer_counts_as_announced() -> None:
    """10.3; T-A25: 1 + 4 = 5 to each, also when the sheet does not list it."""
    assert score(TURNIER, "besserrufer", bird="uhu", partner="B", revoke=["A"]) == alone(-5)
    fields = {"bird": "uhu", "partner": "B", "revoke": ["A"]}
    assert score(TURNIER, "besserrufer", **fields, items=[lost("uhu"), lost("kakadu")]) == alone(-11)


def test_money_is_doubled_in_a_renonce_too() -> None:
    """T-A28: score 4, money 4 · 2; the Trull 2 · 4."""
    fields = {"revoke": ["B"], "kontra": {"game": 2}, "items": [lost("trull", kontra=4)]}

    assert score_and_money(TURNIER, "dreier", **fields) == ((18, -30, 6, 6), (48, -80, 16, 16))


def test_renonce_in_a_negative_game() -> None:
    """10.3: 2 from each opponent for the declarer, 2 for each opponent; kontra by seat."""
    assert score(TURNIER, "bettel", revoke=["A"]) == (-6, 2, 2, 2)
    assert score(TURNIER, "bettel", revoke=["B"]) == (6, -10, 2, 2)
    fields = {"revoke": ["B"], "kontra": {"B": 2, "C": 4}}
    assert score_and_money(TURNIER, "bettel", **fields) == ((6, -10, 2, 2), (14, -24, 8, 2))


def test_several_offenders_share_the_minus() -> None:
    """10.3; T-A29: 12 + 4 = 16, 8 each; the three opponents of a Dreier 4 each; Farbensolo 5 + 5, 5 each.

    With a claimed Pagat 2 + 1 = 3, 1.5 each.
    """
    assert score(TURNIER, "dreier", revoke=["B", "C"]) == (12, -8, -8, 4)
    assert score(TURNIER, "dreier", revoke=["B", "C", "D"]) == (12, -4, -4, -4)
    assert score(TURNIER, "farbensolo", revoke=["A", "B"]) == (-5, -5, 5, 5)
    assert score(TURNIER, "solodreier", revoke=["A", "B"], items=[lost("trull")]) == (-12, -12, 12, 12)
    pagat = silent("pagat", claimed_by=["A"])
    assert score(TURNIER, "rufer", partner="B", revoke=["C", "D"], items=[pagat]) == (2, 1, -1.5, -1.5)


def test_three_offenders_share_only_what_divides() -> None:
    """T-A29, T-A30: a Rufer's 1 point has no thirds, and Trischaken knows no third offender."""
    with pytest.raises(SheetError, match="revoke: 3 offenders cannot share 1 points"):
        score(TURNIER, "rufer", partner="B", revoke=["B", "C", "D"])
    with pytest.raises(SheetError, match="revoke: more than two offenders"):
        score(TURNIER, "trischaken", revoke=["B", "C", "D"])


def test_a_besserrufer_without_a_bird_pays_three_to_each() -> None:
    """5.7: game and Pagat, 3, whatever was doubled."""
    assert score(TURNIER, "besserrufer", bird="none", revoke=["A"], kontra={"game": 2}) == alone(-3)


def test_an_obvious_loss_can_be_claimed_from_the_offender() -> None:
    """10.5; T-A45: Dreier 3 · (4 + 1) = 15; in a Rufer each partner for himself, 1 + 2 = 3 and 1."""
    pagat = silent("pagat", claimed_by=["A"])

    assert score(TURNIER, "dreier", revoke=["C"], items=[pagat]) == (15, 4, -23, 4)
    uhu = silent("uhu", claimed_by=["A"])
    assert score(TURNIER, "rufer", partner="B", revoke=["C"], items=[uhu]) == (3, 1, -5, 1)
    both = silent("uhu", claimed_by=["A", "B"])
    assert score(TURNIER, "rufer", partner="B", revoke=["C"], items=[both]) == (3, 3, -7, 1)
    theirs = silent("uhu", THEIRS, claimed_by=["D"])
    assert score(TURNIER, "rufer", partner="B", revoke=["C"], items=[theirs]) == (1, 1, -5, 3)


def test_a_silent_valat_can_be_claimed() -> None:
    """10.5, 9.1: 3 · 4 · 4 = 48 for the declarer, 4 for the others."""
    claimed = valat(announced=False, made=False, claimed_by=["A"])

    assert score(TURNIER, "dreier", revoke=["C"], valat=claimed) == (48, 4, -56, 4)


def test_renonce_with_the_king_in_a_solo_players_talon_knows_no_kontra() -> None:
    """T-A10, T-A28: 2 and the Trull 4, 6 to each."""
    fields = {"king_in_talon": "solo", "revoke": ["A"], "kontra": {"game": 2}}

    assert score(TURNIER, "solorufer", **fields, items=[lost("trull", kontra=2)]) == alone(-6)


def test_a_king_left_lying_makes_no_difference_in_a_renonce() -> None:
    """5.3, 10.3: 3 · 1 for the declarer who plays alone."""
    assert score(TURNIER, "rufer", king_in_talon="left", revoke=["B"]) == (3, -5, 1, 1)


def test_a_struck_line_is_nothing_for_everybody() -> None:
    """1.8."""
    struck = {"ruleset": TURNIER, "forehand": "A", "struck": True}

    for data in (struck, {**struck, "contract": "dreier", "declarer": "B", "thirds": 100}):
        settled = answer(data)
        assert set(settled["score"].values()) == set(settled["money"].values()) == {0}
        assert settled["payments"] == []
