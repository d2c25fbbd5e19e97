"""Random players of any family who err in table mode, notice, and suspect wrongly."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from tarock.core.cardset import CardSet
from tarock.core.errors import IllegalAction
from tarock.core.faults import Verdict
from tarock.core.game import Act, State
from tarock.core.seats import Seat
from tarock.core.tuples import with_added, with_removed

StateT = TypeVar("StateT", bound=State)
ClumsyT = TypeVar("ClumsyT", bound="Clumsiness")


@dataclass(frozen=True, slots=True, kw_only=True)
class Clumsiness:
    """How often random players err and what they notice; every number is a probability."""

    miscount: float = 0.08
    """That somebody is dealt a wrong number of cards."""
    wrong_card: float = 0.02
    """That a player throws any card of his hand, each time."""
    notice: float = 0.04
    """That somebody claims a fault that was committed, before each action."""
    suspect: float = 0.005
    """That somebody claims something at random, before each action."""


class ClumsyPlayers(ABC, Generic[StateT, ClumsyT]):
    """The players of one deal."""

    def __init__(self, rng: Random, clumsy: ClumsyT) -> None:
        self.rng = rng
        self.clumsy = clumsy

    @abstractmethod
    def _tries(self, state: StateT) -> Iterator[Act]:
        """Give what somebody may do wrongly or point out now."""

    @abstractmethod
    def _properly(self, state: StateT) -> StateT:
        """Return the state after what the player on turn may do."""

    def states(self, state: StateT) -> Iterator[StateT]:
        """Give every state of a deal from its start to its end."""
        yield state
        while not state.is_over:
            state = self._act(state)
            yield state

    def _act(self, state: StateT) -> StateT:
        """Return the state after one more action; one that even the table refuses is done properly instead."""
        for seat, action in self._tries(state):
            try:
                after: Any = state.apply(seat, action)
            except IllegalAction:
                continue
            accepted: StateT = after
            return accepted
        return self._properly(state)

    def _happens(self, chance: float) -> bool:
        return self.rng.random() < chance


def miscounted(hands: tuple[CardSet, ...], seats: Sequence[Seat], rng: Random) -> tuple[CardSet, ...]:
    """Let one or two cards stick to those of another hand."""
    giver, taker = rng.sample(seats, 2)
    cards = CardSet.from_cards(rng.sample(list(hands[giver]), rng.choice((1, 1, 2))))
    return with_added(with_removed(hands, giver, cards), taker, cards)


def judged(verdicts: Iterable[Verdict[Any]], log: Iterable[Act], answers: Collection[str]) -> Counter[str]:
    """Count what was noticed in a deal, by whom, and how it was answered.

    :param answers: the names of the actions that count.
    """
    told: Counter[str] = Counter()
    for verdict in verdicts:
        told.update(f"noticed {fault.kind}" for fault in verdict.faults)
        told["shown by the cards" if verdict.claimant is None else "claimed"] += 1
        told["claimed falsely"] += not verdict.is_upheld
    told.update(type(action).__name__ for _, action in log if type(action).__name__ in answers)
    return told
