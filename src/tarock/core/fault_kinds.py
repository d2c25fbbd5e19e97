"""What a fault is: one row for each, of which every family has a table.

A row says under which claims a fault is pointed out, which refusals of strict mode stand for it, and whose it can be.
What becomes of it a ruleset says.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

ClaimT = TypeVar("ClaimT", bound=str)
NameT = TypeVar("NameT", bound=str)


@dataclass(frozen=True)
class FaultKind(Generic[ClaimT]):
    """One fault.  Without slots, which Python 3.11 does not get along with in a frozen generic class.

    ``claims``: the claims that uncover it, the plainest first.
    ``breaches``: the reasons that make an act this fault in table mode; for most of them strict mode refuses it.
    ``in_trick``: who points it out may say in which trick it happened.
    ``dealers``: only the dealer can commit it.
    ``at_once``: nobody need notice it, since everybody sees it when it happens.
    """

    claims: tuple[ClaimT, ...] = ()
    breaches: tuple[StrEnum, ...] = ()
    in_trick: bool = False
    dealers: bool = False
    at_once: bool = False


def faults_by_claim(
    kinds: Mapping[NameT, FaultKind[ClaimT]], claims: Sequence[ClaimT]
) -> dict[ClaimT, tuple[NameT, ...]]:
    """Return for every claim the faults that it uncovers."""
    return {
        claim: tuple(name for name, kind in kinds.items() if claim in kind.claims and not kind.at_once)
        for claim in claims
    }


def faults_by_breach(kinds: Mapping[NameT, FaultKind[ClaimT]]) -> dict[StrEnum, NameT]:
    """Return which fault every breach of the rules is."""
    return {breach: name for name, kind in kinds.items() for breach in kind.breaches}
