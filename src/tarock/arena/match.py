"""What is played: a match between levels, and the tables that make a deal fair to all of them.

Everybody plays the same cards from the same seats: a deal is played once at every table of the match.

>>> from tarock.bots.levels import level
>>> lineups(Match("danish-hjoerring", (level("book"), level("random"))))
((0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise, permutations
from typing import Any, Final, Literal, TypeAlias

import msgspec

from tarock.arena.families import ARENA
from tarock.bots.levels import Level
from tarock.core.errors import TarockError
from tarock.core.families import GAMES
from tarock.core.seats import Seat
from tarock.core.sentences import Sentence
from tarock.rulesets import Ruleset, books, load

Rotation: TypeAlias = Literal["alone", "challenge", "mixed"]
"""Which tables a deal is played at.

``alone``: of two levels each sits alone among the other, in every seat.
``challenge``: only the second sits alone among the first, which costs little when it is the slow one.
``mixed``: all levels sit at one table in equal numbers, in every order.
"""

Pairing: TypeAlias = Literal["all", "next"]
"""Who meets whom: each level all others, or only the next one."""

Lineup: TypeAlias = tuple[int, ...]
"""By seat: which of the levels of the match sits there."""

_PAIR: Final = 2


class Match(msgspec.Struct, frozen=True):
    """A match: the rules, who plays, at which tables, and the seed of its cards and bots.

    ``house``: the whole ruleset as JSON when it is no book's, so that another machine can play it.
    """

    ruleset: str
    levels: tuple[Level, ...]
    rotation: Rotation = "alone"
    seed: str = "arena"
    house: str | None = None

    @property
    def rules(self) -> Ruleset:
        """The rules in force."""
        return load(self.ruleset) if self.house is None else _house(self.house)

    @property
    def family(self) -> str:
        """The family of games that the rules belong to."""
        return self.rules.family

    @property
    def uses_kernels(self) -> bool:
        """Whether somebody plays with compiled code."""
        return any(level.uses_kernels for level in self.levels)

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return players_of(self.rules)

    @property
    def has_two_kinds_of_tables(self) -> bool:
        """Whether every level sits alone among others at some tables, and among its like at the rest."""
        return self.rotation == "alone" and len(self.levels) > 1

    def dealer(self, number: int) -> Seat:
        """Return who deals a deal; the deal passes on."""
        return number % self.players


@lru_cache
def _house(text: str) -> Ruleset:
    data: dict[str, Any] = msgspec.json.decode(text)
    ruleset: Ruleset = msgspec.convert(data, GAMES[data["family"]].ruleset)
    return ruleset


def players_of(ruleset: Ruleset) -> int:
    """Return how many play a deal."""
    return ARENA[ruleset.family].players


@lru_cache
def lineups(match: Match) -> tuple[Lineup, ...]:
    """Return the tables at which every deal is played; a level by itself needs only one."""
    seats = match.players
    if len(match.levels) == 1:
        return ((0,) * seats,)
    if match.rotation == "mixed":
        equal = tuple(range(len(match.levels))) * (seats // len(match.levels))
        return tuple(sorted(set(permutations(equal))))
    challenger = _alone(1, seats)
    return tuple(challenger) if match.rotation == "challenge" else (*_alone(0, seats), *challenger)


def _alone(single: int, seats: int) -> list[Lineup]:
    other = 1 - single
    return [tuple(single if seat == place else other for seat in range(seats)) for place in range(seats)]


def matches(
    ruleset: Ruleset,
    levels: Sequence[Level],
    rotation: Rotation = "alone",
    pairing: Pairing = "all",
    seed: str = "arena",
) -> tuple[Match, ...]:
    """Return the matches that compare some levels; one level plays by itself, to see what its play is like.

    :raises TarockError: if a level is named twice, or a mixed table cannot be made of them.
    """
    names = [level.id for level in levels]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise TarockError(Sentence("arena-level-twice", level=twice))
    house = None if ruleset.id in books() else msgspec.json.encode(ruleset).decode()
    if len(levels) == 1:
        return (Match(ruleset.id, tuple(levels), "alone", seed, house),)
    if rotation == "mixed":
        _check_mixed(ruleset, len(levels))
        return (Match(ruleset.id, tuple(levels), rotation, seed, house),)
    pairs = combinations(levels, _PAIR) if pairing == "all" else pairwise(levels)
    return tuple(Match(ruleset.id, pair, rotation, seed, house) for pair in pairs)


def _check_mixed(ruleset: Ruleset, levels: int) -> None:
    seats = players_of(ruleset)
    possible = [number for number in range(2, seats + 1) if not seats % number]
    if levels not in possible:
        wanted = " / ".join(map(str, possible))
        raise TarockError(Sentence("arena-mixed", ruleset=ruleset.id, seats=seats, wanted=wanted, levels=levels))
