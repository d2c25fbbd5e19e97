"""The simulated day of many players: every number follows from its seed, and is what arithmetic expects."""

from random import Random

import pytest

from bench.day import SEATS, Costs, Evening, Farm, arrivals, report, simulate

COSTS = Costs()


def test_a_day_follows_from_its_seed() -> None:
    assert report(2_000, COSTS, 7, 5) == report(2_000, COSTS, 7, 5)
    assert report(2_000, COSTS, 7, 5) != report(2_000, COSTS, 8, 5)


def test_everybody_who_comes_is_seated_in_time() -> None:
    day = simulate(2_000, COSTS, Random(1))
    came = len(list(arrivals(round(2_000 * (1 - COSTS.correspondence)), Random(1))))
    assert len(day.waits) == came
    assert max(day.waits) <= COSTS.wait + 1e-6
    assert day.opened >= came / SEATS
    assert day.tables[day.peak] >= day.people[day.peak] / SEATS


def test_whoever_comes_alone_plays_with_bots_after_a_wait() -> None:
    day = Evening(COSTS, Random(1)).run(iter([100.0, 1_000.0, 1_001.0, 1_002.0, 1_003.0]))
    assert day.opened == 2
    assert day.waits == pytest.approx([COSTS.wait, 3, 2, 1, 0])


def test_a_process_serves_one_act_after_the_other_and_another_when_it_is_gone() -> None:
    farm = Farm(2)
    assert farm.serve(0, 0, 1) == 1
    assert farm.serve(0, 2, 1) == 2, "the same process"
    assert farm.serve(0, 1, 1) == 1, "the other one"
    lost = Farm(2, {0: (10, 20)}, pause=3)
    assert lost.later(9, 0) is None
    assert lost.later(11, 0) == 13, "it waits for the rest of the pause"
    assert lost.later(11, 1) is None
    assert lost.later(13, 0) is None
    assert lost.serve(9, 0, 1) == 10
    assert lost.serve(13, 0, 1) == 14
    assert lost.free_at == {0: 10, 1: 14}, "it goes on at the other"
