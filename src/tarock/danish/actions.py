"""What a player can do in a deal of Danish Tarok."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from tarock.core.cards import PACK_SIZE, SKUS, Card, Suit
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.declarations import Item
from tarock.danish.fault_kinds import ClaimKind


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


# Table mode


@dataclass(frozen=True, slots=True)
class PlayOutOfTurn:
    """Lead or play a card when it is another's turn; a skus that is led is named."""

    card: Card
    named: Suit | None = None


@dataclass(frozen=True, slots=True)
class ClaimFault:
    """Point out a fault of a player, one's own included; of a revoke one may say in which trick."""

    kind: ClaimKind
    seat: Seat
    trick: int | None = None


@dataclass(frozen=True, slots=True)
class Accept:
    """Let the deal stand in spite of a fault; ``holding`` keeps a card that was played out of turn on the table."""

    holding: bool = False


@dataclass(frozen=True, slots=True)
class Refuse:
    """Have the deal voided for a fault."""


@dataclass(frozen=True, slots=True)
class MoveCups:
    """Move the cups to the dealer's right."""


@dataclass(frozen=True, slots=True)
class DealAgain:
    """Pay for a misdeal and deal again."""


@dataclass(frozen=True, slots=True)
class PassDeal:
    """Let the next player deal after a misdeal."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Put a misdeal right: draw from the hand with too many, unseen, the card at a place counted from 1."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class Agree:
    """Say after the last trick that the deal may be settled."""


Action: TypeAlias = (
    Redeal
    | Lay
    | Declare
    | Play
    | Claim
    | Name
    | Waive
    | Demand
    | AskLaid
    | PlayOutOfTurn
    | ClaimFault
    | Accept
    | Refuse
    | MoveCups
    | DealAgain
    | PassDeal
    | Draw
    | Agree
)

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
ACCEPT: Final = Accept()
ACCEPT_HOLDING: Final = Accept(holding=True)
REFUSE: Final = Refuse()
MOVE_CUPS: Final = MoveCups()
DEAL_AGAIN: Final = DealAgain()
PASS_DEAL: Final = PassDeal()
AGREE: Final = Agree()
