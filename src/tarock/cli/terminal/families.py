"""What the terminal must know of a family of games."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol

from tarock.bots.levels import Level
from tarock.bots.protocol import Player
from tarock.cli.terminal.shared.opening import Options
from tarock.cli.terminal.shared.screen import Screen
from tarock.core.families import Layer, RulesetT
from tarock.core.seats import Seat
from tarock.words import Words


class Keyboard(Player[Any, Any], Protocol):
    """Somebody at the keyboard, who plays like any bot."""

    @property
    def hints(self) -> int:
        """How many hints were asked for."""
        ...


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
    person: Callable[[Screen, Words, Sequence[str], Seat], Keyboard] | None = None
    """Somebody at the keyboard: the screen, the words, the names by seat, and whose seat it is."""


TERMINALS: Final[Layer[TerminalGame[Any]]] = Layer("terminal", TerminalGame, home="tarock.cli.terminal.{family}.family")
