"""Means and intervals against numbers worked out by hand and distributions that are known."""

import numpy as np
import pytest

from tarock.arena.statistics import Estimate, bootstrap, interval, strengths, student, winsorised


def test_an_interval_worked_out_by_hand() -> None:
    """1, 2, 3, 4: mean 2.5, standard deviation √(5/3), three degrees of freedom."""
    found = interval(np.array([1.0, 2.0, 3.0, 4.0]))
    margin = 3.1824 * (5 / 3) ** 0.5 / 2
    assert found.mean == 2.5
    assert (found.low, found.high) == pytest.approx((2.5 - margin, 2.5 + margin))
    assert found.deals == 4


def test_one_deal_has_no_interval() -> None:
    assert interval(np.array([7.0])) == Estimate(7, None, None, 1) == bootstrap(np.array([7.0]))
    assert not interval(np.array([7.0])).is_significant


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (4, 2.776), (5, 2.571), (9, 2.262), (19, 2.093), (29, 2.045), (99, 1.984), (10_000, 1.960)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.001)


@pytest.mark.parametrize("deals", [5, 30, 200])
def test_95_of_100_intervals_hold_the_truth(deals: int) -> None:
    rng = np.random.default_rng(1)
    found = [interval(rng.normal(3, 10, deals)) for _ in range(4_000)]
    covered = sum(one.low is not None and one.high is not None and one.low <= 3 <= one.high for one in found)
    assert covered / len(found) == pytest.approx(0.95, abs=0.015)


def test_the_bootstrap_agrees_with_student_where_there_are_many_deals() -> None:
    values = np.random.default_rng(2).exponential(5, 3_000)
    one, other = interval(values), bootstrap(values)
    assert one.mean == other.mean
    assert (one.low, one.high) == pytest.approx((other.low, other.high), abs=0.03)
    assert bootstrap(values) == other, "repeatable"


def test_the_bootstrap_covers_a_heavy_tail() -> None:
    rng = np.random.default_rng(3)
    found = [bootstrap(rng.choice([-1.0, 9.0], 100, p=[0.9, 0.1])) for _ in range(300)]
    covered = sum(one.low is not None and one.high is not None and one.low <= 0 <= one.high for one in found)
    assert covered / len(found) > 0.88


def test_no_single_deal_counts_for_much_in_a_winsorised_mean() -> None:
    """Of a hundred the least and the greatest count as the ones next to them."""
    values = np.array([*range(99), 1_000_000], float)
    expected = np.array([1, *range(1, 99), 98], float)
    assert winsorised(values) == interval(expected)


def test_few_deals_are_not_winsorised() -> None:
    values = np.array([1.0, 2.0, 30.0])
    assert winsorised(values) == interval(values)


def test_significant_is_what_lies_on_one_side_of_zero() -> None:
    assert Estimate(2, 1, 3, 9).is_significant
    assert Estimate(-2, -3, -1, 9).is_significant
    assert not Estimate(1, -1, 3, 9).is_significant
    assert Estimate(2, 1, 4, 9).reversed == Estimate(-2, -4, -1, 9)


def test_strengths_from_neighbours_add_up() -> None:
    leads = np.array([[-3.0, -4.0], [-5.0, -6.0]])
    assert strengths([(0, 1), (1, 2)], leads, 3) == pytest.approx(np.array([[0, 3, 7], [0, 5, 11]]))


def test_strengths_from_a_round_robin_are_the_mean_leads() -> None:
    """Least squares: of leads 2, 5 and 4 that do not agree each gives way by the same third."""
    found = strengths([(1, 0), (2, 0), (2, 1)], np.array([[2.0, 5.0, 4.0]]), 3)
    assert found == pytest.approx(np.array([[0, 2 - 1 / 3, 5 + 1 / 3]]))
