"""Settlements and deals of Königrufen as text for people."""

from tarock.cli.koenigrufen.outcome import outcome
from tarock.core.seats import SEAT_NAMES
from tarock.koenigrufen.facts import BySeat
from tarock.koenigrufen.ledger import ScoredPayment
from tarock.koenigrufen.settlement import Settlement
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.koenigrufen.answer import points
from tarock.words import Words, words_in


def settlement_lines(settlement: Settlement, language: str) -> list[str]:
    """Return every payment with its rule, and what each comes to."""
    words = words_in(language)
    lines = [_payment(words, payment) for payment in settlement.payments]
    lines.append(words("k-report-score", points=_by_seat(settlement.score)))
    if settlement.money != settlement.score:
        lines.append(words("k-report-money", points=_by_seat(settlement.money)))
    if settlement.written is not None:
        lines.append(words("k-report-written", points=_by_seat(settlement.written)))
    return [f"  {line}" for line in lines]


def _payment(words: Words, payment: ScoredPayment) -> str:
    what = words(f"k-for-{payment.reason.replace('_', '-')}")
    names = SEAT_NAMES[payment.payer], SEAT_NAMES[payment.payee]
    return words(
        "report-paid", payer=names[0], payee=names[1], points=_shown(payment.points), what=what, rule=payment.rule
    )


def _shown(half_points: int) -> str:
    return str(points(half_points))


def _by_seat(amounts: BySeat) -> str:
    return "   ".join(f"{SEAT_NAMES[seat]} {_shown(amount)}" for seat, amount in enumerate(amounts))


def deal_lines(state: KoenigrufenState, language: str) -> list[str]:
    """Return what a record came to."""
    words = words_in(language)
    winners = " ".join(SEAT_NAMES[trick.best()[0]] for trick in state.table.tricks)
    said = [words("report-winners", winners=winners or "–")]
    if not state.is_settled:
        return [f"  {line}" for line in (*said, words("report-unfinished"))]
    said += outcome(state, words, SEAT_NAMES.__getitem__)
    return [*(f"  {line}" for line in said), *settlement_lines(state.settlement, language)]
