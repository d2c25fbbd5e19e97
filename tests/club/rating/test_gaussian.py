"""Points per deal with an interval: what a rating promises, whoever plays and in whichever order it is entered."""

import statistics
from itertools import permutations

import numpy as np
import pytest
from numpy.random import default_rng

from bench.ratings import Season, correlation, covered, means, played, rated_season
from tarock.club.rating.figures import figures
from tarock.club.rating.gaussian import Noise, Rating, Scale, directions, rated
from tarock.club.rating.results import Period, TableResult

NOISE = Noise(7.0, 0.2)
KNOWN = Scale(NOISE)


def table(*points: float, players: str = "1234", deals: float = 16, cards: str = "") -> TableResult:
    return TableResult(tuple(players[: len(points)]), points, deals, cards)


def test_intervals_cover_the_skill_in_ninety_five_of_a_hundred() -> None:
    season = Season(players=24, present=16, tournaments=8)
    found = [played(season, default_rng(seed)) for seed in range(40)]
    cover = [each for one in found for each in covered(one, rated_season(season, one))]
    assert statistics.fmean(cover) == pytest.approx(0.95, abs=0.02)


def test_intervals_cover_the_skill_of_four_who_always_play_each_other() -> None:
    """They are known against each other only; a rating of each for itself would claim to know more."""
    season = Season(players=4, present=4, tournaments=20)
    found = [played(season, default_rng(seed)) for seed in range(100)]
    cover = [each for one in found for each in covered(one, rated_season(season, one))]
    assert statistics.fmean(cover) == pytest.approx(0.95, abs=0.03)


def test_intervals_of_duplicate_seasons_are_narrower_and_cover_the_skill() -> None:
    season = Season(players=24, present=16, tournaments=8, noise=Noise(7.0, 0.6))
    found = [played(season, default_rng(seed), duplicate=True) for seed in range(40)]
    scales = [rated_season(season, one) for one in found]
    cover = [each for one, scale in zip(found, scales, strict=True) for each in covered(one, scale)]
    assert statistics.fmean(cover) == pytest.approx(0.95, abs=0.02)
    plain = rated_season(season, played(season, default_rng(0)))
    assert all(scales[0].rating(each).deviation < plain.rating(each).deviation for each in plain.players)


def test_a_rating_follows_the_skill_at_least_as_well_as_the_mean() -> None:
    season = Season(tournaments=10)
    found = [played(season, default_rng(seed)) for seed in range(6)]
    scales = [rated_season(season, one) for one in found]
    ours = [
        correlation(one.skills, {each: scale.rating(each).mean for each in scale.players})
        for one, scale in zip(found, scales, strict=True)
    ]
    assert statistics.fmean(ours) >= statistics.fmean([correlation(one.skills, means(one.periods)) for one in found])
    assert statistics.fmean(ours) > 0.7


def test_the_order_of_entry_within_a_round_does_not_matter() -> None:
    results = (table(30, -10, -10, -10), table(8, -8, 1, -1, players="5678"), table(3, -3, 0, 0, players="1526"))
    before = KNOWN.after(Period(0, (table(12, -4, -4, -4),)))
    found = {before.after(Period(1, order)).mean.tobytes() for order in permutations(results)}
    assert len(found) == 1


def test_a_win_against_the_strong_counts_more() -> None:
    strong = Period(0, (table(90, 90, 90, -270, players="abcx"), table(-90, -90, -90, 270, players="defy")))
    known = KNOWN.after(strong)
    after = known.after(Period(1, (table(30, -10, -10, -10, players="1abc"), table(30, -10, -10, -10, players="2def"))))
    assert after.rating("1").mean > after.rating("2").mean > 0


def test_an_extreme_result_counts_as_two_and_a_half_deviations() -> None:
    far, further = (KNOWN.after(Period(0, (table(3 * n, -n, -n, -n),))) for n in (1_000, 100_000))
    assert far.rating("1") == further.rating("1")
    expected = np.sqrt(7.0**2 / 16 + (0.7**2) * 3 / 4)
    assert 0 < far.rating("1").mean < figures().limit * expected


def test_what_is_won_adds_up_to_nothing_so_only_the_difference_counts() -> None:
    """Danish cups take and give: own − mean of the table is what is rated."""
    one, other = (KNOWN.after(Period(0, (table(10 + n, n, n - 10),))) for n in (0, -20))
    assert [one.rating(each) for each in "123"] == [other.rating(each) for each in "123"]


def test_skills_drift_slowly() -> None:
    first = KNOWN.after(Period(0, (table(30, -10, -10, -10),)))
    later = [first.after(Period(day, (table(0, 0, 0, 0, players="5678"),))).rating("1") for day in (0, 365, 730)]
    assert first.rating("1") == later[0]
    assert later[0].deviation < later[1].deviation < later[2].deviation < 1.2 * later[0].deviation


def test_bots_and_people_are_on_one_scale_and_a_level_may_sit_twice() -> None:
    book = TableResult(("17", "bot book", "bot book", "bot book"), (48.0, -16.0, -16.0, -16.0), 16)
    after = KNOWN.after(Period(0, (book,)))
    assert after.rating("17").mean > 0 > after.rating("bot book").mean
    assert after.rating("bot book").deals == 16


def test_somebody_who_has_not_played_is_as_everybody() -> None:
    assert KNOWN.rating("9") == Rating(0.0, 0.7000000000000001, 0.0)
    assert KNOWN.after(Period(0, ())) is KNOWN
    assert KNOWN.after(Period(0, (table(1), table(1, -1, deals=0)))) is KNOWN


def test_the_same_cards_say_more_the_more_tables_have_them() -> None:
    def deviation(tables: int, cards: str) -> float:
        results = [table(0, 0, 0, 0, players="1234")]
        results += [table(0, 0, 0, 0, players="abcd"), table(0, 0, 0, 0, players="efgh")]
        shared = [TableResult(each.players, each.points, each.deals, cards) for each in results[:tables]]
        return Scale(Noise(7.0, 0.6)).after(Period(0, tuple(shared))).rating("1").deviation

    assert deviation(3, "deal 1") < deviation(2, "deal 1") < deviation(1, "deal 1") == deviation(3, "")


def test_cards_that_other_tables_played_longer_are_not_shared() -> None:
    one, other = table(9, -3, -3, -3, cards="x"), table(0, 0, 0, 0, players="abcd", deals=8, cards="x")
    apart = KNOWN.after(Period(0, (table(9, -3, -3, -3),))).rating("1")
    assert KNOWN.after(Period(0, (other, one))).rating("1").mean == pytest.approx(apart.mean)


def test_the_course_of_a_rating_goes_by_days() -> None:
    late, early = Period(9, (table(3, -1, -1, -1),)), Period(2, (table(-3, 1, 1, 1),))
    course = rated(NOISE, [late, early])
    assert [scale.day for scale in course] == [2, 9]
    assert course[0].rating("1").mean < 0


@pytest.mark.parametrize("players", range(2, 8))
def test_directions_are_at_right_angles_and_add_up_to_nothing(players: int) -> None:
    found = directions(players)
    assert np.allclose(found @ found.T, np.eye(players - 1))
    assert np.allclose(found.sum(axis=1), 0)
