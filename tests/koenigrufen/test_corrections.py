"""Putting a wrong card right while the trick lies on the table (Mayr 2012, Renonce; the others are read alike)."""

from random import Random

import pytest

from tarock.koenigrufen.actions import Correct, Play
from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tests.koenigrufen.builders import (
    MAYR,
    SEATS,
    TURNIER,
    A,
    B,
    C,
    D,
    after,
    every_book,
    house,
    names,
    on_turn,
    played,
    why_not,
)
from tests.koenigrufen.tables import agreed, kinds, lawful, table, to_the_end, verdict, wrong_cards


def spades(book: KoenigrufenRuleset) -> KoenigrufenState:
    """Everybody has a spade; A plays a Dreier and leads one."""
    hands = ("S7 X", "S8 H1 T5", "S9 H2 T6", "S10 H3 T7")
    return played(table(book, "A dreier", *hands, talon="D4 D3 D2", discard="D4 D3 D2"), "S7")


@every_book
def test_later_cards_go_back_too_and_everybody_has_seen_them(book: KoenigrufenRuleset) -> None:
    state = played(spades(book), "H1 S9")
    assert kinds(state) == ["B revoke must_follow"]
    right = after(state, "B corrects S8")
    assert (right.faults, right.mended, on_turn(right)) == ((), state.faults, C)
    assert [names(shown) for shown in right.table.shows] == ["", "H1", "S9", ""]
    assert right.table.trick == played(spades(book), "S8").table.trick
    done = played(right, "S9 S10")
    assert [names(shown) for shown in done.table.shows] == ["", "H1", "", ""]
    for seat in SEATS:
        drawn = done.view(seat).sample(Random(3))
        assert drawn.view(seat) == done.view(seat)
        assert done.table.shows[B] <= drawn.hands[B]


@every_book
def test_a_finished_trick_lies_until_the_next_is_led(book: KoenigrufenRuleset) -> None:
    state = played(spades(book), "H1 S9 S10")
    assert len(state.table.tricks) == 1
    right = after(state, "B corrects S8")
    assert (right.table.tricks, on_turn(right), right.faults) == ((), C, ())
    assert after(state, "C claims-renonce B trick 1").table.proceedings.ruling is not None
    agreed(to_the_end(played(right, "S9 S10")))
    assert why_not(lawful(state), "B corrects S8") is Reason.NOTHING_TO_CORRECT


@every_book
def test_the_last_card_of_a_trick_is_put_right_at_one_go(book: KoenigrufenRuleset) -> None:
    state = after(played(spades(book), "S8 S9 H3"), "D corrects S10")
    assert (len(state.table.tricks), state.faults) == (1, ())
    agreed(to_the_end(state))


@every_book
def test_an_unwise_card_stays(book: KoenigrufenRuleset) -> None:
    state = played(spades(book), "S8")
    assert why_not(state, "B corrects H1") is Reason.NOTHING_TO_CORRECT
    wrong = played(spades(book), "H1")
    assert why_not(wrong, "B corrects T5") is Reason.MUST_FOLLOW
    assert why_not(wrong, "B corrects S9") is Reason.NOT_IN_YOUR_HAND


@every_book
def test_a_fault_of_a_later_player_goes_with_his_card(book: KoenigrufenRuleset) -> None:
    state = played(spades(book), "H1 H2")
    assert kinds(state) == ["B revoke must_follow", "C revoke must_follow"]
    assert after(state, "B corrects S8").faults == ()
    assert kinds(after(state, "C corrects S9")) == ["B revoke must_follow"]


@every_book
def test_what_he_seemed_to_lack_is_forgotten(book: KoenigrufenRuleset) -> None:
    wrong = played(spades(book), "H1")
    assert wrong.table.lacks[B]
    right = after(wrong, "B corrects S8")
    assert not [
        card for card in right.table.lacks[B] if card in right.hands[B] and card in wrong.hands[B] and card < 14
    ]


def test_the_trick_is_open_again_and_so_is_an_early_advantage() -> None:
    """Tournament sheet 8.11."""
    tarocks = "T1 T2 T3 T4 X T21 T20 T19 T18 T17 T16 T15"
    state = table(TURNIER, "B dreier", "S7", tarocks, "S8 H2", "S9", talon="D4 D3 D2", said="B announces pagat")
    won = played(state, "S7 T1 H2 S9")
    assert kinds(won) == ["C revoke must_follow", "B early_advantage early_advantage"]
    right = after(won, "C corrects S8")
    assert right.faults == ()
    assert kinds(played(right, "S9")) == ["B early_advantage early_advantage"]


def test_a_card_of_the_talon_that_was_turned_up_stays_known() -> None:
    """Mayr 2012, Trischaken: a card of the talon goes with each of the first tricks."""
    state = played(table(MAYR, "A trischaken", "S7 X", "S8 H1", "S9 H2", "S10 H3"), "S7 S8 S9 H3")
    assert kinds(state) == ["D revoke must_follow"]
    right = after(state, "D corrects S10")
    assert right.table.turned == state.table.turned == right.talon[:1]
    assert len(right.table.tricks) == 1
    before = played(table(MAYR, "A trischaken", "S7 X", "S8 H1", "S9 H2", "S10 H3"), "S7 H1 S9 S10")
    opened = after(before, "B corrects S8")
    assert (opened.table.tricks, opened.table.turned) == ((), before.talon[:1])
    assert opened.view(A).sample(Random(1)).view(A) == opened.view(A)


def test_open_hands_stay_open() -> None:
    """Tournament sheet 6.3."""
    state = played(table(TURNIER, "A bettel_ouvert", "S7 X", "S8 H1", "S9 H2", "S10 H3"), "S7 S8 H2 S10")
    assert state.table.open_hands is not None
    right = after(state, "C corrects S9")
    assert right.table.open_hands == right.hands


def test_a_house_may_let_no_card_be_put_right() -> None:
    strict_house = house(TURNIER, renonce={"correction": "never"})
    state = played(spades(strict_house), "H1")
    assert why_not(state, "B corrects S8") is Reason.NOTHING_TO_CORRECT
    found = after(state, "C claims-renonce B")
    assert (found.phase, found.facts.revoke) == (Phase.CLOSING, (B,))


@every_book
def test_an_older_fault_is_renonce_even_if_the_newest_could_be_put_right(book: KoenigrufenRuleset) -> None:
    state = played(spades(book), "H1 S9 S10")
    state = lawful(state)
    while not (on_turn(state) == B and wrong_cards(state)):
        if len(state.table.tricks) > 10:
            pytest.skip("B has no second wrong card in this book")
        state = lawful(state)
    twice = state.apply(B, Play(wrong_cards(state).strongest()))
    found = after(twice, "C claims-renonce B")
    assert [fault.trick for fault in verdict(found).faults] == [1]
    assert B in found.table.proceedings.offenders


def test_the_view_of_the_offender_offers_the_cards_that_are_right() -> None:
    state = after(played(spades(MAYR), "H1"), "C claims-renonce B")
    assert {offer.card for offer in state.view(B).legal_actions() if isinstance(offer, Correct)} == {
        card for card in state.hands[B] if card < 14
    }
    assert state.view(D).legal_actions() == ()


# Evidence


@every_book
def test_a_suit_that_turns_up_later_proves_the_revoke(book: KoenigrufenRuleset) -> None:
    state = played(spades(book), "H1 S9 S10")
    assert not any(state.view(seat).claims() for seat in SEATS)
    while not any(card in state.table.played_by(B) for card in (7,)) and state.phase is Phase.PLAY:
        state = lawful(state)
        if state.view(C).claims():
            break
    claims = state.view(C).claims()
    assert [(claim.kind, claim.seat, claim.trick) for claim in claims] == [("renonce", B, 1)]
    assert not state.view(B).claims()
    found = state.apply(C, claims[0])
    assert verdict(found).is_upheld
    assert not found.view(C).claims()
