"""The page of a deal that is over, with what tells others, before any script runs, what it shows."""

from html import escape
from typing import Annotated, Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.enums import MediaType
from litestar.params import PathParameter

from tarock.server.accounts.site import asked_at
from tarock.server.client_files import StaticFiles
from tarock.server.codes import Refusal
from tarock.server.costs.prices import Work
from tarock.server.dependencies import TheErrands, TheLobby, TheOptions
from tarock.server.page import page
from tarock.server.sharing.addresses import Addresses
from tarock.server.sharing.pictures import LARGE
from tarock.server.sharing.shared import SharedDeal, found
from tarock.words import Language, preferred_language, words_in

DEAL_PAGE: Final = "/table/{table:str}/replay/{deal:str}"
_HEAD_ENDS: Final = "</head>"

Name = Annotated[str, PathParameter()]


@route(DEAL_PAGE, http_method=(HttpMethod.GET, HttpMethod.HEAD), include_in_schema=False)
async def show_deal_page(
    request: Request[Any, Any, Any], table: Name, deal: Name, lobby: TheLobby, errands: TheErrands, options: TheOptions
) -> Response[Any]:
    """Show the browser client, with a picture for those who pass the address on; where anybody may see the deal."""
    static: StaticFiles = request.app.state.static
    accepted = request.headers.get("accept-language", "")
    if static.index is None:
        return Response(page(accepted), media_type=MediaType.HTML)
    try:
        errands.pay(Work.RECORDS, deals=1)
        shared = await found(lobby, table, deal)
        addresses = Addresses(asked_at(request, options).origin, table, deal)
    except Refusal:  # the page itself says why
        return static.index.response(request.headers.get("accept-encoding", ""), "")
    told = tags(shared, addresses, preferred_language(accepted))
    text = static.index.bodies[""].decode().replace(_HEAD_ENDS, told + _HEAD_ENDS, 1)
    headers = {"cache-control": "no-cache", "vary": "accept-language, accept-encoding"}
    return Response(text, media_type=MediaType.HTML, headers=headers)


def tags(shared: SharedDeal, addresses: Addresses, language: Language) -> str:
    """Return what Open Graph, and those who read it, want to know; and where oEmbed answers."""
    words = words_in(language)
    title = shared.title(words)
    properties = {
        "og:site_name": words("server-title"),
        "og:type": "article",
        "og:title": title,
        "og:description": shared.result(words),
        "og:url": addresses.page,
        "og:image": addresses.picture(language),
        "og:image:type": "image/png",
        "og:image:width": str(LARGE.width),
        "og:image:height": str(LARGE.height),
        "og:image:alt": title,
        "og:locale": language,
    }
    told = "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items())
    link = f'<link rel="alternate" type="application/json+oembed" href="{escape(addresses.oembed)}">'
    return f'{told}<meta name="twitter:card" content="summary_large_image">{link}'
