"""Puzzles as they are sent.  A puzzle is no deal in progress: all of it is known to whoever asks for it."""

from itertools import pairwise
from typing import Any, Final

import msgspec

from tarock.school.against import against_of
from tarock.school.puzzles.moment import Moment, moment_of
from tarock.school.puzzles.puzzle import Choice, Entry, Possible, Puzzle, Question
from tarock.server.families import SERVER
from tarock.server.frames.story import entry, opening
from tarock.server.wire.shared.replay import DanishStep, Step
from tarock.server.wire.shared.school_puzzles import ChoiceShown, PuzzleShown
from tarock.telling.line import Line

_SETTLED: Final = frozenset({"payment", "outcome"})
"""Lines that tell what a deal came to."""


def puzzle_shown(puzzle: Puzzle, known: Moment | None = None) -> PuzzleShown:
    """Return a puzzle with everything that is needed to show, answer and refute it.

    :param known: its moment; without one its record is read, which must be by one of the books.
    """
    moment, question = moment_of(puzzle) if known is None else known, puzzle.question
    return PuzzleShown(
        **_shared(puzzle, Entry),
        ruleset=moment.state.ruleset.id,
        kind=question.kind,
        question=question.line,
        answer=question.answer,
        step=_step(moment, question),
        story=told_so_far(moment, question),
        choices=tuple(_choice(puzzle, choice) for choice in question.choices),
        number=question.number,
        open=question.open,
        why=question.why,
    )


def _shared(kept: msgspec.Struct, part: type[msgspec.Struct]) -> dict[str, Any]:
    """Return what is shown as it is kept."""
    return {name: getattr(kept, name) for name in part.__struct_fields__}


def _choice(puzzle: Puzzle, choice: Choice) -> ChoiceShown:
    against = against_of(puzzle, choice.key)
    if against is not None and not choice.deal:
        against = msgspec.structs.replace(against, record="")  # the puzzle has it
    return ChoiceShown(**_shared(choice, Possible), against=against)


def _step(moment: Moment, question: Question) -> Step:
    """Return the table at a moment; where the cards lie closed, with the player's own alone.

    Where the sum is asked for, nothing of what was paid is shown.
    """
    step = SERVER[moment.family].showing.step(moment.state, None, None, ())
    if question.kind == "settle" and isinstance(step, DanishStep):
        step = msgspec.structs.replace(
            step, table=msgspec.structs.replace(step.table, payments=(), cups_now=step.table.cups)
        )
    if question.open:
        return step
    hands = tuple(hand if seat == moment.seat else () for seat, hand in enumerate(step.hands))
    hidden = {name: () for name in ("skat", "talon", "laid") if hasattr(step, name)}
    return msgspec.structs.replace(step, hands=hands, **hidden)


def told_so_far(moment: Moment, question: Question) -> tuple[Line, ...]:
    """Return what was told of the deal so far: with open cards to everybody, else to the player who is asked.

    Where the sum is asked for, payments are left out.
    """
    states, seat = moment.states[: moment.step + 1], None if question.open else moment.seat
    entries = [opening(states[0])]
    for (before, after), (who, action) in zip(pairwise(states), moment.acts, strict=False):
        entries.append(entry(before, who, action, after))
    untold = _SETTLED if question.kind == "settle" else frozenset[str]()
    return tuple(line for each in entries for line in each.for_seat(seat) if line.kind not in untold)
