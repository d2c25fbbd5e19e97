"""The ledger of one deal while it is being settled.

A payment explains both the score and the money: where kontra counts for money only, a line passes more money than it
writes points.
"""

from dataclasses import dataclass
from typing import Final

from tarock.core.ledger import Payment
from tarock.core.seats import Seat
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.facts import Facts, Side
from tarock.koenigrufen.rules import KoenigrufenRuleset

HALVES: Final = 2
"""Amounts are kept in half points: two Jungfrauen may share an odd sum (T-A31)."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something to be settled, in points: what it is worth, for what, by which rule, and how far it was doubled.

    ``offender``: whose Renonce has brought it about.
    """

    points: int
    reason: str
    rule: str
    kontra: int = 1
    offender: Seat | None = None


@dataclass(frozen=True, slots=True)
class ScoredPayment(Payment[Seat]):
    """A payment in half points.

    ``points`` is the money, with kontra; ``score`` is what the ruleset writes down.  They differ where kontra counts
    for money only.  ``offender`` is whose Renonce it is paid for.
    """

    score: int
    kontra: int = 1
    offender: Seat | None = None


class Ledger:
    """Payments as they are made."""

    def __init__(self, ruleset: KoenigrufenRuleset) -> None:
        self.ruleset = ruleset
        self.payments: list[ScoredPayment] = []

    def pay(self, payer: Seat, payee: Seat, line: Line, *, times: int = 1, shared_by: int = 1) -> None:
        """Write one line; nothing is written for nothing.

        :param times: how often it is paid, since some are paid for others.
        :param shared_by: how many share it, on either side.
        """
        share, rest = divmod(HALVES * line.points * times, shared_by)
        assert not rest, "whoever shares a sum has seen that it can be shared"
        if not share:
            return
        money = share * line.kontra
        score = money if self.ruleset.kontra.effect == "score" else share
        self.payments.append(
            ScoredPayment(payer, payee, money, line.reason, line.rule, score, line.kontra, line.offender)
        )

    def between(self, facts: Facts, winner: Side, line: Line) -> None:
        """Settle a line between the sides: two against two one each, one against three with each of them."""
        winners, losers = seats_of(facts, winner), seats_of(facts, winner.other)
        if len(winners) == len(losers):
            for payer, payee in zip(losers, winners, strict=True):
                self.pay(payer, payee, line)
            return
        for payer in losers:
            for payee in winners:
                self.pay(payer, payee, line)


def seats_of(facts: Facts, side: Side) -> tuple[Seat, ...]:
    """Return the seats of a side."""
    return tuple(seat for seat in range(PLAYERS) if facts.side_of(seat) is side)


def opponents(facts: Facts) -> tuple[Seat, ...]:
    """Return all but the declarer and his partner."""
    return seats_of(facts, Side.DEFENDERS)
