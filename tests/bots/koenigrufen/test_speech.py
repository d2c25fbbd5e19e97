"""Announcing and doubling by search: only what nearly always turns out well, and never against one's own side."""

from random import Random
from typing import Final

import numpy as np
import pytest

from tarock.bots.budget import Budget
from tarock.bots.koenigrufen import search_speech
from tarock.bots.koenigrufen.search import SearchBot
from tarock.bots.koenigrufen.trials import Thinking
from tarock.koenigrufen.actions import GOOD, Speak
from tarock.koenigrufen.state import KoenigrufenState
from tarock.search.koenigrufen import speeches as koenigrufen_speeches
from tarock.search.koenigrufen.beliefs import worlds_of
from tarock.search.koenigrufen.rollouts import Desk
from tarock.search.koenigrufen.speeches import Speeches
from tests.koenigrufen.builders import MAYR, TURNIER, A, B, after, on_turn, prepared

KONTRA: Final = Speak(doubles=("game",))
STRONG: Final = "X T21 T20 T19 T18 T17 T16 T15 T14 SK HK DK"
WEAK: Final = "T9 T8 T7 T6 T5 S7 S8 H4 H3 D4 D3 C7"


def said(state: KoenigrufenState) -> Speak:
    action = SearchBot(Budget(16)).act(state.view(on_turn(state)), Random(1), {}).action
    assert isinstance(action, Speak)
    return action


def test_a_hopeless_game_is_doubled_by_who_holds_everything() -> None:
    state = after(prepared(MAYR, "A dreier", WEAK, STRONG), "A good")
    assert said(state).doubles == ("game",)


def test_a_strong_game_is_not_doubled() -> None:
    state = after(prepared(MAYR, "A dreier", STRONG, WEAK), "A good")
    assert said(state) == GOOD


def test_nobody_doubles_the_game_of_his_own_side() -> None:
    """Mayr 2012, Kontrieren: between partners a kontra is void."""
    state = after(prepared(MAYR, "A rufer", WEAK, STRONG, call="SK"), "A good")
    assert on_turn(state) == B
    assert KONTRA in state.view(B).legal_actions()
    assert "game" not in said(state).doubles
    assert not search_speech._is_worth_a_thought(state.view(B), KONTRA)


@pytest.mark.parametrize(("card", "doubles"), [("T1", False), ("T21", False), ("X", True)])
def test_a_trull_is_doubled_only_with_the_skus(card: str, *, doubles: bool) -> None:
    state = after(prepared(TURNIER, "A dreier", "T20 T19 T18 T17 T16", f"{card} {WEAK[3:]}"), "A announces trull")
    assert search_speech._is_worth_a_thought(state.view(B), Speak(doubles=("trull",))) is doubles


def test_what_fails_too_often_is_not_said_even_if_the_book_would(monkeypatch: pytest.MonkeyPatch) -> None:
    state = prepared(MAYR, "A dreier", "X T21 T20 T19 T18 T17 T12 T1 SK S9 H2 HJ", WEAK)
    assert "trull" in said(state).announces
    monkeypatch.setattr(search_speech, "ANNOUNCED_SURE", 1.1)
    assert said(state) == GOOD


def test_a_valat_must_turn_out_well_as_surely_as_a_kontra_and_is_the_first_to_be_left_out() -> None:
    speech = Speak(("uhu", "pagat", "valat"))
    needed = dict(search_speech._one_less(speech))
    assert needed.pop(Speak(("uhu", "pagat"))) == search_speech.DOUBLED_SURE
    assert set(needed.values()) == {search_speech.ANNOUNCED_SURE}
    assert dict(search_speech._one_less(KONTRA)) == {GOOD: search_speech.DOUBLED_SURE}
    state = prepared(MAYR, "A dreier", "X T21 T20 T19 T18 T17 T12 T2 T1 S9 H2 HJ", WEAK)  # three suit cards are lost
    words = [offer for offer in state.view(A).legal_actions() if isinstance(offer, Speak)]
    bold = Speak(("trull", "valat"))
    found = search_speech.confirmed_speech(state.view(A), words, bold, Thinking(Budget(60, None)), Random(1))
    assert found is not None
    assert found.action == Speak(("trull",))


# A doubling reckons with its answer


def gains(state: KoenigrufenState) -> np.ndarray:
    """Return by world what a kontra brings more than silence."""
    worlds = worlds_of(state.view(B), 60, Random(1))
    assert worlds is not None
    packed = Speeches(state.view(B), worlds, [GOOD, KONTRA])
    values = packed.tried(np.arange(len(worlds)), np.arange(2), B, 1, Desk())
    return np.asarray(values[:, 1] - values[:, 0])


@pytest.mark.parametrize("answered", [0.0, 0.5])
def test_a_kontra_that_is_answered_counts_three_times(answered: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kontra adds the value of the game once, a re twice more."""
    state = after(prepared(MAYR, "A dreier", "T21 T20 T19 T9 T8 T7 SK S7 H4 H3 D4 C7"), "A good")
    for name in ("ANSWERED_WRONG", "ANSWERED_RIGHT"):
        monkeypatch.setattr(koenigrufen_speeches, name, 0.0)
    plain = gains(state)
    for name in ("ANSWERED_WRONG", "ANSWERED_RIGHT"):
        monkeypatch.setattr(koenigrufen_speeches, name, answered)
    assert gains(state).tolist() == (plain * (1 + 2 * answered)).tolist()
    assert plain.any()


def test_the_last_doubling_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mayr 2012, Kontrieren: kontra, re, sub."""
    state = after(prepared(MAYR, "A dreier", WEAK, STRONG), "A good, B kontra game, C good, D good, A re game")
    worlds = worlds_of(state.view(B), 20, Random(1))
    assert worlds is not None
    monkeypatch.setattr(koenigrufen_speeches, "ANSWERED_RIGHT", 1.0)
    packed = Speeches(state.view(B), worlds, [GOOD, KONTRA])
    values = packed.tried(np.arange(len(worlds)), np.arange(2), B, 1, Desk())
    assert (values[:, 1] / values[:, 0]).max() == 2


def test_where_kontra_doubles_money_alone_it_is_weighed_in_money() -> None:
    """Tournament sheet 2: a kontra is paid and not written down."""
    state = after(prepared(TURNIER, "A dreier", WEAK, STRONG), "A good")
    assert (gains(state) > 0).all()
