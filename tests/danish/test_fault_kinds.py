"""The rows of the faults are complete: what is missing in one of them is named here."""

from collections import Counter

import pytest

from tarock.danish.evidence import PROOFS
from tarock.danish.fault_kinds import CLAIMS, DEALERS_CLAIMS, FAULT_KINDS, FAULTS, FAULTS_BY_CLAIM, IN_TRICKS, Fines

COUNTED = {"wrong_cards", "misdeal"}
"""Everybody counts his cards when somebody has too many or too few."""


def test_every_fault_has_a_row_and_a_place_in_rulesets() -> None:
    assert FAULTS == tuple(FAULT_KINDS) == Fines.__struct_fields__


def test_a_breach_is_one_fault() -> None:
    breaches = Counter(breach for kind in FAULT_KINDS.values() for breach in kind.breaches)
    assert set(breaches.values()) == {1}


def test_every_fault_is_pointed_out_or_seen_at_once() -> None:
    assert all(bool(kind.claims) is not kind.at_once for kind in FAULT_KINDS.values())
    assert all(FAULTS_BY_CLAIM[claim] for claim in CLAIMS)


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_can_be_proved(fault: str) -> None:
    at_once = {name for name, kind in FAULT_KINDS.items() if kind.at_once}
    assert (fault in PROOFS) is not (fault in COUNTED | at_once)


def test_what_a_claim_may_name_follows_from_its_faults() -> None:
    assert {"renonce"} == IN_TRICKS
    assert {"skat", "cups"} == DEALERS_CLAIMS
