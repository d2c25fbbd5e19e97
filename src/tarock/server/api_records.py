"""The part of the HTTP API that is about what is kept: score sheets, records and deals to be verified.

Records are written and read by playing deals over again, which is done in the study: nobody at a table waits for it.
"""

from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Final, TypeAlias, TypedDict

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from tarock.rulesets import Ruleset
from tarock.server.authority import Authority
from tarock.server.bodies import DealShown, RecordText, ReplayText
from tarock.server.client_files import FOR_ALL_PAGES
from tarock.server.codes import Code, Refusal
from tarock.server.costs.prices import Work, deals_of
from tarock.server.costs.study import PACKED, Errands
from tarock.server.dependencies import Guest, Known, TableId, TheErrands, TheLobby
from tarock.server.evening.clocks import now
from tarock.server.evening.events import Imported
from tarock.server.evening.records import IMPORT_DEALS
from tarock.server.evening.sheet import Sheet, sheet_of
from tarock.server.evening.state import Finished, TableState
from tarock.server.lobby import Lobby
from tarock.server.names import Session
from tarock.server.publishing import Published
from tarock.server.store.entries import StoreError
from tarock.server.studies import records
from tarock.server.wire.shared.replay import DealListed, Replay

IMPORTS: Final = 50
"""So many imports may a table hold."""
LAST_NUMBER: Final = 2**53
"""No entry of the list has a larger number: a script could not count further."""
COMMITMENTS: Final = 1000
"""So many commitments are listed at a time."""
BATCH: Final = 50
"""So many records are written before others get their turn."""
_ONE: Final = {200: ResponseSpec(Replay, generate_examples=False)}
_MANY: Final = {200: ResponseSpec(list[Replay], generate_examples=False)}
_OPTIONS: Final = {PACKED: True}


class Rules(TypedDict):
    """The rules of a table, as they travel to a worker."""

    ruleset: Ruleset
    house: str | None


DealName: TypeAlias = Annotated[str, PathParameter(max_length=20, description="Round, game, attempt: 1.1.1")]


@get("/tables/{table:str}/sheet", summary="The score sheet")
async def show_sheet(table: TableId, lobby: TheLobby, guest: Guest) -> Sheet:
    """Return what the evening has come to so far."""
    state = _seen(await lobby.find(table), guest)
    return sheet_of(state, await lobby.past(state).lines())


@get("/tables/{table:str}/records", summary="Records of all deals", media_type=MediaType.TEXT)
async def show_records(table: TableId, lobby: TheLobby, guest: Guest, errands: TheErrands) -> Stream:
    """Return the records of all deals that are over, and of those that were imported."""
    state = _seen(await lobby.find(table), guest)
    disposition = f'attachment; filename="{state.id}.tarock"'
    errands.pay(Work.RECORDS, deals=state.deals)
    texts = lobby.past(state).records(partial(_texts, state, errands=errands), BATCH)
    first = await anext(texts, "")  # what is refused is refused before anything is sent
    return Stream(_all(first, texts), media_type=MediaType.TEXT, headers={"content-disposition": disposition})


@get("/tables/{table:str}/deals/{deal:str}", summary="One deal, to be verified")
async def show_deal(table: TableId, deal: DealName, lobby: TheLobby, guest: Guest, errands: TheErrands) -> DealShown:
    """Return a deal that is over: its record, and what had been committed to before it."""
    state = _seen(await lobby.find(table), guest)
    errands.pay(Work.RECORDS, deals=1)
    rules = _rules(state)
    return await errands.done(
        records.deal_shown, state.id, await _finished(lobby, state, deal), state.ruleset, rules["house"], **rules
    )


@get("/tables/{table:str}/deals", summary="The deals that are over")
async def list_deals(table: TableId, lobby: TheLobby, guest: Guest) -> list[DealListed]:
    """Return the deals of a table that are over, in their order, and what they brought to whom."""
    state = _seen(await lobby.find(table), guest)
    return [_deal_listed(state, deal) for deal in await lobby.past(state).listed()]


@get("/tables/{table:str}/deals/{deal:str}/replay", summary="One deal, step by step", responses=_ONE, opt=_OPTIONS)
async def replay_deal(
    table: TableId, deal: DealName, lobby: TheLobby, guest: Guest, errands: TheErrands
) -> Response[bytes]:
    """Return a deal that is over step by step, with all hands."""
    state = _seen(await lobby.find(table), guest)
    found, rules = await _finished(lobby, state, deal), _rules(state)
    errands.pay(Work.REPLAY, deals=1)
    return await errands.sent(records.replay, state.id, found, rules["house"], **rules)


@get("/tables/{table:str}/deals/{deal:str}/told", summary="One deal, for pages of others", media_type=MediaType.TEXT)
async def tell_deal(
    table: TableId, deal: DealName, lobby: TheLobby, guest: Guest, errands: TheErrands
) -> Response[str]:
    """Return a deal that is over as a told record, which ``<tarock-deal src="…">`` shows in a page of any site."""
    state = _seen(await lobby.find(table), guest)
    errands.pay(Work.REPLAY, deals=1)
    text = await errands.done(records.told, state.id, await _finished(lobby, state, deal), **_rules(state))
    return Response(text, media_type=MediaType.TEXT, headers=FOR_ALL_PAGES)


@post("/replays", summary="Recorded deals, step by step", status_code=200, responses=_MANY, opt=_OPTIONS)
async def replay_records(data: JSONBody[ReplayText], errands: TheErrands) -> Response[bytes]:
    """Return the deals of a record file step by step, with all hands; nothing is kept."""
    errands.pay(Work.REPLAY, data.text, deals_of(data.text, records.REPLAYS))
    return await errands.sent(records.replays, data.text, data.house)


@get("/commitments", summary="All commitments, chained")
async def list_commitments(
    lobby: TheLobby, after: Annotated[int, QueryParameter(ge=0, le=LAST_NUMBER)] = 0
) -> list[Published]:
    """Return the list of all commitments of this server after a number, up to a thousand at a time."""
    try:
        return await lobby.log.published(after, COMMITMENTS)
    except StoreError as error:
        raise Refusal(Code.STORAGE, str(error)) from error


@post("/tables/{table:str}/records", summary="Import records", status_code=201)
async def import_records(
    table: TableId, data: JSONBody[RecordText], lobby: TheLobby, session: Known, errands: TheErrands
) -> RecordText:
    """Put records of other deals beside those of the table; the engine replays every one of them."""
    authority = await lobby.find(table)
    state = authority.room.table
    _check_import(state, session)
    errands.pay(Work.IMPORT, data.text, deals_of(data.text, IMPORT_DEALS))
    text = await errands.done(records.imported, state.ruleset, data.text, now(), **_rules(state))

    def wish(state: TableState) -> tuple[Imported, ...]:
        _check_import(state, session)
        return (Imported(text),)

    await authority.happen(wish)
    return RecordText(text)


def _check_import(table: TableState, session: Session) -> None:
    """Refuse records from who does not belong to a table, or that it has no room for."""
    if session.id != table.owner and session.id not in table.by_session:
        raise Refusal(Code.NOT_SEATED)
    if table.imports >= IMPORTS:
        raise Refusal(Code.TOO_MANY)


async def _all(first: str, others: AsyncIterator[str]) -> AsyncIterator[str]:
    yield first
    async for text in others:
        yield text


async def _texts(table: TableState, deals: tuple[Finished, ...], *, errands: Errands) -> list[str]:
    return await errands.done(records.texts, table.id, deals, **_rules(table))


def _rules(table: TableState) -> Rules:
    return {"ruleset": table.ruleset, "house": table.settings.house}


async def _finished(lobby: Lobby, table: TableState, name: str) -> Finished:
    """Return a deal of a table that is over.

    :raises Refusal: if there is none of that name.
    """
    found = await lobby.past(table).deal(name)
    if found is None:
        raise Refusal(Code.NO_SUCH_DEAL, name)
    return found


def _deal_listed(table: TableState, deal: Finished) -> DealListed:
    return DealListed(
        name=deal.name,
        round=deal.round,
        at=deal.at,
        ruleset=table.ruleset.id,
        names=deal.names,
        players=deal.begun.players,
        result=deal.result,
    )


def _seen(authority: Authority, guest: Session | None) -> TableState:
    """Return a table for somebody who wants to see it.

    :raises Refusal: if the owner lets only players look.
    """
    state = authority.room.table
    if not state.settings.spectators and (guest is None or authority.room.why_not(guest) is not None):
        raise Refusal(Code.NO_SPECTATORS)
    return state
