"""Large bodies: reading one keeps everybody waiting for some milliseconds, so an address sends few at a time."""

from collections import Counter
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from tarock.core.sentences import Sentence
from tarock.server.codes import Code, Refusal
from tarock.server.costs.addresses import Addresses

LARGE: Final = 50_000
"""So many bytes, and a body is large."""
_METHODS: Final = frozenset({"POST", "PUT", "PATCH"})


class LargeBodies:
    """Refuses a large body before it is read, where too many of one address are being read or worked on."""

    def __init__(self, most: int, addresses: Addresses) -> None:
        self._most = most
        self._addresses = addresses
        self._here: Counter[str] = Counter()

    def __call__(self, app: ASGIApp) -> ASGIApp:
        """Return an application with somebody at the door who looks at the parcels."""

        async def handle(scope: Scope, receive: Receive, send: Send) -> None:
            if not _is_large(scope):
                await app(scope, receive, send)
                return
            client = scope["client"]
            host = client[0] if client else ""
            address = self._addresses.counted(host) or host
            if self._here[address] >= self._most:
                raise Refusal(Code.TOO_DEAR, Sentence("costs-queue"), again=1)
            self._here[address] += 1
            try:
                await app(scope, receive, send)
            finally:
                self._here[address] -= 1
                if not self._here[address]:
                    del self._here[address]

        return handle


def _is_large(scope: Scope) -> bool:
    """Tell whether a request has a large body, or one of a size that it does not tell."""
    if scope["type"] != ScopeType.HTTP or scope["method"] not in _METHODS:
        return False
    told = next((value for name, value in scope["headers"] if name == b"content-length"), b"")
    return not told.isdigit() or int(told[:20]) > LARGE
