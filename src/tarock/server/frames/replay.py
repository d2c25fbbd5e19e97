"""A deal that is over as it is replayed: here, and only here, everybody sees all hands at every moment."""

from itertools import pairwise

from tarock.bots.levels import OFFERED, LevelName
from tarock.core.families import GAMES
from tarock.core.seats import SEAT_NAMES
from tarock.notation import record
from tarock.notation.record import Record, seats_tagged
from tarock.server.evening.course import Course, course_of
from tarock.server.evening.records import record_of
from tarock.server.evening.state import Finished
from tarock.server.families import SERVER
from tarock.server.frames.story import entry, opening
from tarock.server.wire.shared.replay import Replay, Step


def replay_of_deal(table: str, deal: Finished, house: str | None = None) -> Replay:
    """Return a deal of a table that is over, step by step.

    :param house: the house ruleset of the table, as TOML.
    """
    return _replay(record_of(table, deal), Course(deal.begun.start(), deal.acts), deal.name, house)


def replay_of_record(found: Record, house: str | None = None) -> Replay:
    """Return a recorded deal, step by step.

    :param house: the house ruleset that it was played by, as TOML.
    """
    return _replay(found, course_of(found.state), dict(found.tags).get("Deal", ""), house)


def _replay(found: Record, course: Course, name: str, house: str | None) -> Replay:
    state, family = found.state, found.state.ruleset.family
    game = SERVER[family]
    is_scored = found.is_complete and game.has_score(state)
    return Replay(
        family=family,
        ruleset=state.ruleset.id,
        mode=state.mode.value,
        names=_names(found),
        levels=_levels(found),
        dealer=GAMES[family].dealer(state),
        tags=found.tags,
        record=record.dumps([found]),
        steps=_steps(course),
        is_complete=found.is_complete,
        deal=name,
        house=house,
        settlement=game.showing.settlement(state) if is_scored else None,
    )


def _names(found: Record) -> tuple[str, ...]:
    """Return who sat where, by the tag of the record; where it names nobody, the letter of the seat."""
    named = seats_tagged(found, "Names")
    return tuple(named.get(letter) or letter for letter in SEAT_NAMES[: len(found.state.hands)])


def _levels(found: Record) -> tuple[LevelName | None, ...]:
    """Return how well the bots played, by the tag of the record; nothing where it has none, or a level we lack."""
    levels = seats_tagged(found, "Levels")
    known: dict[str, LevelName] = {level: level for level in OFFERED}
    seats = SEAT_NAMES[: len(found.state.hands)]
    return tuple(known.get(levels.get(letter, "")) for letter in seats) if levels else ()


def _steps(course: Course) -> tuple[Step, ...]:
    first, *states = course.states()
    step = SERVER[first.ruleset.family].showing.step
    steps = [step(first, None, None, opening(first).public)]
    for (seat, action), (before, after) in zip(course.acts, pairwise((first, *states)), strict=True):
        steps.append(step(after, seat, action, entry(before, seat, action, after).own))
    return tuple(steps)
