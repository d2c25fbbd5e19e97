"""Weighing chosen actions from a view: what a coach compares, where a bot only wants to know the best.

Every action is tried in all of the worlds, none drops out, so that any two of them can be compared.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeAlias, TypeVar

from tarock.bots.weighing import Floats, Tally
from tarock.core.game import State

ActionT = TypeVar("ActionT")
ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class Weighed(Generic[ActionT]):
    """What some actions came to in the same deals that may be the real one."""

    actions: tuple[ActionT, ...]
    tally: Tally
    is_exact: bool
    """Whether those are all the deals that can be."""
    deal: Callable[[int], State] | None = None
    """The deal of a world, by its number; None where worlds are not whole deals yet."""

    @property
    def best(self) -> ActionT:
        """The action that came to most."""
        return self.actions[self.tally.best]

    def value(self, action: ActionT) -> float:
        """Return what an action comes to on the average."""
        return self.tally.mean(self.actions.index(action))

    def behind(self, action: ActionT, other: ActionT) -> tuple[float, float]:
        """Return how far an action lies behind another, and the standard error of that."""
        return self.tally.behind(self.actions.index(action), self.actions.index(other))

    def ahead(self, action: ActionT, other: ActionT) -> float:
        """Return in which share of the deals an action comes to more than another."""
        share = self.tally.ahead(self.actions.index(action), self.actions.index(other))
        return share / float(self.tally.weights.sum())

    def gaps(self, action: ActionT, other: ActionT) -> Floats:
        """Return by world how much more an action comes to than another, counted as often as the world is likely."""
        values, weights = self.tally.values, self.tally.weights
        gaps: Floats = values[:, self.actions.index(action)] - values[:, self.actions.index(other)]
        gaps *= weights / weights.sum()
        return gaps


def of_actions(
    actions: Sequence[ActionT], tally: Tally, *, is_exact: bool, deal: Callable[[int], State] | None = None
) -> Weighed[ActionT]:
    """Return a tally by action, where some have several columns: the best course that an action can take counts."""
    columns: dict[ActionT, int] = {}
    for column, action in enumerate(actions):
        if action not in columns or tally.mean(column) > tally.mean(columns[action]):
            columns[action] = column
    return Weighed(tuple(columns), tally.of(list(columns.values())), is_exact, deal)


Choices: TypeAlias = Callable[[ViewT, ActionT], tuple[ActionT, ...]]
"""Takes a view and an action; returns that action and what is worth weighing against it."""

Weigh: TypeAlias = Callable[[ViewT, Sequence[ActionT], int, Random], Weighed[ActionT] | None]
"""Tries actions in so many worlds; None where no deal fits, or there is nothing to weigh."""


@dataclass(frozen=True, slots=True)
class Scales(Generic[ViewT, ActionT]):
    """How decisions of a family are weighed."""

    choices: Choices[ViewT, ActionT]
    weigh: Weigh[ViewT, ActionT]
