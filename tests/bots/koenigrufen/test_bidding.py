"""The book bot in the auction: hand evaluation, and which games it bids."""

import pytest

from tarock.bots.koenigrufen.bidding import is_good_for
from tarock.bots.koenigrufen.evaluation import beggars_points, points, strength, suit_tricks
from tarock.koenigrufen.actions import HOLD, PASS, PASS_FOREHAND, VORHAND, Bid
from tarock.rulesets import load_koenigrufen
from tests.bots.koenigrufen.tables import answer, forehand_with, hand, left_alone

STRONG = hand("X T21 T20 T18 T15 T12 T9 T7 SK S7 HK DQ")
MIDDLING = hand("X T20 T12 T9 T7 SK S8 HQ H4 DQ D4 C7")
WEAK = hand("T5 T3 T12 T13 S7 S8 H4 H3 D4 C7 C8 CK")
BEGGAR = hand("T5 T3 S7 S8 S9 H4 H3 D4 D3 C7 C8 CJ")
FOUR_KINGS = hand("T5 T9 T12 SK HK DK CK S8 H4 H3 D4 C7")
MAYR = load_koenigrufen("koenigrufen-mayr-2012")


def test_the_rule_of_twelve_points() -> None:
    """Mayr 2012, Dreier: a point for each tarock and king, one more from XVI up."""
    assert points(STRONG) == 8 + 4 + 2
    assert points(WEAK) == 4 + 1


def test_the_trull_and_short_suits_make_a_hand_stronger() -> None:
    """Book of 1900, §§ 9, 13, 15."""
    assert strength(STRONG) == points(STRONG) + 1 + 0.5 + 1 + 0.5, "Sküs, Mond, no clubs, a lone queen"


def test_a_beggar_has_plain_cards_in_every_suit() -> None:
    """Mayr 2012, Bettler."""
    assert beggars_points(BEGGAR) == 10 * 7 + 2 * 2
    assert beggars_points(STRONG) < 0


def test_the_tricks_of_a_suit_game() -> None:
    """Mayr 2012, Farbenspiele."""
    assert suit_tricks(hand("SK SQ SC SJ S10 HK HQ HC DK T2 T3 T4")) == 5 + 3 + 1
    assert suit_tricks(hand("SQ SC SJ S10 T2 T3 T4 T5 T6 T7 T8 T9")) == 0


@pytest.mark.parametrize(
    ("cards", "bid", "good"),
    [
        (STRONG, Bid("dreier"), True),
        (MIDDLING, Bid("dreier"), False),
        (MIDDLING, Bid("rufer"), True),
        (WEAK, Bid("rufer"), False),
        (STRONG, Bid("sechser"), True),
        (STRONG, Bid("solodreier"), False),
        (hand("X T21 T20 T19 T18 T17 T16 T15 T14 T2 SK HK"), Bid("solodreier"), True),
        (STRONG, Bid("solorufer"), True),
        (hand("T20 T19 T18 T17 T16 T12 T9 T7 SK S7 HK DQ"), Bid("solorufer"), False),
        (hand("X T21 T20 T18 T15 T12 T9 T7 T1 S7 H4 DQ"), Bid("besserrufer", "pagat"), True),
        (hand("X T21 T12 T9 T1 S8 S9 S7 H4 H3 DQ D4"), Bid("besserrufer", "pagat"), False),
        (hand("X T21 T20 T18 T15 T12 T9 T7 T2 S7 H4 DQ"), Bid("besserrufer", "pagat"), False),
        (BEGGAR, Bid("bettler"), True),
        (WEAK, Bid("bettler"), False),
        (BEGGAR, Bid("bettler_ouvert"), False),
        (hand("S7 S8 S9 SJ H4 H3 H2 D4 D3 D2 C7 C8"), Bid("bettler_ouvert"), True),
        (hand("X T3 S7 S8 S9 H4 H3 D4 D3 C7 C8 CJ"), Bid("piccolo"), True),
        (BEGGAR, Bid("piccolo"), False),
        (BEGGAR, Bid("zwiccolo"), False),
        (hand("SK SQ SC SJ S10 HK HQ HC DK T2 T3 T4"), Bid("farbensolo"), True),
        (hand("SK SQ SC SJ S10 HK H4 H3 DK T2 T3 T4"), Bid("farbendreier"), True),
        (hand("SK SQ SC SJ S10 HK H4 H3 DK T2 T3 T4"), Bid("farbensolo"), False),
        (WEAK, Bid("trischaken"), False),
        (FOUR_KINGS, Bid("rufer"), False),
    ],
)
def test_what_a_hand_is_good_for(cards: object, bid: Bid, good: bool) -> None:
    assert is_good_for(MAYR, bid, cards) is good  # type: ignore[arg-type]


def test_a_weak_forehand_plays_trischaken_and_a_strong_one_a_dear_game() -> None:
    """Mayr 2012, Trischaken, Dreier."""
    assert answer(left_alone(WEAK)) == (Bid("trischaken"), "trischaken_with_weak_hand")
    assert answer(left_alone(STRONG)) == (Bid("dreier"), "bid_twelve_points")
    assert answer(left_alone(MIDDLING)) == (Bid("rufer"), "bid_rufer")
    assert answer(left_alone(STRONG, "koenigrufen-mayr-2012")) == (Bid("sechser"), "bid_sechser")


def test_forehand_bids_at_once_what_may_only_be_the_first_word() -> None:
    """Tournament sheet 3.1."""
    assert answer(forehand_with(STRONG)) == (Bid("sechser"), "bid_sechser")
    assert answer(forehand_with(MIDDLING)) == (VORHAND, "keep_forehand")


def test_four_kings_pass_the_forehand_on() -> None:
    """Tournament sheet 3.3, 3.4."""
    assert answer(forehand_with(FOUR_KINGS)) == (PASS_FOREHAND, "pass_forehand_with_four_kings")


def test_the_forehand_of_1900_always_risks_a_rufer() -> None:
    """Book of 1900, § 7: even with nothing of the Trull and no king."""
    no_king = hand("T5 T3 T9 S7 S8 S9 H4 H3 D4 D3 C7 C8")
    assert answer(forehand_with(no_king, "koenigrufen-1900")) == (Bid("rufer"), "bid_rufer")


def test_three_kings_with_few_taroks_wait_to_be_called() -> None:
    """Book of 1900, § 7."""
    kings = hand("T5 T3 T9 SK HK DK S8 S9 H4 H3 D4 C7")
    assert answer(forehand_with(kings, "koenigrufen-1900")) == (PASS, "pass_to_be_called")


def test_a_game_that_another_bids_is_held_with_a_hand_for_it() -> None:
    """Tournament sheet 3.1."""
    strong = hand("X T21 T20 T18 T15 T12 T9 T2 SK S7 HK DQ")
    state = forehand_with(strong).apply(0, VORHAND).apply(1, Bid("dreier")).apply(2, PASS).apply(3, PASS)
    assert answer(state) == (HOLD, "hold_game")


def test_a_weak_hand_passes() -> None:
    state = forehand_with(STRONG).apply(0, VORHAND)
    for seat in (1, 2, 3):
        assert answer(state) == (PASS, "pass_weak_hand"), seat
        state = state.apply(seat, PASS)
