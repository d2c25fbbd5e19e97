"""Leaving for good: somebody stands up everywhere, and is forgotten."""

from contextlib import suppress

import structlog

from tarock.server.accounts.forgetting import SOMEBODY, Forgetting
from tarock.server.accounts.keeping import kept
from tarock.server.codes import Code, Refusal
from tarock.server.evening.events import Event, Renamed, StoodUp
from tarock.server.evening.state import TableState
from tarock.server.guests import Guests
from tarock.server.names import Session, folded

MOST = 10_000
"""At so many tables may somebody have sat."""

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("leaving")


class Leaving:
    """Lets people leave for good, with an account or as guests."""

    def __init__(self, guests: Guests, forgetting: Forgetting) -> None:
        self.guests = guests
        self.forgetting = forgetting

    async def leave(self, session: Session, name: str) -> None:
        """Delete all that is somebody's; deals that others have played too stay, without his name.

        :raises Refusal: if it is not his name that he says, or it cannot be kept.
        """
        if folded(name) != folded(session.name):
            raise Refusal(Code.BAD_NAME)
        await self.guests.leave(session, everywhere=True)
        lobby = self.guests.lobby
        with kept():
            tables = await lobby.log.of_session(session.id, MOST)
        for table in tables:
            if not table.is_closed:
                with suppress(Refusal):  # the evening has ended meanwhile
                    await (await lobby.find(table.id)).happen(lambda state: stands_up(state, session.id))
        with kept():
            his = await self.forgetting.forget(session.id, lobby.log)
        for changed in his:
            await lobby.read_again(changed)  # other processes have been told
        _logs.info("somebody left for good")


def stands_up(state: TableState, person: str) -> tuple[Event, ...]:
    """Return what happens at a table when somebody leaves it without a name."""
    place = state.by_session.get(person)
    return () if place is None else (Renamed(place, SOMEBODY), StoodUp(place))
