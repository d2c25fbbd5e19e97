"""A revoke that both others let be put right: the card goes back, the fine and the bar on an ultimo stay.

Møller, Selve spillet, l.650-659.
"""

import pytest
from msgspec import structs

from tarock.danish.actions import RuleByHand
from tarock.danish.events import Cup, Fined, Lost, PagatHomed
from tarock.danish.reasons import Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState
from tarock.testing.danish.properties import check_balance, check_cards, check_record, check_sheet
from tests.danish.builders import HJOERRING, JENSEN, A, B, C, after, cards, either_book, house, offered, why_not
from tests.danish.tables import agreed, asked, fine_of, fined, in_play, is_void, kinds, played_out, replayed, verdict

CONSENT = "C claims-renonce B, C accepts, A accepts"


def revoked() -> DanishState:
    """B throws a heart on a spade in the first trick."""
    return after(in_play(HJOERRING, "S4 S6 S7", "S9 H9 H8", "S8 S5"), "A S4, B H9")


def late() -> DanishState:
    """B revokes in the first trick and in the second, and shows the suit in the third."""
    return after(revoked(), "C S8, C S5, A S6, B H8, A S7, B S9")


def test_who_revoked_is_asked_when_both_have_consented() -> None:
    state = after(revoked(), CONSENT)
    assert (asked(state), state.turn) == (("put_right", "B"), B)
    assert offered(state, B) == ["corrects S9", "corrects SQ", "accepts"]
    assert offered(state, A) == offered(state, C) == []
    assert state.legal_actions(B) == state.view(B).legal_actions()


def test_the_card_goes_back_and_the_play_goes_on_from_there() -> None:
    before = revoked()
    state = after(before, f"{CONSENT}, B corrects S9")
    trick = state.table.trick
    assert trick is not None
    assert (trick.number, trick.plays, state.turn) == (1, ((A, 3), (B, 8)), C)
    assert cards("H9") <= state.hands[B]
    assert cards("H9") <= state.table.shows[B]
    assert cards("S9").isdisjoint(state.hands[B])
    assert (asked(state), is_void(state), fined(state)) == (("", ""), False, fine_of(B, 40))
    end = agreed(played_out(state))
    assert fined(end) == fine_of(B, 40)
    assert replayed(end) == end
    for check in (check_cards, check_balance, check_record, check_sheet):
        check(end)


def test_all_that_was_played_after_it_goes_back_too() -> None:
    """Also the card that shows the revoke, with which it can be put right."""
    state = after(late(), "A claims-renonce B trick 1, C accepts, A accepts")
    assert "corrects S9" in offered(state, B)
    assert cards("S9").isdisjoint(state.hands[B])
    state = after(state, "B corrects S9")
    assert (len(state.table.tricks), state.turn) == (0, C)
    assert [len(hand) for hand in state.hands] == [24, 24, 25]
    shown = [cards("S6 S7"), cards("H8 H9"), cards("S5 S8")]
    assert all(some <= seen for some, seen in zip(shown, state.table.shows, strict=True))
    assert cards("S9").isdisjoint(state.table.lacks[B])
    assert kinds(state) == ["revoke"]
    assert [fault.trick for fault in state.mended] == [2]
    assert state.view(A).claims() == ()
    end = agreed(played_out(state))
    assert replayed(end) == end
    check_record(end)


def test_what_was_paid_for_tricks_that_go_back_is_not_paid() -> None:
    """B's revoke let A lose a king, which is played anew."""
    state = after(in_play(HJOERRING, "S4 SK", "S9 H9 T5", "S8 S5"), "A S4, B H9, C S8, C S5, A SK, B T5")
    assert Lost(A, Cup.KING) in state.table.events
    state = after(state, "A claims-renonce B trick 1, C accepts, A accepts, B corrects S9")
    assert not [event for event in state.table.events if isinstance(event, Lost | PagatHomed)]
    assert [event.fault for event in state.table.events if isinstance(event, Fined)] == ["revoke"]


@pytest.mark.parametrize("lets_lie", ["B accepts", ""])
def test_the_card_may_lie(lets_lie: str) -> None:
    """The play simply goes on, as records of old have it."""
    state = after(revoked(), CONSENT)
    state = after(state, lets_lie) if lets_lie else state
    on = after(state, "C S8")
    assert (asked(on), len(on.table.tricks)) == (("", ""), 1)
    check_record(agreed(played_out(on)))


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("B corrects H8", Reason.NO_SUCH_ANSWER),
        ("B corrects S8", Reason.NO_SUCH_ANSWER),
        ("C corrects S8", Reason.DECISION_OPEN),
        ("A accepts", Reason.DECISION_OPEN),
        ("B accepts holding", Reason.NO_SUCH_ANSWER),
    ],
)
def test_only_the_player_himself_puts_it_right_and_by_the_rules(move: str, reason: Reason) -> None:
    assert why_not(after(revoked(), CONSENT), move) is reason


@either_book
def test_without_consent_nothing_is_put_right(book: DanishRuleset) -> None:
    state = after(in_play(book, "S4", "S9 H9"), "A S4, B H9")
    assert why_not(state, "B corrects S9") is Reason.NOT_YOUR_TURN
    assert why_not(after(state, "C S8") if book is JENSEN else state, "B corrects S9") is Reason.NOT_YOUR_TURN


def test_on_turn_and_unasked_it_is_no_answer() -> None:
    assert why_not(after(revoked(), "C S8"), "C corrects S7") is Reason.NO_SUCH_ANSWER


def test_after_the_last_trick_nothing_can_be_put_right() -> None:
    """The skat lies open then."""
    state = after(played_out(revoked()), "C claims-renonce B, C accepts, A accepts")
    assert (asked(state), verdict(state).is_upheld) == (("", ""), True)


def with_fine(**changes: str) -> DanishRuleset:
    """Return Møller's rules with another fine on a revoke."""
    fine = HJOERRING.fines.revoke
    assert fine is not None
    return house(HJOERRING, fines={"revoke": structs.replace(fine, **changes)})


def test_a_house_may_let_the_deal_go_on_without_asking() -> None:
    book = with_fine(deal="goes_on")
    state = after(in_play(book, "S4", "S9 H9"), "A S4, B H9, C claims-renonce B")
    assert (asked(state), fined(state)) == (("put_right", "B"), fine_of(B, 40))


def test_a_house_may_let_every_card_lie() -> None:
    book = with_fine(remedy="none")
    state = after(in_play(book, "S4", "S9 H9"), f"A S4, B H9, {CONSENT}")
    assert (asked(state), state.turn) == (("", ""), C)


def test_what_others_did_wrong_after_it_goes_back_unless_it_was_fined() -> None:
    """C revokes after B; noticed, it stays fined, and else it goes back with the card."""
    state = after(in_play(HJOERRING, "S4", "S9 H9", "S8 D9"), "A S4, B H9, C D9")
    consent = "A claims-renonce B, C accepts, A accepts, B corrects S9"
    unnoticed = after(state, consent)
    assert [(fault.seat, fault.kind) for fault in unnoticed.mended] == [(C, "revoke")]
    assert kinds(unnoticed) == ["revoke"]
    both = after(state, f"A claims-renonce C, A accepts, B accepts, C accepts, {consent}")
    assert both.mended == ()
    assert fined(both) == {"B": -80, "C": -80, "king": 80, "pagat": 80}


def test_a_ruling_by_hand_leaves_the_question_open() -> None:
    """Møller, Fejlmeldinger, l.495-497: the referee only writes down who pays; the right card may still follow."""
    open_question = after(revoked(), CONSENT)
    state = open_question.apply(C, RuleByHand(A, C, 5, "held a card in sight"))
    assert (asked(state), state.turn) == (asked(open_question), open_question.turn)
    assert after(state, "B corrects S9").table.trick == after(open_question, "B corrects S9").table.trick
