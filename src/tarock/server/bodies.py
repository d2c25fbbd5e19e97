"""What the HTTP API is sent and what it answers, where that is not described elsewhere."""

from typing import Annotated

from msgspec import Meta, Struct

from tarock.rulesets.files import LARGEST_FILE
from tarock.school.puzzles.puzzle import Puzzle
from tarock.server.evening.settings import HOUSE_TEXT
from tarock.server.names import NAME_LENGTH
from tarock.telling.line import Line

OWN = 40
"""So many puzzles of one's own are shown at once."""


class NewSession(Struct, frozen=True, forbid_unknown_fields=True):
    """Who one wants to be."""

    name: Annotated[str, Meta(min_length=1, max_length=4 * NAME_LENGTH)]
    program: bool = False
    """Whether a program asks, which keeps its token itself; a browser keeps a cookie that no script reads."""


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """What one wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=4 * NAME_LENGTH)]


class SessionEnded(Struct, frozen=True, forbid_unknown_fields=True):
    """Which of one's sessions is to end, as the list calls it."""

    ending: Annotated[str, Meta(max_length=50)]
    """Not ``session``: of a field named like what a handler depends on, the framework calls an error its own."""


class SessionListed(Struct, frozen=True):
    """One of the sessions of a browser; times in milliseconds since 1970."""

    session: str
    """What it is called here, which proves nothing."""
    name: str
    begun_at: int
    ends_at: int
    this: bool
    """Whether it is the one that asks."""


class SeatLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret part of a link to a seat."""

    link: Annotated[str, Meta(max_length=1000)]


class LinkShown(Struct, frozen=True):
    """What a link to a seat is for."""

    place: int
    name: str
    yours: bool
    """Whether whoever asks sits there already."""


class SessionShown(Struct, frozen=True, omit_defaults=True):
    """A session.  ``csrf`` goes into the header of requests that carry the cookie."""

    name: str
    csrf: str
    ends_at: int
    """When it ends, in milliseconds since 1970."""
    token: str = ""
    """What proves it, for a program; no page is ever told."""


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """Records to be imported."""

    text: Annotated[str, Meta(min_length=1, max_length=LARGEST_FILE)]


class ReplayText(Struct, frozen=True, forbid_unknown_fields=True):
    """Records to be replayed, and the house ruleset that some of them may have been played by."""

    text: Annotated[str, Meta(min_length=1, max_length=LARGEST_FILE)]
    house: Annotated[str, Meta(max_length=HOUSE_TEXT)] | None = None


class ReviewAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of one deal that is over, and for whom it is reviewed; ``open``: with open cards too."""

    text: Annotated[str, Meta(min_length=1, max_length=LARGEST_FILE)]
    seat: Annotated[int, Meta(ge=0, le=6)]
    open: bool = False
    house: Annotated[str, Meta(max_length=HOUSE_TEXT)] | None = None


class OwnAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of one deal that is over, and whose mistakes become puzzles."""

    text: Annotated[str, Meta(min_length=1, max_length=LARGEST_FILE)]
    seat: Annotated[int, Meta(ge=0, le=6)]
    house: Annotated[str, Meta(max_length=HOUSE_TEXT)] | None = None


class OwnKept(Struct, frozen=True, forbid_unknown_fields=True):
    """Puzzles of one's own mistakes that somebody has kept, as the terminal or the page has saved them."""

    puzzles: Annotated[tuple[Puzzle, ...], Meta(max_length=OWN)]


class WhyAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of one deal that is over, and which of its acts a bot is asked about, counted from 0."""

    text: Annotated[str, Meta(min_length=1, max_length=LARGEST_FILE)]
    step: Annotated[int, Meta(ge=0, le=1000)]
    house: Annotated[str, Meta(max_length=HOUSE_TEXT)] | None = None


class EveningAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The records of an evening, and the name of the player whose play is reviewed."""

    text: Annotated[str, Meta(min_length=1, max_length=LARGEST_FILE)]
    name: Annotated[str, Meta(min_length=1, max_length=4 * NAME_LENGTH)]
    house: Annotated[str, Meta(max_length=HOUSE_TEXT)] | None = None


class LinesShown(Struct, frozen=True):
    """What the coach says, as lines."""

    lines: tuple[Line, ...]


class DealShown(Struct, frozen=True):
    """A deal that is over, with all that is needed to verify it: ``tarock verify`` reads this."""

    table: str
    deal: str
    commitment: str
    seed: str
    record: str
    text: str
    """What the commitment is the hash of, so that a browser can check it."""
    mixture: str = ""
    """What the seed is the hash of: the secret, and what each seat's client has added."""
    house: str | None = None
    """The house ruleset that it was played by, as TOML: without it nobody else can read the record."""


class FlawTold(Struct, frozen=True):
    """One thing that is wrong with a text, told in the reader's language."""

    detail: str
    key: str = ""
    line: int | None = None
    column: int | None = None


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was not done."""

    code: str
    detail: str = ""
    reason: str = ""
    rule: str = ""
    flaws: tuple[FlawTold, ...] = ()
    """What is wrong with a text that was sent: each with its key or its line and column."""
