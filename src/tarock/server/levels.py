"""Who plays on the server for whom: the bot of a level, whoever stands in for it, and for people who are away.

The server itself never thinks, so it loads no compiled code: that is left to the workers, who build the players.
"""

from typing import Any, Final

from tarock.bots.danish.random_bot import RandomBot as DanishRandomBot
from tarock.bots.koenigrufen.random_bot import RandomBot as KoenigrufenRandomBot
from tarock.bots.levels import SIMPLEST, USUAL, LevelName, level
from tarock.danish.state import DanishView
from tarock.koenigrufen.state import KoenigrufenView

STAND_IN: Final[LevelName] = USUAL
"""Who plays for somebody who is away."""


def simpler(name: LevelName) -> LevelName:
    """Return the level that decides when another fails: the books', and when even a book fails the simplest.

    That one does not think, so it needs no process of its own.

    >>> simpler("master"), simpler("book")
    ('book', 'random')
    """
    return SIMPLEST if level(name).kind in {"book", "random"} else USUAL


def player(name: LevelName, view: DanishView | KoenigrufenView) -> Any:  # noqa: ANN401 - a player of the view's own family
    """Return a bot of some level for the family of a view."""
    is_danish = isinstance(view, DanishView)
    if name == SIMPLEST:
        return DanishRandomBot() if is_danish else KoenigrufenRandomBot()
    from tarock.bots import players  # noqa: PLC0415 - compiled code, which only workers need

    return players.danish_player(level(name)) if is_danish else players.koenigrufen_player(level(name))
