"""What the referee says of a deal, written short, and what its settlement books for faults."""

from collections import Counter
from collections.abc import Iterable

from tarock.core.seats import SEAT_NAMES
from tarock.referee.finding import Charge, Finding, Party


def written(findings: Iterable[Finding]) -> list[str]:
    """Write whose fault each is, what became of it, and what is due: ``B revoke noticed: B>king 40, B>pagat 40``."""
    return [_written(finding) for finding in findings]


def _written(finding: Finding) -> str:
    fault = finding.fault
    head = f"{SEAT_NAMES[fault.seat]} {fault.kind} {finding.fate}"
    sums: dict[str, int | float] = {}
    for charge in finding.due:
        pair = f"{_name(charge.payer)}>{_name(charge.payee)}"
        sums[pair] = sums.get(pair, 0) + charge.points
    due = ", ".join(f"{pair} {points:g}" for pair, points in sums.items())
    return f"{head}: {due}" if due else head


def _name(party: Party) -> str:
    return party if isinstance(party, str) else SEAT_NAMES[party]


Line = tuple[Party, Party, int | float, int | float, str, int]
"""Payer, payee, money, score, reason, kontra."""


def lines_due(findings: Iterable[Finding]) -> Counter[Line]:
    """Return all that the referee calls due, line by line."""
    return Counter(map(_line, (charge for finding in findings for charge in finding.due)))


def _line(charge: Charge) -> Line:
    return charge.payer, charge.payee, charge.points, charge.score, charge.reason, charge.kontra
