"""Every piece of advice for the card play, one by one: a situation where it speaks and one where it is silent.

Seat A is on turn, forehand; B comes after A, and C, the dealer, after B.
"""

from collections.abc import Callable
from typing import Any

import pytest

from tarock.core.cards import CARD_NAMES, SUIT_NAMES, Suit
from tarock.core.cardset import CardSet
from tarock.danish.actions import CLAIM
from tarock.danish.cards import KINGS, OF_SUIT, PACK, TAROKS
from tarock.danish.state import DanishView
from tarock.notation.cards import format_hand, parse_cards
from tarock.search._kernels.danish import advice_endgame as endgame
from tarock.search._kernels.danish import advice_following as following
from tarock.search._kernels.danish import advice_leading as leading
from tarock.search._kernels.danish import advice_nolo as nolo
from tarock.search._kernels.danish import advice_roles as roles
from tarock.search._kernels.danish import advice_skus as skus
from tarock.search._kernels.danish import history, layout, sight
from tarock.search.danish.advice import advise, pack_view
from tarock.search.danish.history import history_of
from tarock.search.danish.packing import Ints
from tests.bots.danish.situations import situation

BLACK = OF_SUIT[Suit.SPADES]
HEARTS = OF_SUIT[Suit.HEARTS]
NO_TAROKS = {"B": TAROKS, "C": TAROKS}


def seen(view: DanishView) -> tuple[Ints, Ints]:
    """Return the plan and what the player on turn knows, his role taken."""
    packed = pack_view(view)
    known = history_of(view.table)
    sight.look(packed.plan, packed.position, known, packed.place(view.seat))
    roles.take_a_role(known)
    return packed.plan, known


def card(advice: Callable[..., Any], view: DanishView) -> str | None:
    """Return the card that a piece of advice names."""
    found = int(advice(seen(view)[1]))
    return None if found == layout.NOTHING else _name(found)


def counted(advice: Callable[..., Any], view: DanishView) -> str | None:
    """The same for advice that asks what cards count."""
    found = int(advice(*seen(view)))
    return None if found == layout.NOTHING else _name(found)


def _name(action: int) -> str:
    return CARD_NAMES[action] if action < layout.PACK_SIZE else f"X={SUIT_NAMES[action - layout.LEAD_SKUS]}"


def taroks(first: int, last: int) -> str:
    return " ".join(f"T{number}" for number in range(first, last + 1))


def all_but(cards: str) -> str:
    """Return the cards of the pack that are gone when only these are left."""
    return format_hand(PACK - parse_cards(cards))


# What a player sees


def test_an_undeclared_hand_has_at_most_so_many_taroks_as_are_out() -> None:
    known = seen(situation("T21 T1 S4", gone=taroks(2, 18)))[1]
    assert known[sight.MOST_LEFT : sight.MOST_LEFT + 3].tolist() == [2, 2, 2], "dealer, forehand, middle hand"


def test_what_one_cannot_have_the_other_has() -> None:
    """Jensen 1989, Tælling, l.504-525."""
    known = seen(situation("T21 T1 S4", gone=taroks(2, 18), lacks={"B": TAROKS}))[1]
    assert known[sight.LEAST_LEFT : sight.LEAST_LEFT + 3].tolist() == [2, 2, 0]
    assert known[sight.STRONG] == 0


def test_a_player_is_hit_when_he_lacks_a_suit_and_must_have_taroks() -> None:
    known = seen(situation("S4 S5", lacks={"C": BLACK, "B": TAROKS}))[1]
    assert sight.is_hit(known, 0, Suit.SPADES)
    assert not sight.is_hit(known, 0, Suit.HEARTS)
    assert not sight.is_hit(known, 2, Suit.SPADES)


# Roles


def role_of(view: DanishView) -> int:
    return int(seen(view)[1][sight.ROLE])


def test_a_hand_with_the_pagat_and_far_more_taroks_plays_for_the_ultimo() -> None:
    """Møller, At ultimere, l.821-824."""
    strong = situation(f"{taroks(11, 21)} T1 SK SQ SC SJ S7 S4 S1 H2 H3 D4 D5 C1 C2", trick=1)
    assert role_of(strong) == roles.ULTIMATOR
    assert seen(strong)[1][sight.KEPT] == layout.PAGAT


def test_a_hand_with_few_taroks_helps_or_keeps_the_balance() -> None:
    """Jensen 1989, Ligevægt, l.792-802: both others pass and are about level."""
    few = "T2 T3 T4 SK S4 S5 S6 H1 H2 H3 H4 D1 D2 D3 D4 D5 D6 C1 C2 C3 C4 C5 C6 C7 CK"
    assert role_of(situation(few, trick=1)) == roles.BALANCE
    assert role_of(situation(few, trick=1, lacks={"B": TAROKS})) == roles.HELPER


def test_who_has_as_many_taroks_as_the_others_fights() -> None:
    hand = f"{taroks(8, 14)} S4 S5 S6 H1 H2 H3 H4 D1 D2 D3 D4 C1 C2 C3 C4 C5 C6 C7"
    assert role_of(situation(hand, trick=1)) == roles.FIGHTER


def test_a_low_hand_without_kings_and_tricks_plays_nolo() -> None:
    """Møller, M-L6: void in tarok with the skus is a very good nolo."""
    low = "X SJ S6 S5 S4 S3 S2 H3 H7 H8 H9 D4 D6 D7 D8 D9 D10 C7 C4 C3 C2"
    assert role_of(situation(low)) == roles.NOLO_PLAYER
    assert role_of(situation(low.replace("SJ", "SK"))) != roles.NOLO_PLAYER


def test_any_king_is_kept_when_no_tarok_is_out() -> None:
    view = situation("T21 HK", trick=24, gone=all_but("T21 HK S4 S5 D1 D2"))
    assert seen(view)[1][sight.KEPT] == parse_cards("HK").strongest()


# Following


def test_bring_the_pagat_home_at_a_sure_ruff() -> None:
    assert card(following.bring_the_pagat_home, situation("T1 T5 S4", "B H4", "C H5")) == "T1"
    assert card(following.bring_the_pagat_home, situation("T1 T5 S4", "B H4", "C T7")) is None
    assert card(following.bring_the_pagat_home, situation("T1 T5 S4", "C H4", lacks={"B": HEARTS})) is None


def test_the_pagat_waits_in_a_hand_that_will_draw_the_taroks() -> None:
    gone = f"{taroks(3, 20)} T2"
    assert card(following.bring_the_pagat_home, situation("T1 T21 S4", "B H4", "C H5", gone=gone)) is None


def test_bring_the_king_home_while_the_suit_is_followed() -> None:
    """Møller, l.1132-1137."""
    assert card(following.bring_the_king_home, situation("HK H10", "C H4")) == "HK"
    assert card(following.bring_the_king_home, situation("HK H10", "C H4", lacks={"B": HEARTS})) is None
    late = "HQ HC HJ H1 H2 H3 H5 H6 H7 H8"
    assert card(following.bring_the_king_home, situation("HK H10", "C H4", gone=late)) is None


def test_win_with_a_court_that_the_third_player_cannot_beat() -> None:
    assert counted(following.win_with_the_top, situation("HQ H10", "C H4", gone="HK")) == "HQ"
    assert counted(following.win_with_the_top, situation("HQ H10", "C H4")) is None, "the king is out"
    assert counted(following.win_with_the_top, situation("HQ H10", "B H4", "C H5", gone="HK")) is None, "not second"


def test_the_last_player_wins_with_the_smallest_card_that_does() -> None:
    assert card(following.win_cheaply, situation("HQ HJ H10", "B H4", "C H5")) == "HJ"
    assert card(following.win_cheaply, situation("HQ H10", "B H4", "C HK")) is None
    assert card(following.win_cheaply, situation("HQ H10", "C H4")) is None


def test_over_ruff_for_a_good_trick_and_not_for_a_bad_one() -> None:
    assert card(following.over_ruff, situation("T5 T9 T19 S2", "B HK", "C T7")) == "T9"
    assert card(following.over_ruff, situation("T5 T9 T19 S2", "B H4", "C T7")) is None
    assert card(following.over_ruff, situation("T5 T6 S2", "B HK", "C T7")) is None


def test_the_best_tarok_is_kept_for_more() -> None:
    """Møller, l.1107-1109: T21 usually decides the last trick."""
    assert card(following.over_ruff, situation("T5 T21 S2", "B HJ", "C T7")) is None
    assert card(following.over_ruff, situation("T5 T21 S2", "B HK", "C T7")) == "T21"


def test_ruff_with_the_smallest_tarok_but_the_pagat() -> None:
    assert card(following.ruff_low, situation("T1 T5 T9 S2", "B H4", "C H5")) == "T5"
    assert card(following.ruff_low, situation("T1 S2", "B H4", "C H5")) == "T1"
    assert card(following.ruff_low, situation("T1 T5 S2", "B H4", "C T7")) is None


def test_throw_the_smallest_tarok_under_a_higher_one() -> None:
    assert card(following.throw_a_tarok, situation("T1 T5 T9 S2", "B T20", "C T7")) == "T5"
    assert card(following.throw_a_tarok, situation("S2 H4", "B T20", "C T7")) is None


def test_signal_fra_with_two_small_cards() -> None:
    """Jensen 1989, Til og fra, l.527-534."""
    assert card(following.signal_fra, situation("S9 S4 H1", "C SK")) == "S9"
    assert card(following.signal_fra, situation("S9 S4 S3 H1", "C SK")) is None
    assert card(following.signal_fra, situation("SQ S4 H1", "C SK")) is None, "a queen is dear"


@pytest.mark.parametrize(("hand", "thrown"), [("S4 S5 SQ", "S4"), ("H10 HQ S2", "H10"), ("HK HQ", "HQ")])
def test_throw_the_lowest(hand: str, thrown: str) -> None:
    led = "B SJ" if hand.startswith("S") else "B HJ"
    assert card(following.throw_the_lowest, situation(hand, led, "C T20")) == thrown


def test_discard_a_pip_of_the_longest_suit_and_a_king_last() -> None:
    assert card(following.discard, situation("SK S9 S4 H2 DQ", "B CJ", "C T20")) == "S4"
    assert card(following.discard, situation("SK DQ", "B CJ", "C T20")) == "DQ"
    assert card(following.discard, situation("SK", "B CJ", "C T20")) == "SK"


# The end


def test_force_the_ultimo_when_all_taroks_out_can_be_drawn() -> None:
    """Møller, l.1096-1103: not against two taroks that may be in one hand."""
    one_out = all_but("T21 HK T14 S4 S5 D1")
    two_out = all_but("T21 HK T14 T13 S5 D1")
    assert card(endgame.force_the_ultimo, situation("T21 HK", trick=24, gone=all_but("T21 HK S3 S4 S5 D1"))) == "T21"
    assert card(endgame.force_the_ultimo, situation("T21 T1", trick=24, gone=one_out.replace("T1 ", "HK "))) == "T21"
    assert card(endgame.force_the_ultimo, situation("T21 HK", trick=24, gone=two_out)) is None


def test_shake_off_an_ultimo_card_late_even_at_a_loss() -> None:
    """Møller, l.863-868: two taroks and a king against two bigger taroks are drawn bagud."""
    assert card(endgame.shake_off_the_ultimo_card, situation("T5 T1 S4", "B H4", "C T7", trick=23)) == "T1"
    assert card(endgame.shake_off_the_ultimo_card, situation("HK H4 T5", "B H7", "C T7", trick=23)) == "HK"
    assert card(endgame.shake_off_the_ultimo_card, situation("T5 T1 S4", "B H4", "C T7", trick=9)) is None


def test_lead_off_an_ultimo_card_before_the_last_trick() -> None:
    assert card(endgame.lead_off_the_ultimo_card, situation("T5 T1", trick=24)) == "T1"
    assert card(endgame.lead_off_the_ultimo_card, situation("T5 HK", trick=24)) == "HK"
    assert card(endgame.lead_off_the_ultimo_card, situation("T1", trick=25)) is None
    assert card(endgame.lead_off_the_ultimo_card, situation("T5 T1", trick=10)) is None


def test_lead_the_suits_first_when_nobody_else_has_taroks() -> None:
    gone = all_but("T21 T3 S9 H4 S10 H3 D1 D2 D3 C1 C2 C3")
    assert card(endgame.lead_the_suits_first, situation("T21 T3 S9 H4", trick=22, gone=gone)) == "H4"
    assert card(endgame.lead_the_suits_first, situation("T21 T3 S9 H4", trick=22)) is None


# Nolo


def test_keep_the_nolo_with_the_highest_card_that_does_not_win() -> None:
    assert card(nolo.keep_the_nolo, situation("H9 H5 H1 S2", "B H4", "C H2")) == "H5"
    assert card(nolo.keep_the_nolo, situation("H5 H1 S2", "B H10", "C H9")) == "H5"
    assert card(nolo.keep_the_nolo, situation("H5 H1 X S2", "B H10", "C H9")) == "X"
    assert card(nolo.keep_the_nolo, situation("T3 T9 S2", "B H10", "C T5")) == "T3"
    assert card(nolo.keep_the_nolo, situation("SQ S2 D4", "B H10", "C T5")) == "SQ"


def test_a_player_without_a_trick_is_given_one_late() -> None:
    """Jensen 1989, l.892-897."""
    hand = "S3 S10 H5 DK"
    taken = situation(hand, trick=22)
    assert card(nolo.give_the_nolo_player_a_trick, taken) == "S3", "B and C have taken no trick"
    assert card(nolo.give_the_nolo_player_a_trick, situation(hand, trick=5)) is None


# The skus


def test_throw_the_skus_where_another_card_would_be_dear() -> None:
    """Møller, l.1820-1822."""
    assert counted(skus.throw_the_skus, situation("HQ X", "B H4", "C HK")) == "X"
    assert counted(skus.throw_the_skus, situation("HQ H10 X", "B H4", "C HK")) is None
    assert counted(skus.throw_the_skus, situation("T5 T9 X", "B H4", "C T20")) == "X", "it saves a tarok"
    assert counted(skus.throw_the_skus, situation("HQ", "B H4", "C HK")) is None


def test_throw_the_skus_before_the_end() -> None:
    """Møller, l.1814-1817."""
    assert counted(skus.throw_the_skus, situation("HQ H10 X", "B H4", "C HK", trick=20)) == "X"


def test_lead_the_skus_where_the_strong_player_must_ruff() -> None:
    """Jensen 1989, l.579."""
    weak = {"C": BLACK, "B": TAROKS}
    assert card(skus.lead_the_skus, situation("H4 X", trick=21, lacks=weak)) == "X=S"
    assert card(skus.lead_the_skus, situation("H4 X", trick=3, lacks=weak)) is None
    assert card(skus.lead_the_skus, situation("H4 X", trick=21)) is None


def test_a_led_skus_is_named_after_the_own_suit_that_nothing_beats() -> None:
    """Møller, l.1941-1947."""
    led = situation("SK S4 C2 C3 C4", "C X", suit=Suit.HEARTS)
    assert skus.own_suit(seen(led)[1]) == Suit.SPADES
    assert advise(led) == (CLAIM, "claim_the_baptism")
    weak = situation("S4 C2 C3 C4", "C X", suit=Suit.HEARTS)
    assert advise(weak)[1] == "leave_the_name"


def test_the_skus_is_demanded_while_a_king_is_out() -> None:
    """Møller, l.1850-1900."""
    assert skus.demand_the_skus(seen(situation("S4 S5 S6", trick=23))[1])
    assert not skus.demand_the_skus(seen(situation("S4 S5 S6", trick=23, gone="X"))[1])
    assert not skus.demand_the_skus(seen(situation("S4 S5 S6", trick=23, gone=format_hand(KINGS)))[1])


# Leading


def test_lead_a_king_home_while_both_follow() -> None:
    assert card(leading.lead_the_king_home, situation("SK S4 H5")) == "SK"
    assert card(leading.lead_the_king_home, situation("SK S4 H5", lacks={"C": BLACK})) is None
    assert card(leading.lead_the_king_home, situation("SK S4 H5", lacks={"C": BLACK | TAROKS})) == "SK"


def test_taroks_are_drawn_only_with_far_more_than_the_others() -> None:
    """Møller, l.2081-2091."""
    few_out = taroks(2, 13)
    assert card(leading.draw_the_taroks, situation(f"{taroks(15, 21)} H4", gone=few_out)) == "T15"
    assert card(leading.draw_the_taroks, situation(f"{taroks(15, 21)} H4")) is None
    assert card(leading.draw_the_taroks, situation(f"T12 {taroks(15, 21)} H4", gone=f"{taroks(1, 11)} T14")) == "T12"
    assert card(leading.draw_the_taroks, situation("S4 H4", gone=few_out)) is None


def led(view: DanishView) -> tuple[str, str]:
    known = seen(view)[1]
    suit = int(leading.suit_to_lead(known))
    return _name(int(leading.card_of_suit(known, suit))), advise(view)[1]


FIGHTING_HAND = f"{taroks(8, 16)} S9 S7 S5 S3 H4 D4"
HELPING_HAND = "T2 T3 S9 S7 H4 H7 D4 D7 C9 C7"


def test_a_fighter_whips_with_the_suit_that_costs_taroks() -> None:
    """Jensen 1989, Ultimator, l.595-600."""
    assert led(situation(FIGHTING_HAND, gone=f"SK SQ {taroks(17, 21)}", lacks={"C": BLACK, "B": TAROKS})) == (
        "S3",
        "lead_the_whip",
    )


def test_others_strike_at_the_strong_player() -> None:
    """Møller, l.2014-2019."""
    assert led(situation(HELPING_HAND, lacks={"C": HEARTS, "B": TAROKS})) == ("H7", "strike_the_strong")


def test_a_king_that_is_out_is_hunted() -> None:
    """Møller, Forskellige eksempler, M-F3: go for the club king."""
    gone = format_hand(KINGS - parse_cards("CK"))
    assert led(situation(HELPING_HAND, gone=gone)) == ("C7", "hunt_the_king")


def test_without_kings_out_the_long_suit_goes_on() -> None:
    hand = "T2 T3 S9 S7 S6 S5 S3 H4 H7 D4"
    assert led(situation(hand, gone=format_hand(KINGS)))[1] == "lead_the_long_suit"
    assert led(situation("T2 T3 S9 S7 H4 H7 D4", gone=format_hand(KINGS)))[1] == "lead_a_quiet_suit"


def test_a_helper_heeds_the_partners_til_and_fra() -> None:
    """Jensen 1989, Til og fra, l.536-538."""
    known = seen(situation(HELPING_HAND, lacks={"B": TAROKS}))[1]
    plain = int(leading.rate_suit(known, Suit.HEARTS))
    told = history.SIGNALS + 4 * int(roles.weaker(known)) + Suit.HEARTS
    known[told] = history.TIL
    assert leading.rate_suit(known, Suit.HEARTS) > plain
    known[told] = history.FRA
    assert leading.rate_suit(known, Suit.HEARTS) < plain


def test_a_suit_is_led_from_the_top_when_nothing_beats_it() -> None:
    known = seen(situation("SQ S9 S7 H4", gone="SK"))[1]
    assert _name(int(leading.card_of_suit(known, Suit.SPADES))) == "SQ"
    known = seen(situation("SQ S9 S7 H4"))[1]
    assert _name(int(leading.card_of_suit(known, Suit.SPADES))) == "S7"


def test_lead_the_smallest_tarok_when_nothing_else_is_left() -> None:
    assert card(leading.lead_a_tarok, situation("T1 T5 T9", trick=23)) == "T5"
    assert card(leading.lead_a_tarok, situation("S4", trick=25)) is None


def test_a_last_skus_is_led_as_what_the_others_have() -> None:
    view = situation("X", trick=25, gone=all_but("X C4 C5 H3"), book="danish-jensen-1989")
    assert card(skus.skus_as_last_resort, view) == "X=C"
    assert advise(view)[1] == "lead_the_skus"


def test_a_card_without_choice_says_so() -> None:
    assert advise(situation("HQ S4", "B H4", "C HK"))[1] == "only_choice"


def test_the_dealer_knows_his_skat() -> None:
    view = situation("T21 S4", gone="T3")
    dealt = DanishView(view.table, 2, view.hand, parse_cards("T20 T2"))
    packed = pack_view(dealt)
    known = history_of(dealt.table)
    sight.look(packed.plan, packed.position, known, packed.place(2))
    out = CardSet(int(known[sight.OUT_TAROKS]) << layout.FIRST_TAROK)
    assert out == TAROKS - parse_cards("T21 T3 T20 T2")
