"""The compulsory declarations: what a hand must declare, and what a player says.

Jensen 1989, Meldinger, l.183-235; Møller, Meldinger, l.430-501.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from tarock.core.acts import tag_of
from tarock.core.cards import (
    CARD_NAMES,
    MOND,
    PAGAT,
    RANK_NAMES,
    SKUS,
    SUIT_NAMES,
    SUITS,
    Card,
    PlainSuit,
    rank_of,
)
from tarock.core.cardset import CardSet
from tarock.danish.cards import COURTS, KINGS, MATADORS, TAROKS
from tarock.danish.rules import DanishRuleset

Fullness: TypeAlias = Literal["half", "full", "overfull"]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class Declared(Struct, frozen=True, tag_field="item", tag=tag_of, gc=False):
    """Something that is declared; messages and logs know it by its name."""


class Taroks(Declared, frozen=True):
    """Ten taroks or more, the skus counted, with or without the pagat."""

    number: Number
    with_pagat: bool

    def __str__(self) -> str:
        return f"taroks {self.number} {'with' if self.with_pagat else 'without'}"


class Matadors(Declared, frozen=True):
    """T21, pagat and skus, and the taroks that follow T21 without a gap."""

    number: Number

    def __str__(self) -> str:
        return f"matadors {self.number}"


class Courts(Declared, frozen=True):
    """The courts of a suit: four, four with the skus, or three with the skus and the one that is missing."""

    fullness: Fullness
    suit: PlainSuit
    missing: Card | None = None

    def __str__(self) -> str:
        missing = "" if self.missing is None else f" missing {RANK_NAMES[rank_of(self.missing)]}"
        return f"{self.fullness} {SUIT_NAMES[self.suit]}{missing}"


class Kings(Declared, frozen=True):
    """The kings: four, four with the skus, or three with the skus and the one that is missing."""

    fullness: Fullness
    missing: Card | None = None

    def __str__(self) -> str:
        missing = "" if self.missing is None else f" missing {CARD_NAMES[self.missing][0]}"
        return f"{self.fullness} kings{missing}"


class Laid(Declared, frozen=True):
    """A laid card that must be named: forced from a declaration, or the skus laid for a tout."""

    card: Card

    def __str__(self) -> str:
        return f"laid {CARD_NAMES[self.card]}"


Declaration: TypeAlias = Taroks | Matadors | Courts | Kings
Item: TypeAlias = Declaration | Laid

FULL: Final = 4
LONGEST: Final = len(TAROKS) + 1
"""The taroks that a hand can have, the skus counted."""
_ALL_BUT_ONE: Final = 3


def declarations(ruleset: DanishRuleset, hand: CardSet) -> tuple[Declaration, ...]:
    """Return all that a hand must declare, in the order in which it is written.

    Taroks, matadors, kings, then spades, hearts, diamonds and clubs.
    """
    found: list[Declaration] = []
    number = len(hand & TAROKS) + (SKUS in hand)
    if number >= ruleset.taroks.shortest:
        found.append(Taroks(number, PAGAT in hand))
    if hand >= MATADORS and _matadors(hand) >= ruleset.matadors.shortest:
        found.append(Matadors(_matadors(hand)))
    kings = _fullness(hand, KINGS)
    if kings:
        found.append(Kings(kings, _missing(hand, KINGS)))
    for suit in SUITS:
        fullness = _fullness(hand, COURTS[suit])
        if fullness:
            found.append(Courts(fullness, suit, _missing(hand, COURTS[suit])))
    return tuple(found)


def declared_courts(hand: CardSet) -> CardSet:
    """Return the courts of a hand that belong to a declaration."""
    bound = CardSet()
    for group in (KINGS, *COURTS):
        if _fullness(hand, group):
            bound |= hand & group
    return bound


def _matadors(hand: CardSet) -> int:
    """Count the matadors of a hand that has the three highest."""
    lowest = MOND
    while lowest - 1 in hand and lowest - 1 > PAGAT:
        lowest -= 1
    return len(MATADORS) + MOND - lowest


def _fullness(hand: CardSet, group: CardSet) -> Fullness | None:
    held = len(hand & group)
    if held == FULL:
        return "overfull" if SKUS in hand else "full"
    return "half" if held == _ALL_BUT_ONE and SKUS in hand else None


def _missing(hand: CardSet, group: CardSet) -> Card | None:
    missing = group - hand
    return missing.strongest() if missing else None
