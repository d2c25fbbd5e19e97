"""A decision of Danish Tarok as a network sees it, made from a view alone, and the rules of a whole deal as numbers.

>>> from tarock.danish.seating import Seating
>>> from tarock.danish.state import start
>>> from tarock.rulesets import load_danish
>>> state = start(load_danish("danish-hjoerring"), Seating.of_three(dealer=0), "a seed")
>>> question = question_of(state.view(0))
>>> question.ask_for_skat()
>>> len(question.legal)  # all free suit cards of the dealer
19
"""

from collections.abc import Container
from dataclasses import dataclass
from typing import Final

import numpy as np

from tarock.core.cards import Card
from tarock.core.families import GAMES
from tarock.danish.actions import NAMES, REDEAL, Action, Lay
from tarock.danish.cards import PACK
from tarock.danish.history import begun
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, DanishView, settle_table
from tarock.danish.table import Phase
from tarock.search._kernels.danish import deal_layout, encoder, layout
from tarock.search._kernels.danish import selfplay as kernel
from tarock.search._kernels.danish.laying import lay_card
from tarock.search._kernels.danish.sight import KNOWN_SIZE
from tarock.search.danish import packing as danish
from tarock.search.danish.advice import pack_view
from tarock.search.danish.history import history_of
from tarock.search.danish.packing import Ints, plan_of, words
from tarock.search.inputs import Bits, Input

ACTIONS: Final[tuple[Action | None, ...]] = (*danish.ACTIONS, REDEAL, None)
"""Every action by its number; None is to let a right out of turn go."""

_INPUT: Final = Input(encoder.FEATURES)


def deal_plan_of(ruleset: DanishRuleset, seating: Seating) -> Ints:
    """Return what a ruleset says about a whole deal, from the stake to the settlement."""
    plan: Ints = np.zeros(deal_layout.DEAL_PLAN_SIZE, np.int64)
    plan[: layout.PLAN_SIZE] = plan_of(ruleset, seating)
    for slot, amount in _terms(ruleset).items():
        plan[slot] = amount
    return plan


def _terms(rules: DanishRuleset) -> dict[int, int | bool]:
    return {
        deal_layout.ANTE: rules.ante.each_cup,
        deal_layout.MAY_REDEAL: rules.redeal.allowed,
        deal_layout.SKUS_LAYABLE: rules.skat.skus != "never",
        deal_layout.T21_LAYABLE: rules.skat.t21,
        deal_layout.PAGAT_LAYABLE: rules.skat.pagat,
        deal_layout.VOID_LAYABLE: rules.skat.taroks == "void",
        deal_layout.JUDGED_ON_DEALT: rules.declared_skat.judged_on == "dealt",
        deal_layout.SHORTEST_TAROKS: rules.taroks.shortest,
        deal_layout.TAROKS_POINTS: rules.taroks.points,
        deal_layout.TAROKS_STEP: rules.taroks.step,
        deal_layout.SHORTEST_MATADORS: rules.matadors.shortest,
        deal_layout.MATADORS_POINTS: rules.matadors.points,
        deal_layout.MATADORS_STEP: rules.matadors.step,
        deal_layout.HALF: rules.half.points,
        deal_layout.FULL: rules.full.points,
        deal_layout.OVERFULL: rules.overfull.points,
    }


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody is to decide: a deal as the kernels keep it, as far as he knows it."""

    plan: Ints
    position: Ints
    known: Ints
    more: Ints

    @property
    def place(self) -> int:
        """Who is to decide: 0 for the dealer, 1 for forehand, 2 for middle hand."""
        return int(self.more[deal_layout.ACTOR])

    @property
    def legal(self) -> list[int]:
        """What he may do as far as he can know, as numbers of :data:`ACTIONS`."""
        suits, taroks, spoken = (int(word) for word in self.more[_LEGAL])
        mask = suits | taroks << layout.FIRST_TAROK | spoken << deal_layout.FIRST_SPOKEN
        return [action for action in range(deal_layout.ACTIONS) if mask >> action & 1]

    def ask_for_right(self, place: int, action: Action) -> None:
        """Ask whether somebody uses a right out of turn: a new deal, or a demand."""
        number = ACTIONS.index(action)
        decision = deal_layout.REDEALING if number == deal_layout.REDEAL else deal_layout.DEMANDING
        kernel.offer_right(self.more, place, decision, number)

    def ask_for_skat(self) -> None:
        """Ask the dealer for the next card of his skat."""
        kernel.offer_skat(self.plan, self.more)

    def lay(self, card: Card) -> None:
        """Lay a card of the skat."""
        lay_card(self.plan, self.position, self.more, card)

    def ask_on_turn(self, refused: Container[Action] = ()) -> None:
        """Ask the player on turn for a card or a word; some names the table has refused."""
        self.more[deal_layout.REFUSED] = sum((name in refused) << suit for suit, name in enumerate(NAMES))
        kernel.write_legal(self.position, self.more)

    def words(self) -> Ints:
        """Return all that he knows, in the words of the encoder; what is hidden from him stands behind it, if known."""
        found: Ints = np.zeros(encoder.WORDS, np.int64)
        encoder.write_words(self.plan, self.position, self.known, self.more, self.place, found)
        return found

    def bits(self) -> Bits:
        """Return the input of a network."""
        return _INPUT.bits(self.words())


_LEGAL: Final = [deal_layout.LEGAL_SUITS, deal_layout.LEGAL_TAROKS, deal_layout.LEGAL_SPOKEN]


def question_of(view: DanishView) -> Question:
    """Return a deal as one of its players knows it before the skat is laid or in the card play.

    In both other hands lies all that he has not seen; the encoder never looks there.
    """
    return _before_skat(view) if view.phase is Phase.SKAT else _in_play(view)


def _before_skat(view: DanishView) -> Question:
    table = view.table
    question = empty_question(table.ruleset, table.seating)
    for place, seat in enumerate(table.seating.declaring_order):
        hand = view.hand if seat == view.seat else PACK - view.hand
        question.position[layout.SUITS + place], question.position[layout.TAROKS + place] = words(hand)
    cups = settle_table(table).cups
    kernel.begin_deal(question.plan, question.position, question.more, cups.king, cups.pagat)
    question.position[layout.CUPS : layout.CUPS + 2] = cups.king, cups.pagat
    return question


def empty_question(ruleset: DanishRuleset, seating: Seating) -> Question:
    """Return a deal in which nothing is dealt yet."""
    position, known, more = (
        np.zeros(size, np.int64) for size in (layout.POSITION_SIZE, KNOWN_SIZE, deal_layout.MORE_SIZE)
    )
    kernel.clear(position, known, more)
    return Question(deal_plan_of(ruleset, seating), position, known, more)


def _in_play(view: DanishView) -> Question:
    table = view.table
    packed = pack_view(view)
    plan = deal_plan_of(table.ruleset, table.seating)
    more: Ints = np.zeros(deal_layout.MORE_SIZE, np.int64)
    more[deal_layout.SKAT_SUITS], more[deal_layout.SKAT_TAROKS] = words(view.skat)
    packed.position[layout.POINTS] += sum(int(plan[layout.VALUES + card]) for card in view.skat)
    return Question(plan, packed.position, history_of(table), more)


# Whole deals


def whole_deal(state: DanishState) -> Question:
    """Return a deal as the kernels keep it, with all hands, by playing over again all that has happened in it."""
    deal = begun(state)
    table = deal.table
    question = empty_question(table.ruleset, table.seating)
    for place, seat in enumerate(table.seating.declaring_order):
        question.position[layout.SUITS + place], question.position[layout.TAROKS + place] = words(deal.hands[seat])
    kernel.begin_deal(question.plan, question.position, question.more, table.cups.king, table.cups.pagat)
    for seat, action in GAMES["danish"].acts(state):
        act(question, table.seating.declaring_order.index(seat), action)
    return question


def act(question: Question, place: int, action: Action) -> None:
    """Let a place do something in a whole deal; declarations follow by themselves, and questions change nothing."""
    numbers = list(action.cards) if isinstance(action, Lay) else [_NUMBERS[action]] if action in _NUMBERS else []
    for number in numbers:
        question.more[deal_layout.ACTOR] = place
        kernel.step(question.plan, question.position, question.known, question.more, number)


_NUMBERS: Final = {action: number for number, action in enumerate(ACTIONS) if action is not None}
