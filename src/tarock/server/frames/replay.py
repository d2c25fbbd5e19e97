"""A deal that is over as it is replayed: here, and only here, everybody sees all hands at every moment."""

from itertools import pairwise

from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.state import DanishState
from tarock.notation import record
from tarock.notation.record import Record
from tarock.server.evening.course import Course, course_of
from tarock.server.evening.families import Action, State
from tarock.server.evening.records import record_of
from tarock.server.evening.sheet import settlement_of
from tarock.server.evening.state import Finished
from tarock.server.frames import danish, koenigrufen
from tarock.server.frames.story import opening, public_view, told
from tarock.server.wire.danish import actions as danish_actions
from tarock.server.wire.koenigrufen import actions as koenigrufen_actions
from tarock.server.wire.shared.replay import DanishStep, KoenigrufenStep, Replay, Step
from tarock.server.wire.shared.tokens import hand_tokens, tokens_of
from tarock.telling.line import Line


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
    state, table = found.state, found.state.table
    is_danish = isinstance(state, DanishState)
    is_position = isinstance(state, DanishState) and state.table.is_position
    return Replay(
        family="danish" if is_danish else "koenigrufen",
        ruleset=table.ruleset.id,
        mode=table.mode.value,
        names=_names(found),
        dealer=state.table.seating.dealer if isinstance(state, DanishState) else state.table.dealer,
        tags=found.tags,
        record=record.dumps([found]),
        steps=_steps(course),
        is_complete=found.is_complete,
        deal=name,
        house=house,
        settlement=settlement_of(state) if found.is_complete and not is_position else {},
    )


def _names(found: Record) -> tuple[str, ...]:
    """Return who sat where, by the tag of the record; where it names nobody, the letter of the seat."""
    words = dict(found.tags).get("Names", "").split()
    named = {seat: name.replace("_", " ") for seat, _, name in (word.partition("=") for word in words)}
    return tuple(named.get(letter) or letter for letter in SEAT_NAMES[: len(found.state.hands)])


def _steps(course: Course) -> tuple[Step, ...]:
    first, *states = course.states()
    steps = [_step(first, opening(public_view(first)))]
    for (seat, action), (before, after) in zip(course.acts, pairwise((first, *states)), strict=True):
        lines = told(before.view(seat), seat, action, after.view(seat))
        steps.append(_step(after, lines, seat, action))
    return tuple(steps)


def _step(state: State, lines: tuple[Line, ...], seat: Seat | None = None, action: Action | None = None) -> Step:
    hands = tuple(hand_tokens(hand) for hand in state.hands)
    if isinstance(state, DanishState):
        return DanishStep(
            table=danish.table_shown(state.view(0)),
            hands=hands,
            seat=seat,
            act=None if action is None else danish_actions.act_of(action),  # type: ignore[arg-type]  # of its family
            skat=tokens_of(state.skat),
            lines=lines,
        )
    return KoenigrufenStep(
        table=koenigrufen.table_shown(state.view(0)),
        hands=hands,
        talon=tokens_of(state.talon),
        seat=seat,
        act=None if action is None else koenigrufen_actions.act_of(action),  # type: ignore[arg-type]  # of its family
        laid=tokens_of(state.laid),
        lines=lines,
    )
