"""The history that the kernels keep is the one that everybody at the table has seen and heard."""

from itertools import pairwise

import numpy as np
import pytest

from tarock.danish.actions import AskLaid
from tarock.danish.table import Phase
from tarock.rulesets import DANISH, load_danish
from tarock.search._kernels.danish import history as kernel
from tarock.search.danish.history import history_of
from tarock.search.danish.packing import NUMBER_OF, Ints, Packed, pack
from tarock.testing.danish.playing import random_deal

IN_CI = 200
LONG = 5_000
EVERY_RULESET = pytest.mark.parametrize("name", DANISH)


def compare_histories(name: str, seed: int) -> None:
    """Keep the history of a deal in the kernel, and pack it anew from the table after every action."""
    packed: Packed | None = None
    history: Ints = np.zeros(0, np.int64)
    for before, after in pairwise(random_deal(load_danish(name), f"history {seed}")):
        if before.phase is not Phase.PLAY:
            continue
        seat, action = after.table.log[-1]
        if isinstance(action, AskLaid):
            continue
        if packed is None:
            packed, history = pack(before), history_of(before.table)
        kernel.perform(packed.plan, packed.position, history, packed.place(seat), NUMBER_OF[action])
        seen = history_of(after.table)
        assert np.array_equal(seen[: kernel.HISTORY_SIZE], history[: kernel.HISTORY_SIZE]), (name, seed, action)


@EVERY_RULESET
def test_the_kernel_keeps_the_history_that_the_table_tells(name: str) -> None:
    for seed in range(10):
        compare_histories(name, seed)


@pytest.mark.deals
@EVERY_RULESET
def test_the_kernel_keeps_the_history_of_hundreds_of_deals(name: str) -> None:
    for seed in range(IN_CI):
        compare_histories(name, seed)


@pytest.mark.long
@EVERY_RULESET
def test_the_kernel_keeps_the_history_of_thousands_of_deals(name: str) -> None:
    for seed in range(IN_CI, IN_CI + LONG):
        compare_histories(name, seed)
