"""Settlements and deals as text for people."""

from tarock.cli.terminal.danish.payment_lines import payment_lines
from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.wording import Wording, signed
from tarock.core.seats import SEAT_NAMES
from tarock.danish.events import Counted, Cup, Void
from tarock.danish.settlement import Settlement
from tarock.danish.state import DanishState
from tarock.danish.table import Table
from tarock.notation.danish.answer import outcome
from tarock.words import words_in


def _wording(language: str) -> Wording:
    words = words_in(language)
    return Wording(words, Faces(words), SEAT_NAMES, you=None)


def settlement_lines(settlement: Settlement, language: str) -> list[str]:
    """Return every payment with its rule, what each comes to, and the cups."""
    wording = _wording(language)
    nets = "   ".join(f"{SEAT_NAMES[seat]} {signed(points)}" for seat, points in settlement.net)
    cups = "   ".join(f"{wording.party(cup)} {settlement.cups[cup]}" for cup in Cup)
    return [*(line.plain for line in payment_lines(settlement.payments, wording)), f"  {nets}", f"  {cups}"]


def deal_lines(state: DanishState, language: str) -> list[str]:
    """Return what a record came to."""
    wording = _wording(language)
    table = state.table
    said = [
        f"  {SEAT_NAMES[seat]}: {wording.items(table.declared[seat])}"
        for seat in table.seating.declaring_order
        if table.declared[seat] is not None
    ]
    winners = " ".join(SEAT_NAMES[trick.best()[0]] for trick in table.tricks)
    said.append(f"  {wording.words('report-winners', winners=winners or '–')}")
    said += [f"  {part}" for part in (*_outcome(table, wording), _count(state, wording)) if part]
    if table.is_position:
        return [*said, f"  {wording.words('report-position')}"]
    if not state.is_settled:
        return [*said, f"  {wording.words('report-unfinished')}"]
    if Void() in table.events:
        said.append(f"  {wording.words('report-void')}")
    return [*said, *settlement_lines(state.settlement, language)]


def _outcome(table: Table, wording: Wording) -> list[str]:
    """Word what the cards did at the end, paid or not."""
    said: list[str] = []
    for words in outcome(table):
        what, seat, *card = words.split()
        said.append(wording.words(f"outcome-{what}", seat=seat, card="".join(card)))
    return said


def _count(state: DanishState, wording: Wording) -> str:
    counted = next((event for event in state.table.events if isinstance(event, Counted)), None)
    if counted is None:
        return ""
    points = "   ".join(f"{SEAT_NAMES[seat]} {number}" for seat, number in counted.points)
    return wording.words("report-count", points=points)
