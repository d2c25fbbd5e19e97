"""What the terminal of a laptop in the hall shows: where the desk and the phones find it."""

import io
import socket
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import segno

from tarock.server.hall.folder import KEY
from tarock.server.hall.roles import Codes, spelt
from tarock.server.sessions import read_key
from tarock.words import words_in

EVENTS: Final = "/club/events"
"""The page that lists the club's events."""
_ALL: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104 - what somebody chose to listen at
_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address of no machine (RFC 5737): asking for the way there sends nothing."""


def hall_lines(folder: Path, address: str, language: str) -> list[str]:
    """Return the desk's address with its code, and that of everybody's phone as a QR code too.

    :param address: where the server listens, with its port.
    """
    words = words_in(language)
    code = Codes(read_key(folder, KEY)).desk()
    reached = reached_at(address)
    desk = words("serve-desk", address=f"{reached}{EVENTS}#{code}", code=spelt(code))
    if is_own_machine(reached):
        return [desk, words("serve-desk-alone")]
    phones = f"{reached}{EVENTS}"
    return [desk, words("serve-phones", address=phones), picture(phones)]


def reached_at(address: str) -> str:
    """Return how phones in the same network reach a server, without a slash at the end."""
    host, port = urlsplit(address).hostname or "", urlsplit(address).port
    return f"http://{lan_address()}:{port}" if host in _ALL else address.rstrip("/")


def lan_address() -> str:
    """Return this machine's address in its network; its own where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(_ELSEWHERE)
        except OSError:
            return "127.0.0.1"
        return str(way.getsockname()[0])


def is_own_machine(address: str) -> bool:
    """Tell whether nobody but this machine reaches an address."""
    host = urlsplit(address).hostname or ""
    return host.startswith("127.") or host in {"localhost", "::1"}


def picture(text: str) -> str:
    """Return a QR code as a terminal shows it."""
    drawn = io.StringIO()
    segno.make_qr(text, error="m").terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")
