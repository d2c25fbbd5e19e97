"""The quizzes of Møller's book, asked of a bot to see whether it lays and leads as the experts do.

A skat quiz gives a dealer's 28 cards and what four players (or the author) laid.  A lead quiz gives forehand's 25 cards
and what the others have declared.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Any, Final

from tarock.bots.danish.playing import DanishPlayer
from tarock.core.cards import CARD_NAMES, SUITS, Card, Rank, Suit, rank_of, suit_of
from tarock.core.cardset import CardSet
from tarock.danish.actions import Lay, Play
from tarock.danish.cards import HAND_SIZE, OF_SUIT, PACK, SKAT_SIZE, SKUS_ALONE, TAROKS
from tarock.danish.events import Cups
from tarock.danish.seating import Seating
from tarock.danish.state import start
from tarock.notation.cards import parse_card, parse_suit
from tarock.rulesets import load_danish
from tarock.testing.danish.declared_deals import deal_with, declared

DEALER_HAND: Final = HAND_SIZE + SKAT_SIZE
_DEALER, _FOREHAND, _MIDDLE = range(3)


@dataclass(frozen=True, slots=True)
class QuizAnswer:
    """What a bot answered to one quiz."""

    quiz: str
    given: str
    """The cards that it laid or led."""
    agrees: bool
    """Whether the book, or one of its experts, does the same; for a skat from the same suits."""
    is_exact: bool
    """Whether the very cards are the same, where the book names them."""


# Skats


def ask_skat(bot: DanishPlayer, quiz: Mapping[str, Any], rng: Random) -> QuizAnswer | None:
    """Let a bot lay from the hand of a quiz; None for a hand that is printed with a card too many."""
    hand = _cards(quiz["hand"])
    if len(hand) != DEALER_HAND:
        return None
    rest = list(PACK - hand)
    hands = (hand, CardSet.from_cards(rest[:HAND_SIZE]), CardSet.from_cards(rest[HAND_SIZE:]))
    state = start(load_danish(quiz["ruleset"]), Seating.of_three(0), hands, Cups(60, 60))
    action = bot.act(state.view(0), rng, {}).action
    assert isinstance(action, Lay)
    answers = list(_skat_answers(quiz))
    exact = any(_cards(answer.get("lay") or ()) == action.cards for answer in answers)
    agrees = any(_is_from_same_suits(action.cards, answer) for answer in answers)
    return QuizAnswer(quiz["id"], _names(action.cards), exact or agrees, exact)


def _skat_answers(quiz: Mapping[str, Any]) -> Iterable[Mapping[str, Any]]:
    """Give what the book or its experts laid, and the author's alternatives."""
    for answer in chain([quiz.get("answer")], quiz.get("experts", {}).values()):
        if answer is not None:
            yield answer
            if isinstance(answer.get("alternative"), dict):
                yield answer["alternative"]


def _is_from_same_suits(laid: CardSet, answer: Mapping[str, Any]) -> bool:
    """Tell whether a skat takes as many cards from each suit as an answer does."""
    fixed = _cards(answer.get("lay") or ())
    if fixed & (TAROKS | SKUS_ALONE) != laid & (TAROKS | SKUS_ALONE):
        return False
    wanted = {suit: len(fixed & OF_SUIT[suit]) for suit in Suit}
    left = {suit: len(laid & OF_SUIT[suit]) - wanted[suit] for suit in Suit}
    for pattern in answer.get("lay_pattern", ()):
        suits = [parse_suit(name) for name in pattern["suits"]]
        suit = max(suits, key=lambda suit: left[suit])
        left[suit] -= pattern["cards"]
    return bool(fixed or answer.get("lay_pattern")) and not any(left.values())


# Leads

HIGH: Final = frozenset({Rank.KING, Rank.QUEEN, Rank.CAVALL, Rank.JACK})


@dataclass(frozen=True, slots=True)
class LeadQuiz:
    """One situation of a lead quiz for a program: what the others declared, and the leads that the book names."""

    quiz: str
    situation: int
    dealer: tuple[str, ...] = ()
    """What the dealer declares, as records write it."""
    middle: tuple[str, ...] = ()
    suits: tuple[Suit, ...] = SUITS
    """The suits from which the book leads."""
    cards: tuple[str, ...] = ()
    """Single cards that it names beside them."""
    is_high: bool = False
    """Whether the card must be a court."""


LEAD_QUIZZES: Final = (
    LeadQuiz("M-U1", 0, suits=(Suit.CLUBS,), cards=("DK",)),
    LeadQuiz("M-U1", 1, dealer=("taroks 12 with",), is_high=True),
    LeadQuiz("M-U2", 0, dealer=("taroks 10 without",), suits=(Suit.HEARTS, Suit.DIAMONDS)),
    LeadQuiz("M-U3", 0, suits=(Suit.SPADES, Suit.HEARTS)),
    LeadQuiz("M-F3", 0, suits=(Suit.CLUBS,)),
    LeadQuiz("M-F3", 1, dealer=("taroks 11 with",), suits=(Suit.CLUBS,)),
    LeadQuiz("M-F3", 2, dealer=("half H missing K",), middle=("taroks 11 with",), is_high=True),
)
"""Møller, Udspilsproblemer, l.2124-2172, and Forskellige eksempler, l.2252-2277."""


def ask_lead(bot: DanishPlayer, quiz: LeadQuiz, given: Mapping[str, Any], rng: Random) -> QuizAnswer:
    """Let a bot lead as forehand after the declarations of a situation."""
    rules, said = load_danish(given["ruleset"]), {_DEALER: quiz.dealer, _MIDDLE: quiz.middle}
    hands = deal_with(rules, _FOREHAND, _cards(given["hand"]), said, _DEALER, rng)
    state = declared(rules, hands, _DEALER, rng)
    assert state.turn == _FOREHAND
    action = bot.act(state.view(_FOREHAND), rng, {}).action
    assert isinstance(action, Play)
    agrees = CARD_NAMES[action.card] in quiz.cards or (
        suit_of(action.card) in quiz.suits and (not quiz.is_high or rank_of(action.card) in HIGH)
    )
    return QuizAnswer(f"{quiz.quiz}-{quiz.situation + 1}", CARD_NAMES[action.card], agrees, agrees)


# All of them


@dataclass(frozen=True, slots=True)
class Agreement:
    """How often a bot does as the experts do."""

    answers: tuple[QuizAnswer, ...]

    @property
    def agreed(self) -> int:
        """How many answers agree with the book or with one of its experts."""
        return sum(answer.agrees for answer in self.answers)

    @property
    def exact(self) -> int:
        """How many are the same to the card."""
        return sum(answer.is_exact for answer in self.answers)


def skat_agreement(bot: DanishPlayer, quizzes: Iterable[Mapping[str, Any]], rng: Random) -> Agreement:
    """Ask a bot all skat quizzes.

    :param quizzes: as in the case file ``danish-skat-quizzes.json``.
    """
    answers = (ask_skat(bot, quiz, rng) for quiz in quizzes)
    return Agreement(tuple(answer for answer in answers if answer is not None))


def lead_agreement(bot: DanishPlayer, quizzes: Iterable[Mapping[str, Any]], rng: Random) -> Agreement:
    """Ask a bot all lead quizzes.

    :param quizzes: as in the case file ``danish-lead-quizzes.json``.
    """
    given = {quiz["id"]: quiz for quiz in quizzes}
    return Agreement(tuple(ask_lead(bot, quiz, given[quiz.quiz], rng) for quiz in LEAD_QUIZZES))


def _cards(names: Iterable[str]) -> CardSet:
    return CardSet.from_cards(parse_card(name) for name in names)


def _names(cards: Iterable[Card]) -> str:
    return " ".join(CARD_NAMES[card] for card in cards)
