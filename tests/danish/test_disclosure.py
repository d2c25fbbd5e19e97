"""Asking how many taroks lie in the skat.

Jensen 1989, Udtryk, l.43-44; Møller, Lægning af skat, l.545-548, Om lægning, l.1345-1347; B-30.
"""

import pytest

from tarock.danish.reasons import Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState
from tests.danish.builders import (
    FOUR,
    HJOERRING,
    JENSEN,
    A,
    B,
    C,
    after,
    begun,
    either_book,
    house,
    in_play,
    laid,
    offered,
    played_to,
    position,
    sums,
    why_not,
)

SUITS_ONLY = "SQ S9 S7 S6 S4 S2 HQ H1 H3 H5 H7 H9 DQ D1 D3 D4 D6 D8 D10 CQ C10 C8 C6 C3 C1"


def with_skat(book: DanishRuleset, hand: str, skat: str) -> DanishState:
    """Dealer C has these cards beside 25 suit cards, and has laid these."""
    return in_play(book, "", "", f"{hand} {SUITS_ONLY}", skat=skat)


@either_book
@pytest.mark.parametrize(
    ("hand", "skat", "number"),
    [
        ("T20 T9 T5", "S2 S4 S6", 0),
        ("T9 SK HK", "T9 S2 S4", 1),
        ("T20 T9 SK", "T20 T9 S2", 2),
        ("T20 T9 T5", "T20 T9 T5", 3),
        ("T20 T9 X", "T20 T9 S2", 2),
    ],
)
def test_the_dealer_says_how_many_taroks_were_laid(book: DanishRuleset, hand: str, skat: str, number: int) -> None:
    """Jensen 1989, Udtryk, l.44; Møller, Lægning af skat, l.545-546."""
    state = with_skat(book, hand, skat)
    assert (state.table.laid_taroks, state.table.asked_by) == (None, None)
    state = after(state, "A asks")
    assert (state.table.laid_taroks, state.table.asked_by) == (number, A)


def test_a_laid_skus_is_no_tarok_in_the_answer() -> None:
    """Jensen 1989, Udtryk, l.43-44: the skus does not count as tarok here."""
    assert after(with_skat(JENSEN, "T20 T9 X", "T20 T9 X"), "B asks").table.laid_taroks == 2


@either_book
@pytest.mark.parametrize("seat", [A, B, C])
def test_everybody_hears_the_answer(book: DanishRuleset, seat: int) -> None:
    state = after(with_skat(book, "T20 T9 T5", "T20 T9 T5"), "A asks")
    assert state.view(seat).table.laid_taroks == 3


@either_book
@pytest.mark.parametrize("seat", "AB")
def test_either_opponent_may_ask_on_turn_or_not(book: DanishRuleset, seat: str) -> None:
    """B-30: any time after the declarations; the turn stays where it was."""
    state = with_skat(book, "T20 T9 T5", "S2 S4 S6")
    assert offered(state, "AB".index(seat))[-1] == "asks"
    assert after(state, f"{seat} asks").turn == A


@either_book
def test_the_question_may_come_at_any_time_of_the_play(book: DanishRuleset) -> None:
    """B-30: also in the middle of a trick and in the last one."""
    state = with_skat(book, "T20 T9 T5", "T20 T9 T5")
    in_a_trick = after(state, f"A {offered(state, A)[0]}")
    assert after(in_a_trick, "A asks").table.laid_taroks == 3
    assert after(played_to(state, 25), "B asks").table.laid_taroks == 3


@either_book
def test_the_question_costs_nothing(book: DanishRuleset) -> None:
    state = with_skat(book, "T20 T9 T5", "T20 T9 T5")
    assert sums(after(state, "A asks").settlement) == sums(state.settlement)


@either_book
def test_the_dealer_knows_his_own_skat(book: DanishRuleset) -> None:
    state = with_skat(book, "T20 T9 T5", "S2 S4 S6")
    assert "asks" not in offered(state, C)
    assert why_not(state, "C asks") is Reason.DEALER_ASKS


@either_book
@pytest.mark.parametrize("seat", "AB")
def test_one_answer_is_enough(book: DanishRuleset, seat: str) -> None:
    state = after(with_skat(book, "T20 T9 T5", "S2 S4 S6"), "A asks")
    assert "asks" not in offered(state, "AB".index(seat))
    assert why_not(state, f"{seat} asks") is Reason.ASKED_ALREADY


@either_book
def test_nobody_asks_before_the_declarations_are_over(book: DanishRuleset) -> None:
    """B-30."""
    state = begun(book)
    assert why_not(state, "A asks") is Reason.NOT_NOW
    assert why_not(laid(state), "A asks") is Reason.NOT_NOW


@pytest.mark.parametrize(
    ("hand", "skat", "answer"),
    [("T20 T9 T5", "S2 S4 S6", 0), ("T9 SK HK", "T9 S2 S4", 1), ("T20 T9 T5", "T20 T9 T5", 1)],
)
def test_in_some_clubs_the_dealer_only_says_yes_or_no(hand: str, skat: str, answer: int) -> None:
    """Møller, Lægning af skat, l.546-548: not in all clubs how many."""
    club = house(HJOERRING, disclosure={"answer": "yes_no"})
    assert after(with_skat(club, hand, skat), "B asks").table.laid_taroks == answer


def test_a_house_may_do_without_the_question() -> None:
    silent = house(HJOERRING, disclosure={"answer": "none"})
    state = with_skat(silent, "T20 T9 T5", "S2 S4 S6")
    assert "asks" not in offered(state, A)
    assert why_not(state, "A asks") is Reason.NO_DISCLOSURE


@either_book
def test_in_a_position_nobody_knows_the_skat(book: DanishRuleset) -> None:
    """docs/formats.md: a position from a book has only its play."""
    state = position(book, A, "S2 D1", "S3 H1", "S4 C1")
    assert "asks" not in offered(state, A)
    assert why_not(state, "A asks") is Reason.NO_DISCLOSURE


def test_a_player_who_sits_out_does_not_ask() -> None:
    """Jensen 1989, Spillerne, l.120-121."""
    state = in_play(JENSEN, seating=FOUR)
    assert offered(state, C) == []
    assert why_not(state, "C asks") is Reason.NOT_YOUR_TURN
