"""How a tournament is played and what for: all of it is data, and known formats stand in ``formats.toml``."""

import tomllib
from fractions import Fraction
from functools import cache
from importlib import resources
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence, hint

LONGEST: Final = 600
"""So many minutes may a round last."""
LIMITS: Final[dict[str, tuple[int, int]]] = {
    "rounds": (1, 20),
    "deals": (1, 200),
    "minutes": (0, LONGEST),
    "best": (0, 20),
    "standings_from": (0, 20),
    "table_most": (0, 1000),
    "survivors": (0, 5),
    "fee": (0, 100_000_000),
}
"""From where to where a number may go; some may not go so far beside others."""

Tie: TypeAlias = Literal["best_round", "next_best", "lot"]


class Room(Struct, frozen=True):
    """A room and how many tables stand in it; tables are counted through all rooms."""

    name: str
    tables: int


class Prize(Struct, frozen=True, omit_defaults=True):
    """What a rank wins: money in the smallest unit, or a thing; in the main ranking unless another is named."""

    rank: int
    amount: int = 0
    text: str = ""
    ranking: str = ""


class Ranking(Struct, frozen=True, omit_defaults=True):
    """A further ranking inside the same event: the best of a town or a club, or all but those."""

    name: str
    by: Literal["town", "club"]
    among: tuple[str, ...]
    others: bool = False
    """Whether it is for all the others: "out of Vienna"."""


class Settings(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A tournament before anybody has come."""

    name: str
    ruleset: str
    house: str = ""
    """A ruleset of the club's own as TOML, where `ruleset` is its id and no book's."""
    date: str = ""
    dates: tuple[str, ...] = ()
    """When each round is played, in a league that goes on for a season."""
    place: str = ""
    rounds: int = 3
    deals: int = 16
    """How many each plays in a round; a table at which somebody sits out plays more."""
    minutes: int = 0
    """How long a round lasts by the clock; 0 if it goes without one."""
    sizes: tuple[int, ...] = (4, 5)
    """The usual size of a table, and the other one."""
    column: Literal["score", "money"] = "score"
    """What counts in Königrufen, where a kontra may change the money and not the score (tournament sheet, 2.1)."""
    counts: Literal["points", "table_points", "both", "round_points"] = "points"
    table_points: tuple[int, ...] = ()
    """By rank at the table, from the first: what it counts in a round."""
    table_most: int = 0
    """Instead: what the first of a table gets; the last gets nothing, and those between evenly, whatever its size."""
    round_points: tuple[int, ...] = ()
    """By rank among all of a round, from the first; nothing beyond its end."""
    best: int = 0
    """Only so many rounds count, each one's best; 0: all."""
    survivors: int = 0
    """In a knock-out: so many of each table go on to the next round; 0: everybody."""
    ties: tuple[Tie, ...] = ("best_round", "next_best", "lot")
    early: Literal["as_it_stands", "per_deal"] = "as_it_stands"
    """What a table that was ended early counts."""
    last_round: Literal["lot", "standings"] = "lot"
    standings_from: int = 0
    """From this round on the first of the standings sit at table one and so on, whoever has met before; 0: in none."""
    clubs_apart: bool = False
    byes: bool = False
    """Whether somebody may sit a round out where the field does not fill tables."""
    duplicate: bool = False
    """Whether all tables of a round play the same cards."""
    rooms: tuple[Room, ...] = ()
    fee: int = 0
    """In the smallest unit, as all money is."""
    currency: str = ""
    prizes: tuple[Prize, ...] = ()
    rankings: tuple[Ranking, ...] = ()
    raffle: tuple[str, ...] = ()
    """What is raffled among those who have won nothing; named before the draw, so that nobody chooses who gets what."""

    def by_standings(self, number: int) -> bool:
        """Tell whether neighbours in the standings sit together in a round; in the first there are none yet."""
        is_seeded_end = self.last_round == "standings" and number == self.rounds
        return number > 1 and (is_seeded_end or 0 < self.standings_from <= number)

    def points_at_table(self, size: int) -> tuple[Fraction, ...]:
        """Return what the ranks at a table of a size count.

        >>> from tarock.club.tournament.settings import settings_of
        >>> five = settings_of({"format": "tyrol-ranks", "name": "Cup"}).points_at_table(5)
        >>> [int(points) for points in five]
        [60, 45, 30, 15, 0]
        """
        if not self.table_most:
            return tuple(map(Fraction, self.table_points))
        return tuple(Fraction(self.table_most * (size - rank), size - 1) for rank in range(1, size + 1))

    def room_of(self, table: int) -> str:
        """Return the name of the room of a table; nothing where there is only one."""
        for room in self.rooms:
            if table <= room.tables:
                return room.name
            table -= room.tables
        return self.rooms[-1].name if self.rooms else ""


class SettingsError(TarockError):
    """Settings that cannot be used, with the key at fault."""

    def __init__(self, key: str, text: Sentence, sentence: Sentence | None = None) -> None:
        super().__init__(sentence or text)
        self.key = key
        self.text = text
        """What is wrong, for a reader who sees at which key."""


def settings_of(values: dict[str, Any]) -> Settings:
    """Return the settings of a tournament: those of its format, and what is said beside it.

    :raises TarockError: naming what is wrong.
    """
    named = values.pop("format", None)
    if named is not None and named not in formats():
        guess = hint(str(named), formats())
        raise TarockError(Sentence("cup-no-format", format=str(named), hint=guess, known=", ".join(formats())))
    own = {} if named is None else {key: value for key, value in formats()[named].items() if key != "source"}
    try:
        settings = msgspec.convert({**own, **values}, Settings)
    except msgspec.ValidationError as error:
        why = Sentence("cup-settings", why=str(error))
        raise SettingsError(_key_in(str(error)), why) from error
    check_values(settings)
    return settings


def _key_in(message: str) -> str:
    """Return the key that a message of msgspec is about: it ends with the path, ``at `$.rounds` ``."""
    _, _, path = message.rpartition("`$.")
    return path.partition("`")[0].partition("[")[0].partition(".")[0]


def check_values(settings: Settings) -> None:
    """Refuse settings that do not go together.

    :raises SettingsError: with the key at fault.
    """
    sizes = set(settings.sizes)
    if not 1 <= len(sizes) <= 2 or min(sizes) < 3 or max(sizes) - min(sizes) > 1 or len(sizes) != len(settings.sizes):  # noqa: PLR2004 - the sentence names them
        raise SettingsError("sizes", Sentence("cup-sizes", sizes=" / ".join(map(str, settings.sizes))))
    beside = {"best": settings.rounds, "standings_from": settings.rounds, "survivors": min(sizes) - 1}
    for key, (least, most) in LIMITS.items():
        _check_number(key, getattr(settings, key), least, beside.get(key, most))
    _check_counting(settings, max(sizes))
    if settings.dates and len(settings.dates) != settings.rounds:
        raise SettingsError("dates", Sentence("cup-dates", rounds=settings.rounds, got=len(settings.dates)))
    _check_lists(settings)


def _check_number(key: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        text = Sentence("rules-number", least=least, most=most, got=value)
        raise SettingsError(key, text, Sentence("rules-at-key", key=key, text=text))


def _check_counting(settings: Settings, largest: int) -> None:
    by_table = settings.counts in {"table_points", "both"}
    if by_table and not settings.table_most and len(settings.table_points) < largest:
        raise SettingsError("table_points", Sentence("cup-table-points", size=largest))
    if settings.counts == "round_points" and not settings.round_points:
        raise SettingsError("round_points", Sentence("cup-round-points"))


def _check_lists(settings: Settings) -> None:
    """Refuse a room without tables, a ranking of nobody, and a prize that nobody can win."""
    for room in settings.rooms:
        if not room.name.strip() or room.tables < 1:
            raise SettingsError("rooms", Sentence("cup-room", name=room.name))
    names = [each.name for each in settings.rankings]
    for ranking in settings.rankings:
        if not ranking.name.strip() or names.count(ranking.name) > 1 or not ranking.among:
            raise SettingsError("rankings", Sentence("cup-ranking", name=ranking.name))
    for prize in settings.prizes:
        if prize.ranking and prize.ranking not in names:
            raise SettingsError("prizes", Sentence("cup-prize-ranking", rank=prize.rank, ranking=prize.ranking))
        if prize.rank < 1 or prize.amount < 0 or not (prize.amount or prize.text.strip()):
            raise SettingsError("prizes", Sentence("cup-prize", rank=prize.rank))


@cache
def formats() -> dict[str, dict[str, Any]]:
    """Return the formats of known tournaments by name, each with its source."""
    text = resources.files("tarock.club.tournament").joinpath("formats.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
