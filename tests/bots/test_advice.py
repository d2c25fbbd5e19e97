"""Every piece of advice that the simple bot takes, one by one."""

from random import Random

import pytest

from tarock.bots.danish import following, leading
from tarock.bots.danish.knowledge import (
    is_likely,
    is_sure,
    may_hold,
    rules_the_taroks,
    still_to_play,
    trick_value,
    unseen,
)
from tarock.bots.danish.laying import chosen_skat, spare_cards
from tarock.bots.danish.playing import Refusals
from tarock.bots.danish.simple_bot import SimpleBot, baptism, card_to_play, should_demand
from tarock.bots.protocol import Decision
from tarock.core.cards import CARD_NAMES, SKUS, Suit
from tarock.core.cardset import CardSet
from tarock.core.errors import IllegalAction
from tarock.danish.actions import CLAIM, DEMAND, NAMES, REDEAL, WAIVE, Declare, Lay, Name, Play
from tarock.danish.cards import KINGS, OF_SUIT, PACK, SKUS_ALONE, TAROKS
from tarock.danish.reasons import Reason
from tarock.danish.seating import Seating
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishView, start
from tarock.notation.cards import format_hand, parse_card, parse_cards
from tarock.rulesets import load_danish
from tests.bots.situations import name_of, situation

VOID_IN_TAROKS = {"B": TAROKS, "C": TAROKS}


def advised(advice: following.Advice, view: DanishView) -> str | None:
    legal = CardSet.from_cards(play.card for play in view.legal_actions() if isinstance(play, Play))
    return name_of(advice(view, legal))


# What a player knows


def test_unseen_are_the_cards_that_are_neither_held_nor_played() -> None:
    view = situation("SK", "C HK", gone="T21")
    assert unseen(view) == PACK - parse_cards("SK HK T21")
    assert may_hold(view, 1) == unseen(view)


def test_what_a_player_has_shown_to_lack_he_cannot_hold() -> None:
    assert not may_hold(situation("SK", lacks={"B": TAROKS}), 1) & TAROKS


def test_still_to_play() -> None:
    assert still_to_play(situation("SK")) == (1, 2)
    assert still_to_play(situation("SK", "C HK")) == (1,)
    assert still_to_play(situation("SK", "B HK", "C H4")) == ()


def test_the_value_of_a_trick_is_what_its_cards_count() -> None:
    assert trick_value(situation("S1", "B HK", "C HQ")) == 4 + 3


def test_the_last_player_is_sure_of_what_he_wins() -> None:
    view = situation("HK H10", "B H4", "C HQ")
    assert is_sure(view, parse_card("HK"))
    assert not is_sure(view, parse_card("H10"))


def test_a_king_is_sure_only_when_nobody_can_ruff() -> None:
    assert not is_sure(situation("HK", "C H4"), parse_card("HK"))
    assert is_sure(situation("HK", "C H4", lacks=VOID_IN_TAROKS), parse_card("HK"))


def test_the_highest_tarok_is_sure() -> None:
    assert is_sure(situation("T21", "C H4"), parse_card("T21"))
    assert not is_sure(situation("T20", "C H4"), parse_card("T20"))


def test_the_skus_never_wins() -> None:
    assert not is_sure(situation("X", "B H4", "C H5"), SKUS)


def test_a_king_is_likely_to_win_while_his_suit_is_followed() -> None:
    assert is_likely(situation("HK", "C H4"), parse_card("HK"))
    assert not is_likely(situation("HK", "C H4", lacks={"B": OF_SUIT[Suit.HEARTS]}), parse_card("HK"))
    assert not is_likely(situation("HQ", "C H4"), parse_card("HQ")), "the king is out"


def test_a_king_is_not_likely_to_win_late_in_his_suit() -> None:
    gone = "HQ HC HJ H1 H2 H3 H5 H6 H7 H8 H9"
    assert not is_likely(situation("HK", "C H4", gone=gone), parse_card("HK"))


def test_who_has_more_taroks_than_the_others_together_rules_them() -> None:
    gone = " ".join(f"T{number}" for number in range(5, 21))
    assert rules_the_taroks(situation("T1 T2 T21", gone=gone))
    assert not rules_the_taroks(situation("T1 T2", gone=gone))


# Following


def test_bring_the_pagat_home_when_nothing_can_beat_it() -> None:
    assert advised(following.bring_the_pagat_home, situation("T1 T5 S4", "B H4", "C H5")) == "T1"


def test_the_pagat_stays_when_somebody_may_overruff() -> None:
    assert advised(following.bring_the_pagat_home, situation("T1 T5 S4", "C H4")) is None


def test_the_pagat_waits_for_the_end_in_a_hand_that_rules_the_taroks() -> None:
    gone = " ".join(f"T{number}" for number in range(3, 21))
    assert advised(following.bring_the_pagat_home, situation("T1 T21 S4", "B H4", "C H5", gone=gone)) is None


def test_bring_the_king_home_while_the_suit_is_followed() -> None:
    assert advised(following.bring_the_king_home, situation("HK H10", "C H4")) == "HK"
    assert advised(following.bring_the_king_home, situation("H1 H10", "C H4")) is None


def test_take_a_good_trick_with_the_cheapest_card_that_holds_it() -> None:
    assert advised(following.take_what_is_worth_it, situation("T5 T9 T19", "B HQ", "C H5")) == "T5"


def test_a_trick_without_courts_is_not_worth_a_card() -> None:
    assert advised(following.take_what_is_worth_it, situation("T5 T9", "B H4", "C H5")) is None


def test_the_highest_taroks_are_kept_for_the_end() -> None:
    good = ("B HQ", "C H5")
    assert advised(following.take_what_is_worth_it, situation("T20 T19", *good)) is None
    assert advised(following.take_what_is_worth_it, situation("T20 T19", *good, trick=22)) == "T19"
    assert advised(following.take_what_is_worth_it, situation("T20 T19", "B HQ", "C HK")) == "T19"


def test_the_skus_goes_where_another_card_would_be_dear() -> None:
    assert advised(following.throw_the_skus, situation("HQ X", "B H4", "C HK")) == "X"
    assert advised(following.throw_the_skus, situation("HQ H10 X", "B H4", "C HK")) is None, "H10 costs nothing"


def test_the_skus_goes_late_whatever_it_saves() -> None:
    assert advised(following.throw_the_skus, situation("H10 X", "B H4", "C HK", trick=18)) == "X"


def test_the_skus_stays_when_the_trick_can_be_won() -> None:
    assert advised(following.throw_the_skus, situation("HK X", "B H4", "C H5", trick=18)) is None
    assert advised(following.throw_the_skus, situation("HQ", "B H4", "C HK")) is None, "there is none"


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("S4 S5 SK", "S4"),
        ("H10 HQ S2", "H10"),
        ("T3 T1 T21", "T3"),
        ("HK SQ", "HK"),
        ("X", "X"),
    ],
)
def test_throw_the_lowest(hand: str, thrown: str) -> None:
    led = "B SJ" if hand.startswith("S") else "B HJ"
    assert advised(following.throw_the_lowest, situation(hand, led, "C T20")) == thrown


# Leading


def test_lead_a_king_that_gets_home() -> None:
    assert advised(leading.lead_a_king_that_gets_home, situation("SK S4 H5")) == "SK"
    assert advised(leading.lead_a_king_that_gets_home, situation("SK S4", lacks={"C": OF_SUIT[Suit.SPADES]})) is None


def test_draw_the_taroks_late_and_keep_the_best() -> None:
    gone = " ".join(f"T{number}" for number in range(2, 18))
    hand = "T21 T20 T19 T18 T1"
    assert advised(leading.draw_the_taroks, situation(hand, gone=gone, trick=20)) == "T20"
    assert advised(leading.draw_the_taroks, situation(hand, gone=gone, trick=6)) is None
    assert advised(leading.draw_the_taroks, situation("T21 T1 S4", gone=gone, trick=20)) is None


def test_lead_the_whip_low_while_its_top_is_out() -> None:
    assert advised(leading.lead_the_whip, situation("SQ S9 S7 S5 S3 H4")) == "S3"


def test_lead_the_whip_from_the_top_when_nothing_beats_it() -> None:
    assert advised(leading.lead_the_whip, situation("SQ S9 S7 S5 S3 H4", gone="SK")) == "SQ"


def test_four_cards_are_no_whip() -> None:
    assert advised(leading.lead_the_whip, situation("S9 S7 S5 S3")) is None


def test_lead_low_from_a_suit_without_courts() -> None:
    assert advised(leading.lead_low, situation("SQ S9 S7 H4 H5 D1")) == "H5"
    assert advised(leading.lead_low, situation("SQ S9")) is None


def test_nobody_leads_low_what_only_he_has() -> None:
    gone = format_hand(OF_SUIT[Suit.HEARTS] - parse_cards("H4 H5"))
    assert advised(leading.lead_low, situation("H4 H5", gone=gone)) is None


def test_the_skus_is_led_only_as_the_last_card_and_named_as_what_is_out() -> None:
    view = situation("X", trick=25, gone=format_hand(PACK - parse_cards("X C4 C5 H3")), book="danish-jensen-1989")
    assert card_to_play(view, view.legal_actions()) == Play(SKUS, Suit.CLUBS)


# The skat


def test_lay_from_the_longest_suit_and_keep_four() -> None:
    hand = "T21 T20 T19 T1 SK SQ SJ S9 H1 H2 H3 H4 D1 D2 D3 D4 C2 C3 C4 C5 C6 C7 C8 C9 CJ T2 T3 T4"
    lay = chosen_skat(SkatChoice(load_danish("danish-hjoerring"), parse_cards(hand)), Random(1))
    assert lay == Lay(parse_cards("C3 C4 C5"))


def test_the_cards_beside_a_king_are_the_last_pips_to_go() -> None:
    hand = parse_cards("SK S4 S3 H4 H5 HQ")
    order = [CARD_NAMES[card] for card in spare_cards(SkatChoice(load_danish("danish-hjoerring"), hand))]
    assert order == ["H5", "H4", "S3", "S4", "HQ"]


def test_where_there_is_no_free_choice_any_permitted_skat_is_laid() -> None:
    """B-28: fewer than three free cards."""
    hand = TAROKS | SKUS_ALONE | parse_cards("SK SQ SC SJ HK H1")
    choice = SkatChoice(load_danish("danish-hjoerring"), hand)
    assert choice.permits(chosen_skat(choice, Random(1)).cards)


# Rights


def test_the_skus_is_demanded_while_a_king_may_be_out() -> None:
    """Møller, Om scusen, l.1850-1900."""
    view = situation("S4 S5 S6", trick=23)
    assert SimpleBot().interject(view, Random(1), {}) == Decision(DEMAND)
    assert SimpleBot().act(view, Random(1), {}) == Decision(DEMAND)


def test_the_skus_is_not_demanded_when_it_has_gone_or_no_king_is_out() -> None:
    assert not should_demand(situation("S4", trick=23, gone="X"))
    assert not should_demand(situation("S4", trick=23, gone=format_hand(KINGS)))


def test_a_refused_demand_is_not_repeated() -> None:
    view = situation("S4 S5 S6", trick=23)
    refused: Refusals = {DEMAND: IllegalAction(Reason.DEMAND_OUTSIDE_WINDOW, "rule")}
    assert SimpleBot().interject(view, Random(1), refused) is None
    assert isinstance(SimpleBot().act(view, Random(1), refused).action, Play)


def test_a_hand_without_taroks_asks_for_a_new_deal() -> None:
    state = start(load_danish("danish-hjoerring"), Seating.of_three(2), "any")
    view = DanishView(state.table, 0, PACK - TAROKS - SKUS_ALONE, CardSet())
    assert SimpleBot().interject(view, Random(1), {}) == Decision(REDEAL)


def test_the_right_to_baptise_is_claimed() -> None:
    assert baptism(situation("S4", "C X", suit=Suit.HEARTS), (CLAIM, WAIVE)) == CLAIM


def test_the_skus_is_named_after_the_suit_that_wins() -> None:
    view = situation("SK S4 C2 C3 C4", "C X", suit=Suit.HEARTS)
    assert baptism(view, (*NAMES, WAIVE)) == Name(Suit.SPADES)


def test_the_right_goes_when_no_own_suit_can_be_named() -> None:
    assert baptism(situation("S4", "C X", suit=Suit.HEARTS), (Name(Suit.CLUBS), WAIVE)) == WAIVE


def test_nothing_is_said_where_there_is_no_right() -> None:
    assert baptism(situation("S4", "C H4"), (Play(parse_card("S4")),)) is None


def test_the_bot_follows_its_advice_in_order() -> None:
    assert SimpleBot().act(situation("HK H10 X", "B H4", "C HQ"), Random(1), {}).action == Play(parse_card("HK"))


def test_the_bot_declares_what_must_be_declared() -> None:
    state = start(load_danish("danish-hjoerring"), Seating.of_three(0), "any")
    state = state.apply(0, SimpleBot().act(state.view(0), Random(1), {}).action)
    assert isinstance(SimpleBot().act(state.view(0), Random(1), {}).action, Declare)
