"""The part of the HTTP API that is about puzzles and counting.

Nothing is kept: the page alone knows who has solved what.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime
from typing import Annotated, Final, TypeAlias

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import to_builtins

from tarock.core.errors import TarockError
from tarock.school.counting import Count, Exercise, count
from tarock.school.puzzles.daily import puzzle_of_day
from tarock.school.puzzles.moment import moment_of, moments_of
from tarock.school.puzzles.puzzle import Kind, Puzzle
from tarock.school.puzzles.shelf import chosen, near, spines, taken
from tarock.server.api_coach import checked_deal
from tarock.server.bodies import OwnAsked, OwnKept
from tarock.server.codes import Code, Refusal
from tarock.server.dependencies import TheLobby
from tarock.server.evening.families import State
from tarock.server.frames.puzzle import puzzle_shown
from tarock.server.wire.shared.school_puzzles import OwnShown, PuzzleDay, PuzzleShelf, PuzzleShown

MOST: Final = 50
"""So many puzzles are sent at a time."""
PuzzleId: TypeAlias = Annotated[str, PathParameter(max_length=40, description="The id of a puzzle")]
_USUAL: Final = 20
_AVERAGE: Final = 1_200


@get("/school/puzzles/kinds", summary="How many puzzles there are")
async def list_puzzle_kinds() -> list[PuzzleShelf]:
    """Return for each game how many puzzles there are of each kind."""
    return await asyncio.to_thread(_kinds)


@get("/school/puzzles", summary="Puzzles about as hard as one is strong")
async def list_puzzles(
    family: Annotated[str | None, QueryParameter(max_length=40)] = None,
    kind: Annotated[Kind | None, QueryParameter()] = None,
    near_rating: Annotated[float, QueryParameter(name="near", ge=0, le=4000)] = _AVERAGE,
    number: Annotated[int, QueryParameter(name="count", ge=1, le=MOST)] = _USUAL,
    seed: Annotated[str, QueryParameter(max_length=40)] = "",
    books: Annotated[bool | None, QueryParameter()] = None,
) -> list[PuzzleShown]:
    """Return puzzles of a game and a kind, those nearest to a rating first; ``seed`` shuffles equals."""

    def found() -> list[PuzzleShown]:
        fitting = chosen(spines(), family=family, kinds=() if kind is None else (kind,), books=books)
        return [_shown(spine.id) for spine in near(fitting, near_rating, number, seed)]

    return await asyncio.to_thread(found)


@get("/school/puzzles/today", summary="The puzzle of the day")
async def puzzle_today(
    day: Annotated[date | None, QueryParameter()] = None,
    family: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> PuzzleDay:
    """Return the puzzle of a day, of one game or of all; without a date that of today, by universal time."""
    wanted = datetime.now(UTC).date() if day is None else day

    def found() -> PuzzleDay:
        fitting = chosen(spines(), family=family, books=False)
        if not fitting:
            raise Refusal(Code.NOT_FOUND)
        return PuzzleDay(wanted.isoformat(), _shown(puzzle_of_day(fitting, wanted).id))

    return await asyncio.to_thread(found)


@get("/school/puzzles/{puzzle:str}", summary="One puzzle")
async def show_puzzle(puzzle: PuzzleId) -> PuzzleShown:
    """Return a puzzle by its id."""
    return await asyncio.to_thread(_shown, puzzle)


@post("/school/own", summary="One's own mistakes as puzzles", status_code=200)
async def own_puzzles(data: JSONBody[OwnAsked], lobby: TheLobby) -> list[OwnShown]:
    """Return the mistakes of a player in a finished deal, each as a puzzle."""
    state, house = await asyncio.to_thread(checked_deal, data.text, data.house, data.seat)
    found = await lobby.bots.own_puzzles(state, data.seat, house)
    return await asyncio.to_thread(_own_shown, state, found)


@post("/school/own/shown", summary="Puzzles of one's own that were kept", status_code=200)
async def show_own_puzzles(data: JSONBody[OwnKept]) -> list[PuzzleShown]:
    """Return puzzles that somebody has kept as they are shown; one whose rules are no book's is left out."""
    return await asyncio.to_thread(lambda: [shown for puzzle in data.puzzles for shown in _kept_shown(puzzle)])


@get("/school/counts", summary="An exercise of the counting trainer")
async def show_counts(
    kind: Annotated[Exercise, QueryParameter()] = "c1",
    family: Annotated[str, QueryParameter(max_length=40)] = "danish",
    speed: Annotated[int, QueryParameter(ge=1, le=100)] = 1,
    seed: Annotated[str, QueryParameter(max_length=40)] = "1",
    times: Annotated[int, QueryParameter(name="count", ge=1, le=MOST)] = 1,
) -> list[Count]:
    """Return exercises of the counting trainer; the same seed gives the same."""
    if not chosen(spines(), family=family):
        raise Refusal(Code.NOT_FOUND)
    return await asyncio.to_thread(lambda: [count(kind, family, f"{seed}/{each}", speed) for each in range(times)])


def _own_shown(state: State, puzzles: Sequence[Puzzle]) -> list[OwnShown]:
    """Return puzzles of a deal that is at hand: its rules may be a house's, which no record names."""
    moments = moments_of(state) if puzzles else ()
    return [OwnShown(to_builtins(puzzle), puzzle_shown(puzzle, moments[puzzle.at])) for puzzle in puzzles]


def _kept_shown(puzzle: Puzzle) -> Iterator[PuzzleShown]:
    """Give a puzzle that somebody has kept, if its deal can still be read and has such a moment."""
    try:
        moment = moment_of(puzzle)
    except TarockError:
        return
    if puzzle.at < len(moment.states) and puzzle.seat < len(moment.state.hands):
        yield puzzle_shown(puzzle, moment)


def _shown(name: str) -> PuzzleShown:
    """Return a puzzle of the shelf.

    :raises Refusal: if there is none of that id.
    """
    found = taken(name)
    if found is None:
        raise Refusal(Code.NOT_FOUND)
    return puzzle_shown(found)


def _kinds() -> list[PuzzleShelf]:
    families = sorted({puzzle.family for puzzle in spines()})
    return [_listed(family) for family in families]


def _listed(family: str) -> PuzzleShelf:
    many = Counter[Kind](puzzle.kind for puzzle in chosen(spines(), family=family))
    return PuzzleShelf(family, tuple(sorted(many.items())), len(chosen(spines(), family=family, books=True)))
