"""Puzzles as they are shown, and exercises in counting: their deals are played up to the moment that is asked about."""

from collections.abc import Iterator, Sequence
from datetime import date

from msgspec import to_builtins

from tarock.core.errors import TarockError
from tarock.school.counting import Count, Exercise, count
from tarock.school.puzzles.daily import puzzle_of_day
from tarock.school.puzzles.moment import moment_of, moments_of
from tarock.school.puzzles.puzzle import Kind, Puzzle
from tarock.school.puzzles.shelf import chosen, near, spines, taken
from tarock.server.codes import Code, Refusal
from tarock.server.evening.families import State
from tarock.server.frames.puzzle import puzzle_shown
from tarock.server.wire.shared.school_puzzles import OwnShown, PuzzleDay, PuzzleShown


def near_rating(
    family: str | None,
    kind: Kind | None,
    books: bool | None,  # noqa: FBT001 - as the query has it
    rating: float,
    number: int,
    seed: str,
) -> list[PuzzleShown]:
    """Return puzzles of a game and a kind, those nearest to a rating first."""
    fitting = chosen(spines(), family=family, kinds=() if kind is None else (kind,), books=books)
    return [one(spine.id) for spine in near(fitting, rating, number, seed)]


def of_day(day: date, family: str | None) -> PuzzleDay:
    """Return the puzzle of a day.

    :raises Refusal: if there is no such game.
    """
    fitting = chosen(spines(), family=family, books=False)
    if not fitting:
        raise Refusal(Code.NOT_FOUND)
    return PuzzleDay(day.isoformat(), one(puzzle_of_day(fitting, day).id))


def one(name: str) -> PuzzleShown:
    """Return a puzzle of the shelf.

    :raises Refusal: if there is none of that id.
    """
    found = taken(name)
    if found is None:
        raise Refusal(Code.NOT_FOUND)
    return puzzle_shown(found)


def kept(puzzles: Sequence[Puzzle]) -> list[PuzzleShown]:
    """Return puzzles that somebody has kept; one whose rules are no book's is left out."""
    return [shown for puzzle in puzzles for shown in _kept_shown(puzzle)]


def own_shown(state: State, puzzles: Sequence[Puzzle]) -> list[OwnShown]:
    """Return puzzles of a deal that is at hand: its rules may be a house's, which no record names."""
    moments = moments_of(state) if puzzles else ()
    return [OwnShown(to_builtins(puzzle), puzzle_shown(puzzle, moments[puzzle.at])) for puzzle in puzzles]


def counts(kind: Exercise, family: str, seed: str, speed: int, times: int) -> list[Count]:
    """Return exercises of the counting trainer.

    :raises Refusal: if there is no such game.
    """
    if not chosen(spines(), family=family):
        raise Refusal(Code.NOT_FOUND)
    return [count(kind, family, f"{seed}/{each}", speed) for each in range(times)]


def _kept_shown(puzzle: Puzzle) -> Iterator[PuzzleShown]:
    """Give a puzzle that somebody has kept, if its deal can still be read and has such a moment."""
    try:
        moment = moment_of(puzzle)
    except TarockError:
        return
    if puzzle.at < len(moment.states) and puzzle.seat < len(moment.state.hands):
        yield puzzle_shown(puzzle, moment)
