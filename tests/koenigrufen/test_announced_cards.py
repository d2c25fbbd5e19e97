"""Announced cards in play: book of 1900, § 11; tournament sheet 8.9–8.11; K-A23, T-A23, T-A24, M-A17."""

import pytest

from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tests.koenigrufen.builders import (
    K1900,
    MAYR,
    TURNIER,
    A,
    B,
    D,
    house,
    modern_books,
    playable,
    played,
    position,
    why_not,
)

# Announced birds, tournament sheet and Mayr


def with_birds(book: KoenigrufenRuleset, hand: str, announced: str) -> KoenigrufenState:
    """A tarock has been led by D, and A has to follow; he plays a Dreier and has announced birds."""
    size = len(hand.split())
    b, c, d = (" ".join(others.split()[:size]) for others in ("S7 S8 S9 S10 SJ", "H4 H3 H2 H1 HJ", "T20 D4 D3 D2 D1"))
    state = position(book, "dreier", D, hand, b, c, d, announced=f"A {announced}")
    return played(state, "T20")


@modern_books
@pytest.mark.parametrize(
    ("hand", "announced", "expected"),
    [
        ("T1 T2 T3 T4 SQ", "pagat uhu kakadu quapil", "T4"),
        ("T1 T2 T3 SQ HQ", "pagat uhu kakadu quapil", "T3"),
        ("T1 T2 SQ HQ DQ", "pagat uhu kakadu quapil", "T2"),
        ("T1 T4 T9 SQ HQ", "pagat quapil", "T4 T9"),
        ("T1 T3 T4 T9 SQ", "pagat kakadu", "T3 T4 T9"),
        ("T1 T2 T9 SQ HQ", "uhu", "T1 T2 T9"),
        ("T1 T2", "pagat uhu", "T2"),
        ("T1 T2 T4", "pagat uhu quapil", "T4"),
        ("T1 T3 T4", "pagat kakadu quapil", "T3 T4"),
        ("T1 T2", "pagat", "T1 T2"),
    ],
)
def test_announced_birds_that_fail_are_given_up_from_the_highest_down(
    book: KoenigrufenRuleset, hand: str, announced: str, expected: str
) -> None:
    """8.9; T-A24, M-A17: before its own trick a bird is played only when no higher announced one is in the hand."""
    assert playable(with_birds(book, hand, announced)) == expected


@modern_books
def test_the_wrong_order_of_birds_is_refused(book: KoenigrufenRuleset) -> None:
    """8.9, where a breach would be Renonce; M-A17, where it would not."""
    state = with_birds(book, "T1 T4 T9 SQ HQ", "pagat quapil")
    assert why_not(state, "A T1") is Reason.BIRD_ORDER
    leading = position(book, "dreier", A, "T1 T4 SQ", "S7 S8 S9", "H1 H2 H3", "D1 D2 D3", announced="A pagat quapil")
    assert why_not(leading, "A T1") is Reason.BIRD_ORDER
    assert playable(leading) == "SQ T4"


def test_birds_of_others_do_not_bind() -> None:
    """8.9: only what one has announced oneself."""
    state = position(
        TURNIER, "dreier", A, "T1 T4 SQ", "S7 S8 S9", "H1 H2 H3", "D1 D2 D3", announced="B pagat, C quapil"
    )
    assert playable(state) == "SQ T1 T4"


@modern_books
def test_an_announced_bird_may_be_played_early_and_is_then_lost(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 8.10; T-A23; M-A17."""
    assert playable(with_birds(book, "T1 T9 SQ HQ DQ", "pagat")) == "T1 T9"


def test_a_house_may_leave_the_order_of_birds_free() -> None:
    """The other reading of M-A17: Mayr himself says nothing of an order."""
    book = house(MAYR, announcing={"give_up": "free"})
    assert playable(with_birds(book, "T1 T4 T9 SQ HQ", "pagat quapil")) == "T1 T4 T9"


# Announced cards are held back, book of 1900


def test_an_announced_pagat_is_held_back_while_another_card_may_be_played() -> None:
    """§ 11; K-A23."""
    state = with_birds(K1900, "T1 T9 T10 SQ HQ", "pagat")
    assert playable(state) == "T9 T10"
    assert why_not(state, "A T1") is Reason.HELD_BACK
    assert playable(with_birds(K1900, "T1 SQ HQ DQ CQ", "pagat")) == "T1"
    assert playable(with_birds(K1900, "T1", "pagat")) == "T1"


def test_a_bird_held_back_is_free_in_its_own_trick() -> None:
    """K-A23 in a house with more birds: the Uhu in trick 11."""
    book = house(MAYR, announcing={"early": "held_back"})
    assert playable(with_birds(book, "T2 T9 SQ", "uhu")) == "T9"
    assert playable(with_birds(book, "T2 T9", "uhu")) == "T2 T9"


def test_an_announced_pagat_is_not_led_early() -> None:
    """§ 11; K-A23."""
    hands = ("T1 SQ", "S7 S8", "H1 H2", "D1 D2")
    assert playable(position(K1900, "dreier", A, *hands, announced="A pagat")) == "SQ"
    assert playable(position(K1900, "dreier", A, *hands, announced="A trull kings")) == "SQ T1"


def test_a_pagat_that_a_partner_announced_is_held_back_too() -> None:
    """§ 11: one announces the Pagat in another's name; here A and B both play against the Dreier of D."""
    hands = ("T1 T9 SQ", "S7 S8 S9", "H1 H2 H3", "T20 D2 D3")
    state = played(position(K1900, "dreier", D, *hands, declarer=D, announced="B pagat"), "T20")
    assert playable(state) == "T9"
    state = played(position(K1900, "dreier", D, *hands, declarer=D, announced="D pagat"), "T20")
    assert playable(state) == "T1 T9"


def test_a_pagat_is_not_held_back_for_somebody_who_may_be_an_opponent() -> None:
    """§ 7: nobody knows the partner; K-A23 binds a player only to what he knows to be his side's."""
    hands = ("T1 T9 SQ", "S7 S8 S9", "SK H2 H3", "T20 D2 D3")
    state = played(position(K1900, "rufer", D, *hands, declarer=D, call="SK", announced="B pagat"), "T20")
    assert playable(state) == "T1 T9"
    mate = ("T1 T9 SK", "S7 S8 S9", "SQ H2 H3", "T20 D2 D3")
    state = played(position(K1900, "rufer", D, *mate, declarer=D, call="SK", announced="D pagat"), "T20")
    assert playable(state) == "T9"


def test_a_king_announced_ultimo_is_held_back() -> None:
    """§ 11: the partner may not take the queen with it."""
    hands = ("SK S9 H1", "S7 S8 H4", "H2 H3 C9", "SQ D2 D3")
    for said in ("A koenig_ultimo", "B koenig_ultimo"):
        state = position(K1900, "rufer", D, *hands, declarer=B, call="SK", announced=said)
        state = played(state, "SQ")
        assert playable(state) == "S9"
        assert why_not(state, "A SK") is Reason.HELD_BACK
    bare = ("SK H4 H1", "S7 S8 C7", "H2 H3 C9", "SQ D2 D3")
    state = position(K1900, "rufer", D, *bare, declarer=B, call="SK", announced="A koenig_ultimo")
    assert playable(played(state, "SQ")) == "SK"


def test_of_two_announced_cards_either_may_go_when_nothing_else_is_left() -> None:
    """§ 11; K-A23: Pagat and king both announced, and the lead in trick 11."""
    hands = ("SK T1", "S7 S8", "H2 H3", "SQ D2")
    state = position(K1900, "rufer", A, *hands, declarer=B, call="SK", announced="A koenig_ultimo pagat")
    assert playable(state) == "SK T1"
