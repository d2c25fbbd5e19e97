"""The referee finds every fault of a Danish deal, says who could know it from when, and what it costs."""

import pytest

from tarock.core.cardset import CardSet
from tarock.core.seats import SEAT_NAMES
from tarock.danish.actions import ACCEPT, DEMAND, REFUSE, ClaimFault, Declare, Lay
from tarock.danish.cards import KINGS, TAROKS
from tarock.danish.declarations import Kings
from tarock.danish.events import Void
from tarock.danish.facts import fine_for
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState
from tarock.danish.table import Phase
from tarock.referee.danish import findings
from tarock.referee.finding import AFTER_PLAY, BEFORE_PLAY, Charge, Moment
from tarock.rulesets import DANISH, load_danish
from tarock.testing.danish.faulty import faulty_deal
from tests.referee.clumsy import JENSEN, MOELLER, A, B, C, begun, played_out, until, with_revoke

FORTY_TWICE = (("king", 40), ("pagat", 40))


def due(charges: tuple[Charge, ...]) -> tuple[tuple[str, int | float], ...]:
    return tuple((SEAT_NAMES[c.payee] if isinstance(c.payee, int) else c.payee, c.points) for c in charges)


def test_a_deal_without_fault_has_nothing_to_find() -> None:
    assert findings(played_out(begun())) == ()


class TestRevoke:
    def test_never_noticed_it_stands_and_shows_when_the_suit_is_played(self) -> None:
        state, seat, trick = with_revoke(begun())
        (found,) = findings(played_out(state))
        assert (found.fault.kind, found.fault.seat, found.moment) == ("revoke", seat, Moment(1, trick))
        assert found.fate == "stands"
        assert found.noticed is None
        assert (due(found.due), due(found.would_cost)) == ((), FORTY_TWICE)
        assert found.rule == "fines.revoke"
        assert found.source == fine_for(MOELLER, "revoke").source
        assert [other for other, _ in found.known] == [other for other in (A, B, C) if other != seat]
        for _, when in found.known:
            assert when is not None
            assert when > found.moment

    def test_claimed_at_once_it_is_known_from_the_claim_on(self) -> None:
        state, seat, trick = with_revoke(begun(JENSEN))
        claimant = (seat + 1) % 3
        state = state.apply(claimant, ClaimFault("renonce", seat, trick))
        assert state.is_over
        assert Void() in state.table.events
        (found,) = findings(state)
        assert (found.fate, found.noticed, found.noticed_by) == ("noticed", Moment(1, trick), claimant)
        assert {when for _, when in found.known} == {Moment(1, trick)}

    def test_while_play_goes_on_it_can_still_be_claimed(self) -> None:
        state, *_ = with_revoke(begun())
        (found,) = findings(state)
        assert found.fate == "open"
        assert {when for _, when in found.known} == {None}


def test_a_false_declaration_is_known_at_once_to_whoever_holds_the_card() -> None:
    state = until(begun(), Phase.DECLARING)
    proper = next(offer for offer in state.legal_actions(C) if isinstance(offer, Declare))
    items = (*(item for item in proper.items if not isinstance(item, Kings)), Kings("full"))
    state = state.apply(C, Declare(items))
    (found,) = (found for found in findings(played_out(state)) if found.fault.kind == "false_declaration")
    holders = {seat for seat in (A, B) if state.hands[seat] & KINGS}
    assert holders
    for seat, when in found.known:
        assert (when == BEFORE_PLAY) is (seat in holders)
    assert due(found.would_cost) == (*FORTY_TWICE, ("A", 10), ("B", 10))


class TestSkat:
    def wrong(self, ruleset: DanishRuleset) -> DanishState:
        state = begun(ruleset)
        king = state.hands[C] & KINGS
        assert king, "the seed gives the dealer a king"
        plain = state.hands[C] - KINGS - TAROKS
        return state.apply(C, Lay(CardSet.from_cards([*list(king)[:1], *list(plain)[:2]])))

    def test_put_right_before_anybody_else_declares_it_costs_nothing(self) -> None:
        state = self.wrong(JENSEN).apply(A, ClaimFault("skat", C))
        assert state.phase is Phase.SKAT
        (found,) = findings(played_out(state))
        assert (found.fate, found.noticed, found.due) == ("put_right", BEFORE_PLAY, ())

    def test_unnoticed_it_shows_when_the_skat_is_counted(self) -> None:
        (found,) = findings(played_out(self.wrong(MOELLER)))
        assert {when for _, when in found.known} == {AFTER_PLAY}
        assert found.fate == "stands"


@pytest.mark.parametrize("answers", [(ACCEPT, ACCEPT), (REFUSE,)])
def test_the_fine_is_the_same_whatever_the_others_decide(answers: tuple[object, ...]) -> None:
    state, seat, trick = with_revoke(begun())
    state = state.apply((seat + 1) % 3, ClaimFault("renonce", seat, trick))
    for answer in answers:
        assert state.turn is not None
        state = state.apply(state.turn, answer)  # type: ignore[arg-type]
    (found,) = findings(state)
    assert due(found.due) == FORTY_TWICE


def test_a_wrong_demand_is_a_finding_too() -> None:
    for seed in range(200):
        *_, state = faulty_deal(MOELLER, f"demand {seed}")
        wrong = [found for found in findings(state) if found.fault.kind == "wrong_demand"]
        if wrong:
            assert due(wrong[0].due) == (("king", 20), ("pagat", 20))
            assert (wrong[0].fault.seat, DEMAND) in state.table.log
            return
    pytest.fail("no wrong demand in 200 deals")


@pytest.mark.parametrize("book", DANISH)
def test_every_fault_is_found_once_with_its_source_and_its_price(book: str) -> None:
    ruleset = load_danish(book)
    for seed in range(60):
        *_, state = faulty_deal(ruleset, f"referee {seed}")
        found = [one for one in findings(state) if one.fault.kind != "wrong_demand"]
        judged = {fault for verdict in state.table.proceedings.verdicts for fault in verdict.faults}
        assert {one.fault for one in found} == {*state.faults, *state.mended, *judged}
        assert len(found) == len({one.fault for one in found})
        for one in found:
            assert one.source.startswith(ruleset.book.short)
            assert bool(one.due) is (one.fate == "noticed" and one.paid_with is None)
            assert (one.fault in judged) is (one.fate in {"noticed", "put_right"} and one.fault not in state.mended)
            assert all(when is None or when >= one.moment for _, when in one.known)
