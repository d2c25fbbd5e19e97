"""How a table was opened: what is agreed before anybody sits down."""

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from tarock.bots.levels import OFFERED, LevelName
from tarock.core.errors import RulesetError
from tarock.core.faults import Mode
from tarock.rulesets import Ruleset, load, load_text
from tarock.server.codes import Code, Refusal
from tarock.server.families import SERVER
from tarock.server.wire.shared.tokens import PlaceNumber, SeatNumber

HOUSE_TEXT = 20_000
"""So long may a house ruleset be."""
MOST_DAYS = 14
"""So many days may somebody have to think."""
_DAY = 24 * 3600
PRACTICE_TEXT = 20_000
"""So long may the record of a deal be that is played again."""


class Chair(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a place is for: a person, or a bot of some level."""

    bot: LevelName | None = None


class Practice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A recorded deal that is taken up again."""

    record: Annotated[str, Meta(min_length=1, max_length=PRACTICE_TEXT)]
    """One deal as a record."""
    step: Annotated[int, Meta(ge=0, le=1000)]
    """So many of its acts have been done already."""
    seat: SeatNumber
    """Where whoever opens the table sits."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table is opened with."""

    ruleset: Annotated[str, Meta(max_length=100, description="The id of a book, or of the house ruleset in `house`")]
    chairs: Annotated[tuple[Chair, ...], Meta(min_length=3, max_length=7)]
    house: Annotated[str, Meta(max_length=HOUSE_TEXT)] | None = None
    """A house ruleset as TOML."""
    title: Annotated[str, Meta(max_length=60)] = ""
    mode: Literal["strict", "table"] = "strict"
    rotation: Annotated[str, Meta(max_length=40)] | None = None
    rounds: Annotated[int, Meta(ge=1, le=1000)] | None = None
    """After so many rounds the evening ends; None: when the owner ends it."""
    think: Annotated[int, Meta(ge=1, le=3600)] | None = None
    """Seconds to think, after which a bot plays for the place."""
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] | None = None
    """Days to think instead: people play by correspondence, and nobody need be connected."""
    pause: Annotated[int, Meta(ge=0, le=600)] = 30
    """Seconds between deals, unless everybody is ready sooner."""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 700
    """Milliseconds that a bot waits, so that people can follow."""
    spectators: bool = True
    talk: bool = False
    """Whether those who watch may talk, until the owner says otherwise."""
    listed: bool = False
    """Whether the table is shown to all; else only whoever has its link finds it."""
    sit: PlaceNumber | None = None
    """The place that whoever opens the table takes at once."""
    host_starts: bool = False
    """Whether the first deal waits until the owner says so; else it comes as soon as every chair is taken."""
    practice: Practice | None = None
    """A recorded deal to be played again from some point on, as the only one."""


def ruleset_of(settings: Settings) -> Ruleset:
    """Return the rules of a table.

    :raises Refusal: if there are no such rules.
    """
    if settings.house is not None:
        return checked_house(settings.house)
    try:
        return load(settings.ruleset)
    except RulesetError as error:
        raise Refusal(Code.BAD_RULESET, error.sentence) from error


def checked_house(text: str) -> Ruleset:
    """Return a house ruleset from its text.

    :raises Refusal: with all its flaws, if it cannot be used.
    """
    try:
        return house_ruleset(text)
    except RulesetError as error:
        raise Refusal(Code.BAD_RULESET, error.sentence, flaws=error.flaws) from error


@lru_cache(maxsize=64)
def house_ruleset(text: str) -> Ruleset:
    """Return a house ruleset from its text; tables with the same rules share them.

    :raises RulesetError: if it cannot be used.
    """
    return load_text(text, "house ruleset")


def seconds_to_think(settings: Settings) -> int | None:
    """Return how long somebody may think, after which a bot plays for the place; None: as long as he likes."""
    return settings.think if settings.days is None else settings.days * _DAY


def mode_of(settings: Settings) -> Mode:
    """Return whether faults are refused or can happen."""
    return Mode(settings.mode)


def check(settings: Settings, ruleset: Ruleset | None = None) -> None:
    """Refuse settings that no table can be opened with.

    :param ruleset: its rules, where they are known.
    :raises Refusal: with what is wrong.
    """
    ruleset, players = ruleset_of(settings) if ruleset is None else ruleset, len(settings.chairs)
    if settings.rounds is None and all(chair.bot is not None for chair in settings.chairs):
        raise Refusal(Code.BOTS_ALONE)
    if settings.think is not None and settings.days is not None:
        raise Refusal(Code.BAD_SETTINGS, "expected seconds to think or days, not both")
    if settings.ruleset != ruleset.id:
        raise Refusal(Code.BAD_SETTINGS, f"the house ruleset has the id {ruleset.id!r}, not {settings.ruleset!r}")
    try:
        SERVER[ruleset.family].check(ruleset, players, settings.rotation)
    except RulesetError as error:
        raise Refusal(Code.BAD_SETTINGS, str(error)) from error


def check_offered(settings: Settings) -> None:
    """Refuse bots that people cannot choose; a table that was opened before may have them, and is still played.

    :raises Refusal: with those that there are.
    """
    for chair in settings.chairs:
        if chair.bot is not None:
            check_level(chair.bot)


def check_level(level: LevelName) -> None:
    """Refuse a bot that people cannot choose.

    :raises Refusal: with those that there are.
    """
    if level not in OFFERED:
        raise Refusal(Code.BAD_SETTINGS, f"expected a bot of the level {', '.join(OFFERED)}, not {level!r}")
