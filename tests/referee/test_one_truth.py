"""One truth about money: all that the referee calls due is what the settlement books for faults, line by line."""

from collections import Counter
from typing import Final

import pytest

from tarock.danish.fault_kinds import FAULTS
from tarock.koenigrufen.ledger import HALVES
from tarock.referee import danish, koenigrufen
from tarock.rulesets import DANISH, KOENIGRUFEN, load_danish, load_koenigrufen
from tarock.testing.danish import faulty as clumsy_danes
from tarock.testing.koenigrufen import faulty as clumsy_austrians
from tests.referee.clumsy import begun, played_out, with_revoke
from tests.referee.reading import Line, lines_due

DEALS: Final = 60
CLUMSY: Final = clumsy_danes.Clumsiness(miscount=0.15, wrong_skat=0.2, wrong_card=0.04, notice=0.15)
FOR_FAULTS: Final = {*FAULTS, "repaid"}


@pytest.mark.parametrize("book", DANISH)
def test_what_danes_owe_for_faults_is_what_the_settlement_books(book: str) -> None:
    """Fines and what is repaid, by the reasons of the payments themselves."""
    ruleset, fined = load_danish(book), 0
    for seed in range(DEALS):
        *_, state = clumsy_danes.faulty_deal(ruleset, f"one truth {seed}", CLUMSY)
        payments = [paid for paid in state.settlement.payments if paid.reason in FOR_FAULTS]
        booked = Counter[Line]((paid.payer, paid.payee, paid.points, paid.points, paid.reason, 1) for paid in payments)
        assert booked == lines_due(danish.findings(state)), seed
        fined += bool(booked)
    assert fined > DEALS / 4


@pytest.mark.parametrize("book", KOENIGRUFEN)
def test_what_austrians_owe_for_faults_is_what_the_settlement_books(book: str) -> None:
    """Whatever a Renonce has brought about, by the reasons of the payments themselves."""
    ruleset, fined = load_koenigrufen(book), 0
    for seed in range(DEALS):
        *_, state = clumsy_austrians.faulty_deal(ruleset, f"one truth {seed}")
        payments = [paid for paid in state.settlement.payments if paid.reason.startswith("renonce")]
        booked = Counter[Line](
            (paid.payer, paid.payee, paid.points / HALVES, paid.score / HALVES, paid.reason, paid.kontra)
            for paid in payments
        )
        found = [one for one in koenigrufen.findings(state) if one.fate != "item_lost"]
        assert booked == lines_due(found), seed
        assert all(one.due for one in found if one.fate == "noticed" and one.paid_with is None and booked)
        fined += bool(booked)
    assert fined > DEALS / 20


@pytest.mark.parametrize("book", KOENIGRUFEN)
def test_what_a_lost_announcement_costs_stands_in_the_settlement_too(book: str) -> None:
    ruleset = load_koenigrufen(book)
    for seed in range(DEALS):
        *_, state = clumsy_austrians.faulty_deal(ruleset, f"one truth {seed}")
        lost = [one for one in koenigrufen.findings(state) if one.fate == "item_lost"]
        lines = Counter[Line](
            (paid.payer, paid.payee, paid.points / HALVES, paid.score / HALVES, paid.reason, paid.kontra)
            for paid in state.settlement.payments
        )
        assert lines_due(lost) <= lines, seed


def test_a_false_declaration_is_booked_with_what_is_given_back() -> None:
    """The lines of a repayment are the same fault's."""
    ruleset = load_danish("danish-hjoerring")
    clumsy = clumsy_danes.Clumsiness(wrong_declaration=0.6, notice=0.3)
    reasons: set[str] = set()
    for seed in range(DEALS):
        *_, state = clumsy_danes.faulty_deal(ruleset, f"repaid {seed}", clumsy)
        for found in danish.findings(state):
            if found.due and found.fault.kind == "false_declaration":
                reasons |= {charge.reason for charge in found.due}
    assert reasons == {"false_declaration", "repaid"}


def test_an_unfinished_deal_owes_what_has_been_fined_so_far() -> None:
    state, *_ = with_revoke(begun())
    assert not lines_due(danish.findings(state))
    assert not lines_due(danish.findings(played_out(state)))
