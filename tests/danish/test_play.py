"""Leading, following, winning, and what is paid for kings and the pagat on the way.

Jensen 1989, Selve spillet, l.422-428, Betalinger/Under spillet, l.263-266; Møller, Selve spillet, l.643-659.
"""

from itertools import pairwise

import pytest

from tarock.danish.events import Cup, Cups, Event, Lost, PagatHomed
from tarock.danish.reasons import Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState
from tests.danish.builders import (
    FIVE,
    FOUR,
    FOUR_TWO_PACKS,
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
    names,
    offered,
    played_to,
    position,
    sums,
    why_not,
)


def plays(state: DanishState, seat: int) -> str:
    """The cards that a seat may play."""
    return " ".join(move for move in offered(state, seat) if move not in {"asks", "demands", "claims", "waives"})


# Who leads and who follows


@either_book
@pytest.mark.parametrize("seating", [THREE, Seating.of_three(C), FOUR, FOUR_TWO_PACKS, FIVE])
def test_forehand_leads_and_the_dealer_plays_last_to_the_first_trick(book: DanishRuleset, seating: Seating) -> None:
    """Jensen 1989, Spillerne, l.55-56, l.85-86; Møller, Udspil, l.643-644, Selve spillet, l.1963."""
    state = played_to(in_play(book, seating=seating), 2)
    (trick,) = state.table.tricks
    assert trick.leader == seating.forehand
    assert tuple(seat for seat, _ in trick.plays) == (seating.forehand, seating.middle, seating.dealer)


@either_book
@pytest.mark.parametrize("seating", [THREE, FOUR])
def test_the_winner_of_a_trick_leads_to_the_next(book: DanishRuleset, seating: Seating) -> None:
    state = played_to(in_play(book, seating=seating), 24)
    tricks = state.table.all_tricks
    assert [trick.number for trick in tricks] == list(range(1, 25))
    for trick, following in pairwise(tricks):
        winner, card = trick.best()
        assert card == trick.card_of(winner)
        assert following.leader == winner


@either_book
def test_whoever_leads_may_lead_any_card(book: DanishRuleset) -> None:
    state = position(book, A, "S2 HK T1 T21", "S3 S4 S5 S6", "H1 H2 H3 H4")
    assert plays(state, A) == "S2 HK T1 T21"


@either_book
def test_nobody_plays_out_of_turn(book: DanishRuleset) -> None:
    """Møller, Udspil, l.644-645."""
    state = position(book, A, "S2 S7", "S3 S4", "H1 H2")
    assert why_not(state, "B S3") is Reason.NOT_YOUR_TURN
    state = after(state, "A S2")
    assert why_not(state, "C H1") is Reason.NOT_YOUR_TURN
    assert why_not(state, "A S7") is Reason.NOT_YOUR_TURN
    assert [offered(state, seat) for seat in (A, C)] == [[], []]


@either_book
def test_a_card_is_played_only_by_its_holder_and_only_once(book: DanishRuleset) -> None:
    state = position(book, A, "S2 S7", "S3 S4", "H1 H2")
    assert why_not(state, "A S3") is Reason.NOT_IN_YOUR_HAND
    state = after(state, "A S7, B S3, C H1")
    assert why_not(state, "A S7") is Reason.NOT_IN_YOUR_HAND


@either_book
def test_no_card_is_played_before_the_declarations_are_over(book: DanishRuleset) -> None:
    """Jensen 1989, Udtryk, l.33-34: skat, declarations, lead."""
    state = begun(book, "S9")
    assert why_not(state, "A S9") is Reason.NOT_NOW
    assert why_not(laid(state), "A S9") is Reason.NOT_NOW
    assert after(declared(laid(state)), "A S9").turn == B


# Following


@either_book
@pytest.mark.parametrize("lead", ["S9", "T4"])
def test_the_led_suit_must_be_followed(book: DanishRuleset, lead: str) -> None:
    """Jensen 1989, Selve spillet, l.422-424; Møller, Selve spillet, l.648."""
    state = after(position(book, A, f"{lead} D1 D2 D3", "SK S2 T21 T7", "H1 H2 H3 H4"), f"A {lead}")
    assert plays(state, B) == ("S2 SK" if lead == "S9" else "T7 T21")
    assert why_not(state, "B T7" if lead == "S9" else "B S2") is Reason.MUST_FOLLOW


@either_book
def test_who_lacks_the_suit_must_play_a_tarok(book: DanishRuleset) -> None:
    """Jensen 1989, Selve spillet, l.424-426; Møller, Selve spillet, l.648."""
    state = after(position(book, A, "S9 D1 D2 D3", "HK H2 T21 T7", "H1 H3 H4 H5"), "A S9")
    assert plays(state, B) == "T7 T21"
    assert why_not(state, "B HK") is Reason.MUST_TAROK


@either_book
def test_who_has_neither_plays_what_he_likes(book: DanishRuleset) -> None:
    """Jensen 1989, Selve spillet, l.426."""
    state = after(position(book, A, "S9 D1 D2 D3", "HK H2 C7 DK", "H1 H3 H4 H5"), "A S9")
    assert plays(state, B) == "H2 HK DK C7"


@either_book
def test_there_is_no_duty_to_overtake(book: DanishRuleset) -> None:
    """Jensen 1989, Selve spillet, l.422-428 names none."""
    state = after(position(book, A, "SQ D1 D2", "SK S2 T21", "T9 T3 H4"), "A SQ, B S2")
    assert plays(state, C) == "T3 T9"
    state = after(position(book, A, "T9 D1 D2", "T21 T2 H1", "T20 T3 H4"), "A T9, B T2, C T3")
    assert state.turn == A


@either_book
def test_a_led_suit_may_be_followed_below_a_tarok(book: DanishRuleset) -> None:
    state = after(position(book, A, "S2 D1", "T5 H2", "SK S3"), "A S2, B T5")
    assert plays(state, C) == "S3 SK"


# The skus when following


@either_book
def test_the_skus_may_be_played_although_one_can_follow(book: DanishRuleset) -> None:
    """Jensen 1989, Skusen, l.138-139, Selve spillet, l.427; Møller, Om scusen, l.577; B-24."""
    state = after(position(book, A, "S9 D1 D2 D3", "SK S2 X T7", "H1 H2 H3 H4"), "A S9")
    assert plays(state, B) == "S2 SK X"
    assert after(state, "B X").table.trick is not None


@either_book
def test_the_skus_may_be_played_instead_of_a_tarok(book: DanishRuleset) -> None:
    state = after(position(book, A, "S9 D1 D2 D3", "HK H2 X T7", "H1 H3 H4 H5"), "A S9")
    assert plays(state, B) == "T7 X"


@either_book
@pytest.mark.parametrize("lead", ["S9", "T4"])
def test_the_skus_as_the_only_tarok_need_not_be_played(book: DanishRuleset, lead: str) -> None:
    """Møller, Selve spillet, l.649; Jensen 1989, Selve spillet, l.427; B-24."""
    state = after(position(book, A, f"{lead} D1 D2 D3", "HK H2 X C7", "H1 H3 H4 H5"), f"A {lead}")
    assert plays(state, B) == "H2 HK C7 X"


@either_book
def test_a_skus_that_is_thrown_has_no_name(book: DanishRuleset) -> None:
    """docs/formats.md: X= on a skus that is not led is refused."""
    state = after(position(book, A, "S9 D1 D2 D3", "SK S2 X T7", "H1 H2 H3 H4"), "A S9")
    assert why_not(state, "B X=S") is Reason.NAMED_WITHOUT_LEAD


@either_book
def test_a_suit_card_that_is_led_has_no_name(book: DanishRuleset) -> None:
    state = position(book, A, "S9 D1 D2 D3", "SK S2 X T7", "H1 H2 H3 H4")
    assert why_not(state, "A S9=S") is Reason.NAMED_WITHOUT_LEAD


# Winning


@either_book
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("S9 S10 S2", B),
        ("S1 S2 S3", C),
        ("S10 SJ SC", C),
        ("CQ CK CC", B),
        ("H1 H2 H10", A),
        ("H10 H9 H8", C),
        ("D1 DJ D2", B),
        ("D7 D6 D8", B),
        ("HQ HK HC", B),
        ("S2 HK DK", A),
        ("SK T2 S3", B),
        ("SK T2 T3", C),
        ("T20 T21 T1", B),
        ("T1 SK HK", A),
        ("T1 T2 SK", B),
    ],
)
def test_the_highest_tarok_wins_else_the_highest_card_of_the_led_suit(
    book: DanishRuleset, trick: str, winner: int
) -> None:
    """Jensen 1989, Kortene, l.130-137; Møller, Kortene, l.319-325: black 10 … 1, red 1 … 10."""
    assert winner_of(book, trick) == winner


@either_book
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("S2 X S1", A),
        ("S2 SK X", B),
        ("T1 X HK", A),
        ("HK X DK", A),
        ("S1 T1 X", B),
        ("X=S S1 S2", C),
        ("X=T T1 S2", B),
    ],
)
def test_the_skus_never_wins(book: DanishRuleset, trick: str, winner: int) -> None:
    """Jensen 1989, Skusen, l.141; Møller, Om scusen, l.576."""
    assert winner_of(book, trick) == winner


def winner_of(book: DanishRuleset, trick: str) -> int:
    """Who wins a trick of A, B and C; each holds two small clubs besides."""
    a, b, c = trick.split()
    hands = (token.partition("=")[0] for token in (a, b, c))
    state = position(
        book, A, *(f"{hand} {rest}" for hand, rest in zip(hands, ("C1 C2", "C3 C4", "C5 C6"), strict=True))
    )
    state = after(state, f"A {a}, B {b}, C {c}")
    winner, _ = state.table.tricks[0].best()
    assert state.turn == winner
    return winner


@either_book
def test_a_trick_lies_as_it_was_played(book: DanishRuleset) -> None:
    state = after(position(book, B, "S1 D1", "S9 D2", "SK D3"), "B S9, C SK, A S1")
    (trick,) = state.table.tricks
    assert trick.plays == ((B, 8), (C, 13), (A, 0))
    assert trick.cards == (8, 13, 0)
    assert [trick.card_of(seat) for seat in (A, B, C, D)] == [0, 8, 13, None]
    assert trick.skus_player is None
    assert trick.best() == (C, 13)


@either_book
def test_who_played_the_skus_is_known(book: DanishRuleset) -> None:
    state = after(position(book, A, "S1 D1 D9", "X D2 D8", "SK D3 D7"), "A S1, B X, C SK")
    assert state.table.tricks[0].skus_player == B


@either_book
def test_played_cards_leave_the_hand_and_are_public(book: DanishRuleset) -> None:
    state = after(position(book, A, "S2 D1", "S9 D2", "SK D3"), "A S2, B S9")
    assert [names(hand) for hand in state.hands] == ["D1", "D2", "SK D3"]
    assert state.table.played == cards("S2 S9")
    assert [state.table.cards_left(seat) for seat in (A, B, C)] == [1, 1, 2]


# Payments during play.  A has all spades and T11 to T21; B has T1 to T10 and no spades; C has neither.

ALL_SPADES = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SC SQ SK T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21"
LOW_TAROKS = "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 H10 H9 H8 H7 H6 H5 H4 H3 H2 H1 D10 D9 D8 D7 D6"


def after_first_trick(book: DanishRuleset, moves: str) -> tuple[tuple[Event, ...], tuple[int, ...], tuple[int, int]]:
    """The events of the first trick, what everybody won or lost by them and what the cups got."""
    before = in_play(book, ALL_SPADES, LOW_TAROKS, skat="C1 C2 C3", cups=Cups(60, 60))
    state = after(before, moves)
    nets, cups = sums(state.settlement)
    nets_before, cups_before = sums(before.settlement)
    return (
        state.table.events[len(before.table.events) :],
        tuple(now - then for now, then in zip(nets, nets_before, strict=True)),
        (cups[0] - cups_before[0], cups[1] - cups_before[1]),
    )


@either_book
def test_a_king_that_does_not_win_its_trick_pays_five_to_each_and_five_to_the_king_cup(book: DanishRuleset) -> None:
    """Jensen 1989, Betalinger/Under, l.263-265; Møller, l.1121-1123, l.2378: A's king is beaten by a tarok."""
    assert after_first_trick(book, "A SK, B T5, C C4") == ((Lost(A, Cup.KING),), (-15, 5, 5), (5, 0))


@either_book
def test_a_king_thrown_on_another_suit_is_lost_too(book: DanishRuleset) -> None:
    """Jensen 1989, Betalinger/Under, l.263: it does not take a trick home."""
    assert after_first_trick(book, "A S2, B T5, C HK") == ((Lost(C, Cup.KING),), (5, 5, -15), (5, 0))


@either_book
def test_two_kings_lost_in_one_trick_are_both_paid(book: DanishRuleset) -> None:
    """A and C: -5 -5 -5 + 5 from the other; B: 5 + 5; king cup 5 + 5."""
    assert after_first_trick(book, "A SK, B T5, C CK") == (
        (Lost(A, Cup.KING), Lost(C, Cup.KING)),
        (-10, 10, -10),
        (10, 0),
    )


@either_book
def test_a_king_that_wins_its_trick_is_paid_nothing(book: DanishRuleset) -> None:
    moves = "A T11, B T2, C C4, A T12, B T3, C C5"
    assert after_first_trick(book, moves) == ((), (0, 0, 0), (0, 0))
    state = position(book, A, "SK D1", "S9 D2", "S8 D3")
    assert after(state, "A SK, B S9, C S8").table.events == ()


@either_book
def test_a_pagat_that_wins_a_trick_gets_five_from_each(book: DanishRuleset) -> None:
    """Jensen 1989, Betalinger/Under, l.266; Møller, l.1123-1124, l.2377."""
    assert after_first_trick(book, "A S2, B T1, C C4") == ((PagatHomed(B),), (-5, 10, -5), (0, 0))


@either_book
def test_a_pagat_that_does_not_win_pays_five_to_each_and_five_to_the_pagat_cup(book: DanishRuleset) -> None:
    """Jensen 1989, Betalinger/Under, l.263-265; Møller, l.1121-1123, l.2378."""
    assert after_first_trick(book, "A T11, B T1, C C4") == ((Lost(B, Cup.PAGAT),), (5, -15, 5), (0, 5))


@either_book
def test_a_king_beaten_by_the_pagat_is_paid_on_both_sides(book: DanishRuleset) -> None:
    """Two kings fall to the pagat: A -5-5-5 +5 -5, C the same, B 5 + 5 for the kings and 5 + 5 for the pagat."""
    assert after_first_trick(book, "A SK, B T1, C DK") == (
        (Lost(A, Cup.KING), PagatHomed(B), Lost(C, Cup.KING)),
        (-15, 20, -15),
        (10, 0),
    )


@either_book
def test_king_and_pagat_lost_in_one_trick_pay_into_their_own_cups(book: DanishRuleset) -> None:
    """B's pagat and C's king under T11: A 5 + 5; B and C -15 + 5 each."""
    assert after_first_trick(book, "A T11, B T1, C CK") == (
        (Lost(B, Cup.PAGAT), Lost(C, Cup.KING)),
        (10, -10, -10),
        (5, 5),
    )


@either_book
def test_other_cards_and_the_skus_cost_nothing(book: DanishRuleset) -> None:
    assert after_first_trick(book, "A SQ, B T10, C X") == ((), (0, 0, 0), (0, 0))


def test_players_who_sit_out_take_no_part_in_these_payments() -> None:
    """Jensen 1989, Spillerne, l.79-81."""
    before = in_play(JENSEN, "", ALL_SPADES, "", LOW_TAROKS, seating=FOUR, skat="C1 C2 C3", cups=Cups(60, 60))
    state = after(before, "B SK, D T5, A C4")
    assert state.table.events[-1] == Lost(B, Cup.KING)
    nets, _ = sums(state.settlement)
    nets_before, _ = sums(before.settlement)
    assert [now - then for now, then in zip(nets, nets_before, strict=True)] == [5, -15, 0, 5]


@either_book
def test_in_a_position_nothing_is_paid_on_the_way(book: DanishRuleset) -> None:
    """docs/formats.md: what cannot be known is not scored."""
    state = after(position(book, A, "SK D1", "T9 D2", "S8 D3"), "A SK, B T9, C S8")
    assert state.table.events == ()


# What a card shows to everybody


@either_book
def test_who_does_not_follow_shows_that_he_lacks_the_suit(book: DanishRuleset) -> None:
    state = after(position(book, A, "S9 D1 X", "T5 H1 H2", "C1 C2 H3"), "A S9, B T5, C C1")
    spades = " ".join(f"S{rank}" for rank in (*range(1, 11), *"JCQK"))
    assert state.table.lacks[B] == cards(spades)
    taroks = " ".join(f"T{number}" for number in range(1, 22))
    assert state.table.lacks[C] == cards(f"{spades} {taroks}")
    assert state.table.lacks[A] == cards("")


@either_book
def test_a_skus_shows_nothing(book: DanishRuleset) -> None:
    """B-24: it may be played by who can follow and by who cannot."""
    state = after(position(book, A, "S9 D1 D2 D3", "X H1 H2 H4", "C1 C2 H3 C3"), "A S9, B X")
    assert state.table.lacks[B] == cards("")
