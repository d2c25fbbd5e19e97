"""A deal of Königrufen as it is shown: to everybody, and to one seat."""

from typing import Literal, TypeAlias

from tarock.koenigrufen.actions import Double, Target
from tarock.koenigrufen.bonus_kinds import Announced, Bird, Lost
from tarock.koenigrufen.table import Phase
from tarock.server.wire.danish.table import Claimable, LayChoice, Role, Shown, VerdictShown
from tarock.server.wire.koenigrufen.actions import Bid, Call, Concede, KoenigrufenAct, Take
from tarock.server.wire.shared.tokens import CardToken
from tarock.telling.line import Line


class KoenigrufenTrick(Shown, frozen=True):
    """A trick."""

    number: int
    leader: int
    plays: tuple[tuple[int, CardToken], ...] = ()
    winner: int | None = None
    best: int | None = None
    """Whose card holds the trick so far, finished or not; nobody's before the first card."""


class KoenigrufenSaid(Shown, frozen=True):
    """What a seat has done, other than play a card."""

    seat: int
    act: KoenigrufenAct


class Announcement(Shown, frozen=True):
    """Something announced before play."""

    seat: int
    item: Announced


class Doubling(Shown, frozen=True):
    """What has been doubled: the game or an announcement, in a negative game of one opponent, and by whom in turn."""

    by: tuple[int, ...]
    level: Double
    """What it has come to."""
    target: Announcement | None = None
    opponent: int | None = None


class Doublable(Shown, frozen=True):
    """Something that one may double now, and what that would be."""

    target: Target
    level: Double


class KoenigrufenRuling(Shown, frozen=True):
    """A decision that is asked of a player."""

    question: Literal["correct", "play_on"]
    seat: int
    line: Line
    """What is asked of whom, in words."""


class KoenigrufenDeed(Shown, frozen=True):
    """Something that one may do now beside one's turn."""

    do: Literal["correct", "expose", "talk", "throw-in", "strike"]


class KoenigrufenTable(Shown, frozen=True, tag_field="family", tag="koenigrufen"):
    """The public part of a deal.  Tuples are by seat."""

    dealer: int
    phase: Phase
    turn: int | None
    forehand: int
    cards: tuple[int, ...]
    """How many cards each seat holds."""
    roles: tuple[tuple[Role, ...], ...] = ()
    """By seat: what it is in this deal."""
    out: tuple[int, ...] = ()
    """Who has passed in the auction."""
    best: Bid | None = None
    best_by: int | None = None
    declarer: int | None = None
    call: Call | None = None
    partner: int | None = None
    """Who has shown himself as the declarer's partner, by playing the called card."""
    talon: tuple[CardToken, ...] = ()
    take: Take | None = None
    concession: Concede | None = None
    laid_open: tuple[CardToken, ...] = ()
    announceable: tuple[Announced, ...] = ()
    """What this book lets be announced now by anybody at all; what one may announce is offered."""
    announcements: tuple[Announcement, ...] = ()
    doubled: tuple[Doubling, ...] = ()
    tricks: tuple[KoenigrufenTrick, ...] = ()
    trick: KoenigrufenTrick | None = None
    turned: tuple[CardToken, ...] = ()
    open_hands: tuple[tuple[CardToken, ...], ...] | None = None
    said: tuple[KoenigrufenSaid, ...] = ()
    last: KoenigrufenSaid | None = None
    """What was done last, of what everybody saw."""
    shows: tuple[tuple[CardToken, ...], ...] = ()
    """By seat: cards that it took back or let be seen; empty when there are none."""
    verdicts: tuple[VerdictShown, ...] = ()
    ruling: KoenigrufenRuling | None = None
    offenders: tuple[int, ...] = ()
    plays_on: bool = False
    laid: tuple[CardToken, ...] = ()
    """What was laid away, when it has been turned up."""
    lost: tuple[tuple[int, Lost], ...] = ()
    agreed: tuple[int, ...] = ()
    struck: bool = False
    claims: tuple[Claimable, ...] = ()
    """Table mode: the faults that this book knows what to do about."""
    losable: tuple[Lost, ...] = ()
    """What one may claim to have lost by another's Renonce."""


KoenigrufenOffer: TypeAlias = KoenigrufenAct | LayChoice


class KoenigrufenCost(Shown, frozen=True):
    """An offer that surely costs whoever takes it, as he can see himself: why, and by which rule."""

    act: KoenigrufenAct
    line: Line


class KoenigrufenHand(Shown, frozen=True, tag_field="family", tag="koenigrufen"):
    """What one seat sees beside the table."""

    cards: tuple[CardToken, ...]
    taken: tuple[CardToken, ...] = ()
    laid: tuple[CardToken, ...] = ()
    birds: tuple[Bird, ...] = ()
    """The birds of which this seat must still announce one."""
    opens: bool = False
    """Whether this seat opens the round before play."""
    doublable: tuple[Doublable, ...] = ()
    """What this seat may double now, and what that would be."""
    deeds: tuple[KoenigrufenDeed, ...] = ()
    """Table mode: what this seat may do now beside its turn."""
    is_partner: bool = False
    """Whether this seat is the called partner, shown or not."""
    with_me: tuple[bool | None, ...] = ()
    """By seat: whether it is on this seat's side; null where it cannot know.  Empty before there are sides."""
    offers: tuple[KoenigrufenOffer, ...] = ()
    """What this seat may do, as far as it can know; in the round before play several words may be said together."""
    costs: tuple[KoenigrufenCost, ...] = ()
    """Which of the offers surely cost something: whoever takes one is asked first."""
    high: tuple[str, ...] = ()
    """Which of the games on offer are more than a plain call: a slip of the finger would be dear."""
