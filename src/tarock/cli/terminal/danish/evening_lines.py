"""The beginning and the end of deals and of the evening, in lines."""

from tarock.cli.terminal.shared import evening_lines as shared
from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.lines import BLANK, NO_BREAK, Line, line
from tarock.cli.terminal.shared.wording import Wording, signed
from tarock.club import Evening, Player, Sitting, cup_sets
from tarock.danish.events import Counted
from tarock.danish.table import Table
from tarock.telling.sentences import capital


def deal_head(number: int, sitting: Sitting, you: Player, wording: Wording) -> list[Line]:
    """Return the heading of a deal, and why the person does not play it, if so."""
    shown = shared.deal_head(number, wording)
    if you not in sitting.players:
        shown.append(line(wording("rests")))
    elif sitting.players.index(you) in sitting.seating.sitting_out:
        shown.append(line(wording("sits-out")))
    return shown


def count_lines(number: int, table: Table, wording: Wording) -> list[Line]:
    """Return the heading of a settlement and what was counted, unless a nolo leaves no count."""
    shown = [BLANK, line((wording("sheet-head", number=number), lines.HEAD))]
    for event in table.events:
        if isinstance(event, Counted):
            counts = ", ".join(f"{wording.name(seat)}{NO_BREAK}{points}" for seat, points in event.points)
            shown.append(line(wording("counted", counts=counts)))
    return shown


def totals_lines(title: str, evening: Evening, wording: Wording) -> list[Line]:
    """Return what everybody has won, and what it is worth where a point has a value."""
    shown = [line((wording(title), lines.HEAD))]
    width = max(len(wording.name(player)) for player in range(len(wording.names)))
    for player, points in enumerate(evening.totals):
        money = evening.money(points)
        worth = ""
        if money is not None:
            amount = signed(money.amount)
            worth = f"  ({wording('money', amount=amount, unit=money.unit)})"
        shown.append(line(f"  {capital(wording.name(player)):<{width}}  {signed(points):>5}{worth}"))
    return shown


def left(evening: Evening, wording: Wording) -> list[Line]:
    """Return the last lines when the person leaves in the middle of a deal."""
    shown = shared.broken_off(len(evening.rounds) + 1, wording)
    if not evening.rounds:
        return [*shown, line(wording("evening-none")), line(wording("thanks"))]
    shown += totals_lines("totals", evening, wording)
    for cup_set in range(cup_sets(evening.rotation)):
        cups = evening.cups(cup_set)
        shown.append(line(wording("cups-stay", king=str(cups.king), pagat=str(cups.pagat))))
    return [*shown, line(wording("thanks"))]


def closed(evening: Evening, wording: Wording) -> list[Line]:
    """Return the last lines of an evening whose cups have been divided."""
    return [
        BLANK,
        line(wording("evening-over"), " ", (f"({wording.cited(evening.ruleset.evening_end.source)})", lines.CITE)),
        *totals_lines("totals-final", evening, wording),
        line(wording("thanks")),
    ]
