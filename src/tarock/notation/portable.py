"""Portable text: a record that says besides, for programs that know no rules, what follows from it.

It is a record like any other, which every reader of records reads; what was added are tags, and comments as PGN has
them for programs, such as ``{[%led B] [%won C]}``.  What is added can be told from what was there, since it can be
worked out again: so nothing is lost either way.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final, cast

from tarock.core.course import states
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.notation.families import NOTATIONS, Record
from tarock.notation.reader import DealRecord, Remark
from tarock.notation.record import seats_tagged
from tarock.notation.syntax import RESULT

FORMAT: Final = ("Format", "tarock-portable 1")
"""The first tag of a portable text."""


def exported(record: Record) -> Record:
    """Return a record with all that is added to it; one that has it already stays the same."""
    plain = imported(record)
    tags, remarks = _tags(plain), tuple(_remarks(plain))
    given = {name for name, _ in plain.tags}
    added = tuple(tag for tag in tags if tag[0] not in given)
    merged = sorted([*plain.remarks, *remarks], key=_place)  # a stable sort: ours come after those of people
    return replace(cast("DealRecord[Any]", plain), tags=(*added, *plain.tags), remarks=tuple(merged))


def imported(record: Record) -> Record:
    """Return a record without what was added; but for the result, which any record may have."""
    added, remarks = {tag for tag in _tags(record) if tag[0] != RESULT}, set(_remarks(record))
    return replace(
        cast("DealRecord[Any]", record),
        tags=tuple(tag for tag in record.tags if tag not in added),
        remarks=tuple(remark for remark in record.remarks if remark not in remarks),
    )


def _place(remark: Remark) -> tuple[int, bool]:
    """Return where a comment stands: what stands behind an act comes before what stands on a line of its own."""
    return remark.after, remark.place != "behind"


def _tags(record: Record) -> tuple[tuple[str, str], ...]:
    """Return the tags that are added: who sat where, and what the game was and came to."""
    portable = NOTATIONS[record.state.ruleset.family].portable
    names = seats_tagged(record, "Names")
    settled = portable.settled(record.state)
    return (
        FORMAT,
        *((f"Player{seat}", name) for seat, name in names.items() if seat in SEAT_NAMES),
        *portable.facts(record.state),
        *([] if settled is None else [(RESULT, settled.result)]),
    )


def _remarks(record: Record) -> Iterator[Remark]:
    """Give the comments that are added: who led and won each trick, and at the end who pays whom for what."""
    portable = NOTATIONS[record.state.ruleset.family].portable
    course = list(states(record.state))
    for after, (before, now) in enumerate(pairwise(course), start=1):
        tricks = portable.tricks(now)
        if len(tricks) > len(portable.tricks(before)):
            yield Remark(after, _trick(*tricks[-1]), "behind")
    settled = portable.settled(record.state)
    for payment in () if settled is None else settled.payments:
        yield Remark(len(course) - 1, _payment(payment), "own_line")


def _trick(leader: Seat, winner: Seat) -> str:
    return f"[%led {SEAT_NAMES[leader]}] [%won {SEAT_NAMES[winner]}]"


def _payment(payment: Mapping[str, Any]) -> str:
    return f"[%pays {payment['from']} {payment['to']} {payment['points']} {payment['for']}]"
