"""Writing records of Danish Tarok."""

from collections.abc import Iterable
from typing import Final

from tarock.core.errors import TarockError
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.actions import Action, AskLaid, Claim, ClaimFault, Demand, Lay, Name, Play, Waive
from tarock.danish.events import Ante
from tarock.danish.state import DanishState
from tarock.danish.trick import Trick
from tarock.notation.cards import format_hand
from tarock.notation.danish.record import DanishRecord
from tarock.notation.danish.statements import GRAMMAR, format_claim
from tarock.notation.lines import Lines, written


def record_of(state: DanishState, extra: Iterable[tuple[str, str]] = ()) -> DanishRecord:
    """Return the record of a state; ``extra`` tags such as Event, Date and Names come after the rules."""
    table = state.table
    seating = table.seating
    tags = [("Rules", table.ruleset.id), *extra]
    if table.mode is not Mode.STRICT:
        tags.append(("Mode", table.mode.value))
    tags.append(("Dealer", SEAT_NAMES[seating.dealer]))
    if seating.sitting_out:
        tags.append(("Sitting", " ".join(SEAT_NAMES[seat] for seat in seating.sitting_out)))
    if table.opening is None:
        tags.append(("Cups", f"king={table.cups.king} pagat={table.cups.pagat}"))
        if Ante() not in table.events:
            tags.append(("Ante", "paid"))
    else:
        tags += [("Start", f"trick {table.opening.trick}"), ("Leader", SEAT_NAMES[table.opening.leader])]
    tags += [(SEAT_NAMES[seat], format_hand(state.handed_out[seat])) for seat in seating.active]
    return DanishRecord(state, tuple(tags))


def write(record: DanishRecord) -> str:
    """Return the text of a record.

    :raises TarockError: if a trick lies unfinished on the table: records end after a whole trick.
    """
    return written(record.tags, _body(record))


def _body(record: DanishRecord) -> list[str]:
    table = record.state.table
    body = _Body(record)
    for trick in table.tricks:
        body.write_statements()
        body.write_trick(trick)
    body.write_statements()
    if table.trick is not None and record.state.is_over:
        body.write_rest_of_trick(table.trick)
    if any(isinstance(action, Play) for _, action in body.left):
        message = "a record ends after a whole trick; the one on the table is unfinished"
        raise TarockError(message)
    while body.left:
        body.write_statement()
    return body.lines.all_lines()


class _Body:
    """Writes the actions of a deal in the order of time; what was laid is not in the public log and is put in."""

    def __init__(self, record: DanishRecord) -> None:
        state = record.state
        self.lines = Lines(record.remarks)
        self.left = list(state.table.log)
        self.done = 0
        self.dealer = state.table.seating.dealer
        self.lays = list(state.lays) or [(0, state.skat)] * bool(state.skat)

    def write_statements(self) -> None:
        """Write what was said before a trick, each statement on its own line."""
        self._write_lays()
        while self.left and not isinstance(self.left[0][1], _OPEN_TRICKS):
            self.write_statement()

    def write_statement(self) -> None:
        """Write one statement on its own line."""
        self.lines.write_line(_statement(*self._next()))
        self._write_lays()

    def _write_lays(self) -> None:
        while self.lays and self.lays[0][0] <= self.done:
            _, cards = self.lays.pop(0)
            self.lines.write_line(_statement(self.dealer, Lay(cards)))

    def write_trick(self, trick: Trick) -> None:
        """Write a trick with what was said in it; a card that was held on the table has been written before."""
        cards = len(trick.plays) + (trick.taken_back is not None) - trick.caught
        self.lines.begin_trick(trick.number)
        while cards:
            cards -= isinstance(self.left[0][1], Play)
            self._write_in_trick()
        self.lines.end_trick()

    def write_rest_of_trick(self, trick: Trick) -> None:
        """Write a trick that a claim has broken off."""
        if self.left:
            self.lines.begin_trick(trick.number)
            while self.left:
                self._write_in_trick()
            self.lines.end_trick()

    def _write_in_trick(self) -> None:
        seat, action = self._next()
        self.lines.write(GRAMMAR.spelled(action) if isinstance(action, Play) else f"({_statement(seat, action)})")

    def _next(self) -> tuple[Seat, Action]:
        self.done += 1
        return self.left.pop(0)


_OPEN_TRICKS: Final = Play | Claim | Name | Waive | Demand | AskLaid
"""What stands in the line of its trick even before a card has fallen: cards, and words about the skus and the skat."""


def _statement(seat: Seat, action: Action) -> str:
    words = format_claim(action) if isinstance(action, ClaimFault) else GRAMMAR.spelled(action)
    return f"{SEAT_NAMES[seat]} {words}"
