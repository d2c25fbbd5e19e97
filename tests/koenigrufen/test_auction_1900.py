"""The auction in the book of 1900: introduction, §§ 7, 13, 15, 18; K-A04 to K-A06, K-A20."""

from itertools import pairwise

import pytest

from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tests.koenigrufen.builders import K1900, A, B, C, D, after, begun, offered, on_turn, score, why_not

GAMES = ["rufer", "solorufer", "dreier", "solodreier"]


def opened(*hands: str) -> KoenigrufenState:
    """A deal in which A, B and C hold a piece of the Trull, so that each of them may bid a Solo."""
    return begun(K1900, *(hands or ("X", "T21", "T1")))


def test_forehand_calls_bids_higher_or_says_weiter() -> None:
    """§ 7: "Ich rufe", "weiter", or a higher game; there is no "Vorhand" and no game of the later books."""
    state = opened()
    assert offered(state, A) == [*GAMES, "pass"]
    assert why_not(state, "A vorhand") is Reason.OPENING_WORD
    assert why_not(state, "A passes-forehand") is Reason.OPENING_WORD
    assert why_not(state, "A sechser") is Reason.NO_SUCH_BID
    assert why_not(state, "A bettel") is Reason.NO_SUCH_BID
    assert why_not(state, "A hold") is Reason.NO_HOLD


def test_ich_rufe_is_binding_when_the_others_say_gut() -> None:
    """§ 7; K-A06: the game is decided, and forehand calls his king."""
    state = after(opened(), "A rufer, B pass, C pass, D pass")
    assert (state.phase, state.turn, state.table.declarer) == (Phase.CALLING, A, A)
    assert state.table.contract is not None
    assert state.table.contract.id == "rufer"


@pytest.mark.parametrize(("low", "high"), list(pairwise(GAMES)))
def test_each_game_overbids_the_one_before(low: str, high: str) -> None:
    """§§ 13, 15, 18: Rufer < Solo < Dreier < Solo-Dreier."""
    state = after(opened(), f"A {low}")
    assert f"{high}" in offered(state, B)
    assert low not in offered(state, B)
    assert after(state, f"B {high}, C pass, D pass, A pass").table.declarer == B


def test_a_rufer_is_open_only_to_who_has_the_forehand() -> None:
    """§ 7: after a bid nobody else may call."""
    state = after(opened(), "A rufer")
    assert why_not(state, "B rufer") is Reason.NOT_FOREHAND
    assert why_not(after(state, "B dreier"), "C rufer") is Reason.NOT_FOREHAND
    assert why_not(after(state, "B dreier"), "C solorufer") is Reason.NOT_HIGHER


@pytest.mark.parametrize("number", [1, 2, 3])
def test_weiter_hands_the_right_to_call_to_the_next_player(number: int) -> None:
    """§ 7: if the forehand says "weiter" the next player comes to call, and so on."""
    state = opened("X", "T21", "T1", "SK")
    for name in "ABC"[:number]:
        state = after(state, f"{name} pass")
    caller = "BCD"[number - 1]
    assert state.turn == number
    assert offered(state)[0] == "rufer"
    later = "".join(f", {name} pass" for name in "BCD"[number:])
    state = after(state, f"{caller} rufer{later}")
    assert (state.phase, state.table.declarer) == (Phase.CALLING, number)


def test_who_has_said_weiter_is_out() -> None:
    """K-A06: A is not asked again."""
    state = after(opened(), "A pass, B rufer, C dreier, D pass")
    assert state.turn == B
    assert after(state, "B pass").table.declarer == C


def test_when_all_four_pass_nobody_plays_and_nothing_is_paid() -> None:
    """K-A04."""
    state = after(opened(), "A pass, B pass, C pass, D pass")
    assert (state.is_over, state.turn, state.table.contract, state.table.declarer) == (True, None, None, None)
    assert (state.facts.contract, state.facts.declarer) == (None, None)
    assert score(state) == (0, 0, 0, 0)


def test_forehand_may_hold_a_solo_after_ich_rufe() -> None:
    """§ 13: if another wants to play a Solo, the forehand may play it himself."""
    state = after(opened(), "A rufer, B solorufer, C pass, D pass")
    assert offered(state, A) == ["dreier", "solodreier", "hold", "pass"]
    state = after(state, "A hold")
    assert state.turn == B
    state = after(state, "B pass")
    assert (state.table.declarer, state.phase) == (A, Phase.CALLING)


def test_any_senior_player_may_hold_against_a_junior() -> None:
    """§§ 13, 15; K-A05: A before B before C before D."""
    state = after(opened(), "A pass, B solorufer, C dreier, D pass")
    assert "hold" in offered(state, B)
    state = after(state, "B hold")
    assert why_not(state, "C hold") is Reason.NO_HOLD
    assert after(state, "C pass").table.declarer == B


def test_a_junior_player_must_overbid() -> None:
    """§ 13: the right is with the one earlier in playing order."""
    state = after(opened(), "A solorufer")
    for name in "BCD":
        assert why_not(state, f"{name} hold") is Reason.NO_HOLD
        state = after(state, f"{name} dreier") if name == "B" else state
        state = after(state, f"{name} pass") if name != "B" else state
    assert state.turn == A


def test_after_weiter_the_next_player_has_all_rights_of_the_forehand() -> None:
    """Introduction: B may then play himself whatever C and D bid."""
    for junior in "CD":
        passing = "" if junior == "C" else "C pass, "
        answer = ", D pass" if junior == "C" else ""
        state = after(opened("SK", "X", "T21", "T1"), f"A pass, B rufer, {passing}{junior} dreier{answer}")
        assert after(state, f"B hold, {junior} pass").table.declarer == B


def test_what_was_held_can_be_overbid_and_held_again() -> None:
    """K-A05: as long as both are in the auction."""
    state = after(opened(), "A rufer, B solorufer, C pass, D pass, A hold, B dreier, A hold, B solodreier, A hold")
    assert offered(state, B) == ["pass"]
    state = after(state, "B pass")
    assert (state.table.declarer, state.table.contract and state.table.contract.id) == (A, "solodreier")


def test_everybody_says_his_gut_even_to_the_highest_game() -> None:
    """docs/formats.md: every player still in the auction says his pass."""
    state = after(opened("", "X"), "A rufer, B solodreier")
    for seat in (C, D):
        assert (state.turn, offered(state)) == (seat, ["pass"])
        state = after(state, f"{'ABCD'[seat]} pass")
    assert (state.turn, offered(state, A)) == (A, ["hold", "pass"])


def test_ones_own_bid_is_not_raised_unless_it_was_overbid() -> None:
    """K-A06: when the others have said "gut" the auction is over."""
    state = after(opened(), "A rufer, B pass, C pass, D pass")
    assert why_not(state, "A dreier") is Reason.NOT_NOW


def test_a_solo_needs_a_piece_of_the_trull() -> None:
    """§ 13; K-A20."""
    state = opened("SK", "X", "T21", "T1")
    assert why_not(state, "A solorufer") is Reason.NEEDS_TRULL_PIECE
    assert "dreier" in offered(state, A)
    for piece in ("X", "T21", "T1"):
        assert "solorufer" in offered(opened(piece), A)


def test_holding_a_solo_needs_a_piece_of_the_trull_too() -> None:
    """§ 13; K-A20: who plays it must have one."""
    state = after(opened("SK", "X", "T21", "T1"), "A rufer, B solorufer, C pass, D pass")
    assert why_not(state, "A hold") is Reason.NO_HOLD
    assert offered(state, A) == ["dreier", "solodreier", "pass"]


def test_nothing_is_announced_with_a_bid() -> None:
    """§ 10: before the first lead, after the talon."""
    assert why_not(opened(), "A solodreier trull") is Reason.NO_SUCH_BONUS
    assert why_not(after(opened(), "A rufer, B solodreier, C pass, D pass"), "A hold trull") is Reason.NO_SUCH_BONUS


def test_the_dealer_sits_anywhere() -> None:
    """Introduction: the player to the dealer's right begins."""
    state = begun(K1900, dealer=B)
    assert on_turn(state) == C
    assert after(state, "C pass, D rufer, A pass, B pass").table.declarer == D
