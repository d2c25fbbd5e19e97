"""A table to try things on."""

from tarock.bots.names import DANISH
from tarock.server.evening.events import Opened
from tarock.server.evening.fold import begin
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.state import TableState


def example_table() -> TableState:
    """Return a table of three bots that has just been opened."""
    settings = Settings(ruleset="danish-hjoerring", chairs=(Chair(bot="book"),) * 3, rounds=1)
    return begin(Opened("example", "nobody", settings, 0, DANISH[:3]), at=0)
