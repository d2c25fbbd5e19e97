"""What a deal of Königrufen came to, as JSON for other programs."""

from typing import Any

from tarock.core.seats import SEAT_NAMES
from tarock.koenigrufen.facts import BySeat
from tarock.koenigrufen.ledger import HALVES, ScoredPayment
from tarock.koenigrufen.settlement import Settlement


def settlement_json(settlement: Settlement) -> dict[str, Any]:
    """Return score, money, what the winners write where the book has it, and the payments; that the deal is void."""
    return {
        **({"void": True} if settlement.void else {}),
        "score": _by_seat(settlement.score),
        "money": _by_seat(settlement.money),
        **({} if settlement.written is None else {"written": _by_seat(settlement.written)}),
        "payments": [_payment(payment) for payment in settlement.payments],
    }


def points(half_points: int) -> int | float:
    """Return half points as a JSON number: whole, or with .5.

    >>> points(6), points(3)
    (3, 1.5)
    """
    return half_points / HALVES if half_points % HALVES else half_points // HALVES


def _by_seat(amounts: BySeat) -> dict[str, int | float]:
    return {SEAT_NAMES[seat]: points(amount) for seat, amount in enumerate(amounts)}


def _payment(payment: ScoredPayment) -> dict[str, Any]:
    """Return a line; ``points`` is money, and ``score`` is there where the line writes something else."""
    return {
        "from": SEAT_NAMES[payment.payer],
        "to": SEAT_NAMES[payment.payee],
        "points": points(payment.points),
        **({} if payment.score == payment.points else {"score": points(payment.score)}),
        "for": payment.reason,
        **({} if payment.kontra == 1 else {"kontra": payment.kontra}),
        "rule": payment.rule,
    }
