"""The player at the keyboard: shown what he may know, asked what he wants to do.

To the table a person is a player like any bot (:class:`tarock.bots.protocol.Actor`).
"""

from collections.abc import Sequence
from random import Random

from tarock.bots.koenigrufen import Refusals
from tarock.cli.koenigrufen_terminal.answers import playable, read_answer
from tarock.cli.koenigrufen_terminal.help_lines import help_lines, rules_lines, score_lines
from tarock.cli.koenigrufen_terminal.labels import list_line
from tarock.cli.koenigrufen_terminal.sentences import TableWords
from tarock.cli.koenigrufen_terminal.table_lines import last_trick_line, table_lines
from tarock.cli.terminal import lines
from tarock.cli.terminal.answers import Command, Request, Unclear
from tarock.cli.terminal.lines import BLANK, Line, line
from tarock.cli.terminal.screen import Leave, Screen
from tarock.cli.terminal.table_lines import hand_lines, legal_line
from tarock.core.cardset import CardSet
from tarock.core.errors import IllegalAction
from tarock.koenigrufen.actions import GOOD, Action
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.talon import DiscardChoice


class Person:
    """Somebody who plays at the terminal.

    :param totals: by seat, the score before this deal, in half points.
    """

    def __init__(self, screen: Screen, wording: TableWords, totals: Sequence[int]) -> None:
        self.screen = screen
        self.wording = wording
        self.totals = totals

    def act(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> Action:  # noqa: ARG002 - protocol
        """Show the table and ask until the answer is an action; the table may still refuse it."""
        if view.legal_actions() == (GOOD,) and not refused:
            return GOOD
        if refused:
            self._explain(list(refused.values())[-1])
            self.screen.say(*self._choice(view))
        else:
            self.show(view)
        while True:
            answer = read_answer(self.screen.ask(self._prompt(view)), view, self.wording)
            if isinstance(answer, Unclear):
                self.screen.say(line(answer.text))
            elif isinstance(answer, Request):
                self.obey(answer, view)
            else:
                return answer

    def show(self, view: KoenigrufenView) -> None:
        """Show the table, the hand and what may be done."""
        self.screen.say(BLANK, *table_lines(view, self.totals, self.wording), *self._choice(view))

    def _choice(self, view: KoenigrufenView) -> list[Line]:
        """Return the hand with its marks, and the list of what may be done."""
        offers = view.legal_actions()
        hand = view.hand
        choices = [offer for offer in offers if isinstance(offer, DiscardChoice)]
        if choices:
            way = choices[0].way
            explained = self.wording.k("explain-laying", number=way.size)
            return [*hand_lines(hand, way.fixed | way.pool, self.wording), line((explained, lines.WARN))]
        if not offers:
            return hand_lines(hand, None, self.wording)
        if view.phase is not Phase.PLAY:
            return [*hand_lines(hand, None, self.wording), list_line(view, self.wording)]
        cards = playable(view)
        marked = hand_lines(hand, CardSet.from_cards(cards), self.wording)
        if len(cards) == len(hand):
            return [*marked, line(self.wording("any-card"))]
        return [*marked, legal_line(cards, self.wording)]

    def _prompt(self, view: KoenigrufenView) -> str:
        if view.phase is not Phase.PLAY:
            return self.wording.k(f"ask-{view.phase.value}")
        return self.wording("ask-only" if len(playable(view)) == 1 else "ask-card")

    def obey(self, request: Request, view: KoenigrufenView) -> None:
        """Do what a command says.

        :raises Leave: to quit.
        """
        command = request.command
        if command is Command.QUIT:
            raise Leave
        if command is Command.TABLE:
            self.show(view)
        elif command is Command.LAST:
            self.screen.say(last_trick_line(view.table, self.wording))
        elif command is Command.SCORE:
            self.screen.say(*score_lines(view.table, self.totals, self.wording))
        elif command is Command.RULES:
            self.screen.say(*rules_lines(view.table.ruleset, request.about, self.wording))
        else:
            self.screen.say(*help_lines(self.wording))

    def _explain(self, error: IllegalAction) -> None:
        """Say why the table refuses, and by which rule."""
        self.screen.say(
            line((self.wording.refusal(error), lines.WARN)),
            line("  ", (self.wording("rule", rule=error.rule), lines.CITE), hang=4),
        )
