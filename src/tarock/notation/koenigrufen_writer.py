"""Writing records of Königrufen."""

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

from tarock.core.errors import TarockError
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.koenigrufen.actions import (
    Action,
    Bid,
    Call,
    Concede,
    Hold,
    Lay,
    Pass,
    PassForehand,
    Play,
    Speak,
    Take,
    Target,
    Vorhand,
)
from tarock.koenigrufen.cards import HALF, PLAYERS
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Phase
from tarock.notation.cards import format_card, format_hand
from tarock.notation.koenigrufen_record import KoenigrufenRecord
from tarock.notation.lines import Lines
from tarock.notation.syntax import RESULT, format_tag

_DOUBLES: Final = ("kontra", "re", "sub")


def record_of(state: KoenigrufenState, extra: Iterable[tuple[str, str]] = ()) -> KoenigrufenRecord:
    """Return the record of a state; ``extra`` tags such as Event, Date and Names come after the rules."""
    halves = (state.talon[:HALF], state.talon[HALF:])
    tags = [
        ("Rules", state.ruleset.id),
        *extra,
        ("Dealer", SEAT_NAMES[state.table.dealer]),
        *((SEAT_NAMES[seat], format_hand(hand)) for seat, hand in enumerate(state.dealt)),
        ("Talon", " | ".join(" ".join(map(format_card, half)) for half in halves)),
    ]
    return KoenigrufenRecord(state, tuple(tags))


def write(record: KoenigrufenRecord) -> str:
    """Return the text of a record.

    :raises TarockError: if a trick lies unfinished on the table: records end after a whole trick.
    """
    tags = [format_tag(name, value) for name, value in record.tags if name != RESULT]
    result = [format_tag(name, value) for name, value in record.tags if name == RESULT]
    body = _body(record)
    return "\n".join([*tags, *([""] if body else []), *body, *result, ""])


def _body(record: KoenigrufenRecord) -> list[str]:
    table = record.state.table
    if table.trick is not None and table.trick.plays:
        message = "a record ends after a whole trick; the one on the table is unfinished"
        raise TarockError(message)
    lines = Lines(record.remarks)
    cards = 0
    for entry in _entries(record.state):
        if not isinstance(entry, Play):
            lines.write_line(" ; ".join(entry))
            continue
        if cards % PLAYERS == 0:
            lines.begin_trick(cards // PLAYERS + 1)
        lines.write(format_card(entry.card))
        cards += 1
        if cards % PLAYERS == 0:
            lines.end_trick()
    return lines.all_lines()


def _entries(state: KoenigrufenState) -> Iterator[list[str] | Play]:
    """Give the actions of a deal as statements, and its cards; the discard stands where it was laid.

    What was laid is not in the log, since the table does not know it: the deal is played over again for its place
    and for the level of each doubling.
    """
    table = state.table
    again = start(table.ruleset, table.dealer, state.dealt, state.talon)
    for seat, action in table.log:
        if again.phase is Phase.LAYING:
            yield [_laid(state)]
            again = again.apply(_turn(again), Lay(state.laid))
        yield action if isinstance(action, Play) else _spelled(again, seat, action)
        again = again.apply(seat, action)
    if again.phase is Phase.LAYING and state.phase is not Phase.LAYING:
        yield [_laid(state)]


def _turn(state: KoenigrufenState) -> Seat:
    assert state.turn is not None
    return state.turn


def _laid(state: KoenigrufenState) -> str:
    assert state.table.declarer is not None
    return f"{SEAT_NAMES[state.table.declarer]} lays {format_hand(state.laid)}"


def _spelled(state: KoenigrufenState, seat: Seat, action: Action) -> list[str]:
    name = SEAT_NAMES[seat]
    if isinstance(action, Speak):
        return [f"{name} {words}" for words in _spoken(state, seat, action)]
    assert not isinstance(action, Lay | Play), "the table does not know what was laid, and cards stand in tricks"
    return [" ".join(word for word in (name, *_words(action)) if word)]


def _words(
    action: Vorhand | PassForehand | Pass | Bid | Hold | Call | Take | Concede,
) -> tuple[str, ...]:
    match action:
        case Vorhand():
            return ("vorhand",)
        case PassForehand():
            return ("passes-forehand",)
        case Pass():
            return ("pass",)
        case Bid(contract, bird, announces):
            return contract, bird or "", *announces
        case Hold(announces):
            return "hold", *announces
        case Call(card):
            return "calls", "fourth" if card is None else format_card(card)
        case Take(half):
            return "takes", str(half)
        case Concede(bird):
            return "concedes", bird or ""
        case _:
            assert_never(action)


def _spoken(state: KoenigrufenState, seat: Seat, action: Speak) -> list[str]:
    """Return the words of one turn: doublings by their level, then announcements."""
    levels: dict[str, list[str]] = {}
    for target in action.doubles:
        doubling = state.table.round.doubling(*state.subject(seat, target))
        verb = _DOUBLES[0 if doubling is None else len(doubling.by)]
        levels.setdefault(verb, []).append(_target(target))
    said = [f"{verb} {' '.join(targets)}" for verb, targets in levels.items()]
    if action.announces:
        said.append(f"announces {' '.join(action.announces)}")
    if not said:
        said.append("announces nothing" if not state.table.round.turns else "good")
    return said


def _target(target: Target) -> str:
    return SEAT_NAMES[target] if isinstance(target, int) else target
