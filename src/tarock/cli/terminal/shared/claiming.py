"""Claiming the rest at the keyboard: what the exact solver proves is played out."""

from typing import Any

from tarock.bots.families import BOTS
from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.lines import line
from tarock.cli.terminal.shared.screen import Screen
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.game import View
from tarock.core.run import Rest


class Claims:
    """Whether the player at the keyboard has claimed the tricks that are left in this deal."""

    def __init__(self, screen: Screen, wording: Wording) -> None:
        self._screen = screen
        self._wording = wording
        self._is_granted = False

    def claimed(self, view: View, rest: Rest | None) -> Any | None:  # noqa: ANN401 - a card of any family
        """Let him claim: return the card with which it goes on; None if it is not proven, which he is told."""
        card = BOTS[view.ruleset.family].proven_card(view)
        words = self._wording.words
        if rest is None or card is None:
            self._screen.say(line((words("error-not-proven"), lines.WARN)))
            return None
        self._is_granted = True
        self._screen.say(line(words("play-rest-claimed", rest=rest, you="yes", name="")))
        return card

    def next_card(self, view: View) -> Any | None:  # noqa: ANN401 - a card of any family
        """Return the next card of somebody who has claimed; None if he has not, or has to choose himself again."""
        card = BOTS[view.ruleset.family].proven_card(view) if self._is_granted else None
        self._is_granted = card is not None
        return card
