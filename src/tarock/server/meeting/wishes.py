"""What people want to play, whether it fits together, and the table that comes of it."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from tarock.bots.levels import USUAL, LevelName
from tarock.core.errors import RulesetError
from tarock.rulesets import books, load
from tarock.server.codes import Code, Refusal
from tarock.server.evening.settings import Chair, Settings, check_level
from tarock.server.families import SERVER
from tarock.server.wire.shared.meeting import Pace, Seek

THINK: Final[dict[Pace, int]] = {"quick": 15, "usual": 45, "calm": 120}
"""Seconds to think, by pace: among strangers there is always a clock."""
PAUSE: Final = 15
"""Seconds between deals."""
USUAL_BOOKS: Final = {"danish": "danish-hjoerring", "koenigrufen": "koenigrufen-turnier"}
"""By which book a game is played when nobody minds, as on the start page."""


def checked(wish: Seek) -> Seek:
    """Return a wish that can be fulfilled.

    :raises Refusal: if there is no such game, book or bot.
    """
    if wish.family not in {load(book).family for book in books()}:
        raise Refusal(Code.BAD_SETTINGS, f"expected a game that the books know, not {wish.family!r}")
    if wish.level is not None:
        check_level(wish.level)
    if wish.ruleset is not None:
        try:
            family = load(wish.ruleset).family
        except RulesetError as error:
            raise Refusal(Code.BAD_RULESET, error.sentence) from error
        if family != wish.family or wish.ruleset not in books():
            raise Refusal(Code.BAD_SETTINGS, f"expected a book of {wish.family}, not {wish.ruleset!r}")
    return wish


def agreed(one: Seek, other: Seek) -> Seek | None:
    """Return what two want together; None if they do not want the same.

    >>> any_book, jensen = Seek(family="danish"), Seek(family="danish", ruleset="danish-jensen-1989")
    >>> agreed(any_book, jensen).ruleset
    'danish-jensen-1989'
    >>> agreed(jensen, Seek(family="danish", ruleset="danish-hjoerring")) is None
    True
    """
    if (one.family, one.pace) != (other.family, other.pace):
        return None
    if _differ(one.ruleset, other.ruleset) or _differ(one.level, other.level):
        return None
    return replace(one, ruleset=one.ruleset or other.ruleset, level=one.level or other.level)


def _differ(one: str | None, other: str | None) -> bool:
    return one is not None and other is not None and one != other


def book_of(wish: Seek) -> str:
    """Return the book that is played by: the one that is wanted, or the usual one of the game."""
    if wish.ruleset is not None:
        return wish.ruleset
    return USUAL_BOOKS.get(wish.family) or next(book for book in books() if load(book).family == wish.family)


@lru_cache(maxsize=64)
def size_of(book: str) -> int:
    """Return how many sit at the smallest table of a book: 3 in Danish Tarok, 4 in Königrufen."""
    ruleset = load(book)
    return min(SERVER[ruleset.family].sizes(ruleset))


def settings_of(wish: Seek, places: tuple[bool, ...]) -> Settings:
    """Return a table of strangers: it has a clock, and ends when everybody has dealt once.

    :param places: whether a person has each of them; else a bot.
    """
    bot: LevelName = wish.level or USUAL
    return Settings(
        ruleset=book_of(wish),
        chairs=tuple(Chair() if person else Chair(bot=bot) for person in places),
        think=THINK[wish.pace],
        rounds=len(places),
        pause=PAUSE,
        listed=True,
    )
