"""Calling a king: book of 1900, §§ 7, 8, 17; tournament sheet 3.3, 5.1; Mayr 2012, Ruferspiele."""

import pytest

from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tests.koenigrufen.builders import (
    K1900,
    MAYR,
    SEATS,
    TURNIER,
    A,
    B,
    C,
    D,
    after,
    begun,
    card,
    every_book,
    in_play,
    modern_books,
    offered,
    played_out,
    why_not,
    won_by,
)


def called_from(book: KoenigrufenRuleset, *hands: str, talon: str = "") -> KoenigrufenState:
    """A deal in which A has to call a king for a Rufer."""
    return won_by(begun(book, *hands, talon=talon), "A rufer")


# Whom one calls


@every_book
@pytest.mark.parametrize("holder", [B, C, D])
def test_the_holder_of_the_called_king_is_the_partner(book: KoenigrufenRuleset, holder: int) -> None:
    """Book of 1900, § 7; Mayr 2012, Ruferspiele."""
    hands = ["", "", "", ""]
    hands[A], hands[holder] = "S7", "SK"
    state = after(called_from(book, *hands), "A calls SK")
    assert (state.partner, state.called, state.plays_own_king) == (holder, card("SK"), False)


@every_book
def test_any_king_that_one_does_not_hold_may_be_called(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 8; tournament sheet 5.1."""
    state = called_from(book, "S7", "SK HK DK CK")
    assert offered(state, A) == ["calls SK", "calls HK", "calls DK", "calls CK"]


@every_book
@pytest.mark.parametrize("other", ["SQ", "S7", "T1", "X"])
def test_nothing_but_a_king_is_called(book: KoenigrufenRuleset, other: str) -> None:
    """Book of 1900, § 7; Mayr 2012, Ruferspiele: a queen only with all four kings."""
    assert why_not(called_from(book, "S8", "SK"), f"A calls {other}") is Reason.NOT_CALLABLE


@pytest.mark.parametrize(
    ("book", "bid"),
    [
        (K1900, "A rufer"),
        (K1900, "A solorufer"),
        (TURNIER, "A rufer"),
        (TURNIER, "A solorufer"),
        (TURNIER, "A besserrufer"),
        (MAYR, "A rufer"),
        (MAYR, "A solorufer"),
        (MAYR, "A besserrufer pagat"),
    ],
)
def test_the_king_is_called_before_the_talon_is_seen(book: KoenigrufenRuleset, bid: str) -> None:
    """Book of 1900, § 8; T-A08."""
    state = won_by(begun(book, "T1", "SK"), bid)
    assert (state.phase, state.turn, state.table.talon) == (Phase.CALLING, A, ())
    assert why_not(state, "A takes 1") is Reason.NOT_NOW


@every_book
def test_the_talon_is_turned_up_after_the_call_where_it_is_bought(book: KoenigrufenRuleset) -> None:
    """Book of 1900, §§ 8, 13; Mayr 2012, Talon und Verlegen, Solorufer."""
    rufer = after(called_from(book, "T1", "SK"), "A calls SK")
    assert (rufer.phase, rufer.table.talon) == (Phase.TALON, rufer.talon)
    solo = after(won_by(begun(book, "T1", "SK"), "A solorufer"), "A calls SK")
    assert (solo.phase, solo.table.talon) == (Phase.ANNOUNCING, ())


@every_book
@pytest.mark.parametrize("bid", ["A dreier", "A solodreier"])
def test_who_plays_alone_calls_nobody(book: KoenigrufenRuleset, bid: str) -> None:
    """Book of 1900, §§ 15, 18; Mayr 2012, Dreierspiele."""
    state = won_by(begun(book), bid)
    assert state.phase is not Phase.CALLING
    assert (state.called, state.partner) == (None, None)


# One's own king


def test_one_may_call_ones_own_king_and_plays_alone_at_the_same_price() -> None:
    """Book of 1900, § 17: Rufer aus der Hand; 6 points from each of the three."""
    state = called_from(K1900, "SK HK")
    assert offered(state, A) == ["calls SK", "calls HK", "calls DK", "calls CK"]
    state = after(state, "A calls HK")
    assert (state.partner, state.plays_own_king) == (None, True)
    final = played_out(in_play(K1900, "A rufer", "SK HK", call="HK"))
    assert final.facts.own_king
    assert final.facts.partner is None


def test_one_may_call_ones_own_king_in_a_solo() -> None:
    """Book of 1900, § 17: Selbstrufer-Solo."""
    state = after(won_by(begun(K1900, "T1 SK"), "A solorufer"), "A calls SK")
    assert (state.partner, state.plays_own_king, state.king_in_talon) == (None, True, None)


def test_with_four_kings_one_calls_ones_own_in_the_book_of_1900() -> None:
    """§§ 7, 17: there is no queen to call."""
    state = called_from(K1900, "SK HK DK CK")
    assert offered(state, A) == ["calls SK", "calls HK", "calls DK", "calls CK"]
    assert why_not(state, "A calls SQ") is Reason.NOT_CALLABLE


@modern_books
def test_ones_own_king_is_not_called(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 5.1; M-A20."""
    state = called_from(book, "SK HK", "DK CK")
    assert why_not(state, "A calls SK") is Reason.OWN_KING
    assert offered(state, A) == ["calls DK", "calls CK"]


# The fourth king


@modern_books
def test_with_three_kings_the_fourth_may_be_called_without_naming_it(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 5.1; Mayr 2012, Ruferspiele; naming it is allowed too (T-A13)."""
    state = called_from(book, "SK HK DK", "S7", "CK")
    assert offered(state, A) == ["calls CK", "calls fourth"]
    named, unnamed = after(state, "A calls CK"), after(state, "A calls fourth")
    assert named.partner == unnamed.partner == C
    assert named.called == unnamed.called == card("CK")
    assert unnamed.table.call is not None
    assert unnamed.table.call.card is None


@modern_books
@pytest.mark.parametrize("kings", ["SK HK", "SK", "S7"])
def test_the_fourth_king_needs_three_in_the_hand(book: KoenigrufenRuleset, kings: str) -> None:
    """Tournament sheet 5.1; Mayr 2012, Ruferspiele."""
    state = called_from(book, kings, "DK CK", "HK SK" if kings == "S7" else "")
    assert why_not(state, "A calls fourth") is Reason.NOT_THREE_KINGS


def test_the_book_of_1900_knows_no_unnamed_king() -> None:
    """Book of 1900, § 7: the fourth king is not called without its name, nor a queen."""
    state = called_from(K1900, "SK HK DK", "CK")
    assert why_not(state, "A calls fourth") is Reason.NOT_THREE_KINGS
    assert "calls CK" in offered(state, A)


@modern_books
def test_the_fourth_king_stays_the_same_when_kings_are_bought(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 5.1: what counts is the hand before the talon."""
    state = called_from(book, "SK HK DK", "S7", talon="CK D4 D3")
    state = after(state, "A calls fourth, A takes 1")
    assert (state.called, state.partner, state.king_in_talon) == (card("CK"), None, "taken")


# A queen


def test_with_four_kings_one_calls_a_queen() -> None:
    """Mayr 2012, Ruferspiele; the holder of the queen is the partner."""
    state = called_from(MAYR, "SK HK DK CK HQ", "SQ", "DQ", "CQ")
    assert offered(state, A) == ["calls SQ", "calls DQ", "calls CQ"]
    assert why_not(state, "A calls SK") is Reason.OWN_KING
    assert why_not(state, "A calls HQ") is Reason.NOT_CALLABLE
    assert why_not(state, "A calls fourth") is Reason.NOT_THREE_KINGS
    for name, seat in (("SQ", B), ("DQ", C), ("CQ", D)):
        assert after(state, f"A calls {name}").partner == seat


def test_who_holds_all_kings_and_all_queens_calls_a_queen_of_his_own() -> None:
    """Mayr 2012, Ruferspiele: nothing else is left to call."""
    state = called_from(MAYR, "SK HK DK CK SQ HQ DQ CQ")
    assert offered(state, A) == ["calls SQ", "calls HQ", "calls DQ", "calls CQ"]
    assert after(state, "A calls SQ").partner is None


def test_a_queen_is_not_called_with_three_kings() -> None:
    """Mayr 2012, Ruferspiele."""
    assert why_not(called_from(MAYR, "SK HK DK", "CK SQ"), "A calls SQ") is Reason.NOT_CALLABLE


# The partner is hidden


@every_book
def test_the_table_does_not_tell_who_the_partner_is(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 7: unknown to all until the king falls."""
    one = after(called_from(book, "S7", "SK", "HK"), "A calls SK")
    other = after(called_from(book, "S7", "HK", "SK"), "A calls SK")
    assert (one.partner, other.partner) == (B, C)
    assert one.view(A).table == other.view(A).table
    assert [one.view(seat).hand == other.view(seat).hand for seat in SEATS] == [True, False, False, True]


def test_only_the_declarer_calls() -> None:
    """Tournament sheet 5.1."""
    assert why_not(called_from(TURNIER, "S7", "SK"), "B calls HK") is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize("book", [K1900, MAYR, TURNIER], ids=["1900", "mayr", "turnier"])
def test_only_the_cheapest_call_and_trischaken_are_plain_games(book: KoenigrufenRuleset) -> None:
    """All other games are more than a plain call, a Besserrufer and a Solorufer too."""
    assert book.plain_games == {"rufer", "trischaken"} & set(book.contracts_by_id)
