"""The part of the HTTP API that is about puzzles and counting.

Nothing is kept: the page alone knows who has solved what.
"""

import asyncio
from collections import Counter
from datetime import UTC, date, datetime
from typing import Annotated, Final, TypeAlias

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from tarock.school.counting import Count, Exercise
from tarock.school.puzzles.puzzle import Kind
from tarock.school.puzzles.shelf import chosen, spines
from tarock.server.bodies import OwnAsked, OwnKept
from tarock.server.costs.prices import Work
from tarock.server.costs.study import PACKED
from tarock.server.dependencies import TheErrands
from tarock.server.studies import coaching, puzzles
from tarock.server.wire.shared.school_puzzles import OwnShown, PuzzleDay, PuzzleShelf, PuzzleShown

MOST: Final = 50
"""So many puzzles are sent at a time."""
PuzzleId: TypeAlias = Annotated[str, PathParameter(max_length=40, description="The id of a puzzle")]
_USUAL: Final = 20
_AVERAGE: Final = 1_200
_MANY: Final = {200: ResponseSpec(list[PuzzleShown], generate_examples=False)}
_OWN: Final = {200: ResponseSpec(list[OwnShown], generate_examples=False)}


@get("/school/puzzles/kinds", summary="How many puzzles there are")
async def list_puzzle_kinds() -> list[PuzzleShelf]:
    """Return for each game how many puzzles there are of each kind."""
    return await asyncio.to_thread(_kinds)


@get("/school/puzzles", summary="Puzzles about as hard as one is strong", responses=_MANY, opt={PACKED: True})
async def list_puzzles(
    errands: TheErrands,
    family: Annotated[str | None, QueryParameter(max_length=40)] = None,
    kind: Annotated[Kind | None, QueryParameter()] = None,
    near_rating: Annotated[float, QueryParameter(name="near", ge=0, le=4000)] = _AVERAGE,
    number: Annotated[int, QueryParameter(name="count", ge=1, le=MOST)] = _USUAL,
    seed: Annotated[str, QueryParameter(max_length=40)] = "",
    books: Annotated[bool | None, QueryParameter()] = None,
) -> Response[bytes]:
    """Return puzzles of a game and a kind, those nearest to a rating first; ``seed`` shuffles equals."""
    errands.pay(Work.PUZZLES, deals=number)
    return await errands.sent(puzzles.near_rating, family, kind, books, near_rating, number, seed)


@get("/school/puzzles/today", summary="The puzzle of the day")
async def puzzle_today(
    day: Annotated[date | None, QueryParameter()] = None,
    family: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> PuzzleDay:
    """Return the puzzle of a day, of one game or of all; without a date that of today, by universal time."""
    wanted = datetime.now(UTC).date() if day is None else day
    return await asyncio.to_thread(puzzles.of_day, wanted, family)


@get("/school/puzzles/{puzzle:str}", summary="One puzzle")
async def show_puzzle(puzzle: PuzzleId) -> PuzzleShown:
    """Return a puzzle by its id."""
    return await asyncio.to_thread(puzzles.one, puzzle)


@post("/school/own", summary="One's own mistakes as puzzles", status_code=200, responses=_OWN, opt={PACKED: True})
async def own_puzzles(data: JSONBody[OwnAsked], errands: TheErrands) -> Response[bytes]:
    """Return the mistakes of a player in a finished deal, each as a puzzle."""
    errands.pay(Work.OWN, data.text)
    return await errands.sent(coaching.own, data.text, data.house, data.seat)


@post(
    "/school/own/shown",
    summary="Puzzles of one's own that were kept",
    status_code=200,
    responses=_MANY,
    opt={PACKED: True},
)
async def show_own_puzzles(data: JSONBody[OwnKept], errands: TheErrands) -> Response[bytes]:
    """Return puzzles that somebody has kept as they are shown; one whose rules are no book's is left out."""
    errands.pay(Work.PUZZLES, deals=len(data.puzzles))
    return await errands.sent(puzzles.kept, data.puzzles)


@get("/school/counts", summary="An exercise of the counting trainer")
async def show_counts(
    errands: TheErrands,
    kind: Annotated[Exercise, QueryParameter()] = "c1",
    family: Annotated[str, QueryParameter(max_length=40)] = "danish",
    speed: Annotated[int, QueryParameter(ge=1, le=100)] = 1,
    seed: Annotated[str, QueryParameter(max_length=40)] = "1",
    times: Annotated[int, QueryParameter(name="count", ge=1, le=MOST)] = 1,
) -> list[Count]:
    """Return exercises of the counting trainer; the same seed gives the same."""
    errands.pay(Work.COUNTS, deals=times)
    return await errands.done(puzzles.counts, kind, family, seed, speed, times)


def _kinds() -> list[PuzzleShelf]:
    families = sorted({puzzle.family for puzzle in spines()})
    return [_listed(family) for family in families]


def _listed(family: str) -> PuzzleShelf:
    many = Counter[Kind](puzzle.kind for puzzle in chosen(spines(), family=family))
    return PuzzleShelf(family, tuple(sorted(many.items())), len(chosen(spines(), family=family, books=True)))
