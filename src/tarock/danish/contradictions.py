"""Declarations that cannot stand together: there is one pack, and a hand declares each thing once.

Only what is certainly wrong is refused; a declaration that was found false and is repaid may contradict another.
"""

from collections.abc import Iterable
from itertools import combinations

from tarock.core.cards import SUIT_NAMES
from tarock.core.errors import SheetError
from tarock.core.seats import SEAT_NAMES
from tarock.core.sentences import Sentence
from tarock.danish.declarations import LONGEST
from tarock.danish.events import Declared, DeclaredCourts, DeclaredLength, Event, Fined, Repaid
from tarock.danish.rules import DanishRuleset
from tarock.danish.settlement import price


def check_declarations(rules: DanishRuleset, events: Iterable[Event]) -> None:
    """Refuse declarations that no deal of one pack can have together.

    :raises SheetError: with those two, and why.
    """
    for wrong in contradictions(rules, tuple(events)):
        raise SheetError("events", wrong)


def contradictions(rules: DanishRuleset, events: tuple[Event, ...]) -> list[Sentence]:
    """Return which declarations exclude each other, and why."""
    repaid = {event.repaid for event in events if isinstance(event, Fined | Repaid)}
    standing = [event for event in events if isinstance(event, DeclaredLength | DeclaredCourts)]
    pairs = combinations([event for event in standing if event not in repaid], 2)
    return [wrong for one, other in pairs if (wrong := _contradiction(rules, one, other)) is not None]


def _contradiction(rules: DanishRuleset, one: Declared, other: Declared) -> Sentence | None:
    if one == other or _subject(one) != _subject(other):
        return None  # the same one written down twice is refused in any sheet
    rule, what = price(rules, other)[2], _subject(other)
    if one.seat == other.seat:
        return Sentence("sheet-declared-kind-twice", seat=SEAT_NAMES[one.seat], what=what, rule=rule)
    why = "courts"
    if isinstance(one, DeclaredLength) and isinstance(other, DeclaredLength):
        why = one.kind
        if why == "taroks" and one.number + other.number <= LONGEST:
            return None
    seats = {"seat": SEAT_NAMES[one.seat], "other": SEAT_NAMES[other.seat]}
    return Sentence("sheet-declared-by-two", **seats, what=what, why=why, all=LONGEST, rule=rule)


def _subject(declared: Declared) -> str:
    """Return what a declaration is about, as sheets write it."""
    if isinstance(declared, DeclaredLength):
        return declared.kind
    return "kings" if declared.suit is None else SUIT_NAMES[declared.suit]
