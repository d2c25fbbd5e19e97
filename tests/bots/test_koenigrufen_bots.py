"""Bots for Königrufen play whole deals from views alone, and keep to a few rules of thumb."""

from random import Random

import pytest

from tarock.bots.koenigrufen import RandomBot
from tarock.bots.koenigrufen.bidding import is_beggar, strength
from tarock.bots.koenigrufen.card_play import ducked
from tarock.bots.koenigrufen.playing import KoenigrufenPlayer, play_out
from tarock.bots.koenigrufen.simple_bot import SimpleBot
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import GOOD, PASS, PASS_FOREHAND, VORHAND, Action, Bid, Call, Lay, Speak, Take
from tarock.koenigrufen.cards import KINGS, PACK, PLAYERS, TRULL
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.trick import Trick
from tarock.notation.cards import parse_card
from tarock.rulesets import load_koenigrufen

BOOKS = ("koenigrufen-1900", "koenigrufen-turnier", "koenigrufen-mayr-2012")
KINDS: dict[str, type[RandomBot | SimpleBot]] = {
    "random": RandomBot,
    "simple": SimpleBot,
}


def dealt(book: str, number: int) -> KoenigrufenState:
    dealer = number % PLAYERS
    return start(load_koenigrufen(book), dealer, *deal(dealer, f"bots {number}"))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("book", BOOKS)
def test_a_hundred_deals(book: str, kind: str) -> None:
    rng = Random(book)
    bots: dict[int, KoenigrufenPlayer] = {seat: KINDS[kind]() for seat in range(PLAYERS)}
    for number in range(100):
        state = play_out(dealt(book, number), bots, rng)
        assert state.is_over
        assert sum(state.settlement.money) == 0


def hand(text: str) -> CardSet:
    return CardSet.from_cards(parse_card(token) for token in text.split())


STRONG = hand("X T21 T20 T18 T15 T12 T9 T7 SK S7 HK DQ")
WEAK = hand("T5 T3 S7 S8 S9 H4 H3 D4 D3 C7 C8 CJ")


def test_strength_counts_tarocks_kings_and_trull() -> None:
    assert strength(STRONG) == 8 + 4 + 2
    assert strength(WEAK) == 2
    assert is_beggar(WEAK)
    assert not is_beggar(STRONG)


def forehand_with(cards: CardSet, book: str = "koenigrufen-turnier") -> KoenigrufenState:
    """Seat A has the forehand and these cards."""
    rest = [card for card in PACK if card not in cards]
    hands = (cards, *(CardSet.from_cards(rest[12 * place : 12 * (place + 1)]) for place in range(3)))
    return start(load_koenigrufen(book), 3, hands, tuple(rest[36:]))


def asked(state: KoenigrufenState) -> Action:
    assert state.turn is not None
    return SimpleBot().act(state.view(state.turn), Random(1), {}).action


def left_alone(cards: CardSet) -> KoenigrufenState:
    """The others have passed, and A must choose a game."""
    state = forehand_with(cards).apply(0, VORHAND)
    for seat in (1, 2, 3):
        state = state.apply(seat, PASS)
    return state


def test_a_weak_forehand_plays_trischaken_and_a_strong_one_a_dear_game() -> None:
    assert asked(left_alone(hand("T5 T3 S7 S8 SK H4 H3 D4 D3 C7 C8 CJ"))) == Bid("trischaken")
    assert asked(left_alone(STRONG)) == Bid("dreier")


def test_a_weak_player_passes() -> None:
    state = forehand_with(hand("X T21 T20 T19 T18 T17 T16 T15 SK HK DK CK"))
    assert asked(state) == PASS_FOREHAND
    middling = forehand_with(hand("T5 T3 T9 T12 SK S8 HQ H4 DQ D4 C7 C8"), "koenigrufen-1900")
    assert asked(middling) == PASS


def test_the_king_of_the_longest_suit_is_called() -> None:
    state = left_alone(hand("X T21 T20 T18 T15 T12 SQ S7 S8 H4 DQ CK")).apply(0, Bid("rufer"))
    assert asked(state) == Call(parse_card("SK"))


def test_the_half_with_the_called_king_is_taken() -> None:
    cards = hand("X T21 T20 T18 T15 T12 SQ S7 S8 H4 DQ CK")
    rest = [card for card in PACK if card not in cards and card != parse_card("SK")]
    hands = (cards, *(CardSet.from_cards(rest[12 * place : 12 * (place + 1)]) for place in range(3)))
    state = start(load_koenigrufen("koenigrufen-turnier"), 3, hands, (*rest[36:], parse_card("SK"))).apply(0, VORHAND)
    for seat in (1, 2, 3):
        state = state.apply(seat, PASS)
    state = state.apply(0, Bid("rufer")).apply(0, Call(parse_card("SK")))
    assert asked(state) == Take(2)
    state = state.apply(0, Take(2))
    laid = asked(state)
    assert isinstance(laid, Lay)
    assert not laid.cards & (KINGS | TRULL)
    assert parse_card("H4") in laid.cards, "the shortest suit"


def test_what_is_surely_held_is_announced() -> None:
    state = left_alone(hand("X T21 T20 T18 T15 T12 T1 S7 S8 H4 DQ CK")).apply(0, Bid("solorufer"))
    assert asked(state.apply(0, Call(parse_card("SK")))) == Speak(announces=("trull",))
    without = left_alone(STRONG).apply(0, Bid("solorufer"))
    assert asked(without.apply(0, Call(parse_card("DK")))) == GOOD


def trick(*cards: str) -> Trick:
    plays = tuple((seat, parse_card(card)) for seat, card in enumerate(cards, 1))
    return Trick(1, 1, powerless=False, kaiserstich=False, plays=plays)


def test_ducking_throws_the_highest_card_that_does_not_win() -> None:
    assert ducked(trick("T10", "T15"), hand("T12 T5 T20")) == parse_card("T12")
    assert ducked(trick("T10"), hand("T12 T15")) == parse_card("T12")
    assert ducked(trick(), hand("T12 S7")) == parse_card("S7")
