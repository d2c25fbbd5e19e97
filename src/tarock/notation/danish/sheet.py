"""The settlement sheet of Danish Tarok: what a secretary knows when the cards are shuffled again, as JSON."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never, get_args

from tarock.core.cards import SUITS, Suit
from tarock.core.errors import NotationError, SheetError
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence, shown
from tarock.danish import events
from tarock.danish.contradictions import check_declarations, contradictions
from tarock.danish.declarations import Fullness
from tarock.danish.events import Cup, Cups, Event
from tarock.danish.fault_kinds import FAULTS
from tarock.danish.rules import DanishRuleset, LongDeclaration
from tarock.danish.seating import ACTIVE, Seating
from tarock.danish.settlement import Settlement, settle
from tarock.danish.state import DanishState
from tarock.notation.cards import format_suit, parse_suit
from tarock.notation.fields import LARGEST, Fields, Json, as_list, as_number, as_object, as_seat, as_text

_FIELDS: Final = ("ruleset", "mode", "dealer", "forehand", "middle", "sitting_out", "cups", "events")
_KINGS: Final = "kings"
_CUPS: Final = tuple(cup.value for cup in Cup)
_LONGEST: Final = 22


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet that can be settled."""

    ruleset: DanishRuleset
    seating: Seating
    cups: Cups
    events: tuple[Event, ...]

    def settle(self) -> Settlement:
        """Return the settlement.

        :raises SheetError: if the events contradict each other.
        """
        return settle(self.ruleset, self.seating, self.cups, self.events)


def parse_sheet(ruleset: DanishRuleset, data: Json) -> Sheet:
    """Read a sheet.

    :raises SheetError: naming the field that is wrong.
    """
    for key in as_object("sheet", data):
        if key not in _FIELDS:
            raise SheetError("sheet", Sentence("sheet-unknown-field", got=shown(key), expected=", ".join(_FIELDS)))
    seating = _seating(data)
    listed = as_list("events", data.get("events"))
    parser = _Events(ruleset, seating)
    parsed = [event for place, item in enumerate(listed) for event in parser.parse(f"events[{place}]", item)]
    if _mode(data.get("mode", Mode.STRICT.value)) is Mode.STRICT:
        check_declarations(ruleset, parsed)
    return Sheet(ruleset, seating, _cups(data.get("cups", {})), tuple(parsed))


def _mode(value: Json) -> Mode:
    """Read whether people erred: what was declared wrongly and nobody noticed stands."""
    if value not in set(Mode):
        raise SheetError("mode", Sentence("file-choice", expected=", ".join(Mode), got=shown(value)))
    return Mode(value)


def _seating(data: Fields) -> Seating:
    dealer, forehand, middle = (as_seat(key, data.get(key)) for key in ("dealer", "forehand", "middle"))
    out = as_list("sitting_out", data.get("sitting_out", []))
    seating = Seating(dealer, forehand, middle, tuple(as_seat("sitting_out", seat) for seat in out))
    for problem in seating.problems():
        raise SheetError("dealer, forehand, middle, sitting_out", problem)
    return seating


def _cups(data: Json) -> Cups:
    cups = as_object("cups", data)
    for key in cups:
        if key not in _CUPS:
            raise SheetError("cups", Sentence("file-choice", got=shown(key), expected=", ".join(_CUPS)))
    return Cups(*(as_number(f"cups.{cup}", cups.get(cup, 0), 0) for cup in Cup))


def _cup(field: str, value: Json) -> Cup:
    if value not in _CUPS:
        raise SheetError(field, Sentence("file-choice", got=shown(value), expected=", ".join(_CUPS)))
    return Cup(value)


class _Events:
    """Reads the events of one sheet."""

    def __init__(self, ruleset: DanishRuleset, seating: Seating) -> None:
        self.ruleset = ruleset
        self.seating = seating

    def parse(self, field: str, item: Json) -> tuple[Event, ...]:
        """Return what one entry of the list says; funding both cups says two things."""
        words = as_list(field, item)
        if not words or not isinstance(words[0], str):
            raise SheetError(field, Sentence("sheet-no-event", got=shown(item)))
        name, arguments = words[0], words[1:]
        if name not in _EVENTS:
            raise SheetError(field, Sentence("sheet-unknown-event", got=shown(name), expected=", ".join(_EVENTS)))
        entry = _EVENTS[name]
        if len(arguments) not in entry.lengths:
            expected = "–".join(map(str, sorted({min(entry.lengths), max(entry.lengths)})))
            raise SheetError(field, Sentence("sheet-arguments", event=name, expected=expected, got=len(arguments)))
        return entry.parse(self, f"{field} ({name})", arguments)

    def fund(self, field: str, arguments: list[Json]) -> tuple[Event, ...]:
        """Read which cups were funded."""
        if arguments[0] == "both":
            return tuple(events.Fund(cup) for cup in Cup)
        return (events.Fund(_cup(field, arguments[0])),)

    def declare(self, field: str, arguments: list[Json]) -> tuple[Event, ...]:
        """Read a declaration."""
        return (self._declared(field, as_seat(field, arguments[0]), arguments[1:]),)

    def fine(self, field: str, arguments: list[Json]) -> tuple[Event, ...]:
        """Read a fine and what is repaid with it."""
        seat, fault = as_seat(field, arguments[0]), arguments[1]
        if fault not in FAULTS:
            raise SheetError(field, Sentence("sheet-unknown-fault", got=shown(fault), expected=", ".join(FAULTS)))
        is_false = fault == "false_declaration"
        if is_false != (len(arguments) > 2):  # noqa: PLR2004 - seat, fault, declaration
            key = "sheet-repays-what" if is_false else "sheet-repays-nothing"
            raise SheetError(field, Sentence(key, fault=fault))
        return (
            events.Fined(seat, fault, *(self._declared(field, seat, as_list(field, each)) for each in arguments[2:])),
        )

    def repay(self, field: str, arguments: list[Json]) -> tuple[Event, ...]:
        """Read a further declaration that is repaid, and what was due instead of it."""
        seat = as_seat(field, arguments[0])
        return (events.Repaid(seat, *(self._declared(field, seat, as_list(field, each)) for each in arguments[1:])),)

    def ruling(self, field: str, arguments: list[Json]) -> tuple[Event, ...]:
        """Read what the referee decided by hand."""
        payer, to, points, why = arguments
        payee = Cup(to) if to in _CUPS else as_seat(field, to)
        return (events.Ruled(as_seat(field, payer), payee, as_number(field, points, 1), as_text(field, why)),)

    def _declared(self, field: str, seat: Seat, words: list[Json]) -> events.Declared:
        match words:
            case ["taroks" | "matadors" as kind, number]:
                rule: LongDeclaration = getattr(self.ruleset, kind)
                return events.DeclaredLength(seat, kind, as_number(field, number, rule.shortest, _LONGEST))
            case [fullness, str(what)] if fullness in get_args(Fullness):
                return events.DeclaredCourts(seat, fullness, None if what == _KINGS else self._suit(field, what))
            case _:
                raise SheetError(field, Sentence("sheet-no-declaration", got=shown(words)))

    def _suit(self, field: str, text: str) -> Suit:
        try:
            suit = parse_suit(text)
        except NotationError as error:
            raise SheetError(field, Sentence("sheet-no-courts", got=shown(text))) from error
        if suit not in SUITS:
            raise SheetError(field, Sentence("sheet-tarok-courts"))
        return suit

    def count(self, field: str, arguments: list[Json]) -> tuple[Event, ...]:
        """Read the count, which must be the whole pack's."""
        points = self._by_seat(field, arguments[0], self.seating.active, 0)
        total = ACTIVE * self.ruleset.count.average
        if sum(points.values()) != total:
            raise SheetError(field, Sentence("sheet-count-sum", got=sum(points.values()), expected=total))
        return (events.Counted(tuple(sorted(points.items()))),)

    def close(self, field: str, arguments: list[Json]) -> tuple[Event, ...]:
        """Read the standings at the end of the evening."""
        return (events.Close(tuple(sorted(self._by_seat(field, arguments[0], self.seating.at_table).items()))),)

    def _by_seat(self, field: str, data: Json, seats: tuple[Seat, ...], lowest: int = -LARGEST) -> dict[Seat, int]:
        by_name = as_object(field, data).items()
        points = {as_seat(field, name): as_number(f"{field}.{name}", value, lowest) for name, value in by_name}
        if set(points) != set(seats):
            raise SheetError(field, Sentence("sheet-points-for", seats=", ".join(SEAT_NAMES[seat] for seat in seats)))
        return points


_Parser: TypeAlias = Callable[[_Events, str, list[Json]], tuple[Event, ...]]


@dataclass(frozen=True, slots=True)
class _Entry:
    """How an entry of a sheet is read, with how many arguments; ``event``: where they are no more than its fields."""

    lengths: tuple[int, ...]
    parse: _Parser
    event: Callable[..., Event] | None = None


def _bare(event: Callable[[], Event]) -> _Entry:
    return _Entry((0,), lambda _parser, _field, _arguments: (event(),), event)


def _of_seat(event: Callable[[Seat], Event]) -> _Entry:
    return _Entry((1,), lambda _, field, arguments: (event(as_seat(field, arguments[0])),), event)


def _of_seat_and_cup(event: Callable[[Seat, Cup], Event]) -> _Entry:
    return _Entry(
        (2,), lambda _, field, arguments: (event(as_seat(field, arguments[0]), _cup(field, arguments[1])),), event
    )


_EVENTS: Final[dict[str, _Entry]] = {
    "fund": _Entry((1,), _Events.fund),
    "ante": _bare(events.Ante),
    "unfunded": _of_seat_and_cup(events.Unfunded),
    "redeal": _of_seat(events.Redealt),
    "declare": _Entry((3,), _Events.declare),
    "lost": _of_seat_and_cup(events.Lost),
    "pagat_home": _of_seat(events.PagatHomed),
    "fine": _Entry((2, 3, 4), _Events.fine),
    "repay": _Entry((2, 3), _Events.repay),
    "ruling": _Entry((4,), _Events.ruling),
    "void": _bare(events.Void),
    "last_trick": _of_seat(events.WonLast),
    "ultimo": _of_seat_and_cup(events.WonUltimo),
    "bagud": _of_seat_and_cup(events.WentBagud),
    "nolo": _of_seat(events.WonNolo),
    "tout": _of_seat(events.WonTout),
    "count": _Entry((1,), _Events.count),
    "close": _Entry((1,), _Events.close),
}
_NAMES: Final = {entry.event: name for name, entry in _EVENTS.items() if entry.event is not None}


def format_event(event: Event) -> list[Json]:
    """Return an event as the sheet writes it."""
    match event:
        case events.Fund(cup):
            return ["fund", cup.value]
        case events.DeclaredLength(seat) | events.DeclaredCourts(seat):
            return ["declare", SEAT_NAMES[seat], *_format_declared(event)]
        case events.Fined(seat, fault, repaid, due):
            return ["fine", SEAT_NAMES[seat], fault, *(_format_declared(each) for each in (repaid, due) if each)]
        case events.Repaid(seat, repaid, due):
            return ["repay", SEAT_NAMES[seat], *(_format_declared(each) for each in (repaid, due) if each)]
        case events.Ruled(seat, payee, points, why):
            to = payee.value if isinstance(payee, Cup) else SEAT_NAMES[payee]
            return ["ruling", SEAT_NAMES[seat], to, points, why]
        case events.Counted(points):
            return ["count", {SEAT_NAMES[seat]: number for seat, number in points}]
        case events.Close(standings):
            return ["close", {SEAT_NAMES[seat]: number for seat, number in standings}]
        case events.Ante() | events.Void():
            return [_NAMES[type(event)]]
        case events.OfSeat():
            return [_NAMES[type(event)], SEAT_NAMES[event.seat]]
        case events.OfSeatAndCup():
            return [_NAMES[type(event)], SEAT_NAMES[event.seat], event.cup.value]
        case _:
            assert_never(event)


def _format_declared(event: events.Declared) -> list[Json]:
    if isinstance(event, events.DeclaredLength):
        return [event.kind, event.number]
    return [event.fullness, _KINGS if event.suit is None else format_suit(event.suit)]


def sheet_of(state: DanishState) -> Fields:
    """Return the sheet that a deal amounts to."""
    table = state.table
    seating = table.seating
    seats = {"dealer": seating.dealer, "forehand": seating.forehand, "middle": seating.middle}
    return {
        "ruleset": table.ruleset.id,
        **({"mode": Mode.TABLE.value} if contradictions(table.ruleset, table.events) else {}),
        **{role: SEAT_NAMES[seat] for role, seat in seats.items()},
        **({"sitting_out": [SEAT_NAMES[seat] for seat in seating.sitting_out]} if seating.sitting_out else {}),
        "cups": {cup.value: table.cups[cup] for cup in Cup},
        "events": [format_event(event) for event in table.events],
    }
