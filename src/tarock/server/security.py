"""Who is asking, and from where: sessions in cookies and headers, origins, and what a browser may do with our pages."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from tarock.server.codes import Code, Refusal
from tarock.server.names import Session
from tarock.server.sessions import Sessions

COOKIE: Final = "tarock_session"
CSRF_HEADER: Final = "x-csrf-token"
YEAR: Final = 365 * 24 * 3600
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

Connected: TypeAlias = "ASGIConnection[Any, Any, Any, Any]"

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""What every answer says to a browser.  Links to seats are secrets, so no page tells another where it came from."""
HTTPS_ONLY: Final = {"strict-transport-security": f"max-age={YEAR}"}
"""What it says besides where people come by https: never to come otherwise again."""


def said_to_browsers(*, secure: bool) -> Callable[[Message, Scope], Awaitable[None]]:
    """Return what puts these headers into every answer: errors, files and what no route knows as well."""
    said = HEADERS | (HTTPS_ONLY if secure else {})

    async def put(message: Message, _scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in said.items():
                headers.setdefault(name, value)

    return put


def check_origin(connection: Connected, allowed: tuple[str, ...]) -> None:
    """Refuse what a page of another site asks for; a program that is no browser names no origin.

    :raises Refusal: if it comes from elsewhere.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    if _place(origin) != connection.headers.get("host"):
        raise Refusal(Code.BAD_ORIGIN)


def _place(origin: str) -> str | None:
    """Return the host and port of an origin; None where it names none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:  # an open bracket, say
        return None


def find_session(connection: Connected, sessions: Sessions) -> Session | None:
    """Return who is asking, by a header or else by a cookie; None for nobody.

    :raises Refusal: if a token was not signed by this server.
    """
    token = bearer(connection) or connection.cookies.get(COOKIE)
    return sessions.read(token) if token else None


def bearer(connection: Connected) -> str | None:
    """Return the token in the ``Authorization`` header."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


def checked_session(request: "Request[Any, Any, Any]", sessions: Sessions) -> Session:
    """Return who is asking for something.

    A browser sends cookies by itself, also for a page of another site; so a request that changes anything carries a
    token besides, which only our own pages know.

    :raises Refusal: if nobody is, or if the token is missing.
    """
    session = find_session(request, sessions)
    if session is None:
        raise Refusal(Code.NO_SESSION)
    if request.method not in _SAFE and bearer(request) is None:
        token = request.headers.get(CSRF_HEADER, "")
        if not sessions.is_csrf(session, token):
            raise Refusal(Code.BAD_CSRF)
    return session


def session_cookie(token: str, *, secure: bool) -> Cookie:
    """Return the cookie that keeps a session: no script can read it, and no other site has it sent."""
    return Cookie(key=COOKIE, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)
