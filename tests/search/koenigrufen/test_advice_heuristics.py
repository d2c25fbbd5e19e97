"""Each piece of advice for the card play of Königrufen in a situation of its own."""

from tarock.search._kernels.koenigrufen import layout as at
from tests.search.koenigrufen.situations import asked

PAGAT_SAID = 1 << at.BIRD_BONUS
DRAWN = "X T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2 T1"
"""All taroks are gone."""


def test_who_has_one_legal_card_plays_it() -> None:
    assert asked("SK T5", "S7 S8 S9") == ("SK", "only_card")


# Following


def test_points_are_given_to_a_friends_trick() -> None:
    """Mayr 2012, Grundsätze: as much "Schmiere" as possible."""
    assert asked("HQ H4 T9", "H3 HK H2", declarer=2) == ("H4", "give_little")
    assert asked("HQ H4 T9", "H3 HK H2", declarer=3) == ("HQ", "give_points")


def test_the_pagat_is_brought_home_in_a_friends_trick() -> None:
    """Mayr 2012, Grundsätze: "Den Pagat bringen Sie im Zweifel heim"."""
    assert asked("T1 T12 S7", "H3 X H2", declarer=3) == ("T1", "bring_home_pagat")


def test_the_last_player_takes_with_what_counts_most() -> None:
    assert asked("HK HQ H4", "H3 HC H2", declarer=0) == ("HK", "win_dearly")


def test_the_last_player_takes_with_the_lowest_tarock() -> None:
    assert asked("T12 T15 S7", "H3 HC H2", declarer=0) == ("T12", "win_cheaply")


def test_the_pagat_takes_a_trick_that_nobody_can_take_back() -> None:
    assert asked("T1 T15 S7", "H3 HC H2", declarer=0) == ("T1", "bring_home_pagat")


def test_a_high_tarock_is_put_before_a_declarer_who_can_ruff() -> None:
    """Mayr 2012, Grundsätze: "Als Gegner legen Sie entsprechend hoch vor"."""
    answer = asked("T9 X S7", "HQ H2", declarer=1, lacks={1: "HK HC HJ H1 H3 H4"})
    assert answer == ("X", "put_high")


def test_a_called_king_is_kept_when_a_foe_behind_may_ruff() -> None:
    """Book of 1900, § 10: with a king third or fourth, a foe behind is probably void."""
    hand = "HK H4 H3 H2 T9 T8"
    gone = {2: "HQ HC"}
    assert asked(hand, "H1", declarer=3, called="HK", gone=gone, lacks={1: "HJ"})[1] == "guard_called_king"
    assert asked("HK H4 T9", "H1 HJ HQ", declarer=3, called="HK") == ("HK", "give_points")


def test_the_skus_catches_a_foes_mond() -> None:
    assert asked("X T12 S7", "T9 T21 T3", declarer=0) == ("X", "catch_mond")


def test_little_is_given_to_a_trick_that_is_lost() -> None:
    assert asked("HQ H4 H3", "HK H2 H1", declarer=0) == ("H4", "give_little")


def test_an_opponent_does_not_spend_a_high_tarock_on_an_empty_trick() -> None:
    """Mayr 2012, Grundsätze: "nehmen Sie die Stecher für die fetten Stiche"."""
    assert asked("T20 T4 S7", "T9 T10 T3", declarer=2) == ("T4", "save_strength")


# Birds


def test_an_announced_pagat_waits_for_the_last_trick() -> None:
    assert asked("T1 T15 S7", "H3 HC H2", said={0: PAGAT_SAID}) == ("T15", "win_cheaply")


def test_an_announced_uhu_is_played_in_its_trick() -> None:
    uhu_said = 2 * PAGAT_SAID
    assert asked("T2 T15", "H3 HC H2", said={0: uhu_said}) == ("T2", "play_bird")


def test_the_pagat_waits_in_silence_while_others_have_few_taroks() -> None:
    """Book of 1900, § 11: all other taroks must be out."""
    gone = {1: DRAWN.replace("T1 ", "").removesuffix(" T1").replace("T15 T14 T13 ", "")}
    assert asked("T1 T15 T14 S7", "H3 HC H2", gone=gone)[0] == "T14"


# Leading


def test_suit_cards_that_nobody_can_beat_are_led_first() -> None:
    assert asked("HQ H4 S7", gone={1: DRAWN, 2: "HK"}) == ("HQ", "lead_sure_winner")


def test_the_declarer_leads_kings_of_short_suits() -> None:
    """Mayr 2012, Solorufer: "Im Solo spiele Könige!" is for declarer and partner."""
    assert asked("HK H4 T15 T14 T13 T12 S7 S8 S9") == ("HK", "lead_king")
    assert asked("HK H4 T15 T14 T13 T12 S7 S8 S9", led={1: "H3"})[1] != "lead_king"


def test_the_declarer_draws_taroks_with_the_highest() -> None:
    assert asked("X T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 H4") == ("X", "draw_tarocks")


def test_a_middle_tarock_is_led_before_the_high_and_the_low_ones() -> None:
    """Mayr 2012, Grundsätze: "Nie unter X!"."""
    assert asked("T21 T20 T19 T14 T13 T12 T9 T8 T7 T6 T5 H4") == ("T12", "lead_middle_tarock")


def test_the_declarer_leads_to_the_called_king() -> None:
    assert asked("S7 S8 H4 T5 T9", contract="rufer", called="SK") == ("S7", "lead_to_called_king")


def test_a_weak_declarer_leads_his_long_suit() -> None:
    """Book of 1900, § 9: a long suit without its king is the one to force with."""
    assert asked("S7 S8 S9 H4 T5 T9", contract="rufer", called="DK") == ("S7", "force_long_suit")


def test_opponents_lead_what_the_declarer_must_ruff() -> None:
    """Mayr 2012, Dreier: the opponents lead suits, to wear his taroks down."""
    assert asked("S7 S8 S9 H4 T5", declarer=2, lacks={2: "HK HQ HC HJ H1 H2 H3 H4"}) == ("H4", "force_ruff")


def test_opponents_lead_a_friends_suit() -> None:
    """Mayr 2012, Grundsätze: not into a foe's suit, but into the partner's."""
    assert asked("S7 S8 H4 T5", declarer=2, led={1: "H3"}) == ("H4", "lead_partners_suit")
    assert asked("S7 S8 H4 T5", declarer=2, led={2: "H3"}) == ("S7", "force_long_suit")


def test_opponents_do_not_lead_the_called_suit() -> None:
    """Mayr 2012, Besserrufer."""
    assert asked("S7 S8 S9 H4 T5", contract="rufer", declarer=2, called="SK")[0] == "H4"


def test_opponents_of_a_solo_lead_no_suit_of_a_king() -> None:
    """Mayr 2012, Solorufer."""
    hand = "SK S8 S9 H4 H3 T5"
    assert asked(hand, contract="solorufer", declarer=2, called="DK")[0] == "H4"
    assert asked(hand, contract="rufer", declarer=2, called="DK")[0] == "S8"


def test_who_has_nothing_but_taroks_leads_the_lowest_that_is_no_bird() -> None:
    assert asked("T2 T9 T12", declarer=2) == ("T9", "lead_little")


# Negative games


def test_a_beggar_leads_the_card_that_is_the_most_dangerous_and_surely_beaten() -> None:
    """Mayr 2012, Bettler: one dangerous card can be led away."""
    hand = "HQ H4 H3 S7 S8 S9 C7 C8 C9 D4 D3 D2"
    assert asked(hand, contract="bettel")[1] == "lead_dangerous_card"


def test_a_beggar_throws_the_most_dangerous_card_into_a_lost_trick() -> None:
    assert asked("HK H4 S7", "T9 T10 T11", contract="bettel")[:2] == ("HK", "throw_dangerous_card")


def test_a_beggar_who_must_overtake_plays_what_others_must_beat() -> None:
    assert asked("H1 HC S7", "H3", contract="bettel", gone={1: "S8"}) == ("HC", "stay_low")


def test_the_planned_trick_is_taken_with_a_sure_card() -> None:
    """Mayr 2012, Piccolo."""
    assert asked("X H4 S7", "H3 T9 T10", contract="piccolo")[0] == "H4"
    assert asked("X S8 S7", "T3 T9 T10", contract="piccolo") == ("X", "only_card")
    assert asked("X T12 S7", "T3 T9 T10", contract="piccolo") == ("X", "take_planned_trick")


def test_opponents_of_a_beggar_lead_low() -> None:
    """Mayr 2012, Bettler: "niedrige Farben bringen"."""
    assert asked("HK H4 SQ S8", contract="bettel", declarer=2) == ("H4", "lead_low")


def test_opponents_of_a_beggar_lead_what_he_must_ruff() -> None:
    lacks = {2: "SK SQ SC SJ S10 S9 S8 S7"}
    assert asked("HK H4 SQ S8", contract="bettel", declarer=2, lacks=lacks) == ("S8", "force_ruff")


def test_opponents_stay_below_a_beggar_who_is_still_to_play() -> None:
    assert asked("SQ SC S8", "S7", contract="bettel", declarer=2) == ("S8", "stay_low")


def test_opponents_keep_their_low_cards_when_the_beggar_has_played() -> None:
    assert asked("SQ S8 S9", "S10 SK S7", contract="bettel", declarer=2) == ("SQ", "keep_low_cards")


# Trischaken


def test_in_trischaken_an_unwanted_card_is_led() -> None:
    """Mayr 2012, Trischaken: first the card that may be good for a trick."""
    assert asked("HC H4 S7 T2", contract="trischaken")[1] == "lead_unwanted_card"


def test_in_trischaken_points_are_thrown_into_a_strange_trick() -> None:
    assert asked("HQ H4 S7", "H3 HK H2", contract="trischaken") == ("HQ", "throw_points")


def test_in_trischaken_a_trick_that_must_be_taken_is_taken_cheaply() -> None:
    assert asked("HQ HC S7", "H3 HJ H2", contract="trischaken") == ("HC", "stay_low")


# Suit games


def test_in_a_suit_game_winners_are_led() -> None:
    """Mayr 2012, Farbenspiele."""
    assert asked("HK HQ H4 S7 T2", contract="farbensolo") == ("HK", "lead_sure_winner")
    assert asked("HQ H4 H3 S7 T2", contract="farbensolo")[1] == "force_long_suit"
