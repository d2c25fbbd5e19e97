"""Ending without anybody losing anything: tables are handed over, and everybody is sent to another process.

What is being written is finished, and its answer is sent, before a connection ends with code 1012 (service restart).
Clients connect again by themselves; a request without an answer is sent again, and nothing is done twice.
"""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

import structlog

from tarock.server.lobby import Lobby
from tarock.server.room import Listener

TOGETHER: Final = 20
"""So many tables are sent away at a time, or whoever takes them over had to read them all at once."""
BREATH: Final = 0.1
"""Seconds between them."""
PATIENCE: Final = 3.0
"""Seconds for what is being answered; who is still there then is cut off, and asks again."""

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("draining")


async def drain(lobby: Lobby) -> None:
    """Open no more tables, hand those over that are here, and send everybody away."""
    lobby.is_ending = True
    tables = lobby.in_memory()
    _logs.info("draining", tables=len(tables))
    if lobby.leading is not None:
        await lobby.leading.hand_over()
    listening = [authority.room.listeners for authority in tables if authority.room.listeners]
    leaving = iter(listening)
    while some := list(islice(leaving, TOGETHER)):
        for listener in _all(some):
            listener.leave()
        await asyncio.sleep(BREATH)
    try:
        async with asyncio.timeout(PATIENCE):
            while any(listening):  # noqa: ASYNC110 - a room tells nobody that it is empty
                await asyncio.sleep(BREATH / 10)
    except TimeoutError:
        _logs.warning("cut off", connections=sum(map(len, listening)))


def _all(rooms: Sequence[set[Listener]]) -> Iterator[Listener]:
    for listeners in rooms:
        yield from tuple(listeners)
