"""Payments: who pays whom how much, for what and by which rule."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

Party = TypeVar("Party", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Payment(Generic[Party]):
    """One line of a ledger.

    :param reason: a code that user interfaces translate.
    :param rule: book and section.
    """

    payer: Party
    payee: Party
    points: int
    reason: str
    rule: str


def balance(payments: Iterable[Payment[Party]], party: Party) -> int:
    """Return what a party has received less what it has paid."""
    total = 0
    for payment in payments:
        if payment.payee == party:
            total += payment.points
        if payment.payer == party:
            total -= payment.points
    return total
