"""The referee finds every fault of a deal of Königrufen, says who could know it from when, and what it costs."""

from random import Random

import pytest

from tarock.bots.koenigrufen.book_bot import BookBot
from tarock.bots.koenigrufen.playing import next_move
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import AGREE, STOP, THROW_IN, ClaimFault, Correct, Play
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Phase
from tarock.referee.finding import AFTER_PLAY, Finding, Moment
from tarock.referee.koenigrufen import findings
from tarock.rulesets import KOENIGRUFEN, load_koenigrufen
from tarock.testing.koenigrufen.faulty import faulty_deal

BOTS = {seat: BookBot() for seat in range(4)}
TURNIER, MAYR, BOOK_1900 = (
    load_koenigrufen(book) for book in ("koenigrufen-turnier", "koenigrufen-mayr-2012", "koenigrufen-1900")
)


def in_play(ruleset: KoenigrufenRuleset) -> KoenigrufenState:
    """A positive game in table mode, before the first lead."""
    for seed in range(100):
        state = start(ruleset, 3, *deal(3, f"referee {seed}"), mode=Mode.TABLE)
        while state.phase not in {Phase.PLAY, Phase.OVER}:
            state = next_move(state, BOTS, Random(seed)).state
        if state.phase is Phase.PLAY and state.table.game.kind == "positive":
            return state
    raise AssertionError


def revoked(ruleset: KoenigrufenRuleset) -> tuple[KoenigrufenState, Seat, int]:
    """Play lawfully until somebody can revoke, and let him."""
    state = in_play(ruleset)
    while True:
        seat, trick = state.turn, state.table.trick
        assert seat is not None
        assert trick is not None
        lawful = {offer.card for offer in state.legal_actions(seat) if isinstance(offer, Play)}
        wrong = [card for card in state.hands[seat] if card not in lawful]
        if wrong:
            return state.apply(seat, Play(wrong[0])), seat, trick.number
        state = state.apply(seat, Play(min(lawful)))


def on(state: KoenigrufenState, tricks: int) -> KoenigrufenState:
    """Go on lawfully until so many tricks are won."""
    while len(state.table.tricks) < tricks:
        assert state.turn is not None
        offer = next(offer for offer in state.legal_actions(state.turn) if isinstance(offer, Play))
        state = state.apply(state.turn, offer)
    return state


def only(found: tuple[Finding, ...]) -> Finding:
    (finding,) = found
    return finding


def test_noticed_after_the_trick_is_gathered_it_costs_the_game_to_each() -> None:
    state, seat, trick = revoked(TURNIER)
    state = on(state, trick)
    assert state.turn is not None
    leader = next(offer for offer in state.legal_actions(state.turn) if isinstance(offer, Play))
    state = state.apply(state.turn, leader)
    claimant = (seat + 1) % 4
    state = state.apply(claimant, ClaimFault("renonce", seat, trick))
    found = only(findings(state))
    assert (found.fate, found.noticed, found.noticed_by) == ("noticed", Moment(1, trick + 1), claimant)
    assert {charge.payer for charge in found.due} == {seat}
    assert {charge.payee for charge in found.due} == set(range(4)) - {seat}
    due = {other: sum(charge.score for charge in found.due if charge.payee == other) for other in range(4)}
    assert all(due[other] * 2 == state.settlement.score[other] for other in range(4) if other != seat)


def test_corrected_while_the_trick_lies_it_costs_nothing() -> None:
    state, seat, trick = revoked(MAYR)
    state = state.apply((seat + 2) % 4, ClaimFault("renonce", seat, trick))
    right = next(offer for offer in state.legal_actions(seat) if isinstance(offer, Correct))
    found = only(findings(state.apply(seat, right)))
    assert (found.fate, found.due) == ("put_right", ())


def test_never_noticed_it_stands() -> None:
    state, *_ = revoked(MAYR)
    state = on(state, 12)
    assert only(findings(state)).fate == "open"
    while not state.is_over:
        assert state.turn is not None
        state = state.apply(state.turn, AGREE)
    found = only(findings(state))
    assert found.fate == "stands"
    assert not found.due
    assert found.would_cost
    assert any(when is not None for _, when in found.known)


def test_the_book_of_1900_lets_the_side_pay() -> None:
    state, seat, trick = revoked(BOOK_1900)
    state = on(state, trick)
    assert state.turn is not None
    state = state.apply(state.turn, next(o for o in state.legal_actions(state.turn) if isinstance(o, Play)))
    state = state.apply((seat + 1) % 4, ClaimFault("renonce", seat, trick))
    assert state.turn is not None
    state = state.apply(state.turn, STOP)
    found = only(findings(state))
    assert seat in {charge.payer for charge in found.due}
    assert found.source.startswith("Book of 1900, §§ 9–11")


def test_throwing_in_is_noticed_at_once() -> None:
    """Tournament sheet 10.6."""
    state = in_play(TURNIER)
    found = only(findings(state.apply(2, THROW_IN)))
    assert (found.fault.kind, found.fault.seat, found.fate) == ("thrown_in", 2, "noticed")
    assert found.noticed == Moment(1, 1)
    assert found.noticed != AFTER_PLAY


@pytest.mark.parametrize("book", KOENIGRUFEN)
def test_every_fault_is_found_once_with_its_source(book: str) -> None:
    ruleset = load_koenigrufen(book)
    for seed in range(80):
        *_, state = faulty_deal(ruleset, f"referee {seed}")
        found = [one for one in findings(state) if one.fate != "item_lost"]
        judged = {fault for verdict in state.table.proceedings.verdicts for fault in verdict.faults}
        assert {one.fault for one in found} == {*state.faults, *state.mended, *judged}
        assert len(found) == len({one.fault for one in found})
        for one in found:
            assert one.source.startswith(ruleset.book.short)
            assert (one.fault in judged) or (one.fate in {"stands", "open"} or one.fault in state.mended)
            assert all(when is None or when >= one.moment for _, when in one.known)
            assert [seat for seat, _ in one.known] == [seat for seat in range(4) if seat != one.fault.seat]
