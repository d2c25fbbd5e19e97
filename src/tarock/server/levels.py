"""How well the bots of the server play: what :mod:`tarock.bots.levels` names, and who takes over from whom.

The server itself never thinks, so it loads no compiled code: that is left to the workers, who build the players.
"""

from typing import Any, Final

from tarock.bots.danish.random_bot import RandomBot as DanishRandomBot
from tarock.bots.koenigrufen.random_bot import RandomBot as KoenigrufenRandomBot
from tarock.bots.level_names import SIMPLEST, LevelName
from tarock.danish.state import DanishView
from tarock.koenigrufen.state import KoenigrufenView

STAND_IN: Final[LevelName] = "book"
"""Who plays for somebody who is away."""
SIMPLER: Final[dict[LevelName, LevelName]] = {"master": "book", "club": "book", "casual": "book"}
"""What decides instead when a level fails; for those that are not named the simplest.

That one does not think, so it needs no process of its own.
"""


def player(level: LevelName, view: DanishView | KoenigrufenView) -> Any:  # noqa: ANN401 - a player of the view's own family
    """Return a bot of some level for the family of a view."""
    is_danish = isinstance(view, DanishView)
    if level == SIMPLEST:
        return DanishRandomBot() if is_danish else KoenigrufenRandomBot()
    from tarock.bots import levels  # noqa: PLC0415 - compiled code, which only workers need

    known = levels.level(level)
    return levels.danish_player(known) if is_danish else levels.koenigrufen_player(known)
