"""A person at the coach's table: asked again before something is final that the coach doubts."""

from collections.abc import Mapping
from random import Random
from typing import Any, Generic

from tarock.bots.protocol import Decision
from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.coached import told_by_coach
from tarock.cli.terminal.shared.lines import line
from tarock.cli.terminal.shared.person import Person
from tarock.cli.terminal.shared.reasons import ActionT, ViewT
from tarock.cli.terminal.shared.requests import Command, command_words, read_request
from tarock.core.errors import IllegalAction
from tarock.school.doubting import Doubt, doubted


class Doubting(Generic[ViewT, ActionT]):
    """Lets a person act, and asks whether he is sure where the coach is not."""

    def __init__(self, person: Person[ViewT, ActionT, Any]) -> None:
        self.person = person

    def act(self, view: ViewT, rng: Random, refused: Mapping[ActionT, IllegalAction]) -> Decision[ActionT]:
        """Ask the person until he does something good enough, or insists."""
        while True:
            decision = self.person.act(view, rng, refused)
            doubt = doubted(view, decision.action)
            if doubt is None or self._insists(view, doubt):
                return decision

    def interject(self, view: ViewT, rng: Random, refused: Mapping[ActionT, IllegalAction]) -> Decision[ActionT] | None:
        """Let the person use a right out of turn."""
        return self.person.interject(view, rng, refused)

    def _insists(self, view: ViewT, doubt: Doubt) -> bool:
        """Ask whether it shall stand; Enter takes it back, and whoever asks why is told."""
        screen, wording = self.person.screen, self.person.wording
        screen.say(line((wording(f"doubt-{doubt.grade}"), lines.WARN)))
        while True:
            text = screen.ask(wording("ask-doubt")).strip().casefold()
            said = read_request(text, wording.words)
            if said is not None and said.command is Command.WHY:
                screen.say(*told_by_coach(doubt.why, wording))
            elif said is not None and said.command is Command.WORST:
                self.person.play_worst(doubt.against)
            elif said is not None:
                self.person.obey(said, view)
            elif not text:
                return False
            elif any(known.startswith(text) for known in command_words("yes", wording.words)):
                return True
            else:
                screen.say(line(wording("not-understood", text=text)))
