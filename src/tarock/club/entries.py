"""What is written into the scorebook of an evening: settlements and corrections, one after the other."""

from dataclasses import dataclass
from enum import StrEnum

from tarock.club.rotation import Player, Sitting
from tarock.core.ledger import balance
from tarock.core.seats import SEAT_NAMES
from tarock.core.sentences import Sentence
from tarock.danish.events import Cup, Cups
from tarock.danish.ledger import Party
from tarock.danish.settlement import Settlement


class Kind(StrEnum):
    """Why something was written down."""

    PLAYED = "played"
    """A round: the deal passes on, also after a void deal (B-34)."""
    REDEALT = "redealt"
    """A deal that is dealt again by the same dealer (B-31)."""
    SHORTAGE = "shortage"
    """A share in funding a cup that was found missing later."""
    CLOSED = "closed"
    """The end of the evening."""


@dataclass(frozen=True, slots=True)
class Result:
    """What was settled, and who sat where."""

    sitting: Sitting
    settlement: Settlement

    @property
    def by_player(self) -> dict[Player, int]:
        """What each player won or lost."""
        return {self.sitting.players[seat]: points for seat, points in self.settlement.net}

    def problems(self, cups: Cups, *, ante_is_due: bool) -> list[Sentence]:
        """Return why this cannot be the next deal with these cups; nothing when it can."""
        seats, expected = (seat for seat, _ in self.settlement.net), self.sitting.seating.at_table
        if tuple(seats) != expected:
            return [Sentence("club-seats", got=len(self.settlement.net), expected=len(expected))]
        return [*self._cup_problems(cups), *self._ante_problems(ante_is_due=ante_is_due)]

    def _cup_problems(self, cups: Cups) -> list[Sentence]:
        found: list[Sentence] = []
        moved = 0
        for cup in Cup:
            paid_in = balance(self.settlement.payments, cup)
            moved += paid_in
            before = self.settlement.cups[cup] - paid_in
            if before != cups[cup]:
                found.append(Sentence("club-cup-held", cup=cup.value, held=cups[cup], begins=before))
        won = sum(points for _, points in self.settlement.net)
        if won + moved:
            found.append(Sentence("club-unbalanced", won=won, moved=moved))
        return found

    def _ante_problems(self, *, ante_is_due: bool) -> list[Sentence]:
        """Nobody but the dealer pays an ante, and he only once for a deal that is dealt again (B-47)."""
        dealer = self.sitting.seating.dealer
        payers: set[Party] = {line.payer for line in self.settlement.payments if line.reason == "ante"}
        if payers and not ante_is_due:
            return [Sentence("club-ante-paid")]
        if payers - {dealer}:
            return [Sentence("club-ante-of-another", dealer=SEAT_NAMES[self.sitting.players[dealer]])]
        return []


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry in the scorebook of an evening; a round has a result for each of its games."""

    kind: Kind
    results: tuple[Result, ...]
