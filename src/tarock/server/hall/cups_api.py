"""The part of the HTTP API that shows a club's cups; they are written as files in its folder."""

from typing import Annotated, Final, TypeAlias

from litestar import Router, get
from litestar.params import FromQuery, PathParameter

from tarock.server.hall.api import Asked, TheHall, refusing
from tarock.server.wire.shared.cups import HallCup, HallCupListed
from tarock.words import preferred_language

CupName: TypeAlias = Annotated[str, PathParameter(max_length=60, description="A cup")]


@get("/cups", summary="The club's cups")
async def list_cups(request: Asked, hall: TheHall) -> list[HallCupListed]:
    """Return all cups, by the names of their files."""
    language = preferred_language(request.headers.get("accept-language", ""))
    return await hall.work(lambda: hall.cups.listed(language))


@get("/cups/{cup:str}", summary="A cup")
async def show_cup(cup: CupName, hall: TheHall, after: FromQuery[int | None] = None) -> HallCup:
    """Return a cup with its tournaments, its standings and its final, as everybody may see them.

    With ``after``, the number of the cup that one has, the answer comes when there is news, or after 20 seconds.
    """
    with refusing():
        return await hall.cups.shown_after(after, lambda: hall.work(lambda: hall.cups.shown(cup)))


ROUTER: Final = Router("/club", route_handlers=[list_cups, show_cup])
