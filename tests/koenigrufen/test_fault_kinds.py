"""The rows of the faults are complete: what is missing in one of them is named here."""

from collections import Counter

import pytest

from tarock.koenigrufen.evidence import PROOFS
from tarock.koenigrufen.fault_kinds import CLAIMS, FAULT_KINDS, FAULTS, FAULTS_BY_CLAIM, IN_TRICKS

COUNTED = {"cards", "misdeal"}
"""Everybody counts his cards when somebody has too many or too few."""


def test_every_fault_has_a_row() -> None:
    assert tuple(FAULT_KINDS) == FAULTS


def test_a_breach_is_one_fault() -> None:
    breaches = Counter(breach for kind in FAULT_KINDS.values() for breach in kind.breaches)
    assert set(breaches.values()) == {1}


def test_every_fault_has_a_claim() -> None:
    assert all(kind.claims for kind in FAULT_KINDS.values())
    assert all(FAULTS_BY_CLAIM[claim] for claim in CLAIMS)


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_can_be_proved(fault: str) -> None:
    at_once = {name for name, kind in FAULT_KINDS.items() if kind.at_once}
    assert (fault in PROOFS) is not (fault in COUNTED | at_once)


def test_what_a_claim_may_name_follows_from_its_faults() -> None:
    assert {"renonce", "bird", "exposed"} == IN_TRICKS
    assert FAULTS_BY_CLAIM["bird"] == ("bird_order", "early_advantage", "no_bird")
