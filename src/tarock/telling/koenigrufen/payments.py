"""Payments of Königrufen in lines."""

from collections.abc import Sequence

from tarock.koenigrufen.ledger import ScoredPayment
from tarock.notation.koenigrufen.as_json import points
from tarock.telling.line import Line
from tarock.telling.payments import Paid, by_reason, payment_lines
from tarock.words.passages import hyphenated


def settled(payments: Sequence[ScoredPayment]) -> tuple[Line, ...]:
    """Return the payments of a settlement, put together by what they are for."""
    return payment_lines(by_reason([_paid(payment) for payment in payments]))


def _paid(payment: ScoredPayment) -> Paid:
    amount, reason = str(points(payment.points)), reason_message(payment.reason)
    return Paid(payment.payer, payment.payee, amount, reason, payment.rule, payment.kontra)


def reason_message(reason: str) -> str:
    """Return the message that says what a payment is for."""
    return f"k-for-{hyphenated(reason)}"
