"""The ledger of one deal while it is being settled."""

from collections.abc import Iterable
from typing import TypeAlias

from tarock.core.errors import SheetError
from tarock.core.ledger import Payment
from tarock.core.seats import Seat
from tarock.core.sentences import Sentence
from tarock.danish.events import Cup, Cups
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating

Party: TypeAlias = Seat | Cup
DanishPayment: TypeAlias = Payment[Party]


class Ledger:
    """Payments as they are made, and what the cups hold meanwhile."""

    def __init__(self, ruleset: DanishRuleset, seating: Seating, cups: Cups) -> None:
        self.ruleset = ruleset
        self.seating = seating
        self.cups = {Cup.KING: cups.king, Cup.PAGAT: cups.pagat}
        self.payments: list[DanishPayment] = []

    def pay(self, payer: Party, payee: Party, points: int, reason: str, rule: str) -> None:
        """Write one line; nothing is written for nothing.

        :raises SheetError: if a cup cannot pay.
        """
        if not points:
            return
        if isinstance(payer, Cup):
            if self.cups[payer] < points:
                held = self.cups[payer]
                raise SheetError("cups", Sentence("sheet-cup-too-low", cup=payer.value, held=held, points=points))
            self.cups[payer] -= points
        if isinstance(payee, Cup):
            self.cups[payee] += points
        self.payments.append(Payment(payer, payee, points, reason, rule))

    def from_each(self, seat: Seat, points: int, reason: str, rule: str) -> None:
        """Let both opponents pay a player."""
        for other in self.seating.opponents(seat):
            self.pay(other, seat, points, reason, rule)

    def to_each(self, seat: Seat, points: int, reason: str, rule: str) -> None:
        """Let a player pay both opponents."""
        for other in self.seating.opponents(seat):
            self.pay(seat, other, points, reason, rule)

    def into_cups(self, seat: Seat, points: int, reason: str, rule: str) -> None:
        """Let a player pay into both cups."""
        for cup in Cup:
            self.pay(seat, cup, points, reason, rule)

    def fund(self, cup: Cup, payers: Iterable[Seat]) -> None:
        """Fund a cup; a player who pays for another is named twice."""
        rule = self.ruleset.funding
        for payer in payers:
            self.pay(payer, cup, rule.each, "fund", rule.source)
