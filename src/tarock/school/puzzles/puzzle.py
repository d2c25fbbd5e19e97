"""A puzzle: a moment of a deal, a question, what may be answered, and which answer is proved right."""

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from tarock.core.seats import Seat
from tarock.telling.line import Line

Kind: TypeAlias = Literal[
    "ending", "closed", "stop", "negative",
    "skat", "lead", "bid", "king", "discard", "announce", "kontra", "card",
    "infer", "declare", "settle", "fault",
]  # fmt: skip
"""What is asked (``shared/spec/tutor.md``, 3.4).

``ending``: reach something with all cards open; ``stop``: prevent it; ``closed``: either, by one's own cards alone, in
every deal that can be; ``negative``: a Bettler or Piccolo, from either side.  The next eight are weighed in likely
deals, the last four follow from the rules.  ``card`` is any other decision, and asked of one's own mistakes alone.
"""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
WEIGHED: Final[frozenset[Kind]] = frozenset({"skat", "lead", "bid", "king", "discard", "announce", "kontra", "card"})
"""What is not proved but measured, in fresh deals, beyond four standard errors."""

Answering: TypeAlias = Literal["one", "all", "number"]
"""``one``: one of the choices; ``all``: exactly those that are right; ``number``: a sum is typed."""
Cards: TypeAlias = tuple[str, ...]
"""Cards by their tokens."""


class Possible(Struct, frozen=True, omit_defaults=True):
    """Something that may be answered, as it is kept and as it is shown."""

    key: str
    """As a record spells it, or a name of its own."""
    line: Line
    """What it is called."""
    right: bool = False
    cards: Cards = ()
    """The cards that it plays or lays, so that they can be chosen in the hand."""
    refutation: tuple[Line, ...] = ()
    """How a wrong answer is played on, or why it is wrong."""
    hands: tuple[Cards, ...] = ()
    """By seat: what everybody holds in the deal that refutes it, where one's own cards do not tell."""
    loss: float = 0.0
    """What it costs, in chips or points, where that was weighed."""
    by: tuple[str, ...] = ()
    """Who answers so in the book: the author, or his experts."""


class Choice(Possible, frozen=True):
    """Something that may be answered, with what is kept of its proof."""

    deal: str = ""
    """The record of the deal that refutes it, where it is not the puzzle's own."""
    error: float = 0.0
    """The standard error of what it costs."""


class Question(Struct, frozen=True, omit_defaults=True):
    """What is asked at a moment of a deal."""

    kind: Kind
    goal: str
    """What is wanted, which tells two questions at one moment apart."""
    line: Line
    choices: tuple[Choice, ...] = ()
    answer: Answering = "one"
    number: float | None = None
    """The sum, where one is asked for."""
    open: bool = False
    """Whether all cards lie open."""
    why: tuple[Line, ...] = ()
    """What is told after the answer."""
    nodes: int = 0
    """How many positions, or deals, the proof looked at."""

    @property
    def right(self) -> frozenset[str]:
        """The keys of what is right."""
        return frozenset(choice.key for choice in self.choices if choice.right)

    @property
    def wrong(self) -> frozenset[str]:
        """The keys of what is wrong."""
        return frozenset(choice.key for choice in self.choices if not choice.right)


class Entry(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What there is to a puzzle beside its question, as it is kept and as it is shown."""

    id: str
    family: str
    record: str
    """The deal, at least to the end of the trick in which it is asked."""
    seat: Seat
    """Who is asked."""
    rating: int
    """Where its rating starts."""
    solved: tuple[str, ...] = ()
    """The levels of bots that answer it rightly, where bots can be asked."""
    tags: tuple[str, ...] = ()
    """The advice of the books that it teaches, by id."""
    advice: tuple[Line, ...] = ()
    """The same in sentences, each with its place in the book."""
    source: str = ""
    """The place in the book, for those that a book asks."""


class Puzzle(Entry, frozen=True, kw_only=True):
    """A question with the deal that it is asked in."""

    at: Annotated[int, Meta(ge=0)]
    """After how many acts of it."""
    question: Question

    @property
    def kind(self) -> Kind:
        """What is asked."""
        return self.question.kind


def is_right(question: Question, answer: str | frozenset[str]) -> bool:
    """Tell whether an answer is right: a key, several keys, or a number.

    >>> question = Question("settle", "net", Line("puzzle-ask-settle"), answer="number", number=-35)
    >>> is_right(question, "-35"), is_right(question, "35"), is_right(question, "much")
    (True, False, False)
    """
    if question.answer == "number":
        try:
            return isinstance(answer, str) and float(answer.replace(",", ".").replace("−", "-")) == question.number
        except ValueError:
            return False
    if question.answer == "all":
        return answer == question.right
    return answer in question.right
