"""Weighing candidates in common worlds, and the budget that says how many."""

from collections.abc import Iterator

import numpy as np
import pytest

from tarock.bots.budget import Budget
from tarock.bots.weighing import Bools, Floats, Patience, errors_of_draws, errors_of_weights, weigh

PATIENCE = Patience(clearly=2.0, first_look=0, errors=errors_of_weights)


class Payoffs:
    """Candidates whose values by world are known beforehand, and a list of who was tried where."""

    def __init__(self, values: Floats) -> None:
        self.values = values
        self.tried: list[tuple[range, list[int]]] = []

    def __call__(self, tried: Bools, batch: range, values: Floats) -> None:
        self.tried.append((batch, [int(which) for which in np.flatnonzero(tried)]))
        for which in np.flatnonzero(tried):
            values[batch.start : batch.stop, which] = self.values[batch.start : batch.stop, which]


def even(number: int) -> Floats:
    return np.full(number, 1 / number)


def batches(number: int, size: int) -> Iterator[range]:
    return Budget(number).batches(size)


def test_the_best_mean_wins_and_the_others_are_behind_it() -> None:
    table = Payoffs(np.array([[1.0, 3.0], [2.0, 2.0], [3.0, 7.0], [2.0, 0.0]]))
    found = weigh(table, 2, even(4), batches(4, 4), PATIENCE)
    assert found is not None
    assert (found.best, found.mean(1), found.worlds) == (1, 3.0, 4)
    assert found.behind(0, 1) == pytest.approx((1.0, np.std([2, 0, 4, -2], ddof=1) / 2))
    assert found.behind(1, 1) == (0, 0)


def test_weights_count() -> None:
    table = Payoffs(np.array([[10.0, 0.0], [0.0, 5.0]]))
    found = weigh(table, 2, np.array([0.25, 0.75]), batches(2, 2), PATIENCE)
    assert found is not None
    assert (found.best, found.mean(1)) == (1, 3.75)


def test_who_is_clearly_behind_is_not_tried_any_more() -> None:
    values = np.array([[5.0, 5.1, 0.0], [5.0, 4.9, 0.0]] * 8)
    table = Payoffs(values + np.arange(16.0)[:, np.newaxis])
    found = weigh(table, 3, even(16), batches(16, 4), PATIENCE)
    assert found is not None
    assert [tried for _, tried in table.tried] == [[0, 1, 2], [0, 1], [0, 1], [0, 1]]
    assert found.behind(2, 0)[0] == pytest.approx(5.0)


def test_nobody_drops_out_before_the_first_look() -> None:
    table = Payoffs(np.array([[5.0, 0.0]] * 8))
    found = weigh(table, 2, np.ones(8), batches(8, 2), Patience(clearly=2.0, first_look=4, errors=errors_of_draws))
    assert found is not None
    assert found.worlds == 4


def test_worlds_that_count_alike_have_one_error_however_they_were_drawn() -> None:
    deviations, shares = np.array([1.0, -1.0, 2.0, -2.0]), even(4)
    assert errors_of_draws(deviations, shares) == pytest.approx(errors_of_weights(deviations, shares))


def test_when_only_one_is_left_the_weighing_ends() -> None:
    table = Payoffs(np.array([[5.0, 0.0]] * 8))
    found = weigh(table, 2, even(8), batches(8, 2), PATIENCE)
    assert found is not None
    assert found.worlds == 2


def test_without_a_batch_there_is_no_answer() -> None:
    assert weigh(Payoffs(np.zeros((4, 2))), 2, even(4), Budget(4, seconds=0).batches(2), PATIENCE) is None


def test_the_budget_stops_when_its_time_is_over() -> None:
    ticks = iter([0.0, 0.1, 0.4, 0.6])
    assert [*Budget(100, seconds=0.5).batches(10, lambda: next(ticks))] == [range(10), range(10, 20)]


def test_a_budget_without_time_never_looks_at_the_clock() -> None:
    def clock() -> float:
        raise AssertionError

    assert [*Budget(3).batches(2, clock)] == [range(2), range(2, 3)]
