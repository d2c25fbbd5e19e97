"""What can happen in a club: the events that are kept, and from which everything else follows."""

from typing import Any, Final, TypeAlias

from msgspec import Struct

from tarock.club.home.people import Member
from tarock.club.home.settings import ClubSettings

Number: TypeAlias = int
DESK: Final[Number] = 0
"""Who writes when it is nobody at a table."""
CASH: Final[Number] = 0
"""The cash of the club, where money is paid."""


class Happened(Struct, frozen=True, tag_field="e", tag=str.lower, omit_defaults=True):
    """Something that happened.  Fields are only ever added, with defaults: old logs stay readable."""


class Founded(Happened, frozen=True):
    """The club has a log."""

    club: str
    """What it goes by, for ever and everywhere."""
    settings: ClubSettings


class Changed(Happened, frozen=True):
    """The club says something else of itself; evenings that were begun keep their rules."""

    settings: ClubSettings


class Seasoned(Happened, frozen=True):
    """A season was named, from a day to a day; without any a year is one."""

    season: str
    first: str
    last: str


# People


class Joined(Happened, frozen=True):
    """Somebody belongs to the club now, or plays as its guest."""

    person: Member


class Corrected(Happened, frozen=True):
    """What is known of somebody was put right, or what others may see."""

    person: Member


class Merged(Happened, frozen=True):
    """Two numbers are one person: what the double has played counts for the other."""

    number: Number
    double: Number


class Erased(Happened, frozen=True):
    """Somebody wants to be forgotten: the number stays, all else goes, also from the lines before.

    Whoever has been merged with somebody else is forgotten under each number.
    """

    number: Number


# Evenings


class Opened(Happened, frozen=True):
    """An evening has begun."""

    evening: str
    """What it goes by in the club."""
    date: str
    place: str = ""
    stake: int | None = None
    """What a point is worth this evening; None: as always."""
    coffee: int | None = None


class Seated(Happened, frozen=True):
    """Some have sat down at a table."""

    evening: str
    table: int
    players: tuple[Number, ...]
    """In playing order."""
    ruleset: str = ""
    """By which rules they play; nothing: as always."""
    rotation: str = ""
    first: int = 0
    """The place of the first dealer, from 0."""


class Lined(Happened, frozen=True):
    """A deal was written down, as a sheet to be settled or as points by place."""

    evening: str
    table: int
    line: int
    sheet: dict[str, Any] | None = None
    points: tuple[int | float, ...] | None = None
    deals: int = 1
    """So many deals the points are of, where only their sum is known."""
    again: bool = False
    """Whether the same dealer deals again."""
    by: Number = DESK


class Replaced(Lined, frozen=True):
    """A line was written anew; the old one stays in the log."""

    why: str = ""


class Undone(Happened, frozen=True):
    """The last line of a table was taken back; it stays in the log."""

    evening: str
    table: int
    line: int
    why: str
    by: Number = DESK


class Confirmed(Happened, frozen=True):
    """A second player has read a line and finds it right."""

    evening: str
    table: int
    line: int
    by: Number


class Ended(Happened, frozen=True):
    """A table has ended its evening: the cups are divided."""

    evening: str
    table: int


class Paid(Happened, frozen=True):
    """Somebody has paid somebody else, or the club, in the smallest unit."""

    payer: Number
    payee: Number
    amount: int
    evening: str = ""
    """For which evening; nothing: for whatever is owed."""


Event: TypeAlias = (
    Founded
    | Changed
    | Seasoned
    | Joined
    | Corrected
    | Merged
    | Erased
    | Opened
    | Seated
    | Lined
    | Replaced
    | Undone
    | Confirmed
    | Ended
    | Paid
)
