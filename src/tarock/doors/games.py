"""A game as all doors see it: a ruleset, the rows of numbers that it is for the kernels, and names of its actions.

A *seat* is a player of the table.  A *place* is where the kernels keep him: in Königrufen that is his seat, in Danish
Tarok it is counted from the dealer.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tarock.core.errors import TarockError
from tarock.core.rules import Ruleset
from tarock.core.seats import Seat
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.door.rules import Rules, load_rules
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.learning.family import DANISH, KOENIGRUFEN, Family
from tarock.search._kernels.danish import deal_layout as danish_deal
from tarock.search._kernels.danish import encoder as danish_encoder
from tarock.search._kernels.danish import layout as danish_layout
from tarock.search._kernels.koenigrufen import deal_layout as koenigrufen_deal
from tarock.search._kernels.koenigrufen import encoder as koenigrufen_encoder
from tarock.search.danish.selfplay import deal_plan_of
from tarock.search.inputs import Ints
from tarock.search.koenigrufen.selfplay import law_of

Floats: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Game:
    """A ruleset as the doors play it."""

    rules: Ruleset
    family: Family
    plans: Ints
    """What the kernels must know of the rules, a row for each seat that may deal."""
    legal_words: Ints
    """Where in *more* it stands what may be done: a row for each word, with the action that its lowest bit is."""
    paid: Callable[[Ints, Ints], Floats]
    """From the rows of *position* and *more*: what everybody has won so far, by deal and place."""
    rules_from: int
    """From here on the words of the encoder tell the rules."""
    turns_with_dealer: bool
    """Whether places are counted from the dealer."""

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Game":
        return self  # it never changes

    @property
    def seats(self) -> int:
        """How many play."""
        return self.family.seats

    @property
    def coin(self) -> str:
        """What rewards are counted in: chips or points."""
        return self.family.coin

    def first_seat(self, dealer: Seat) -> Seat:
        """Return which seat has place 0 when somebody deals."""
        return dealer if self.turns_with_dealer else 0

    def seat_of(self, place: int, dealer: Seat) -> Seat:
        """Return who sits at a place when somebody deals."""
        return (place + self.first_seat(dealer)) % self.seats

    def place_of(self, seat: Seat, dealer: Seat) -> int:
        """Return the place of a seat when somebody deals."""
        return (seat - self.first_seat(dealer)) % self.seats


def game_of(rules: Rules, family: str | None = None) -> Game:
    """Return a game by the id of a book, the TOML file of a house, or a ruleset.

    >>> game_of("koenigrufen-turnier").seats, game_of("danish-hjoerring").coin
    (4, 'chips')

    :param family: which family it must belong to, if that matters.
    :raises TarockError: if there are no such rules, or they have a game that the kernels do not know.
    """
    ruleset = load_rules(rules)
    if family is not None and ruleset.family != family:
        message = f"{ruleset.id} is a ruleset of the family {ruleset.family!r}, expected one of {family!r}"
        raise TarockError(message)
    if isinstance(ruleset, DanishRuleset):
        return _danish(ruleset)
    if isinstance(ruleset, KoenigrufenRuleset):
        return _koenigrufen(ruleset)
    message = f"{ruleset.id} is a ruleset of the family {ruleset.family!r}, expected 'danish' or 'koenigrufen'"
    raise TarockError(message)


def _danish(ruleset: DanishRuleset) -> Game:
    return Game(
        ruleset,
        DANISH,
        np.array([deal_plan_of(ruleset, Seating.of_three(dealer)) for dealer in range(DANISH.seats)]),
        np.array(
            [
                (danish_deal.LEGAL_SUITS, 0),
                (danish_deal.LEGAL_TAROKS, danish_layout.FIRST_TAROK),
                (danish_deal.LEGAL_SPOKEN, danish_deal.FIRST_SPOKEN),
            ],
            np.int64,
        ),
        _chips,
        danish_encoder.RULES,
        turns_with_dealer=True,
    )


def _koenigrufen(ruleset: KoenigrufenRuleset) -> Game:
    seats = KOENIGRUFEN.seats
    return Game(
        ruleset,
        KOENIGRUFEN,
        np.array([law_of(ruleset, (dealer + 1) % seats) for dealer in range(seats)]),
        np.array(
            [(koenigrufen_deal.LEGAL, 0), (koenigrufen_deal.LEGAL_SPOKEN, koenigrufen_deal.FIRST_SPOKEN)], np.int64
        ),
        _points,
        koenigrufen_encoder.RULES,
        turns_with_dealer=False,
    )


def _chips(position: Ints, _more: Ints) -> Floats:
    return position[:, danish_layout.NET : danish_layout.NET + DANISH.seats].astype(np.float64)


def _points(_position: Ints, more: Ints) -> Floats:
    score: Floats = more[:, koenigrufen_deal.SCORE : koenigrufen_deal.SCORE + KOENIGRUFEN.seats] / _HALVES
    return score


_HALVES: Final = 2
"""The kernels of Königrufen count in half points."""
