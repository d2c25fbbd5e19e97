"""The auction of the tournament sheet: head table, 1.5, 3.1 to 3.4, 5.7, 8.7; T-A01 to T-A07, T-A43."""

from itertools import combinations

import pytest

from tarock.koenigrufen.actions import Bid
from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Announcement, Phase
from tests.koenigrufen.builders import (
    TURNIER,
    A,
    B,
    C,
    D,
    after,
    begun,
    laid,
    offered,
    quiet,
    refused,
    why_not,
    won_by,
)

BIDS = [
    *("piccolo", "bettel", "solorufer", "besserrufer", "dreier"),
    *("sechser", "farbensolo", "piccolo_ouvert", "bettel_ouvert", "solodreier"),
]
ORDINARY = [bid for bid in BIDS if bid != "sechser"]
KINGS = "SK HK DK CK"


def opened(*hands: str) -> KoenigrufenState:
    """A deal in which everybody holds a bird and nobody four kings."""
    return begun(TURNIER, *(hands or ("T1", "T2", "T3", "T4")))


# Forehand's first word


def test_forehand_opens_with_vorhand_or_a_game_but_does_not_pass() -> None:
    """1.5, 3.1; T-A05: not with Rufer or Trischaken."""
    state = opened()
    assert offered(state, A) == ["vorhand", *BIDS]
    assert why_not(state, "A pass") is Reason.OPENING_WORD
    assert why_not(state, "A rufer") is Reason.NOT_FOREHAND
    assert why_not(state, "A trischaken") is Reason.NOT_FOREHAND


def test_vorhand_is_said_once_and_by_forehand_alone() -> None:
    """1.5."""
    state = after(opened(), "A vorhand")
    assert why_not(state, "B vorhand") is Reason.OPENING_WORD
    assert why_not(after(opened(), "A dreier"), "B vorhand") is Reason.OPENING_WORD


def test_a_game_as_first_word_can_be_overbid() -> None:
    """3.1: forehand may bid all games at once; then the others are on turn."""
    state = after(opened(), "A dreier, B pass, C farbensolo, D pass")
    assert offered(state, A) == ["piccolo_ouvert", "bettel_ouvert", "solodreier", "hold", "pass"]
    assert after(opened(), "A dreier, B pass, C pass, D pass").table.declarer == A


# The others


def test_the_others_bid_in_turn_or_say_gut() -> None:
    """1.5, 3.1."""
    state = after(opened(), "A vorhand")
    assert offered(state, B) == [*ORDINARY, "pass"]
    assert why_not(state, "B rufer") is Reason.NOT_FOREHAND
    assert why_not(state, "B trischaken") is Reason.NOT_FOREHAND
    assert why_not(state, "B sechser") is Reason.FIRST_WORD_ONLY


@pytest.mark.parametrize(("low", "high"), list(combinations(ORDINARY, 2)))
def test_the_order_of_the_head_table_is_the_order_of_bids(low: str, high: str) -> None:
    """Head table; T-A01."""
    state = after(opened(), f"A vorhand, B {low}")
    assert high in offered(state, C)
    assert why_not(after(opened(), f"A vorhand, B {high}"), f"C {low}") is Reason.NOT_HIGHER
    assert why_not(state, f"C {low}") is Reason.NOT_HIGHER


def test_the_sechser_stands_between_dreier_and_farbensolo() -> None:
    """Head table; T-A01."""
    state = after(opened(), "A sechser")
    assert why_not(state, "B dreier") is Reason.NOT_HIGHER
    assert offered(state, B) == ["farbensolo", "piccolo_ouvert", "bettel_ouvert", "solodreier", "pass"]


def test_the_sechser_is_only_forehands_very_first_word() -> None:
    """3.1."""
    state = after(opened(), "A vorhand, B pass, C pass, D pass")
    assert why_not(state, "A sechser") is Reason.FIRST_WORD_ONLY
    state = after(opened(), "A dreier, B farbensolo, C pass, D pass")
    assert why_not(state, "A sechser") is Reason.FIRST_WORD_ONLY
    assert after(opened(), "A sechser, B pass, C pass, D pass").phase is Phase.TALON


def test_a_bird_makes_no_difference_to_the_besserrufer() -> None:
    """T-A02, T-A03: one bid, and the bird is named later."""
    state = after(opened(), "A vorhand, B besserrufer")
    assert why_not(state, "C besserrufer") is Reason.NOT_HIGHER
    assert why_not(after(opened(), "A vorhand"), "B besserrufer uhu") is Reason.NO_SUCH_BID
    assert refused(state, C, Bid("dreier", "kakadu")).reason is Reason.NO_SUCH_BID


@pytest.mark.parametrize("bird", ["T1", "T2", "T3", "T4"])
def test_a_besserrufer_needs_a_bird_in_the_hand(bird: str) -> None:
    """5.7: it does not help that one lies in the talon."""
    state = after(begun(TURNIER, "T1 T2 T3 T4"), "A vorhand")
    assert why_not(state, "B besserrufer") is Reason.NEEDS_BIRD
    lying = after(begun(TURNIER, "T5", talon="T1 T2 T3 T4"), "A vorhand")
    assert why_not(lying, "B besserrufer") is Reason.NEEDS_BIRD
    assert "besserrufer" in offered(after(begun(TURNIER, "T5", bird), "A vorhand"), B)


def test_suit_cards_do_not_matter_for_a_farbensolo() -> None:
    """T-A16."""
    taroks = "X T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11"
    assert "farbensolo" in offered(begun(TURNIER, taroks), A)


# Forehand again


def test_forehand_chooses_any_game_but_the_sechser_when_all_others_pass() -> None:
    """3.1, 3.3: now also Rufer and Trischaken."""
    state = after(opened(), "A vorhand, B pass, C pass, D pass")
    assert offered(state, A) == ["trischaken", "rufer", *ORDINARY]
    assert why_not(state, "A pass") is Reason.MUST_PLAY


@pytest.mark.parametrize("game", ["rufer", "piccolo", "dreier", "solodreier"])
def test_forehands_choice_ends_the_auction_at_once(game: str) -> None:
    """docs/formats.md: nobody passes again."""
    state = after(opened(), f"A vorhand, B pass, C pass, D pass, A {game}")
    assert state.phase is not Phase.AUCTION
    assert state.table.declarer == A


def test_forehand_cannot_play_a_rufer_once_somebody_has_bid() -> None:
    """3.1, 3.3."""
    state = after(opened(), "A vorhand, B piccolo, C pass, D pass")
    assert why_not(state, "A rufer") is Reason.NOT_FOREHAND
    assert why_not(state, "A trischaken") is Reason.NOT_FOREHAND
    assert offered(state, A) == [*ORDINARY[1:], "hold", "pass"]


def test_forehand_may_hold_and_the_other_must_overbid() -> None:
    """3.1; T-A04: every time that he is on turn."""
    state = after(opened(), "A vorhand, B piccolo, C pass, D dreier, A hold, B pass")
    assert offered(state, D) == ["farbensolo", "piccolo_ouvert", "bettel_ouvert", "solodreier", "pass"]
    state = after(state, "D solodreier, A hold, D pass")
    assert (state.table.declarer, state.table.contract and state.table.contract.id) == (A, "solodreier")


def test_nobody_but_forehand_holds() -> None:
    """3.1."""
    state = after(opened(), "A vorhand, B piccolo")
    assert why_not(state, "C hold") is Reason.NO_HOLD
    state = after(state, "C dreier, D pass, A pass")
    assert why_not(state, "B hold") is Reason.NO_HOLD


def test_forehand_holds_a_besserrufer_only_with_a_bird() -> None:
    """5.7."""
    state = after(begun(TURNIER, "T5", "T1", "T2 T3 T4"), "A vorhand, B besserrufer, C pass, D pass")
    assert why_not(state, "A hold") is Reason.NO_HOLD
    state = after(begun(TURNIER, "T2", "T1"), "A vorhand, B besserrufer, C pass, D pass")
    assert "hold" in offered(state, A)


def test_a_pass_is_final() -> None:
    """T-A07."""
    state = after(opened(), "A vorhand, B pass, C piccolo, D dreier, A pass")
    assert state.turn == C
    assert after(state, "C pass").table.declarer == D


# Four kings


def test_with_four_kings_no_game_with_a_called_king_is_played() -> None:
    """3.3, 5.1; T-A06: whoever has them."""
    state = after(begun(TURNIER, f"{KINGS} T1"), "A vorhand, B pass, C pass, D pass")
    for game in ("rufer", "besserrufer", "solorufer"):
        assert why_not(state, f"A {game}") is Reason.FOUR_KINGS
    assert "trischaken" in offered(state, A)
    other = after(begun(TURNIER, "T2", f"{KINGS} T1"), "A vorhand")
    assert why_not(other, "B solorufer") is Reason.FOUR_KINGS
    assert "dreier" in offered(other, B)


def test_with_four_kings_forehand_does_not_hold_a_game_with_a_called_king() -> None:
    """3.3, 5.1; T-A06."""
    state = after(begun(TURNIER, f"{KINGS} T1", "T2"), "A vorhand, B solorufer, C pass, D pass")
    assert why_not(state, "A hold") is Reason.NO_HOLD


def test_passing_the_forehand_on_is_a_right_of_four_kings_and_no_duty() -> None:
    """3.3, 3.4."""
    state = begun(TURNIER, KINGS)
    assert offered(state, A)[:3] == ["vorhand", "passes-forehand", "piccolo"]
    assert after(state, "A vorhand").turn == B
    assert why_not(begun(TURNIER, "SK HK DK"), "A passes-forehand") is Reason.NOT_FOUR_KINGS


def test_the_forehand_is_passed_on_only_with_the_first_word() -> None:
    """3.4: instead of "Vorhand", at the very beginning."""
    state = after(begun(TURNIER, KINGS), "A vorhand, B pass, C pass, D pass")
    assert why_not(state, "A passes-forehand") is Reason.OPENING_WORD
    assert why_not(after(begun(TURNIER, "T1", KINGS), "A vorhand"), "B passes-forehand") is Reason.OPENING_WORD


def test_the_new_forehand_has_every_right_and_the_giver_speaks_last() -> None:
    """3.4; T-A06: also the Sechser; the giver may bid games without a called king."""
    state = after(begun(TURNIER, KINGS, "T1"), "A passes-forehand")
    assert (state.turn, offered(state, B)) == (B, ["vorhand", *BIDS])
    assert why_not(state, "B passes-forehand") is Reason.NOT_FOUR_KINGS
    state = after(state, "B vorhand, C pass, D pass")
    assert state.turn == A
    assert why_not(state, "A solorufer") is Reason.FOUR_KINGS
    assert why_not(state, "A sechser") is Reason.FIRST_WORD_ONLY
    assert offered(after(state, "A pass"), B)[:2] == ["trischaken", "rufer"]
    assert after(state, "A dreier, B hold, A pass").table.declarer == B


def test_the_giver_does_not_hold() -> None:
    """3.1, 3.4; T-A06: only the new forehand does."""
    state = after(begun(TURNIER, KINGS, "T1"), "A passes-forehand, B vorhand, C dreier, D pass")
    assert why_not(state, "A hold") is Reason.NO_HOLD


def test_the_new_forehand_may_bid_the_sechser_and_then_leads() -> None:
    """3.4; T-A06."""
    state = after(begun(TURNIER, KINGS, "T1"), "A passes-forehand, B sechser, C pass, D pass, A pass, B takes all")
    assert (state.phase, state.table.declarer) == (Phase.LAYING, B)


@pytest.mark.parametrize(("bid", "leader"), [("B rufer", B), ("C dreier", B), ("A farbensolo", B), ("D bettel", D)])
def test_the_new_forehand_leads_to_a_positive_game(bid: str, leader: int) -> None:
    """T-A06, 6.1."""
    state = won_by(after(begun(TURNIER, KINGS, "T1"), "A passes-forehand"), bid)
    if state.phase is Phase.CALLING:
        state = after(state, f"{bid[0]} calls SK")
    if state.phase is Phase.TALON:
        state = laid(after(state, f"{bid[0]} takes 1"))
    assert quiet(state).turn == leader


# Announcements with the bid of a Solodreier


def test_what_a_solodreier_announces_is_said_with_the_bid() -> None:
    """8.7."""
    state = after(opened("X T21 T1"), "A vorhand, B pass, C pass, D pass, A solodreier trull pagat")
    assert state.phase is Phase.ANNOUNCING
    assert state.table.round.announcements == (Announcement(A, "trull"), Announcement(A, "pagat"))
    assert why_not(state, "A announces kings") is Reason.WITH_THE_BID
    assert "good" in offered(state, A)


def test_a_held_solodreier_announces_its_own() -> None:
    """8.7; T-A43: forehand announces when he says "halten", and what the other announced is gone."""
    state = after(opened("T1", "T2"), "A vorhand, B solodreier uhu kings, C pass, D pass, A hold pagat, B pass")
    assert state.table.round.announcements == (Announcement(A, "pagat"),)
    assert after(opened("T1"), "A vorhand, B solodreier, C pass, D pass, A hold, B pass").table.declarer == A


def test_only_bonuses_that_the_bidder_can_announce_go_with_a_solodreier() -> None:
    """8.3, 8.4: birds by their holder, sets on suspicion; there is no called king."""
    state = after(opened("T2"), "A vorhand, B pass, C pass, D pass")
    assert why_not(state, "A solodreier pagat") is Reason.NOT_THE_HOLDER
    assert why_not(state, "A solodreier koenig_ultimo") is Reason.NO_SUCH_BONUS
    assert why_not(state, "A solodreier mondfang") is Reason.NO_SUCH_BONUS
    assert why_not(state, "A solodreier uhu uhu") is Reason.ANNOUNCED_TWICE
    assert after(state, "A solodreier trull kings uhu valat").phase is Phase.ANNOUNCING


def test_other_games_announce_nothing_with_the_bid() -> None:
    """8.7: only the Solodreier."""
    state = after(opened(), "A vorhand")
    assert why_not(state, "B dreier uhu") is Reason.NO_SUCH_BONUS
    assert why_not(after(state, "B dreier, C pass, D pass"), "A hold pagat") is Reason.NO_SUCH_BONUS
    assert why_not(state, "B hold trull") is Reason.NO_SUCH_BONUS
