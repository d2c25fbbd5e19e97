"""Settlements and deals as text for people."""

from tarock.cli.report import cited
from tarock.cli.terminal.shared.wording import signed
from tarock.core.seats import SEAT_NAMES
from tarock.danish.events import Cup
from tarock.danish.settlement import Settlement
from tarock.danish.state import DanishState
from tarock.telling.danish.items import declared
from tarock.telling.danish.outcome import count, outcome
from tarock.telling.danish.payments import told_payments
from tarock.telling.sentences import Reader, sentence, sentences
from tarock.words import words_in
from tarock.words.passages import hyphenated, listed


def _reader(language: str) -> Reader:
    return Reader.of(words_in(language), "danish", SEAT_NAMES)


def settlement_lines(settlement: Settlement, language: str) -> list[str]:
    """Return every payment with its rule, what each comes to, and the cups."""
    reader = _reader(language)
    nets = "   ".join(f"{SEAT_NAMES[seat]} {signed(points)}" for seat, points in settlement.net)
    cups = "   ".join(f"{reader.words(f'play-the-{cup}')} {settlement.cups[cup]}" for cup in Cup)
    names = [reader.words(f"for-{hyphenated(reason)}") for reason in settlement.dropped]
    void = [reader.words("report-dropped", what=listed(reader.words, names))] if names else []
    return [f"  {line}" for line in (*cited(told_payments(settlement.payments), reader), *void, nets, cups)]


def deal_lines(state: DanishState, language: str) -> list[str]:
    """Return what a record came to."""
    reader = _reader(language)
    words, table = reader.words, state.table
    said = [
        f"{SEAT_NAMES[seat]}: {sentence(declared(items), reader)}"
        for seat in table.seating.declaring_order
        for items in [table.declared[seat]]
        if items is not None
    ]
    winners = " ".join(SEAT_NAMES[trick.best()[0]] for trick in table.tricks)
    said.append(words("report-winners", winners=winners or "–"))
    said += sentences(outcome(state), reader)
    counted = count(state)
    if counted is not None:
        points = "   ".join(f"{seat} {number}" for seat, number in counted.items())
        said.append(words("report-count", points=points))
    if table.is_position:
        said.append(words("report-position"))
    elif not state.is_settled:
        said.append(words("report-unfinished"))
    settled = [] if table.is_position or not state.is_settled else settlement_lines(state.settlement, language)
    return [*(f"  {line}" for line in said), *settled]
