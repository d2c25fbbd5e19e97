"""A sentence that is still without names, words and a language."""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct, field

from tarock.core.cards import CARD_NAMES, SUIT_NAMES, Card, Suit
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.notation.cards import format_hand

Kind: TypeAlias = Literal["part", "word", "card", "trick", "consequence", "payment", "fault", "outcome"]
"""What a line tells of.

``word``: something said or done; ``card``: a card played; ``trick``: who took it; ``consequence``: what an act led to.
A ``part`` is no sentence but a piece of one.
"""


class Line(Struct, frozen=True, omit_defaults=True):
    """A message of the catalogues and its arguments, each under its name there."""

    key: str
    """The message."""
    kind: Kind = "part"
    seat: Seat | None = None
    """Whom the sentence is about: ``$name`` is filled with the name, ``$you`` with whether it is the reader."""
    seats: Mapping[str, tuple[Seat, ...]] = field(default_factory=dict[str, tuple[Seat, ...]])
    """Arguments that list the names of seats; each has a twin, ``$names_is``, by which a verb agrees with them."""
    cards: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """Arguments that show cards, by the tokens of the record."""
    thirds: Mapping[str, int] = field(default_factory=dict[str, int])
    """Arguments that are counts of cards, in thirds of a point."""
    figures: Mapping[str, str] = field(default_factory=dict[str, str])
    """Arguments that were measured, such as ``-3.1``; a language may write a comma."""
    parts: Mapping[str, tuple["Line", ...]] = field(default_factory=dict[str, tuple["Line", ...]])
    """Arguments that are worded by messages of their own, as a list."""
    values: Mapping[str, str | int] = field(default_factory=dict[str, str | int])
    """Arguments that choose a word or are a number; ``contract`` is the id of a game, which has a name,
    and ``source`` or ``rule`` a citation, which is read without its readings."""
    rule: str = ""
    """The book's rule, which is shown beside the sentence."""
    kontra: int = 1
    """How far a payment was doubled, which is shown beside the sentence."""


def tokens(cards: Iterable[Card]) -> tuple[str, ...]:
    """Return cards as lines carry them.

    >>> tokens([0, 77])
    ('S1', 'X')
    """
    return tuple(CARD_NAMES[card] for card in cards)


def hand(cards: CardSet) -> tuple[str, ...]:
    """Return cards as lines carry them, sorted as a player holds them."""
    return tuple(format_hand(cards).split())


def suit_name(suit: Suit) -> Line:
    """Return the name of a suit, tarok among them."""
    return Line(f"suit-{SUIT_NAMES[suit]}")


def whose(seat: Seat) -> Line:
    """Return whose fault or hand something is."""
    return Line("play-whose", seat=seat)


def in_a_row(lines: Iterable[Line]) -> Line:
    """Return several pieces as one, divided by semicolons."""
    first, *others = lines
    for line in others:
        first = Line("told-row", parts={"first": (first,), "last": (line,)})
    return first
