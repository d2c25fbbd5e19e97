"""Taking up a recorded deal again at any point, against bots."""

from functools import lru_cache

from tarock.core.seats import SEAT_NAMES, Seat
from tarock.notation.record import Record, seats_tagged
from tarock.rulesets import Ruleset
from tarock.server.codes import Code, Refusal
from tarock.server.evening.course import Course, course_of
from tarock.server.evening.families import State, active_seats, applied
from tarock.server.evening.practice_scorebook import PracticeScorebook, RecordedDeal
from tarock.server.evening.records import checked_records
from tarock.server.evening.settings import Practice, Settings
from tarock.server.families import SERVER
from tarock.server.names import NAME_LENGTH, checked_text


def practice_scorebook(settings: Settings, practice: Practice, ruleset: Ruleset) -> PracticeScorebook:
    """Return the scorebook of a table for practice.

    :raises Refusal: if the record cannot be read, or not be taken up like this.
    """
    course = _course(practice.record, ruleset)
    if not 0 <= practice.step <= len(course.acts):
        raise _refused(f"step: expected 0 to {len(course.acts)}, got {practice.step}")
    deal = RecordedDeal(course.begun, course.acts[: practice.step])
    state = _taken_up(deal)
    _check_table(settings, state)
    _check_seat(settings, state, practice.seat)
    return PracticeScorebook(deal)


def recorded_names(practice: Practice, ruleset: Ruleset) -> dict[int, str]:
    """Return by place who sat there in the record that is taken up again, as far as it has names that can be shown.

    :raises Refusal: if the record cannot be read.
    """
    named = seats_tagged(_deal(practice.record, ruleset), "Names")
    shown = {letter: checked_text(name, NAME_LENGTH) for letter, name in named.items()}
    return {place: name for place, letter in enumerate(SEAT_NAMES) if (name := shown.get(letter)) is not None}


@lru_cache(maxsize=64)
def _deal(text: str, ruleset: Ruleset) -> Record:
    """Return the only deal of a record; it is asked for whenever the log of its table is read."""
    found = checked_records(text, ruleset, most=1)
    if not found:
        raise Refusal(Code.BAD_RECORD, "expected a deal")
    return found[0]


def _course(text: str, ruleset: Ruleset) -> Course:
    """Return the course of the only deal of a record."""
    state = _deal(text, ruleset).state
    if state.ruleset.id != ruleset.id:
        raise _refused(f"the record was played by {state.ruleset.id!r}, not by {ruleset.id!r}")
    if not SERVER[ruleset.family].has_score(state):
        raise _refused("a position from the middle of a deal cannot be practised: it has no score")
    return course_of(state)


def _taken_up(deal: RecordedDeal) -> State:
    state = deal.start()
    for seat, action in deal.done:
        state = applied(state, seat, action)
    if state.is_over:
        raise _refused(f"step: after {len(deal.done)} acts the deal is over")
    return state


def _check_table(settings: Settings, state: State) -> None:
    if settings.mode != state.mode.value:
        raise _refused(f"the record was played in {state.mode.value} mode")
    if len(settings.chairs) != len(state.hands):
        raise _refused(f"the record has {len(state.hands)} at the table, not {len(settings.chairs)}")


def _check_seat(settings: Settings, state: State, seat: Seat) -> None:
    if seat not in active_seats(state):
        raise _refused(f"seat: {SEAT_NAMES[seat]} does not play in this deal")
    people = [place for place, chair in enumerate(settings.chairs) if chair.bot is None]
    if people != [seat]:
        raise _refused(f"only the chair of {SEAT_NAMES[seat]} is for a person")


def _refused(detail: str) -> Refusal:
    return Refusal(Code.BAD_SETTINGS, detail)
