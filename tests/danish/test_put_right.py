"""A wrong skat that is put right before anybody else has declared something (Jensen 1989, l.260-261; B-33)."""

import pytest

from tarock.danish.actions import PLAYS
from tarock.danish.reasons import Reason
from tarock.danish.state import DanishState
from tarock.danish.table import Phase
from tarock.testing.danish.properties import check_balance, check_cards, check_record, check_sheet
from tests.danish.builders import HJOERRING, JENSEN, A, C, after, cards, laid
from tests.danish.tables import (
    agreed,
    asked,
    at_table,
    declared,
    fine_of,
    fined,
    is_void,
    kinds,
    paid,
    played_out,
    replayed,
    verdict,
)

HANDS = ("X", "", "SK HK DK CK S2 S4 S6")


def king_laid() -> DanishState:
    return laid(at_table(JENSEN, *HANDS), "SK S2 S4")


BEFORE = {
    "before the dealer has declared": "",
    "after the dealer's own declaration": "C declares full kings",
    "after a pass": "C declares full kings, A passes",
    "after two passes, before the first lead": "C declares full kings, A passes, B passes",
}


@pytest.mark.parametrize("when", BEFORE)
def test_a_wrong_skat_is_put_right_without_a_fine(when: str) -> None:
    state = after(king_laid(), BEFORE[when]) if BEFORE[when] else king_laid()

    state = after(state, "A claims-skat C")

    assert verdict(state).is_upheld
    assert (state.phase, state.turn) == (Phase.SKAT, C)
    assert (fined(state), asked(state), kinds(state)) == ({}, ("", ""), [])
    assert cards("SK S2 S4") <= state.hands[C]
    assert paid(state, "full") == {}
    end = agreed(played_out(laid(state, "S2 S4 S6")))
    assert (fined(end), is_void(end), kinds(end)) == ({}, False, [])
    assert paid(end, "full") == {"A": -10, "B": -10, "C": 20}
    assert replayed(end) == end
    for check in (check_cards, check_balance, check_record, check_sheet):
        check(end)


def test_everybody_declares_anew_and_what_was_wrong_before_is_forgotten() -> None:
    """The dealer forgot his kings, and A passed although he had to declare."""
    state = laid(at_table(JENSEN, "HQ HC HJ X HK", "", "SK S2 S4 S6"), "SK S2 S4")
    state = after(state, "C passes, A passes, A claims-skat C, C lays S2 S4 S6")
    assert kinds(state) == []
    state = after(state, "C passes, A passes")
    assert kinds(state) == ["forgotten_declaration"]
    assert paid(after(state, "B claims-declaration A"), "forgotten_declaration") == fine_of(A, 40)


def test_it_can_be_wrong_again() -> None:
    state = after(king_laid(), "B claims-skat C, C lays HK S2 S4, A claims-skat C, C lays DK S2 S4")
    assert [fault.reason for fault in state.faults] == [Reason.KING_LAID]
    assert len(state.table.proceedings.verdicts) == 2


def test_a_positive_declaration_of_another_hand_makes_it_final() -> None:
    """Jensen 1989, l.260-261: then play stops, and 40 go into each cup."""
    state = laid(at_table(JENSEN, "DK DQ DC DJ", "", "SK S2 S4"), "SK S2 S4")
    state = after(state, "C passes, A declares full D, B claims-skat C")
    assert is_void(state)
    assert fined(state) == fine_of(C, 40)
    assert paid(state, "full") == {"A": 20, "B": -10, "C": -10}


def test_the_first_lead_makes_it_final_too() -> None:
    state = declared(laid(at_table(JENSEN, "", "", "SK S2 S4"), "SK S2 S4"))
    state = after(state.apply(A, PLAYS[min(state.hands[A])]), "A claims-skat C")
    assert is_void(state)
    assert fined(state) == fine_of(C, 40)


def test_moeller_knows_no_such_mercy() -> None:
    """Møller, Om lægning af skat, l.1358-1360, Bøder, l.2395."""
    state = after(laid(at_table(HJOERRING, *HANDS), "SK S2 S4"), "A claims-skat C")
    assert fined(state) == fine_of(C, 40)
    assert asked(state) == ("accept", "A B")


def test_a_right_skat_is_not_taken_up_again() -> None:
    state = after(laid(at_table(JENSEN, *HANDS), "S2 S4 S6"), "A claims-skat C")
    assert not verdict(state).is_upheld
    assert (state.phase, state.skat) == (Phase.DECLARING, cards("S2 S4 S6"))
