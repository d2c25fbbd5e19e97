"""Lines of evenings for tests: sheets of deals that were played at random, and sheets that a book allows."""

from random import Random
from typing import Any

from tarock.club.evening import Evening
from tarock.club.evenings.course import Written
from tarock.club.evenings.danish import DanishCourse
from tarock.club.rotation import Sitting
from tarock.danish.events import Ante, Redealt
from tarock.danish.state import start
from tarock.notation.danish.sheet import format_event
from tests.club.games import step


def danish_sheets(course: DanishCourse, rng: Random) -> list[dict[str, Any]]:
    """Return the lines of the next round, played at random: one, and more where somebody asks for a new deal."""
    games: list[Any] = []
    again: list[dict[str, Any]] = []
    for which, sitting in enumerate(course.evening.sittings):
        sheet, is_redealt = played(course.evening, sitting, rng)
        paid = False
        while is_redealt:
            paid = True
            again.append(sheet if len(course.evening.sittings) == 1 else {"games": _alone(which, sheet)})
            course = course.after(Written(again[-1]))[0]
            sheet, is_redealt = played(course.evening, sitting, rng, ante=not paid)
        games.append(sheet)
    return [*again, games[0] if len(games) == 1 else {"games": games}]


def _alone(which: int, sheet: dict[str, Any]) -> list[Any]:
    return [sheet if place == which else None for place in range(2)]


def played(evening: Evening, sitting: Sitting, rng: Random, *, ante: bool = True) -> tuple[dict[str, Any], bool]:
    """Return the sheet of a deal that was played at random; was it thrown in for a new deal?"""
    state = start(evening.ruleset, sitting.seating, str(rng.random()), evening.cups(sitting.cup_set))
    while state.turn is not None:
        state = step(state, rng)
    events = [event for event in state.table.events if ante or not isinstance(event, Ante)]
    return {"events": [format_event(event) for event in events]}, any(isinstance(each, Redealt) for each in events)
