"""What the terminal of a laptop in the hall shows: where the desk and the phones find it."""

import io
from pathlib import Path
from typing import Final

import segno

from tarock.server.hall.folder import KEY
from tarock.server.hall.network import is_own_machine, reached_at
from tarock.server.hall.roles import Codes, spelt
from tarock.server.sessions import read_key
from tarock.words import words_in

EVENTS: Final = "/club/events"
"""The page that lists the club's events."""


def hall_lines(folder: Path, address: str, language: str) -> list[str]:
    """Return the desk's address with its code, the secretary's code, and that of everybody's phone as a QR code too.

    :param address: where the server listens, with its port.
    """
    words = words_in(language)
    codes = Codes(read_key(folder, KEY))
    code = codes.desk()
    alone = is_own_machine(address)
    reached = address.rstrip("/") if alone else reached_at(address)
    desk = words("serve-desk", address=f"{reached}{EVENTS}#{code}", code=spelt(code))
    secretary = words("serve-secretary", code=spelt(codes.secretary()))
    if alone:
        return [desk, secretary, words("serve-desk-alone")]
    phones = f"{reached}{EVENTS}"
    return [desk, secretary, words("serve-phones", address=phones), picture(phones)]


def picture(text: str) -> str:
    """Return a QR code as a terminal shows it."""
    drawn = io.StringIO()
    segno.make_qr(text, error="m").terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")
