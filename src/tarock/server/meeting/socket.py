"""The socket of the page on which people meet: it is told how things stand, and says nothing itself."""

import asyncio
import contextlib

import msgspec
from litestar.exceptions import WebSocketDisconnect

from tarock.server.codes import Code
from tarock.server.meeting.foyer import Foyer
from tarock.server.names import Session
from tarock.server.sessions import Sessions
from tarock.server.sockets import PATIENCE, Socket
from tarock.server.wire.shared.meeting import MeetingShown
from tarock.server.wire.shared.telling import Error, write


class Visit:
    """Somebody with the page open."""

    def __init__(self, socket: Socket, session: Session, sessions: Sessions) -> None:
        self.session = session
        self._socket = socket
        self._sessions = sessions
        self._shown: MeetingShown | None = None
        self._wake = asyncio.Event()

    def show(self, shown: MeetingShown) -> None:
        """Show how things stand, if something has changed but the time."""
        same = self._shown is not None and msgspec.structs.replace(shown, now=self._shown.now) == self._shown
        if not same or self._has_ended:
            self._shown = shown
            self._wake.set()

    @property
    def _has_ended(self) -> bool:
        return self.session.key in self._sessions.ended

    async def run(self, foyer: Foyer) -> None:
        """Be here, until either side has had enough."""
        foyer.came(self)
        writer = asyncio.create_task(self._write_for_ever())
        try:
            await self._read_for_ever()
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            await foyer.went(self)

    async def _write_for_ever(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await self._wake.wait()
                self._wake.clear()
                if self._has_ended:
                    await self._socket.send_data(write(Error(code=Code.NO_SESSION)).decode(), mode="text")
                    await self._socket.close(code=4403, reason=Code.NO_SESSION)
                    return
                await self._socket.send_data(msgspec.json.encode(self._shown).decode(), mode="text")

    async def _read_for_ever(self) -> None:
        """Wait until the page is closed; whoever talks is not understood."""
        for _ in range(PATIENCE):
            try:
                await self._socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
        await self._socket.close(code=1008, reason=Code.MALFORMED)
