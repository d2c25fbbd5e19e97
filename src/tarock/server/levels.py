"""Who plays on the server for whom: the bot of a level, whoever stands in for it, and for people who are away.

The server itself never thinks, so it loads no compiled code: that is left to the workers, who build the players.
"""

from typing import Any, Final

from tarock.bots.families import BOTS
from tarock.bots.levels import SIMPLEST, USUAL, LevelName, level
from tarock.bots.protocol import Player

STAND_IN: Final[LevelName] = USUAL
"""Who plays for somebody who is away."""


def simpler(name: LevelName) -> LevelName:
    """Return the level that decides when another fails: the books', and when even a book fails the simplest.

    That one does not think, so it needs no process of its own.

    >>> simpler("master"), simpler("book")
    ('book', 'random')
    """
    return SIMPLEST if level(name).kind in {"book", "random"} else USUAL


def player(name: LevelName, family: str) -> Player[Any, Any]:
    """Return a bot of some level that plays a family of games."""
    bots = BOTS[family]
    return bots.simplest() if name == SIMPLEST else bots.player(level(name))
