"""Laying the skat by the rules of the books."""

import pytest

from tarock.bots.danish.laying import RULES, Rating, candidate_skats, chosen_skat
from tarock.core.cardset import CardSet
from tarock.danish.cards import OF_SUIT, SKUS_ALONE, TAROKS
from tarock.danish.skat import SkatChoice
from tarock.notation.cards import parse_cards
from tarock.rulesets import DANISH, load_danish
from tarock.testing.danish.playing import random_deal

SPADES, HEARTS, DIAMONDS, CLUBS = OF_SUIT[:4]
TAROKS_7 = "T21 T17 T9 T7 T6 T4 T3"


def choice(hand: str | CardSet, book: str = "danish-hjoerring") -> SkatChoice:
    return SkatChoice(load_danish(book), parse_cards(hand) if isinstance(hand, str) else hand)


def laid(hand: str) -> tuple[list[int], str]:
    """Return how many cards are laid from spades, hearts, diamonds and clubs, and by which rule."""
    lay, rule = chosen_skat(choice(hand))
    return [len(lay.cards & suit) for suit in (SPADES, HEARTS, DIAMONDS, CLUBS)], rule


def test_a_whip_with_its_king_is_kept_whole() -> None:
    """Møller, M-L1: spades are the whip, and diamonds are short already."""
    hand = "T21 T20 T18 T14 T13 T12 T9 T6 T4 T3 T1 SK SQ SC SJ S7 S4 S1 HQ H2 H3 H7 DJ D9 CK CQ C9 C7"  # eleven taroks
    numbers, rule = laid(hand)
    assert numbers[0] == 0
    assert rule == "keep_the_whip"


def test_a_weak_long_suit_gives_before_the_cover_of_others() -> None:
    """Møller, M-L3: the safe last trick is most realistic, so lay three clubs and keep the hand even."""
    hand = "T21 T16 T15 T11 T10 T8 T7 T5 T4 T1 S9 S6 S3 S1 HK HJ H2 DQ D5 D9 D10 CQ CC C10 C9 C8 C7 C6"
    assert laid(hand)[0] == [0, 0, 0, 3]


def test_the_defence_lays_from_suits_whose_king_it_holds() -> None:
    """Møller, M-L5: never from spades and hearts, whose kings must be driven out."""
    hand = "T17 T16 T10 T8 T6 T4 T3 T1 SJ S10 S4 S2 HC H3 H4 H8 H10 DK DQ D2 D6 D7 D10 CK CQ CJ C7 C6"
    numbers, rule = laid(hand)
    assert numbers[:2] == [0, 0]
    assert rule == "lay_from_long_suits"


def test_four_cards_of_a_suit_are_kept() -> None:
    """Jensen 1989, l.353-383."""
    hand = f"{TAROKS_7} T1 T2 S9 S6 S3 S1 H1 H2 H3 H4 D1 D2 D3 D4 C10 C9 C8 C7 C6 C5 C4"
    assert laid(hand)[0] == [0, 0, 0, 3]


def test_three_small_taroks_and_the_skus_are_laid_for_a_nolo() -> None:
    """Møller, M-L6; Jensen 1989, l.394-396."""
    hand = "T16 T8 T4 X SJ S6 S5 S4 S3 S2 H3 H7 H8 H9 DK DQ DC DJ D4 D6 D7 D8 D9 D10 C7 C4 C3 C2"
    lay, rule = chosen_skat(choice(hand))
    assert (lay.cards, rule) == (parse_cards("T16 T8 T4"), "lay_the_taroks")


def test_without_the_skus_and_with_a_king_the_taroks_stay() -> None:
    """Møller, l.1486-1494: think twice without the skus."""
    hand = "T16 T8 T4 S1 SJ S6 S5 S4 S3 S2 H3 H7 H8 H9 DK DQ DC D4 D5 D6 D7 D8 D9 D10 C7 C4 C3 C2"
    assert not chosen_skat(choice(hand))[0].cards & TAROKS


def test_courts_and_the_smallest_card_are_kept() -> None:
    """Møller, l.1495-1498, l.1566-1567."""
    hand = f"{TAROKS_7} T1 T2 S9 S6 S3 S1 H1 H2 H3 H4 D1 D2 D3 D4 CQ CC CJ C7 C6 C5 C4"
    lay, _ = chosen_skat(choice(hand))
    assert lay.cards == parse_cards("C5 C6 C7")


def test_where_too_few_cards_are_free_what_is_left_is_laid() -> None:
    """B-28: fewer than three free cards."""
    hand = TAROKS | SKUS_ALONE | parse_cards("SK SQ SC SJ HK H1")
    lay, rule = chosen_skat(choice(hand))
    assert choice(hand).permits(lay.cards)
    assert rule == "lay_what_is_left"


@pytest.mark.parametrize("name", DANISH)
def test_the_candidates_are_permitted_and_begin_with_the_choice(name: str) -> None:
    for seed in range(12):
        state = next(iter(random_deal(load_danish(name), f"laying {seed}")))
        dealer = state.table.seating.dealer
        offered = SkatChoice(state.ruleset, state.hands[dealer])
        candidates = candidate_skats(offered, 8)
        assert len(set(candidates)) == len(candidates) == min(8, len(offered))
        assert all(offered.permits(lay.cards) for lay in candidates)
        lay, rule = chosen_skat(offered)
        assert candidates[0] == lay
        assert rule in RULES


def test_some_candidates_make_a_suit_short() -> None:
    """Jensen 1989, l.346-349, warns of it; a search decides."""
    hand = choice(f"{TAROKS_7} T1 T2 S9 S6 H1 H2 H3 H4 HJ D1 D2 D3 D4 D5 C10 C9 C8 C7 C6 CK T5")
    assert any(len(lay.cards & SPADES) == 2 for lay in candidate_skats(hand, 8))
    assert not chosen_skat(hand)[0].cards & SPADES


def test_a_hand_without_a_long_suit_has_no_whip() -> None:
    assert Rating(choice(f"{TAROKS_7} T1 T2 S9 S6 H1 H2 H3 H4 HJ D1 D2 D3 D4 D5 C10 C9 C8 C7 C6 CK T5")).whip is None
