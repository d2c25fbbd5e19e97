"""The school as it is shown: the curriculum, a lesson with all that it needs offline, and a step that is played."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from tarock.school.against import Against
from tarock.school.lesson import Known, Passing, Text
from tarock.server.wire.danish.table import Shown
from tarock.server.wire.shared.replay import Step
from tarock.server.wire.shared.table import Hand
from tarock.server.wire.shared.tokens import CardToken, SeatNumber
from tarock.telling.line import Line

ACTS = 400
"""So many acts may a step have at most; a deal has some eighty."""


class LessonListed(Shown, frozen=True):
    """A lesson in the list of all."""

    id: str
    title: Text
    teaches: Text
    minutes: int
    steps: int
    needs: tuple[str, ...] = ()
    known: tuple[Known, ...] = ()
    """Players of these games may skip it after the short test."""
    first_deal: bool = False
    """Whether it ends the way of a beginner to a first deal: until then nothing else is offered as the next lesson."""


class FamilyLessons(Shown, frozen=True):
    """The lessons of a family, in their order."""

    family: str
    ruleset: str
    """The book by which beginners learn."""
    lessons: tuple[LessonListed, ...]
    entrance: LessonListed | None = None
    """The short test for players of other games: who passes it may skip the lessons that they know."""


class SchoolShown(Shown, frozen=True):
    """The whole curriculum."""

    families: tuple[FamilyLessons, ...]


class PositionShown(Shown, frozen=True):
    """A position as a player sees it; hands that he does not see are empty."""

    ruleset: str
    seat: int
    """Who looks and acts."""
    step: Step
    """The table and the hands, as replays show them."""
    hand: Hand
    """What he holds and may do, as tables show it."""
    open: bool = False
    """Whether all hands lie open."""


class Cited(Shown, frozen=True):
    """Where a book says it: a rule of the rule book, or a piece of advice."""

    source: str
    ruleset: str = ""
    rule: str = ""
    """The rule's key in the rule book of the ruleset."""
    advice: str = ""


class RuleRefusal(Shown, frozen=True):
    """Why the rules refuse an answer, as an error of the table says it."""

    reason: str
    rule: str = ""
    detail: str = ""


class ReplyShown(Shown, frozen=True):
    """What an answer gets: the number of an option from 0, an act as a record writes it, cards, or a number."""

    answer: str
    right: bool = False
    line: Line | None = None
    """What it is called, where it is an act."""
    why: Text | None = None
    refused: RuleRefusal | None = None


class OptionShown(Shown, frozen=True):
    """One of several answers: words, cards, or what it says."""

    text: Text | None = None
    cards: tuple[CardToken, ...] = ()
    value: str = ""


class QuestionShown(Shown, frozen=True):
    """A question; any answer that has no reply of its own gets ``otherwise``."""

    answer: Literal["choice", "card", "cards", "act", "number"]
    replies: tuple[ReplyShown, ...]
    cards: tuple[CardToken, ...] = ()
    """What lies on the table where there is no position, or what has been seen before."""
    position: PositionShown | None = None
    options: tuple[OptionShown, ...] = ()
    otherwise: Text | None = None
    cites: tuple[Cited, ...] = ()


class ShowStep(Shown, frozen=True, tag_field="kind", tag="show"):
    """Something to read."""

    text: Text
    cites: tuple[Cited, ...] = ()
    cards: tuple[CardToken, ...] = ()
    position: PositionShown | None = None


class AskStep(Shown, frozen=True, tag_field="kind", tag="ask"):
    """A question, or the questions of a drill one after the other; in a drill a wrong answer counts and it goes on."""

    text: Text
    questions: tuple[QuestionShown, ...]


class PlayStep(Shown, frozen=True, tag_field="kind", tag="play"):
    """Something to be played; its frames are asked for one after the other."""

    text: Text
    seat: int
    goal: str
    others: str
    hints: bool = False
    limit: float | None = None
    cites: tuple[Cited, ...] = ()


LessonStep: TypeAlias = ShowStep | AskStep | PlayStep


class LessonShown(Shown, frozen=True):
    """A lesson with all that it shows and asks."""

    id: str
    family: str
    ruleset: str
    title: Text
    teaches: Text
    minutes: int
    steps: tuple[LessonStep, ...]
    stars: tuple[tuple[float, int], ...]
    """For a lesson that is passed: from which share of first answers that were right, so many stars."""
    hinted: int
    """So many stars are left to whoever has asked for a hint."""
    needs: tuple[str, ...] = ()
    known: tuple[Known, ...] = ()
    passing: Passing | None = None
    """When it is passed, where that is not every step done."""


class ActDone(Struct, frozen=True, forbid_unknown_fields=True):
    """An act and who did it."""

    seat: SeatNumber
    act: dict[str, Any]
    """As tables are sent it: the family of the lesson says which acts there are."""


class PlayAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A step that is played, and all that was done in it: what the last answer had, and one's own act behind it."""

    lesson: Annotated[str, Meta(max_length=20)]
    step: Annotated[int, Meta(ge=0, le=100)]
    """From 0."""
    acts: Annotated[tuple[ActDone, ...], Meta(max_length=ACTS)] = ()
    hint: Literal[1, 2, 3] | None = None
    """How deep a hint is wanted, where the step has hints."""


class WorstAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that refutes an answer, and all that was done in it from the answer on; nothing to begin."""

    against: Against
    acts: Annotated[tuple[ActDone, ...], Meta(max_length=ACTS)] = ()


class PlayHint(Shown, frozen=True):
    """What the coach says to where a step has come to; from the second depth on, what it would do."""

    lines: tuple[Line, ...]
    act: dict[str, Any] | None = None


class Played(Shown, frozen=True):
    """Where a step that is played has come to."""

    position: PositionShown
    acts: tuple[ActDone, ...]
    """All that was done, with what the others did since."""
    course: tuple[PositionShown, ...] = ()
    """The positions on the way there, after each act from the learner's last one on."""
    lines: tuple[Line, ...] = ()
    """What has happened since the learner's last act, or since the beginning."""
    over: bool = False
    reached: bool = False
    sentence: Text | None = None
    """What is said when it is over."""
    verdict: Line | None = None
    """What it has come to, where a whole deal was played, or one that refutes an answer."""
    hint: PlayHint | None = None
