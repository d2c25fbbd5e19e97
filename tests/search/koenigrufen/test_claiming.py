"""Claiming the rest: granted where the exact solver forces it in every deal that the claimant cannot rule out."""

from random import Random

import pytest

from tarock.koenigrufen.actions import PLAYS
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.sure import claimable, sure_card
from tarock.koenigrufen.table import Phase
from tarock.search.koenigrufen import beliefs, claiming
from tarock.search.koenigrufen.claiming import proven_card
from tarock.testing.koenigrufen.playing import random_deal
from tests.koenigrufen.builders import MAYR, TURNIER, A, B, begun, every_book, in_play, on_turn, quiet, won_by

SAFE = "S7 S8 S9 S10 H4 H3 H2 D4 D3 D2 C7 C8"
"""A hand that never takes a trick: nobody can make it take one."""


def played_out(state: KoenigrufenState, seat: int, rng: Random) -> KoenigrufenState:
    """Play on: the claimant by what is proven, the others at random."""
    while state.phase is Phase.PLAY:
        card = proven_card(state.view(seat)) if on_turn(state) == seat else PLAYS[rng.choice([*state.playable])]
        assert card is not None
        state = state.apply(on_turn(state), card)
    return state


def after_tricks(state: KoenigrufenState, number: int) -> KoenigrufenState:
    while len(state.table.tricks) < number:
        state = state.apply(on_turn(state), PLAYS[next(iter(state.playable))])
    return state


def on_turn_of(state: KoenigrufenState, seat: int) -> KoenigrufenState:
    while on_turn(state) != seat:
        state = state.apply(on_turn(state), PLAYS[next(iter(state.playable))])
    return state


PLAIN = 6
"""Of claims that are plain to see those of every sixth deal are tried; in the book of 1900 hardly others are proven."""


@every_book
def test_a_claim_holds_in_every_deal_and_against_any_defence(book: KoenigrufenRuleset) -> None:
    found: dict[str, int] = {}
    for seed in range(60):
        for state in random_deal(book, seed):
            if state.phase is not Phase.PLAY or len(state.table.tricks) < 8:
                continue
            seat = on_turn(state)
            view = state.view(seat)
            claim = claimable(view)
            if claim is None or proven_card(view) is None or (sure_card(view) is not None and seed % PLAIN):
                continue
            found[claim] = found.get(claim, 0) + 1
            over = played_out(view.sample(Random(seed)), seat, Random(seed))
            winners = {trick.best()[0] for trick in over.table.tricks[len(state.table.tricks) :]}
            assert (winners == {seat}) if claim == "all" else (seat not in winners)
    assert found.get("all", 0) + found.get("none", 0) > 0


@pytest.mark.parametrize(("book", "game"), [(TURNIER, "bettel_ouvert"), (MAYR, "bettler_ouvert")])
def test_in_an_open_bettler_the_declarer_claims_that_he_takes_no_trick(book: KoenigrufenRuleset, game: str) -> None:
    """All hands lie open after the first trick (tournament sheet 6.3): one deal, however many tricks are left."""
    state = on_turn_of(after_tricks(quiet(won_by(begun(book, SAFE), f"A {game}")), 1), A)
    assert claimable(state.view(A)) == "none"
    for seed in range(3):
        over = played_out(state, A, Random(seed))
        assert over.table.tricks_of(A) == 0


def test_a_bettler_that_the_others_can_break_is_not_claimed() -> None:
    state = quiet(won_by(begun(TURNIER, "T21 S8 S9 S10 H4 H3 H2 D4 D3 D2 C7 C8"), "A bettel_ouvert"))
    state = on_turn_of(after_tricks(state, 1), A)
    assert proven_card(state.view(A)) is None


def test_in_a_closed_negative_game_there_are_too_many_deals() -> None:
    state = on_turn_of(quiet(won_by(begun(TURNIER, SAFE), "A bettel")), A)
    assert claimable(state.view(A)) == "none"
    assert proven_card(state.view(A)) is None


def test_the_declarer_of_a_piccolo_first_takes_his_trick_and_the_others_claim_nothing() -> None:
    state = on_turn_of(in_play(TURNIER, "A piccolo"), A)
    assert state.table.tricks_of(A) == 0
    assert claimable(state.view(A)) is None
    assert claimable(on_turn_of(in_play(TURNIER, "A bettel"), B).view(B)) is None


def test_in_trischaken_everybody_may_claim_to_take_no_more() -> None:
    """Nobody wants tricks there either."""
    for seed in range(200):
        for state in random_deal(MAYR, seed):
            if state.phase is not Phase.PLAY or state.table.game.kind != "trischaken":
                continue
            if len(state.table.tricks) >= 9 and proven_card(state.view(on_turn(state))) is not None:
                seat, taken = on_turn(state), state.table.tricks_of(on_turn(state))
                assert played_out(state, seat, Random(seed)).table.tricks_of(seat) == taken
                return
    pytest.fail("no deal of Trischaken in which somebody can claim")


def test_what_is_not_decided_within_the_limits_is_not_claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = on_turn_of(after_tricks(quiet(won_by(begun(TURNIER, SAFE), "A bettel_ouvert")), 1), A)
    assert proven_card(state.view(A)) is not None
    monkeypatch.setattr(claiming, "NODES", 1)
    assert proven_card(state.view(A)) is None
    monkeypatch.undo()
    monkeypatch.setattr(beliefs, "FEW", 0)
    assert proven_card(state.view(A)) is None


def test_what_is_claimed_depends_on_the_view_alone() -> None:
    """A claim must not tell what lies hidden: deals that the player cannot tell apart are answered alike."""
    for seed in range(10):
        for state in random_deal(TURNIER, seed):
            if state.phase is Phase.PLAY and len(state.table.tricks) >= 10:
                view = state.view(on_turn(state))
                assert proven_card(view) == proven_card(view.sample(Random(seed)).view(view.seat))
