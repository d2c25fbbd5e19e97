"""Writing records of Danish Tarok."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from tarock.core.errors import TarockError
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.actions import Action, AskLaid, Claim, ClaimFault, Demand, Name, Play, Waive
from tarock.danish.events import Ante
from tarock.danish.history import acts, history
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
    """Write the actions of a deal, which is played over again for where a trick begins, ends and is taken back."""
    state, lines = record.state, Lines(record.remarks)
    done = list(acts(state))
    for place, ((before, after), (seat, action)) in enumerate(zip(pairwise(history(state)), done, strict=True)):
        played = state.is_over or any(isinstance(other, Play) for _, other in done[place:])
        if not lines.in_trick and isinstance(action, _OPEN_TRICKS) and played:
            assert before.table.trick is not None
            lines.begin_trick(before.table.trick.number)
        if isinstance(action, Play):
            lines.write(GRAMMAR.spelled(action))
        elif lines.in_trick:
            lines.write(f"({_statement(seat, action)})")
        else:
            lines.write_line(_statement(seat, action))
        if lines.in_trick and not _lies(after, before.table.trick):
            lines.end_trick()
    if lines.in_trick:
        message = "a record ends after a whole trick; the one on the table is unfinished"
        raise TarockError(message)
    return lines.all_lines()


def _lies(state: DanishState, trick: Trick | None) -> bool:
    """Tell whether a trick still lies on the table: it is not finished, broken off or taken back."""
    on_table = state.table.trick
    return not state.is_over and trick is not None and on_table is not None and on_table.number == trick.number


_OPEN_TRICKS: Final = Play | Claim | Name | Waive | Demand | AskLaid
"""What stands in the line of its trick even before a card has fallen: cards, and words about the skus and the skat."""


def _statement(seat: Seat, action: Action) -> str:
    words = format_claim(action) if isinstance(action, ClaimFault) else GRAMMAR.spelled(action)
    return f"{SEAT_NAMES[seat]} {words}"
