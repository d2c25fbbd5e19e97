"""What the hall must know of a family of games: what a line comes to in words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic

from tarock.core.families import Layer, RulesetT
from tarock.server.wire.shared.settled import Settled


@dataclass(frozen=True, slots=True, kw_only=True)
class HallGame(Generic[RulesetT]):
    """A family as a hall plays it, with real cards and a sheet."""

    settled: Callable[[RulesetT, dict[str, Any]], Settled]
    """What a sheet comes to, every payment with its reason; raises SheetError naming the field that is wrong."""


HALL: Final[Layer[HallGame[Any]]] = Layer("hall", HallGame, home="tarock.server.hall.{family}")
