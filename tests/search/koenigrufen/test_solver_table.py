"""What the table of the solver tells about positions in which the same hands only count more or less."""

from bisect import bisect_left
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np
import pytest

from tarock.koenigrufen.cards import LAST_TRICK, PLAYERS
from tarock.koenigrufen.facts import Side
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.rulesets import load_koenigrufen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import solver as kernel
from tarock.search._kernels.koenigrufen import solver_desk as place
from tarock.search._kernels.koenigrufen.payments import thirds
from tarock.search._kernels.koenigrufen.solver_table import SLOT_SIZE
from tarock.search.koenigrufen.goals import MostThirds
from tarock.search.koenigrufen.packing import Bits, Ints, Position
from tarock.search.koenigrufen.question import Question
from tests.search.koenigrufen.houses import kaiserstich_everywhere
from tests.search.koenigrufen.test_solver import first_state

TRICKS: Final = 3
PAIRS: Final = 300
NO_LIMIT: Final = 1 << 40
SUITS: Final = (*(255 << at.SUIT_BITS * suit for suit in range(4)), at.TAROCKS)
BOOK: Final = load_koenigrufen("koenigrufen-turnier")


@dataclass(slots=True)
class Tries:
    """How many cards were tried."""

    cards: int = 0


class Endgame:
    """The last tricks, for whatever hands, under the rules of one deal."""

    def __init__(self, ruleset: KoenigrufenRuleset) -> None:
        question = Question(Position.of(first_state(ruleset, "positive")), MostThirds(Side.DECLARER))
        self.plan = question.plan
        self.desk: Ints = np.zeros(place.DESK_SIZE, np.int64)
        self.desk[: place.ROOT] = question.head
        self.desk[place.GENERATION] = 1
        self.desk[place.START] = LAST_TRICK + 1 - TRICKS

    def most_thirds(self, hands: Ints, table: Ints, tries: Tries) -> int:
        rest = int(thirds(self.plan, int(hands.sum())))
        lying: Ints = np.zeros(PLAYERS, np.int64)

        def fails(need: int) -> bool:
            kernel.ask(self.plan, self.desk, hands, 0, lying, 0, need, rest)
            value = kernel.search(self.plan, self.desk, table, NO_LIMIT)
            tries.cards += int(self.desk[place.NODES])
            return not value

        return bisect_left(range(1, rest + 1), x=True, key=fails)


def empty_table() -> Ints:
    return np.zeros(SLOT_SIZE << 10, np.int64)


def alike(rng: Random) -> tuple[Ints, Ints]:
    """Return hands with the Trull and others alike: each suit is as long, and its cards lie in the same order."""
    others = rng.sample(bits(at.PACK & ~at.TRULL), PLAYERS * TRICKS - 3)
    first = sorted([*bits(at.TRULL), *others])
    second = [card for suit in SUITS for card in sorted(rng.sample(bits(suit), sum(suit & card > 0 for card in first)))]
    owners = rng.sample(list(range(PLAYERS)) * TRICKS, PLAYERS * TRICKS)
    return shared_out(first, owners), shared_out(second, owners)


def bits(cards: Bits) -> list[Bits]:
    return [1 << number for number in range(at.PACK_SIZE) if cards >> number & 1]


def shared_out(cards: list[Bits], owners: list[int]) -> Ints:
    hands: Ints = np.zeros(PLAYERS, np.int64)
    for card, owner in zip(cards, owners, strict=True):
        hands[owner] |= card
    return hands


@pytest.mark.parametrize("ruleset", [BOOK, kaiserstich_everywhere(BOOK)], ids=["plain", "kaiserstich"])
def test_what_is_known_about_a_position_is_right_about_one_alike(ruleset: KoenigrufenRuleset) -> None:
    """With a Kaiserstich the cards of the Trull have a part of their own, and nothing else may stand in their place."""
    endgame, rng = Endgame(ruleset), Random(1)
    alone, helped = Tries(), Tries()
    for _ in range(PAIRS):
        first, second = alike(rng)
        table = empty_table()
        expected = endgame.most_thirds(second, empty_table(), alone)
        endgame.most_thirds(first, table, Tries())
        assert expected == endgame.most_thirds(second, table, helped), (first, second)
    assert helped.cards < alone.cards
