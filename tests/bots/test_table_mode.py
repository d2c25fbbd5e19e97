"""Bots where people can err: they never do, they point out what the cards prove, and they are gentle."""

from random import Random

import pytest

from tarock.bots.danish.book_bot import BookBot
from tarock.bots.danish.playing import next_move, play_out
from tarock.bots.danish.random_bot import RandomBot
from tarock.bots.danish.table_mode import table_manners
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.danish.actions import ACCEPT, DEAL_AGAIN, ClaimFault, Correct, Draw
from tarock.danish.events import Fined
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, start
from tarock.rulesets import DANISH, load_danish
from tarock.testing.danish.faulty import faulty_deal
from tests.referee.clumsy import JENSEN, MOELLER, begun, with_revoke

BOTS: dict[str, type[BookBot | RandomBot]] = {"simple": BookBot, "random": RandomBot}


@pytest.mark.parametrize("book", DANISH)
@pytest.mark.parametrize("kind", BOTS)
def test_bots_never_cheat(book: str, kind: str) -> None:
    """Only the cups may be forgotten by a bot that acts at random."""
    for seed in range(15):
        state = start(load_danish(book), Seating.of_three(seed % 3), f"honest {seed}", mode=Mode.TABLE)
        over = play_out(state, {seat: BOTS[kind]() for seat in range(3)}, Random(seed))
        forgotten = {"cups_not_moved"} if kind == "random" else set[str]()
        assert {fault.kind for fault in over.faults} <= forgotten


def test_a_revoke_is_pointed_out_as_soon_as_the_cards_prove_it() -> None:
    state, seat, trick = with_revoke(begun())
    bots = {other: BookBot() for other in range(3)}
    rng = Random(1)
    while not state.table.proceedings.verdicts:
        proved = any(state.view(other).claims() for other in range(3) if other != seat)
        move = next_move(state, bots, rng)
        assert isinstance(move.action, ClaimFault) is proved
        state = move.state
    (verdict,) = state.table.proceedings.verdicts
    assert verdict.is_upheld
    assert verdict.claim == ClaimFault("renonce", seat, trick)


def test_bots_let_a_deal_stand() -> None:
    """Møller, Bøder, l.2393: the fines are to be applied gently."""
    state, seat, trick = with_revoke(begun())
    state = state.apply((seat + 1) % 3, ClaimFault("renonce", seat, trick))
    assert state.turn is not None
    assert BookBot().act(state.view(state.turn), Random(1), {}).action == ACCEPT


def misdealt(ruleset: str) -> tuple[DanishState, Seat]:
    """A deal whose misdeal has been claimed, and who must answer."""
    book = load_danish(ruleset)
    for seed in range(200):
        state = next(iter(faulty_deal(book, f"misdeal {seed}")))
        if state.faults:
            claimed = state.apply(state.faults[0].seat, ClaimFault("cards", state.faults[0].seat))
            assert claimed.turn is not None
            return claimed, claimed.turn
    raise AssertionError


def test_bots_put_a_misdeal_right() -> None:
    state, seat = misdealt("danish-jensen-1989")
    assert table_manners(state.view(seat), Random(1), {}) == DEAL_AGAIN
    assert Fined(seat, "misdeal") in state.apply(seat, DEAL_AGAIN).table.events
    state, seat = misdealt("danish-hjoerring")
    drawn = table_manners(state.view(seat), Random(1), {})
    assert isinstance(drawn, Draw)
    assert len(state.apply(seat, drawn).hands[seat]) == len(state.hands[seat]) + 1


def test_bots_put_their_own_revoke_right() -> None:
    """Møller, Selve spillet, l.650-659: where both others have let the deal go on."""
    state, seat, trick = with_revoke(begun())
    state = state.apply((seat + 1) % 3, ClaimFault("renonce", seat, trick))
    while state.turn != seat:
        assert state.turn is not None
        state = state.apply(state.turn, ACCEPT)
    right = table_manners(state.view(seat), Random(1), {})
    assert isinstance(right, Correct)
    after = state.apply(seat, right)
    assert after.table.proceedings.ruling is None
    assert BookBot().act(after.view(after.turn or 0), Random(1), {}).action in after.legal_actions(after.turn or 0)


def test_strict_tables_ask_for_no_manners() -> None:
    state = start(MOELLER, Seating.of_three(2), "strict")
    assert table_manners(state.view(0), Random(1), {}) is None
    assert not start(JENSEN, Seating.of_three(2), "strict").view(0).claims()
