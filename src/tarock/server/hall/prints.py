"""Pages to be printed, at ``/event/{event}/print/{what}``: plain HTML that a browser prints as it is.

What everybody may see is simply opened.  What only the desk may have, receipts and sheets with the codes of tables, is
asked for by a form that carries the desk's code, so that it stands in no address.
"""

from dataclasses import replace
from typing import Annotated, Any, Final, TypeAlias

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType, RequestEncodingType
from litestar.params import Body, FromQuery, PathParameter
from msgspec import Meta, Struct

from tarock.club.print.kinds import DESKS, Printing, printed
from tarock.club.print.markup import Paper, document, element
from tarock.core.errors import TarockError
from tarock.core.sentences import said
from tarock.server.codes import Refusal
from tarock.server.errors import STATUS
from tarock.server.hall.hall import Hall, refused
from tarock.server.hall.network import reached_at
from tarock.server.hall.roles import Codes
from tarock.server.hall.room import EventRoom
from tarock.words import preferred_language

PATH: Final = "/event/{event:str}/print/{what:str}"
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
"""The page has its style in it, and nothing else."""

READS: Final = "reads"
"""Marks a form that changes nothing and carries a code: pages that name no referrer name no origin with it either."""

TheHall: TypeAlias = NamedDependency[Hall]
Asked: TypeAlias = Request[Any, Any, Any]
EventName: TypeAlias = Annotated[str, PathParameter(max_length=60, description="An event")]
What: TypeAlias = Annotated[str, PathParameter(max_length=40, description="What is printed")]
RoundAsked: TypeAlias = FromQuery[Annotated[int, Meta(ge=0, le=100)]]


class PrintAsked(Struct, frozen=True):
    """The form of the desk."""

    code: Annotated[str, Meta(max_length=40)] = ""
    paper: Paper = "A4"
    round: str = ""


@get(PATH, include_in_schema=False)
async def show_print(
    event: EventName, what: What, request: Asked, hall: TheHall, paper: FromQuery[Paper] = "A4", number: RoundAsked = 0
) -> Response[str]:
    """Show what everybody may print."""
    return await _page(hall, event, what, request, PrintAsked(paper=paper, round=str(number)))


@post(PATH, include_in_schema=False, status_code=200, opt={READS: True})
async def show_desks_print(
    event: EventName,
    what: What,
    request: Asked,
    hall: TheHall,
    data: Annotated[PrintAsked, Body(media_type=RequestEncodingType.URL_ENCODED)],
) -> Response[str]:
    """Show what only the desk may print, with the codes of the tables."""
    return await _page(hall, event, what, request, data, is_desk=True)


async def _page(
    hall: Hall, event: str, what: str, request: Asked, asked: PrintAsked, *, is_desk: bool = False
) -> Response[str]:
    language = preferred_language(request.headers.get("accept-language", ""))
    origin = reached_at(f"{request.url.scheme}://{request.headers.get('host', '')}")
    try:
        if is_desk or what in DESKS:
            hall.check_desk(asked.code, request.client.host if request.client else "")
        room = await hall.find(event)
        codes = hall.codes if is_desk else None
        page = await room.work(
            lambda: printed(what, _printing(room, codes, asked, language=language, address=f"{origin}/event/{event}"))
        )
    except (TarockError, Refusal) as error:
        refusal = error if isinstance(error, Refusal) else refused(error)
        return _sent(_sorry(refusal, language), STATUS.get(refusal.code, 409))
    return _sent(page, 200)


def _printing(room: EventRoom, codes: Codes | None, asked: PrintAsked, *, language: str, address: str) -> Printing:
    """Return what is printed from; only the desk has codes of tables."""
    number = int(asked.round) if asked.round.isdecimal() else 0
    printing = Printing(tournament=room.tournament, language=language, paper=asked.paper, round=number, address=address)
    if codes is None or not room.tournament.rounds:
        return printing
    tables = range(1, len(room.tournament.round(printing.drawn).draw.tables) + 1)
    return replace(printing, codes={table: codes.table(room.event, printing.drawn, table) for table in tables})


def _sorry(refusal: Refusal, language: str) -> str:
    """Return one clear sentence as a page."""
    sentence = said(refusal.sentence, language)
    return document(sentence, language, element("p", sentence, role="alert"))


def _sent(page: str, status: int) -> Response[str]:
    headers = {"content-security-policy": POLICY, "cache-control": "no-store"}
    return Response(page, status_code=status, media_type=MediaType.HTML, headers=headers)
