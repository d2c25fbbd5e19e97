"""A cup over a season: best k of n, points for ranks, who may play the final, and what is brought along to it."""

from fractions import Fraction

import pytest

from tarock.club.tournament.cups import Cup, Worth, course, cup_standings, final_standings
from tarock.club.tournament.standings import Row


def event(*points: int | None) -> tuple[Row, ...]:
    """Standings in which numbers 1, 2, 3 … have won so much; None for who was not there."""
    there = [(number, each) for number, each in enumerate(points, 1) if each is not None]
    order = sorted(there, key=lambda pair: -pair[1])
    return tuple(
        Row(rank, number, Fraction(won), (Fraction(won),), Fraction(16)) for rank, (number, won) in enumerate(order, 1)
    )


SEASON = (event(30, 10, -40), event(-10, 20, -10), event(5, None, -5), event(None, 10, -10))


def test_the_best_results_count() -> None:
    rows = cup_standings(Cup("C", best=2, needed=3), SEASON)
    assert [(int(row.points), row.number) for row in rows] == [(35, 1), (30, 2), (-15, 3)]
    assert [tuple(map(int, row.counted)) for row in rows] == [(30, 5), (20, 10), (-5, -10)]


def test_ties_go_by_the_best_result_and_else_are_shared() -> None:
    rows = cup_standings(Cup("C", best=2), (event(30, 20, 20), event(0, 10, 10)))
    assert [(row.rank, row.number) for row in rows] == [(1, 1), (2, 2), (2, 3)]


@pytest.mark.parametrize(("needed", "qualified"), [(3, {1, 2, 3}), (4, {3})])
def test_the_final_needs_enough_tournaments(needed: int, qualified: set[int]) -> None:
    """Raiffeisen cup 2019: four needed, six count."""
    rows = cup_standings(Cup("C", best=6, needed=needed), SEASON)
    assert qualified == {row.number for row in rows if row.qualified}


def test_fixed_points_for_ranks() -> None:
    rows = cup_standings(Cup("C", best=9, worth=Worth("table", (25, 18))), SEASON)
    assert {row.number: row.points for row in rows} == {1: 25 + 18 + 25, 2: 18 + 25 + 25, 3: 18 + 18}


def test_who_did_not_play_has_no_result() -> None:
    absent = Row(4, 9, Fraction(0), (None, None), Fraction(0))
    assert 9 not in {row.number for row in cup_standings(Cup("C", best=1), ((*event(1, -1), absent),))}


def test_the_winner_of_cup_and_final_has_180_of_180() -> None:
    """Mode of 2018: up to 120 brought along, 60 down to 0 for the day; the winner of 2025 had 180."""
    season = cup_standings(Cup("C", best=3), SEASON)
    final = final_standings(Cup("C", best=3), season, event(0, 50, -50))
    assert (final[0].number, *map(int, (final[0].points, final[0].brought, final[0].day))) == (2, 180, 120, 60)
    assert (final[-1].number, int(final[-1].points)) == (3, 0)
    assert min(row.points for row in final) >= 0


def test_a_guest_of_the_final_brings_nothing_along() -> None:
    season = cup_standings(Cup("C", best=3), (event(5, -5),))
    final = final_standings(Cup("C", best=3), season, event(-1, -2, 3))
    assert {row.number: (int(row.brought), int(row.day)) for row in final} == {1: (120, 30), 2: (0, 0), 3: (0, 60)}


def test_a_field_of_one_wins_all() -> None:
    assert Worth("share", most=60).of_rank(1, 1) == 60


def test_each_result_is_told_with_those_that_count_and_the_course() -> None:
    cup = Cup("C", best=2)
    (first, *_) = cup_standings(cup, SEASON)
    assert first.results == tuple(each if each is None else Fraction(each) for each in (30, -10, 5, None))
    assert first.counts == (0, 2)
    assert list(map(int, course(cup, first))) == [0, 30, 20, 35, 35]


def test_a_tournament_that_has_not_begun_decides_no_tie() -> None:
    waiting = tuple(Row(1, number, Fraction(0), (None,), Fraction(0)) for number in (1, 2))
    rows = cup_standings(Cup("C", best=1, ties=("last",)), (event(10, 5), event(5, 10), waiting))
    assert [row.number for row in rows] == [2, 1]
    assert [row.played for row in rows] == [2, 2]
