"""What bots of a level decide, as a network would be asked and should answer: examples for one that imitates them.

Deals are played at the readable table, with the bots themselves.  Nothing here needs torch.
"""

import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import count, islice
from math import exp
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np
from msgspec import structs
from numpy.typing import NDArray

from tarock.arena.families import ARENA
from tarock.bots.families import BOTS
from tarock.bots.koenigrufen.net import action_of, has_no_choice, is_known
from tarock.bots.levels import level
from tarock.bots.protocol import Decision, Player
from tarock.core.errors import IllegalAction
from tarock.koenigrufen import actions
from tarock.koenigrufen.actions import Action
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.state import KoenigrufenView
from tarock.rulesets import load_koenigrufen
from tarock.search._kernels.koenigrufen import deal_layout
from tarock.search.koenigrufen.packing import bit_of
from tarock.search.koenigrufen.selfplay import ITEMS, Question, question_of

ByAction: TypeAlias = dict[int, float]
"""How likely somebody is to do each thing, by the number of the action; what is missing he never does."""
Example: TypeAlias = tuple[NDArray[np.uint8], ByAction]
"""The input of a network, eight bits to a byte, and what it should answer."""

MOST: Final = 12
"""So many choices of an answer are kept: nobody has more than twelve cards."""
_AT_A_TIME: Final = 8
"""So many deals are a task of a process."""
NO_STEP: Final = -1
"""In the place of an action that a network is never offered."""
_STEEPNESS: Final = 1.6
"""A logistic curve as steep as this is nearly the normal distribution's."""


@dataclass(frozen=True, slots=True)
class Company:
    """Who is watched, and by which rules they play; at every second table one of another level sits with them."""

    ruleset: str
    watched: str
    guest: str
    seed: str


@dataclass(frozen=True, slots=True)
class Examples:
    """Many decisions, a row each: inputs, eight bits to a byte; choices, the likeliest first, and their chances."""

    inputs: NDArray[np.uint8]
    choices: NDArray[np.uint8]
    chances: NDArray[np.float16]

    @classmethod
    def of(cls, found: Iterable[Example]) -> "Examples":
        """Return examples as arrays."""
        inputs, answers = zip(*found, strict=True)
        choices = np.zeros((len(answers), MOST), np.uint8)
        chances = np.zeros((len(answers), MOST), np.float16)
        for row, answer in enumerate(answers):
            best = sorted(answer.items(), key=lambda entry: -entry[1])[:MOST]
            choices[row, : len(best)], chances[row, : len(best)] = zip(*best, strict=True)
        return cls(np.stack(inputs), choices, chances)

    @classmethod
    def joined(cls, parts: Iterable["Examples"]) -> "Examples":
        """Return all examples of several parts."""
        columns = zip(*((part.inputs, part.choices, part.chances) for part in parts), strict=True)
        return cls(*map(np.concatenate, columns))

    def __len__(self) -> int:
        return len(self.inputs)

    def save(self, path: Path) -> None:
        """Keep them in a file, whole or not at all."""
        unfinished = path.with_name(f"{path.name}.new")
        with unfinished.open("wb") as file:
            np.savez_compressed(file, inputs=self.inputs, choices=self.choices, chances=self.chances)
        unfinished.replace(path)

    @classmethod
    def load(cls, path: Path) -> "Examples":
        """Read what was kept."""
        with np.load(path, allow_pickle=False) as found:
            return cls(found["inputs"], found["choices"], found["chances"])


def collected(companies: Iterable[Company], seconds: float, workers: int) -> Examples:
    """Watch companies in turn, each with the same number of deals, until the time is over."""
    end = time.monotonic() + seconds
    each = list(companies)
    tasks = ((company, range(first, first + _AT_A_TIME)) for first in count(0, _AT_A_TIME) for company in each)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(watch, *task) for task in islice(tasks, 2 * workers)]
        found: list[Examples] = []
        while waiting:
            found.append(waiting.pop(0).result())
            if time.monotonic() < end:
                waiting.append(pool.submit(watch, *next(tasks)))
    return Examples.joined(found)


def watch(company: Company, numbers: Iterable[int]) -> Examples:
    """Play some deals, and write down all that the watched decide."""
    return Examples.of(example for number in numbers for example in _deal(company, number))


def _deal(company: Company, number: int) -> Iterator[Example]:
    rules = load_koenigrufen(company.ruleset)
    seed = f"{company.seed}/{company.ruleset}/{number}"
    rng = Random(seed)  # noqa: S311 - repeatable on purpose
    guest = rng.randrange(PLAYERS) if number % 2 else None
    found: list[Example] = []
    player = BOTS[rules.family].player
    players = {
        seat: player(level(company.guest).untimed)
        if seat == guest
        else _Watched(player(level(company.watched).untimed), found)
        for seat in range(PLAYERS)
    }
    ARENA[rules.family].play(rules, number % PLAYERS, seed, players, solves=False)
    return iter(found)


class _Watched:
    """A bot whose decisions are written down."""

    def __init__(self, player: Player[KoenigrufenView, Action], found: list[Example]) -> None:
        self.player = player
        self.found = found

    def act(self, view: KoenigrufenView, rng: Random, refused: Mapping[Action, IllegalAction]) -> Decision[Action]:
        """Let the bot act, and write down how a network would have been asked and should have answered."""
        decision = self.player.act(view, rng, refused)
        if is_known(view) and not refused and not has_no_choice(view):
            self.found.extend(answered(view, decision))
        return decision

    def interject(
        self, view: KoenigrufenView, rng: Random, refused: Mapping[Action, IllegalAction]
    ) -> Decision[Action] | None:
        """Let the bot speak out of turn."""
        return self.player.interject(view, rng, refused)


def answered(view: KoenigrufenView, decision: Decision[Action]) -> Iterator[Example]:
    """Give every step of an action as a question and its answer; where there is nothing to choose nothing is learnt."""
    question = question_of(view)
    weighed = _weighed(question, view, decision)
    for number in _steps(question, view, decision.action):
        legal = question.legal
        if number not in legal:
            return  # a network is never offered this (docs/learning.md, Königrufen)
        if len(legal) > 1:
            yield np.packbits(question.bits()), weighed if number in weighed else {number: 1.0}
        weighed = {}
        question.do(number)


def _weighed(question: Question, view: KoenigrufenView, decision: Decision[Action]) -> ByAction:
    """Return how likely each thing was that a bot has weighed; nothing if it did not weigh its first step alone.

    Deals that are drawn again would make another choice look better now and then: the more often, the fewer standard
    errors it lies behind.
    """
    weighed = () if decision.why is None else decision.why.candidates
    if not weighed or isinstance(decision.action, actions.Lay | actions.Speak):
        return {}
    found: ByAction = {}
    for candidate in weighed:
        behind = max(0.0, weighed[0].value - candidate.value)
        chance = exp(-_STEEPNESS * behind / candidate.error) if candidate.error else float(not behind)
        number = _plain(question, view, _without_words(candidate.action))
        found[number] = max(found.get(number, 0.0), chance)
    found.pop(NO_STEP, None)
    total = sum(found.values())
    return {number: chance / total for number, chance in found.items()} if total else {}


def _without_words(action: Action) -> Action:
    """Return a bid without what is announced with it, which is a step of its own."""
    return structs.replace(action, announces=()) if isinstance(action, actions.Bid | actions.Hold) else action


def _steps(question: Question, view: KoenigrufenView, action: Action) -> Iterator[int]:
    """Give the numbers of the network's actions that make up an action of the game."""
    match action:
        case actions.Lay(cards):
            yield from (bit_of(card).bit_length() - 1 for card in cards)
        case actions.Speak(announces, doubles):
            yield from (deal_layout.ANNOUNCE + ITEMS.index(item) for item in announces)
            yield from (_doubling(question.seat, target) for target in doubles)
            yield deal_layout.PASS
        case actions.Bid() | actions.Hold():
            yield _plain(question, view, _without_words(action))
            yield from (deal_layout.ANNOUNCE + ITEMS.index(item) for item in action.announces)
            if question.decision == deal_layout.ADDING:
                yield deal_layout.PASS
        case _:
            yield _plain(question, view, action)


def _plain(question: Question, view: KoenigrufenView, action: Action) -> int:
    return next((number for number in question.legal if action_of(view, number) == action), NO_STEP)


def _doubling(seat: int, target: Any) -> int:  # noqa: ANN401 - the game, an announcement, or a seat
    if target == "game":
        return deal_layout.DOUBLE_GAME
    if isinstance(target, int):
        return deal_layout.DOUBLE_SEAT + (target - seat - 1) % PLAYERS
    return deal_layout.DOUBLE_ITEM + ITEMS.index(target)
