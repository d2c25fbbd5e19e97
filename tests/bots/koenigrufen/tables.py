"""Tables of Königrufen for the bots: hands in words, deals that have reached a decision."""

from random import Random

from tarock.bots.koenigrufen.book_bot import BookBot
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import PASS, VORHAND, Action
from tarock.koenigrufen.cards import PACK, PLAYERS
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.notation.cards import parse_card
from tarock.rulesets import load_koenigrufen

BOOKS = ("koenigrufen-1900", "koenigrufen-turnier", "koenigrufen-mayr-2012")


def hand(text: str) -> CardSet:
    return CardSet.from_cards(parse_card(token) for token in text.split())


def dealt(book: str, number: int) -> KoenigrufenState:
    dealer = number % PLAYERS
    return start(load_koenigrufen(book), dealer, *deal(dealer, f"bots {number}"))


def forehand_with(cards: CardSet, book: str = "koenigrufen-turnier", talon: str = "") -> KoenigrufenState:
    """Seat A has the forehand and these cards; the talon ends with those named."""
    lying = hand(talon)
    rest = [*(card for card in PACK if card not in cards | lying), *lying]
    hands = (cards, *(CardSet.from_cards(rest[12 * place : 12 * (place + 1)]) for place in range(3)))
    return start(load_koenigrufen(book), 3, hands, tuple(rest[36:]))


def left_alone(cards: CardSet, book: str = "koenigrufen-turnier", talon: str = "") -> KoenigrufenState:
    """The others have passed, and A must choose a game."""
    state = forehand_with(cards, book, talon).apply(0, VORHAND)
    for seat in (1, 2, 3):
        state = state.apply(seat, PASS)
    return state


def answer(state: KoenigrufenState) -> tuple[Action, str]:
    """Return what the book bot does, and by which advice."""
    assert state.turn is not None
    decision = BookBot().act(state.view(state.turn), Random(1), {})
    assert decision.why is not None
    assert decision.why.advice is not None
    return decision.action, decision.why.advice
