"""Claiming the rest at the terminal: all tricks that are left, or none in a negative game."""

from random import Random

from tarock.bots.playing import action_of
from tarock.cli.terminal.koenigrufen.person import Person
from tarock.koenigrufen.actions import PLAYS, Play
from tarock.koenigrufen.state import KoenigrufenState
from tests.cli.test_koenigrufen_play import Reader
from tests.cli.test_koenigrufen_play_table_mode import words_of
from tests.koenigrufen.builders import TURNIER, A, in_play, on_turn

SAFE = "S7 S8 S9 S10 H4 H3 H2 D4 D3 D2 C7 C8"


def next_turn(state: KoenigrufenState) -> KoenigrufenState:
    """Let the others play until it is A's turn."""
    while on_turn(state) != A:
        state = state.apply(on_turn(state), PLAYS[next(iter(state.playable))])
    return state


def test_in_a_bettel_ouvert_no_trick_is_claimed_and_the_cards_are_played_out() -> None:
    """Tournament sheet 6.3: all hands lie open after the first trick."""
    state = in_play(TURNIER, "A bettel_ouvert", SAFE)
    state = next_turn(state.apply(A, PLAYS[next(iter(state.playable))]))
    reader = Reader("en", script={"card": ["rest"]})
    person = Person(reader, words_of(), (0, 0, 0, 0))
    for _ in range(3):
        action = action_of(person, state, A, Random(1)).action
        assert isinstance(action, Play)
        state = next_turn(state.apply(A, action))
    assert reader.asked["card"] == 1
    assert "You take no more tricks" in reader.text


def test_before_the_hands_lie_open_it_is_not_proven() -> None:
    reader = Reader("en", script={"card": ["rest", "s7"]})
    person = Person(reader, words_of(), (0, 0, 0, 0))
    action_of(person, in_play(TURNIER, "A bettel_ouvert", SAFE), A, Random(1))
    assert "do not prove that" in " ".join(reader.text.split())
