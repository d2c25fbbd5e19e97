"""The tariff of the tournament sheet, row by row, scored by hand."""

import pytest

from tests.koenigrufen.sheets import (
    ALL_TRICKS,
    LOST,
    NO_TRICK,
    THEIRS,
    TURNIER,
    WON,
    alone,
    answer,
    failed,
    lost,
    made,
    score,
    score_and_money,
    sheet,
    silent,
    two,
    valat,
)

# --- Games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("contract", "points"), [("rufer", 1), ("solorufer", 2)])
def test_games_with_a_partner(contract: str, points: int) -> None:
    """Head table: Rufer 1, Solo-Rufer 2."""
    assert score(TURNIER, contract, partner="B", **WON) == two(points)
    assert score(TURNIER, contract, partner="B", **LOST) == two(-points)


@pytest.mark.parametrize(
    ("contract", "won", "lost_points"),
    [("dreier", 4, 4), ("sechser", 4, 8), ("farbensolo", 5, 5), ("solodreier", 8, 8)],
)
def test_games_against_three(contract: str, won: int, lost_points: int) -> None:
    """Head table, 3.2: Dreier 4, Sechser-Dreier 4 and lost 8, Farbensolo 5, Solo-Dreier 8."""
    assert score(TURNIER, contract, **WON) == alone(won)
    assert score(TURNIER, contract, **LOST) == alone(-lost_points)


@pytest.mark.parametrize(
    ("contract", "tricks", "points"),
    [("piccolo", 1, 2), ("bettel", 0, 2), ("piccolo_ouvert", 1, 6), ("bettel_ouvert", 0, 7)],
)
def test_negative_games(contract: str, tricks: int, points: int) -> None:
    """Head table; T-A36: Piccolo and Bettel 2, ouvert 6 and 7, with exactly one trick and with none."""
    for taken in range(13):
        assert score(TURNIER, contract, tricks=taken) == alone(points if taken == tricks else -points)


@pytest.mark.parametrize(("bird", "points"), [("pagat", 2), ("uhu", 4), ("kakadu", 6), ("quapil", 8)])
def test_a_besserrufer_is_a_rufer_and_its_bird(bird: str, points: int) -> None:
    """Head tables: 1 for the game and 2, 4, 6 or 8 for the bird, each for itself."""
    fields = {"partner": "B", "bird": bird}

    assert score(TURNIER, "besserrufer", **fields, **WON, items=[made(bird)]) == two(1 + points)
    assert score(TURNIER, "besserrufer", **fields, **WON, items=[lost(bird)]) == two(1 - points)
    assert score(TURNIER, "besserrufer", **fields, **LOST, items=[made(bird)]) == two(points - 1)
    assert score(TURNIER, "besserrufer", **fields, **LOST, items=[lost(bird)]) == two(-1 - points)


@pytest.mark.parametrize(("thirds", "points"), [(107, 4), (104, -4)])
def test_35_points_and_two_blatt_win(thirds: int, points: int) -> None:
    """1.4."""
    assert score(TURNIER, "dreier", tricks=8, thirds=thirds) == alone(points)


# --- Bonuses ------------------------------------------------------------------------------------------------

VALUES = [("koenig_ultimo", 2), ("trull", 2), ("kings", 2), ("pagat", 2), ("uhu", 4), ("kakadu", 6), ("quapil", 8)]


@pytest.mark.parametrize(("bonus", "value"), VALUES)
@pytest.mark.parametrize(("contract", "game", "factor"), [("rufer", 1, 1), ("solorufer", 2, 2)])
def test_a_bonus_counts_half_in_silence_and_double_in_solo_games(
    bonus: str, value: int, contract: str, game: int, factor: int
) -> None:
    """Head table, 8.1: announced as listed, silent half of it, in solo games twice; a silent failure costs nothing."""
    fields = {"partner": "B", **WON}

    assert score(TURNIER, contract, **fields, items=[made(bonus)]) == two(game + factor * value)
    assert score(TURNIER, contract, **fields, items=[lost(bonus)]) == two(game - factor * value)
    assert score(TURNIER, contract, **fields, items=[silent(bonus)]) == two(game + factor * value // 2)
    assert score(TURNIER, contract, **fields, items=[failed(bonus)]) == two(game)
    assert score(TURNIER, contract, **fields, items=[lost(bonus, THEIRS)]) == two(game + factor * value)


@pytest.mark.parametrize(("bonus", "value"), VALUES[1:])
@pytest.mark.parametrize(("contract", "game", "factor"), [("dreier", 4, 1), ("sechser", 4, 1), ("solodreier", 8, 2)])
def test_bonuses_against_three(bonus: str, value: int, contract: str, game: int, factor: int) -> None:
    """Head table, 8.1, 8.7: as in the games with a partner; the lost Sechser-Dreier does not double them (T-A40)."""
    assert score(TURNIER, contract, **WON, items=[made(bonus)]) == alone(game + factor * value)
    assert score(TURNIER, contract, **WON, items=[silent(bonus, THEIRS)]) == alone(game - factor * value // 2)


def test_a_lost_sechser_doubles_the_game_only() -> None:
    """3.2; T-A40: −8 + 4 = −4."""
    assert score(TURNIER, "sechser", **LOST, items=[made("uhu")]) == alone(-4)


def test_a_farbensolo_knows_only_the_four_kings() -> None:
    """8.1, 8.6: 5 + 4, 5 − 4, 5 + 2; a silent Trull or Pagat is not counted, 5."""
    assert score(TURNIER, "farbensolo", **WON, items=[made("kings")]) == alone(9)
    assert score(TURNIER, "farbensolo", **WON, items=[lost("kings")]) == alone(1)
    assert score(TURNIER, "farbensolo", **WON, items=[silent("kings")]) == alone(7)
    assert score(TURNIER, "farbensolo", **WON, items=[silent("trull"), silent("pagat")]) == alone(5)


def test_captures_are_not_paid() -> None:
    """1.7, 5.4: neither the Mond nor the called king: 1."""
    items = [silent("mondfang"), silent("king_captured", THEIRS)]

    assert score(TURNIER, "rufer", partner="B", **WON, items=items) == two(1)


# --- Valat --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("contract", "won", "lost_points"),
    [("dreier", 4, 4), ("sechser", 4, 8), ("farbensolo", 5, 5), ("solodreier", 8, 8)],
)
def test_a_valat_multiplies_the_game(contract: str, won: int, lost_points: int) -> None:
    """9.1, 9.3; T-A17, T-A18: × 4 in silence, × 8 announced; lost or made by the opponents, what the game costs lost.

    The opponents who miss an announced Valat pay the game that the declarer has won: 8 × 4 for a Sechser-Dreier.
    """
    assert score(TURNIER, contract, tricks=12, valat=valat(announced=False)) == alone(4 * won)
    assert score(TURNIER, contract, tricks=12, valat=valat(announced=True)) == alone(8 * won)
    assert score(TURNIER, contract, **WON, valat=valat(announced=True, made=False)) == alone(-8 * lost_points)
    assert score(TURNIER, contract, **NO_TRICK, valat=valat(THEIRS, announced=False)) == alone(-4 * lost_points)
    assert score(TURNIER, contract, **NO_TRICK, valat=valat(THEIRS, announced=True)) == alone(-8 * lost_points)
    assert score(TURNIER, contract, **LOST, valat=valat(THEIRS, announced=True, made=False)) == alone(8 * won)


def test_two_announced_valats_are_settled_each_for_itself() -> None:
    """9.1, 9.3; T-A18: the Sechser-Dreier loses 8 · 8 and the opponents 8 · 4."""
    both = {"valat": valat(announced=True, made=False), "counter_valat": valat(THEIRS, announced=True, made=False)}

    assert score(TURNIER, "dreier", **WON, **both) == alone(0)
    assert score(TURNIER, "sechser", **WON, **both) == alone(-64 + 32)


def test_beside_a_valat_only_announced_bonuses_count() -> None:
    """9.2, 9.4, 9.5: 4 · 4 + 2 = 18; lost 8 · 4 − 2 = 30 to each opponent; 8 · 1 − 4 = 4 in a Rufer."""
    silent_ones = [silent("pagat"), silent("kings")]

    assert score(TURNIER, "dreier", **ALL_TRICKS, items=[made("trull"), *silent_ones]) == alone(18)
    missed = valat(announced=True, made=False)
    assert score(TURNIER, "dreier", **WON, items=[made("pagat"), silent("trull")], valat=missed) == alone(-30)
    fields = {"partner": "B", **ALL_TRICKS, "valat": valat(announced=True)}
    assert score(TURNIER, "rufer", **fields, items=[lost("uhu"), silent("kings")]) == two(4)


# --- Kontra -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("factor", [2, 4, 8])
def test_kontra_is_for_money_only(factor: int) -> None:
    """2.1, 2.4: score 1 + 2 + 1, money 1 · k + 2 + 1, or 1 + 2 · k + 1 where the Trull was doubled."""
    items = [made("trull"), silent("kings")]
    doubled = [made("trull", kontra=factor), silent("kings")]
    fields = {"partner": "B", **WON}

    assert score_and_money(TURNIER, "rufer", **fields, kontra={"game": factor}, items=items) == (
        two(4),
        two(factor + 3),
    )
    assert score_and_money(TURNIER, "rufer", **fields, items=doubled) == (two(4), two(2 + 2 * factor))


def test_in_negative_games_everybody_doubles_for_himself() -> None:
    """2.3, 6.5: B 2 · 2, C 4 · 2, D 2."""
    kontra = {"B": 2, "C": 4}

    assert score_and_money(TURNIER, "bettel", tricks=0, kontra=kontra) == (alone(2), (14, -4, -8, -2))
    assert score_and_money(TURNIER, "bettel", tricks=1, kontra=kontra) == (alone(-2), (-14, 4, 8, 2))


def test_of_kontra_on_game_and_valat_the_higher_counts() -> None:
    """T-A19, T-A48: silent 5 · 4 · 2 = 40; announced 5 · 8 · 4 = 160."""
    fields = {"tricks": 12, "kontra": {"game": 2}}

    assert score_and_money(TURNIER, "farbensolo", **fields, valat=valat(announced=False)) == (alone(20), alone(40))
    announced = valat(announced=True, kontra=4)
    assert score_and_money(TURNIER, "farbensolo", **fields, valat=announced) == (alone(40), alone(160))


def test_every_line_tells_how_it_was_doubled() -> None:
    """2.1: the game is 1 point of score and 2 of money; the Trull is the same in both."""
    settled = answer(sheet(TURNIER, "rufer", partner="B", **WON, kontra={"game": 2}, items=[silent("trull")]))

    game, trull = settled["payments"][0], settled["payments"][-1]
    assert (game["points"], game["score"], game["kontra"], game["for"]) == (2, 1, 2, "game")
    assert trull["points"] == 1
    assert not {"score", "kontra"} & set(trull)


# --- The king in the talon ----------------------------------------------------------------------------------


def test_giving_up_costs_game_and_bird() -> None:
    """5.2; T-A09: Rufer 1; 3, 5, 7 and 9 for Pagat to Quapil, to each; no kontra."""
    assert score(TURNIER, "rufer", king_in_talon="conceded") == alone(-1)
    for bird, points in (("pagat", 3), ("uhu", 5), ("kakadu", 7), ("quapil", 9)):
        fields = {"king_in_talon": "conceded", "bird": bird, "kontra": {"game": 2}}
        assert score(TURNIER, "besserrufer", **fields) == alone(-points)


def test_playing_on_alone_costs_nothing_more() -> None:
    """5.3: the king may stay in the talon, 1."""
    assert score(TURNIER, "rufer", **WON, king_in_talon="left") == alone(1)
    assert score(TURNIER, "rufer", **WON, king_in_talon="taken") == alone(1)


def test_a_solorufer_with_the_king_in_the_talon_knows_no_kontra() -> None:
    """T-A10: 2, won and lost, and the announced Trull 4 as if nobody had doubled it."""
    fields = {"king_in_talon": "solo", "kontra": {"game": 2}, "items": [made("trull", kontra=2)]}

    assert score(TURNIER, "solorufer", **WON, **fields) == alone(6)
    assert score(TURNIER, "solorufer", **LOST, **fields) == alone(2)
    announced = valat(announced=True, kontra=2)
    assert score(TURNIER, "solorufer", tricks=12, king_in_talon="solo", valat=announced) == alone(16)
