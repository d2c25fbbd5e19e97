"""The player at the keyboard: shown what he may know, asked what he wants to do.

To the table a person is a player like any bot (:class:`tarock.bots.protocol.Player`).
"""

from random import Random
from typing import TypeAlias

from tarock.bots.danish.playing import DanishDecision, Refusals
from tarock.bots.protocol import Decision
from tarock.cli.terminal.danish.explanations import explanations
from tarock.cli.terminal.danish.help_lines import help_lines, score_lines
from tarock.cli.terminal.danish.labels import label
from tarock.cli.terminal.danish.replies import Reply, only_card, playable, read_reply, read_spoken
from tarock.cli.terminal.danish.table_lines import played_face, table_lines
from tarock.cli.terminal.danish.table_mode import read_at_table, read_declaration
from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared import person as shared
from tarock.cli.terminal.shared.hand_lines import hand_lines, legal_line
from tarock.cli.terminal.shared.lines import Line, line
from tarock.cli.terminal.shared.objections import NotUnderstood
from tarock.cli.terminal.shared.reasons import Memory, Reasons
from tarock.cli.terminal.shared.requests import Command, Request, Unclear, command_words, read_request
from tarock.cli.terminal.shared.spelling import read_suit
from tarock.cli.terminal.shared.trick_lines import last_trick_line
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.cards import SKUS
from tarock.core.cardset import CardSet
from tarock.core.faults import Mode
from tarock.danish.actions import AGREE, DEMAND, REDEAL, Action, Declare, Lay, Play
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishView
from tarock.danish.sure import claimable
from tarock.danish.table import Phase

DanishMemory: TypeAlias = Memory[DanishView, Action]


class Person(shared.Person[DanishView, Action, Wording]):
    """Somebody who plays at the terminal.

    :param totals: by seat, what each had won before this deal.
    :param memory: what the bots have done in this deal, and why.
    """

    def act(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision:  # noqa: ARG002 - protocol
        """Show the table and ask until the answer is an action; the table may still refuse it."""
        offers = view.legal_actions()
        declare = next((offer for offer in offers if isinstance(offer, Declare)), None)
        if declare is not None and not declare.items and view.table.mode is Mode.STRICT:
            return Decision(declare)
        played_out = None if refused else self._claims.next_card(view)
        if played_out is not None:
            return Decision(played_out)
        if refused:
            self._explain(list(refused.values())[-1])
            self.screen.say(*self._choice(view))
        else:
            self.show(view)
            self.screen.say(*(line((text, lines.WARN)) for text in explanations(view, self.wording)))
        return Decision(self._asked(view))

    def interject(
        self,
        view: DanishView,
        rng: Random,  # noqa: ARG002 - protocol
        refused: Refusals,
    ) -> DanishDecision | None:
        """Offer a right that can be used out of turn: a new deal, or demanding the skus."""
        offers = view.legal_actions()
        if DEMAND in refused:
            self._explain(refused[DEMAND])
        elif REDEAL in offers:
            self.screen.say(line((self.wording("explain-redeal"), lines.WARN)))
            return Decision(REDEAL) if self._wants(view, "redeal", "ask-redeal") else None
        elif DEMAND in offers and not view.table.skus_is_gone():
            self.screen.say(*self._table(view), *hand_lines(view.hand, None, self.wording))
            self.screen.say(line((self.wording("explain-demand"), lines.WARN)))
            return Decision(DEMAND) if self._wants(view, "demand", "ask-demand") else None
        return None

    def _table(self, view: DanishView) -> list[Line]:
        return table_lines(view, self.totals, self.wording)

    def _choice(self, view: DanishView) -> list[Line]:
        """Return the hand with its marks, and the list of cards; in table mode a player must watch out himself."""
        if view.table.mode is Mode.TABLE:
            return hand_lines(view.hand, None, self.wording)
        offers = view.legal_actions()
        skats = [offer for offer in offers if isinstance(offer, SkatChoice)]
        if skats:
            return hand_lines(view.hand, _layable(skats[0]), self.wording)
        cards = playable(offers)
        if not cards:
            return hand_lines(view.hand, None, self.wording)
        if len(cards) == len(view.hand):
            return [*hand_lines(view.hand, None, self.wording), line(self.wording("any-card"))]
        return [*hand_lines(view.hand, CardSet.from_cards(cards), self.wording), legal_line(cards, self.wording)]

    def _asked(self, view: DanishView) -> Action:
        offers = view.legal_actions()
        while True:
            text = self.screen.ask(self.wording(_prompt(view)))
            answer = self._read(text, view)
            if isinstance(answer, Unclear):
                self.screen.say(line(answer.text))
            elif answer == Request(Command.REST):
                claimed: Action | None = self._claims.claimed(view, claimable(view))
                if claimed is not None:
                    return claimed
            elif isinstance(answer, Request):
                self.obey(answer, view)
            elif answer == DEMAND and view.table.skus_is_gone() and DEMAND in offers:
                fine = view.table.ruleset.fines.wrong_demand.each_cup
                self.screen.say(line((self.wording("explain-wrong-demand", fine=str(fine)), lines.WARN)))
                if self._wants(view, "demand", "ask-sure"):
                    return answer
            elif answer == Play(SKUS) and answer not in offers and SKUS in playable(offers):
                return self._named_skus(view)
            else:
                return answer

    def _read(self, text: str, view: DanishView) -> Reply:
        """Read an answer; in table mode also claims, and declarations that nobody makes for the player."""
        if view.table.mode is Mode.TABLE:
            try:
                about_faults = read_at_table(text, view.table.seating.dealer, self.wording)
                if about_faults is not None:
                    return about_faults
                said = read_request(text, self.wording.words) or read_spoken(text, self.wording.words)
                if said is None and any(isinstance(offer, Declare) for offer in view.legal_actions()):
                    return read_declaration(text, self.wording)
            except NotUnderstood as unclear:
                return Unclear(str(unclear))
        return read_reply(text, view.legal_actions(), view.hand, self.wording)

    def _named_skus(self, view: DanishView) -> Action:
        """Ask what a led skus shall be called."""
        self.screen.say(line((self.wording("explain-name"), lines.WARN)))
        while True:
            text = self.screen.ask(self.wording("ask-suit"))
            said = read_request(text, self.wording.words)
            suit = read_suit(text, self.wording.language)
            if said is not None:
                self.obey(said, view)
            elif suit is not None:
                return Play(SKUS, suit)
            else:
                self.screen.say(line(self.wording("not-a-suit", text=text)))

    def _wants(self, view: DanishView, word: str, prompt: str) -> bool:
        """Ask a question that Enter answers with no; the beginning of the word is enough for yes."""
        while True:
            text = self.screen.ask(self.wording(prompt)).strip().casefold()
            said = read_request(text, self.wording.words)
            if said is not None:
                self.obey(said, view)
            elif not text:
                return False
            elif any(known.startswith(text) for known in command_words(word, self.wording.words)):
                return True
            else:
                self.screen.say(line(self.wording("not-understood", text=text)))

    def _last_trick(self, view: DanishView) -> Line:
        return last_trick_line(view.table.tricks, self.wording, played_face)

    def _score(self, view: DanishView) -> list[Line]:
        return score_lines(view.table, self.totals, self.wording)

    def _help(self) -> list[Line]:
        return help_lines(self.wording)

    def _reasons(self, about: str, view: DanishView) -> list[Line]:
        reasons: Reasons[DanishView, Action] = Reasons(
            "danish", Lay, lambda action, _, reveals: label(action, self.wording, reveals=reveals)
        )
        return reasons.told(self.memory, about, self.wording, is_over=view.phase is Phase.OVER)


def _layable(choice: SkatChoice) -> CardSet:
    """Return every card that can be part of a permitted skat."""
    cards = CardSet()
    for way in choice.ways:
        cards |= way.fixed | way.pool
    return cards


def _prompt(view: DanishView) -> str:
    offers = view.legal_actions()
    ruling = view.table.proceedings.ruling
    if ruling is not None:
        return "ask-put-right" if ruling.question == "put_right" else "ask-ruling"
    if AGREE in offers:
        return "ask-agree"
    if any(isinstance(offer, SkatChoice) for offer in offers):
        return "ask-skat"
    if isinstance(offers[0], Declare):
        return "ask-declare" if view.table.mode is Mode.STRICT else "ask-declare-yourself"
    if not playable(offers):
        return "ask-suit"
    return "ask-card" if only_card(offers) is None else "ask-only"
