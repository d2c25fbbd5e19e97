"""The part of the HTTP API by which other sites show a deal: its picture, its told record, and oEmbed (oembed.com)."""

from html import escape
from typing import Annotated, Any, Final, Literal, TypeAlias

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from tarock.server.accounts.site import asked_at
from tarock.server.api_records import DealName, rules_of
from tarock.server.client_files import FOR_ALL_PAGES, StaticFiles
from tarock.server.codes import Code, Refusal
from tarock.server.costs.prices import Work
from tarock.server.costs.study import PACKED
from tarock.server.dependencies import TableId, TheErrands, TheLobby, TheOptions
from tarock.server.sharing.addresses import EMBED_SCRIPT, Addresses, deal_at
from tarock.server.sharing.bodies import OEmbed
from tarock.server.sharing.pictures import SIZES, Pictures, Wanted, size_within
from tarock.server.sharing.shared import SharedDeal, found
from tarock.server.studies import records
from tarock.server.studies.pictures import shared_picture
from tarock.words import Language, preferred_language, words_in

PNG: Final = "image/png"
HOUR: Final = 3600
_KEPT: Final = f"public, max-age={HOUR}"
"""A deal that is over does not change, but a name in it can be forgotten."""
_FOR_ALL: Final = {**FOR_ALL_PAGES, "cache-control": _KEPT}
"""Pages of all sites may read it: it is nobody's secret, and no cookie makes another answer of it."""

ThePictures: TypeAlias = NamedDependency[Pictures]
Asked: TypeAlias = Request[Any, Any, Any]
WidthAsked: TypeAlias = Annotated[Literal[1200, 600, 300], QueryParameter(description="How wide")]
Most: TypeAlias = Annotated[int | None, QueryParameter(ge=1, le=100_000)]


@get(
    "/tables/{table:str}/deals/{deal:str}/picture.png",
    summary="A picture of one deal",
    media_type=PNG,
    responses={200: ResponseSpec(bytes, media_type=PNG, generate_examples=False)},
    opt={PACKED: True},
)
async def show_picture(  # noqa: PLR0913, PLR0917 - each is handed over by the framework
    request: Asked,
    table: TableId,
    deal: DealName,
    lobby: TheLobby,
    errands: TheErrands,
    pictures: ThePictures,
    lang: Annotated[Language, QueryParameter(description="Its language")] = "en",
    width: WidthAsked = 1200,
) -> Response[bytes]:
    """Return a picture of a deal that is over: all hands before the first card, and what it came to."""
    wanted = Wanted(await found(lobby, table, deal), lang, next(size for size in SIZES if size.width == width))
    headers = {**_FOR_ALL, "etag": f'"{wanted.tag}"'}
    if wanted.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=PNG, headers=headers)

    async def make() -> bytes:
        errands.pay(Work.PICTURE, deals=1)
        shared = wanted.shared
        return await errands.done(
            shared_picture, shared.table.id, shared.deal, lang, *wanted.size, **rules_of(shared.table)
        )

    return Response(await pictures.found(wanted, make), media_type=PNG, headers=headers)


@get("/tables/{table:str}/deals/{deal:str}/told", summary="One deal, for pages of others", media_type=MediaType.TEXT)
async def tell_deal(table: TableId, deal: DealName, lobby: TheLobby, errands: TheErrands) -> Response[str]:
    """Return a deal that is over as a told record, which ``<tarock-deal src="…">`` shows in a page of any site."""
    shared = await found(lobby, table, deal)
    errands.pay(Work.REPLAY, deals=1)
    text = await errands.done(records.told, shared.table.id, shared.deal, **rules_of(shared.table))
    return Response(text, media_type=MediaType.TEXT, headers=_FOR_ALL)


@get("/oembed", summary="What oEmbed tells about one deal")
async def show_oembed(
    request: Asked,
    lobby: TheLobby,
    options: TheOptions,
    url: Annotated[str, QueryParameter(max_length=500, description="The address of the page of a deal")],
    maxwidth: Most = None,
    maxheight: Most = None,
    format: Annotated[Literal["json"], QueryParameter()] = "json",  # noqa: A002, ARG001 - oEmbed names it
) -> Response[OEmbed]:
    """Return what a site needs that shows links of others as pictures."""
    origin = asked_at(request, options).origin
    named = deal_at(url, origin)
    if named is None:
        raise Refusal(Code.NOT_FOUND)
    shared = await found(lobby, *named)
    static: StaticFiles = request.app.state.static
    language = preferred_language(request.headers.get("accept-language", ""))
    told = _told(
        shared,
        Addresses(origin, *named),
        language,
        (maxwidth, maxheight),
        embeds=static.find(EMBED_SCRIPT) is not None,
    )
    return Response(told, headers={**_FOR_ALL, "vary": "accept-language"})


def _told(
    shared: SharedDeal,
    addresses: Addresses,
    language: Language,
    most: tuple[int | None, int | None],
    *,
    embeds: bool,
) -> OEmbed:
    """Return what is told; the element only where its script is there."""
    size, words = size_within(*most), words_in(language)
    return OEmbed(
        type="link" if size is None else "photo",
        version="1.0",
        title=shared.title(words),
        provider_name=words("server-title"),
        provider_url=addresses.origin,
        cache_age=HOUR,
        url=None if size is None else addresses.picture(language, size),
        width=None if size is None else size.width,
        height=None if size is None else size.height,
        html=_element(addresses) if embeds else None,
    )


def _element(addresses: Addresses) -> str:
    script = f'<script type="module" src="{escape(addresses.script)}"></script>'
    return f'{script}<tarock-deal src="{escape(addresses.told)}"></tarock-deal>'
