"""Every fault and every breach of both games has its words, and the catalogue of faults holds nothing else."""

from collections.abc import Mapping
from typing import Any

import pytest

from tarock.core.fault_kinds import FaultKind
from tarock.danish import fault_kinds as danish
from tarock.danish.reasons import Fact, Reason
from tarock.koenigrufen import fault_kinds as koenigrufen
from tarock.koenigrufen.reasons import Fact as KoenigrufenFact
from tarock.words import LANGUAGES, Words
from tarock.words.passages import hyphenated
from tests.words.catalogue import messages

SAID_ELSEWHERE = {hyphenated(f"reason-{Reason.NOT_YOUR_TURN}")}
"""It is refused at any time, not only where it would be a fault."""


def breaches(kinds: Mapping[Any, FaultKind[Any]]) -> set[str]:
    return {breach.value for kind in kinds.values() for breach in kind.breaches}


DANISH = {
    *(f"fault-{fault}" for fault in danish.FAULTS),
    *(f"for-{fault}" for fault in danish.FAULTS),
    *(f"{what}-{breach}" for breach in breaches(danish.FAULT_KINDS) for what in ("reason", "fact")),
    *(f"fact-{fact.value}" for fact in Fact),
}
KOENIGRUFEN = {
    *(f"k-fault-{fault}" for fault in (*koenigrufen.FAULTS, KoenigrufenFact.NOT_HELD, KoenigrufenFact.PLAYED_EARLY)),
    *(f"k-fact-{fact.value}" for fact in KoenigrufenFact),
    *(f"k-{what}-{breach}" for breach in breaches(koenigrufen.FAULT_KINDS) for what in ("reason", "fact")),
}
EXPECTED = {hyphenated(message) for message in DANISH | KOENIGRUFEN}
CLAIMS = {
    *(f"play-fault-{claim}" for claim in danish.CLAIMS),
    *(f"k-fault-{claim}" for claim in koenigrufen.CLAIMS),
    *(f"play-claim-{claim}" for claim in (*danish.CLAIMS, *koenigrufen.CLAIMS)),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_and_every_breach_has_its_words(language: str) -> None:
    assert EXPECTED - messages(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_claim_can_be_typed_and_told(language: str) -> None:
    assert CLAIMS - messages(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_of_faults_holds_nothing_else(language: str) -> None:
    named_as_claims = {f"k-fault-{claim}" for claim in koenigrufen.CLAIMS}
    own = {name for name, message in messages(language).items() if message.file == "faults"}
    assert own == EXPECTED - SAID_ELSEWHERE - named_as_claims


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fact_is_told_with_a_name_and_a_detail(language: str) -> None:
    words = Words(language)
    for message in EXPECTED:
        if "fact-" in message:
            assert "Bo" in words(message, name="Bo", detail="HK")
