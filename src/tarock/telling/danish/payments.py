"""Payments of Danish Tarok in lines."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tarock.danish.events import Cup
from tarock.danish.ledger import DanishPayment
from tarock.danish.ledger import Party as Payer
from tarock.danish.state import settle_table
from tarock.danish.table import Table
from tarock.telling.line import Line
from tarock.telling.payments import Paid, Party, by_reason, payment_lines
from tarock.words.passages import hyphenated


def paid_so_far(table: Table) -> tuple[Line, ...]:
    """Return all that has been paid in a deal; before anything is done, the stakes."""
    return told_payments(settle_table(table).payments)


def newly_paid(before: Table, after: Table) -> tuple[Line, ...]:
    """Return what an act has caused to be paid; it can come between what was paid before."""
    if after.events == before.events:  # nothing else is paid for, and most acts bring no event
        return ()
    known = Counter(settle_table(before).payments)
    added: list[DanishPayment] = []
    for payment in settle_table(after).payments:
        known[payment] -= 1
        if known[payment] < 0:
            added.append(payment)
    return told_payments(added)


def told_payments(payments: Iterable[DanishPayment]) -> tuple[Line, ...]:
    """Return payments in their order."""
    return payment_lines(map(_paid, payments))


def settled(payments: Sequence[DanishPayment]) -> tuple[Line, ...]:
    """Return the payments of a settlement, put together by what they are for."""
    return payment_lines(by_reason([_paid(payment) for payment in payments]))


def _paid(payment: DanishPayment) -> Paid:
    reason = reason_message(payment.reason)
    return Paid(_party(payment.payer), _party(payment.payee), str(payment.points), reason, payment.rule)


def reason_message(reason: str) -> str:
    """Return the message that says what a payment is for."""
    return f"for-{hyphenated(reason)}"


def _party(party: Payer) -> Party:
    return party.value if isinstance(party, Cup) else party
