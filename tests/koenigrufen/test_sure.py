"""Who surely takes all tricks that are left: a claim holds in every deal that may be, against any defence."""

from dataclasses import replace
from random import Random

import pytest

from tarock.core.cards import CARD_NAMES
from tarock.core.faults import Mode
from tarock.koenigrufen.actions import Play
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.sure import claimable, sure_card
from tarock.koenigrufen.table import Phase
from tests.koenigrufen.builders import K1900, MAYR, TURNIER, A, B, after, begun, in_play, on_turn, position

TOP = "X T21 T20 T19 T18 T17 T16 T15 T14 SK HK DK"
every_book = pytest.mark.parametrize("book", [K1900, MAYR, TURNIER], ids=["1900", "mayr", "turnier"])


def sure(state: KoenigrufenState, seat: int = A) -> str:
    found = sure_card(state.view(seat))
    return "" if found is None else CARD_NAMES[found.card]


def played_out(state: KoenigrufenState, seat: int, rng: Random) -> KoenigrufenState:
    """Play a deal out: the claimant by what is sure, the others at random."""
    while state.phase is Phase.PLAY:
        if on_turn(state) == seat:
            card = sure_card(state.view(seat))
            assert card is not None
        else:
            card = rng.choice([offer for offer in state.legal_actions(on_turn(state)) if isinstance(offer, Play)])
        state = state.apply(on_turn(state), card)
    return state


@pytest.mark.parametrize("book", [K1900, TURNIER], ids=["1900", "turnier"])
def test_a_claim_holds_in_every_deal_and_against_any_defence(book: KoenigrufenRuleset) -> None:
    """The deals are drawn from what the claimant sees, and the others play what they like."""
    state = in_play(book, "A dreier", "X T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11", talon="T10 T9 T8 S7 H4 D4")
    assert sure(state)
    for seed in range(10):
        over = played_out(state.view(A).sample(Random(seed)), A, Random(seed))
        assert {A} == {trick.best()[0] for trick in over.table.tricks}


def test_the_pagat_and_the_called_king_are_kept_for_the_last_trick() -> None:
    """Nobody else has a tarock any more: all that is left wins in any order, and the last trick is worth most."""
    state = position(TURNIER, "dreier", A, "T21 T9 T1", "H4 H3 H2", "D4 D3 D2", "C8 C9 C7")
    assert sure(opened(state)) == "T21"
    assert {"T1"} == {CARD_NAMES[played_out(opened(state), A, Random(1)).table.tricks[-1].best()[1]]}
    called = position(K1900, "rufer", A, "SQ SK", "H4 H3", "D4 D3", "C8 C9", call="SK")
    assert sure(opened(called)) == "SQ"


@every_book
def test_nothing_is_sure_for_whoever_cannot_take_the_trick(book: KoenigrufenRuleset) -> None:
    """B has lost the trick that lies on the table, whatever the others hold."""
    led = position(book, "dreier", A, "T21 T9", "T5 T6", "D4 D3", "C8 C9")
    assert sure(after(led, "A T21"), B) == ""


def opened(state: KoenigrufenState) -> KoenigrufenState:
    """The same, with all hands laid open."""
    return replace(state, table=replace(state.table, open_hands=state.hands))


@every_book
def test_nobody_claims_before_the_play_out_of_turn_or_where_people_err(book: KoenigrufenRuleset) -> None:
    assert sure(begun(book, TOP)) == ""
    game = "A dreier"
    state = in_play(book, game, TOP)
    assert sure(state, B) == ""
    assert sure(in_play(book, game, TOP, mode=Mode.TABLE)) == ""


def test_nobody_claims_tricks_in_a_negative_game() -> None:
    hands = ("SK SQ SC", "S7 S8 S9", "H4 H3 H2", "D4 D3 D2")
    assert sure(position(TURNIER, "bettel", A, *hands)) == ""


def test_in_a_suit_game_tarocks_beat_no_suit() -> None:
    """Tournament sheet 7.1; Mayr 2012, Farbenspiele."""
    hands = ("SK HK", "S7 T8", "H4 T3", "D4 T9")
    assert sure(opened(position(MAYR, "farbensolo", A, *hands)))
    assert sure(opened(position(MAYR, "solodreier", A, *hands))) == ""


def test_a_kaiserstich_may_turn_strength_round() -> None:
    """Mayr 2012, Kaiserstich: Skus, Mond and Pagat in one trick, and the Pagat wins it."""
    hands = ("X T20", "T21 H4", "T1 H3", "D4 D3")
    assert sure(position(MAYR, "dreier", A, *hands)) == ""


def test_what_can_be_said_about_the_tricks_that_are_left() -> None:
    """All of them, but none in a negative game: there for the declarer who has what it wants, in Trischaken for all."""
    hands = ("SK SQ SC", "S7 S8 S9", "H4 H3 H2", "D4 D3 D2")
    assert claimable(position(TURNIER, "dreier", A, *hands).view(A)) == "all"
    assert claimable(position(TURNIER, "bettel", A, *hands).view(A)) == "none"
    assert claimable(position(TURNIER, "piccolo", A, *hands).view(A)) is None
    assert claimable(position(TURNIER, "bettel", B, *hands).view(B)) is None
    assert claimable(position(TURNIER, "trischaken", B, *hands).view(B)) == "none"
    assert claimable(position(TURNIER, "dreier", A, *hands).view(B)) is None
