"""Lines of a table in the hall: how one is sent, and what it comes to; what it is made of says its form."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from tarock.club.log import DESK
from tarock.server.wire.danish.table import Shown
from tarock.server.wire.shared.settled import Points, Settled

SENDER: int = 60
OWN: int = 40
WORDS: int = 300

PlayerNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99_999)]
"""What somebody goes by in a tournament; 0 is the desk."""
Sender: TypeAlias = Annotated[str, Meta(min_length=1, max_length=SENDER, pattern=f"^(?!{DESK}$)")]
"""Who sends: a name that a page gives itself once, and keeps; not the one of whatever is done where the log is."""
Own: TypeAlias = Annotated[str, Meta(min_length=1, max_length=OWN)]
"""The sender's own number of what it sends: what comes twice under it is kept once."""
LineNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]


# What is sent


class LineSent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line that a table writes, writes anew, confirms or takes back; which table it is says the address."""

    sender: Sender
    own: Own
    kind: Literal["lined", "replaced", "confirmed", "undone"]
    line: LineNumber
    by: PlayerNumber
    """Who does."""
    sheet: dict[str, Any] | None = None
    points: Annotated[tuple[int | float, ...], Meta(max_length=10)] | None = None
    out: Annotated[tuple[PlayerNumber, ...], Meta(max_length=10)] = ()
    """Who of the table did not take part."""
    why: Annotated[str, Meta(max_length=WORDS)] = ""
    """Why it is written anew."""


class CallSent(Struct, frozen=True, forbid_unknown_fields=True):
    """A table calls a referee."""

    sender: Sender
    own: Own
    by: PlayerNumber = 0
    text: Annotated[str, Meta(max_length=WORDS)] = ""


class DraftSent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line that is not written yet."""

    line: LineNumber
    sheet: dict[str, Any]
    out: Annotated[tuple[PlayerNumber, ...], Meta(max_length=10)] = ()


# What is shown


class DraftShown(Shown, frozen=True):
    """What a line would come to."""

    points: tuple[Points | None, ...]
    """By place at the table; nothing for who did not take part."""
    settled: Settled
    """By seat of the sheet: every payment with its reason."""
    games: tuple[Settled | None, ...] = ()
    """Where several games are played at once, each of them; nothing for one that is not in the line."""


class KeptShown(Shown, frozen=True):
    """What was sent is kept: the number of its line in the log."""

    n: int
    told: str = ""
    """What more there is to know about it, in the reader's language."""


class HallPlace(Shown, frozen=True, kw_only=True):
    """Somebody's place at a table."""

    number: int
    name: str
    played_by: int = 0
    """The substitute who sits there."""
    player: str = ""
    """The substitute's name."""
    gone: bool = False


class LineGame(Shown, frozen=True, kw_only=True):
    """One of several games that are played at once, each with a sheet of its own in the line."""

    seats: tuple[int, ...]
    """By seat of its sheet, A first: the number of who plays there."""
    given: dict[str, str]
    """By step of the form: what goes without asking."""
    cups: dict[str, int] | None = None
    """What its cups hold, where that is known."""


class NextLine(Shown, frozen=True, kw_only=True):
    """A line that is still to be written."""

    line: int
    seats: tuple[int, ...]
    """By seat of the sheet, A first: the number of who plays there."""
    out: tuple[int, ...] = ()
    """Who does not take part."""
    sheet: dict[str, Any]
    """How its sheet begins: who deals and who is forehand."""
    given: dict[str, str]
    """The same by step of the form: what goes without asking."""
    cups: dict[str, int] | None = None
    """Danish Tarok: what the cups hold, where that is known."""
    games: tuple[LineGame, ...] = ()
    """Where several games are played at once; its sheet is then ``{"games": [sheet, sheet]}``."""


class HallLineBefore(Shown, frozen=True, kw_only=True):
    """A line as it was before it was written anew."""

    by: int = 0
    sheet: dict[str, Any] | None = None
    points: tuple[Points, ...] | None = None
    """Those that were typed."""
    why: str = ""


class HallLine(Shown, frozen=True, kw_only=True):
    """A line that was written."""

    line: int
    points: tuple[Points | None, ...]
    """By place at the table; nothing for who did not take part."""
    by: int = 0
    confirmed_by: int | None = None
    struck: str = ""
    """Why it was struck."""
    why: str = ""
    """Why it was written anew."""
    before: tuple[HallLineBefore, ...] = ()
    """What stood there, the oldest first, where it was written anew."""
    out: tuple[int, ...] = ()
    sheet: dict[str, Any] | None = None
    """None for typed points."""
    given: dict[str, str]
    """By step of the form: what goes without asking if it is written anew."""
    games: tuple[LineGame, ...] = ()
    """The same, where several games were played at once."""
    recorded: bool = False
    """Whether it comes from the record of a deal, which confirms it."""


class HallTable(Shown, frozen=True, kw_only=True):
    """A table in one round, for those who sit there."""

    n: int
    """The line of the log that last changed anything here."""
    event: str
    name: str
    ruleset: str
    family: str
    round: int
    table: int
    room: str = ""
    places: tuple[HallPlace, ...]
    """In the order of their places; the first deals first."""
    deals: int
    """So many the table plays."""
    lines: tuple[HallLine, ...] = ()
    totals: tuple[Points, ...]
    """By place."""
    next: NextLine | None = None
    """Nothing when the table has ended, or played all its deals, or too few are left to play."""
    later: tuple[NextLine, ...] = ()
    """Those after it, so that a phone can go on without the server."""
    ended: bool = False
    online: bool = False
    """Whether it is played at a table of the server, which writes the lines."""
    called: bool = False
    """Whether it has called a referee who has not come yet."""
    undoes: bool = False
    """Whether the last line can be taken back here; at a tournament a referee strikes it."""
    over: bool = False
    """Whether the next round has been drawn, or the event is closed: nothing can be written any more."""
