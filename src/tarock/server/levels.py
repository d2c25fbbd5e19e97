"""How well the bots of the server play: what :mod:`tarock.bots.levels` names, and who takes over from whom.

The server itself never thinks, so it loads no compiled code: that is left to the workers, who build the players.
"""

from typing import Any, Final

from tarock.bots.families import BOTS
from tarock.bots.level_names import SIMPLEST, LevelName
from tarock.bots.protocol import Player

STAND_IN: Final[LevelName] = "book"
"""Who plays for somebody who is away."""
SIMPLER: Final[dict[LevelName, LevelName]] = {"master": "book", "club": "book", "casual": "book"}
"""What decides instead when a level fails; for those that are not named the simplest.

That one does not think, so it needs no process of its own.
"""


def player(level: LevelName, family: str) -> Player[Any, Any]:
    """Return a bot of some level that plays a family of games."""
    bots = BOTS[family]
    if level == SIMPLEST:
        return bots.simplest()
    from tarock.bots import levels  # noqa: PLC0415 - compiled code, which only workers need

    return bots.player(levels.level(level))
