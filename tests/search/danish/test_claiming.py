"""Claiming the rest: granted where the exact solver forces it in every deal that the claimant cannot rule out."""

from random import Random

import pytest

from tarock.core.cards import CARD_NAMES
from tarock.danish.actions import Play
from tarock.danish.state import DanishState, DanishView
from tarock.danish.sure import claimable, sure_card
from tarock.danish.table import Phase
from tarock.rulesets import DANISH, load_danish
from tarock.search.danish import claiming
from tarock.search.danish.claiming import proven_card
from tarock.testing.danish.playing import random_deal
from tests.search.danish.test_ultimo import ending

LATE = 21
"""Before this trick the deals that may be are always too many."""


def claimed(view: DanishView) -> str:
    found = proven_card(view)
    return "" if found is None else CARD_NAMES[found.card]


def late_states(name: str, deals: range) -> list[DanishState]:
    """Random deals near their end, each with somebody on turn."""
    return [
        state
        for seed in deals
        for state in random_deal(load_danish(name), seed)
        if state.phase is Phase.PLAY and state.table.trick is not None and state.table.trick.number >= LATE
    ]


def played_out(state: DanishState, seat: int, rng: Random) -> DanishState:
    """Play on: the claimant by what is proven, the others at random."""
    while state.phase is Phase.PLAY:
        turn = state.turn
        assert turn is not None
        offers = [offer for offer in state.legal_actions(turn) if isinstance(offer, Play)]
        chosen = proven_card(state.view(turn)) if turn == seat else rng.choice(offers)
        assert chosen is not None
        state = state.apply(turn, chosen)
    return state


@pytest.mark.parametrize("name", DANISH)
def test_a_claim_holds_in_every_deal_and_against_any_defence(name: str) -> None:
    beyond = 0
    for state in late_states(name, range(100)):
        turn = state.turn
        assert turn is not None
        view = state.view(turn)
        if proven_card(view) is None or sure_card(view) is not None:
            continue
        beyond += 1
        taken = len(state.table.tricks)
        for seed in range(3):
            over = played_out(view.sample(Random(seed)), turn, Random(seed))
            assert {turn} == {trick.best()[0] for trick in over.table.tricks[taken:]}
    assert beyond > 5  # what winners led one after the other do not prove


def test_a_trick_that_may_be_lost_in_one_deal_is_not_claimed() -> None:
    assert claimed(ending("HQ S2", "HK S3", "D4 D5", can=("HK S3", "D4 D5"))) == ""


def test_the_ultimo_card_is_kept_for_the_last_trick() -> None:
    view = ending("HK T5", "D4 S3", "D5 S4", can=("D4 S3", "D5 S4"))
    assert claimed(view) == "T5"


def test_too_many_deals_leave_it_to_the_winners(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(
        state
        for state in late_states("danish-hjoerring", range(100))
        if state.turn is not None
        and proven_card(state.view(state.turn)) is not None
        and sure_card(state.view(state.turn)) is None
    )
    assert state.turn is not None
    view = state.view(state.turn)
    monkeypatch.setattr(claiming, "DEALS", 0)
    assert claimed(view) == ""
    monkeypatch.undo()
    monkeypatch.setattr(claiming, "NODES", 0)
    assert claimed(view) == "" or len(view.hand) == 1


def test_what_is_claimed_depends_on_the_view_alone() -> None:
    """A claim must not tell what lies hidden: deals that the player cannot tell apart are answered alike."""
    for state in late_states("danish-hjoerring", range(8)):
        assert state.turn is not None
        view = state.view(state.turn)
        for seed in range(2):
            assert claimed(view) == claimed(view.sample(Random(seed)).view(state.turn))


def test_nobody_claims_out_of_turn() -> None:
    state = late_states("danish-jensen-1989", range(1))[0]
    assert state.turn is not None
    other = state.view(next(seat for seat in state.table.seating.active if seat != state.turn))
    assert claimable(other) is None
    assert proven_card(other) is None
