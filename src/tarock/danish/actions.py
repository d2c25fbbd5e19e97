"""What a player can do in a deal of Danish Tarok."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from tarock.core.cards import PACK_SIZE, SKUS, Card, Suit
from tarock.core.cardset import CardSet
from tarock.danish.declarations import Item


@dataclass(frozen=True, slots=True)
class Redeal:
    """Ask for a new deal: a hand without numbered taroks, before the skat is laid."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay the skat."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare what must be declared; no items is "pass"."""

    items: tuple[Item, ...] = ()


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card; a led skus is named as a suit or as tarok."""

    card: Card
    named: Suit | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """Say that one lacks what the led skus is named, to keep the right to baptise it."""


@dataclass(frozen=True, slots=True)
class Name:
    """Baptise the led skus."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Waive:
    """Let the right to baptise go expressly."""


@dataclass(frozen=True, slots=True)
class Demand:
    """Demand that the skus be led or thrown in the third-last trick."""


@dataclass(frozen=True, slots=True)
class AskLaid:
    """Ask the dealer how many taroks lie in the skat."""


Action: TypeAlias = Redeal | Lay | Declare | Play | Claim | Name | Waive | Demand | AskLaid

PLAYS: Final = tuple(Play(card) for card in range(PACK_SIZE))
"""Every plain play, so that the same objects serve all states."""

SKUS_LEADS: Final = tuple(Play(SKUS, suit) for suit in Suit)
"""The skus led as each suit and as tarok."""

NAMES: Final = tuple(Name(suit) for suit in Suit)
REDEAL: Final = Redeal()
CLAIM: Final = Claim()
WAIVE: Final = Waive()
DEMAND: Final = Demand()
ASK_LAID: Final = AskLaid()
