"""Dealing, and dealing again for a hand without taroks."""

from itertools import pairwise

import pytest

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import DealError
from tarock.core.seats import Seat
from tarock.core.sentences import Sentence
from tarock.core.shuffle import shuffled
from tarock.danish.cards import PACK, TAROKS
from tarock.danish.deal import deal, problems
from tarock.danish.events import Ante, Cup, Cups, Fund, Redealt
from tarock.danish.reasons import Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, start, start_position
from tarock.danish.table import Opening, Phase
from tests.danish.builders import (
    DEALER_C,
    FIVE,
    FOUR,
    FOUR_TWO_PACKS,
    HJOERRING,
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
    filled_up,
    house,
    laid,
    names,
    net,
    offered,
    sums,
    why_not,
)

SEATINGS = [THREE, Seating.of_three(B), DEALER_C, FOUR, FOUR_TWO_PACKS, FIVE]


@either_book
@pytest.mark.parametrize("seating", SEATINGS)
def test_cards_are_given_five_at_a_time_from_forehand_on_and_the_last_three_to_the_dealer(
    book: DanishRuleset, seating: Seating
) -> None:
    """Jensen 1989, Kortgivning, l.172-175; Møller, Kortgivning, l.398-399."""
    pack = shuffled(tuple(PACK), "an evening")
    packets = [CardSet.from_cards(pack[start : start + 5]) for start in range(0, 75, 5)]
    expected = {
        seating.forehand: CardSet.from_cards(card for packet in packets[0::3] for card in packet),
        seating.middle: CardSet.from_cards(card for packet in packets[1::3] for card in packet),
        seating.dealer: CardSet.from_cards([card for packet in packets[2::3] for card in packet] + list(pack[75:])),
    }
    hands = deal(book, seating, "an evening")
    assert {seat: hands[seat] for seat in seating.active} == expected


@either_book
@pytest.mark.parametrize("seating", SEATINGS)
def test_the_dealer_has_28_cards_and_the_two_others_25_and_nobody_else_any(
    book: DanishRuleset, seating: Seating
) -> None:
    """Jensen 1989, Kortgivning, l.173; Møller, Kortgivning, l.398-399."""
    hands = deal(book, seating, "another")
    assert len(hands) == len(seating.at_table)
    assert [len(hands[seat]) for seat in seating.declaring_order] == [28, 25, 25]
    assert all(hands[seat] == NO_CARDS for seat in seating.sitting_out)
    assert CardSet.from_cards(card for hand in hands for card in hand) == PACK
    assert problems(seating, hands) == []


def test_a_seed_gives_the_same_deal_for_ever() -> None:
    """The pack that seed "1" shuffles is pinned in tests/core/test_shuffle.py; this is how it is dealt."""
    hands = deal(HJOERRING, DEALER_C, "1")
    assert hands[A] == cards("S7 T9 SC C7 DK  H1 DJ T7 T10 C1  C4 S5 SJ T8 T16  T2 HC S1 T1 D4  H4 CC SQ D6 D2")
    assert hands[B] == cards("T3 D3 HJ D10 T11  C8 CJ HQ T19 T12  T4 C5 T21 T13 T6  T18 S6 H3 DQ X  C9 S3 C10 H10 H7")
    assert hands[C] == cards(
        "D8 CQ DC S8 C3  S9 S10 T14 T17 CK  C6 S4 D5 H2 D1  S2 T5 D9 H5 D7  H9 T20 T15 HK SK  H8 H6 C2"
    )


def test_a_seed_gives_each_seat_by_its_part_in_the_deal_not_by_its_letter() -> None:
    by_dealer = [deal(JENSEN, Seating.of_three(dealer), "1") for dealer in (A, B, C)]
    for hands, turned in pairwise(by_dealer):
        assert turned == (hands[C], hands[A], hands[B])


@pytest.mark.parametrize("packet", [1, 25])
def test_a_house_may_deal_in_other_packets(packet: int) -> None:
    hands = deal(house(HJOERRING, dealing={"packet": packet}), THREE, "house")
    pack = shuffled(tuple(PACK), "house")
    assert hands[B] == CardSet.from_cards(card for card in pack[:75] if pack.index(card) // packet % 3 == 0)
    assert problems(THREE, hands) == []


# Hands that cannot be played


def told(found: list[tuple[Seat, Sentence]]) -> list[tuple[Seat, str]]:
    return [(seat, str(problem)) for seat, problem in found]


def test_all_that_is_wrong_with_a_deal_is_listed() -> None:
    hands = filled_up(THREE, "SK T21 T20", "S1")
    wrong = (hands[A] - cards("SK T21"), hands[B] | cards("T20"), hands[C])
    assert told(problems(THREE, wrong)) == [
        (A, "A has 26 cards, expected 28"),
        (B, "B has 26 cards, expected 25"),
        (B, "T20 is there twice"),
    ]


def test_every_card_that_is_in_two_hands_is_listed() -> None:
    hands = filled_up(THREE, "SK HK", "S1 S2")
    wrong = (hands[A], hands[B] - cards("S1 S2") | cards("SK HK"), hands[C])
    assert told(problems(THREE, wrong)) == [(B, "SK is there twice"), (B, "HK is there twice")]


def test_a_deal_that_cannot_be_played_is_refused_with_all_its_faults() -> None:
    hands = filled_up(THREE, "T5", "", "D1")
    with pytest.raises(DealError, match=r"^A has 27 cards, expected 28; C has 24 cards, expected 25$"):
        start(HJOERRING, THREE, (hands[A] - cards("T5"), hands[B], hands[C] - cards("D1")))


def test_a_seating_that_cannot_be_is_refused_before_its_hands_are_looked_at() -> None:
    with pytest.raises(DealError, match=r"^a seat is named twice$"):
        start(HJOERRING, Seating(A, A, B), ())


def test_a_player_who_sits_out_has_no_cards() -> None:
    """Jensen 1989, Spillerne, l.50-51: the player opposite the dealer sits out."""
    hands = filled_up(FOUR)
    wrong = (*hands[:C], cards("SK"), hands[D])
    assert (C, "C has 1 cards, expected 0") in told(problems(FOUR, wrong))


def test_a_deal_with_too_few_hands_is_refused() -> None:
    with pytest.raises(DealError):
        start(HJOERRING, THREE, filled_up(THREE)[:2])


@pytest.mark.parametrize(("trick", "size"), [(1, 25), (23, 3), (25, 1)])
def test_in_a_position_everybody_has_one_card_for_each_trick_left(trick: int, size: int) -> None:
    whole = [cards("S1"), cards("H1"), cards("D1")]
    assert told(problems(THREE, tuple(whole), trick)) == (
        [] if size == 1 else [(seat, f"{'ABC'[seat]} has 1 cards, expected {size}") for seat in (A, B, C)]
    )


def test_a_position_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(DealError, match=r"^A has 2 cards, expected 3; S1 is there twice$"):
        start_position(
            JENSEN, THREE, (cards("S1 S2"), cards("S1 S3 S4"), cards("H1 H2 H3")), Opening(trick=23, leader=A)
        )


# Funding and ante


@either_book
@pytest.mark.parametrize("seating", [THREE, FOUR, FIVE])
def test_everybody_at_the_table_funds_empty_cups_and_the_dealer_antes(book: DanishRuleset, seating: Seating) -> None:
    """Jensen 1989, Betalinger/Før spillet, l.241, l.247; Møller, Kopper, l.334-338, Kortgivning, l.395."""
    state = start(book, seating, "ante")
    players = len(seating.at_table)
    assert state.table.events == (Fund(Cup.KING), Fund(Cup.PAGAT), Ante())
    assert sums(state.settlement) == (
        (-50, *[-40] * (players - 1)),
        (20 * players + 5, 20 * players + 5),
    )


@either_book
@pytest.mark.parametrize(
    ("cups", "funded", "expected"),
    [
        (Cups(85, 70), (), ((-10, 0, 0), (90, 75))),
        (Cups(85, 0), (Fund(Cup.PAGAT),), ((-30, -20, -20), (90, 65))),
        (Cups(0, 70), (Fund(Cup.KING),), ((-30, -20, -20), (65, 75))),
    ],
)
def test_only_a_cup_that_is_empty_is_funded(
    book: DanishRuleset, cups: Cups, funded: tuple[Fund, ...], expected: object
) -> None:
    """Jensen 1989, Udtryk, l.20; docs/formats.md: a missing cup or one at 0."""
    state = start(book, THREE, "ante", cups)
    assert state.table.events == (*funded, Ante())
    assert sums(state.settlement) == expected


@either_book
def test_there_is_no_new_ante_after_a_redeal(book: DanishRuleset) -> None:
    """Jensen 1989, Kortgivning, l.180-181; Møller, Kortgivning, l.427-428; B-47."""
    assert sums(start(book, THREE, "again", Cups(65, 65), ante=False).settlement) == ((0, 0, 0), (65, 65))
    assert start(book, THREE, "again", ante=False).table.events == (Fund(Cup.KING), Fund(Cup.PAGAT))


# Dealing again: dealer C, forehand A, middle hand B

NO_TAROKS_A = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SC H10 H9 H8 H7 H6 H5 H4 H3 H2 H1 HJ HC HQ"
NO_TAROKS_B = "D10 D9 D8 D7 D6 D5 D4 D3 D2 D1 DJ DC DQ C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CC"


def without_taroks(book: DanishRuleset, cups: Cups | None = None) -> DanishState:
    """A and B have no tarok at all."""
    return begun(book, NO_TAROKS_A, NO_TAROKS_B, cups=cups)


@either_book
@pytest.mark.parametrize("seat", [A, B])
def test_a_hand_without_numbered_taroks_may_ask_for_a_redeal_out_of_turn(book: DanishRuleset, seat: int) -> None:
    """Jensen 1989, Kortgivning, l.180-181; Møller, Kortgivning, l.426-428; B-31."""
    state = without_taroks(book)
    assert not state.hands[seat] & TAROKS
    assert state.turn == C
    assert offered(state, seat) == ["redeal"]
    assert after(state, f"{'ABC'[seat]} redeal").is_over


@either_book
def test_a_hand_whose_only_tarok_is_the_skus_may_ask_for_a_redeal(book: DanishRuleset) -> None:
    """Jensen 1989, Kortgivning, l.180; Møller, Om scusen, l.581-582; B-52."""
    state = begun(book, NO_TAROKS_A.replace("S1 ", "X "))
    assert offered(state, A) == ["redeal"]
    assert after(state, "A redeal").is_over


@either_book
def test_the_dealer_too_may_ask_for_a_redeal(book: DanishRuleset) -> None:
    """B-31: any of the three, the dealer before he lays."""
    state = begun(book, "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11", "T12 T13 T14 T15 T16 T17 T18 T19 T20 T21")
    assert offered(state, C) == ["lays", "redeal"]
    assert after(state, "C redeal").is_over


@either_book
def test_a_hand_with_a_single_tarok_may_not(book: DanishRuleset) -> None:
    """Jensen 1989, Kortgivning, l.180."""
    state = begun(book, NO_TAROKS_A.replace("S1 ", "T2 "))
    assert offered(state, A) == []
    assert why_not(state, "A redeal") is Reason.HAND_HAS_TAROKS
    assert why_not(state, "C redeal") is Reason.HAND_HAS_TAROKS


@either_book
def test_once_the_skat_is_laid_it_is_too_late(book: DanishRuleset) -> None:
    """B-31: until the dealer announces the skat."""
    assert why_not(laid(without_taroks(book)), "A redeal") is Reason.NOT_NOW
    assert why_not(declared(laid(without_taroks(book))), "A redeal") is Reason.NOT_NOW


@either_book
def test_after_a_redeal_only_funding_and_ante_stay_paid(book: DanishRuleset) -> None:
    """Jensen 1989, Kortgivning, l.181; Møller, Kortgivning, l.427-428; B-47: five into each cup by dealer C."""
    state = after(without_taroks(book, Cups(60, 60)), "B redeal")
    assert state.table.events == (Ante(), Redealt(B))
    assert sums(state.settlement) == ((0, 0, -10), (65, 65))
    assert net(after(without_taroks(book), "B redeal")) == (-40, -40, -50)


@either_book
def test_nothing_comes_after_a_redeal(book: DanishRuleset) -> None:
    state = after(without_taroks(book), "A redeal")
    assert (state.phase, state.turn, state.is_over) == (Phase.OVER, None, True)
    assert [state.legal_actions(seat) for seat in (A, B, C)] == [(), (), ()]
    assert why_not(state, "B redeal") is Reason.DEAL_IS_OVER
    assert why_not(state, "C lays C5 C6 C7") is Reason.DEAL_IS_OVER


@either_book
def test_everybody_then_knows_that_the_hand_had_no_tarok(book: DanishRuleset) -> None:
    state = after(without_taroks(book), "A redeal")
    assert names(state.table.lacks[A]) == names(TAROKS)
    assert state.table.lacks[B] == NO_CARDS


def test_a_house_may_do_without_redeals() -> None:
    state = without_taroks(house(HJOERRING, redeal={"allowed": False}))
    assert offered(state, A) == []
    assert why_not(state, "A redeal") is Reason.NO_REDEAL


def test_a_player_who_sits_out_cannot_ask_for_a_redeal() -> None:
    """Jensen 1989, Spillerne, l.120-121."""
    state = begun(JENSEN, seating=FOUR)
    assert offered(state, C) == []
    assert why_not(state, "C redeal") is Reason.NOT_YOUR_TURN
