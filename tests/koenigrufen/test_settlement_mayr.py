"""The tariff of Wolfgang Mayr, 2012, row by row, scored by hand."""

import pytest

from tests.koenigrufen.sheets import (
    ALL_TRICKS,
    LOST,
    MAYR,
    NO_TRICK,
    THEIRS,
    WON,
    Amounts,
    alone,
    by_seat,
    failed,
    lost,
    made,
    score,
    silent,
    two,
    valat,
)


@pytest.mark.parametrize(("contract", "points"), [("rufer", 10), ("solorufer", 20)])
def test_games_with_a_partner(contract: str, points: int) -> None:
    """Übersicht: Rufer 10, Solorufer 20."""
    assert score(MAYR, contract, partner="B", **WON) == two(points)
    assert score(MAYR, contract, partner="B", **LOST) == two(-points)


@pytest.mark.parametrize(
    ("contract", "won", "lost_points"),
    [
        ("dreier", 50, 50),
        ("sechser", 50, 100),
        ("farbendreier", 50, 50),
        ("farbensolo", 100, 100),
        ("solodreier", 100, 100),
    ],
)
def test_games_against_three(contract: str, won: int, lost_points: int) -> None:
    """Übersicht: Dreier and Farbendreier 50, Sechserdreier 50 and lost 100, Farbensolo and Solodreier 100."""
    assert score(MAYR, contract, **WON) == alone(won)
    assert score(MAYR, contract, **LOST) == alone(-lost_points)


@pytest.mark.parametrize(
    ("contract", "tricks", "points"),
    [
        ("piccolo", 1, 20),
        ("zwiccolo", 2, 20),
        ("bettler", 0, 40),
        ("piccolo_ouvert", 1, 60),
        ("zwiccolo_ouvert", 2, 60),
        ("bettler_ouvert", 0, 80),
    ],
)
def test_negative_games(contract: str, tricks: int, points: int) -> None:
    """Übersicht; Piccolo / Zwiccolo; Bettler; Ouvertspiele."""
    for taken in range(13):
        assert score(MAYR, contract, tricks=taken) == alone(points if taken == tricks else -points)


@pytest.mark.parametrize(("bird", "points"), [("pagat", 20), ("uhu", 40), ("kakadu", 60), ("quapil", 80)])
def test_a_besserrufer_is_ten_and_its_bird(bird: str, points: int) -> None:
    """Übersicht: 20+10, 40+10, 60+10, 80+10, settled each for itself; Schleifen costs both (M-A10)."""
    fields = {"partner": "B", "bird": bird}

    assert score(MAYR, "besserrufer", **fields, **WON, items=[made(bird)]) == two(10 + points)
    assert score(MAYR, "besserrufer", **fields, **WON, items=[lost(bird)]) == two(10 - points)
    assert score(MAYR, "besserrufer", bird=bird, king_in_talon="conceded") == alone(-10 - points)


@pytest.mark.parametrize(
    ("bonus", "value"),
    [("koenig_ultimo", 20), ("trull", 20), ("kings", 20), ("pagat", 20), ("uhu", 40), ("kakadu", 60), ("quapil", 80)],
)
@pytest.mark.parametrize(("contract", "game", "factor"), [("rufer", 10, 1), ("solorufer", 20, 2)])
def test_bonuses(bonus: str, value: int, contract: str, game: int, factor: int) -> None:
    """Übersicht; Solorufer: announced as listed, silent half of it, twice in solo games; M-A18: no silent failure."""
    fields = {"partner": "B", **WON}

    assert score(MAYR, contract, **fields, items=[made(bonus)]) == two(game + factor * value)
    assert score(MAYR, contract, **fields, items=[lost(bonus)]) == two(game - factor * value)
    assert score(MAYR, contract, **fields, items=[silent(bonus)]) == two(game + factor * value // 2)
    assert score(MAYR, contract, **fields, items=[failed(bonus)]) == two(game)


@pytest.mark.parametrize(
    ("contract", "game", "factor"), [("dreier", 50, 1), ("sechser", 50, 1), ("solodreier", 100, 2)]
)
def test_bonuses_against_three(contract: str, game: int, factor: int) -> None:
    """Übersicht; Solodreier: Pagat 20 and 10, in the Solodreier 40 and 20."""
    assert score(MAYR, contract, **WON, items=[made("pagat")]) == alone(game + 20 * factor)
    assert score(MAYR, contract, **WON, items=[silent("pagat", THEIRS)]) == alone(game - 10 * factor)


@pytest.mark.parametrize(("contract", "game", "factor"), [("farbendreier", 50, 1), ("farbensolo", 100, 2)])
def test_suit_games_know_only_the_four_kings(contract: str, game: int, factor: int) -> None:
    """Farbenspiele; Farbensolo; M-A30: kings 20 and 10, in the Farbensolo 40 and 20; nothing else."""
    assert score(MAYR, contract, **WON, items=[made("kings")]) == alone(game + 20 * factor)
    assert score(MAYR, contract, **WON, items=[silent("kings", THEIRS)]) == alone(game - 10 * factor)
    assert score(MAYR, contract, **WON, items=[silent("trull"), silent("pagat")]) == alone(game)


def test_kontra_multiplies_the_score() -> None:
    """Kontrieren: 10 · 2 + 20 · 4 + 10 = 110; by seat in negative games 40 · (2 + 8 + 1)."""
    items = [made("trull", kontra=4), silent("kings")]

    assert score(MAYR, "rufer", partner="B", **WON, kontra={"game": 2}, items=items) == two(110)
    assert score(MAYR, "bettler", tricks=0, kontra={"B": 2, "C": 8}) == (440, -80, -320, -40)


@pytest.mark.parametrize(
    ("contract", "won", "lost_points"), [("dreier", 50, 50), ("sechser", 50, 100), ("farbendreier", 50, 50)]
)
def test_a_valat_multiplies_the_game(contract: str, won: int, lost_points: int) -> None:
    """Valat; M-A13, M-A14, M-A15: × 4 and × 8; lost and by the opponents on what the game costs lost."""
    assert score(MAYR, contract, tricks=12, valat=valat(announced=False)) == alone(4 * won)
    assert score(MAYR, contract, tricks=12, valat=valat(announced=True)) == alone(8 * won)
    assert score(MAYR, contract, **WON, valat=valat(announced=True, made=False)) == alone(-8 * lost_points)
    assert score(MAYR, contract, **NO_TRICK, valat=valat(THEIRS, announced=False)) == alone(-4 * lost_points)


def test_what_counts_beside_a_valat() -> None:
    """Valat; M-A13.

    Silent: 4 · 10 + 20 (announced Trull) + 10 (Pagat) + 10 (König ultimo) = 80, the silent kings not.
    Announced: 8 · 10 + 10 + 20 = 110, sets not.  Lost: −8 · 10 + 20 + 10 = −50, the silent kings not.
    """
    sets, birds = [made("trull"), silent("kings")], [silent("pagat"), silent("koenig_ultimo")]
    fields = {"partner": "B", **ALL_TRICKS}

    assert score(MAYR, "rufer", **fields, items=[*sets, *birds]) == two(80)
    announced = [*sets, silent("pagat"), made("koenig_ultimo")]
    assert score(MAYR, "rufer", **fields, items=announced, valat=valat(announced=True)) == two(110)
    missed = valat(announced=True, made=False)
    assert score(MAYR, "rufer", partner="B", **WON, items=[*sets, silent("pagat")], valat=missed) == two(-50)


def test_the_king_in_the_talon() -> None:
    """Ruferspiele; Solorufer; M-A12: schleifen 10; alone 10 with kontra 20; in a Solorufer kontra is void."""
    assert score(MAYR, "rufer", king_in_talon="conceded") == alone(-10)
    assert score(MAYR, "rufer", king_in_talon="taken", **WON, kontra={"game": 2}) == alone(20)
    assert score(MAYR, "rufer", king_in_talon="left", **LOST) == alone(-10)
    fields = {"king_in_talon": "solo", "kontra": {"game": 2}, "items": [lost("uhu", kontra=4)]}
    assert score(MAYR, "solorufer", **WON, **fields) == alone(20 - 80)
    assert score(MAYR, "solorufer", **LOST, **fields) == alone(-20 - 80)


def test_captures_are_not_paid() -> None:
    """The text has neither; comparison of the three books, `called_king_lost`: 10."""
    items = [silent("mondfang", THEIRS), silent("king_captured", THEIRS)]

    assert score(MAYR, "rufer", partner="B", **WON, items=items) == two(10)


THREE = (3, 3, 3, 3)


@pytest.mark.parametrize(
    ("forehand", "tricks", "thirds", "amounts"),
    [
        pytest.param("A", (3, 4, 2, 3), (47, 84, 33, 46), (10, -30, 10, 10), id="loser: 10 to each"),
        pytest.param("A", (2, 7, 2, 1), (48, 110, 36, 16), (20, -60, 20, 20), id="Bürgermeister: 20"),
        pytest.param("B", (3, 4, 2, 3), (47, 84, 33, 46), (20, -60, 20, 20), id="forehand: 20"),
        pytest.param("B", (2, 7, 2, 1), (48, 110, 36, 16), (40, -120, 40, 40), id="forehand Bürgermeister: 40"),
        pytest.param("A", (4, 5, 3, 0), (66, 95, 49, 0), (0, -60, 0, 60), id="Jungfrau: 30 doubled"),
        pytest.param("B", (4, 5, 3, 0), (66, 95, 49, 0), (0, -120, 0, 120), id="Jungfrau: 60 of forehand doubled"),
        pytest.param("A", (2, 0, 8, 2), (40, 0, 125, 45), (0, 120, -120, 0), id="Jungfrau: 60 doubled"),
        pytest.param("A", (7, 3, 2, 0), (110, 60, 40, 0), (-240, 0, 0, 240), id="Jungfrau: 120 doubled"),
        pytest.param("A", (0, 8, 4, 0), (0, 110, 100, 0), (60, -120, 0, 60), id="two Jungfrauen share 120"),
        pytest.param("A", (0, 7, 5, 0), (0, 106, 104, 0), (30, -60, 0, 30), id="two Jungfrauen share 60"),
        pytest.param("B", THREE, (74, 74, 40, 22), (20, -60, 20, 20), id="forehand ties: forehand alone"),
        pytest.param("A", THREE, (40, 74, 74, 22), (20, -20, -20, 20), id="two others: 20 each"),
        pytest.param("A", THREE, (27, 61, 61, 61), (30, -10, -10, -10), id="three others: 10 each"),
        pytest.param("A", (3, 3, 6, 0), (36, 87, 87, 0), (0, -40, -40, 80), id="two others and a Jungfrau: doubled"),
    ],
)
def test_trischaken(forehand: str, tricks: tuple[int, ...], thirds: tuple[int, ...], amounts: Amounts) -> None:
    """Trischaken; M-A19."""
    fields = {"forehand": forehand, "tricks": by_seat(*tricks), "thirds": by_seat(*thirds)}

    assert score(MAYR, "trischaken", **fields) == amounts


def test_renonce_in_trischaken() -> None:
    """M-A21: 20 to each, forehand 40, two offenders 30 each."""
    assert score(MAYR, "trischaken", revoke=["C"]) == (20, 20, -60, 20)
    assert score(MAYR, "trischaken", revoke=["A"]) == (-120, 40, 40, 40)
    assert score(MAYR, "trischaken", revoke=["B", "C"]) == (30, -30, -30, 30)


def test_renonce() -> None:
    """Renonce; M-A21, M-A31: all others as if they had won game and announcements, also the offender's partner."""
    assert score(MAYR, "rufer", partner="B", revoke=["A"]) == alone(-10)
    assert score(MAYR, "dreier", revoke=["D"], items=[lost("trull")]) == (210, 70, 70, -350)
    assert score(MAYR, "bettler", revoke=["D"]) == (120, 40, 40, -200)
    assert score(MAYR, "sechser", revoke=["A"]) == alone(-100)
    assert score(MAYR, "dreier", revoke=["A", "B"], kontra={"game": 2}) == (-100, -100, 100, 100)


def test_a_besserrufer_without_a_bird_is_an_ordinary_renonce() -> None:
    """Comparison of the three books, `renonce_no_bird`: the game, 10 to each, under kontra 20."""
    assert score(MAYR, "besserrufer", bird="none", revoke=["A"]) == alone(-10)
    assert score(MAYR, "besserrufer", bird="none", revoke=["A"], kontra={"game": 2}) == alone(-20)
