"""Writing records of Königrufen."""

from collections.abc import Iterable

from tarock.core.errors import TarockError
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.koenigrufen.actions import DOUBLES, Action, Play, Speak, Target
from tarock.koenigrufen.cards import HALF
from tarock.koenigrufen.state import KoenigrufenState, steps
from tarock.koenigrufen.table import Phase
from tarock.notation.cards import format_card, format_hand
from tarock.notation.koenigrufen.record import KoenigrufenRecord
from tarock.notation.koenigrufen.statements import GRAMMAR
from tarock.notation.lines import Lines, written


def record_of(state: KoenigrufenState, extra: Iterable[tuple[str, str]] = ()) -> KoenigrufenRecord:
    """Return the record of a state; ``extra`` tags such as Event, Date and Names come after the rules."""
    halves = (state.talon[:HALF], state.talon[HALF:])
    mode = state.table.mode
    tags = [
        ("Rules", state.ruleset.id),
        *extra,
        *([] if mode is Mode.STRICT else [("Mode", mode.value)]),
        ("Dealer", SEAT_NAMES[state.table.dealer]),
        *((SEAT_NAMES[seat], format_hand(hand)) for seat, hand in enumerate(state.dealt)),
        ("Talon", " | ".join(" ".join(map(format_card, half)) for half in halves)),
    ]
    return KoenigrufenRecord(state, tuple(tags))


def write(record: KoenigrufenRecord) -> str:
    """Return the text of a record.

    :raises TarockError: if a trick lies unfinished on the table: records end after a whole trick.
    """
    return written(record.tags, _body(record))


def _body(record: KoenigrufenRecord) -> list[str]:
    """Write the actions of a deal.

    What was laid is not in the log, since the table does not know it: the deal is played over again for its place, for
    the level of each doubling and for where a trick ends.
    """
    table = record.state.table
    if table.phase is Phase.PLAY and table.trick is not None and table.trick.plays:
        message = "a record ends after a whole trick; the one on the table is unfinished"
        raise TarockError(message)
    lines = Lines(record.remarks)
    for before, seat, action in steps(record.state):
        trick = before.table.trick
        lies = before.phase is Phase.PLAY and trick is not None and bool(trick.plays)
        if lines.in_trick and not lies:
            lines.end_trick()
        if isinstance(action, Play):
            if not lines.in_trick:
                assert trick is not None
                lines.begin_trick(trick.number)
            lines.write(GRAMMAR.spelled(action))
        elif lies and lines.in_trick:
            lines.write(f"({_spelled(before, seat, action)[0]})")
        else:
            lines.write_line(" ; ".join(_spelled(before, seat, action)))
    if lines.in_trick:
        lines.end_trick()
    return lines.all_lines()


def _spelled(state: KoenigrufenState, seat: Seat, action: Action) -> list[str]:
    name = SEAT_NAMES[seat]
    if isinstance(action, Speak):
        return [f"{name} {words}" for words in _spoken(state, seat, action)]
    return [f"{name} {GRAMMAR.spelled(action)}"]


def _spoken(state: KoenigrufenState, seat: Seat, action: Speak) -> list[str]:
    """Return the words of one turn: doublings by their level, then announcements."""
    levels: dict[str, list[str]] = {}
    for target in action.doubles:
        doubling = state.table.round.doubling(*state.subject(seat, target))
        verb = DOUBLES[0 if doubling is None else len(doubling.by)]
        levels.setdefault(verb, []).append(_target(target))
    said = [f"{verb} {' '.join(targets)}" for verb, targets in levels.items()]
    if action.announces:
        said.append(GRAMMAR.spelled(Speak(action.announces)))
    if not said:
        said.append(GRAMMAR.spelled(action) if state.table.round.turns else "announces nothing")
    return said


def _target(target: Target) -> str:
    return SEAT_NAMES[target] if isinstance(target, int) else target
