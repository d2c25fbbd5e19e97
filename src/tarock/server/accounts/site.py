"""Where people reach the server: passkeys are made for that place alone, and links by mail lead there."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from tarock.core.errors import TarockError
from tarock.server.codes import Code, Refusal
from tarock.server.options import Options


@dataclass(frozen=True, slots=True)
class Site:
    """An origin, as browsers name it, and its host, for which a passkey is made."""

    origin: str
    host: str


def site_of(origin: str) -> Site | None:
    """Return the site of an origin; None if it names none.

    >>> site_of("https://tarock.example:8443"), site_of("http://[")
    (Site(origin='https://tarock.example:8443', host='tarock.example'), None)
    """
    try:
        parts = urlsplit(origin)
        host = parts.hostname
    except ValueError:
        return None
    whole = f"{parts.scheme}://{parts.netloc}" == origin and parts.scheme in {"http", "https"}
    return Site(origin, host) if whole and host else None


def checked_site(origin: str) -> str:
    """Return an origin that a setting names.

    :raises TarockError: if it is none.
    """
    if site_of(origin) is None:
        raise TarockError(f"expected the address of a site, say https://tarock.example, got {origin!r}")
    return origin


def asked_at(request: "Request[Any, Any, Any]", options: Options) -> Site:
    """Return the site that a request was sent to: as the settings say, or else as the browser names it.

    :raises Refusal: if it names none.
    """
    scheme = "https" if options.secure else "http"
    named = options.site or request.headers.get("origin") or f"{scheme}://{request.headers.get('host', '')}"
    site = site_of(named)
    if site is None:
        raise Refusal(Code.BAD_ORIGIN)
    return site
