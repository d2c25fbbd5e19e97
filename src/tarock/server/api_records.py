"""The part of the HTTP API that is about what is kept: score sheets, records and deals to be verified.

Records are written and read by playing deals over again, which is done in a thread: nobody at a table waits for it.
"""

import asyncio
from typing import Annotated, Final, TypeAlias

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody, PathParameter, QueryParameter

from tarock.server import commitment
from tarock.server.authority import Authority
from tarock.server.bodies import DealShown, RecordText, ReplayText
from tarock.server.codes import Code, Refusal
from tarock.server.dependencies import Guest, Known, TableId, TheLobby
from tarock.server.evening.clocks import now
from tarock.server.evening.events import Imported
from tarock.server.evening.records import checked_import, checked_records, record_text, records_text
from tarock.server.evening.settings import checked_house
from tarock.server.evening.sheet import Sheet, sheet_of
from tarock.server.evening.state import Finished, TableState
from tarock.server.frames.replay import replay_of_deal, replay_of_record
from tarock.server.names import Session
from tarock.server.publishing import Published
from tarock.server.store.entries import StoreError
from tarock.server.wire.shared.replay import DealListed, Replay

IMPORTS: Final = 50
"""So many imports may a table hold."""
LAST_NUMBER: Final = 2**53
"""No entry of the list has a larger number: a script could not count further."""
COMMITMENTS: Final = 1000
"""So many commitments are listed at a time."""
REPLAYS: Final = 20
"""So many deals may be replayed at a time."""
DealName: TypeAlias = Annotated[str, PathParameter(max_length=20, description="Round, game, attempt: 1.1.1")]


@get("/tables/{table:str}/sheet", summary="The score sheet")
async def show_sheet(table: TableId, lobby: TheLobby, guest: Guest) -> Sheet:
    """Return what the evening has come to so far."""
    return sheet_of(_seen(await lobby.find(table), guest))


@get("/tables/{table:str}/records", summary="Records of all deals", media_type=MediaType.TEXT)
async def show_records(table: TableId, lobby: TheLobby, guest: Guest) -> Response[str]:
    """Return the records of all deals that are over, and of those that were imported."""
    state = _seen(await lobby.find(table), guest)
    disposition = f'attachment; filename="{state.id}.tarock"'
    text = await asyncio.to_thread(records_text, state)
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": disposition})


@get("/tables/{table:str}/deals/{deal:str}", summary="One deal, to be verified")
async def show_deal(table: TableId, deal: DealName, lobby: TheLobby, guest: Guest) -> DealShown:
    """Return a deal that is over: its record, and what had been committed to before it."""
    state = _seen(await lobby.find(table), guest)
    return await asyncio.to_thread(_deal_shown, state, _finished(state, deal))


@get("/tables/{table:str}/deals", summary="The deals that are over")
async def list_deals(table: TableId, lobby: TheLobby, guest: Guest) -> list[DealListed]:
    """Return the deals of a table that are over, in their order, and what they brought to whom."""
    state = _seen(await lobby.find(table), guest)
    return [_deal_listed(state, deal) for deal in state.finished]


@get("/tables/{table:str}/deals/{deal:str}/replay", summary="One deal, step by step")
async def replay_deal(table: TableId, deal: DealName, lobby: TheLobby, guest: Guest) -> Replay:
    """Return a deal that is over step by step, with all hands."""
    state = _seen(await lobby.find(table), guest)
    return await asyncio.to_thread(replay_of_deal, state.id, _finished(state, deal), state.settings.house)


@post("/replays", summary="Recorded deals, step by step", status_code=200)
async def replay_records(data: JSONBody[ReplayText]) -> list[Replay]:
    """Return the deals of a record file step by step, with all hands; nothing is kept."""
    return await asyncio.to_thread(_replays, data)


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
async def import_records(table: TableId, data: JSONBody[RecordText], lobby: TheLobby, session: Known) -> RecordText:
    """Put records of other deals beside those of the table; the engine replays every one of them."""
    authority = await lobby.find(table)

    def wish(state: TableState) -> tuple[Imported, ...]:
        if session.id != state.owner and session.id not in state.by_session:
            raise Refusal(Code.NOT_SEATED)
        if len(state.imported) >= IMPORTS:
            raise Refusal(Code.TOO_MANY)
        return (Imported(text),)

    text = await asyncio.to_thread(checked_import, authority.room.table, data.text, now())
    await authority.happen(wish)
    return RecordText(text)


def _replays(data: ReplayText) -> list[Replay]:
    house = None if data.house is None else checked_house(data.house)
    return [
        replay_of_record(found, data.house if found.state.ruleset is house else None)
        for found in checked_records(data.text, house, REPLAYS)
    ]


def _finished(table: TableState, name: str) -> Finished:
    """Return a deal of a table that is over.

    :raises Refusal: if there is none of that name.
    """
    found = next((deal for deal in table.finished if deal.name == name), None)
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


def _deal_shown(table: TableState, deal: Finished) -> DealShown:
    begun = deal.begun
    return DealShown(
        table=table.id,
        deal=deal.name,
        commitment=deal.commitment,
        seed=begun.seed,
        record=record_text(table.id, deal),
        # Nothing is committed to when a recorded deal is taken up again: everybody knows its cards.
        text=_committed(table, deal) if begun.committed() else "",
        mixture=commitment.mixture_text(deal.commitment, deal.secret, deal.added) if deal.secret else "",
        house=table.settings.house,
    )


def _committed(table: TableState, deal: Finished) -> str:
    """Return what the commitment to a deal is the hash of."""
    if deal.secret:
        return commitment.promise_text(table.id, deal.name, table.ruleset, deal.secret)
    return commitment.text(table.id, deal.name, deal.begun)


def _seen(authority: Authority, guest: Session | None) -> TableState:
    """Return a table for somebody who wants to see it.

    :raises Refusal: if the owner lets only players look.
    """
    state = authority.room.table
    if not state.settings.spectators and (guest is None or authority.room.why_not(guest) is not None):
        raise Refusal(Code.NO_SPECTATORS)
    return state
