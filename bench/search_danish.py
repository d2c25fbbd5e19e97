"""The rows of Danish Tarok in the table of search speeds."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import numpy as np

from bench.rows import Row, milliseconds, start_time
from bench.run import per_second
from tarock.bots.budget import Budget
from tarock.bots.danish.search import SearchBot
from tarock.core.cardset import CardSet
from tarock.danish.cards import PACK, ULTIMO_CARDS
from tarock.danish.events import Cups
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, DanishView, start_position
from tarock.danish.table import Opening, Phase
from tarock.rulesets import DANISH, load_danish
from tarock.search._kernels.danish import layout
from tarock.search._kernels.danish import random as kernel
from tarock.search.danish.beliefs import worlds_of
from tarock.search.danish.endings import payments
from tarock.search.danish.packing import plan_of, random_deals, start_of
from tarock.search.danish.solver import Goal, solve
from tarock.testing.danish.playing import random_deal

SEATING: Final = Seating.of_three(0)
PLAYERS: Final = frozenset({0, 1, 2})
ENDINGS: Final = 200

START: Final = """
from tarock.danish.seating import Seating
from tarock.rulesets import load_danish
from tarock.search.danish.packing import random_deals
from tests.search.danish.brute_force import random_ending
from tarock.search.danish.endings import payments
from tarock.search.danish.solver import Goal, solve
from random import Random
rules = load_danish("danish-hjoerring")
random_deals(rules, Seating.of_three(0), number=1, seed=1)
solve(random_ending(rules, 3, Random(1)), Goal("last", 0), frozenset({0}))
payments(random_ending(rules, 2, Random(1)))
"""
"""Use everything that is compiled: random play, the solver and the payments."""


def playouts(ruleset: str) -> str:
    """Deal, play and settle at random."""

    def work(number: int = 200_000) -> int:
        random_deals(load_danish(ruleset), SEATING, number, seed=1)
        return number

    work(1)
    return f"{per_second(work):,.0f}/s"


def ending(rules: DanishRuleset, tricks: int, game: int) -> DanishState:
    """Return the last tricks of a random deal."""
    plan = plan_of(rules, SEATING)
    position = np.empty(layout.POSITION_SIZE, np.int64)
    dice = np.array([kernel.seeded(77, game)], np.int64)
    kernel.begin(plan, position, start_of(Cups(60, 60)), np.empty(layout.PACK_SIZE, np.int64), dice)
    while position[layout.NUMBER] < layout.LAST + 1 - tricks or position[layout.PLACED]:
        kernel.step(plan, position, dice, np.empty(layout.ACTIONS, np.int64))
    words = [(int(position[layout.SUITS + place]), int(position[layout.TAROKS + place])) for place in range(3)]
    hands = tuple(CardSet(suits | taroks << layout.FIRST_TAROK) for suits, taroks in words)
    return start_position(rules, SEATING, hands, Opening(layout.LAST + 1 - tricks, int(position[layout.LEADER])))


def last_tricks(tricks: int) -> Iterator[Callable[[], object]]:
    """Give the hardest question about random endings: whether a player gets the last trick against both others."""
    rules = load_danish("danish-hjoerring")
    for game in range(ENDINGS):
        seat = game % 3
        yield partial(solve, ending(rules, tricks, game), Goal("last", seat), frozenset({seat}), line=False)


def random_cards(tricks: int) -> Iterator[Callable[[], object]]:
    """Give the same question about hands from the whole pack, in which more taroks are left than after random play."""
    rules = load_danish("danish-hjoerring")
    for game in range(ENDINGS):
        rng = Random(game)
        cards = rng.sample(list(PACK), 3 * tricks)
        hands = tuple(CardSet.from_cards(cards[tricks * seat : tricks * (seat + 1)]) for seat in range(3))
        state = start_position(rules, SEATING, hands, Opening(layout.LAST + 1 - tricks, rng.randrange(3)))
        yield partial(solve, state, Goal("last", game % 3), frozenset({game % 3}), line=False)


def ultimo_cards(tricks: int) -> Iterator[Callable[[], object]]:
    """Give questions about kings and pagat: an ultimo against both others, a bagud by both and by one."""
    rules = load_danish("danish-hjoerring")
    for game in range(ENDINGS):
        state = ending(rules, tricks, game)
        for holder in range(3):
            if state.hands[holder] & ULTIMO_CARDS:
                ask = partial(solve, state, line=False)
                yield partial(ask, goal=Goal("ultimo", holder), coalition=frozenset({holder}))
                yield partial(ask, goal=Goal("bagud", holder), coalition=PLAYERS - {holder})
                yield partial(ask, goal=Goal("bagud", holder), coalition=frozenset({(holder + 1) % 3}))


def solving(questions: Callable[[int], Iterator[Callable[[], object]]], tricks: int) -> str:
    """Ask what can be forced."""
    for ask in questions(2):
        ask()
    return milliseconds(questions(tricks))


def paying(tricks: int) -> str:
    """Find out what everybody is paid."""
    rules = load_danish("danish-hjoerring")
    payments(ending(rules, 2, 0))
    works = (partial(payments, ending(rules, tricks, game), line=False) for game in range(ENDINGS))
    return milliseconds(works)


def views(deals: int) -> Iterator[DanishView]:
    """Give views of random deals, some from every part of the card play."""
    rules = load_danish("danish-hjoerring")
    for seed in range(deals):
        in_play = [state for state in random_deal(rules, seed) if state.phase is Phase.PLAY]
        for state in in_play[seed % 11 :: 11]:
            assert state.turn is not None
            yield state.view(state.turn)


def believing() -> str:
    """Draw a hundred deals that fit a view, and weigh them by what the others did."""
    rng = Random(1)
    worlds_of(next(views(1)), 100, rng)
    return milliseconds(partial(worlds_of, view, 100, rng) for view in views(40))


def searching(worlds: int) -> str:
    """Decide what to play."""
    bot = SearchBot(Budget(worlds))
    rng = Random(1)
    for view in views(3):
        bot.act(view, rng, {})
    return milliseconds(partial(bot.act, view, rng, {}) for view in views(40))


def cold_start() -> str:
    """Compile everything once."""
    with TemporaryDirectory() as folder:
        return start_time(START, NUMBA_CACHE_DIR=folder)


def warm_start() -> str:
    """Start with everything compiled."""
    start_time(START)
    return start_time(START)


ROWS: Final = (
    *(
        Row(f"random deals, {name}, with dealing and payments", "≥ 500,000/s", partial(playouts, name))
        for name in DANISH
    ),
    *(
        Row(f"Danish Tarok, {what}, {tricks} tricks", f"≤ {aim} ms", partial(solving, questions, tricks))
        for tricks, aim in ((8, 1), (10, 2), (12, 10))
        for what, questions in (
            ("can one force the last trick against both", last_tricks),
            ("the same with random cards", random_cards),
            ("can an ultimo or a bagud be forced", ultimo_cards),
        )
    ),
    *(Row(f"Danish Tarok, payments of the last {tricks} tricks", "–", partial(paying, tricks)) for tricks in (3, 4, 5)),
    Row("Danish Tarok, 100 possible deals, weighed by what was played", "≤ 20 ms", believing),
    *(
        Row(f"Danish Tarok, one decision of the search bot, {worlds} deals", "–", partial(searching, worlds))
        for worlds in (40, 100, 400)
    ),
    Row("Danish Tarok, start with machine code on disk", "≤ 2 s", warm_start),
    Row("Danish Tarok, first start, everything compiled", "≤ 60 s", cold_start),
)
