"""What can happen in a tournament: the events that are kept, and from which everything else follows."""

from typing import Any, TypeAlias

from msgspec import Struct

from tarock.club.tournament.draw import Number, RoundDraw
from tarock.club.tournament.people import Person
from tarock.club.tournament.settings import Settings

DESK: Number = 0
"""Who writes when it is nobody at a table."""


class Happened(Struct, frozen=True, tag_field="e", tag=str.lower, omit_defaults=True):
    """Something that happened.  Fields are only ever added, with defaults: old logs stay readable."""


class Opened(Happened, frozen=True):
    """The tournament was opened."""

    event: str
    """What it goes by, for ever and everywhere."""
    settings: Settings


class Changed(Happened, frozen=True):
    """The settings were changed, before the first draw."""

    settings: Settings


# People


class Entered(Happened, frozen=True):
    """Somebody is on the entry list, and here."""

    person: Person


class Corrected(Happened, frozen=True):
    """What is known of somebody was put right."""

    person: Person


class Merged(Happened, frozen=True):
    """Two entries are one person: the second number is let go, before it has been seated."""

    number: Number
    double: Number


class Away(Happened, frozen=True):
    """Somebody did not come, or sits the next round out."""

    number: Number


class Back(Happened, frozen=True):
    """Somebody is here again."""

    number: Number


class Left(Happened, frozen=True):
    """Somebody has gone for good."""

    number: Number


class Substituted(Happened, frozen=True):
    """From now on another sits in somebody's place and plays for his result; 0: he plays himself again."""

    number: Number
    by: Number


class Erased(Happened, frozen=True):
    """Somebody wants to be forgotten: the number stays, all else goes, also from the lines before."""

    number: Number


class Paid(Happened, frozen=True):
    """Somebody has paid, or got something back."""

    number: Number
    amount: int


class Teamed(Happened, frozen=True):
    """Two or four people play for a team as well."""

    name: str
    members: tuple[Number, ...]


# Rounds


class Committed(Happened, frozen=True):
    """The desk has committed to a draw: its hash is shown before anybody knows the seed."""

    round: int
    hash: str
    apart: tuple[tuple[Number, ...], ...] = ()
    """Who shall sit apart in the first round: by club and team, kept by number, so that names can be erased."""
    deals: tuple[str, ...] = ()
    """Where all tables play the same cards: for each round that is drawn, the hash of the seed of its deals."""


class Drawn(Happened, frozen=True):
    """A round was drawn, and with it those after it, which hold as long as nobody comes or goes."""

    round: int
    seed: str
    rounds: tuple[RoundDraw, ...]
    word: str = ""
    """What somebody in the hall said after the hash was shown, so that the desk could not choose the seed either."""


class Continued(Happened, frozen=True):
    """The next round begins as it was drawn with an earlier one."""

    round: int


class Ended(Happened, frozen=True):
    """A table has ended its round, also before its last deal."""

    round: int
    table: int


class PlaysOnline(Happened, frozen=True):
    """A table plays at a table of the server, whose records are its lines; said again, what differs is changed."""

    round: int
    table: int
    server: str
    """What the server's table goes by."""
    first: int = 1
    """Its first deal is this line: what was played before it was played elsewhere."""
    bots: tuple[Number, ...] = ()
    """For whom a bot may play as long as they have not come."""
    think: int = 0
    """Seconds to think, after which a bot plays for somebody; 0: as long as one likes."""


class PlaysWithCards(Happened, frozen=True):
    """A table that played at the server goes on with cards and a sheet."""

    round: int
    table: int


class Revealed(Happened, frozen=True):
    """The seed of a round's deals is told, after all tables have ended: everybody can deal the cards again."""

    round: int
    seed: str


class Started(Happened, frozen=True):
    """The clock of the round that is played runs, for the first time or again."""

    round: int
    minutes: int = 0
    """How long the whole round lasts; 0: as before, or as the settings say."""


class Paused(Happened, frozen=True):
    """The clock of the round that is played stands still."""

    round: int


class TimeUp(Happened, frozen=True):
    """The desk has ended the time of a round: deals that have begun are played to their end."""

    round: int


# Lines


class Lined(Happened, frozen=True):
    """A deal was written down, as a sheet to be settled or as points."""

    round: int
    table: int
    line: int
    sheet: dict[str, Any] | None = None
    points: tuple[int | float, ...] | None = None
    """In the order of those who played; half points at the least."""
    out: tuple[Number, ...] = ()
    """Who of the table did not take part."""
    by: Number = DESK
    seats: tuple[Number, ...] = ()
    """Who sat at the places A, B, C … of the sheet; if nobody is named, those who played, in the order of the table."""
    record: str = ""
    """The deal's record without names, where the table played with a program."""
    attempt: int = 1
    """Where all tables play the same cards and a deal was dealt again: which of them this is."""


class Replaced(Lined, frozen=True):
    """A line was written anew; the old one stays in the log."""

    why: str = ""


class Confirmed(Happened, frozen=True):
    """A second player has read a line and finds it right."""

    round: int
    table: int
    line: int
    by: Number


class Struck(Happened, frozen=True):
    """A line that does not add up and cannot be cleared counts 0 for all (tournament sheet, 1.8, l.38)."""

    round: int
    table: int
    line: int
    why: str
    by: Number = DESK


class Ruled(Happened, frozen=True):
    """A referee has ruled at a table: by a fault that the game's referee knows, or in words of his own.

    It may strike the line that it is about, write it anew, or lay a fine on somebody.
    """

    round: int
    table: int
    by: Number
    text: str = ""
    line: int = 0
    fault: str = ""
    """The name of a fault of the game, such as ``revoke``: everybody reads it in his language."""
    offender: Number = 0
    """Whose fault it was; 0 if nobody's."""
    strikes: bool = False
    sheet: dict[str, Any] | None = None
    """What takes the line's place, or as points; those who sat out stay as they were."""
    points: tuple[int | float, ...] | None = None
    fine: tuple[int | float, ...] = ()
    """What each of those who played pays or gets beside what the line came to, in the order of `points`."""


class Called(Happened, frozen=True):
    """A table calls a referee."""

    round: int
    table: int
    by: Number = DESK
    text: str = ""


class Answered(Happened, frozen=True):
    """A referee has come to a table that had called."""

    round: int
    table: int
    by: Number = DESK


class Raffled(Happened, frozen=True):
    """The rest of the prizes was raffled: who gets which, in the order of the settings."""

    winners: tuple[Number, ...]


class Closed(Happened, frozen=True):
    """The tournament is over."""


Event: TypeAlias = (
    Opened
    | Changed
    | Entered
    | Corrected
    | Merged
    | Away
    | Back
    | Left
    | Substituted
    | Erased
    | Paid
    | Teamed
    | Committed
    | Drawn
    | Continued
    | Ended
    | PlaysOnline
    | PlaysWithCards
    | Revealed
    | Started
    | Paused
    | TimeUp
    | Lined
    | Replaced
    | Confirmed
    | Struck
    | Ruled
    | Called
    | Answered
    | Raffled
    | Closed
)
