"""A revoke that is put right, as it is told: who is asked, the card, and what goes back with it."""

from tarock.danish.actions import ACCEPT, Correct
from tarock.danish.state import DanishState
from tarock.notation.cards import parse_card
from tarock.telling.danish.told import told
from tests.danish.builders import HJOERRING, A, B, C, after
from tests.danish.tables import in_play


def keys(state: DanishState, seat: int, action: Correct) -> list[str]:
    """Return the lines that an act is told in, by their messages."""
    view = state.apply(seat, action).view(A)
    return [line.key for line in told(state.view(A), seat, action, view)]


def asked(moves: str) -> DanishState:
    """Both others have let B's revoke pass."""
    return after(
        in_play(HJOERRING, "S4 SK", "S9 H9 T5", "S8 S5"), f"{moves}, A claims-renonce B trick 1, C accepts, A accepts"
    )


def test_the_second_consent_asks_who_revoked() -> None:
    state = after(in_play(HJOERRING, "S4", "S9 H9"), "A S4, B H9, C claims-renonce B, C accepts")
    lines = told(state.view(C), A, ACCEPT, state.apply(A, ACCEPT).view(C))
    assert [line.key for line in lines] == ["play-told-accepts", "play-asked-put-right"]
    assert lines[-1].seats == {"names": (B,)}


def test_a_correction_is_told_with_its_card() -> None:
    assert keys(asked("A S4, B H9"), B, Correct(parse_card("S9"))) == ["play-told-corrects"]


def test_what_was_paid_for_tricks_that_go_back_is_told_as_given_back() -> None:
    state = asked("A S4, B H9, C S8, C S5, A SK, B T5")
    assert keys(state, B, Correct(parse_card("S9"))) == ["play-told-corrects", "play-told-paid-back"]
