"""The part of the HTTP API that is the school's: lessons, and steps of them that are played.  Nothing is kept.

Lessons are made in the processes in which bots think, since some of them ask compiled code; they never change while the
server runs, so each is made once.
"""

from typing import Annotated, Final, TypeAlias

import msgspec
from litestar import Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.enums import MediaType
from litestar.params import JSONBody, PathParameter

from tarock.school.curriculum import all_lessons
from tarock.server.codes import Code, Refusal
from tarock.server.dependencies import TheCoach, TheLobby
from tarock.server.frames.school import school_shown
from tarock.server.wire.shared.school import PlayAsked, SchoolShown, WorstAsked

_KEPT: Final = CacheControlHeader(max_age=3600)
"""For so many seconds a browser may take a lesson for what it was."""
LessonId: TypeAlias = Annotated[str, PathParameter(max_length=20, description="The id of a lesson: d01")]


@get("/school", summary="The curriculum", cache_control=_KEPT)
async def show_school(lobby: TheLobby) -> SchoolShown:
    """Return all lessons in their order."""
    shown = school_shown()
    lobby.bots.study.prepare_lessons(family.lessons[0].id for family in shown.families)
    return shown


@get("/school/lessons/{lesson:str}", summary="A lesson", cache_control=_KEPT)
async def show_lesson(lesson: LessonId, lobby: TheLobby) -> Response[bytes]:
    """Return a lesson with all that it shows and asks (``LessonShown``): nothing else is needed but to play."""
    return Response(await lobby.bots.study.lesson(_known(lesson)), media_type=MediaType.JSON)


@post("/school/play", summary="Play a step of a lesson", status_code=200)
async def play_step(data: JSONBody[PlayAsked], coach: TheCoach) -> Response[bytes]:
    """Return where a step has come to after some acts, and what the others did then (``Played``)."""
    acts = [(done.seat, msgspec.json.encode(done.act)) for done in data.acts]
    return Response(await coach.play(_known(data.lesson), data.step, acts, data.hint), media_type=MediaType.JSON)


@post("/school/worst", summary="Play on against a deal that refutes an answer", status_code=200)
async def play_worst(data: JSONBody[WorstAsked], coach: TheCoach) -> Response[bytes]:
    """Return where the deal has come to after the answer and some acts, and what the others did then (``Played``)."""
    acts = [(done.seat, msgspec.json.encode(done.act)) for done in data.acts]
    return Response(await coach.worst(data.against, acts), media_type=MediaType.JSON)


def _known(lesson: str) -> str:
    if lesson not in all_lessons():
        raise Refusal(Code.NOT_FOUND)
    return lesson
