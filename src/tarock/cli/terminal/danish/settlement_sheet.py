"""The settlement of a deal as a sheet."""

from collections.abc import Sequence

from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.lines import Row, Sheet
from tarock.cli.terminal.shared.wording import Wording, signed
from tarock.core.ledger import balance
from tarock.core.seats import Seat
from tarock.danish.events import Cup
from tarock.danish.ledger import Party
from tarock.danish.settlement import Settlement
from tarock.telling.sentences import capital


def settlement_sheet(settlement: Settlement, totals: Sequence[int], wording: Wording) -> Sheet:
    """Return the settlement of a deal: a row for each reason, a column for each player and each cup.

    :param totals: by seat, what each had won before this deal.
    """
    seats: list[Seat] = [seat for seat, _ in settlement.net]
    parties: list[Party] = [*seats, *Cup]
    sums = [balance(settlement.payments, party) for party in parties]
    after = [totals[seat] + points for seat, points in settlement.net] + [settlement.cups[cup] for cup in Cup]
    before = [total - points for total, points in zip(after, sums, strict=True)]
    rows = _reason_rows(settlement, parties, wording)
    ends = (
        (wording("sheet-sum"), tuple(signed(points) for points in sums)),
        (wording("sheet-before"), _standing(before, len(seats))),
        (wording("sheet-after"), _standing(after, len(seats))),
    )
    names = (capital(wording.name(seat)) for seat in seats)
    return Sheet((*names, wording("column-king"), wording("column-pagat")), (*rows, *ends), len(rows))


def _reason_rows(settlement: Settlement, parties: Sequence[Party], wording: Wording) -> list[Row]:
    rows: list[Row] = []
    for reason in dict.fromkeys(payment.reason for payment in settlement.payments):
        paid = [payment for payment in settlement.payments if payment.reason == reason]
        rows.append((wording.reason(reason), tuple(_cell(balance(paid, party)) for party in parties)))
    return rows


def _standing(points: Sequence[int], players: int) -> tuple[str, ...]:
    """Return what players have won, with a sign, and what the cups hold, without one."""
    return (*(signed(won) for won in points[:players]), *(str(held) for held in points[players:]))


def _cell(points: int) -> str:
    return signed(points) if points else lines.NOTHING
