"""Payments in lines: what is paid alike is said at once."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tarock.core.seats import Seat
from tarock.telling.line import Line

Party: TypeAlias = Seat | str
"""A seat, or the name of a cup."""


@dataclass(frozen=True, slots=True)
class Paid:
    """A payment of any family: who pays whom how much, for what and by which rule."""

    payer: Party
    payee: Party
    points: str
    """As it is read: whole, or with .5."""
    reason: str
    """The message that says what it is for."""
    rule: str
    kontra: int = 1

    def is_like(self, other: "Paid") -> bool:
        """Tell whether two payments differ at most in who pays whom."""
        mine, theirs = (self.points, self.reason, self.rule), (other.points, other.reason, other.rule)
        return (*mine, self.kontra) == (*theirs, other.kontra)


def payment_lines(payments: Iterable[Paid]) -> tuple[Line, ...]:
    """Return payments in their order, each with the book's rule."""
    runs = _alike(payments)
    return tuple(_line(run[0], payers, payees) for run in runs for payers, payees in _bundles(run))


def by_reason(payments: Sequence[Paid]) -> list[Paid]:
    """Return payments put together by what they are for, in the order in which that first came."""
    reasons = list(dict.fromkeys(paid.reason for paid in payments))
    return sorted(payments, key=lambda paid: reasons.index(paid.reason))


def party_name(party: Party) -> Line:
    """Return who pays or is paid, as the subject of a sentence."""
    return Line(f"play-the-{party}") if isinstance(party, str) else Line("play-party", seats={"name": (party,)})


def parties(payer: Party, payee: Party) -> dict[str, tuple[Line, ...]]:
    """Return both sides of a payment, as the parts of a sentence."""
    return {"payer": (party_name(payer),), "payee": (party_name(payee),)}


def _alike(payments: Iterable[Paid]) -> list[list[Paid]]:
    """Return runs of like payments; what somebody pays a second time is told by itself."""
    runs: list[list[Paid]] = []
    for paid in payments:
        run = runs[-1] if runs else []
        known = {(other.payer, other.payee) for other in run}
        if run and paid.is_like(run[0]) and (paid.payer, paid.payee) not in known:
            run.append(paid)
        else:
            runs.append([paid])
    return runs


def _bundles(payments: Sequence[Paid]) -> list[tuple[list[Party], list[Party]]]:
    """Put like payments together: several payers to one payee, or one payer to several payees."""
    payees = list(dict.fromkeys(paid.payee for paid in payments))
    payers = list(dict.fromkeys(paid.payer for paid in payments))
    if len(payments) > 1 and payments[0].payer == payments[1].payer:
        return [([payer], [paid.payee for paid in payments if paid.payer == payer]) for payer in payers]
    return [([paid.payer for paid in payments if paid.payee == payee], [payee]) for payee in payees]


def _line(like: Paid, payers: Sequence[Party], payees: Sequence[Party]) -> Line:
    parts = {"sums": tuple(sum_to(like.points, payee) for payee in payees), "for": (Line(like.reason),)}
    payer = payers[0]
    if len(payers) == 1 and not isinstance(payer, str):
        return Line("play-paid", "payment", seat=payer, parts=parts, rule=like.rule, kontra=like.kontra)
    key = "play-paid-by-many" if len(payers) > 1 else "play-paid-by-cup"
    parts["payers"] = tuple(map(party_name, payers))
    return Line(key, "payment", parts=parts, rule=like.rule, kontra=like.kontra)


def sum_to(points: str, payee: Party) -> Line:
    """Return how much somebody gets, or how much goes into a cup."""
    values: dict[str, str | int] = {"points": points}
    if isinstance(payee, str):
        return Line(f"play-sum-{payee}", values=values)
    return Line("play-sum-to", seat=payee, values=values)
