"""The part of the HTTP API by which people protect themselves: blocks and reports, and what every page is told."""

from typing import Final

from litestar import Router, get, post
from litestar.params import JSONBody

from tarock.server.codes import Code, Refusal, told
from tarock.server.dependencies import Known, TableId, TheKeeper, TheLobby, TheSessions
from tarock.server.evening.chairs import place_at
from tarock.server.evening.state import Place, TableState
from tarock.server.moderation.bodies import (
    BlockEnded,
    BlockListed,
    NoticeTold,
    PlaceMeant,
    ReportSent,
    ReportTaken,
)
from tarock.server.moderation.keeper import Keeper
from tarock.server.names import Session, checked_text
from tarock.server.room import Room
from tarock.server.store.entries import StoreError


@get("/notices", summary="What every page shows now")
async def list_notices(keeper: TheKeeper) -> list[NoticeTold]:
    """Return what whoever runs the server wants everybody to know, in three languages."""
    return [NoticeTold(each.id, each.en, each.da, each.de) for each in keeper.shown()]


@get("/blocks", summary="Whom one has blocked")
async def list_blocks(session: Known, keeper: TheKeeper) -> list[BlockListed]:
    """Return whom one does not want to play with, the latest first."""
    return await _blocked(session, keeper)


@post("/tables/{table:str}/blocks", summary="Block somebody at a table", status_code=201)
async def block_player(
    table: TableId, data: JSONBody[PlaceMeant], lobby: TheLobby, session: Known, keeper: TheKeeper
) -> list[BlockListed]:
    """Play with somebody no more: he does not sit at one's tables, and what he says is hidden."""
    place = _other((await lobby.find(table)).room.table, session, data.place)
    try:
        await keeper.blocks.add(session.id, place.session or "", place.name)
    except StoreError as error:
        raise Refusal(Code.STORAGE, str(error)) from error
    await keeper.hide(session)
    return await _blocked(session, keeper)


@post("/blocks/end", summary="Block somebody no longer", status_code=200)
async def end_block(
    data: JSONBody[BlockEnded], session: Known, keeper: TheKeeper, sessions: TheSessions
) -> list[BlockListed]:
    """Play with somebody again."""
    try:
        found = [each for each in await keeper.blocks.of(session.id) if sessions.handle(each) == data.who]
        for each in found:
            await keeper.blocks.remove(session.id, each)
    except StoreError as error:
        raise Refusal(Code.STORAGE, str(error)) from error
    await keeper.hide(session)
    return await _blocked(session, keeper)


@post("/tables/{table:str}/reports", summary="Report somebody at a table", status_code=201)
async def report_player(
    table: TableId, data: JSONBody[ReportSent], lobby: TheLobby, session: Known, keeper: TheKeeper
) -> ReportTaken:
    """Tell whoever runs the server of somebody; he sees the deal, its record once it is over, and the last words."""
    room = (await lobby.find(table)).room
    objection = room.why_not(session)
    if objection is not None and session.id not in {each.session for each in room.table.sent_away}:
        raise objection
    place = _other(room.table, session, data.place)
    words = checked_text(data.words, len(data.words)) or ""
    try:
        number = await keeper.reports.add(
            room.table, session.id, data.place, data.kind, words, _address(room, place.session)
        )
    except StoreError as error:
        raise Refusal(Code.STORAGE, str(error)) from error
    return ReportTaken(number)


def _other(table: TableState, session: Session, number: int) -> Place:
    """Return the place of another person.

    :raises Refusal: if nobody else sits there.
    """
    place = place_at(table, number)
    if place.session is None or place.session == session.id:
        raise told(Code.ONLY_PEOPLE)
    return place


def _address(room: Room, person: str | None) -> str:
    """Return the hash of somebody's address, if he is connected here."""
    found = (each.session.address for each in room.listeners if each.session.id == person)
    return next(found, "")


async def _blocked(session: Session, keeper: Keeper) -> list[BlockListed]:
    try:
        found = await keeper.blocks.of(session.id)
    except StoreError as error:
        raise Refusal(Code.STORAGE, str(error)) from error
    return [BlockListed(keeper.sessions.handle(each), name) for each, name in found.items()]


ROUTER: Final = Router("/", route_handlers=[list_notices, list_blocks, block_player, end_block, report_player])
