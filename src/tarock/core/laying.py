"""Laying cards away: large choices offered as a constraint instead of thousands of actions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from tarock.core.cardset import NO_CARDS, CardSet

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class Way:
    """Some cards that must be laid together, and a pool from which the rest is chosen."""

    fixed: CardSet
    pool: CardSet
    size: int

    @property
    def open(self) -> int:
        """How many cards are still to be chosen from the pool."""
        return self.size - len(self.fixed)

    def permits(self, cards: CardSet) -> bool:
        """Tell whether cards can be laid in this way."""
        return len(cards) == self.size and self.fixed <= cards <= self.fixed | self.pool

    def __len__(self) -> int:
        return comb(len(self.pool), self.open)

    def __iter__(self) -> Iterator[CardSet]:
        for chosen in combinations(self.pool, self.open):
            yield self.fixed | CardSet.from_cards(chosen)

    def sample(self, rng: "Random") -> CardSet:
        """Return one of the permitted sets at random."""
        return self.fixed | CardSet.from_cards(rng.sample(list(self.pool), self.open))


def in_order_of_duty(fixed: CardSet, pools: Sequence[CardSet], size: int) -> Way:
    """Return the way to fill up from pools one after the other: the next only when the one before is used up."""
    for pool in pools:
        if len(fixed) + len(pool) >= size:
            return Way(fixed, pool, size)
        fixed |= pool
    return Way(fixed, NO_CARDS, size)


def sample_way(ways: Sequence[Way], rng: "Random") -> CardSet:
    """Return one of all the sets that some ways permit, each equally likely."""
    return rng.choices(ways, weights=[len(way) for way in ways])[0].sample(rng)
