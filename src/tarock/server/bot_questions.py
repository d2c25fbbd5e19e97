"""What the processes in which bots think are asked, and what they answer; it travels through pipes."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from tarock.bots.levels import LevelName
from tarock.core.seats import Seat
from tarock.school.against import Against
from tarock.server.evening.families import Action, View
from tarock.telling.line import Line
from tarock.tutor.deeds import Deed

Depth: TypeAlias = Literal[1, 2, 3]
Wanted: TypeAlias = Literal["value", "json", "gzip"]
BotAct: TypeAlias = tuple[Seat, Action] | None


class Stumbled(str):
    """What a bot has stumbled over."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Ask:
    """A seat that is asked: to act if it is on turn, else whether it wants to use a right."""

    seat: Seat
    view: View
    level: LevelName
    is_turn: bool


@dataclass(frozen=True, slots=True)
class Question:
    """Those who are asked, one after the other, and what the table has refused to them already."""

    asks: tuple[Ask, ...]
    refused: tuple[tuple[Seat, Action, StrEnum, str, str], ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """A player on turn who claims the rest: it is to be found out whether he can force it."""

    view: View


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """Somebody who wants a hint."""

    view: View
    depth: Depth


@dataclass(frozen=True, slots=True)
class DoubtQuestion:
    """Somebody who wants to know whether something is a mistake before he does it."""

    view: View
    action: Action


@dataclass(frozen=True, slots=True)
class HintFound:
    """What the coach says, and what it would do; nothing before the second depth."""

    lines: tuple[Line, ...]
    act: Action | None
    against: Against | None = None
    """A likely deal that refutes another choice."""


@dataclass(frozen=True, slots=True)
class TellsQuestion:
    """Somebody who wants to know what another's words and cards tell him."""

    acts: tuple[Deed[View], ...]
    view: View
    seat: Seat
    """Whose they are."""


@dataclass(frozen=True, slots=True)
class LessonQuestion:
    """A lesson that somebody wants to see; the answer is its JSON."""

    lesson: str


@dataclass(frozen=True, slots=True)
class WorstQuestion:
    """A deal that refutes an answer and is played on; acts and answer as those of a lesson's step."""

    against: Against
    acts: tuple[tuple[Seat, bytes], ...]


@dataclass(frozen=True, slots=True)
class PlayQuestion:
    """A step of a lesson that is played: all acts so far, each as it was sent.

    The answer is JSON, or what refuses it.
    """

    lesson: str
    step: int
    acts: tuple[tuple[Seat, bytes], ...]
    hint: Depth | None = None


@dataclass(frozen=True, slots=True)
class PlayRefused:
    """Why an act of a step is refused: by the rules, with reason and rule, or as none of the game."""

    detail: str
    reason: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Errand:
    """Some work that is done beside the tables: a function of this package and what it is given.

    The answer is what it returns, or that as ``json`` or ``gzip`` for a browser; or else the refusal that it raises.
    """

    work: Callable[..., object]
    given: tuple[object, ...]
    wanted: Wanted = "value"


Asked: TypeAlias = (
    Question
    | Proof
    | HintQuestion
    | Errand
    | DoubtQuestion
    | TellsQuestion
    | LessonQuestion
    | PlayQuestion
    | WorstQuestion
)
"""Whatever a worker can be asked."""
