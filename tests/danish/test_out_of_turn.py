"""A card led or thrown out of turn: the fine, and "bordet kan fange" (Møller, l.644-645, l.1964-1965, l.2402; B-44)."""

import pytest

from tarock.core.cards import CARD_NAMES, SKUS, Suit
from tarock.danish.actions import Play, PlayOutOfTurn
from tarock.danish.cards import SECOND_LAST_TRICK
from tarock.danish.reasons import Reason
from tarock.danish.state import DanishState
from tarock.danish.trick import Right
from tarock.testing.danish.properties import check_cards, check_record, check_sheet
from tests.danish.builders import HJOERRING, JENSEN, A, B, C, after, card, cards, offered, played_to, refused, why_not
from tests.danish.tables import agreed, asked, fine_of, fined, in_play, is_void, kinds, played_out, replayed

HANDS = ("S4 S5 D4", "S9 H9 X", "S10 H10")


def table() -> DanishState:
    """A has to lead."""
    return in_play(HJOERRING, *HANDS)


def on_table(state: DanishState) -> str:
    """Write the cards of the trick from its leader on."""
    assert state.table.trick is not None
    return " ".join(CARD_NAMES[played] for played in state.table.trick.cards)


def lying(state: DanishState) -> str:
    card = state.table.proceedings.lying
    return "" if card is None else f"{'ABC'[card.seat]} {CARD_NAMES[card.card]}"


def settled_well(state: DanishState) -> None:
    """Play on to the end: cards, record and sheet agree."""
    end = agreed(played_out(state))
    assert replayed(end) == end
    for check in (check_cards, check_record, check_sheet):
        check(end)


# The card lies open


def test_a_card_out_of_turn_lies_open_and_whoever_is_on_turn_stays_so() -> None:
    state = after(table(), "B plays S9")
    assert (state.turn, on_table(state), lying(state), fined(state)) == (A, "", "B S9", {})
    assert card("S9") in state.hands[B]
    assert state.table.shows[B] == cards("S9")


def test_a_card_that_nobody_minds_is_taken_up_when_its_player_is_on_turn() -> None:
    state = after(table(), "B plays S9, A S4")
    assert (state.turn, lying(state)) == (B, "")
    state = after(state, "B S9, C S10")
    assert [CARD_NAMES[played] for played in state.table.tricks[0].cards] == ["S4", "S9", "S10"]
    settled_well(state)


def test_a_thrown_card_that_nobody_minds_need_not_be_played_either() -> None:
    state = after(table(), "A S4, C plays H10, B S9")
    assert (state.turn, lying(state), on_table(state)) == (C, "", "S4 S9")
    assert "S10" in offered(state, C)
    settled_well(after(state, "C S10"))


# Noticed, but not held


def test_without_holding_it_the_card_goes_back_and_play_goes_on_as_it_should() -> None:
    state = after(table(), "B plays S9, C claims-turn B, C accepts, A accepts")
    assert (state.turn, on_table(state), lying(state)) == (A, "", "B S9")
    state = after(state, "A D4")
    assert (state.turn, lying(state)) == (B, "")
    assert "S9" not in offered(state, B)
    assert fined(state) == fine_of(B, 20)
    settled_well(state)


@pytest.mark.parametrize("answers", ["C refuses", "C accepts, A refuses", "C accepts holding, A refuses"])
def test_one_refusal_voids_the_deal(answers: str) -> None:
    state = after(table(), f"B plays S9, C claims-turn B, {answers}")
    assert is_void(state)
    assert fined(state) == fine_of(B, 20)
    check_record(state)
    check_sheet(state)


# Held


@pytest.mark.parametrize("answers", ["C accepts holding, A accepts", "C accepts, A accepts holding"])
def test_a_held_lead_stays_the_lead(answers: str) -> None:
    """Either of the others may hold the card; its player leads, and the next one to his right plays to it."""
    state = after(table(), f"B plays S9, C claims-turn B, {answers}")
    assert state.table.trick is not None
    assert (on_table(state), lying(state), state.table.trick.leader) == ("S9", "", B)
    assert (state.turn, state.table.trick.caught) == (C, True)
    state = after(state, "C S10, A S4")
    assert state.table.tricks[0].best() == (C, card("S10"))
    settled_well(state)


def test_a_held_card_stays_when_its_players_turn_comes() -> None:
    state = after(table(), "A S4, C plays S10, A claims-turn C, A accepts holding, B accepts")
    assert (state.turn, on_table(state), lying(state)) == (B, "S4", "C S10")
    state = after(state, "B S9")
    assert [CARD_NAMES[played] for played in state.table.tricks[0].cards] == ["S4", "S9", "S10"]
    assert state.turn == C
    settled_well(state)


def test_a_held_card_that_may_not_be_played_goes_back() -> None:
    """B-44: it stays if it can be played; C has spades and must follow."""
    state = after(table(), "A S4, C plays H10, A claims-turn C, A accepts holding, B accepts, B S9")
    assert (state.turn, on_table(state), lying(state)) == (C, "S4 S9", "")
    assert "S10" in offered(state, C)
    assert "H10" not in offered(state, C)
    settled_well(state)


def test_a_skus_led_out_of_turn_and_held_can_be_baptised() -> None:
    state = after(table(), "B plays X=S, C claims-turn B, C accepts holding, A accepts")
    assert state.table.trick is not None
    assert (on_table(state), state.table.trick.suit, state.table.trick.right) == ("X", Suit.SPADES, Right.SECOND)
    settled_well(state)


def test_a_skus_led_out_of_turn_is_thrown_if_the_leader_leads_first() -> None:
    """Held only when the right lead lies on the table, it is an ordinary card of the trick without a name."""
    state = in_play(HJOERRING, "S4", "S9", "X")
    state = after(state, "C plays X=H, A S4, A claims-turn C, A accepts holding, B accepts, B S9")
    assert [CARD_NAMES[played] for played in state.table.tricks[0].cards] == ["S4", "S9", "X"]
    settled_well(state)


def test_a_skus_led_out_of_turn_to_the_second_last_trick_cannot_be_held() -> None:
    """It may not be used there (Møller, l.587): it goes back, and who won the trick before leads."""
    state = played_to(in_play(HJOERRING, "X", "T21 T20"), SECOND_LAST_TRICK, keep="X T21 T20")
    assert state.turn == B
    state = after(state, "A plays X=T, B claims-turn A, B accepts holding, C accepts holding")
    assert (state.turn, on_table(state), lying(state)) == (B, "", "")
    settled_well(state)


def test_a_card_that_was_taken_up_can_no_longer_be_held() -> None:
    state = after(table(), "B plays S9, A S4, C claims-turn B")
    assert asked(state) == ("accept", "C A")
    assert offered(state, C) == ["accepts", "refuses"]
    assert why_not(state, "C accepts holding") is Reason.NO_SUCH_ANSWER
    lies = after(table(), "B plays S9, C claims-turn B")
    assert offered(lies, C) == ["accepts", "accepts holding", "refuses"]


def test_another_fault_claimed_meanwhile_does_not_hold_the_card() -> None:
    state = after(table(), "A S4, B H9, C claims-renonce B")
    assert offered(state, C) == ["accepts", "refuses"]
    state = after(table(), "A S4, C plays S10, B H9, A claims-renonce B")
    assert offered(state, C) == ["accepts", "refuses"]


# What cannot happen


def test_nobody_plays_out_of_turn_when_it_is_his_turn_or_twice() -> None:
    state = table()
    assert why_not(state, "A plays S4") is Reason.NOT_NOW
    assert why_not(after(state, "A S4"), "A plays S5") is Reason.NOT_NOW
    assert why_not(after(state, "B plays S9"), "C plays S10") is Reason.NOT_NOW


def test_only_cards_of_the_own_hand_are_played_and_a_led_skus_has_a_name() -> None:
    state = table()
    assert why_not(state, "B plays S10") is Reason.NOT_IN_YOUR_HAND
    assert why_not(state, "B plays X") is Reason.SKUS_NOT_NAMED
    assert why_not(state, "B plays S9=S") is Reason.NAMED_WITHOUT_LEAD
    assert why_not(after(state, "A S4"), "C plays S10=S") is Reason.NAMED_WITHOUT_LEAD


def test_nobody_throws_a_card_while_a_led_skus_is_being_named() -> None:
    state = after(in_play(HJOERRING, "X", "S9", "S10"), "A X=S")
    assert why_not(state, "C plays S10") is Reason.NOT_NOW


def test_jensen_has_no_rule_on_it() -> None:
    state = in_play(JENSEN, *HANDS)
    assert refused(state, B, PlayOutOfTurn(card("S9"))).reason is Reason.NOT_YOUR_TURN
    assert refused(state, B, Play(card("S9"))).reason is Reason.NOT_YOUR_TURN


def test_it_is_one_fault_each_time() -> None:
    state = after(table(), "B plays S9, C claims-turn B, C accepts, A accepts, A S4, C plays S10, B S9")
    assert kinds(state) == ["out_of_turn", "out_of_turn"]
    state = after(state, "A claims-turn C, A accepts, B accepts")
    assert fined(state) == {"B": -40, "C": -40, "king": 40, "pagat": 40}
    assert SKUS in state.hands[B]
