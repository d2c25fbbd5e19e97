"""How well the bots of the server play: the one place that knows which bots there are."""

from typing import Any, Final, Literal, TypeAlias

from tarock.bots import danish, koenigrufen
from tarock.danish.state import DanishView
from tarock.koenigrufen.state import KoenigrufenView

Level: TypeAlias = Literal["random", "book"]
"""From weak to strong."""

STAND_IN: Final[Level] = "book"
"""Who plays for somebody who is away."""
SIMPLEST: Final[Level] = "random"
"""Knows the rules and nothing else; it does not think, so it needs no process of its own."""
SIMPLER: Final[dict[Level, Level]] = {"book": "random"}
"""What decides instead when a level fails."""


def player(level: Level, view: DanishView | KoenigrufenView) -> Any:  # noqa: ANN401 - a player of the view's own family
    """Return a bot of some level for the family of a view."""
    bots = danish if isinstance(view, DanishView) else koenigrufen
    return bots.RandomBot() if level == "random" else bots.SimpleBot()
