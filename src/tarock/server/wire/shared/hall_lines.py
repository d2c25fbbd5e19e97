"""Lines of a table in the hall: what one can be made of, how it is sent, and what it comes to."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from tarock.server.wire.danish.table import Shown
from tarock.server.wire.shared.settled import Points, Settled

SENDER: int = 60
OWN: int = 40
WORDS: int = 300

PlayerNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99_999)]
"""What somebody goes by in a tournament; 0 is the desk."""
Sender: TypeAlias = Annotated[str, Meta(min_length=1, max_length=SENDER)]
"""Who sends: a name that a page gives itself once, and keeps."""
Own: TypeAlias = Annotated[str, Meta(min_length=1, max_length=OWN)]
"""The sender's own number of what it sends: what comes twice under it is kept once."""
LineNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]


# What a line can be made of


class ContractChoice(Shown, frozen=True, kw_only=True):
    """A game of Königrufen, and what a sheet must say of it."""

    id: str
    kind: Literal["positive", "suit", "negative", "trischaken"]
    partner: bool = False
    """Whether a king is called: somebody is the partner, or the declarer has called his own."""
    bird: bool = False
    """Whether it names a bird."""
    result: Literal["thirds", "tricks", "both_by_seat"]
    """What is counted: the cards in thirds of a point, the tricks, or both for everybody."""
    tricks: int = 0
    """So many tricks a negative game is about."""


class BonusChoice(Shown, frozen=True):
    """A bonus of Königrufen, and whether it can be announced, and made in silence."""

    id: str
    announced: bool
    silent: bool
    king: bool = False
    """Whether it is about the called king."""


class KoenigrufenChoices(Shown, frozen=True, kw_only=True, tag_field="family", tag="koenigrufen"):
    """What a sheet of Königrufen can say by a ruleset."""

    contracts: tuple[ContractChoice, ...]
    bonuses: tuple[BonusChoice, ...]
    birds: tuple[str, ...]
    kontra: tuple[int, ...]
    """How far a game or a bonus can be doubled, 1 first."""
    thirds: int
    """So much the whole pack counts."""
    needed: int
    """So much the declarer needs."""
    tricks: int
    unplayed: bool = False
    """Whether a deal may end without a game: then ``contract`` is null."""


class LengthChoice(Shown, frozen=True):
    """A declaration that is paid by its length."""

    kind: Literal["taroks", "matadors"]
    least: int
    most: int


class DanishChoices(Shown, frozen=True, kw_only=True, tag_field="family", tag="danish"):
    """What a sheet of Danish Tarok can say by a ruleset; the names are those of its events."""

    lengths: tuple[LengthChoice, ...]
    fullness: tuple[str, ...]
    courts: tuple[str, ...]
    """The suits, and ``kings``."""
    cups: tuple[str, ...]
    of_seat: tuple[str, ...]
    """Events of which only the seat is told."""
    of_seat_and_cup: tuple[str, ...]
    bare: tuple[str, ...]
    faults: tuple[str, ...]
    count: int
    """So much all count together."""


LineChoices: TypeAlias = KoenigrufenChoices | DanishChoices


# What is sent


class LineSent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line that a table writes, writes anew or confirms; which table it is says the address."""

    sender: Sender
    own: Own
    kind: Literal["lined", "replaced", "confirmed"]
    line: LineNumber
    by: PlayerNumber
    """Who writes or confirms it."""
    sheet: dict[str, Any] | None = None
    points: Annotated[tuple[int | float, ...], Meta(max_length=10)] | None = None
    out: Annotated[tuple[PlayerNumber, ...], Meta(max_length=10)] = ()
    """Who of the table did not take part."""
    why: Annotated[str, Meta(max_length=WORDS)] = ""
    """Why it is written anew."""


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


class KeptShown(Shown, frozen=True):
    """What was sent is kept: the number of its line in the log."""

    n: int


class HallPlace(Shown, frozen=True, kw_only=True):
    """Somebody's place at a table."""

    number: int
    name: str
    played_by: int = 0
    """The substitute who sits there."""
    player: str = ""
    """The substitute's name."""
    gone: bool = False


class NextLine(Shown, frozen=True, kw_only=True):
    """The line that comes next."""

    line: int
    seats: tuple[int, ...]
    """By seat of the sheet, A first: the number of who plays there."""
    out: tuple[int, ...] = ()
    """Who does not take part."""
    sheet: dict[str, Any]
    """How its sheet begins: who deals and who is forehand."""
    cups: dict[str, int] | None = None
    """Danish Tarok: what the cups hold."""


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
    replaced: int = 0
    """So many times it was written anew."""
    out: tuple[int, ...] = ()
    sheet: dict[str, Any] | None = None
    """None for typed points."""


class HallTable(Shown, frozen=True, kw_only=True):
    """A table in one round, for those who sit there."""

    n: int
    """The line of the log that last changed anything here."""
    event: str
    name: str
    ruleset: str
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
    ended: bool = False
    over: bool = False
    """Whether the next round has been drawn, or the event is closed: nothing can be written any more."""
    choices: LineChoices
