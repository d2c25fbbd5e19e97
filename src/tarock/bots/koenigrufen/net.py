"""A bot that asks a network, which has learnt by playing against itself (:mod:`tarock.learning`).

It decides bids, calls, the talon, what is laid away, every word of the round before play and every card.  What the
network does not know (a table at which faults can happen) is played by the book.
"""

from functools import lru_cache
from pathlib import Path
from random import Random

from msgspec import structs

from tarock.bots.koenigrufen.book_bot import BookBot
from tarock.bots.koenigrufen.playing import KoenigrufenDecision, Refusals
from tarock.bots.network import Network, load_network
from tarock.bots.protocol import Decision
from tarock.core.cardset import CardSet
from tarock.core.faults import Mode
from tarock.koenigrufen.actions import (
    HOLD,
    PASS,
    PASS_FOREHAND,
    VORHAND,
    Action,
    Bid,
    Call,
    Concede,
    Hold,
    Lay,
    Play,
    Speak,
    Take,
    Target,
)
from tarock.koenigrufen.bonus_kinds import BIRDS, Announced
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Phase
from tarock.search._kernels.koenigrufen import deal_layout
from tarock.search._kernels.koenigrufen.encoder import DIGEST
from tarock.search.koenigrufen.packing import card_from
from tarock.search.koenigrufen.selfplay import ITEMS, Question, bids_of, question_of

GAME = "koenigrufen"
"""The family of games that stands in the header of a network."""

_WORDS: dict[int, Action] = {
    deal_layout.HOLD: HOLD,
    deal_layout.PASS: PASS,
    deal_layout.VORHAND: VORHAND,
    deal_layout.PASS_FOREHAND: PASS_FOREHAND,
    deal_layout.FOURTH_KING: Call(None),
    deal_layout.BUY_FIRST: Take(1),
    deal_layout.BUY_SECOND: Take(2),
    deal_layout.CONCEDE: Concede(),
    **{deal_layout.CONCEDE + 1 + number: Concede(bird) for number, bird in enumerate(BIRDS)},
}


@lru_cache(maxsize=4)
def koenigrufen_network(path: Path) -> Network:
    """Return a network from a file, read once.

    :raises TarockError: if it is none for Königrufen with these features.
    """
    return load_network(path, GAME, DIGEST)


class NetBot:
    """Does what a network finds best; without dice, since equal views get equal answers."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.book = BookBot()

    def interject(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision | None:
        """Point out what the cards prove, where people can err."""
        return self.book.interject(view, rng, refused)

    def act(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision:
        """Return what the network finds best."""
        if view.table.mode is not Mode.STRICT or refused:
            return self.book.act(view, rng, refused)
        if view.phase is Phase.TALON and not view.table.talon:
            return Decision(Take("all"))
        question = question_of(view)
        if view.phase is Phase.LAYING:
            return Decision(self._laid(question))
        if view.phase is Phase.ANNOUNCING:
            return Decision(self._spoken(question))
        return Decision(self._plain(question, view))

    def _plain(self, question: Question, view: KoenigrufenView) -> Action:
        """Return a word of the auction, a call, a half of the talon or a card."""
        best = self._best(question)
        if best < deal_layout.FIRST_SPOKEN:
            card = card_from(1 << best)
            return Play(card) if view.phase is Phase.PLAY else Call(card)
        action = _WORDS.get(best) or bids_of(view.table.ruleset)[best - deal_layout.BID]
        if isinstance(action, Bid | Hold):
            return structs.replace(action, announces=self._added(question, best))
        return action

    def _added(self, question: Question, bid: int) -> tuple[Announced, ...]:
        """Return what is announced together with a bid."""
        question.do(bid)
        items: list[Announced] = []
        while question.decision == deal_layout.ADDING and not question.more[deal_layout.OVER]:
            best = self._best(question)
            if best == deal_layout.PASS:
                break
            items.append(ITEMS[best - deal_layout.ANNOUNCE])
            question.do(best)
        return tuple(items)

    def _laid(self, question: Question) -> Lay:
        """Lay card by card."""
        laid = CardSet()
        while question.decision == deal_layout.LAYING:
            best = self._best(question)
            laid |= CardSet.of(card_from(1 << best))
            question.do(best)
        return Lay(laid)

    def _spoken(self, question: Question) -> Speak:
        """Speak word by word."""
        items: list[Announced] = []
        doubles: list[Target] = []
        seat = question.seat
        while (best := self._best(question)) != deal_layout.PASS:
            if best < deal_layout.DOUBLE_GAME:
                items.append(ITEMS[best - deal_layout.ANNOUNCE])
            elif best == deal_layout.DOUBLE_GAME:
                doubles.append("game")
            elif best < deal_layout.DOUBLE_SEAT:
                doubles.append(ITEMS[best - deal_layout.DOUBLE_ITEM])
            else:
                doubles.append((seat + best - deal_layout.DOUBLE_SEAT + 1) % PLAYERS)
            question.do(best)
        return Speak(tuple(items), tuple(doubles))

    def _best(self, question: Question) -> int:
        """Return what the network finds best of what may be done."""
        legal = question.legal
        if len(legal) == 1:
            return legal[0]
        logits = self.network.logits(question.bits())
        return legal[int(logits[legal].argmax())]
