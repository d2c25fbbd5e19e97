"""Thinking about a decision before the play: courses of a deal that are tried in the same worlds."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from tarock.bots.budget import Budget, Clock
from tarock.bots.koenigrufen.bidding import Advised
from tarock.bots.koenigrufen.playing import KoenigrufenDecision
from tarock.bots.koenigrufen.weighing import candidates_of, weighed, with_noise
from tarock.bots.protocol import Decision, Explanation
from tarock.bots.weighing import Tally, chosen_by
from tarock.koenigrufen.actions import Action
from tarock.koenigrufen.state import KoenigrufenView
from tarock.search.koenigrufen.beliefs import Worlds, worlds_of
from tarock.search.koenigrufen.games import Course, Courses
from tarock.search.koenigrufen.packing import Ints
from tarock.search.koenigrufen.rollouts import Desk

BATCH: Final = 16


@dataclass(frozen=True, slots=True)
class Thinking:
    """How much a bot may think, how often it errs, and by which clock."""

    budget: Budget
    noise: float = 0.0
    clock: Clock = time.monotonic
    batch: int = BATCH
    """After so many worlds it is time to look who is behind."""

    def batches(self) -> Iterator[range]:
        """Give worlds to look at, some at a time, until all are done or the time is over; it runs from now."""
        return self.budget.batches(self.batch, self.clock)

    def at_least(self, worlds: int) -> "Thinking":
        """Return the same with so many worlds, if it has fewer."""
        return replace(self, budget=replace(self.budget, worlds=max(worlds, self.budget.worlds)))


def best_course(
    view: KoenigrufenView,
    courses: Sequence[tuple[Action, Course]],
    advised: Advised,
    margin: float,
    thinking: Thinking,
    rng: Random,
) -> KoenigrufenDecision | None:
    """Return the action whose course brings most; None if no deal fits the view, or there was no time."""
    found = weighed_courses(view, [course for _, course in courses], thinking, rng)
    if found is None:
        return None
    tally, worlds = found
    return decided(tally, [action for action, _ in courses], advised, margin, worlds, thinking, rng)


def weighed_courses(
    view: KoenigrufenView, courses: Sequence[Course], thinking: Thinking, rng: Random
) -> tuple[Tally, Worlds] | None:
    """Try courses of a deal in the same worlds; None if no deal fits the view, or there was no time."""
    batches = thinking.batches()
    worlds = worlds_of(view, thinking.budget.worlds, rng)
    if worlds is None:
        return None
    packed = Courses(view.table, courses)
    seed = rng.getrandbits(60)
    desk = Desk()

    def trial(chosen: Ints, columns: Ints) -> Ints:
        return packed.tried(worlds, chosen, columns, view.seat, seed, desk)

    tally = weighed(len(courses), worlds.counts, batches, trial)
    return None if tally is None else (tally, worlds)


def decided(
    tally: Tally,
    actions: Sequence[Action],
    advised: Advised,
    margin: float,
    worlds: Worlds,
    thinking: Thinking,
    rng: Random,
) -> KoenigrufenDecision:
    """Return the best action, or the advised one where nothing is clearly better."""
    book = max((place for place, action in enumerate(actions) if action == advised.action), key=tally.mean)
    chosen = with_noise(tally, chosen_by(tally, book, margin), thinking.noise, rng)
    candidates = candidates_of(tally, actions, chosen)
    named = advised.advice if actions[chosen] == advised.action else None
    return Decision(actions[chosen], Explanation(named, candidates, tally.worlds, worlds.is_exact))
