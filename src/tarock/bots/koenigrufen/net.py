"""A bot that asks a network, which has learnt by playing against itself (:mod:`tarock.learning`).

It decides bids, calls, the talon, what is laid away, every word of the round before play and every card.  What the
network does not know (a table at which faults can happen, a house with a game of its own) is left to another bot, as a
rule the book's.
"""

from functools import lru_cache
from pathlib import Path
from random import Random
from typing import TypeAlias

from msgspec import structs

from tarock.bots.koenigrufen.book_bot import BookBot
from tarock.bots.koenigrufen.playing import KoenigrufenDecision, KoenigrufenPlayer, Refusals
from tarock.bots.network import Floats, Network, load_network
from tarock.bots.opinion import LEARNED, Opinion, opinion_of, ranked
from tarock.bots.protocol import Decision, Explanation
from tarock.core.cards import Card
from tarock.core.cardset import CardSet
from tarock.core.errors import TarockError
from tarock.core.faults import Mode
from tarock.koenigrufen import actions
from tarock.koenigrufen.actions import Action, Speak
from tarock.koenigrufen.bonus_kinds import BIRDS, Announced
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Phase
from tarock.search._kernels.koenigrufen import deal_layout, encoder
from tarock.search.koenigrufen.packing import bit_of, card_from, cards_from
from tarock.search.koenigrufen.selfplay import ITEMS, Question, bids_of, question_of

GAME = "koenigrufen"
"""The family of games that stands in the header of a network."""

KoenigrufenOpinion: TypeAlias = Opinion[Action]

WORDS: dict[int, Action] = {
    deal_layout.HOLD: actions.HOLD,
    deal_layout.PASS: actions.PASS,
    deal_layout.VORHAND: actions.VORHAND,
    deal_layout.PASS_FOREHAND: actions.PASS_FOREHAND,
    deal_layout.FOURTH_KING: actions.Call(None),
    deal_layout.BUY_FIRST: actions.Take(1),
    deal_layout.BUY_SECOND: actions.Take(2),
    deal_layout.CONCEDE: actions.Concede(),
    **{deal_layout.CONCEDE + 1 + number: actions.Concede(bird) for number, bird in enumerate(BIRDS)},
}
"""What is said before the round before play, by number; bids depend on the ruleset."""


@lru_cache(maxsize=4)
def koenigrufen_network(path: Path) -> Network:
    """Return a network from a file, read once.

    :raises TarockError: if it is none for Königrufen with these features.
    """
    return load_network(path, GAME, encoder.DIGEST)


class NetBot:
    """Does what a network finds best; without dice, since equal views get equal answers.

    :param otherwise: who decides what the network does not know.
    """

    def __init__(self, network: Network, otherwise: KoenigrufenPlayer | None = None) -> None:
        self.network = network
        self.otherwise = BookBot() if otherwise is None else otherwise

    def interject(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision | None:
        """Point out what the cards prove, where people can err."""
        return self.otherwise.interject(view, rng, refused)

    def act(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision:
        """Return what the network finds best."""
        if not is_known(view) or refused:
            return self.otherwise.act(view, rng, refused)
        if has_no_choice(view):
            return Decision(actions.Take("all"), Explanation(facts=("only_choice",)))
        question = question_of(view)
        if view.phase is Phase.LAYING:
            return Decision(self._laid(question), Explanation(facts=(LEARNED,)))
        if view.phase is Phase.ANNOUNCING:
            return self._spoken(question)
        return self._plain(question, view)

    def opinion(self, view: KoenigrufenView) -> KoenigrufenOpinion | None:
        """Return what the network thinks of what a view is to decide; None where it knows nothing of it."""
        if not is_known(view) or view.turn != view.seat or has_no_choice(view):
            return None
        question = question_of(view)
        legal = question.legal
        choices = [action_of(view, number) for number in legal]
        scale = float(question.law[deal_layout.SCALE])
        return opinion_of(self.network.ask(question.bits()), legal, choices, _places(question), scale)

    def _plain(self, question: Question, view: KoenigrufenView) -> KoenigrufenDecision:
        """Return a word of the auction, a call, a half of the talon or a card."""
        legal = question.legal
        found = {legal[0]: 1.0} if len(legal) == 1 else ranked(self._logits(question, legal), legal)
        chances = tuple((action_of(view, number), chance) for number, chance in found.items())
        action = chances[0][0]
        if isinstance(action, actions.Bid | actions.Hold):
            action = structs.replace(action, announces=self._added(question, next(iter(found))))
        why = Explanation(facts=(_only(view),)) if len(legal) == 1 else Explanation(facts=(LEARNED,), chances=chances)
        return Decision(action, why)

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

    def _laid(self, question: Question) -> actions.Lay:
        """Lay card by card."""
        laid = CardSet()
        while question.decision == deal_layout.LAYING:
            best = self._best(question)
            laid |= CardSet.of(card_from(1 << best))
            question.do(best)
        return actions.Lay(laid)

    def _spoken(self, question: Question) -> KoenigrufenDecision:
        """Speak word by word."""
        said = actions.GOOD
        seat = question.seat
        fact = "only_choice" if len(question.legal) == 1 else LEARNED
        while (best := self._best(question)) != deal_layout.PASS:
            word = _word_of(seat, best)
            said = Speak((*said.announces, *word.announces), (*said.doubles, *word.doubles))
            question.do(best)
        return Decision(said, Explanation(facts=(fact,)))

    def _best(self, question: Question) -> int:
        """Return what the network finds best of what may be done."""
        legal = question.legal
        return legal[0] if len(legal) == 1 else legal[int(self._logits(question, legal).argmax())]

    def _logits(self, question: Question, legal: list[int]) -> Floats:
        """Return what the network would do of what may be done."""
        logits: Floats = self.network.logits(question.bits())[legal]
        return logits


def is_known(view: KoenigrufenView) -> bool:
    """Tell whether the network knows such a situation: nobody can err, and it knows every game of the house."""
    return view.table.mode is Mode.STRICT and knows(view.table.ruleset)


@lru_cache(maxsize=64)
def knows(ruleset: KoenigrufenRuleset) -> bool:
    """Tell whether a ruleset has only games that networks know; amounts and switches are part of their input."""
    try:
        bids_of(ruleset)
    except TarockError:
        return False
    return True


def has_no_choice(view: KoenigrufenView) -> bool:
    """Tell whether a declarer buys the whole talon, which is no decision of a network."""
    return view.phase is Phase.TALON and not view.table.talon


def _only(view: KoenigrufenView) -> str:
    return "only_card" if view.phase is Phase.PLAY else "only_choice"


# Numbers of the network's actions as actions of the game


def action_of(view: KoenigrufenView, number: int) -> Action:
    """Return what a number stands for; of a speech and a discard it is one word and one card."""
    if number < deal_layout.FIRST_SPOKEN:
        return _with_card(view.phase, card_from(1 << number))
    if view.phase is Phase.ANNOUNCING:
        return _word_of(view.seat, number)
    return WORDS.get(number) or bids_of(view.table.ruleset)[number - deal_layout.BID]


def _with_card(phase: Phase, card: Card) -> Action:
    if phase is Phase.LAYING:
        return actions.Lay(CardSet.of(card))
    return actions.Play(card) if phase is Phase.PLAY else actions.Call(card)


def _word_of(seat: int, number: int) -> Speak:
    """Return a word of the round before play."""
    if number == deal_layout.PASS:
        return actions.GOOD
    if number < deal_layout.DOUBLE_GAME:
        return Speak((ITEMS[number - deal_layout.ANNOUNCE],))
    if number == deal_layout.DOUBLE_GAME:
        return Speak(doubles=("game",))
    target: actions.Target = (
        ITEMS[number - deal_layout.DOUBLE_ITEM]
        if number < deal_layout.DOUBLE_SEAT
        else (seat + number - deal_layout.DOUBLE_SEAT + 1) % PLAYERS
    )
    return Speak(doubles=(target,))


# Where cards may be


def _places(question: Question) -> dict[Card, tuple[int, tuple[bool, bool, bool, bool]]]:
    """Return for every card that the player cannot see its number, and at which places it may be: others, or hidden.

    Hands that lie open are seen.
    """
    words = question.words()
    out = cards_from(int(words[encoder.OUT]))
    first, second, third = (cards_from(int(words[encoder.CAN + step])) for step in range(PLAYERS - 1))
    shown = [cards_from(int(words[encoder.OPEN + step])) for step in range(PLAYERS - 1)]
    unseen = out - shown[0] - shown[1] - shown[2]
    return {card: (_number_of(card), (card in first, card in second, card in third, True)) for card in unseen}


def _number_of(card: Card) -> int:
    return bit_of(card).bit_length() - 1
