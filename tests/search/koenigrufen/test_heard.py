"""Beliefs hear everything that is said: each word makes the hands likelier with which people say it."""

from random import Random
from typing import Final

import numpy as np
import pytest

from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.cards import KINGS, TAROCKS, TRULL
from tarock.koenigrufen.state import KoenigrufenState
from tarock.search._kernels.koenigrufen import worlds as world_at
from tarock.search._kernels.koenigrufen.evaluation import strength
from tarock.search.koenigrufen import heard as koenigrufen_heard
from tarock.search.koenigrufen.beliefs import drawn_from
from tarock.search.koenigrufen.heard import words_heard
from tarock.search.koenigrufen.packing import bits_of
from tests.koenigrufen.builders import K1900, MAYR, TURNIER, A, B, C, D, after, cards, prepared

DRAWS: Final = 400
STRONG: Final = "X T21 T20 T19 T18 T17 T1 SK S8 H4 DQ D4"
PLAIN: Final = "T14 T13 T12 T11 T10 T9 SQ S7 S9 H3 HJ DJ"


def believed(state: KoenigrufenState, viewer: Seat, holder: Seat, of: CardSet) -> float:
    """Return how many of some cards a seat is believed to hold on the average."""
    drawn = drawn_from(state.view(viewer), DRAWS, Random(1))
    assert drawn is not None
    wanted = bits_of(of)
    held = np.array([(int(row[holder]) & wanted).bit_count() for row in drawn.rows])
    return float(held @ drawn.weights / drawn.weights.sum())


def dreier(said: str = "") -> KoenigrufenState:
    state = prepared(MAYR, "A dreier", STRONG, PLAIN)
    return after(state, said) if said else state


@pytest.mark.parametrize(
    ("said", "of", "more"),
    [
        ("A announces trull", TRULL, 1.0),
        ("A announces kings", KINGS, 0.8),
        ("A announces pagat", TAROCKS, 0.3),
    ],
)
def test_an_announcement_makes_its_cards_likelier(said: str, of: CardSet, more: float) -> None:
    assert believed(dreier(said), B, A, of) > believed(dreier("A good"), B, A, of) + more


def test_silence_makes_a_trull_unlikely_that_would_have_been_announced() -> None:
    """Who has all three pieces announces them (book of 1900, § 10)."""
    assert believed(dreier("A good"), B, A, TRULL) < believed(dreier(), B, A, TRULL)


@pytest.mark.parametrize("book", [K1900, MAYR], ids=["1900", "mayr"])
def test_kontra_makes_an_opponent_strong(book: object) -> None:
    state = after(prepared(K1900 if book is K1900 else MAYR, "A dreier", STRONG, PLAIN), "A good")
    doubled = after(state, "B kontra game")
    assert believed(doubled, C, B, TAROCKS) > believed(after(state, "B good"), C, B, TAROCKS) + 0.5


def test_re_makes_the_declarer_stronger_still() -> None:
    state = after(dreier(), "A good, B kontra game, C good, D good")
    assert believed(after(state, "A re game"), C, A, TAROCKS) > believed(after(state, "A good"), C, A, TAROCKS)


def test_who_doubles_a_trull_has_a_piece_of_it() -> None:
    announced = after(prepared(TURNIER, "A dreier", "X T21 T20 T19 T18 T17", "T1"), "A announces trull")
    doubled, silent = after(announced, "B kontra trull"), after(announced, "B good")
    assert believed(doubled, C, B, TRULL) > believed(silent, C, B, TRULL) + 0.3


# Calls and the talon


def rufer(call: str, talon: str = "T15 T16 SJ H1 D2 C7") -> KoenigrufenState:
    return prepared(TURNIER, "A rufer", "X T21 T20 T18 SC S8 S10 H4 DQ D4 CQ C8", PLAIN, talon=talon, call=call)


def test_a_called_king_makes_its_suit_long() -> None:
    """The longest suit is called (book of 1900, § 8)."""
    spades = cards("SQ SC SJ S10 S9 S8 S7")
    assert believed(rufer("SK"), D, A, spades) > believed(rufer("HK"), D, A, spades) + 0.3


def test_the_half_that_was_taken_makes_hands_likelier_that_it_suits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The better half for one's own hand is bought (book of 1900, § 8)."""
    state = rufer("SK", "T15 C7 C10 T16 H1 D2")
    heard = better_half(state)
    monkeypatch.setattr(koenigrufen_heard, "_TAKES", 1_000_000)
    assert heard > better_half(state)


def better_half(state: KoenigrufenState) -> float:
    """Return by how much the half that was bought is believed to suit the declarer better than the other."""
    drawn = drawn_from(state.view(D), DRAWS, Random(1))
    assert drawn is not None
    bought, left = bits_of(state.table.half(1)), bits_of(state.table.half(2))
    dealt = [(int(row[A]) | int(row[world_at.LAID])) & ~bought for row in drawn.rows]
    gains = np.array([strength(hand | bought) - strength(hand | left) for hand in dealt])
    return float(gains @ drawn.weights / drawn.weights.sum())


def test_ones_own_words_tell_nothing() -> None:
    state = after(dreier(), "A announces trull, B kontra game")
    assert {word.seat for word in words_heard(state.table, A)} == {B, C, D}
    assert {word.seat for word in words_heard(state.table, C)} == {A, B, D}


def test_in_a_negative_game_only_the_auction_is_heard() -> None:
    """Nothing is announced there (tournament sheet 8.5)."""
    state = prepared(TURNIER, "A bettel", "S7 S8 S9 H4 H3 H2 D4 D3 D2 C7 C8 C9")
    assert not [word for word in words_heard(after(state, "A good, B kontra game").table, C) if word.held]
