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
from tarock.notation.lines import Lines
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
    body = _body(record)
    return "\n".join([*tags, *([""] if body else []), *body, *result, ""])


def _body(record: DanishRecord) -> list[str]:
    state = record.state
    table = state.table
    lines = Lines(record.remarks)
    entries = iter(table.log)
    if state.skat:
        lines.write_line(f"{SEAT_NAMES[table.seating.dealer]} lays {format_hand(state.skat)}")
    said = [entry for entry in table.log if isinstance(entry[1], Declare | Redeal)]
    for seat, action in islice(entries, len(said)):
        lines.write_line(_statement(seat, action))
    for trick in table.tricks:
        _write_trick(lines, trick, entries)
    rest = list(entries)
    if any(isinstance(action, Play) for _, action in rest):
        message = "a record ends after a whole trick; the one on the table is unfinished"
        raise TarockError(message)
    for seat, action in rest:
        lines.write_line(_statement(seat, action))
    return lines.all_lines()


def _write_trick(lines: Lines, trick: Trick, entries: Iterator[tuple[Seat, Action]]) -> None:
    lines.begin_trick(trick.number)
    cards = len(trick.plays) + (trick.taken_back is not None)
    while cards:
        seat, action = next(entries)
        cards -= isinstance(action, Play)
        lines.write(_play(action) if isinstance(action, Play) else f"({_statement(seat, action)})")
    lines.end_trick()


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
