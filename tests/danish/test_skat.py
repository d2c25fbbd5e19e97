"""Laying the skat: what may be laid, in which order of duty, and what must be named.

Jensen 1989, Udtryk, l.33-44, Skusen, l.147-150; Møller, Lægning af skat, l.502-566, Om lægning, l.1336-1360.
"""

from itertools import combinations
from random import Random

import pytest

from tarock.core.cards import Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import IllegalAction
from tarock.danish.actions import Declare, Lay
from tarock.danish.cards import TAROKS
from tarock.danish.declarations import Laid
from tarock.danish.reasons import Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.skat import SkatChoice, must_be_named
from tarock.danish.table import Phase
from tests.danish.builders import (
    HJOERRING,
    JENSEN,
    A,
    B,
    C,
    after,
    begun,
    cards,
    either_book,
    house,
    laid,
    names,
    offered,
    parse_move,
    refused,
    spell,
    why_not,
)

COURTS = "SK SQ SC SJ HK HQ HC HJ DK DQ DC DJ CK CQ CC CJ"
KINGS = "SK HK DK CK"
ALL_TAROKS = " ".join(f"T{number}" for number in range(1, 22))

# Seven taroks, three kings, no skus: nothing is declared and 18 suit cards are free.
ORDINARY = "T21 T17 T12 T9 T5 T2 T1 SK S9 S4 S2 HK HQ HC H3 H7 H9 DQ DC DJ D1 D4 D8 CK C10 C6 C3 C1"
# With the skus instead of T2: half kings, half hearts (HK HQ HC) and half diamonds (DQ DC DJ).
WITH_SKUS = ORDINARY.replace("T2 ", "X ")
SUITS_ONLY = "SQ S9 S7 S6 S4 S2 HQ H1 H3 H5 H7 H9 DQ D1 D3 D4 D6 D8 D10 CQ C10 C8 C6 C3 C1"
THREE_TAROKS = f"T20 T9 T5 {SUITS_ONLY}"
TWO_TAROKS_AND_SKUS = f"T20 T9 X {SUITS_ONLY}"
ONE_TAROK = f"T9 SK HK {SUITS_ONLY}"
NO_TAROK = f"SK HK DK {SUITS_ONLY}"
ONLY_SKUS = f"X SK HK {SUITS_ONLY}"
WITH_T21 = f"T21 T9 T5 {SUITS_ONLY}"
WITH_PAGAT = f"T9 T5 T1 {SUITS_ONLY}"
FOUR_TAROKS = f"T20 T9 T5 T2 {SUITS_ONLY}".replace(" S2", "")
FULL_DIAMONDS = f"T20 T9 T5 DK DC DJ {SUITS_ONLY}".replace(" S2", "").replace(" S4", "").replace(" S6", "")
# All four courts of every suit, ten taroks with the skus, and two free cards.
BOUND_BUT_TWO = f"{COURTS} X T2 T3 T4 T5 T6 T7 T8 T9 T10 S2 H3"
# All four courts of every suit and twelve taroks: nothing is free.
ALL_BOUND = f"{COURTS} T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13"
# Kings, skus and all taroks: 26 cards that are never laid or only at the very last.
TAROKS_AND_TWO = f"{KINGS} X {ALL_TAROKS} S2 H3"
TAROKS_AND_HALF_HEARTS = f"{KINGS} X {ALL_TAROKS} HQ HC"
TAROKS_AND_THREE = f"{KINGS} {ALL_TAROKS} S2 H3 D5"

HANDS = {
    "ordinary": ORDINARY,
    "with skus": WITH_SKUS,
    "three taroks": THREE_TAROKS,
    "two taroks and skus": TWO_TAROKS_AND_SKUS,
    "one tarok": ONE_TAROK,
    "no tarok": NO_TAROK,
    "only skus": ONLY_SKUS,
    "with T21": WITH_T21,
    "with pagat": WITH_PAGAT,
    "four taroks": FOUR_TAROKS,
    "full diamonds": FULL_DIAMONDS,
    "bound but two": BOUND_BUT_TWO,
    "all bound": ALL_BOUND,
    "taroks and two": TAROKS_AND_TWO,
    "taroks and half hearts": TAROKS_AND_HALF_HEARTS,
    "taroks and three": TAROKS_AND_THREE,
}
every_hand = pytest.mark.parametrize("hand", HANDS.values(), ids=HANDS)


def fault(book: DanishRuleset, hand: str, skat: str) -> tuple[Reason, str]:
    """Why dealer C may not lay these cards, and the cards that are at fault."""
    refusal = refused(begun(book, "", "", hand), *parse_move(f"C lays {skat}"))
    assert isinstance(refusal.reason, Reason)
    return refusal.reason, refusal.detail


def skats(book: DanishRuleset, hand: str) -> list[str]:
    return sorted(names(lay.cards) for lay in SkatChoice(book, cards(hand)))


# Three cards of one's own


@either_book
def test_the_dealer_lays_three_of_his_28_cards_and_keeps_25(book: DanishRuleset) -> None:
    """Jensen 1989, Udtryk, l.33-34; Møller, Kortgivning, l.416."""
    state = after(begun(book, "", "", ORDINARY), "C lays S2 H9 C1")
    assert state.skat == cards("S2 H9 C1")
    assert state.hands[C] == cards(ORDINARY) - cards("S2 H9 C1")
    assert (state.phase, state.turn) == (Phase.DECLARING, C)


@either_book
@pytest.mark.parametrize("skat", ["S2 S4", "S2", "S2 S4 S9 H3"])
def test_fewer_or_more_than_three_are_refused(book: DanishRuleset, skat: str) -> None:
    """Møller, Kortgivning, l.416."""
    assert fault(book, ORDINARY, skat) == (Reason.WRONG_NUMBER_LAID, str(len(skat.split())))


@either_book
def test_a_card_that_he_does_not_hold_is_refused(book: DanishRuleset) -> None:
    assert fault(book, ORDINARY, "S2 S4 S5") == (Reason.NOT_IN_YOUR_HAND, "S5")


@either_book
def test_only_the_dealer_lays_and_only_once(book: DanishRuleset) -> None:
    """Møller, Om lægning af skat, l.1358-1360: once laid it cannot be changed."""
    state = begun(book, "", "", ORDINARY)
    assert [spell(offer) for offer in state.legal_actions(C)] == ["lays"]
    assert why_not(state, "A lays S1 S3 S5") is Reason.NOT_YOUR_TURN
    assert why_not(laid(state), "C lays H3 H7 H9") is Reason.NOT_NOW


@either_book
@pytest.mark.parametrize("hand", [ORDINARY, THREE_TAROKS, NO_TAROK])
def test_free_suit_cards_may_be_laid_in_any_combination(book: DanishRuleset, hand: str) -> None:
    """Jensen 1989, Udtryk, l.33-44: also queens, cavals and knaves that belong to no declaration."""
    choice = SkatChoice(book, cards(hand))
    free = cards(hand) - TAROKS - cards(KINGS)
    assert all(choice.permits(CardSet.from_cards(three)) for three in combinations(free, 3))
    assert choice.free == free


# What is never laid


@either_book
@pytest.mark.parametrize("king", ["SK", "HK", "CK"])
def test_a_king_is_never_laid(book: DanishRuleset, king: str) -> None:
    """Jensen 1989, Udtryk, l.41; Møller, Lægning af skat, l.515."""
    assert fault(book, ORDINARY, f"S2 S4 {king}") == (Reason.KING_LAID, king)


@either_book
def test_kings_are_named_together(book: DanishRuleset) -> None:
    assert fault(book, ORDINARY, "SK HK S4") == (Reason.KING_LAID, "SK HK")


@either_book
def test_tarok_21_is_never_laid(book: DanishRuleset) -> None:
    """Jensen 1989, Udtryk, l.41; Møller, Lægning af skat, l.516."""
    assert fault(book, ORDINARY, "S2 S4 T21") == (Reason.T21_LAID, "T21")


@either_book
def test_the_pagat_is_never_laid(book: DanishRuleset) -> None:
    """Jensen 1989, Udtryk, l.41; Møller, Lægning af skat, l.526-535."""
    assert fault(book, ORDINARY, "S2 S4 T1") == (Reason.PAGAT_LAID, "T1")


def test_the_skus_is_never_laid_after_moeller() -> None:
    """Møller, Lægning af skat, l.550-561, Om scusen, l.585."""
    assert fault(HJOERRING, WITH_SKUS, "S2 S4 X") == (Reason.SKUS_LAID, "X")
    assert not any("X" in skat for skat in skats(HJOERRING, WITH_SKUS))


def test_the_skus_may_be_laid_after_jensen() -> None:
    """Jensen 1989, Udtryk, l.40, Skusen, l.149-150: for a tout, and then it is named."""
    state = after(begun(JENSEN, "", "", WITH_SKUS), "C lays S2 S4 X")
    assert state.skat == cards("S2 S4 X")


# Declared cards


@either_book
@pytest.mark.parametrize("court", ["DQ", "DC", "DJ"])
def test_a_card_of_a_full_declaration_is_not_laid(book: DanishRuleset, court: str) -> None:
    """Jensen 1989, Udtryk, l.38; Møller, Lægning af skat, l.511; B-27: judged on the 28 cards."""
    assert fault(book, FULL_DIAMONDS, f"S7 S9 {court}") == (Reason.DECLARED_CARD_LAID, court)


@either_book
@pytest.mark.parametrize("court", ["HQ", "HC", "DQ", "DC", "DJ"])
def test_a_card_of_a_half_declaration_is_not_laid(book: DanishRuleset, court: str) -> None:
    """B-27: with the skus HK HQ HC and DQ DC DJ are halves."""
    assert fault(book, WITH_SKUS, f"S2 S4 {court}") == (Reason.DECLARED_CARD_LAID, court)


@either_book
def test_the_same_courts_without_the_skus_are_free(book: DanishRuleset) -> None:
    """Jensen 1989, Meldinger, l.221: a half needs the skus."""
    assert after(begun(book, "", "", ORDINARY), "C lays HC DC DJ").skat == cards("HC DC DJ")


@either_book
def test_a_declaration_cannot_be_dodged_by_laying_from_it(book: DanishRuleset) -> None:
    """B-27: three cards of the full suit would leave one court."""
    assert fault(book, FULL_DIAMONDS, "DQ DC DJ") == (Reason.DECLARED_CARD_LAID, "DJ DC DQ")


def test_a_house_may_judge_by_the_25_cards_kept() -> None:
    """B-27, the other reading."""
    kept = house(HJOERRING, declared_skat={"judged_on": "kept"})
    state = after(begun(kept, "", "", FULL_DIAMONDS), "C lays S7 S9 DJ")
    assert offered(state, C) == ["passes"]


# Taroks


@either_book
@pytest.mark.parametrize(
    ("hand", "fills"),
    [(THREE_TAROKS, 0), (TWO_TAROKS_AND_SKUS, 1), (ONE_TAROK, 2), (f"T20 T9 SK {SUITS_ONLY}", 1)],
    ids=["three", "two and the skus", "one", "two"],
)
def test_one_two_or_three_taroks_may_be_laid_if_they_are_all(book: DanishRuleset, hand: str, fills: int) -> None:
    """Jensen 1989, Udtryk, l.43-44; Møller, Lægning af skat, l.537; B-29: the skus is not counted."""
    taroks = cards(hand) & TAROKS
    choice = SkatChoice(book, cards(hand))
    assert choice.all_taroks == taroks
    for filling in combinations(choice.free, fills):
        assert choice.permits(taroks | CardSet.from_cards(filling))


@either_book
@pytest.mark.parametrize("skat", ["T9 T5 S2", "T20 S2 S4"])
def test_taroks_are_not_laid_while_others_are_kept(book: DanishRuleset, skat: str) -> None:
    """Jensen 1989, Udtryk, l.43; B-29: he must become void."""
    reason, left = fault(book, THREE_TAROKS, skat)
    assert reason is Reason.TAROKS_LEFT
    assert cards(left) == cards("T20 T9 T5") - cards(skat)


@either_book
@pytest.mark.parametrize("skat", ["T20 T9 T5", "T2 S7 S9"])
def test_with_four_taroks_none_may_be_laid(book: DanishRuleset, skat: str) -> None:
    """B-29: three cards cannot make him void."""
    assert fault(book, FOUR_TAROKS, skat) == (Reason.TAROK_LAID, names(cards(skat) & TAROKS))


@either_book
@pytest.mark.parametrize(
    ("hand", "skat", "reason"),
    [
        (WITH_T21, "T9 T5 S2", Reason.TAROK_LAID),
        (WITH_T21, "T21 T9 T5", Reason.T21_LAID),
        (WITH_PAGAT, "T9 T5 S2", Reason.TAROK_LAID),
        (WITH_PAGAT, "T9 T5 T1", Reason.PAGAT_LAID),
    ],
)
def test_with_t21_or_the_pagat_among_them_no_tarok_may_be_laid(
    book: DanishRuleset, hand: str, skat: str, reason: Reason
) -> None:
    """Jensen 1989, Lægning, l.394-396; Møller, l.1486-1488; B-29."""
    assert fault(book, hand, skat)[0] is reason
    assert SkatChoice(book, cards(hand)).all_taroks == NO_CARDS


@either_book
def test_the_skus_does_not_stand_in_the_way_of_laying_all_taroks(book: DanishRuleset) -> None:
    """Jensen 1989, Skusen, l.147; Møller, Om scusen, l.584: he lays T20 and T9 and keeps the skus."""
    state = after(begun(book, "", "", TWO_TAROKS_AND_SKUS), "C lays T20 T9 S2")
    assert names(state.hands[C] - cards(SUITS_ONLY)) == "X"


def test_taroks_and_skus_may_be_laid_together_after_jensen() -> None:
    """Jensen 1989, Udtryk, l.40-44: two permissions, one skat."""
    assert "T9 T20 X" in skats(JENSEN, TWO_TAROKS_AND_SKUS)
    reason, left = fault(JENSEN, TWO_TAROKS_AND_SKUS, "T20 X S2")
    assert (reason, left) == (Reason.TAROKS_LEFT, "T9")


def test_a_house_may_forbid_laying_taroks() -> None:
    never = house(HJOERRING, skat={"taroks": "never"})
    assert fault(never, THREE_TAROKS, "T20 T9 T5") == (Reason.TAROK_LAID, "T5 T9 T20")


@pytest.mark.parametrize(("rule", "hand", "skat"), [("t21", WITH_T21, "T5 T9 T21"), ("pagat", WITH_PAGAT, "T1 T5 T9")])
def test_a_house_may_let_t21_or_the_pagat_be_laid_with_all_taroks(rule: str, hand: str, skat: str) -> None:
    """Møller, Lægning af skat, l.516-535: both could be laid once."""
    older = house(HJOERRING, skat={rule: True})
    assert skat in skats(older, hand)
    assert fault(older, hand, f"{skat.split()[1]} S2 S4")[0] is Reason.TAROKS_LEFT


# The order of duty (B-28)


def test_free_cards_go_first_then_one_declared_court() -> None:
    """B-28: two free cards must both go, the third is a queen, caval or knave of a declaration."""
    courts = cards(COURTS) - cards(KINGS)
    assert skats(HJOERRING, BOUND_BUT_TWO) == sorted(names(cards("S2 H3") | CardSet.of(one)) for one in courts)


def test_after_jensen_the_skus_may_be_the_third_card() -> None:
    """B-28 beside Jensen 1989, Udtryk, l.40."""
    assert set(skats(JENSEN, BOUND_BUT_TWO)) - set(skats(HJOERRING, BOUND_BUT_TWO)) == {"S2 H3 X"}


@either_book
@pytest.mark.parametrize("skat", ["S2 SQ SC", "H3 SQ DQ", "SQ HQ DQ"])
def test_declared_courts_are_refused_while_a_free_card_is_left(book: DanishRuleset, skat: str) -> None:
    """Jensen 1989, Udtryk, l.38: only if it is unavoidable."""
    assert fault(book, BOUND_BUT_TWO, skat)[0] is Reason.DECLARED_CARD_LAID


@either_book
def test_with_nothing_free_three_of_the_declared_courts_go_but_no_king(book: DanishRuleset) -> None:
    """B-28: sixteen courts and twelve taroks; three of twelve queens, cavals and knaves."""
    assert len(skats(book, ALL_BOUND)) == 220
    assert fault(book, ALL_BOUND, "SK HQ HC") == (Reason.KING_LAID, "SK")
    assert fault(book, ALL_BOUND, "T2 HQ HC") == (Reason.TAROK_LAID, "T2")


def test_the_last_resort_is_a_tarok_but_never_t21_or_the_pagat() -> None:
    """B-28: both free cards and one of T2 to T20."""
    assert skats(HJOERRING, TAROKS_AND_TWO) == sorted(f"S2 H3 T{number}" for number in range(2, 21))
    assert fault(HJOERRING, TAROKS_AND_TWO, "S2 H3 T21") == (Reason.T21_LAID, "T21")
    assert fault(HJOERRING, TAROKS_AND_TWO, "S2 H3 T1") == (Reason.PAGAT_LAID, "T1")
    assert fault(HJOERRING, TAROKS_AND_TWO, "S2 H3 X") == (Reason.SKUS_LAID, "X")
    assert fault(HJOERRING, TAROKS_AND_TWO, "S2 T2 T3") == (Reason.TAROK_LAID, "T2 T3")
    assert fault(HJOERRING, TAROKS_AND_TWO, "S2 H3 CK") == (Reason.KING_LAID, "CK")


@either_book
def test_declared_courts_go_before_taroks(book: DanishRuleset) -> None:
    """B-28: both courts of half hearts must go before one of T2 to T20."""
    with_courts = {f"HC HQ T{number}" for number in range(2, 21)}
    assert set(skats(book, TAROKS_AND_HALF_HEARTS)) == with_courts | ({"HC HQ X"} if book is JENSEN else set())
    assert fault(book, TAROKS_AND_HALF_HEARTS, "HQ T2 T3") == (Reason.TAROK_LAID, "T2 T3")


@either_book
def test_three_free_cards_leave_no_choice(book: DanishRuleset) -> None:
    """B-28: 25 bound cards and three free ones."""
    assert skats(book, TAROKS_AND_THREE) == ["S2 H3 D5"]


def test_where_nothing_can_be_laid_nothing_is_offered() -> None:
    assert skats(HJOERRING, "SK HK") == []
    assert len(SkatChoice(HJOERRING, cards("SK HK"))) == 0


# What must be named


def named(book: DanishRuleset, hand: str, skat: str) -> str:
    """The cards that dealer C must name when he declares."""
    state = after(begun(book, "", "", hand), f"C lays {skat}")
    (declare,) = state.legal_actions(C)
    assert isinstance(declare, Declare)
    found = CardSet.from_cards(item.card for item in declare.items if isinstance(item, Laid))
    assert found == must_be_named(book, cards(hand), cards(skat))
    return names(found)


@either_book
@pytest.mark.parametrize(
    ("hand", "skat", "expected"),
    [
        (ORDINARY, "HC DC DJ", ""),
        (THREE_TAROKS, "T20 T9 T5", ""),
        (ONE_TAROK, "T9 S2 S4", ""),
        (BOUND_BUT_TWO, "S2 H3 DC", "DC"),
        (ALL_BOUND, "SQ HC CJ", "SQ HC CJ"),
        (TAROKS_AND_TWO, "S2 H3 T7", "T7"),
        (TAROKS_AND_HALF_HEARTS, "HQ HC T7", "HC HQ T7"),
        (TAROKS_AND_THREE, "S2 H3 D5", ""),
    ],
    ids=["free", "all taroks", "one tarok", "one court", "three courts", "tarok", "courts and tarok", "last free"],
)
def test_only_what_was_forced_from_a_declaration_is_named(
    book: DanishRuleset, hand: str, skat: str, expected: str
) -> None:
    """Jensen 1989, Udtryk, l.38; Møller, Lægning af skat, l.511-513, l.545 (laying taroks is not announced)."""
    assert named(book, hand, skat) == expected


@pytest.mark.parametrize(
    ("hand", "skat", "expected"),
    [
        (WITH_SKUS, "S2 S4 X", "X"),
        (TWO_TAROKS_AND_SKUS, "T20 T9 X", "X"),
        (TAROKS_AND_HALF_HEARTS, "HQ HC X", "HC HQ X"),
    ],
)
def test_a_laid_skus_is_named_after_jensen(hand: str, skat: str, expected: str) -> None:
    """Jensen 1989, Udtryk, l.40, l.46, Skusen, l.149-150."""
    assert named(JENSEN, hand, skat) == expected


@either_book
def test_a_card_that_must_be_named_must_be_named(book: DanishRuleset) -> None:
    state = after(begun(book, "", "", BOUND_BUT_TWO), "C lays S2 H3 DC")
    (declare,) = state.legal_actions(C)
    assert isinstance(declare, Declare)
    silent = Declare(tuple(item for item in declare.items if not isinstance(item, Laid)))
    refusal = refused(state, C, silent)
    assert (refusal.reason, refusal.detail) == (Reason.DECLARATION_MISSING, "laid DC")
    assert state.apply(C, declare).turn == A
    assert refused(state, B, declare).reason is Reason.NOT_YOUR_TURN


# The choice as a constraint, against the words of the books


def lawful_skats(book: DanishRuleset, hand: CardSet) -> set[CardSet]:
    """All that may be laid, card by card: the rules as they are written, without any order of search."""
    never = cards("SK HK DK CK T21 T1") | (cards("X") if book is HJOERRING else NO_CARDS)
    groups = [cards(KINGS), *(cards(" ".join(f"{suit}{rank}" for rank in "KQCJ")) for suit in "SHDC")]
    skus = cards("X")
    bound = NO_CARDS
    for group in groups:
        if len(hand & group) == 4 or (len(hand & group) == 3 and hand >= skus):
            bound |= hand & group
    bound -= never
    taroks = hand & TAROKS
    can_become_void = len(taroks) <= 3 and not taroks & never
    free = hand - never - bound - TAROKS - skus

    def may_go(one: Card, skat: CardSet) -> bool:
        if one in bound:
            return free <= skat
        if one in TAROKS:
            return (can_become_void and taroks <= skat) or free | bound <= skat
        return True

    skats = map(CardSet.from_cards, combinations(hand - never, 3))
    return {skat for skat in skats if all(may_go(one, skat) for one in skat)}


@either_book
@every_hand
def test_the_choice_permits_exactly_what_the_books_allow(book: DanishRuleset, hand: str) -> None:
    """All 3,276 ways to take three of 28 cards; iteration, length, check and permission agree."""
    held = cards(hand)
    assert len(held) == 28
    choice = SkatChoice(book, held)
    lawful = lawful_skats(book, held)
    for three in combinations(held, 3):
        skat = CardSet.from_cards(three)
        assert choice.permits(skat) is (skat in lawful), names(skat)
        assert is_refused(choice, skat) is not (skat in lawful), names(skat)
    listed = [lay.cards for lay in choice]
    assert len(choice) == len(listed) == len(lawful)
    assert set(listed) == lawful


def is_refused(choice: SkatChoice, skat: CardSet) -> bool:
    try:
        choice.check(skat)
    except IllegalAction:
        return True
    return False


@either_book
@every_hand
def test_a_random_skat_is_lawful_and_every_skat_can_come(book: DanishRuleset, hand: str) -> None:
    choice = SkatChoice(book, cards(hand))
    rng = Random(hand)
    drawn = {choice.sample(rng) for _ in range(300)}
    assert all(choice.permits(lay.cards) for lay in drawn)
    if len(choice) <= 25:
        assert drawn == set(choice)


def test_every_skat_is_about_equally_likely() -> None:
    """12 courts and, after Jensen, the skus: 13 skats."""
    choice = SkatChoice(JENSEN, cards(BOUND_BUT_TWO))
    rng = Random(1)
    drawn = [choice.sample(rng) for _ in range(2_600)]
    assert all(130 < drawn.count(lay) < 270 for lay in choice)


@every_hand
def test_the_choice_is_listed_in_a_fixed_order_without_repetition(hand: str) -> None:
    first, second = (list(SkatChoice(JENSEN, cards(hand))) for _ in range(2))
    assert first == second
    assert len(set(first)) == len(first)


@either_book
@pytest.mark.parametrize("skat", ["", "S2 S4", "S2 S4 S9 H3", "S2 S4 S5"])
def test_the_choice_permits_only_three_cards_of_the_hand(book: DanishRuleset, skat: str) -> None:
    assert not SkatChoice(book, cards(ORDINARY)).permits(cards(skat))
    assert Lay(cards(skat)) not in list(SkatChoice(book, cards(ORDINARY)))
