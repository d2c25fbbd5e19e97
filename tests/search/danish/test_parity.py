"""The kernel of Danish Tarok and the readable engine, side by side: every offer, every turn and every payment."""

import dataclasses
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise

import numpy as np
import pytest
from msgspec.structs import replace

from tarock.core.cardset import CardSet
from tarock.core.seats import SEAT_NAMES
from tarock.danish import count
from tarock.danish.actions import PLAYS, SKUS_LEADS, AskLaid
from tarock.danish.cards import HAND_SIZE, PACK, THIRD_LAST_TRICK
from tarock.danish.events import Cups
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState
from tarock.danish.table import Phase
from tarock.notation.danish.writer import record_of
from tarock.notation.record import dumps
from tarock.rulesets import DANISH, load_danish
from tarock.search._kernels.backend import load_for
from tarock.search._kernels.danish import layout
from tarock.search._kernels.danish import random as random_play
from tarock.search.danish.packing import ACTIONS, Ints, Packed, pack, plan_of, random_deals, start_of
from tarock.testing.danish.playing import BOLD, random_deal

IN_CI = 500
LONG = 100_000
"""Deals for each ruleset."""

NO_REDEAL = dataclasses.replace(BOLD, redeal=0)
EVERY_RULESET = pytest.mark.parametrize("name", DANISH)


def compare_deal(states: Iterable[DanishState]) -> None:
    """Play a deal of the engine in the kernel too; a difference is told with the record of the whole deal."""
    course = list(states)
    packed: Packed | None = None
    for before, after in pairwise(course):
        if before.phase is not Phase.PLAY:
            continue
        if packed is None:
            packed = pack(before)
        differences = [*different_offers(before, packed)]
        seat, action = after.table.log[-1]
        if not isinstance(action, AskLaid):  # the kernel does not know the question: it changes nothing
            packed.act(seat, action)
        differences += different_course(after, packed)
        if differences:
            raise AssertionError("\n".join([*differences, dumps([record_of(course[-1])])]))


def different_offers(state: DanishState, packed: Packed) -> Iterator[str]:
    """Compare what may be done; whoever is not on turn can only demand the skus, in the third-last trick."""
    trick = state.table.trick
    assert trick is not None
    assert state.turn is not None
    for seat in state.table.seating.active if trick.number == THIRD_LAST_TRICK else (state.turn,):
        told = tuple(offer for offer in state.legal_actions(seat) if not isinstance(offer, AskLaid))
        found = packed.legal_actions(seat)
        if told != found:
            yield f"{_moment(state)} {SEAT_NAMES[seat]} may do {told}, by the kernel {found}"


def different_course(state: DanishState, packed: Packed) -> Iterator[str]:
    """Compare whose turn it is, which at the beginning of a trick tells who won the one before, and the payments."""
    if state.turn != packed.turn:
        yield f"{_moment(state)} it is the turn of {state.turn}, by the kernel of {packed.turn}"
    if state.is_over:
        settlement = state.settlement
        sitters = dict.fromkeys(state.table.seating.sitting_out, packed.net_of_sitters)
        told = dict(settlement.net), settlement.cups
        found = packed.net | sitters, packed.cups
        if told != found:
            yield f"at the end there are {told}, by the kernel {found}"


def _moment(state: DanishState) -> str:
    trick = state.table.trick
    return "at the end" if trick is None else f"in trick {trick.number} after {len(trick.plays)} cards ({trick.right})"


def compare_many(ruleset: DanishRuleset, seeds: Iterable[int]) -> None:
    for seed in seeds:
        compare_deal(random_deal(ruleset, f"parity {seed}"))


@EVERY_RULESET
def test_a_deal_is_the_same_in_both(name: str) -> None:
    compare_many(load_danish(name), range(20))


@pytest.mark.deals
@pytest.mark.parametrize("part", range(4))
@EVERY_RULESET
def test_hundreds_of_deals_are_the_same_in_both(name: str, part: int) -> None:
    compare_many(load_danish(name), range(part, IN_CI, 4))


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
@EVERY_RULESET
def test_a_hundred_thousand_deals_are_the_same_in_both(name: str, part: int) -> None:
    compare_many(load_danish(name), range(IN_CI + part, IN_CI + LONG, 10))


def changed(rules: DanishRuleset, table: str, **changes: object) -> DanishRuleset:
    """Return a house ruleset in which one rule is another."""
    return replace(rules, **{table: replace(getattr(rules, table), **changes)})


HOUSE_RULES: dict[str, dict[str, object]] = {
    "demand": {"window": "before_lead"},
    "last_skus": {"lead": "named"},
    "baptism": {"retraction": False},
    "last_trick": {"paid_beside_bagud": True, "paid_for_barred_ultimo": False},
    "bagud": {"several": "in_turn"},
    "tout": {"adds_count": False},
    "count": {"players": "all", "imbalance_to": "king", "step": 10, "average": 25},
}


@pytest.mark.parametrize("deal", ["goes_on", "stops"])
@EVERY_RULESET
def test_a_house_ruleset_is_the_same_in_both(name: str, deal: str) -> None:
    rules = load_danish(name)
    for table, changes in HOUSE_RULES.items():
        rules = changed(rules, table, **changes)
    fine = replace(rules.fines.wrong_demand, deal=deal, bars_ultimo=True, each_cup=15)
    compare_many(changed(rules, "fines", wrong_demand=fine), range(60))


@EVERY_RULESET
def test_a_deal_packed_at_any_moment_is_the_one_that_was_played_there(name: str) -> None:
    for seed in range(10):
        packed: Packed | None = None
        for before, after in pairwise(random_deal(load_danish(name), f"packing {seed}")):
            if before.phase is Phase.PLAY and not after.is_over:
                packed = packed or pack(before)
                seat, action = after.table.log[-1]
                if not isinstance(action, AskLaid):
                    packed.act(seat, action)
                again = pack(after)
                lying = int(again.position[layout.PLACED])
                leftover = slice(layout.CARDS + lying, layout.CARDS + 3)
                packed.position[leftover] = again.position[leftover]  # cards of the trick before: of no account
                assert np.array_equal(again.position, packed.position)
                assert np.array_equal(again.plan, packed.plan)


def play_random_trick(state: DanishState, packed: Packed, dice: Ints, actions: Ints) -> DanishState:
    """Let the kernel do what it does next in a random game, and the engine the same."""
    position = packed.position
    turn, trick = state.turn, state.table.trick
    assert turn is not None
    assert trick is not None
    if not random_play.is_plain(position):
        number = int(random_play.random_action(packed.plan, position, dice, actions))
        packed.act(turn, ACTIONS[number])
        return state.apply(turn, ACTIONS[number])
    random_play.play_plain_trick(packed.plan, position, dice)
    if position[layout.RIGHT] == layout.SECOND:
        return state.apply(turn, SKUS_LEADS[int(position[layout.LED])])
    for card in position[layout.CARDS : layout.CARDS + 3]:
        assert state.turn is not None
        state = state.apply(state.turn, PLAYS[int(card)])
    return state


@EVERY_RULESET
def test_whole_tricks_at_random_keep_the_rules_and_are_paid(name: str) -> None:
    """What the kernel plays at one go the engine allows, card by card."""
    for seed in range(60):
        course = random_deal(load_danish(name), f"tricks {seed}", NO_REDEAL)
        state = next(state for state in course if state.phase is Phase.PLAY)
        packed, dice = pack(state), np.array([seed + 1], np.int64)
        while not state.is_over:
            state = play_random_trick(state, packed, dice, np.empty(layout.ACTIONS, np.int64))
            assert [*different_course(state, packed)] == []


@EVERY_RULESET
def test_a_random_deal_is_whole_and_its_skat_permitted(name: str) -> None:
    rules, seating = load_danish(name), Seating.of_three(0)
    plan, position = plan_of(rules, seating), np.empty(layout.POSITION_SIZE, np.int64)
    for seed in range(300):
        dice = np.array([random_play.seeded(seed, 0)], np.int64)
        random_play.begin(plan, position, start_of(Cups(60, 60)), np.empty(layout.PACK_SIZE, np.int64), dice)
        words = [(int(position[layout.SUITS + place]), int(position[layout.TAROKS + place])) for place in range(3)]
        dealer, forehand, middle = (CardSet(suits | taroks << layout.FIRST_TAROK) for suits, taroks in words)
        skat = PACK - dealer - forehand - middle

        assert [len(dealer), len(forehand), len(middle)] == [HAND_SIZE] * 3
        assert SkatChoice(rules, dealer | skat).permits(skat)
        assert position[layout.POINTS] == count.piles(rules.count.values, seating, (), skat)[0]


@EVERY_RULESET
def test_what_is_paid_in_random_deals_adds_up(name: str) -> None:
    sums = random_deals(load_danish(name), Seating.of_three(1), number=300, seed=7)
    assert sum(sums.net.values()) + sums.cups.king + sums.cups.pagat == 0
    assert sums == random_deals(load_danish(name), Seating.of_three(1), number=300, seed=7)


def test_a_kernel_loaded_for_another_machine_plays_the_same_deals() -> None:
    """One source serves CPU, GPU and plain Python; here the last, beside the compiled one."""
    plain = load_for("plain", "tarock.search._kernels.danish.random")
    assert plain.play_out is not random_play.play_out
    totals = [np.zeros(5, np.int64), np.zeros(5, np.int64)]
    for machine, sums in zip((plain, random_play), totals, strict=True):
        sizes = layout.POSITION_SIZE, layout.PACK_SIZE, 1, layout.ACTIONS
        scratch = [np.zeros(size, np.int64) for size in sizes]
        plan = plan_of(load_danish("danish-hjoerring"), Seating.of_three(0))
        machine.play_random_deals(plan, start_of(Cups(60, 60)), 3, 0, 10, *scratch, sums)
    assert totals[0].tolist() == totals[1].tolist()


WITHOUT_COMPILER = """
from tarock.rulesets import load_danish
from tarock.danish.seating import Seating
from tarock.search.danish.packing import random_deals
from tests.search.danish.test_parity import compare_many
for name in {names!r}:
    compare_many(load_danish(name), range(3))
    print(random_deals(load_danish(name), Seating.of_three(0), number=20, seed=5))
"""


def test_the_kernel_means_the_same_as_plain_python() -> None:
    code = WITHOUT_COMPILER.format(names=DANISH)
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    compiled = [random_deals(load_danish(name), Seating.of_three(0), number=20, seed=5) for name in DANISH]
    assert done.stdout.splitlines() == [str(sums) for sums in compiled]
