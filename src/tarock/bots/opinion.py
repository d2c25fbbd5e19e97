"""What a network thinks of a decision: chances, what it expects, and where it thinks that the hidden cards lie."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

import numpy as np

from tarock.bots.network import Floats, Prediction
from tarock.core.cards import Card

ActionT = TypeVar("ActionT")

LEARNED: Final = "learned"
"""The fact that a bot tells when a network has decided."""


@dataclass(frozen=True, slots=True)
class Opinion(Generic[ActionT]):
    """What a network thinks of a decision.

    It decides word by word and card by card: what is laid away is there as single cards, and a speech before play as
    single words; each is what would be laid or said next.
    """

    chances: Mapping[ActionT | None, float]
    """How likely it is to do each thing, the likeliest first; None is to let a right go."""
    value: float
    """What it expects for its player from here on: chips in Danish Tarok, points in Königrufen."""
    whereabouts: Mapping[Card, tuple[float, ...]]
    """For every card that its player cannot see: how likely it is with the next player, those after him, and hidden.

    Hidden is the skat, or the talon and what was laid away.  Where a card cannot be, the chance is 0."""


def ranked(logits: Floats, actions: Sequence[ActionT]) -> dict[ActionT, float]:
    """Return how likely each of some actions is, the likeliest first."""
    chances = softmax(logits)
    order = sorted(range(len(actions)), key=lambda which: -float(chances[which]))
    return {actions[which]: float(chances[which]) for which in order}


def opinion_of(
    answer: Prediction,
    legal: Sequence[int],
    actions: Sequence[ActionT | None],
    places: Mapping[Card, tuple[int, Sequence[bool]]],
    scale: float = 1.0,
) -> Opinion[ActionT]:
    """Return what a network's answer means.

    :param legal: what may be done, as numbers of the network's actions.
    :param actions: the same in words of the game.
    :param places: for every card that cannot be seen its number for the network, and at which places it can be.
    :param scale: what amounts were divided by while the network learnt.
    """
    by_place = softmax(answer.locations.reshape(_places(places), -1))
    found = {card: _possible(by_place[:, number], can_be) for card, (number, can_be) in places.items()}
    return Opinion(ranked(answer.logits[legal], actions), scale * answer.value, found)


def _places(places: Mapping[Card, tuple[int, Sequence[bool]]]) -> int:
    """Return how many places a card can be at; with nothing hidden any number will do."""
    return next((len(can_be) for _, can_be in places.values()), 1)


def _possible(chances: Floats, can_be: Iterable[bool]) -> tuple[float, ...]:
    """Return chances without those places where a card cannot be."""
    kept = chances * np.fromiter(can_be, np.float32)
    total = float(kept.sum())
    return tuple((kept / total).tolist()) if total else tuple(kept.tolist())


def softmax(logits: Floats) -> Floats:
    """Return chances, by column where there are several."""
    chances = np.exp(logits - logits.max(axis=0))
    found: Floats = chances / chances.sum(axis=0)
    return found
