"""An evening of Königrufen in one file: how one deal follows from the one before, and what they come to."""

from dataclasses import dataclass
from typing import Any

from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import Settlement
from tarock.notation.koenigrufen.as_json import points
from tarock.notation.koenigrufen.record import KoenigrufenRecord


@dataclass(frozen=True, slots=True)
class KoenigrufenDeal:
    """One deal of an evening, from a record or from a sheet: who dealt, and what it came to."""

    settlement: Settlement
    dealers: frozenset[Seat]
    """Who may have dealt: on a sheet the forehand may have been passed on (tournament sheet, 3.4)."""
    is_dealt_again: bool = False
    players: str = ""

    @property
    def next_dealers(self) -> frozenset[Seat]:
        """Who may deal next: the next player, also when the forehand was passed on; the same after a misdeal."""
        return self.dealers if self.is_dealt_again else frozenset((seat + 1) % PLAYERS for seat in self.dealers)

    def carried(self) -> dict[str, Any]:
        """Return what goes on to the next deal as its tags: the deal itself, where one player must deal."""
        (first, *others) = sorted(self.next_dealers)
        return {} if others else {"Dealer": SEAT_NAMES[first]}

    def carried_on_sheet(self) -> dict[str, Any]:
        """Return what goes on to the next sheet: nothing, since each names its forehand."""
        return {}

    def problems(self, after: "KoenigrufenDeal") -> list[Sentence]:
        """Return why another deal cannot be the next one; nothing when it can."""
        if after.players not in {"", self.players or after.players}:
            return [Sentence("evening-places")]
        if self.next_dealers & after.dealers:
            return []
        expected, got = (
            ", ".join(SEAT_NAMES[seat] for seat in sorted(seats)) for seats in (self.next_dealers, after.dealers)
        )
        return [Sentence("evening-dealer", expected=expected, got=got)]


def of_record(record: KoenigrufenRecord) -> KoenigrufenDeal | None:
    """Return the deal of a record; None where nothing is settled."""
    state = record.state
    if not state.is_settled:
        return None
    again = state.table.proceedings.redealt
    return KoenigrufenDeal(state.settlement, frozenset({state.table.dealer}), again, dict(record.tags).get("Names", ""))


def of_sheet(ruleset: KoenigrufenRuleset, forehand: Seat, settlement: Settlement) -> KoenigrufenDeal:
    """Return the deal of a sheet, which names the forehand and not the dealer."""
    before = range(1, 3 if ruleset.passing_on.allowed else 2)
    return KoenigrufenDeal(settlement, frozenset((forehand - steps) % PLAYERS for steps in before))


def total(deals: tuple[KoenigrufenDeal, ...]) -> dict[str, Any]:
    """Return what an evening came to: score and money by seat, and what was written where the book writes."""
    columns = {
        "score": [deal.settlement.score for deal in deals],
        "money": [deal.settlement.money for deal in deals],
        "written": [deal.settlement.written for deal in deals if deal.settlement.written is not None],
    }
    return {
        "deals": len(deals),
        **{
            name: {SEAT_NAMES[seat]: points(sum(row[seat] for row in rows)) for seat in range(PLAYERS)}
            for name, rows in columns.items()
            if rows
        },
    }
