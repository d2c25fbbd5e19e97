"""Trying games of Königrufen in many worlds: what a bid, a call, a half of the talon or a discard leads to."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np

from tarock.core.cardset import NO_CARDS
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Bid
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.table import Table
from tarock.koenigrufen.talon import DiscardChoice
from tarock.search._kernels.koenigrufen import evaluation
from tarock.search._kernels.koenigrufen import games as kernel
from tarock.search.koenigrufen.beliefs import Worlds
from tarock.search.koenigrufen.contracts import contract_plan
from tarock.search.koenigrufen.negative import NegativeGames
from tarock.search.koenigrufen.packing import Bits, Ints
from tarock.search.koenigrufen.rollouts import Desk

_ANY: Final = -1_000


@dataclass(frozen=True, slots=True)
class Option:
    """A game that a seat may come to play, if its hand is good enough; the cards are the kernel's."""

    game: Bid
    seat: Seat
    measure: int = evaluation.STRENGTH
    least: int = _ANY
    one_of: Bits = 0
    calls: Bits = 0
    buys: Bits = 0
    lays: Bits = 0


Course: TypeAlias = tuple[Option, ...]
"""How a deal may go on: the first option that the cards allow; without any nobody plays, and nobody gets anything."""


class Courses:
    """Several ways in which a deal may go on, packed."""

    def __init__(self, table: Table, courses: Sequence[Course]) -> None:
        games = list(dict.fromkeys((option.game, option.seat) for course in courses for option in course))
        forehand = table.auction.forehand
        self.plans: Ints = np.array([_plan(table.ruleset, table.dealer, *game, forehand) for game in games], np.int64)
        self.taroks_first = np.array([_lays_taroks_first(table.ruleset, game) for game, _ in games], np.int64)
        self.negative = NegativeGames(table.ruleset, games)
        rows = [_packed(option, games) for course in courses for option in course]
        self.options: Ints = np.array(rows, np.int64).reshape(len(rows), kernel.OPTION_SIZE)
        self.bounds: Ints = np.cumsum([0, *map(len, courses)])

    def tried(self, worlds: Worlds, chosen: Ints, courses: Ints, seat: Seat, seed: int, desk: Desk) -> Ints:
        """Return what a seat gets in each of some worlds by each of some courses, in half points."""
        values = np.zeros((len(chosen), len(courses)), np.int64)
        games = np.zeros_like(values)
        packed = self.plans, self.taroks_first, self.options, self.bounds
        kernel.try_courses(*packed, worlds.rows, chosen, courses, values, games, seat, seed, *desk.room)
        for number in self.negative.numbers:
            for row, column in np.argwhere(games == number).tolist():
                plan = self.plans[number]
                values[row, column] = self.negative.value(number, plan, worlds, int(chosen[row]), seat, desk)
        return values


def _packed(option: Option, games: Sequence[tuple[Bid, Seat]]) -> tuple[int, ...]:
    game = games.index((option.game, option.seat))
    return (
        game,
        option.seat,
        option.measure,
        option.least,
        option.one_of,
        option.calls,
        option.buys,
        option.lays,
    )


@lru_cache(1_000)
def _plan(ruleset: KoenigrufenRuleset, dealer: Seat, bid: Bid, declarer: Seat, forehand: Seat) -> Ints:
    return contract_plan(ruleset, dealer, bid, declarer, forehand)


def _lays_taroks_first(ruleset: KoenigrufenRuleset, bid: Bid) -> bool:
    return DiscardChoice(ruleset, ruleset.contracts_by_id[bid.contract], NO_CARDS).taroks_first
