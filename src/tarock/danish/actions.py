"""What a player can do in a deal of Danish Tarok."""

from typing import Final, Literal, TypeAlias

from tarock.core import acts
from tarock.core.acts import Act, anywhere, as_card, in_trick, on_line
from tarock.core.cards import PACK_SIZE, SKUS, Card, Suit
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.declarations import Item
from tarock.danish.fault_kinds import ClaimKind


class Redeal(Act, frozen=True):
    """Ask for a new deal: a hand without numbered taroks, before the skat is laid."""

    record = on_line("redeal")


class Lay(Act, frozen=True):
    """Lay the skat."""

    record = on_line("lays {cards}")
    cards: CardSet


class Declare(Act, frozen=True):
    """Declare what must be declared; no items is "pass"."""

    record = on_line("declares {items}", "passes")
    items: tuple[Item, ...] = ()


class Play(Act, frozen=True):
    """Play a card; a led skus is named as a suit or as tarok."""

    record = as_card("{card}[={named}]")
    card: Card
    named: Suit | None = None


class Claim(Act, frozen=True):
    """Say that one lacks what the led skus is named, to keep the right to baptise it."""

    record = in_trick("claims")


class Name(Act, frozen=True):
    """Baptise the led skus."""

    record = in_trick("names {suit}")
    suit: Suit


class Waive(Act, frozen=True):
    """Let the right to baptise go expressly."""

    record = in_trick("waives")


class Demand(Act, frozen=True):
    """Demand that the skus be led or thrown in the third-last trick."""

    record = anywhere("demands")


class AskLaid(Act, frozen=True):
    """Ask the dealer how many taroks lie in the skat."""

    record = anywhere("asks")


# Table mode


class PlayOutOfTurn(Act, frozen=True):
    """Lead or play a card when it is another's turn; a skus that is led is named."""

    record = anywhere("plays {card}[={named}]")
    card: Card
    named: Suit | None = None


class ClaimFault(Act, frozen=True):
    """Point out a fault of a player, one's own included; of a revoke one may say in which trick."""

    record = anywhere("claims-{kind} {seat} [trick {trick}]")
    kind: ClaimKind
    seat: Seat
    trick: int | None = None


class Accept(Act, frozen=True):
    """Let the deal stand in spite of a fault; ``holding`` keeps a card that was played out of turn on the table."""

    record = anywhere("accepts [holding]")
    holding: bool = False


class Refuse(Act, frozen=True):
    """Have the deal voided for a fault."""

    record = anywhere("refuses")


class Correct(Act, frozen=True):
    """Put a revoke right where the others consent: take back the wrong card and all that followed, and play another."""

    record = anywhere("corrects {card}")
    card: Card


class MoveCups(Act, frozen=True):
    """Move the cups to the dealer's right."""

    record = anywhere("moves-cups")


class DealAgain(Act, frozen=True):
    """Pay for a misdeal and deal again."""

    record = on_line("deals-again")


class PassDeal(Act, frozen=True):
    """Let the next player deal after a misdeal."""

    record = on_line("passes-deal")


class Draw(Act, frozen=True):
    """Put a misdeal right: draw from the hand with too many, unseen, the card at a place counted from 1."""

    record = on_line("draws {seat} {place}")
    seat: Seat
    place: int


class RuleByHand(Act, frozen=True):
    """Write down what the referee has decided by hand: who pays whom how much, a player or a cup, and why."""

    record = anywhere("rules {payer} {payee} {points} [by {by}] [because {why}]")
    payer: Seat
    payee: Seat | Literal["king", "pagat"]
    points: acts.RulingPoints
    why: acts.RulingText = ""
    by: acts.RulingName = ""
    """Who rules without sitting at the table; empty for whoever writes it down."""


Agree: TypeAlias = acts.Agree

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
    | Correct
    | MoveCups
    | DealAgain
    | PassDeal
    | Draw
    | RuleByHand
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
