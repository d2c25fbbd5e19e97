"""The door of the server: every request, and every connection, has an id by which its lines are found in the log."""

import re
import secrets
from collections.abc import Mapping
from time import perf_counter
from typing import Any, Final, cast

import structlog
from litestar import Litestar
from litestar.types import HTTPScope, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from tarock.server.operating.proxies import Proxies

HEADER: Final = b"x-request-id"
_WELL_FORMED: Final = re.compile(rb"[A-Za-z0-9._-]{8,64}")

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("http")


class Doorway(Litestar):
    """The application: who asks is found out here, and what was answered is logged."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - as servers call it
        """Let a request in."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self._enter(scope, receive, send)

    async def _enter(self, scope: Scope, receive: Receive, send: Send) -> None:
        number, status, begun = self._numbered(scope), 0, perf_counter()

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (HEADER, number)]
            elif message["type"] == "websocket.accept":
                message["headers"] = [*message.get("headers", ()), (HEADER, number)]
            await send(message)

        with bound_contextvars(request_id=number.decode()):
            await super().__call__(scope, receive, answer)
            # The pattern of the route, and not what was asked for: anything may stand there.
            told = {"path": pattern_of(scope), "ms": round(1000 * (perf_counter() - begun), 1)}
            if status:
                _logs.info("request", method=cast("HTTPScope", scope)["method"], status=status, **told)
            else:
                _logs.info("socket", **told)

    def _numbered(self, scope: Scope) -> bytes:
        """Find out who asks, and return the id of the request: that of a proxy which we believe, or a new one."""
        proxies: Proxies = self.state.proxies
        client = scope["client"]
        if client is None or client[0] not in proxies:
            return _new()
        headers = cast("list[tuple[bytes, bytes]]", scope["headers"])
        scope["client"] = (proxies.asker(client[0], headers), client[1])
        told = next((value for name, value in headers if name == HEADER), b"")
        return told if _WELL_FORMED.fullmatch(told) else _new()


def pattern_of(scope: Scope) -> str:
    """Return the pattern of the route that a request has found; "" for none."""
    found = cast("Mapping[str, object]", scope)  # what no route knows lacks it, whatever its type says
    return str(found.get("path_template", ""))


def _new() -> bytes:
    return secrets.token_hex(8).encode()
