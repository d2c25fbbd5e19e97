"""The settlement of a deal as a sheet."""

from collections.abc import Sequence

from tarock.cli.terminal.koenigrufen.sentences import TableWords, half_points
from tarock.cli.terminal.shared.lines import NOTHING, Row, Sheet
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.facts import BySeat
from tarock.koenigrufen.settlement import Settlement
from tarock.telling.sentences import capital
from tarock.words.passages import hyphenated


def settlement_sheet(settlement: Settlement, score: Sequence[int], money: Sequence[int], wording: TableWords) -> Sheet:
    """Return the settlement of a deal: a row for each reason, a column for each player.

    :param score: by seat, what each had won before this deal; ``money`` what each had been paid.
    """
    rows = [
        (wording.words(f"k-for-{hyphenated(reason)}"), _cells(_score_for(settlement, reason)))
        for reason in dict.fromkeys(payment.reason for payment in settlement.payments)
    ]
    ends: list[Row] = [
        (wording("sheet-sum"), _amounts(settlement.score)),
        (wording("sheet-after"), _amounts(_sums(score, settlement.score))),
    ]
    if settlement.written is not None:
        ends.append((wording.k("sheet-written"), _amounts(settlement.written)))
    if settlement.money != settlement.score or tuple(money) != tuple(score):
        ends.append((wording.k("sheet-money"), _amounts(settlement.money)))
        ends.append((wording.k("sheet-money-after"), _amounts(_sums(money, settlement.money))))
    heads = tuple(capital(wording.name(seat)) for seat in range(PLAYERS))
    return Sheet(heads, (*rows, *ends), len(rows))


def _score_for(settlement: Settlement, reason: str) -> BySeat:
    paid = [payment for payment in settlement.payments if payment.reason == reason]
    return tuple(
        sum(payment.score * ((payment.payee == seat) - (payment.payer == seat)) for payment in paid)
        for seat in range(PLAYERS)
    )


def _sums(before: Sequence[int], added: Sequence[int]) -> list[int]:
    return [total + amount for total, amount in zip(before, added, strict=True)]


def _cells(amounts: Sequence[int]) -> tuple[str, ...]:
    return tuple(half_points(amount) if amount else NOTHING for amount in amounts)


def _amounts(amounts: Sequence[int]) -> tuple[str, ...]:
    return tuple(half_points(amount) for amount in amounts)
