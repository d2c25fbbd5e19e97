"""The table as a seat sees it, in lines: players, cups, the trick, the hand and what may be played."""

from collections.abc import Sequence

from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.lines import DOT, NO_BREAK, Line, line
from tarock.cli.terminal.shared.trick_lines import trick_lines
from tarock.cli.terminal.shared.wording import Wording, signed
from tarock.core.cards import SKUS, Card
from tarock.core.seats import Seat
from tarock.danish.cards import LAST_TRICK
from tarock.danish.events import Cups
from tarock.danish.state import DanishView, settle_table
from tarock.danish.table import Phase, Table
from tarock.danish.trick import Trick
from tarock.telling.sentences import capital


def table_lines(view: DanishView, totals: Sequence[int], wording: Wording) -> list[Line]:
    """Return trick and cups, everybody at the table with role, points, tricks and declarations, and the trick.

    :param totals: by seat, what each had won before this deal.
    """
    table = view.table
    heads = [cups_text(settle_table(table).cups, wording)]
    if table.trick is not None:
        heads.insert(0, wording("trick-head", number=table.trick.number, of=LAST_TRICK))
    shown = [line((DOT.join(heads), lines.HEAD))]
    shown += player_lines(table, totals, wording)
    if table.trick is None:
        return shown
    return shown + trick_lines(table.trick, view.seat, _holder(table.trick), wording, played_face)


def _holder(trick: Trick) -> Seat | None:
    """Return who holds the trick; a skus that lies alone holds nothing."""
    return None if not trick.plays or trick.cards == (SKUS,) else trick.best()[0]


def cups_text(cups: Cups, wording: Wording) -> str:
    """Return what the cups hold."""
    king, pagat = wording.words("cup-king"), wording.words("cup-pagat")
    return f"{king}{NO_BREAK}{cups.king}{DOT}{pagat}{NO_BREAK}{cups.pagat}"


def player_lines(table: Table, totals: Sequence[int], wording: Wording) -> list[Line]:
    """Return a line for everybody at the table."""
    net = dict(settle_table(table).net)
    seats = table.seating.at_table
    names = _column([capital(wording.name(seat)) for seat in seats])
    roles = _column([role(table, seat, wording) for seat in seats])
    points = _column([signed(totals[seat] + net[seat]) for seat in seats], right=True)
    shown: list[Line] = []
    for seat, *cells in zip(seats, names, roles, points, strict=True):
        mine = lines.HEAD if seat == wording.you else ""
        shown.append(line(("  " + "  ".join(cells), mine), _doings(table, seat, wording), hang=6))
    return shown


def _doings(table: Table, seat: Seat, wording: Wording) -> str:
    """Return the tricks and the declarations of a seat."""
    if seat in table.seating.sitting_out or table.phase is Phase.SKAT or table.is_position:
        return ""
    declared = wording.items(table.declared[seat])
    if table.phase is Phase.DECLARING:
        return f"  {declared}"
    taken = [sum(trick.best()[0] == player for trick in table.tricks) for player in (seat, *table.seating.active)]
    own, *_ = _column([wording("tricks", tricks=number) for number in taken])
    return f"  {own}  {declared}"


def _column(texts: list[str], *, right: bool = False) -> list[str]:
    width = max(len(text) for text in texts)
    return [text.rjust(width) if right else text.ljust(width) for text in texts]


def role(table: Table, seat: Seat, wording: Wording) -> str:
    """Return what a seat is in this deal."""
    seating = table.seating
    roles = {seating.dealer: "dealer", seating.forehand: "forehand", seating.middle: "middle"}
    return wording.words(f"role-{roles.get(seat, 'sitting-out')}")


def played_face(trick: Trick, card: Card, wording: Wording) -> str:
    """Return a card as it was played: a led skus with its name."""
    led = trick.plays[0][1] == SKUS
    if card == SKUS and led and trick.suit is not None:
        return wording("skus-as", suit=wording.suit(trick.suit))
    return wording.faces.plain(card)
