"""The kernel of Königrufen plays and settles as the readable engine does, which is the law."""

import os
import subprocess
import sys
from typing import Final

import pytest

from tarock.koenigrufen.cards import PACK
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.state import start
from tarock.rulesets import KOENIGRUFEN, load_koenigrufen
from tarock.search.koenigrufen.packing import (
    Position,
    bit_of,
    bits_of,
    card_from,
    cards_from,
    random_continuations,
    random_games,
)
from tests.search.koenigrufen.houses import HOUSES
from tests.search.koenigrufen.side_by_side import compare_deals, first_position, sums

IN_CI: Final = 500
LONG: Final = 100_000
BLOCKS: Final = 10
SEEDS_OF_BLOCK: Final = 10_000_000


@pytest.mark.deals
@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_the_kernel_agrees_with_the_engine_at_every_card(ruleset: str) -> None:
    rules = load_koenigrufen(ruleset)
    contracts = compare_deals(rules, IN_CI)
    assert {contract.id for contract in rules.contracts} == set(contracts)


@pytest.mark.deals
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_the_kernel_agrees_under_house_rules(ruleset: str, house: str) -> None:
    compare_deals(HOUSES[house](load_koenigrufen(ruleset)), IN_CI // 10)


@pytest.mark.long
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_the_kernel_agrees_in_very_many_deals(ruleset: str, block: int) -> None:
    compare_deals(load_koenigrufen(ruleset), LONG // BLOCKS, first=SEEDS_OF_BLOCK * (block + 1))


@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_the_kernel_is_the_same_as_plain_python(ruleset: str) -> None:
    program = (
        "from tarock.rulesets import load_koenigrufen\n"
        "from tests.search.koenigrufen.side_by_side import compare_deals, sums\n"
        f"rules = load_koenigrufen({ruleset!r})\n"
        "compare_deals(rules, 10)\n"
        "print(sums(rules, 2))\n"
    )
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "error"}
    run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == sums(load_koenigrufen(ruleset), 2)


def test_cards_and_bits_go_both_ways() -> None:
    assert cards_from(bits_of(PACK)) == PACK
    assert [card_from(bit_of(card)) for card in PACK] == list(PACK)


def test_random_games_are_the_same_with_any_number_of_threads() -> None:
    position = first_position(load_koenigrufen("koenigrufen-turnier"), 1)
    assert random_games(position, 1_000, seed=5) == random_games(position, 1_000, seed=5, threads=3)
    assert random_continuations(position, 1_000) == random_continuations(position, 1_000, threads=2)
    assert random_games(position, 1_000, seed=5) != random_games(position, 1_000, seed=6)


def test_what_is_paid_somebody_gets() -> None:
    for ruleset in KOENIGRUFEN:
        for seed in range(20):
            settled = random_games(first_position(load_koenigrufen(ruleset), 1_000 * seed), 100)
            assert sum(settled.score) == 0
            assert sum(settled.money) == 0


def test_only_deals_in_play_can_be_packed() -> None:
    state = start(load_koenigrufen("koenigrufen-turnier"), 0, *deal(0, "1"))
    with pytest.raises(ValueError, match="expected a deal in play, got one in the phase auction"):
        Position.of(state)
