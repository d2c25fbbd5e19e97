"""Connections that are no requests yet: how many an address may have, and how long they may take.

Whoever sends half a header and waits holds a place that others need.  A connection that has become a socket is counted
as one, and is closed if it does not say who it is.
"""

import asyncio
import resource
from collections import Counter
from contextlib import suppress
from typing import Any, cast

from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr

from tarock.server.costs.addresses import Addresses
from tarock.server.costs.quotas import Quotas


class Doors:
    """Through which everybody comes."""

    def __init__(self, quotas: Quotas, addresses: Addresses) -> None:
        self.quotas = quotas
        self._addresses = addresses
        self._inside: Counter[str] = Counter()

    def enter(self, host: str) -> str | None:
        """Let a connection in.

        :returns: under what it is counted: nothing where that tells nothing; None if there are too many.
        """
        address = self._addresses.counted(host)
        if address:
            if self._inside[address] >= self.quotas.connections:
                return None
            self._inside[address] += 1
        return address

    def leave(self, address: str) -> None:
        """Let a connection go."""
        if address:
            self._inside[address] -= 1
            if not self._inside[address]:
                del self._inside[address]


class GuardedProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with somebody at the door who has a watch."""

    _address: str | None = None
    _is_refused = False
    _alarm: asyncio.TimerHandle | None = None

    @property
    def _doors(self) -> Doors:
        return cast("Doors", cast("Litestar", self.config.app).state.doors)

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - as asyncio has it
        """Let somebody in, or not: before anything is made ready for him."""
        client = get_remote_addr(transport)
        self._address = self._doors.enter(client[0] if client else "")
        if self._address is None:
            self._is_refused = True
            transport.abort()
            return
        super().connection_made(transport)
        self._set_alarm(self._doors.quotas.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget somebody who has gone."""
        if self._is_refused:
            return
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Let a connection become a socket, which is counted elsewhere."""
        self._leave()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Look at the watch when something comes."""
        if self._address is None:
            return
        if self._alarm is None:
            self._set_alarm(self._doors.quotas.header_seconds)
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Begin to read a request."""
        if self._alarm is None:
            self._set_alarm(self._doors.quotas.header_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Know what is asked; now its body must come."""
        self._set_alarm(self._doors.quotas.request_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Have the whole request."""
        self._stop_alarm()
        super().on_message_complete()

    def _set_alarm(self, seconds: float) -> None:
        self._stop_alarm()
        self._alarm = self.loop.call_later(seconds, self._too_slow)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _too_slow(self) -> None:
        self._alarm = None
        cycle = cast("RequestResponseCycle | None", self.cycle)  # there is none before the first request
        is_served = cycle is not None and not cycle.response_complete and not cycle.more_body
        if not is_served:
            self.transport.abort()

    def _leave(self) -> None:
        self._stop_alarm()
        if self._address is not None:
            self._doors.leave(self._address)
            self._address = None


def open_wide() -> None:
    """Let this process have as many connections as the system allows it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # then it has what it has
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
