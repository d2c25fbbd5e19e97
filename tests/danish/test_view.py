"""A view is all and only what a seat may know."""

from dataclasses import fields
from random import Random

import pytest

from tarock.core.cardset import NO_CARDS
from tarock.danish.actions import Declare, Demand, Name, Play
from tarock.danish.proceedings import Proceedings
from tarock.danish.reasons import Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, DanishView, start
from tarock.danish.table import Phase, Table
from tests.danish.builders import (
    DEALER_C,
    FIVE,
    FOUR,
    JENSEN,
    THREE,
    A,
    B,
    C,
    D,
    after,
    begun,
    cards,
    declared,
    either_book,
    in_play,
    laid,
    offered,
    played_to,
    position,
    spell,
    why_not,
)


@either_book
@pytest.mark.parametrize("seat", [A, B, C])
def test_a_view_is_the_table_and_ones_own_hand(book: DanishRuleset, seat: int) -> None:
    state = played_to(in_play(book), 5)
    view = state.view(seat)
    assert (view.table, view.seat, view.hand) == (state.table, seat, state.hands[seat])
    assert (view.phase, view.turn) == (Phase.PLAY, state.turn)


def test_a_view_has_nothing_else() -> None:
    """Whoever adds a field must think about what it gives away."""
    assert [field.name for field in fields(DanishView)] == ["table", "seat", "hand", "skat"]


def test_the_table_holds_only_what_everybody_sees_or_hears() -> None:
    """Whoever adds a field must think about what it gives away."""
    assert [field.name for field in fields(Table)] == [
        "ruleset",
        "seating",
        "cups",
        "phase",
        "turn",
        "lacks",
        "shows",
        "declared",
        "tricks",
        "trick",
        "demanded_by",
        "asked_by",
        "laid_taroks",
        "events",
        "log",
        "opening",
        "mode",
        "proceedings",
    ]
    assert [field.name for field in fields(Proceedings)] == [
        "verdicts",
        "ruling",
        "lying",
        "cups_moved",
        "agreed",
        "skat",
    ]


# The skat


@either_book
def test_the_dealer_alone_sees_the_skat(book: DanishRuleset) -> None:
    """Møller, Om lægning af skat, l.1354-1355."""
    state = laid(begun(book, "", "", "S1 S2 H10"), "S1 S2 H10")
    for later in (state, declared(state), played_to(declared(state), 20)):
        assert later.view(C).skat == cards("S1 S2 H10")
        assert later.view(A).skat == later.view(B).skat == NO_CARDS


@either_book
def test_nobody_sees_a_skat_before_it_is_laid(book: DanishRuleset) -> None:
    state = begun(book)
    assert [state.view(seat).skat for seat in (A, B, C)] == [NO_CARDS] * 3


@either_book
@pytest.mark.parametrize("seat", [A, B])
def test_what_was_laid_shows_nowhere_on_the_table(book: DanishRuleset, seat: int) -> None:
    """Two skats of free cards: the others cannot tell them apart, the dealer can."""
    before = begun(book, "", "", "S1 S2 S3 H10 H9 H8")
    spades, hearts = laid(before, "S1 S2 S3"), laid(before, "H10 H9 H8")
    for one, other in ((spades, hearts), (declared(spades), declared(hearts))):
        assert one.view(seat) == other.view(seat)
        assert one.view(C) != other.view(C)


@either_book
def test_whether_taroks_were_laid_is_hidden_until_somebody_asks(book: DanishRuleset) -> None:
    """Jensen 1989, Udtryk, l.43-44; Møller, Lægning af skat, l.545."""
    suits = "SQ S9 S7 S6 S4 S2 HQ H1 H3 H5 H7 H9 DQ D1 D3 D4 D6 D8 D10 CQ C10 C8 C6 C3 C1"
    before = begun(book, "", "", f"T20 T9 T5 {suits}")
    taroks, spades = (declared(laid(before, skat)) for skat in ("T20 T9 T5", "S2 S4 S6"))
    assert taroks.view(A) == spades.view(A)
    assert taroks.table.laid_taroks is None
    answers = [after(state, "A asks").view(B).table.laid_taroks for state in (taroks, spades)]
    assert answers == [3, 0]


# Hidden cards


@either_book
@pytest.mark.parametrize("seat", [A, B, C])
def test_a_view_does_not_change_when_hidden_cards_are_swapped(book: DanishRuleset, seat: int) -> None:
    """Two cards of the other players change places and nobody has played or declared them."""
    first, second = (player for player in (A, B, C) if player != seat)
    small = ["S1", "S2", "S3"]
    swapped = list(small)
    swapped[first], swapped[second] = small[second], small[first]
    one, other = (begun(book, a, b, f"{c} H10 H9 H8") for a, b, c in (small, swapped))
    states = [(one, other)]
    one, other = laid(one, "H10 H9 H8"), laid(other, "H10 H9 H8")
    while len(one.table.tricks) < 5:
        states.append((one, other))
        assert one.turn is not None
        one, other = (state.apply(one.turn, common_action(one, other, one.turn)) for state in (one, other))
    for left, right in states:
        assert left.view(seat) == right.view(seat)
        assert left.view(first) != right.view(first)


def common_action(one: DanishState, other: DanishState, seat: int) -> Play | Declare:
    """An action that both states offer: not one of the cards that were swapped."""
    shared = [offer for offer in one.legal_actions(seat) if offer in other.legal_actions(seat)]
    return next(
        offer for offer in shared if isinstance(offer, Play | Declare) and spell(offer) not in {"S1", "S2", "S3"}
    )


@either_book
def test_a_player_who_sits_out_sees_the_table_alone(book: DanishRuleset) -> None:
    """Jensen 1989, Spillerne, l.120-121; Møller, Deltagere, l.357-370."""
    state = start(book, FIVE, "sitters")
    for later in (state, laid(state), declared(laid(state)), played_to(declared(laid(state)), 10)):
        for sitter in (C, D):
            view = later.view(sitter)
            assert (view.hand, view.skat, view.legal_actions()) == (NO_CARDS, NO_CARDS, ())
            assert view.table == later.table


# What a seat may do, as far as it can know


@either_book
@pytest.mark.parametrize("seed", range(6))
def test_a_view_offers_what_the_table_allows_and_more_only_where_others_hold_the_cards(
    book: DanishRuleset, seed: int
) -> None:
    """The two exceptions: a name that nobody holds, and a demand after the holder has played."""
    rng = Random(seed)
    state = start(book, FOUR, f"view {seed}")
    while not state.is_over:
        for seat in (A, B, C, D):
            allowed, seen = state.legal_actions(seat), state.view(seat).legal_actions()
            assert set(allowed) <= set(seen)
            assert all(isinstance(offer, Name | Demand) for offer in seen if offer not in allowed)
            assert [offer for offer in seen if offer in allowed] == list(allowed)
        assert state.turn is not None
        offer = rng.choice(state.legal_actions(state.turn))
        state = state.apply(state.turn, offer.sample(rng) if isinstance(offer, SkatChoice) else offer)


@either_book
def test_a_player_cannot_see_whether_the_holder_of_the_skus_has_played(book: DanishRuleset) -> None:
    """B-17: B held the skus back; C may try to demand it, and is told that it is too late."""
    state = after(position(book, A, "S2 D1 D2", "X S9 H1", "S3 C1 C2"), "A S2, B S9")
    assert "demands" not in offered(state, C)
    assert "demands" in [spell(offer) for offer in state.view(A).legal_actions()]
    assert "demands" not in [spell(offer) for offer in state.view(C).legal_actions()]


@either_book
def test_the_views_of_a_demand_do_not_tell_who_holds_the_skus(book: DanishRuleset) -> None:
    """Before the lead both opponents of the holder are offered the demand, and only the holder is not."""
    state = position(book, A, "S2 D1 D2", "X S9 H1", "S3 C1 C2")
    seen = ["demands" in [spell(offer) for offer in state.view(seat).legal_actions()] for seat in (A, B, C)]
    assert seen == [True, False, True]


def test_a_laid_skus_is_seen_by_all_once_it_is_named() -> None:
    """Jensen 1989, Udtryk, l.40."""
    state = in_play(JENSEN, "", "", "X S1 S2", skat="X S1 S2")
    assert [state.view(seat).table.named_in_skat for seat in (A, B)] == [cards("X")] * 2
    assert state.view(A).skat == NO_CARDS


@either_book
def test_the_view_of_an_ended_deal_offers_nothing(book: DanishRuleset) -> None:
    state = played_to(in_play(book), 26)
    assert [state.view(seat).legal_actions() for seat in (A, B, C)] == [()] * 3


@either_book
def test_what_was_taken_back_is_seen_by_all(book: DanishRuleset) -> None:
    """Møller, Om scusen, l.597-599: the card lay on the table."""
    state = after(position(book, A, "X C1 C2 C3", "H1 H5 D4 D6", "H3 H4 C9 D9"), "A X=S, B D4, C names H")
    assert [state.view(seat).table.shows[B] for seat in (A, B, C)] == [cards("D4")] * 3
    assert why_not(state, "B D4") is Reason.MUST_FOLLOW


def test_views_of_equal_states_are_equal() -> None:
    assert start(JENSEN, THREE, "same").view(B) == start(JENSEN, THREE, "same").view(B)
    assert start(JENSEN, THREE, "same").view(B) != start(JENSEN, DEALER_C, "same").view(B)
    assert start(JENSEN, FOUR, "same").view(B) != start(JENSEN, FOUR, "other").view(B)
