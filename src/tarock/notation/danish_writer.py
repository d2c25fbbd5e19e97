"""Writing records of Danish Tarok."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from tarock.core.cards import SUIT_NAMES
from tarock.core.errors import TarockError
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.actions import Action, AskLaid, Claim, Declare, Demand, Name, Play, Redeal, Waive
from tarock.danish.events import Ante
from tarock.danish.state import DanishState
from tarock.danish.trick import Trick
from tarock.notation.cards import format_card, format_hand
from tarock.notation.danish_record import DanishRecord
from tarock.notation.syntax import RESULT, format_tag


def record_of(state: DanishState, extra: Iterable[tuple[str, str]] = ()) -> DanishRecord:
    """Return the record of a state; ``extra`` tags such as Event, Date and Names come after the rules."""
    table = state.table
    seating = table.seating
    tags = [("Rules", table.ruleset.id), *extra, ("Dealer", SEAT_NAMES[seating.dealer])]
    if seating.sitting_out:
        tags.append(("Sitting", " ".join(SEAT_NAMES[seat] for seat in seating.sitting_out)))
    if table.opening is None:
        tags.append(("Cups", f"king={table.cups.king} pagat={table.cups.pagat}"))
        if Ante() not in table.events:
            tags.append(("Ante", "paid"))
    else:
        tags += [("Start", f"trick {table.opening.trick}"), ("Leader", SEAT_NAMES[table.opening.leader])]
    tags += [(SEAT_NAMES[seat], format_hand(state.dealt[seat])) for seat in seating.active]
    return DanishRecord(state, tuple(tags))


def write(record: DanishRecord) -> str:
    """Return the text of a record.

    :raises TarockError: if a trick lies unfinished on the table: records end after a whole trick.
    """
    tags = [format_tag(name, value) for name, value in record.tags if name != RESULT]
    result = [format_tag(name, value) for name, value in record.tags if name == RESULT]
    body = _Body(record).lines()
    return "\n".join([*tags, *([""] if body else []), *body, *result, ""])


class _Body:
    """Puts the actions of a record on lines, tricks on one line each."""

    def __init__(self, record: DanishRecord) -> None:
        self.state = record.state
        self.remarks = list(record.remarks)
        self.finished: list[str] = []
        self.words: list[str] = []
        self.written = 0
        self.in_trick = False

    def lines(self) -> list[str]:
        """Return the lines below the tags."""
        table = self.state.table
        entries = iter(table.log)
        if self.state.skat:
            self._write(f"{SEAT_NAMES[table.seating.dealer]} lays {format_hand(self.state.skat)}")
            self._end_line()
        said = [entry for entry in table.log if isinstance(entry[1], Declare | Redeal)]
        for seat, action in islice(entries, len(said)):
            self._write(_statement(seat, action))
            self._end_line()
        for trick in table.tricks:
            self._write_trick(trick, entries)
        rest = list(entries)
        if any(isinstance(action, Play) for _, action in rest):
            message = "a record ends after a whole trick; the one on the table is unfinished"
            raise TarockError(message)
        for seat, action in rest:
            self._write(_statement(seat, action))
            self._end_line()
        self._write_remarks("own_line", "behind", "before")
        self._break_line()
        return self.finished

    def _write_trick(self, trick: Trick, entries: Iterator[tuple[Seat, Action]]) -> None:
        self._write_remarks("own_line")
        self.words.append(f"{trick.number}.")
        self.in_trick = True
        cards = len(trick.plays) + (trick.taken_back is not None)
        while cards:
            seat, action = next(entries)
            cards -= isinstance(action, Play)
            self._write(_play(action) if isinstance(action, Play) else f"({_statement(seat, action)})")
        self.in_trick = False
        self._end_line()

    def _write(self, text: str) -> None:
        self._write_remarks("own_line", "behind", "before")
        self.words.append(text)
        self.written += 1

    def _write_remarks(self, *places: str) -> None:
        """Write the comments that are due, if they stand at one of these places.

        A trick is one line, and so is a comment in it.
        """
        while self.remarks and self.remarks[0].after <= self.written and self.remarks[0].place in places:
            remark = self.remarks.pop(0)
            text = remark.text.replace("\n", " ") if self.in_trick else remark.text
            own_line = remark.place == "own_line" and not self.in_trick
            if own_line:
                self._break_line()
            self.words.append(f"{{{text}}}")
            if own_line:
                self._break_line()

    def _end_line(self) -> None:
        """End the line, with the comments that stand behind its last action."""
        self._write_remarks("behind")
        self._break_line()

    def _break_line(self) -> None:
        if self.words:
            self.finished.append(" ".join(self.words))
            self.words = []


_VERBS: Final[dict[type[Action], str]] = {
    Redeal: "redeal",
    Claim: "claims",
    Waive: "waives",
    Demand: "demands",
    AskLaid: "asks",
}


def _statement(seat: Seat, action: Action) -> str:
    name = SEAT_NAMES[seat]
    if isinstance(action, Declare):
        return f"{name} declares {', '.join(map(str, action.items))}" if action.items else f"{name} passes"
    if isinstance(action, Name):
        return f"{name} names {SUIT_NAMES[action.suit]}"
    return f"{name} {_VERBS[type(action)]}"


def _play(action: Play) -> str:
    card = format_card(action.card)
    return card if action.named is None else f"{card}={SUIT_NAMES[action.named]}"
