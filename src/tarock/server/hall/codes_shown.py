"""The codes that the desk hands out, with QR codes to be printed."""

import segno

from tarock.club.tournament.state import Tournament
from tarock.server.hall.roles import Codes, spelt
from tarock.server.wire.shared.hall import HallCodes, TableCode

QUIET = 4
"""So many light squares must surround a QR code."""


def codes_shown(codes: Codes, event: str, tournament: Tournament, origin: str) -> HallCodes:
    """Return the codes of referees and of the tables of the round that is played."""
    number = len(tournament.rounds)
    tables = range(1, len(tournament.rounds[-1].draw.tables) + 1) if tournament.rounds else ()
    referee = codes.referee(event)
    return HallCodes(
        referee=spelt(referee),
        referee_path=f"/event/{event}/referee#{referee}",
        round=number,
        tables=tuple(_table(codes, event, tournament, table, origin) for table in tables),
    )


def _table(codes: Codes, event: str, tournament: Tournament, table: int, origin: str) -> TableCode:
    number = len(tournament.rounds)
    code = codes.table(event, number, table)
    path = f"/event/{event}/table/{number}-{table}#{code}"
    qr, size = squares(f"{origin}{path}")
    return TableCode(table, tournament.settings.room_of(table), spelt(code), path, qr, size)


def squares(text: str) -> tuple[str, int]:
    """Return the dark squares of a QR code as the path of an SVG picture, and how wide it is.

    >>> squares("http://a/")[0].startswith("M4 4h7v1h-7z"), squares("http://a/")[1]
    (True, 29)
    """
    code = segno.make_qr(text, error="m")
    parts: list[str] = []
    for y, row in enumerate(code.matrix):
        start = None
        for x, dark in enumerate((*row, 0)):
            if dark and start is None:
                start = x
            elif not dark and start is not None:
                parts.append(f"M{start + QUIET} {y + QUIET}h{x - start}v1h-{x - start}z")
                start = None
    return "".join(parts), len(code.matrix) + 2 * QUIET
