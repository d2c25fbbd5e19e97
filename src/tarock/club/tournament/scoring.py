"""What a tournament must know of a family of games: how many play a deal, and what a sheet comes to."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Generic

from tarock.club.tournament.draw import Number
from tarock.core.cards import Card
from tarock.core.families import Layer, RulesetT


@dataclass(frozen=True, slots=True)
class Settled:
    """What a line comes to for each of those at the table, in their order."""

    points: tuple[Fraction, ...]
    played: tuple[Fraction, ...]
    """How much of the deal each has played: all of it or nothing, or a share where only points are known."""
    carried: dict[str, Any]
    """What goes on to the sheet of the next line."""


@dataclass(frozen=True, slots=True)
class Account:
    """A table's round so far, by number of the player."""

    by_line: dict[int, dict[Number, Fraction]]
    won: dict[Number, Fraction]
    """With the share in the cups, once the table has ended."""
    deals: dict[Number, Fraction]
    """How many each has played."""
    unconfirmed: int
    carried: dict[str, Any]
    """What goes on to the sheet of the next line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring(Generic[RulesetT]):
    """How a family's deals are scored in a tournament."""

    active: int
    """So many play a deal."""
    at_table: tuple[int, ...]
    """For so many a sheet can be written: fewer or more cannot play."""
    settled: Callable[[RulesetT, dict[str, Any], dict[str, Any], str], Settled]
    """Settles a sheet: the rules, the sheet, what the line before carried on, and which column counts."""
    divided: Callable[[RulesetT, tuple[Fraction, ...], dict[str, Any]], tuple[Fraction, ...]]
    """What each gets at the end of a round, from what all have won and what was carried on."""
    placed: Callable[[RulesetT, int, int], dict[str, Any]]
    """How the sheet of a line begins: who deals and who is forehand, of so many who are here, in which line."""
    faults: tuple[str, ...]
    """What the referee of the game calls its faults."""
    with_fault: Callable[[RulesetT, dict[str, Any], str, int], dict[str, Any]]
    """Writes a fault into a sheet as the book punishes it: the rules, the sheet, the fault, and whose place it was."""
    sheet_of: Callable[[Any], dict[str, Any]]
    """The sheet that a deal amounts to which was played to its end."""
    is_dealt_again: Callable[[Any], bool]
    """Whether a deal came to nothing and was dealt again, so that it is no line."""
    places: tuple[str, ...]
    """What the places at a deal are called, forehand first, and what else is dealt."""
    cards: Callable[[Any], tuple[tuple[Card, ...], ...]]
    """The cards of a deal as they were dealt, by `places`."""
    carries: tuple[str, ...] = ()
    """What of a sheet the line before carries on to it."""
    seats_placed: Callable[[dict[str, Any]], tuple[int, ...] | None]
    """Which seats of a sheet had the places of those who play, forehand first; None where the sheet does not say it."""


SCORINGS: Final[Layer[Scoring[Any]]] = Layer("tournament", Scoring, home="tarock.club.tournament.{family}")
