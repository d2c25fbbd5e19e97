"""The compulsory declarations and what is paid for them.

Jensen 1989, Meldinger, l.183-235, Betalinger/Før spillet, l.249-255; Møller, Meldinger, l.430-501.
"""

import pytest

from tarock.core.cards import Suit
from tarock.danish.actions import Declare
from tarock.danish.declarations import Courts, Item, Kings, Laid, Matadors, Taroks, declarations, declared_courts
from tarock.danish.events import Ante, Cups, DeclaredCourts, DeclaredLength
from tarock.danish.reasons import Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState
from tarock.danish.table import Phase
from tests.danish.builders import (
    DEALER_C,
    FIVE,
    FOUR,
    HJOERRING,
    JENSEN,
    A,
    B,
    C,
    D,
    after,
    begun,
    card,
    cards,
    declared,
    either_book,
    house,
    in_play,
    laid,
    names,
    offered,
    refused,
    sums,
)

SMALL = "S1 S2 S3 S4 S5 S6 S7 H10 H9 H8 H7 H6 H5 D10 D9 D8 D7 D6 C1 C2 C3 C4 C5 C6 C7"
"""Twenty-five cards that make no declaration."""


def padded(hand: str) -> str:
    """Fill a hand up to seven taroks and to 25 cards, so that it declares nothing more, and the others nothing."""
    tokens = hand.split()
    few = 7 - sum(token.startswith("T") or token == "X" for token in tokens)
    tokens += [token for token in numbered(*range(2, 9)).split() if token not in tokens][: max(few, 0)]
    return " ".join(tokens + SMALL.split()[: 25 - len(tokens)])


def said(book: DanishRuleset, hand: str) -> list[str]:
    return [str(item) for item in declarations(book, cards(hand))]


def numbered(*numbers: int) -> str:
    return " ".join(f"T{number}" for number in numbers)


# Taroks


@either_book
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (numbered(*range(2, 11)), []),
        (numbered(*range(1, 10)), []),
        (numbered(*range(2, 12)), ["taroks 10 without"]),
        (numbered(*range(1, 11)), ["taroks 10 with"]),
        (numbered(*range(1, 10)) + " X", ["taroks 10 with"]),
        (numbered(*range(2, 11)) + " X", ["taroks 10 without"]),
        (numbered(*range(2, 10)) + " X", []),
        (numbered(*range(1, 12)), ["taroks 11 with"]),
        (numbered(*range(1, 22)), ["taroks 21 with"]),
    ],
)
def test_ten_taroks_or_more_are_declared_with_or_without_the_pagat_and_the_skus_counts(
    book: DanishRuleset, hand: str, expected: list[str]
) -> None:
    """Jensen 1989, Meldinger, l.196-201; Møller, Meldinger, l.447-450."""
    assert said(book, hand) == expected


# Matadors


@either_book
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("T21 T1 X", "matadors 3"),
        ("T21 T20 T1 X", "matadors 4"),
        ("T21 T20 T19 T1 X", "matadors 5"),
        ("T21 T19 T1 X", "matadors 3"),
        ("T21 T20 T18 T1 X", "matadors 4"),
        ("T21 T20 T1", None),
        ("T21 T20 X", None),
        ("T20 T1 X", None),
    ],
)
def test_t21_pagat_and_skus_are_three_matadors_and_every_next_tarok_without_a_gap_one_more(
    book: DanishRuleset, hand: str, expected: str | None
) -> None:
    """Jensen 1989, Meldinger, l.203-209: regardless of the number of taroks; Møller, Meldinger, l.456-457."""
    assert said(book, hand) == ([] if expected is None else [expected])


@either_book
@pytest.mark.parametrize("lowest", range(2, 22))
def test_matadors_go_down_to_t2_and_up_to_22(book: DanishRuleset, lowest: int) -> None:
    """Jensen 1989, Meldinger, l.203-204, "o.s.v."."""
    hand = numbered(1, *range(lowest, 22)) + " X"
    assert f"matadors {24 - lowest}" in said(book, hand)


@either_book
def test_jensens_example_has_four_matadors_by_his_own_rule(book: DanishRuleset) -> None:
    """Jensen 1989, Meldinger, l.206-209; B-03: T20 is on the hand, so "11 with and 3 matadors" is a slip."""
    assert said(book, numbered(21, 20, 17, 15, 13, 10, 9, 5, 2, 1) + " X") == ["taroks 11 with", "matadors 4"]


@either_book
def test_all_22_taroks_are_declared_as_taroks_and_as_matadors(book: DanishRuleset) -> None:
    """Jensen 1989, Meldinger, l.205-206: both are declared."""
    assert said(book, numbered(*range(1, 22)) + " X") == ["taroks 22 with", "matadors 22"]


def test_a_house_may_ask_for_more_taroks_and_more_matadors() -> None:
    longer = house(HJOERRING, taroks={"shortest": 11}, matadors={"shortest": 4})
    assert said(longer, numbered(*range(1, 10), 21) + " X") == ["taroks 11 with"]
    assert said(longer, numbered(*range(1, 9), 20, 21)) == []
    assert said(longer, "T21 T20 T1 X") == ["matadors 4"]


# Courts and kings


@either_book
@pytest.mark.parametrize("suit", "SHDC")
def test_four_courts_of_a_suit_are_full_and_with_the_skus_overfull(book: DanishRuleset, suit: str) -> None:
    """Jensen 1989, Meldinger, l.213-215; Møller, Meldinger, l.475-476, l.482-483."""
    courts = " ".join(f"{suit}{rank}" for rank in "KQCJ")
    assert said(book, courts) == [f"full {suit}"]
    assert said(book, courts + " X") == [f"overfull {suit}"]


@either_book
@pytest.mark.parametrize("suit", "SHDC")
@pytest.mark.parametrize("missing", "KQCJ")
def test_three_courts_and_the_skus_are_half_and_the_missing_court_is_named(
    book: DanishRuleset, suit: str, missing: str
) -> None:
    """Jensen 1989, Meldinger, l.214, l.223-226; Møller, Meldinger, l.465-468."""
    courts = " ".join(f"{suit}{rank}" for rank in "KQCJ" if rank != missing)
    assert said(book, courts + " X") == [f"half {suit} missing {missing}"]
    assert said(book, courts) == []


@either_book
def test_four_kings_are_full_and_with_the_skus_overfull(book: DanishRuleset) -> None:
    """Jensen 1989, Meldinger, l.216-218; Møller, Meldinger, l.477, l.483-484."""
    assert said(book, "SK HK DK CK") == ["full kings"]
    assert said(book, "SK HK DK CK X") == ["overfull kings"]


@either_book
@pytest.mark.parametrize("missing", "SHDC")
def test_three_kings_and_the_skus_are_half_and_the_missing_suit_is_named(book: DanishRuleset, missing: str) -> None:
    """Jensen 1989, Meldinger, l.217, l.226-228; Møller, Meldinger, l.470-471."""
    kings = " ".join(f"{suit}K" for suit in "SHDC" if suit != missing)
    assert said(book, kings + " X") == [f"half kings missing {missing}"]
    assert said(book, kings) == []


@either_book
@pytest.mark.parametrize("hand", ["SK SQ X", "SK HK X", "HQ HC X S10 S9", "X", "", SMALL])
def test_two_courts_and_the_skus_are_nothing(book: DanishRuleset, hand: str) -> None:
    assert said(book, hand) == []


@either_book
def test_the_skus_may_be_in_several_declarations_at_once(book: DanishRuleset) -> None:
    """Jensen 1989, Meldinger, l.232-233, "10 without" and "overfull kings"; Møller, Meldinger, l.443-444."""
    hand = numbered(*range(2, 11)) + " X SK HK DK CK"
    assert said(book, hand) == ["taroks 10 without", "overfull kings"]


@either_book
def test_declarations_are_written_taroks_matadors_kings_spades_hearts_diamonds_clubs(book: DanishRuleset) -> None:
    hand = numbered(1, *range(15, 22)) + " T2 X SK SQ SC HK HQ HJ DQ DC DJ CK CQ CC CJ"
    assert said(book, hand) == [
        "taroks 10 with",
        "matadors 9",
        "half kings missing D",
        "half S missing J",
        "half H missing C",
        "half D missing K",
        "overfull C",
    ]


@pytest.mark.parametrize(
    ("item", "text"),
    [
        (Taroks(10, with_pagat=True), "taroks 10 with"),
        (Taroks(11, with_pagat=False), "taroks 11 without"),
        (Matadors(3), "matadors 3"),
        (Courts("half", Suit.HEARTS, card("HC")), "half H missing C"),
        (Courts("full", Suit.SPADES), "full S"),
        (Kings("half", card("DK")), "half kings missing D"),
        (Kings("overfull"), "overfull kings"),
        (Laid(card("H4")), "laid H4"),
    ],
)
def test_a_declaration_is_written_as_in_a_record(item: Item, text: str) -> None:
    """docs/formats.md, Danish statements."""
    assert str(item) == text


@pytest.mark.parametrize(
    ("hand", "bound"),
    [
        ("SK SQ SC SJ", "SJ SC SQ SK"),
        ("SK SQ SC", ""),
        ("SK SQ SC X", "SC SQ SK"),
        ("SK HK DK CQ X", "SK HK DK"),
        ("SK HK DK CK HQ HC", "SK HK DK CK"),
        ("SK HK DK HQ HC X", "SK HC HQ HK DK"),
        ("T21 T1 X", ""),
    ],
)
def test_courts_that_belong_to_a_declaration(hand: str, bound: str) -> None:
    """B-27: what the dealer may not lay."""
    assert names(declared_courts(cards(hand))) == bound


# The round: dealer C, forehand A, middle hand B

KINGS_AND_SKUS = "X SK HK DK CK"


@either_book
def test_everybody_declares_once_dealer_first_then_forehand_then_middle_hand(book: DanishRuleset) -> None:
    """Jensen 1989, Meldinger, l.186-188; Møller, Kortgivning, l.419-420; B-39."""
    state = laid(begun(book, SMALL))
    order: list[int | None] = []
    while state.phase is Phase.DECLARING:
        order.append(state.turn)
        assert state.turn is not None
        assert [seat for seat in (A, B, C) if state.legal_actions(seat)] == [state.turn]
        (declare,) = state.legal_actions(state.turn)
        assert isinstance(declare, Declare)
        state = state.apply(state.turn, declare)
    assert order == [C, A, B]
    assert (state.phase, state.turn) == (Phase.PLAY, A)


@either_book
def test_nobody_declares_before_the_dealer_or_twice(book: DanishRuleset) -> None:
    """Møller, Fejlmeldinger, l.487-488."""
    state = laid(begun(book, SMALL))
    assert refused(state, A, Declare()).reason is Reason.NOT_YOUR_TURN
    (declare,) = state.legal_actions(C)
    assert isinstance(declare, Declare)
    state = state.apply(C, declare)
    assert refused(state, C, declare).reason is Reason.NOT_YOUR_TURN
    assert refused(state, B, Declare()).reason is Reason.NOT_YOUR_TURN
    assert refused(declared(state), A, Declare()).reason is Reason.NOT_NOW


@either_book
def test_nobody_declares_before_the_skat_is_laid(book: DanishRuleset) -> None:
    """Jensen 1989, Udtryk, l.33; Møller, Kortgivning, l.419-420."""
    assert refused(begun(book), C, Declare()).reason is Reason.NOT_NOW


@either_book
def test_a_hand_without_anything_to_declare_passes(book: DanishRuleset) -> None:
    """Jensen 1989, Meldinger, l.235; Møller, Meldinger, l.445."""
    state = in_play(book, SMALL)
    assert state.table.declared[A] == ()
    assert (A, Declare()) in state.table.log


def with_forehand(book: DanishRuleset, hand: str) -> Declare:
    state = forehand_declares(book, hand)
    (declare,) = state.legal_actions(A)
    assert isinstance(declare, Declare)
    return declare


def forehand_declares(book: DanishRuleset, hand: str) -> DanishState:
    state = laid(begun(book, hand))
    (declare,) = state.legal_actions(C)
    assert isinstance(declare, Declare)
    return state.apply(C, declare)


@either_book
def test_declaring_is_compulsory(book: DanishRuleset) -> None:
    """Jensen 1989, Meldinger, l.183; Møller, Meldinger, l.430-432: every single one."""
    state = forehand_declares(book, KINGS_AND_SKUS + " HQ HC")
    assert offered(state, A) == ["declares overfull kings, half H missing J"]
    refusal = refused(state, A, Declare())
    assert (refusal.reason, refusal.detail) == (Reason.DECLARATION_MISSING, "overfull kings, half H missing J")
    refusal = refused(state, A, Declare((Kings("overfull"),)))
    assert (refusal.reason, refusal.detail) == (Reason.DECLARATION_MISSING, "half H missing J")


@either_book
@pytest.mark.parametrize(
    "false",
    [
        Taroks(10, with_pagat=True),
        Matadors(3),
        Courts("half", Suit.DIAMONDS, card("DQ")),
        Courts("full", Suit.SPADES),
        Laid(card("S1")),
    ],
    ids=str,
)
def test_a_false_declaration_is_refused(book: DanishRuleset, false: Item) -> None:
    """Jensen 1989, Betalinger, l.270-273; Møller, Fejlmeldinger, l.489."""
    refusal = refused(forehand_declares(book, SMALL), A, Declare((false,)))
    assert (refusal.reason, refusal.detail) == (Reason.DECLARATION_FALSE, str(false))


@either_book
def test_a_declaration_that_is_nearly_right_is_wrong(book: DanishRuleset) -> None:
    """Jensen 1989, Meldinger, l.199, l.223: with or without, and what is missing, belong to it."""
    hand = padded(numbered(*range(1, 10)) + " X HK HQ HC")
    state = forehand_declares(book, hand)
    right = (Taroks(10, with_pagat=True), Courts("half", Suit.HEARTS, card("HJ")))
    assert with_forehand(book, hand) == Declare(right)
    for wrong in (
        (Taroks(10, with_pagat=False), right[1]),
        (Taroks(11, with_pagat=True), right[1]),
        (right[0], Courts("half", Suit.HEARTS, card("HC"))),
        (right[0], Courts("half", Suit.HEARTS)),
        (right[0], Courts("full", Suit.HEARTS)),
    ):
        assert refused(state, A, Declare(wrong)).reason is Reason.DECLARATION_MISSING


@either_book
def test_a_false_declaration_beside_the_right_ones_is_refused(book: DanishRuleset) -> None:
    state = forehand_declares(book, KINGS_AND_SKUS)
    refusal = refused(state, A, Declare((Kings("overfull"), Matadors(3))))
    assert (refusal.reason, refusal.detail) == (Reason.DECLARATION_FALSE, "matadors 3")


@either_book
def test_the_same_declaration_twice_is_refused(book: DanishRuleset) -> None:
    """docs/formats.md: the same declaration twice."""
    state = forehand_declares(book, KINGS_AND_SKUS)
    refusal = refused(state, A, Declare((Kings("overfull"), Kings("overfull"))))
    assert (refusal.reason, refusal.detail) == (Reason.DECLARATION_TWICE, "overfull kings")


@either_book
def test_declarations_may_be_said_in_any_order_and_are_written_in_a_fixed_one(book: DanishRuleset) -> None:
    """docs/formats.md: items of one statement may be read in any order; writing uses a fixed one."""
    state = forehand_declares(book, KINGS_AND_SKUS + " HQ HC")
    fixed = with_forehand(book, KINGS_AND_SKUS + " HQ HC")
    turned = state.apply(A, Declare(fixed.items[::-1]))
    assert turned.table.declared[A] == fixed.items
    assert turned == state.apply(A, fixed)


@either_book
def test_the_dealer_declares_what_he_was_dealt(book: DanishRuleset) -> None:
    """B-27, B-28: the caval that he had to lay still belongs to his full clubs, and is named."""
    courts = "SK SQ SC SJ HK HQ HC HJ DK DQ DC DJ CK CQ CC CJ"
    state = after(begun(book, "", "", f"{courts} {numbered(*range(2, 14))}"), "C lays SC DC CC")
    assert offered(state, C) == [
        "declares taroks 12 without, full kings, full S, full H, full D, full C, laid SC, laid DC, laid CC"
    ]


def test_a_skus_laid_for_a_tout_still_counts_in_the_declarations() -> None:
    """Jensen 1989, Udtryk, l.40; B-28: the declaration is made in full."""
    hand = numbered(*range(1, 9), 21) + " X SK HK DK S1 S2 S3 S4 S5 S6 H10 H9 H8 H7 D10 D9 D8 C1 C2"
    state = after(begun(JENSEN, "", "", hand), "C lays X S1 S2")
    assert offered(state, C) == ["declares taroks 10 with, matadors 3, half kings missing C, laid X"]


def test_a_house_may_let_the_dealer_declare_only_what_he_keeps() -> None:
    """B-27, the other reading: the skus that he laid counts no more, but is still named."""
    kept = house(JENSEN, declared_skat={"judged_on": "kept"})
    hand = numbered(*range(1, 9), 21) + " X SK HK DK S1 S2 S3 S4 S5 S6 H10 H9 H8 H7 D10 D9 D8 C1 C2"
    state = after(begun(kept, "", "", hand), "C lays X S1 S2")
    assert offered(state, C) == ["declares laid X"]


# Payments


def paid_for(book: DanishRuleset, hand: str, seating: Seating = DEALER_C) -> tuple[int, ...]:
    """What everybody has won or lost by forehand's declarations alone."""
    hands = [""] * len(seating.at_table)
    hands[seating.forehand] = padded(hand)
    hands[seating.dealer] = "S8 S9 S10"
    before = laid(begun(book, *hands, seating=seating, cups=Cups(60, 60)), "S8 S9 S10")
    state = declared(before)
    others = (seating.dealer, seating.middle)
    assert [state.table.declared[seat] for seat in others] == [(), ()]
    antes = sums(before.settlement)[0]
    return tuple(after - ante for after, ante in zip(sums(state.settlement)[0], antes, strict=True))


@either_book
@pytest.mark.parametrize(
    ("hand", "each"),
    [
        (numbered(*range(2, 12)), 10),
        (numbered(*range(1, 12)), 15),
        (numbered(*range(2, 14)), 20),
        (numbered(*range(2, 15)), 25),
        ("T21 T1 X", 10),
        ("T21 T20 T1 X", 15),
        ("T21 T20 T19 T1 X", 20),
        ("T21 T20 T19 T18 T1 X", 25),
        ("HK HQ HJ X", 5),
        ("SK HK CK X", 5),
        ("DK DQ DC DJ", 10),
        ("SK HK DK CK", 10),
        ("CK CQ CC CJ X", 15),
        ("SK HK DK CK X", 15),
        ("SK HK DK CK X HQ HC SQ SJ", 15 + 5 + 5),
        (numbered(*range(1, 9), 21) + " X HQ HC HJ", 10 + 10 + 5),
    ],
)
def test_each_of_the_two_opponents_pays_for_declarations(book: DanishRuleset, hand: str, each: int) -> None:
    """Jensen 1989, Betalinger/Før spillet, l.249-255; Møller, Betalingsoversigt, l.2359-2374."""
    assert paid_for(book, hand) == (2 * each, -each, -each)


@either_book
def test_a_player_who_sits_out_pays_nothing_for_declarations(book: DanishRuleset) -> None:
    """Jensen 1989, Spillerne, l.79-81; Møller, Meldinger, l.441-442."""
    assert paid_for(book, "SK HK DK CK", FOUR) == (-10, 20, 0, -10)
    assert paid_for(book, "SK HK DK CK", FIVE) == (-10, 20, 0, 0, -10)


@either_book
def test_declarations_are_written_down_as_on_a_sheet(book: DanishRuleset) -> None:
    state = in_play(book, padded("T21 T1 X SK HK DK HQ HC HJ"), "", "S8 S9 S10", skat="S8 S9 S10", cups=Cups(60, 60))
    assert state.table.events[:4] == (
        Ante(),
        DeclaredLength(A, "matadors", 3),
        DeclaredCourts(A, "half", None),
        DeclaredCourts(A, "overfull", Suit.HEARTS),
    )


@either_book
def test_what_two_players_declare_is_paid_both_ways(book: DanishRuleset) -> None:
    """Full spades for A (10 from each), full hearts for B (10 from each): C pays 20, and his ante."""
    state = in_play(book, "SK SQ SC SJ", "HK HQ HC HJ", "S8 S9 S10", skat="S8 S9 S10", cups=Cups(60, 60))
    declared_by_c = state.table.declared[C]
    assert declared_by_c is not None
    assert state.table.declared[:C] == (
        (Courts("full", Suit.SPADES),),
        (Courts("full", Suit.HEARTS),),
    )
    assert [str(item) for item in declared_by_c] == []
    assert sums(state.settlement)[0] == (10, 10, -20 - 10)


@either_book
def test_a_declared_hand_of_a_four_handed_table_is_by_seat(book: DanishRuleset) -> None:
    state = in_play(book, "", "SK HK DK CK", seating=FOUR)
    assert state.table.declared[B] == (Kings("full"),)
    assert state.table.declared[C] is None
    assert state.table.declared[D] is not None
