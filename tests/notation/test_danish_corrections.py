"""Records in which a revoke is put right: what was taken back stands in them, and then the trick anew."""

import pytest

from tarock.danish.state import DanishState
from tarock.notation.danish.writer import record_of, write
from tarock.notation.record import dumps
from tests.danish.builders import HJOERRING, after
from tests.danish.tables import in_play
from tests.notation.texts import read, refusal
from tests.notation.told import why


def revoked() -> DanishState:
    """B throws a heart on A's spade."""
    return after(in_play(HJOERRING, "S4 S6 S7", "S9 H9 H8", "S8 S5"), "A S4, B H9")


def tricks(state: DanishState) -> list[str]:
    """Return the lines from the first trick on; what is written can be read again."""
    text = write(record_of(state))
    assert read(text).state == state
    assert dumps([read(text)]) == text
    lines = text.splitlines()
    return lines[next(place for place, line in enumerate(lines) if line.startswith("1.")) :]


def test_in_its_own_trick_a_correction_stands_between_the_cards() -> None:
    state = after(revoked(), "C claims-renonce B, C accepts, A accepts, B corrects S9, C S8")
    assert tricks(state) == ["1. S4 H9 (C claims-renonce B) (C accepts) (A accepts) (B corrects S9) S8"]


def test_after_its_trick_it_stands_on_a_line_and_the_trick_goes_on_behind_it() -> None:
    moves = "C S8, A claims-renonce B trick 1, C accepts, A accepts, B corrects S9, C S8"
    assert tricks(after(revoked(), moves)) == [
        "1. S4 H9 S8",
        "A claims-renonce B trick 1",
        "C accepts",
        "A accepts",
        "B corrects S9",
        "1. S8",
    ]


def test_in_a_later_trick_it_ends_the_line() -> None:
    moves = "C S8, C S5, A S6, A claims-renonce B trick 1, C accepts, A accepts, B corrects S9, C S5, B SQ, C S8, A S7"
    assert tricks(after(revoked(), moves)) == [
        "1. S4 H9 S8",
        "2. S5 S6 (A claims-renonce B trick 1) (C accepts) (A accepts) (B corrects S9)",
        "1. S5",
        "2. SQ S8 S7",
    ]


def test_a_record_may_end_with_a_correction_before_the_trick_is_whole() -> None:
    state = after(revoked(), "C S8, A claims-renonce B trick 1, C accepts, A accepts, B corrects S9")
    assert tricks(state)[-1] == "B corrects S9"


def test_a_record_need_not_say_that_a_card_lies() -> None:
    """Records of before there were corrections go on with the next card."""
    said = after(revoked(), "C claims-renonce B, C accepts, A accepts, B accepts, C S8")
    text = write(record_of(said))
    silent = text.replace(" (B accepts)", "")
    assert silent != text
    assert read(silent).state.table.tricks == said.table.tricks


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("2. S5 S6 H8 (B corrects S9)", "too many cards"),
        ("2. S5 S6 (B corrects S9)", "no such answer"),
        ("B corrects", "expected 'corrects <card>'"),
        ("2. S5 S6 (A claims-renonce B trick 1) (C accepts) (A accepts) (B corrects S9) H8", "too many cards"),
        ("2. S5 S6 (A claims-renonce B trick 1) (C accepts) (A accepts)", "too few cards"),
    ],
)
def test_what_cannot_be_put_right_is_refused(line: str, message: str) -> None:
    text = write(record_of(after(revoked(), "C S8")))
    assert message in why(refusal(f"{text}{line}\n"))
