"""Scorebooks of tables at which one game is played at a time, and everybody plays in it."""

from dataclasses import dataclass, field, replace
from typing import Generic, Self, TypeVar

from tarock.core.rules import Ruleset
from tarock.core.seats import Seat

RulesT = TypeVar("RulesT", bound=Ruleset)
ResultT = TypeVar("ResultT")


@dataclass(frozen=True, slots=True)
class OneGame:
    """What such scorebooks have in common, however many deals they are for."""

    is_closed: bool = field(default=False, kw_only=True)

    @property
    def pending(self) -> tuple[int, ...]:
        """The games that are over and not written down yet: none, since there is one at a time."""
        return ()

    @property
    def rotation(self) -> None:
        """Nothing: everybody plays."""
        return

    def cups(self) -> tuple[()]:
        """Return what is in the cups: there are none."""
        return ()

    def closed(self) -> Self:
        """End the evening."""
        return replace(self, is_closed=True)


@dataclass(frozen=True, slots=True)
class PutAway:
    """What deals come to whose lines lie elsewhere: by place the score, and what was paid."""

    deals: int = 0
    score: tuple[int | float, ...] = ()
    money: tuple[int | float, ...] = ()


@dataclass(frozen=True, slots=True)
class PassingOn(OneGame, Generic[RulesT, ResultT]):
    """An evening on which the deal passes on, and results add up."""

    ruleset: RulesT
    first_dealer: Seat
    players: int
    results: tuple[ResultT, ...] = field(default=(), kw_only=True)
    """What every deal came to, of those that were not put away."""
    before: PutAway = field(default=PutAway(), kw_only=True)

    @property
    def can_put_away(self) -> bool:
        """Tell whether the lines so far can lie elsewhere: they always can."""
        return True

    @property
    def rounds(self) -> int:
        """How many deals have been played."""
        return self.before.deals + len(self.results)

    @property
    def games(self) -> tuple[int, ...]:
        """The games of this round that are still to be played."""
        return () if self.is_closed else (0,)

    @property
    def dealer(self) -> Seat:
        """Who deals next."""
        return (self.first_dealer + self.rounds) % self.players

    def _with(self, result: ResultT) -> Self:
        return replace(self, results=(*self.results, result))
