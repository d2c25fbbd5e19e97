"""The kernel measures hands as the book bot does, and asks of them what it asks."""

from random import Random

import pytest

from tarock.bots.koenigrufen.bidding import is_good_for
from tarock.bots.koenigrufen.evaluation import beggars_points, strength, suit_tricks
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import Bid
from tarock.koenigrufen.cards import KINGS, PACK
from tarock.rulesets import KOENIGRUFEN, load_koenigrufen
from tarock.search._kernels.koenigrufen import evaluation as kernel
from tarock.search.koenigrufen.packing import bits_of
from tarock.search.koenigrufen.words import asked_for


def hands(number: int) -> list[CardSet]:
    rng = Random(number)
    return [CardSet.from_cards(rng.sample(list(PACK), 12)) for _ in range(number)]


def test_the_kernel_measures_like_the_book() -> None:
    for hand in hands(500):
        bits = bits_of(hand)
        assert kernel.strength(bits) == 2 * strength(hand)
        assert kernel.beggars_points(bits) == beggars_points(hand)
        assert kernel.suit_tricks(bits) == suit_tricks(hand)


@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_the_kernel_asks_of_a_hand_what_the_book_asks(ruleset: str) -> None:
    """But for birds, and for hands with many kings, where the book bot looks closer."""
    rules = load_koenigrufen(ruleset)
    for contract in rules.contracts:
        if contract.kind == "trischaken" or contract.needs == "bird" or contract.tricks > 1:
            continue
        asked = asked_for(rules, contract)
        for hand in hands(2_000):
            bits = bits_of(hand)
            has_one = not asked.one_of or bool(bits & asked.one_of)
            enough = has_one and kernel.measured(bits, asked.measure) >= asked.least
            if len(hand & KINGS) < 3:
                assert enough == is_good_for(rules, Bid(contract.id), hand)
