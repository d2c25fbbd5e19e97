"""Who is asking, and from where: sessions in cookies and headers, origins, and what a browser may do with our pages."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from tarock.server.codes import Code, Refusal
from tarock.server.names import Session
from tarock.server.sessions import LIFETIME, Sessions

COOKIE: Final = "tarock_session"
DEVICE_COOKIE: Final = "tarock_device"
"""By this a browser is known again: two sessions of it are one person at a table."""
CSRF_HEADER: Final = "x-csrf-token"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

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
HTTPS_ONLY: Final = {"strict-transport-security": f"max-age={LIFETIME // 1000}"}
"""What it says besides where people come by https: never to come otherwise again."""


def said_to_browsers(*, secure: bool) -> Callable[[Message, Scope], Awaitable[None]]:
    """Return what puts these headers into every answer: errors, files and what no route knows as well."""
    said = HEADERS | (HTTPS_ONLY if secure else {})

    async def put(message: Message, _scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name in said.keys() - headers.keys():
                headers.add(name, said[name])

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


def find_session(connection: Connected, sessions: Sessions, told: str | None = None) -> Session | None:
    """Return who is asking, by the token that he has told, by a header or else by a cookie; None for nobody.

    :raises Refusal: if a token was not signed by this server.
    """
    token = told or bearer(connection) or connection.cookies.get(COOKIE)
    if not token:
        return None
    known = newcomer(connection, sessions)
    return replace(sessions.read(token), device=known.device, address=known.address)


def newcomer(connection: Connected, sessions: Sessions) -> Session:
    """Return what is known of whoever has no session yet: by what his browser and his address are known here."""
    device = sessions.mark("device", connection.cookies.get(DEVICE_COOKIE, ""))
    address = sessions.mark("address", network_of(connection.client.host if connection.client else ""))
    return Session("", "", device=device, address=address)


def has_session(connection: Connected, sessions: Sessions) -> bool:
    """Tell whether a browser has a session that counts: a cookie that was not signed here is as good as none."""
    try:
        return find_session(connection, sessions) is not None
    except Refusal:
        return False


def network_of(host: str) -> str:
    """Return by what an address can be told from others: a home of the newer kind has a whole network to itself.

    Nothing for an address that says nothing: that of this machine, of a network inside a house, or of a proxy there.

    >>> network_of("198.51.100.7"), network_of("8.8.8.8"), network_of("2a00:1450:4001:82a::200e"), network_of("")
    ('', '8.8.8.8', '2a00:1450:4001:82a::/64', '')
    """
    try:
        address: IPv4Address | IPv6Address = ip_address(host)
    except ValueError:
        return ""
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    if not address.is_global:
        return ""
    return str(address) if address.version == 4 else str(ip_network((address, 64), strict=False))  # noqa: PLR2004


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
    if request.method not in SAFE and bearer(request) is None:
        token = request.headers.get(CSRF_HEADER, "")
        if not sessions.is_csrf(session, token):
            raise Refusal(Code.BAD_CSRF)
    return session


def no_session_cookie(*, secure: bool) -> Cookie:
    """Return what makes a browser forget its session."""
    return replace(_cookie(COOKIE, "", secure=secure), max_age=0)


def new_device() -> str:
    """Return what a browser is known by that was not known before."""
    return secrets.token_urlsafe(16)


def device_cookie(device: str, *, secure: bool) -> Cookie:
    """Return the cookie that a browser is known by again."""
    return _cookie(DEVICE_COOKIE, device, secure=secure)


def session_cookie(token: str, *, secure: bool) -> Cookie:
    """Return the cookie that keeps a session: no script can read it, and no other site has it sent."""
    return _cookie(COOKIE, token, secure=secure)


def _cookie(key: str, value: str, *, secure: bool) -> Cookie:
    return Cookie(
        key=key, value=value, max_age=LIFETIME // 1000, path="/", httponly=True, samesite="lax", secure=secure
    )
