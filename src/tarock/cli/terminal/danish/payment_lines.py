"""Payments as sentences, and the settlement of a deal as a sheet."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.lines import Line, Row, Sheet, line
from tarock.cli.terminal.shared.wording import Wording, capital, signed
from tarock.core.ledger import balance
from tarock.core.seats import Seat
from tarock.danish.events import Cup
from tarock.danish.ledger import DanishPayment, Party
from tarock.danish.settlement import Settlement


def new_payments(before: Settlement, after: Settlement) -> list[DanishPayment]:
    """Return the payments that have been added, in their order."""
    known = Counter(before.payments)
    added: list[DanishPayment] = []
    for payment in after.payments:
        known[payment] -= 1
        if known[payment] < 0:
            added.append(payment)
    return added


def payment_lines(payments: Iterable[DanishPayment], wording: Wording) -> list[Line]:
    """Return payments as sentences with the book's rule; what is paid alike is said at once."""
    said: list[Line] = []
    for group in _alike(payments):
        first = group[0]
        for payers, payees in _bundles(group):
            sentence = wording(
                "paid",
                who=_who(payers, wording),
                payers=capital(wording.listed(wording.party(payer) for payer in payers)),
                sums=wording.listed(f"{first.points} {wording.payee(payee)}" for payee in payees),
                **{"for": wording.reason(first.reason)},
            )
            said.append(line("  ", sentence, " ", (f"({first.rule})", lines.CITE), hang=4))
    return said


def _alike(payments: Iterable[DanishPayment]) -> list[list[DanishPayment]]:
    """Return runs of payments that differ only in who pays whom; what is paid a second time is told by itself."""
    runs: list[list[DanishPayment]] = []
    for paid in payments:
        run = runs[-1] if runs else []
        is_alike = run and (paid.points, paid.reason, paid.rule) == (run[0].points, run[0].reason, run[0].rule)
        if is_alike and all((paid.payer, paid.payee) != (other.payer, other.payee) for other in run):
            run.append(paid)
        else:
            runs.append([paid])
    return runs


def _bundles(payments: Sequence[DanishPayment]) -> list[tuple[list[Party], list[Party]]]:
    """Put equal payments together: several payers to one payee, or one payer to several payees."""
    payees = list(dict.fromkeys(payment.payee for payment in payments))
    payers = list(dict.fromkeys(payment.payer for payment in payments))
    if len(payments) > 1 and payments[0].payer == payments[1].payer:
        return [([payer], [paid.payee for paid in payments if paid.payer == payer]) for payer in payers]
    return [([paid.payer for paid in payments if paid.payee == payee], [payee]) for payee in payees]


def _who(payers: Sequence[Party], wording: Wording) -> str:
    if len(payers) > 1:
        return "many"
    return "you" if payers[0] == wording.you else "one"


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
