"""Repetition: what was missed comes again, in growing distances (Leitner's boxes, ``schedule.toml``)."""

from collections.abc import Mapping
from datetime import date, timedelta
from functools import cache
from importlib import resources

import msgspec


class Boxes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After how many days an item of each box comes again."""

    days: tuple[int, ...]


class Boxed(msgspec.Struct, frozen=True):
    """An item in a box, counted from 0, and the day on which it comes again."""

    box: int
    due: date


@cache
def boxes() -> Boxes:
    """Return the boxes."""
    return msgspec.toml.decode((resources.files("tarock.school") / "schedule.toml").read_bytes(), type=Boxes)


def boxed(known: Boxed | None, today: date, *, right: bool) -> Boxed | None:
    """Return where an item goes after an answer; None where it is not kept: answered rightly at once, or known by now.

    >>> boxed(None, date(2026, 1, 1), right=False)
    Boxed(box=0, due=datetime.date(2026, 1, 2))
    >>> boxed(Boxed(0, date(2026, 1, 2)), date(2026, 1, 2), right=True)
    Boxed(box=1, due=datetime.date(2026, 1, 5))
    """
    days = boxes().days
    if not right:
        return Boxed(0, today + timedelta(days=days[0]))
    if known is None or known.box + 1 >= len(days):
        return None
    return Boxed(known.box + 1, today + timedelta(days=days[known.box + 1]))


def due(items: Mapping[str, Boxed], today: date) -> list[str]:
    """Return the items that come again today, the longest overdue first."""
    waiting = [(each.due, name) for name, each in items.items() if each.due <= today]
    return [name for _, name in sorted(waiting)]
