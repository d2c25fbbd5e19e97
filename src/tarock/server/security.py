"""Who is asking, and from where: sessions in cookies and headers, origins, and what a browser may do with our pages."""

from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, ResponseHeader

from tarock.server.codes import Code, Refusal
from tarock.server.names import Session
from tarock.server.sessions import Sessions

COOKIE: Final = "tarock_session"
CSRF_HEADER: Final = "x-csrf-token"
YEAR: Final = 365 * 24 * 3600
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

Connected: TypeAlias = "ASGIConnection[Any, Any, Any, Any]"

HEADERS: Final = (
    ResponseHeader(
        name="content-security-policy",
        value=(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
            "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
            "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        ),
    ),
    ResponseHeader(name="x-content-type-options", value="nosniff"),
    ResponseHeader(name="referrer-policy", value="no-referrer"),
    ResponseHeader(name="cross-origin-opener-policy", value="same-origin"),
    ResponseHeader(name="permissions-policy", value="camera=(), microphone=(), geolocation=()"),
)
"""Links to seats are secrets, so no page tells another where it came from."""


def check_origin(connection: Connected, allowed: tuple[str, ...]) -> None:
    """Refuse what a page of another site asks for; a program that is no browser names no origin.

    :raises Refusal: if it comes from elsewhere.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise Refusal(Code.BAD_ORIGIN)


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
