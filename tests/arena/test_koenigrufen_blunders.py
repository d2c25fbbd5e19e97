"""Blunders in Königrufen: what is counted, and what nobody is blamed for."""

import pytest

from tarock.arena.koenigrufen.blunders import blunders, slips
from tarock.koenigrufen.state import KoenigrufenState, steps
from tests.koenigrufen.builders import TURNIER, A, B, C, D, card, played, played_out, position
from tests.koenigrufen.deals import MARCH


def gives(state: KoenigrufenState, token: str) -> bool:
    assert card(token) in state.playable
    return "gave_honour" in slips(state, card(token))


def overtakes(state: KoenigrufenState, token: str) -> bool:
    assert card(token) in state.playable
    return "overtook_friend" in slips(state, card(token))


# A king, a queen or the Pagat for the foe


@pytest.mark.parametrize("token", ["SK", "SQ"])
def test_an_honour_thrown_to_the_declarers_skus_is_counted(token: str) -> None:
    state = played(position(TURNIER, "dreier", A, "X T9 T8", f"{token} S7 D4", "T5 H1 H2", "T6 C7 C8"), "X")
    assert gives(state, token)
    assert not gives(state, "S7")


def test_the_pagat_under_the_declarers_skus_is_counted_while_another_tarock_is_at_hand() -> None:
    assert gives(played(position(TURNIER, "dreier", A, "X T9", "T1 T5", "H1 H2", "C7 C8"), "X"), "T1")
    assert not gives(played(position(TURNIER, "dreier", A, "X T9", "T1 H4", "H1 H2", "C7 C8"), "X"), "T1")


def test_an_honour_is_not_counted_when_no_plain_card_may_be_played() -> None:
    assert not gives(played(position(TURNIER, "dreier", A, "X T9", "SK SC", "T5 H1", "T6 C7"), "X"), "SK")


def test_an_honour_is_not_counted_while_a_friend_behind_may_take_the_trick() -> None:
    state = played(position(TURNIER, "dreier", A, "T20 T9", "SK S7", "T21 H1", "T6 C7"), "T20")
    assert not gives(state, "SK"), "C or D may have the Mond"


def test_an_honour_is_counted_when_those_behind_have_shown_that_they_cannot_take_it() -> None:
    """C and D have no tarocks left, which everybody saw in the trick before."""
    state = played(position(TURNIER, "dreier", A, "T19 T20 T9", "SK S7 S8", "H1 H2 H3", "C7 C8 C9"), "T19 S7 H1 C7")
    assert gives(played(state, "T20"), "SK")


def test_an_honour_for_a_friend_is_not_counted() -> None:
    state = position(TURNIER, "dreier", B, "T9 T8", "X S7", "SK S8", "C7 C8")
    assert not gives(played(state, "X"), "SK")


def test_nobody_is_blamed_for_a_king_given_to_somebody_whose_side_he_does_not_know() -> None:
    """C holds the called HK; D can know that he is a foe only after it was played."""
    hands = "T9 H2 C7", "T8 H3 C8", "HK X S10", "H1 SK S7"
    hidden = played(position(TURNIER, "rufer", C, *hands, call="HK"), "X")
    assert hidden.partner == C
    assert not gives(hidden, "SK")
    shown = played(position(TURNIER, "rufer", C, *hands, call="HK"), "HK H1 H2 H3 X")
    assert gives(shown, "SK")


def test_a_card_that_takes_the_trick_gives_nothing() -> None:
    state = played(position(TURNIER, "dreier", A, "S10 T9", "SK S7", "H1 H2", "C7 C8"), "S10")
    assert not gives(state, "SK")


# A friend overtaken


def test_a_friends_trick_that_is_taken_from_him_is_counted() -> None:
    state = played(position(TURNIER, "dreier", A, "T5 T9", "T18 S7", "T19 T6", "H1 H2"), "T5 T18")
    assert overtakes(state, "T19")
    assert not overtakes(state, "T6")


def test_overtaking_is_not_counted_while_a_foe_is_behind() -> None:
    state = played(position(TURNIER, "dreier", A, "T20 T9", "T18 S7", "T19 T6", "T4 H2"), "T9 T18")
    lead_by_b = played(position(TURNIER, "dreier", B, "T20 T9", "T18 S7", "T19 T6", "T4 H2"), "T18")
    assert overtakes(state, "T19")
    assert not overtakes(lead_by_b, "T19")


def test_overtaking_is_not_counted_without_another_card() -> None:
    state = played(position(TURNIER, "dreier", A, "T5 T9", "T18 S7", "T19 T20", "H1 H2"), "T5 T18")
    assert not overtakes(state, "T19")


def test_overtaking_a_foe_is_no_blunder() -> None:
    state = played(position(TURNIER, "dreier", A, "T17 T9", "T4 S7", "T19 T6", "H1 H2"), "T17 T4")
    assert not overtakes(state, "T19")


def test_nobody_is_blamed_for_overtaking_somebody_whose_side_he_does_not_know() -> None:
    """D holds the called HK and B is C's friend, but C cannot know that."""
    state = played(position(TURNIER, "rufer", A, "T5 T9", "T18 S7", "T19 T6", "HK H2", call="HK"), "T5 T18")
    assert not overtakes(state, "T19")


@pytest.mark.parametrize(("number", "counted"), [(3, False), (4, True)])
def test_a_bird_may_overtake_a_friend_in_the_trick_that_it_has_to_win(number: int, *, counted: bool) -> None:
    """The Kakadu is to win the tenth trick, when everybody has three cards."""
    hands = "S7 T9 T8 S9", "T2 H2 H3 H4", "T3 T1 D3 D4", "C7 C8 H1 C9"
    held = (" ".join(hand.split()[:number]) for hand in hands)
    state = played(position(TURNIER, "dreier", A, *held), "S7 T2")
    assert overtakes(state, "T3") is counted


# A bird thrown away


def throws(state: KoenigrufenState, token: str) -> bool:
    assert card(token) in state.playable
    return "threw_bird" in slips(state, card(token))


def test_an_announced_bird_under_a_foes_tarock_is_thrown_away_while_another_card_is_at_hand() -> None:
    hands = "X T9 T8", "T2 T5 H4", "H1 H2 H3", "C7 C8 C9"
    state = played(position(TURNIER, "dreier", A, *hands, announced="B uhu"), "X")
    assert throws(state, "T2")
    assert not throws(state, "T5")
    assert not throws(played(position(TURNIER, "dreier", A, *hands), "X"), "T2"), "nobody has announced it"


def test_a_bird_is_not_thrown_away_without_another_card_nor_into_a_friends_trick() -> None:
    forced = position(TURNIER, "dreier", A, "X T9 T8", "T2 S5 H4", "H1 H2 H3", "C7 C8 C9", announced="B uhu")
    assert not throws(played(forced, "X"), "T2")
    friends = position(TURNIER, "dreier", B, "T4 T9 T8", "X T5 S4", "T2 T3 H3", "C7 C8 C9", announced="C uhu")
    assert not throws(played(friends, "X"), "T2")


# Points given in the last four tricks


@pytest.mark.parametrize(("order", "found"), [("T14 T13 T12 T1", []), ("T1 T14 T13 T12", [(A, "gave_points_late")])])
def test_a_pagat_that_could_have_won_the_last_trick_is_points_given_away(
    order: str, found: list[tuple[int, str]]
) -> None:
    """A has announced it, holds the last four tarocks, and wins every trick anyhow."""
    first = "X T21 T20 T19 T18 T17 T16 T15"
    orders = (f"{first} {order}", *MARCH.orders[1:])
    final = played_out(MARCH.begun(TURNIER, "A dreier", said="A announces pagat"), *orders)
    late = [entry for entry in blunders(steps(final), solves=True) if entry[1] == "gave_points_late"]
    assert late == found
    assert "gave_points_late" not in [name for _, name in blunders(steps(final), solves=False)]


def test_blunders_are_counted_in_games_for_points_alone() -> None:
    """In a Bettel B throws his king to the declarer's trick, which is what he is to do."""
    final = played_out(MARCH.begun(TURNIER, "A bettel"))
    assert not list(blunders(steps(final), solves=True))


def test_a_king_thrown_to_a_march_is_counted_for_who_has_a_plain_card() -> None:
    """Nobody can win from A.  C and D have plain cards beside their courts, B has none."""
    greedy = ("", "SK HK SQ HQ", "DK DQ", "CK CQ")
    orders = (MARCH.orders[A], *(f"{first} {order}" for first, order in zip(greedy[1:], MARCH.orders[1:], strict=True)))
    final = played_out(MARCH.begun(TURNIER, "A dreier"), *orders)
    found = list(blunders(steps(final), solves=False))
    assert {(seat, name) for seat, name in found} == {(seat, "gave_honour") for seat in (C, D)}
