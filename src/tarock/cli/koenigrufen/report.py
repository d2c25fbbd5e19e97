"""Settlements and deals of Königrufen as text for people."""

from tarock.cli.report import cited
from tarock.core.seats import SEAT_NAMES
from tarock.koenigrufen.facts import BySeat
from tarock.koenigrufen.settlement import Settlement
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.koenigrufen.as_json import points
from tarock.telling.koenigrufen.outcome import outcome
from tarock.telling.koenigrufen.payments import settled
from tarock.telling.sentences import Reader, sentences
from tarock.words import words_in


def _reader(language: str) -> Reader:
    return Reader.of(words_in(language), "koenigrufen", SEAT_NAMES)


def settlement_lines(settlement: Settlement, language: str) -> list[str]:
    """Return every payment with its rule, and what each comes to."""
    words = words_in(language)
    lines = list(cited(settled(settlement.payments), _reader(language)))
    lines.append(words("k-report-score", points=_by_seat(settlement.score)))
    if settlement.money != settlement.score:
        lines.append(words("k-report-money", points=_by_seat(settlement.money)))
    if settlement.written is not None:
        lines.append(words("k-report-written", points=_by_seat(settlement.written)))
    return [f"  {line}" for line in lines]


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
    said += sentences(outcome(state), _reader(language))
    return [*(f"  {line}" for line in said), *settlement_lines(state.settlement, language)]
