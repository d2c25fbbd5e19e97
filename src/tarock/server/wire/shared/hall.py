"""What the hall shows to the desk, the wall, everybody's phone and the referees, and what the desk sends."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from tarock.server.wire.danish.table import Shown
from tarock.server.wire.shared.hall_lines import WORDS, LineNumber, Own, PlayerNumber, Sender
from tarock.server.wire.shared.settled import Points

LIST: int = 200_000
"""So long may a list of people be."""

# What is sent


class NewEvent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tournament that is opened: a format, and what differs from it."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    format: Annotated[str, Meta(max_length=40)] = ""
    settings: dict[str, Any] = {}


class HappenedSent(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happened, as the log writes it: ``{"e": "away", "number": 7}``."""

    sender: Sender
    own: Own
    event: dict[str, Any]


class PeopleSent(Struct, frozen=True, forbid_unknown_fields=True):
    """A list of people as text, with any columns; ``columns`` says which they are where the usual names do not fit."""

    sender: Sender
    own: Own
    text: Annotated[str, Meta(min_length=1, max_length=LIST)]
    columns: dict[str, str] = {}


class PeopleLooked(Struct, frozen=True, forbid_unknown_fields=True):
    """A list of people that is only looked at."""

    text: Annotated[str, Meta(min_length=1, max_length=LIST)]
    columns: dict[str, str] = {}


class CommitSent(Struct, frozen=True, forbid_unknown_fields=True):
    """The desk commits to the draw of the next round, or of the last one ``again``."""

    sender: Sender
    own: Own
    again: bool = False


class RaffleSent(Struct, frozen=True, forbid_unknown_fields=True):
    """The desk raffles what was named for it: who gets what, the lot of the last draw decides."""

    sender: Sender
    own: Own


class DrawSent(Struct, frozen=True, forbid_unknown_fields=True):
    """The desk draws, with the word that somebody in the hall has said."""

    sender: Sender
    own: Own
    word: Annotated[str, Meta(max_length=WORDS)] = ""


class RulingSent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A referee comes to a table that has called, rules there, or strikes a line."""

    sender: Sender
    own: Own
    kind: Literal["ruled", "struck", "answered"]
    round: Annotated[int, Meta(ge=1, le=100)]
    table: Annotated[int, Meta(ge=1, le=1000)]
    line: LineNumber | None = None
    by: PlayerNumber
    """The referee's own number; 0 for one who does not play."""
    text: Annotated[str, Meta(max_length=WORDS)] = ""
    fault: Annotated[str, Meta(max_length=40)] = ""
    """The name of a fault of the game, by which it is ruled."""
    offender: PlayerNumber = 0


# What is shown


class HallEvent(Shown, frozen=True, kw_only=True):
    """An event in the list of all."""

    event: str
    name: str
    ruleset: str
    date: str = ""
    place: str = ""
    rounds: int
    drawn: int = 0
    people: int = 0
    closed: bool = False
    broken: str = ""
    """Why its log cannot be read."""


class HallFormat(Shown, frozen=True):
    """A known format, and what it says."""

    id: str
    source: str
    settings: dict[str, Any]


class HallKey(Shown, frozen=True, kw_only=True):
    """A key of the settings of an event, for a form."""

    key: str
    kind: Literal[
        "text", "date", "dates", "money", "number", "numbers", "flag", "choice", "order", "rules", "lines", "rows"
    ]
    usual: str | bool | int | tuple[str | int, ...] = ""
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None


class HallMember(Shown, frozen=True):
    """Somebody at a table, as the public sees him."""

    number: int
    name: str
    played_by: int = 0


class HallSeating(Shown, frozen=True, kw_only=True):
    """A table of the round that is played."""

    table: int
    room: str = ""
    players: tuple[HallMember, ...]
    """In the order of their places; the first deals first."""
    lines: int = 0
    deals: int
    unconfirmed: int = 0
    ended: bool = False


class HallRow(Shown, frozen=True, kw_only=True):
    """Somebody in the standings, as the public sees him."""

    rank: int
    number: int
    name: str
    town: str = ""
    points: Points
    rounds: tuple[Points | None, ...] = ()
    deals: Points = 0


class HallRanking(Shown, frozen=True):
    """A further ranking: the rank and number of each."""

    name: str
    rows: tuple[tuple[int, int], ...]


class HallTeam(Shown, frozen=True):
    """A team in the standings."""

    rank: int
    name: str
    members: tuple[int, ...]
    points: Points


class HallClock(Shown, frozen=True, kw_only=True):
    """The clock of the round: what is left follows from these and the time of the server, which answers tell."""

    minutes: int
    used: int = 0
    """So many seconds had gone when it was last started."""
    since: int | None = None
    """When it was last started, in seconds since 1970; nothing while it stands."""
    over: bool = False
    """Whether the desk has ended the time."""


class HallPrize(Shown, frozen=True, kw_only=True):
    """What a rank wins: money in the smallest unit, a thing, or both."""

    rank: int
    ranking: str = ""
    """A further ranking; nothing for the main one."""
    amount: int = 0
    text: str = ""


class HallAward(HallPrize, frozen=True, kw_only=True):
    """What somebody wins; those who share a rank share its money."""

    number: int
    name: str
    """As the public sees him."""


class HallLot(Shown, frozen=True):
    """Something that was raffled, and who has won it; nobody where there were too few."""

    thing: str
    number: int = 0
    name: str = ""


class HallRaffle(Shown, frozen=True, kw_only=True):
    """What is raffled, and once it was, from what everybody can work out the winners again."""

    lots: tuple[HallLot, ...]
    drawn: bool = False
    round: int = 0
    """The round whose draw decides."""
    seed: str = ""
    word: str = ""


class HallPublic(Shown, frozen=True, kw_only=True):
    """What everybody may see: wall and phones."""

    n: int
    event: str
    name: str
    ruleset: str
    date: str = ""
    place: str = ""
    rounds: int
    round: int = 0
    """The round that is played, or was last; 0 before the first draw."""
    hash: str = ""
    """What the desk has committed to, before the next draw."""
    hash_round: int = 0
    clock: HallClock | None = None
    """Nothing as long as nobody has started it."""
    tables: tuple[HallSeating, ...] = ()
    byes: tuple[HallMember, ...] = ()
    standings: tuple[HallRow, ...] = ()
    rankings: tuple[HallRanking, ...] = ()
    teams: tuple[HallTeam, ...] = ()
    currency: str = ""
    prizes: tuple[HallPrize, ...] = ()
    """What can be won."""
    awards: tuple[HallAward, ...] = ()
    """Who has won it, once all rounds are over."""
    raffle: HallRaffle | None = None
    unconfirmed: int = 0
    closed: bool = False


Standing: TypeAlias = Literal["here", "away", "left"]


class HallPerson(Shown, frozen=True, kw_only=True):
    """Somebody on the entry list, as the desk knows him."""

    number: int
    name: str = ""
    town: str = ""
    club: str = ""
    shown: Literal["name", "initials", "number"] = "name"
    house: bool = False
    table: int = 0
    status: Standing = "here"
    paid: int = 0
    played_by: int = 0
    seated: bool = False
    """Whether he has been seated in any round."""


class HallListFlaw(Shown, frozen=True):
    """What is wrong with a line of a list, in the reader's language."""

    line: int
    detail: str


class HallList(Shown, frozen=True, kw_only=True):
    """What would come of a list of people."""

    people: int
    """So many can be entered."""
    first: tuple[HallPerson, ...] = ()
    """Some of them, to see whether the columns are right."""
    header: tuple[str, ...] = ()
    columns: dict[str, str]
    """By field, the column or those, joined by +, that it is read from."""
    flaws: tuple[HallListFlaw, ...] = ()


class HallRuling(Shown, frozen=True, kw_only=True):
    """What a referee has ruled."""

    round: int
    table: int
    by: int
    text: str = ""
    line: int = 0
    fault: str = ""
    """The name of a fault of the game, where it was ruled by that."""
    offender: int = 0
    strikes: bool = False


class HallCall(Shown, frozen=True, kw_only=True):
    """A table that has called a referee, to which nobody has come yet."""

    round: int
    table: int
    by: int = 0
    text: str = ""
    at: int
    """Seconds since 1970."""


class HallCash(Shown, frozen=True):
    """The desk's account, in the smallest unit."""

    due: int
    paid: int
    prizes: int


class HallAdvice(Shown, frozen=True):
    """What makes a field possible that fills no tables: players of the house more, or some who sit a round out."""

    house: int
    byes: int | None = None
    """Nothing where too few would be left."""


class HallDesk(Shown, frozen=True, kw_only=True):
    """All that the desk needs."""

    n: int
    public: HallPublic
    settings: dict[str, Any]
    """As the log keeps them, with all that is usual."""
    people: tuple[HallPerson, ...]
    present: int
    """So many are to be seated."""
    sizes: tuple[int, ...] = ()
    """The tables that they make."""
    advice: HallAdvice | None = None
    """What to do where they make none."""
    planned: bool = False
    """Whether the next round was drawn with an earlier one and still holds."""
    redrawable: bool = False
    """Whether the last draw can be made again: no line has been written."""
    missing: tuple[int, ...] = ()
    """The tables of this round that have not ended."""
    over: bool = False
    """Whether all rounds have been played to their end."""
    repeats: int = 0
    """So many meetings were not the first of two players."""
    cash: HallCash
    awards: tuple[HallAward, ...] = ()
    """As they would be given now."""
    rulings: tuple[HallRuling, ...] = ()
    calls: tuple[HallCall, ...] = ()


class HallReferee(Shown, frozen=True, kw_only=True):
    """What referees see."""

    n: int
    public: HallPublic
    faults: tuple[str, ...] = ()
    """What the referee of the game calls its faults."""
    rulings: tuple[HallRuling, ...] = ()
    calls: tuple[HallCall, ...] = ()


class TableCode(Shown, frozen=True):
    """The code of a table, and the path that opens it."""

    table: int
    room: str
    code: str
    path: str


class HallCodes(Shown, frozen=True, kw_only=True):
    """The codes that the desk hands out."""

    origin: str
    """How phones reach this server: paths follow it."""
    referee: str
    referee_path: str
    round: int
    tables: tuple[TableCode, ...]


class HallRole(Shown, frozen=True):
    """What a code makes of whoever has it; nothing for anybody else."""

    role: Literal["desk", "secretary", "referee", "table", ""] = ""


class HallStick(Shown, frozen=True):
    """How the copying to the stick goes; nothing where there is none."""

    folder: str = ""
    at: int = 0
    """When the last copy was whole, in seconds since 1970."""
    failed: str = ""
    """Why the last one was not, in the reader's language."""


class HallOrigin(Shown, frozen=True):
    """How phones reach this server."""

    origin: str
