"""A world drawn from a view is one that the seat cannot tell from the real one, and one that could have happened.

Every world drawn here is played again from its deal, action by action: it must lead to the same state, so that it
breaks no rule, no declaration and nothing that anybody has shown or said.
"""

from dataclasses import replace
from random import Random

import pytest

from tarock.core.cards import Suit
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import IllegalAction
from tarock.danish import sampling
from tarock.danish.cards import COURTS as COURTS_OF
from tarock.danish.cards import KINGS, MATADORS, OF_SUIT, PACK, TAROKS
from tarock.danish.declarations import Courts, Item, Kings, Laid, Matadors, Taroks
from tarock.danish.knowledge import SKAT, Place, knowledge, promise
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, start
from tests.danish.builders import (
    DEALER_C,
    FIVE,
    FOUR,
    HJOERRING,
    JENSEN,
    THREE,
    ULTIMO,
    ULTIMO_WITH_SKUS,
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
    parse_move,
    played_to,
    position,
    replayed,
)

pytestmark = pytest.mark.slow

SKUS_CARD = cards("X")
ALL_BUT_T2 = " ".join(f"T{number}" for number in (1, *range(3, 22)))


def worlds(state: DanishState, seat: int, number: int = 6) -> list[DanishState]:
    """Draw worlds from the view of a seat and check each of them."""
    view = state.view(seat)
    drawn = [view.sample(Random(f"{seat} {count}")) for count in range(number)]
    for world in drawn:
        assert world.view(seat) == view
        assert replayed(world) == world
    return drawn


def seen_by_all(state: DanishState, number: int = 6) -> list[DanishState]:
    return [world for seat in state.table.seating.at_table for world in worlds(state, seat, number)]


def taroks(world: DanishState, seat: int) -> int:
    """The taroks that a seat was dealt, the skus counted."""
    return len(world.dealt[seat] & (TAROKS | SKUS_CARD))


@pytest.fixture(autouse=True)
def _few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat knows is used while drawing, so that no view here needs more than a handful of attempts."""
    monkeypatch.setattr(sampling, "_TRIES", 12)


# Every phase, every seat


@either_book
@pytest.mark.parametrize("seating", [THREE, DEALER_C, FOUR, FIVE], ids=["dealer A", "dealer C", "four", "five"])
def test_a_world_can_be_drawn_at_every_time_by_everybody_at_the_table(book: DanishRuleset, seating: Seating) -> None:
    state = start(book, seating, "everybody")
    seen_by_all(state, 2)
    state = laid(state)
    seen_by_all(state, 2)
    state = declared(state)
    for trick in (1, 8, 16, 22, 23, 24, 25, 26):
        state = played_to(state, trick, keep="X")
        seen_by_all(state, 2)


@either_book
@pytest.mark.parametrize("seed", range(5))
def test_a_world_can_be_drawn_in_random_deals(book: DanishRuleset, seed: int) -> None:
    """Rights are used whenever they are offered, so that skus, claims, names and demands come often."""
    rng = Random(seed)
    state = start(book, DEALER_C, f"random {seed}")
    while not state.is_over:
        assert state.turn is not None
        offers = state.legal_actions(state.turn)
        offer = rng.choice(offers[-4:] if rng.random() < 0.3 else offers)
        state = state.apply(state.turn, offer.sample(rng) if isinstance(offer, SkatChoice) else offer)
        if rng.random() < 0.08 or (state.table.trick and state.table.trick.skus_player is not None):
            seen_by_all(state, 1)


@either_book
def test_a_world_after_a_redeal_has_a_hand_without_taroks(book: DanishRuleset) -> None:
    suits = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SC H10 H9 H8 H7 H6 H5 H4 H3 H2 H1 HJ HC HQ"
    state = after(begun(book, suits), "A redeal")
    for world in worlds(state, B) + worlds(state, C):
        assert not world.hands[A] & TAROKS
        assert len(world.hands[C]) == 28


@either_book
def test_the_same_dice_give_the_same_world(book: DanishRuleset) -> None:
    view = played_to(in_play(book), 9).view(A)
    assert view.sample(Random(7)) == view.sample(Random(7))
    assert len({view.sample(Random(seed)) for seed in range(20)}) > 10


# Declarations


@either_book
@pytest.mark.parametrize("with_pagat", [True, False])
def test_declared_taroks_are_held_exactly(book: DanishRuleset, with_pagat: bool) -> None:
    """Jensen 1989, Selve spillet, l.446-449: a tarok declaration fixes the third player's number."""
    low = "T1" if with_pagat else "T2"
    hand = f"{low} T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13"
    rest = "S1 S2 S3 S4 H10 H9 H8 H7 D10 D9 D8 D7 C1"
    state = in_play(book, f"{hand} {rest}")
    assert offered_declaration(state, A) == f"taroks 12 {'with' if with_pagat else 'without'}"
    for later in (state, played_to(state, 12)):
        for world in worlds(later, B) + worlds(later, C):
            assert taroks(world, A) == 12
            assert (cards("T1") <= world.dealt[A]) is with_pagat


def offered_declaration(state: DanishState, seat: int) -> str:
    items = state.table.declared[seat]
    assert items is not None
    return ", ".join(map(str, items))


@either_book
def test_who_passes_has_at_most_nine_taroks_and_no_full_hand(book: DanishRuleset) -> None:
    """Møller, Afgivne meldinger, l.1255-1274: what is not declared is not there.  A holds 4: the others 9 and 9."""
    a = "T2 T3 T4 T5 S1 S2 S3 S4 S5 S6 S7 H10 H9 H8 H7 H6 H5 D10 D9 D8 D7 D6 D5 C1 C2"
    b = "T6 T7 T8 T9 T10 T11 T12 T13 X SK SQ HK HQ DC DJ CC CJ C3 C4 C5 C6 S8 S9 H4 D4"
    state = in_play(book, a, b, skat="C7 C8 C9")
    assert [offered_declaration(state, seat) for seat in (A, B, C)] == ["", "", ""]
    for world in worlds(state, A, 30):
        assert (taroks(world, B), taroks(world, C)) == (9, 9)


@either_book
@pytest.mark.parametrize(
    ("hand", "said", "holds", "lacks"),
    [
        ("HK HQ HC HJ", "full H", "HK HQ HC HJ", "X"),
        ("SK HK DK CK", "full kings", "SK HK DK CK", "X"),
        ("HK HQ HC X", "half H missing J", "HK HQ HC X", "HJ"),
        ("SK HK DK X", "half kings missing C", "SK HK DK X", "CK"),
        ("DK DQ DC DJ X", "overfull D", "DK DQ DC DJ X", ""),
        ("T21 T20 T1 X", "matadors 4", "T21 T20 T1 X", "T19"),
    ],
)
def test_declared_cards_are_where_they_were_declared(
    book: DanishRuleset, hand: str, said: str, holds: str, lacks: str
) -> None:
    """Møller, Afgivne meldinger, l.1255-1274: a full suit without the skus, a half with it and without one card."""
    filling = "T2 T3 T4 T5 S1 S2 S3 S4 S5 S6 H10 H9 H8 H7 H6 D10 D9 D8 D7 D6 C1"
    text = f"{hand} {filling}".split()[:25]
    state = in_play(book, " ".join(text), "", "S8 S9 S10", skat="S8 S9 S10")
    assert offered_declaration(state, A) == said
    for later in (state, played_to(state, 6)):
        for world in worlds(later, B, 8) + worlds(later, C, 8):
            assert cards(holds) <= world.dealt[A]
            assert not cards(lacks) & world.dealt[A]


@either_book
def test_all_matadors_leave_no_tarok_to_lack(book: DanishRuleset) -> None:
    hand = " ".join(f"T{number}" for number in range(1, 22)) + " X S1 S2 S3"
    state = in_play(book, hand)
    assert offered_declaration(state, A) == "taroks 22 with, matadors 22"
    for world in worlds(state, B):
        assert world.dealt[A] >= TAROKS | SKUS_CARD


def test_a_house_with_four_matadors_lets_three_go_undeclared() -> None:
    longer = house(HJOERRING, matadors={"shortest": 4})
    hand = "T21 T1 X T2 T3 T4 T5 S1 S2 S3 S4 S5 S6 H10 H9 H8 H7 H6 D10 D9 D8 D7 D6 C1 C2"
    state = in_play(longer, hand)
    assert offered_declaration(state, A) == ""
    three = cards("T21 T1 X")
    assert any(three <= world.dealt[A] for world in worlds(state, B, 90))


@pytest.mark.parametrize(
    ("items", "holds", "lacks", "number"),
    [
        ((), "", "", (0, 9)),
        ((Taroks(11, with_pagat=True),), "T1", "", (11, 11)),
        ((Taroks(11, with_pagat=False),), "", "T1", (11, 11)),
        ((Matadors(3),), "T21 T1 X", "T20", (0, 9)),
        ((Matadors(5),), "T21 T20 T19 T1 X", "T18", (0, 9)),
        ((Taroks(21, with_pagat=True), Matadors(21)), f"{ALL_BUT_T2} X", "T2", (21, 21)),
        ((Taroks(22, with_pagat=True), Matadors(22)), f"{ALL_BUT_T2} T2 X", "", (22, 22)),
        ((Kings("full"),), "SK HK DK CK", "X", (0, 9)),
        ((Kings("half", card("DK")),), "SK HK CK X", "DK", (0, 9)),
        ((Kings("overfull"),), "SK HK DK CK X", "", (0, 9)),
        ((Courts("full", Suit.CLUBS),), "CK CQ CC CJ", "X", (0, 9)),
        ((Courts("half", Suit.HEARTS, card("HC")),), "HK HQ HJ X", "HC", (0, 9)),
        ((Courts("overfull", Suit.SPADES), Laid(card("SJ"))), "SK SQ SC SJ X", "", (0, 9)),
    ],
    ids=str,
)
def test_what_a_declaration_promises(items: tuple[Item, ...], holds: str, lacks: str, number: tuple[int, int]) -> None:
    """Jensen 1989, Selve spillet, l.446-471; Møller, Afgivne meldinger, l.1255-1274."""
    table = replace(in_play(HJOERRING).table, declared=(items, (), ()))
    said = promise(table, A)
    assert said.holds == cards(holds)
    assert said.lacks == cards(lacks)
    assert said.taroks == number


def test_what_is_left_undeclared_is_promised_too() -> None:
    """Declaring is compulsory: a hand that passes has no full or half group and no three matadors."""
    table = replace(in_play(HJOERRING).table, declared=((), (Kings("full"),), None))
    groups = [MATADORS, KINGS, *COURTS_OF]
    assert promise(table, A).undeclared == groups
    assert promise(table, B).undeclared == [group for group in groups if group != KINGS]
    assert promise(table, C).undeclared == []
    assert promise(table, C).taroks == (0, 99)
    longer = replace(table, ruleset=house(HJOERRING, matadors={"shortest": 4}))
    assert promise(longer, A).undeclared == groups[1:]


# The skat

THIRTEEN = "T21 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T8 T7"
"""With so many in A's hand the others' nine taroks can lie anywhere without a declaration."""
SUITS_ONLY = "SQ S9 S7 S6 S4 S2 HQ H1 H3 H5 H7 H9 DQ D1 D3 D4 D6 D8 D10 CQ C10 C8 C6 C3 C1"


@either_book
@pytest.mark.parametrize(
    ("hand", "skat", "number"),
    [
        ("T20 T9 T5", "T20 T9 T5", 3),
        ("T20 T9 SK", "T20 T9 S2", 2),
        ("T9 SK HK", "T9 S2 S4", 1),
        ("T20 T9 T5", "S2 S4 S6", 0),
    ],
)
def test_laid_taroks_that_were_admitted_are_in_the_skat(book: DanishRuleset, hand: str, skat: str, number: int) -> None:
    """B-29, B-30: so many, and then the dealer has no other."""
    state = after(in_play(book, "", "", f"{hand} {SUITS_ONLY}", skat=skat), "A asks")
    for later in (state, played_to(state, 12)):
        for world in worlds(later, A) + worlds(later, B):
            assert len(world.skat & TAROKS) == number
            if number:
                assert world.dealt[C] & TAROKS == world.skat & TAROKS


def test_a_bare_yes_leaves_the_number_open() -> None:
    """Møller, Lægning af skat, l.546-548."""
    club = house(HJOERRING, disclosure={"answer": "yes_no"})
    state = after(in_play(club, THIRTEEN, "", f"T20 T9 T5 {SUITS_ONLY}", skat="T20 T9 T5"), "A asks")
    numbers = {len(world.skat & TAROKS) for world in worlds(state, A, 60)}
    assert numbers == {1, 2, 3}
    no = after(in_play(club, THIRTEEN, "", f"T20 T9 T5 {SUITS_ONLY}", skat="S2 S4 S6"), "A asks")
    assert {len(world.skat & TAROKS) for world in worlds(no, A, 20)} == {0}


@either_book
def test_a_skat_that_nobody_has_asked_about_may_hold_taroks(book: DanishRuleset) -> None:
    state = in_play(book, THIRTEEN, "", f"T20 T9 T5 {SUITS_ONLY}", skat="T20 T9 T5")
    numbers = {len(world.skat & TAROKS) for world in worlds(state, A, 100)}
    assert numbers == {0, 1, 2, 3}


@either_book
def test_once_the_dealer_is_seen_to_be_void_his_taroks_may_be_in_the_skat(book: DanishRuleset) -> None:
    """He could not play a tarok: perhaps he laid them, perhaps he was dealt none."""
    hand = f"T20 T9 T5 {SUITS_ONLY}".replace("SQ", "SK")
    state = in_play(book, THIRTEEN, "T3", hand, skat="T20 T9 T5")
    state = after(state, "A T21, B T3, C S2")
    drawn = worlds(state, A, 60)
    assert {len(world.skat & TAROKS) for world in drawn} == {0, 1, 2, 3}
    assert not any(world.hands[C] & TAROKS for world in drawn)


@either_book
def test_a_dealer_who_has_shown_a_tarok_has_laid_none(book: DanishRuleset) -> None:
    """B-29: only all of them."""
    state = in_play(book, "T21 T19", "T3", f"T20 T9 T5 {SUITS_ONLY}", skat="S2 S4 S6")
    state = after(state, "A T21, B T3, C T5")
    assert all(not world.skat & TAROKS for world in worlds(state, A, 40))


def the_skat(state: DanishState) -> Place:
    """What forehand A knows about the skat."""
    return next(place for place in knowledge(state.view(A)).places if place.seat == SKAT)


@either_book
def test_what_cannot_be_in_the_skat_is_known(book: DanishRuleset) -> None:
    """Jensen 1989, Udtryk, l.38-44; Møller, Lægning af skat, l.511-561: barred, declared, or said to be missing."""
    state = in_play(book, "", "", f"X SK HK DK T9 {SUITS_ONLY}".replace(" S2", "").replace(" S4", ""), skat="S6 S7 S9")
    assert offered_declaration(state, C) == "half kings missing C"
    skat = the_skat(state)
    assert (skat.room, skat.excluded, skat.taroks) == (3, cards("SK HK DK CK T21 T1 X"), (0, 3))
    declared_taroks = in_play(book, "", "", f"{THIRTEEN} S1 S2 S3", skat="S1 S2 S3")
    assert the_skat(declared_taroks).taroks == (0, 0)


@either_book
def test_kings_t21_and_pagat_are_never_in_the_skat(book: DanishRuleset) -> None:
    """Jensen 1989, Udtryk, l.41; Møller, Lægning af skat, l.515-535."""
    state = in_play(book)
    never = cards("SK HK DK CK T21 T1")
    assert all(not world.skat & never for world in worlds(state, A, 30) + worlds(laid(begun(book)), B, 30))


@pytest.mark.parametrize("rule", ["t21", "pagat"])
def test_a_house_that_lets_t21_or_the_pagat_be_laid_finds_it_there(rule: str) -> None:
    older = house(HJOERRING, skat={rule: True})
    card = cards("T21" if rule == "t21" else "T1")
    hand = f"{names(card)} T9 T5 {SUITS_ONLY}"
    state = after(in_play(older, "", "", hand, skat=f"{names(card)} T9 T5"), "A asks")
    assert any(card <= world.skat for world in worlds(state, A, 60))


def test_before_the_dealer_has_declared_the_skus_may_be_in_the_skat_after_jensen() -> None:
    """Jensen 1989, Udtryk, l.40: it is named only with the declarations."""
    hand = f"X T9 T5 {SUITS_ONLY}"
    state = laid(begun(JENSEN, "", "", hand), "X S2 S4")
    assert any(world.skat >= SKUS_CARD for world in worlds(state, A, 80))
    never = laid(begun(HJOERRING, "", "", hand), "S2 S4 S6")
    assert not any(world.skat >= SKUS_CARD for world in worlds(never, A, 80))


def test_a_skus_that_was_laid_and_named_is_in_the_skat() -> None:
    """Jensen 1989, Udtryk, l.40."""
    state = in_play(JENSEN, "", "", f"X T9 T5 {SUITS_ONLY}", skat="X S2 S4")
    for later in (state, played_to(state, 10)):
        for world in worlds(later, A) + worlds(later, B):
            assert world.skat >= SKUS_CARD


def test_a_skus_that_was_laid_and_named_counts_among_the_declared_taroks() -> None:
    """Jensen 1989, Udtryk, l.40; B-28: nine numbered taroks and the skus are ten; the skus lies in the skat."""
    taroks_and_skus = "T1 T2 T3 T4 T5 T6 T7 T8 T9 X"
    hand = f"{taroks_and_skus} S1 S2 S3 S4 S5 S6 H10 H9 H8 H7 H6 D10 D9 D8 D7 C1 C2 C3"
    state = in_play(JENSEN, "", "", hand, skat="X S1 S2")
    assert offered_declaration(state, C) == "taroks 10 with, laid X"
    for world in worlds(state, A) + worlds(state, B):
        assert taroks(world, C) == 10


COURTS = "SK SQ SC SJ HK HQ HC HJ DK DQ DC DJ CK CQ CC CJ"
ALL_TAROKS = " ".join(f"T{number}" for number in range(1, 22))


@either_book
@pytest.mark.parametrize(
    ("hand", "skat"),
    [
        (f"{COURTS} X T2 T3 T4 T5 T6 T7 T8 T9 T10 S2 H3", "S2 H3 DC"),
        (f"{COURTS} T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13", "SQ HC CJ"),
        (f"SK HK DK CK {ALL_TAROKS} S2 H3 D5", "S2 H3 D5"),
    ],
    ids=["one court", "three courts", "nothing named"],
)
def test_after_a_forced_skat_the_dealer_has_no_free_card(book: DanishRuleset, hand: str, skat: str) -> None:
    """B-28: free cards go first, so whoever had to lay from a declaration holds nothing else."""
    state = in_play(book, "", "", hand, skat=skat)
    for world in worlds(state, A) + worlds(state, B):
        assert state.table.named_in_skat <= world.skat
        if state.table.named_in_skat:
            assert world.hands[C] <= cards(COURTS) | TAROKS | SKUS_CARD


@either_book
@pytest.mark.parametrize(
    ("hand", "skat"),
    [
        (f"SK HK DK CK X {ALL_TAROKS} S2 H3", "S2 H3 T7"),
        (f"SK HK DK CK X {ALL_TAROKS} HQ HC", "HQ HC T7"),
    ],
    ids=["a tarok", "courts and a tarok"],
)
def test_after_a_forced_tarok_the_dealer_has_only_kings_taroks_and_the_skus(
    book: DanishRuleset, hand: str, skat: str
) -> None:
    """B-28: the last resort."""
    state = in_play(book, "", "", hand, skat=skat)
    for world in worlds(state, A, 4) + worlds(state, B, 4):
        assert world.hands[C] == cards(f"SK HK DK CK X {ALL_TAROKS}") - cards("T7")
        assert world.skat >= state.table.named_in_skat >= cards("T7")


def test_a_house_that_judges_by_the_cards_kept_knows_less_about_the_skat() -> None:
    """B-27, the other reading: the court that completes a full suit may lie in the skat."""
    kept = house(HJOERRING, declared_skat={"judged_on": "kept"})
    hand = f"T20 T9 T5 DK DC DJ {SUITS_ONLY}".replace(" S2", "").replace(" S4", "").replace(" S6", "")
    state = in_play(kept, "", "", hand, skat="S7 S9 DJ")
    assert offered_declaration(state, C) == ""
    for later in (state, played_to(state, 8)):
        seen_by_all(later, 6)


# The rights around the skus

LED = ("X C1 C2 C3", "H1 H5 D4 D6", "H3 H4 C9 D9")


@either_book
def test_an_answered_claim_places_the_suit_with_the_third(book: DanishRuleset) -> None:
    """B-21: the third player has said that he has spades."""
    state = after(position(book, A, "X C1 C2 C3", "H1 T5 T9 D4", "S3 S8 H3 H4"), "A X=S, B claims")
    spades = OF_SUIT[Suit.SPADES]
    for later in (state, after(state, "B T5")):
        for world in worlds(later, A) + worlds(later, B):
            assert world.hands[C] & spades
            assert not world.hands[B] & spades


@either_book
def test_a_granted_claim_shows_that_both_lack_the_suit(book: DanishRuleset) -> None:
    """B-21."""
    state = after(position(book, A, *LED), "A X=S, B claims")
    for world in seen_by_all(state):
        assert not (world.hands[B] | world.hands[C]) & OF_SUIT[Suit.SPADES]


@either_book
@pytest.mark.parametrize("name", "HDC")
def test_a_name_places_its_suit_with_one_of_the_two(book: DanishRuleset, name: str) -> None:
    """B-22: it was accepted, so one of them holds it."""
    state = after(position(book, A, *LED), f"A X=S, B claims, B names {name}")
    suit = OF_SUIT["SHDC".index(name)]
    for world in seen_by_all(state, 12):
        assert (world.hands[B] | world.hands[C]) & suit


@either_book
def test_a_name_that_the_second_does_not_follow_places_its_suit_with_the_third(book: DanishRuleset) -> None:
    state = after(position(book, A, *LED), "A X=S, B claims, B names C, B D4")
    for world in worlds(state, A, 15) + worlds(state, B, 15):
        assert world.hands[C] & OF_SUIT[Suit.CLUBS]


@either_book
def test_a_name_of_the_third_that_stands_places_its_suit_with_him(book: DanishRuleset) -> None:
    """He named clubs; the second had none and his card stands."""
    state = after(position(book, A, *LED), "A X=S, B D4, C names C")
    for world in worlds(state, A, 15) + worlds(state, B, 15):
        assert world.hands[C] & OF_SUIT[Suit.CLUBS]
        assert not world.hands[B] & OF_SUIT[Suit.CLUBS]


@either_book
def test_a_name_that_the_second_has_followed_already_needs_nothing_more(book: DanishRuleset) -> None:
    state = after(position(book, A, *LED), "A X=S, B D4, C names D")
    drawn = worlds(state, A, 60)
    assert {bool(world.hands[C] & OF_SUIT[Suit.DIAMONDS]) for world in drawn} == {True, False}


@either_book
@pytest.mark.parametrize("moves", ["B D4, C waives", "B waives, B D4, C waives", "B claims, B waives, B D4"])
def test_a_right_that_was_let_go_needs_nothing(book: DanishRuleset, moves: str) -> None:
    """B-22: nobody has the named suit, and nobody has named another."""
    state = after(position(book, A, *LED), f"A X=S, {moves}")
    for world in seen_by_all(state):
        assert not world.hands[B] & OF_SUIT[Suit.SPADES]


@either_book
def test_a_question_after_a_waiver_changes_nothing(book: DanishRuleset) -> None:
    """A holds all spades and leads the skus as spades; B and C let the right go, and then somebody asks."""
    spades = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SC SQ SK"
    state = after(in_play(book, f"{spades} X"), "A X=S")
    state = after(state, f"B {offered(state, B)[0]}, C waives, A asks")
    for world in worlds(state, A) + worlds(state, B):
        assert not world.hands[C] & OF_SUIT[Suit.SPADES]


@pytest.mark.parametrize("leader", ["A", "B", "C"])
@either_book
def test_who_takes_a_card_back_holds_what_was_named(book: DanishRuleset, leader: str) -> None:
    """Møller, Om scusen, l.597-599: he takes it back because he still has cards of that suit."""
    second, third = {"A": ("B", "C"), "B": ("C", "A"), "C": ("A", "B")}[leader]
    hands = dict(zip((leader, second, third), LED, strict=True))
    state = position(book, "ABC".index(leader), *(hands[seat] for seat in "ABC"))
    state = after(state, f"{leader} X=S, {second} D4, {third} names H")
    taker = "ABC".index(second)
    for seat in ("ABC".index(leader), "ABC".index(third)):
        for world in worlds(state, seat, 40):
            assert world.hands[taker] & OF_SUIT[Suit.HEARTS]
            assert cards("D4") <= world.hands[taker]


@either_book
def test_a_card_taken_back_is_known_until_it_is_played(book: DanishRuleset) -> None:
    state = after(position(book, A, *LED), "A X=S, B D4, C names H, B H5, C H3")
    for later in (state, after(state, "C D9, A C1")):
        for world in worlds(later, A) + worlds(later, C):
            assert cards("D4") <= world.hands[B]
    seen_by_all(after(state, "C D9, A C1, B D4"))


def test_without_taking_back_a_name_tells_less() -> None:
    """B-23, the other reading: the second may or may not hold hearts, but one of the two does or did."""
    strict = house(JENSEN, baptism={"retraction": False})
    state = after(position(strict, A, *LED), "A X=S, B D4, C names H")
    seen_by_all(state)


# The skus in the last tricks


@either_book
def test_a_demand_tells_who_can_still_hold_the_skus(book: DanishRuleset) -> None:
    """B-17: it was in time, so the holder has not played yet and is not the demander."""
    state = after(position(book, A, "S2 D1 D2", "X S9 H1", "S3 C1 C2"), "A S2, C demands")
    assert all(world.hands[B] >= SKUS_CARD for world in worlds(state, A) + worlds(state, C))
    before = after(position(book, A, "S2 D1 D2", "X S9 H1", "S3 C1 C2"), "C demands")
    assert {world.hands[B] >= SKUS_CARD for world in worlds(before, C, 40)} == {True, False}
    assert all(world.hands[B] >= SKUS_CARD for world in worlds(before, A, 40))


@either_book
def test_who_plays_something_else_after_a_demand_lacks_the_skus(book: DanishRuleset) -> None:
    state = after(position(book, A, "S2 D1 D2", "S4 S9 H1", "X C1 C2"), "B demands, A S2, B S4")
    assert all(world.hands[C] >= SKUS_CARD for world in worlds(state, A) + worlds(state, B))


@either_book
def test_a_wrong_demand_tells_nothing_new(book: DanishRuleset) -> None:
    state = after(in_play(book, "X"), "A X=T")
    for seat in (B, C):
        state = state.apply(seat, parse_move(f"A {offered(state, seat)[0]}")[1])
    state = after(played_to(state, 23), "B demands")
    seen_by_all(state, 4)


def test_after_moeller_a_lead_that_passed_on_places_the_skus() -> None:
    """Møller, Om scusen, l.588-590; B-19: trick 25, A's only card is the skus."""
    state = position(HJOERRING, A, "X", "H3", "C2")
    for later in (state, after(state, "B H3")):
        assert all(world.hands[A] == SKUS_CARD for world in worlds(later, B) + worlds(later, C))


def test_after_moeller_a_leader_to_the_last_trick_has_not_the_skus() -> None:
    """B-19: otherwise the lead would have passed on."""
    state = position(HJOERRING, A, "D9", "X", "C2")
    assert not any(world.hands[A] >= SKUS_CARD for world in worlds(state, C, 40))
    jensen = position(JENSEN, A, "D9", "X", "C2")
    assert any(world.hands[A] >= SKUS_CARD for world in worlds(jensen, C, 40))


# Positions from a book


@either_book
def test_in_a_position_the_cards_that_have_gone_may_be_any(book: DanishRuleset) -> None:
    """docs/formats.md: what came before is not known; the skus is in a hand, since it was in one."""
    state = position(book, A, "S2 D1 D2", "X S9 H1", "S3 C1 C2")
    drawn = worlds(state, A, 60)
    assert len({world.hands[B] | world.hands[C] for world in drawn}) > 50
    assert all(world.hands[B] | world.hands[C] >= SKUS_CARD for world in drawn)


@either_book
def test_in_a_position_without_the_skus_nobody_holds_it(book: DanishRuleset) -> None:
    state = position(book, A, "S2 D1 D2", "T3 S9 H1", "S3 C1 C2")
    assert not any(world.hands[seat] >= SKUS_CARD for world in seen_by_all(state) for seat in (A, B, C))


@either_book
def test_in_a_position_at_a_table_of_four_the_sitter_holds_nothing(book: DanishRuleset) -> None:
    state = position(book, B, "S2 D1 D2", "X S9 H1", "", "S3 C1 C2", seating=FOUR)
    for world in worlds(state, C) + worlds(state, A):
        assert [len(hand) for hand in world.hands] == [3, 3, 0, 3]


@either_book
def test_a_sitter_draws_all_hands_and_the_skat(book: DanishRuleset) -> None:
    """He sees the table alone, and what was declared."""
    state = in_play(book, "", "SK HK DK CK X T2 T3 T4", seating=FOUR)
    for world in worlds(state, C):
        assert CardSet.from_cards(card for hand in (*world.hands, world.skat) for card in hand) == PACK
        assert cards("SK HK DK CK X") <= world.hands[B]
        assert len(world.hands[D]) == 25


# All worlds and only possible ones


@either_book
def test_every_possible_world_can_be_drawn(book: DanishRuleset) -> None:
    """Before the last trick A cannot see DQ, the skus and D10 D9 D8, of which B and C hold one each.

    The skus is not in the skat, where it would have been named or refused, nor with B, who would have declared
    a half; so C holds it, and B holds one of the four others.
    """
    final = ULTIMO_WITH_SKUS.play(book)
    state = declared(laid(start(book, DEALER_C, final.dealt), ULTIMO_WITH_SKUS.skat))
    for seat, action in final.table.log[3:75]:
        state = state.apply(seat, action)
    assert [len(hand) for hand in state.hands] == [1, 1, 1]
    hidden = state.hands[B] | state.hands[C] | state.skat
    possible: set[tuple[CardSet, ...]] = set()
    for b in hidden:
        for c in hidden - CardSet.of(b):
            hands = (state.hands[A], CardSet.of(b), CardSet.of(c))
            world = DanishState(state.table, hands, hidden - hands[B] - hands[C])
            if can_have_happened(world):
                possible.add(hands)
    assert len(possible) == 4
    assert {world.hands for world in worlds(state, A, 60)} == possible


def can_have_happened(world: DanishState) -> bool:
    try:
        return replayed(world) == world
    except IllegalAction:
        return False


@either_book
def test_hidden_cards_are_about_equally_likely_anywhere(book: DanishRuleset) -> None:
    """Not exactly, but no place is starved: before the skat each of A's unseen cards is with B in 25 of 53 worlds."""
    view = start(book, DEALER_C, "even").view(A)
    unseen = PACK - view.hand
    drawn = [view.sample(Random(seed)) for seed in range(250)]
    for one in unseen:
        share = sum(one in world.hands[B] for world in drawn) / len(drawn)
        assert 0.28 < share < 0.67


def test_a_world_fits_only_what_was_laid_and_declared() -> None:
    """sampling.fits: the real deal does, a deal with other declarations or another skat does not."""
    state = in_play(HJOERRING, "SK HK DK CK", "", f"T20 T9 T5 {SUITS_ONLY}", skat="T20 T9 T5")
    assert sampling.fits(state.table, state.hands, state.skat)
    a, b, c = state.hands
    assert not sampling.fits(state.table, (b, a, c), state.skat)
    one_less = state.skat - cards("T5") | cards("S2")
    assert not sampling.fits(state.table, (a, b, c - cards("S2") | cards("T5")), one_less)


# A view that contradicts itself


def test_a_view_that_no_deal_fits_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A is said to have full kings, but B holds one of them."""
    monkeypatch.setattr(sampling, "_TRIES", 3)
    state = in_play(HJOERRING, "", "SK")
    lie = replace(state.table, declared=((Kings("full"),), *state.table.declared[1:]))
    with pytest.raises(RuntimeError, match=r"^no deal fits this view$"):
        replace(state.view(B), table=lie).sample(Random(1))


def test_a_draw_that_takes_too_many_steps_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "_TRIES", 3)
    monkeypatch.setattr(sampling, "_STEPS", 5)
    with pytest.raises(RuntimeError, match=r"^no deal fits this view$"):
        in_play(HJOERRING).view(A).sample(Random(1))


def test_a_view_of_an_empty_table_gives_itself() -> None:
    """After the last card nothing but the skat is hidden, and the dealer knows it."""
    state = ULTIMO.play(HJOERRING)
    assert worlds(state, C, 1) == [state]
    assert worlds(state, A, 1)[0].hands == (NO_CARDS,) * 3
    assert [len(world.skat) for world in worlds(state, A, 3)] == [3, 3, 3]
