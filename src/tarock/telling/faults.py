"""Faults in lines: whose, what, and when."""

from collections.abc import Iterable

from tarock.core.faults import Fault
from tarock.core.seats import Seat
from tarock.telling.line import Line
from tarock.words.passages import hyphenated


def fault_name(prefix: str, kind: str) -> Line:
    """Return what a fault is called.

    :param prefix: of the messages of its family.
    """
    return Line(f"{prefix}fault-{hyphenated(kind)}")


def fault_line(prefix: str, kind: str, seats: Iterable[Seat], when: Line) -> Line:
    """Return whose fault it is, what, and when."""
    parts = {"what": (fault_name(prefix, kind),), "when": (when,)}
    return Line("referee-heading", "fault", seats={"name": tuple(seats)}, parts=parts)


def found(prefix: str, faults: Iterable[Fault]) -> tuple[Line, ...]:
    """Return what a verdict has uncovered; those who share a fault are named together."""
    seats: dict[tuple[str, int], list[Seat]] = {}
    for fault in faults:
        seats.setdefault((fault.kind, fault.trick), []).append(fault.seat)
    return tuple(fault_line(prefix, kind, who, in_trick(trick)) for (kind, trick), who in seats.items())


def in_trick(trick: int) -> Line:
    """Return in which trick something happened; 0 is before play."""
    return Line("moment-trick", values={"trick": trick}) if trick else Line("moment-before-play")
