"""What the terminal must know of a family of games."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol

from tarock.bots.levels import Level
from tarock.cli.terminal.shared.opening import Options
from tarock.core.families import Layer, RulesetT


class TerminalEvening(Protocol):
    """An evening at the terminal that can begin."""

    @property
    def levels(self) -> Sequence[Level]:
        """How strong the bots are."""
        ...

    def run(self) -> None:
        """Play until the person stops."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class TerminalGame(Generic[RulesetT]):
    """A family as it is played at the terminal."""

    opened: Callable[[RulesetT, Options, str], TerminalEvening]
    """Opens an evening with a seed; raises TarockError where the options do not fit."""


TERMINALS: Final[Layer[TerminalGame[Any]]] = Layer("terminal", TerminalGame, home="tarock.cli.terminal.{family}.family")
