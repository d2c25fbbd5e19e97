"""A deal of a family that has no words of its own on the wire: shown plainly, so that any client can play it.

A client that does not know the family shows the cards, the trick, what was told and the offers as they are; an act is
named by a word, which the server sent as an offer.
"""

from typing import Final

from msgspec import Struct

from tarock.server.wire.danish.table import Shown
from tarock.server.wire.shared.tokens import CardToken

PLAIN: Final = "plain"
"""What stands in the place of the family where a deal is shown plainly."""


class PlainAct(Struct, frozen=True, tag_field="do", tag=PLAIN, forbid_unknown_fields=True, omit_defaults=True):
    """Something that a player may do: ``word`` names it to the server, ``text`` to people."""

    word: str
    text: str = ""
    card: CardToken | None = None
    """The card of the hand that it is done with, where there is one."""


class PlainTrick(Shown, frozen=True):
    """A trick."""

    number: int
    leader: int
    plays: tuple[tuple[int, CardToken], ...] = ()
    winner: int | None = None
    best: int | None = None
    """Whose card holds the trick so far, finished or not; nobody's before the first card."""


class PlainLine(Shown, frozen=True):
    """Something that is told: what a seat did, or what happened."""

    text: str
    seat: int | None = None


class PlainTable(Shown, frozen=True, tag_field="family", tag=PLAIN):
    """What everybody sees of a deal."""

    dealer: int
    phase: str
    turn: int | None
    cards: tuple[int, ...]
    """By seat: how many cards each holds."""
    tricks: tuple[PlainTrick, ...] = ()
    trick: PlainTrick | None = None
    told: tuple[PlainLine, ...] = ()
    """Everything that has happened, in its order."""


class PlainHand(Shown, frozen=True, tag_field="family", tag=PLAIN):
    """What one seat sees beside the table."""

    cards: tuple[CardToken, ...]
    offers: tuple[PlainAct, ...] = ()


class PlainStep(Shown, frozen=True, tag_field="family", tag=PLAIN):
    """A deal after an act; the first step is the deal before anything was done."""

    table: PlainTable
    hands: tuple[tuple[CardToken, ...], ...]
    """By seat: what each holds."""
    seat: int | None = None
    act: PlainAct | None = None
