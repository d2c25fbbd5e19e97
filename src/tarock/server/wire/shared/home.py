"""What a club shows at home: its evenings, its people and what they have played."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tarock.server.wire.danish.table import Shown
from tarock.server.wire.shared.hall_lines import Own, Sender
from tarock.server.wire.shared.settled import Points


class HomeSent(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happened in the club, as its log writes it: ``{"e": "ended", "evening": "2026-11-21", …}``."""

    sender: Sender
    own: Own
    event: dict[str, Any]


class ClubHere(Struct, frozen=True):
    """The club of this server; ``name`` is null where its folder holds tournaments alone."""

    name: str | None


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    """A club that is founded in the folder."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    ruleset: Annotated[str, Meta(max_length=60)]


class HomePerson(Shown, frozen=True, kw_only=True):
    """Somebody of the club as others see him."""

    number: int
    name: str
    town: str = ""
    club: str = ""
    guest: bool = False


class HomeMember(Shown, frozen=True, kw_only=True):
    """Somebody of the club as its log knows him, without contact data, which it does not hold."""

    number: int
    name: str = ""
    town: str = ""
    club: str = ""
    aliases: tuple[str, ...] = ()
    shown: Literal["name", "initials", "number"] = "name"
    rated: bool = False
    guest: bool = False
    bot: str = ""


class HomeMembers(Shown, frozen=True):
    """Everybody, for the desk."""

    n: int
    members: tuple[HomeMember, ...]


class HomeYearRow(Shown, frozen=True, kw_only=True):
    """Somebody in the year's table."""

    rank: int
    number: int
    name: str
    evenings: int
    deals: int
    points: Points
    average: float | None = None
    best: Points | None = None


class HomeRating(Shown, frozen=True, kw_only=True):
    """A rating that others may see, with its interval."""

    number: int | None = None
    name: str
    rating: float
    low: float
    high: float
    deals: float


class HomeEveningListed(Shown, frozen=True, kw_only=True):
    """An evening in the list of all."""

    evening: str
    date: str
    place: str = ""
    people: int
    tables: int
    over: bool = False


class HomeRotation(Shown, frozen=True):
    """A way in which so many take turns, by the book of the club."""

    id: str
    players: int


class HomeShown(Shown, frozen=True, kw_only=True):
    """A club: its evenings, the last one first, and the table of the season."""

    n: int
    name: str
    ruleset: str
    address: str = ""
    people: tuple[HomePerson, ...] = ()
    evenings: tuple[HomeEveningListed, ...] = ()
    rotations: tuple[HomeRotation, ...] = ()
    """Of each number of players the first is the usual one."""
    next_guest: int
    """The number that the next guest gets."""
    season: str = ""
    year: tuple[HomeYearRow, ...] = ()
    ratings: dict[str, tuple[HomeRating, ...]]
    """By ruleset."""


class HomeCurve(Shown, frozen=True):
    """How somebody's points went up and down, from nothing."""

    name: str
    points: tuple[float, ...]


class HomeTable(Shown, frozen=True, kw_only=True):
    """A table of an evening."""

    table: int
    ruleset: str
    players: tuple[HomePerson, ...]
    lines: int
    unconfirmed: int
    ended: bool = False
    curves: tuple[HomeCurve, ...] = ()


class HomeResult(Shown, frozen=True, kw_only=True):
    """What an evening came to for somebody."""

    number: int
    name: str
    points: Points
    deals: int
    money: int = 0


class HomeTransfer(Shown, frozen=True):
    """Who pays whom how much, in the smallest unit; nobody's name is the club's cash."""

    payer: str
    payee: str
    amount: int


class HomeEvening(Shown, frozen=True, kw_only=True):
    """An evening."""

    n: int
    evening: str
    date: str
    place: str = ""
    over: bool = False
    currency: str = ""
    tables: tuple[HomeTable, ...] = ()
    results: tuple[HomeResult, ...] = ()
    """The most points first."""
    transfers: tuple[HomeTransfer, ...] = ()
    """So that nobody owes anything for this evening any more."""


class HomeTableCode(Shown, frozen=True):
    """The code of a table of an evening, and the path that opens its sheet."""

    table: int
    code: str
    path: str


class HomeFeat(Shown, frozen=True):
    """What somebody has done how often, and how often with success."""

    what: str
    times: int
    won: int


class HomePartner(Shown, frozen=True, kw_only=True):
    """Whom somebody has played with."""

    number: int
    name: str
    games: int
    won: int
    points: Points


class HomePlacing(Shown, frozen=True, kw_only=True):
    """A result in a tournament."""

    event: str
    name: str
    date: str = ""
    rank: int
    points: Points


class HomeSpell(Shown, frozen=True, kw_only=True):
    """What somebody has won in an evening."""

    evening: str
    date: str
    points: Points
    deals: int


class HomeProfile(Shown, frozen=True, kw_only=True):
    """What somebody has played."""

    n: int
    number: int
    name: str
    points: Points
    deals: int
    evenings: tuple[HomeSpell, ...] = ()
    feats: tuple[HomeFeat, ...] = ()
    partners: tuple[HomePartner, ...] = ()
    tournaments: tuple[HomePlacing, ...] = ()
    ratings: dict[str, HomeRating]
    """By ruleset, where others may see it."""
