"""A lesson as data: steps that show, ask or let play, each with its words in three languages.

The files stand in ``school/lessons/<family>/<id>.toml``; ``docs/school.md`` tells how one is written.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

from tarock.core.errors import TarockError
from tarock.words import Language

Said: TypeAlias = Annotated[str, Meta(min_length=1)]
Checked: TypeAlias = Literal["engine", "solver", "judge", "book"]
"""Who says that an answer is right: the rules, the exact solver, the coach's judge, or the predicate of an advice."""
Others: TypeAlias = Literal["novice", "book", "club", "solver"]
"""How the others play: bots of a level, or the best that open cards allow."""
Known: TypeAlias = Literal["whist", "bridge", "skat"]
"""Games whose players know something of it already."""


class LessonError(TarockError):
    """A lesson that cannot be read or does not hold, with its place."""


class _Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A part of a lesson: what it does not know it refuses."""


class Text(_Part, frozen=True, kw_only=True):
    """A sentence in every language."""

    en: Said
    da: Said
    de: Said

    def said(self, language: Language) -> str:
        """Return it in a language."""
        found: str = getattr(self, language)
        return found


class Hands(_Part, frozen=True, kw_only=True):
    """What each seat holds."""

    a: tuple[str, ...] = field(default=(), name="A")
    b: tuple[str, ...] = field(default=(), name="B")
    c: tuple[str, ...] = field(default=(), name="C")
    d: tuple[str, ...] = field(default=(), name="D")

    @property
    def texts(self) -> tuple[str, ...]:
        """The hands by seat, as a record writes them."""
        return tuple(" ".join(cards) for cards in (self.a, self.b, self.c, self.d))


class Position(_Part, frozen=True, kw_only=True):
    """Where a step takes place: a record, a recorded deal, the example of an advice, a quiz, or hands that lie open."""

    record: str = ""
    """The text of a record."""
    deal: str = ""
    """A recorded deal of ``tutor/<family>/deals``."""
    advice: str = ""
    """A row of the registry: the moment that is its example."""
    quiz: str = ""
    """A quiz of a book."""
    hands: Hands | None = None
    """By seat, at the end of a deal: what each still holds."""
    leader: str = ""
    trick: int = 0
    """The trick that is led now, where hands are given."""
    played: tuple[str, ...] = ()
    """What was done since, in turn: cards of the trick that lies, where hands are given."""
    at: int | None = None
    """After so many acts of the record or deal; without it, where the record ends."""
    seat: str = ""
    """Who looks and acts; without it, whoever is on turn."""
    open: bool = False
    """Whether all hands are seen; those that are given always are."""


class Deal(_Part, frozen=True, kw_only=True):
    """A deal from a seed."""

    seed: str
    dealer: str = "C"


class Drill(_Part, frozen=True, kw_only=True):
    """Questions that are made by a generator: the same seed asks the same."""

    name: str
    count: int = 10
    seed: str = ""
    rows: tuple[str, ...] = ()
    """What it is about: rows of the registry, say."""


class Fact(_Part, frozen=True, kw_only=True):
    """Something that the engine can tell of a position; ``of`` says of whom or what."""

    name: str
    of: str = ""


class Option(_Part, frozen=True, kw_only=True):
    """One of several answers: in words, as cards, as an act of a record, or all of it."""

    text: Text | None = None
    cards: tuple[str, ...] = ()
    act: str = ""
    value: str = ""
    """What it says of the fact that is asked for; shown where there are neither words nor cards."""
    right: bool = False
    why: Text | None = None
    """What is said to whoever chooses it; for a wrong one there must be something."""


class Wrong(_Part, frozen=True, kw_only=True):
    """Wrong answers that are foreseen, and what is said to them."""

    answers: tuple[str, ...]
    why: Text


class Aimed(_Part, frozen=True, kw_only=True):
    """What is to be reached, and for whom."""

    goal: str = ""
    """A named goal of the family (``school/<family>/goals.py``)."""
    of: str = ""
    """Whose ultimo, last trick … it is; without it, that of whoever acts."""
    by: tuple[str, ...] = ()
    """Who plays for it together; without it, whoever acts, against all others."""
    limit: float | None = None
    """How much, where the goal is a number."""


class Show(_Part, frozen=True, kw_only=True, tag_field="kind", tag="show"):
    """Something to read, and what lies on the table meanwhile."""

    text: Text
    cites: tuple[str, ...] = ()
    """Rules, as ``danish-hjoerring: skat``, or rows of the registry, as ``mo-065``."""
    cards: tuple[str, ...] = ()
    position: Position | None = None


class Ask(Aimed, frozen=True, kw_only=True, tag_field="kind", tag="ask"):
    """A question."""

    text: Text
    answer: Literal["choice", "card", "cards", "act", "number", "drill"]
    cites: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    position: Position | None = None
    options: tuple[Option, ...] = ()
    """What can be chosen (``choice``)."""
    accepted: tuple[str, ...] = ()
    """What is right otherwise: acts as a record writes them, sets of cards, or a number."""
    wrong: tuple[Wrong, ...] = ()
    otherwise: Text | None = None
    """What is said to any other wrong answer that is legal; to an illegal one the engine says why."""
    checked: Checked | None = None
    fact: Fact | None = None
    why: Text | None = None
    """What is said after the right answer."""
    drill: Drill | None = None


class Play(Aimed, frozen=True, kw_only=True, tag_field="kind", tag="play"):
    """A position or a deal to be played to its end."""

    text: Text
    position: Position | None = None
    deal: Deal | None = None
    cites: tuple[str, ...] = ()
    seat: str = ""
    others: Others = "novice"
    hints: bool = False
    reached: Text
    missed: Text


Step: TypeAlias = Show | Ask | Play


class Passing(_Part, frozen=True, kw_only=True):
    """When a lesson is passed, where that is not every step done: so many questions right, in so many seconds."""

    right: int
    of: int
    seconds: int | None = None


class Lesson(_Part, frozen=True, kw_only=True):
    """One lesson."""

    id: Annotated[str, Meta(pattern=r"^[a-z][0-9]{2}$")]
    ruleset: str
    minutes: Annotated[int, Meta(ge=1, le=30)]
    needs: tuple[str, ...] = ()
    """Lessons that come before it."""
    known: tuple[Known, ...] = ()
    """Players of these games may skip it after the short test."""
    advice: tuple[str, ...] = ()
    """Rows of the registry that it shows."""
    entrance: bool = False
    """Whether it is the short test: who passes it may skip what players of his game know."""
    first_deal: bool = False
    """Whether it ends the way of a beginner to a first deal: until then nothing else is offered as the next lesson."""
    title: Text
    teaches: Text
    passing: Passing | None = field(default=None, name="pass")
    steps: Annotated[tuple[Step, ...], Meta(min_length=1)] = field(name="step")


def read_lesson(text: bytes | str, place: str) -> Lesson:
    """Read a lesson.

    :param place: what to call the file in an error.
    :raises LessonError: with the place of what is wrong.
    """
    try:
        return msgspec.toml.decode(text, type=Lesson)
    except msgspec.DecodeError as error:
        message = f"{place}: {error}"
        raise LessonError(message) from error
