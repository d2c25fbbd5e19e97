"""Weighing candidates: the same worlds for all, hopeless ones given up, errors of differences."""

from random import Random

import numpy as np
import pytest

from tarock.bots.budget import Budget
from tarock.bots.koenigrufen.weighing import candidates_of, weighed, with_noise
from tarock.bots.weighing import Tally, chosen_by
from tarock.search.koenigrufen.packing import Ints

COUNTS = np.ones(40, np.int64)


class Values:
    """Candidates whose values, in half points, are known; keeps what was asked for."""

    def __init__(self, *columns: list[int]) -> None:
        self.table = np.array(columns).T
        self.asked = [0] * len(columns)

    def __call__(self, chosen: Ints, columns: Ints) -> Ints:
        for column in columns.tolist():
            self.asked[column] += len(chosen)
        values: Ints = self.table[np.ix_(chosen, columns)]
        return values


def tally_of(values: Values) -> Tally:
    tally = weighed(len(values.asked), COUNTS, Budget(40).batches(10), values)
    assert tally is not None
    return tally


def test_means_are_in_points() -> None:
    tally = tally_of(Values([4] * 40, [2, 4] * 20))
    assert [tally.mean(0), tally.mean(1)] == [2, 1.5]
    assert tally.best == 0


def test_who_is_clearly_behind_is_tried_no_more() -> None:
    values = Values([4] * 40, [5, 3] * 20, [0, 1] * 20)
    tally = tally_of(values)
    assert values.asked == [40, 40, 10]
    assert tally.tried == (40, 40, 10)
    assert tally.worlds == 40


def test_the_error_is_that_of_the_difference() -> None:
    """Two candidates that rise and fall together are told apart at once."""
    luck = [(7 * number) % 40 for number in range(40)]
    gap, error = tally_of(Values([2 * value + 2 for value in luck], [2 * value for value in luck])).behind(1, 0)
    assert (gap, error) == (1, 0)


def test_a_world_counts_as_often_as_it_was_drawn() -> None:
    tally = weighed(1, np.array([3, 1]), Budget(2).batches(2), Values([8, 0]))
    assert tally is not None
    assert tally.mean(0) == 3


def test_without_time_there_is_nothing_to_tell() -> None:
    assert weighed(2, COUNTS, Budget(40, seconds=0).batches(10), Values([0] * 40, [0] * 40)) is None


@pytest.mark.parametrize(("margin", "chosen"), [(0, 1), (1, 1), (100, 0)])
def test_the_trusted_candidate_stays_unless_another_is_clearly_better(margin: float, chosen: int) -> None:
    tally = tally_of(Values([0, 2] * 20, [2, 1] * 20))
    assert chosen_by(tally, 0, margin) == chosen


def test_candidates_are_told_with_the_chosen_one_first() -> None:
    tally = tally_of(Values([0, 2] * 20, [2, 4] * 20, [1, 3] * 20))
    told = candidates_of(tally, ["a", "b", "c"], 1)
    assert [candidate.action for candidate in told] == ["b", "c", "a"]
    assert told[0].error == 0


def test_noise_takes_another_candidate_that_is_near() -> None:
    tally = tally_of(Values([4] * 40, [5, 3] * 20, [0, 1] * 20))
    assert {with_noise(tally, 0, 1.0, Random(seed)) for seed in range(20)} == {1}
    assert with_noise(tally, 0, 0.0, Random(1)) == 0


def test_in_how_many_worlds_a_candidate_is_ahead() -> None:
    tally = Tally(np.array([[1.0, 0.0], [0.0, 1.0], [2.0, 2.0]]), np.array([3.0, 2.0, 4.0]), (3, 3))
    assert [tally.ahead(0, 1), tally.ahead(1, 0)] == [3, 2]


def test_some_candidates_alone_keep_their_worlds() -> None:
    tally = tally_of(Values([4] * 40, [5, 3] * 20, [0, 1] * 20))
    some = tally.of([2, 0])
    assert [some.mean(0), some.mean(1)] == [tally.mean(2), tally.mean(0)]
    assert list(some.tried) == [tally.tried[2], tally.tried[0]]
