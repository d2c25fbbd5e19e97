"""Who deals, who leads and who sits out."""

import pytest

from tarock.danish.seating import Seating
from tests.danish.builders import FIVE, FOUR, FOUR_TWO_PACKS, THREE, A, B, C, D, E


@pytest.mark.parametrize("dealer", [A, B, C])
def test_forehand_sits_next_to_the_dealer_in_playing_order(dealer: int) -> None:
    """Jensen 1989, Spillerne, l.48, l.55-56; Møller, Udspil, l.643-644."""
    seating = Seating.of_three(dealer)
    assert (seating.dealer, seating.forehand, seating.middle) == (dealer, (dealer + 1) % 3, (dealer + 2) % 3)
    assert seating.sitting_out == ()
    assert seating.problems() == []


def test_declarations_go_from_dealer_to_forehand_to_middle_hand() -> None:
    """Jensen 1989, Meldinger, l.187-188; B-39."""
    assert THREE.declaring_order == (A, B, C)
    assert FOUR_TWO_PACKS.declaring_order == (A, C, D)


def test_play_goes_round_the_three_active_players() -> None:
    """Møller, Selve spillet, l.1963: counter-clockwise, which is the order of the seats."""
    assert [THREE.order_from(seat) for seat in (A, B, C)] == [(A, B, C), (B, C, A), (C, A, B)]
    assert [FOUR.order_from(seat) for seat in (A, B, D)] == [(A, B, D), (B, D, A), (D, A, B)]
    assert [FIVE.after(seat) for seat in (A, B, E)] == [B, E, A]


def test_everybody_at_the_table_is_known_but_only_three_are_active() -> None:
    """Jensen 1989, Spillerne, l.79-81, l.99-101: all fund the cups, three play."""
    assert (FOUR.active, FOUR.at_table) == ((A, B, D), (A, B, C, D))
    assert (FIVE.active, FIVE.at_table) == ((A, B, E), (A, B, C, D, E))
    assert Seating.of_three(C).active == (A, B, C)


def test_opponents_are_the_two_other_active_players() -> None:
    assert THREE.opponents(B) == (A, C)
    assert FOUR.opponents(D) == (A, B)
    assert FIVE.opponents(A) == (B, E)


@pytest.mark.parametrize("dealer", range(5))
def test_the_tables_of_the_books_can_be_played(dealer: int) -> None:
    """Jensen 1989, Spillerne, l.48-101; Møller, Deltagere, l.354-389: seats counted from the dealer."""
    for players, forehand, middle in ((3, 1, 2), (4, 1, 3), (4, 2, 3), (5, 1, 4)):
        seat, first, second = ((dealer + step) % players for step in (0, forehand, middle))
        sitters = tuple(other for other in range(players) if other not in {seat, first, second})
        assert Seating(seat, first, second, sitters).problems() == []


@pytest.mark.parametrize(
    ("seating", "problem"),
    [
        (Seating(A, B, B), "a seat is named twice"),
        (Seating(A, B, D, (D,)), "a seat is named twice"),
        (Seating(A, B, D), "3 players sit at A, B, C, one at each"),
        (Seating(A, B, C, (E,)), "4 players sit at A, B, C, D, one at each"),
        (Seating(A, C, B), "forehand comes before middle hand in playing order from the dealer"),
        (Seating(D, C, A, (B,)), "forehand comes before middle hand in playing order from the dealer"),
    ],
)
def test_a_seating_that_cannot_be_says_why(seating: Seating, problem: str) -> None:
    assert [str(found) for found in seating.problems()] == [problem]
