"""The player at the keyboard: shown what he may know, asked what he wants to do.

To the table a person is a player like any bot (:class:`tarock.bots.protocol.Player`).
"""

from random import Random
from typing import TypeAlias

from tarock.bots.koenigrufen.playing import KoenigrufenDecision, Refusals
from tarock.bots.protocol import Decision
from tarock.cli.terminal.koenigrufen.help_lines import help_lines, score_lines
from tarock.cli.terminal.koenigrufen.labels import deed_label, list_line
from tarock.cli.terminal.koenigrufen.replies import Reply, playable, read_reply
from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.cli.terminal.koenigrufen.table_lines import table_lines
from tarock.cli.terminal.koenigrufen.table_mode import decides, decision_lines, read_at_table
from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared import person as shared
from tarock.cli.terminal.shared.hand_lines import hand_lines, legal_line
from tarock.cli.terminal.shared.lines import Line, line
from tarock.cli.terminal.shared.objections import NotUnderstood
from tarock.cli.terminal.shared.reasons import Memory, Reasons
from tarock.cli.terminal.shared.requests import Command, Request, Unclear, read_request
from tarock.cli.terminal.shared.trick_lines import last_trick_line
from tarock.core.cardset import CardSet
from tarock.core.faults import Mode
from tarock.koenigrufen.actions import GOOD, Action, Lay
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.sure import claimable
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.talon import DiscardChoice

KoenigrufenMemory: TypeAlias = Memory[KoenigrufenView, Action]


class Person(shared.Person[KoenigrufenView, Action, TableWords]):
    """Somebody who plays at the terminal.

    :param totals: by seat, the score before this deal, in half points.
    :param memory: what the bots have done in this deal, and why.
    """

    def act(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision:  # noqa: ARG002 - protocol
        """Show the table and ask until the answer is an action; the table may still refuse it."""
        if view.legal_actions() == (GOOD,) and not refused:
            return Decision(GOOD)
        played_out = None if refused else self._claims.next_card(view)
        if played_out is not None:
            return Decision(played_out)
        if refused:
            self._explain(list(refused.values())[-1])
            self.screen.say(*self._choice(view))
        else:
            self.show(view)
        while True:
            answer = self._read(self.screen.ask(self._prompt(view)), view)
            if isinstance(answer, Unclear):
                self.screen.say(line(answer.text))
            elif answer == Request(Command.REST):
                claimed = self._claims.claimed(view, claimable(view))
                if claimed is not None:
                    return Decision(claimed)
            elif isinstance(answer, Request):
                self.obey(answer, view)
            else:
                return Decision(answer)

    def interject(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> None:
        """Say nothing out of turn: what a person has to say he says when he is asked."""

    def _read(self, text: str, view: KoenigrufenView) -> Reply:
        """Read an answer; in table mode also what is said about faults."""
        if view.table.mode is Mode.TABLE and read_request(text, self.wording.words) is None:
            try:
                said = read_at_table(text, view, self.wording)
            except NotUnderstood as unclear:
                return Unclear(str(unclear))
            if said is not None:
                return said
            if decides(view):
                return Unclear(self.wording.k("how-to-object"))
        return read_reply(text, view, self.wording)

    def _table(self, view: KoenigrufenView) -> list[Line]:
        return table_lines(view, self.totals, self.wording)

    def _choice(self, view: KoenigrufenView) -> list[Line]:
        """Return the hand with its marks, and the list of what may be done."""
        offers = view.legal_actions()
        hand = view.hand
        if decides(view):
            asked = [line((text, lines.WARN)) for text in decision_lines(view, self.wording)]
            return [*hand_lines(hand, None, self.wording), *asked]
        if view.table.mode is Mode.TABLE and view.phase in {Phase.PLAY, Phase.LAYING}:
            return hand_lines(hand, None, self.wording)  # a player must watch out himself
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
        if decides(view):
            return self.wording("ask-agree" if view.phase is Phase.CLOSING else "ask-decision")
        if view.phase is not Phase.PLAY:
            return self.wording.k(f"ask-{view.phase.value}")
        only = len(playable(view)) == 1 and view.table.mode is Mode.STRICT
        return self.wording("ask-only" if only else "ask-card")

    def _last_trick(self, view: KoenigrufenView) -> Line:
        return last_trick_line(view.table.tricks, self.wording)

    def _score(self, view: KoenigrufenView) -> list[Line]:
        return score_lines(view.table, self.totals, self.wording)

    def _help(self) -> list[Line]:
        return help_lines(self.wording)

    def _reasons(self, about: str, view: KoenigrufenView) -> list[Line]:
        reasons: Reasons[KoenigrufenView, Action] = Reasons(
            "koenigrufen", Lay, lambda action, seen, reveals: deed_label(action, seen, self.wording, reveals=reveals)
        )
        return reasons.told(self.memory, about, self.wording, is_over=view.phase is Phase.OVER)
