"""An evening of Danish Tarok in one file: how one deal follows from the one before, and what they come to."""

from dataclasses import dataclass
from typing import Any

from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence
from tarock.danish.events import Ante, Cup, Cups, Event, Fined, Redealt
from tarock.danish.rules import DanishRuleset, Rotation
from tarock.danish.seating import Seating
from tarock.danish.settlement import Settlement
from tarock.notation.danish.record import DanishRecord
from tarock.notation.danish.sheet import Sheet


@dataclass(frozen=True, slots=True)
class DanishDeal:
    """One deal of an evening, from a record or from a sheet: who sat where, with which cups, and what happened."""

    ruleset: DanishRuleset
    seating: Seating
    cups: Cups
    events: tuple[Event, ...]
    settlement: Settlement
    players: str = ""
    """The names at the table, as they are written; nothing where none are."""

    @property
    def is_dealt_again(self) -> bool:
        """Tell whether the same dealer deals again, and his ante stays paid (B-31, B-47)."""
        return any(isinstance(event, Redealt) for event in self.events)

    @property
    def next_dealers(self) -> frozenset[Seat]:
        """Who may deal next.

        A misdeal is dealt again by the dealer who pays for it, or the deal passes on (Jensen 1989, Kortgivning,
        l.177-178); also after a void deal it passes on (B-34).
        """
        same = frozenset({self.seating.dealer})
        if self.is_dealt_again:
            return same
        table = len(self.seating.at_table)
        following = frozenset((self.seating.dealer + row.step) % table for row in _rotations(self.ruleset, table))
        misdealt = any(isinstance(event, Fined) and event.fault == "misdeal" for event in self.events)
        return (following or frozenset(self.seating.at_table)) | (same if misdealt else frozenset[Seat]())

    def carried(self) -> dict[str, Any]:
        """Return what goes on to the next deal, as its tags say it: the cups, and an ante that stays paid."""
        cups = self.settlement.cups
        ante = {"Ante": "paid"} if self.is_dealt_again else {}
        return {"Cups": f"king={cups.king} pagat={cups.pagat}", **ante}

    def carried_on_sheet(self) -> dict[str, Any]:
        """Return the same as the fields of a sheet."""
        return {"cups": {cup.value: self.settlement.cups[cup] for cup in Cup}}

    def problems(self, after: "DanishDeal") -> list[Sentence]:
        """Return why another deal cannot be the next one; nothing when it can."""
        found: list[Sentence] = []
        if after.seating.at_table != self.seating.at_table or after.players not in {"", self.players or after.players}:
            found.append(Sentence("evening-places"))
        elif after.seating.dealer not in self.next_dealers:
            expected = ", ".join(SEAT_NAMES[seat] for seat in sorted(self.next_dealers))
            found.append(Sentence("evening-dealer", expected=expected, got=SEAT_NAMES[after.seating.dealer]))
        for cup in Cup:
            held = self.settlement.cups[cup]
            if after.cups[cup] != held:
                found.append(Sentence("evening-cups", cup=cup.value, expected=held, got=after.cups[cup]))
        if self.is_dealt_again and Ante() in after.events:
            found.append(Sentence("evening-ante"))
        return found


def of_record(record: DanishRecord) -> DanishDeal | None:
    """Return the deal of a record; None where nothing is settled."""
    state = record.state
    table = state.table
    if table.is_position or not state.is_settled:
        return None
    names = dict(record.tags).get("Names", "")
    return DanishDeal(table.ruleset, table.seating, table.cups, table.events, state.settlement, names)


def of_sheet(sheet: Sheet) -> DanishDeal:
    """Return the deal of a sheet."""
    return DanishDeal(sheet.ruleset, sheet.seating, sheet.cups, sheet.events, sheet.settle())


def total(deals: tuple[DanishDeal, ...]) -> dict[str, Any]:
    """Return what an evening came to: net by seat, and what the cups hold at its end."""
    net: dict[str, int] = {}
    for deal in deals:
        for seat, points in deal.settlement.net:
            net[SEAT_NAMES[seat]] = net.get(SEAT_NAMES[seat], 0) + points
    cups = deals[-1].settlement.cups
    return {"deals": len(deals), "net": net, "cups": {cup.value: cups[cup] for cup in Cup}}


def _rotations(ruleset: DanishRuleset, table: int) -> list[Rotation]:
    """Return the rotations in which the letters of a table always mean the same people."""
    return [row for row in ruleset.rotations if row.at_table == table and not row.resting and len(row.games) == 1]
