"""A deal of Danish Tarok as it is shown: to everybody, and to one seat."""

from typing import Literal, TypeAlias

from msgspec import Struct

from tarock.danish.table import Phase
from tarock.server.wire.danish.actions import DanishAct, Item
from tarock.server.wire.shared.tokens import CardToken, SuitToken
from tarock.telling.line import Line


class Shown(Struct, frozen=True, omit_defaults=True):
    """Something that is shown; what is as usual is left out."""


Role: TypeAlias = Literal["dealer", "forehand", "declarer", "partner"]
"""What a seat is in a deal."""
Right: TypeAlias = Literal["second", "held", "granted", "waived", "third", "taken_back", "used"]
"""What has become of the right to baptise a led skus; nothing where there is none."""


class DanishTrick(Shown, frozen=True):
    """A trick.  ``suit`` is what must be followed; ``right`` is what has become of the right to baptise."""

    number: int
    leader: int
    plays: tuple[tuple[int, CardToken], ...] = ()
    suit: SuitToken | None = None
    right: Right | None = None
    taken_back: CardToken | None = None
    winner: int | None = None
    best: int | None = None
    """Whose card holds the trick so far, finished or not; nobody's before the first card."""


class DanishSaid(Shown, frozen=True):
    """What a seat has done, other than play a card in turn."""

    seat: int
    act: DanishAct


class Claimable(Shown, frozen=True):
    """A fault that one may point out here: whether its trick is named, and whether only a dealer can commit it."""

    kind: str
    in_trick: bool = False
    dealers: bool = False


class VerdictShown(Shown, frozen=True):
    """A claim and how it was judged; no claimant where the cards themselves spoke."""

    claimant: int | None
    kind: str
    seat: int
    upheld: bool
    faults: tuple[tuple[str, int, int], ...] = ()
    """Each with its kind, its seat and its trick."""
    lines: tuple[Line, ...] = ()
    """Who claimed what, how it was judged, and what was found."""
    rules: tuple[str, ...] = ()
    """The rules that the faults come under, by their keys in the rule book."""


class DanishRuling(Shown, frozen=True):
    """A decision that is asked of the players."""

    question: Literal["accept", "void", "misdeal", "draw", "put_right"]
    fault: str
    offender: int
    waiting: tuple[int, ...]
    line: Line
    """What is asked of whom, in words."""
    cards: int = 0


class Lying(Shown, frozen=True):
    """A card that was played out of turn and lies open."""

    seat: int
    card: CardToken
    named: SuitToken | None = None
    held: bool = False


Party: TypeAlias = int | Literal["king", "pagat"]
"""A seat, or a cup."""


class Paid(Shown, frozen=True):
    """A payment; ``reason`` is a code with words in the catalogues, ``rule`` is book and section."""

    payer: Party
    payee: Party
    points: int
    reason: str
    rule: str


class DanishTable(Shown, frozen=True, tag_field="family", tag="danish"):
    """The public part of a deal.  Tuples are by seat."""

    dealer: int
    phase: Phase
    turn: int | None
    cups: tuple[int, int]
    """The king cup and the pagat cup before the deal."""
    cups_now: tuple[int, int]
    """What they hold at this moment."""
    cards: tuple[int, ...]
    """How many cards each seat holds."""
    declared: tuple[tuple[Item, ...] | None, ...]
    tricks: tuple[DanishTrick, ...] = ()
    trick: DanishTrick | None = None
    said: tuple[DanishSaid, ...] = ()
    last: DanishSaid | None = None
    """What was done last, of what everybody saw."""
    sitting_out: tuple[int, ...] = ()
    roles: tuple[tuple[Role, ...], ...] = ()
    """By seat: what it is in this deal."""
    demanded_by: int | None = None
    asked_by: int | None = None
    laid_taroks: int | None = None
    shows: tuple[tuple[CardToken, ...], ...] = ()
    """By seat: cards that it took back and everybody saw; empty when there are none."""
    verdicts: tuple[VerdictShown, ...] = ()
    ruling: DanishRuling | None = None
    lying: Lying | None = None
    cups_moved: bool = False
    agreed: tuple[int, ...] = ()
    skat: tuple[CardToken, ...] = ()
    """The skat, when it has been turned up."""
    payments: tuple[Paid, ...] = ()
    """What has been paid in this deal so far, in its order; when it is over, the whole settlement."""
    claims: tuple[Claimable, ...] = ()
    """Table mode: the faults that this book knows what to do about."""


class Numbers(Shown, frozen=True):
    """The least and the most that can be declared of something."""

    least: int
    most: int


class Declarable(Shown, frozen=True):
    """What one may declare by oneself, rightly or wrongly, beside the kings and the courts of a suit."""

    taroks: Numbers
    matadors: Numbers
    laid: tuple[CardToken, ...] = ()
    """Cards that one has laid and may name."""


class DanishDeed(Shown, frozen=True):
    """Something that one may do now beside one's turn."""

    do: Literal["play-out-of-turn"]
    names: tuple[SuitToken, ...] = ()
    """What a skus may be named that would be led by it; nothing where none is led."""


class Way(Shown, frozen=True):
    """Some cards that must be laid together, and a pool from which the rest is chosen."""

    fixed: tuple[CardToken, ...]
    pool: tuple[CardToken, ...]
    size: int


class LayChoice(Shown, frozen=True, tag_field="do", tag="choose-lay"):
    """A large choice: lay in one of these ways."""

    ways: tuple[Way, ...]


DanishOffer: TypeAlias = DanishAct | LayChoice


class DanishCost(Shown, frozen=True):
    """An offer that surely costs whoever takes it, as he can see himself: why, how much and by which rule."""

    act: DanishAct
    line: Line


class DanishHand(Shown, frozen=True, tag_field="family", tag="danish"):
    """What one seat sees beside the table."""

    cards: tuple[CardToken, ...]
    skat: tuple[CardToken, ...] = ()
    offers: tuple[DanishOffer, ...] = ()
    """What this seat may do, as far as it can know."""
    demanded: bool = False
    """Whether this seat must play the skus now, since somebody demands it."""
    declarable: Declarable | None = None
    """Table mode: what this seat may still declare by itself, on turn or too early."""
    deeds: tuple[DanishDeed, ...] = ()
    """Table mode: what this seat may do now beside its turn."""
    costs: tuple[DanishCost, ...] = ()
    """Which of the offers surely cost something: whoever takes one is asked first."""
