"""Pictures of deals that are over."""

from tarock.drawing.picture import Asked, before_play, drawn
from tarock.drawing.png import as_png
from tarock.server.evening.records import record_of
from tarock.server.evening.state import Finished


def shared_picture(table: str, deal: Finished, language: str, width: int, height: int) -> bytes:
    """Return a deal before its first card was played, with all hands and with what it came to, as PNG."""
    record = record_of(table, deal)
    asked = Asked(at=before_play(record), language=language, width=width, height=height, with_result=True)
    return as_png(drawn(record, asked))
