"""When cards are dealt, and from what; when a table must be looked at again."""

import secrets
import time
from collections.abc import Iterator

from tarock.server.commitment import commitment
from tarock.server.evening.events import Dealt
from tarock.server.evening.fold import fold
from tarock.server.evening.state import TableState


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def may_deal(table: TableState, moment: int) -> bool:
    """Tell whether cards are to be dealt: everybody is there, and ready or the pause is over."""
    if table.waits_for_owner or not (table.due and table.is_complete and table.somebody_is_here):
        return False
    return not table.has_begun or table.everybody_is_ready or moment >= pause_ends(table)


def dealt(table: TableState, index: int, moment: int) -> Dealt:
    """Draw a seed that nobody can know, and commit to the deal; in practice the cards are known already."""
    if table.settings.practice is not None:
        return Dealt(index, "", "")
    before = table.games[index]
    attempt = before.attempt + 1 if before is not None and before.round == table.round else 1
    seed = table.seed(attempt) or secrets.token_hex(16)
    drawn = fold(table, Dealt(index, seed, ""), moment).games[index]
    assert drawn is not None
    return Dealt(index, seed, commitment(table.id, drawn.name, drawn.begun))


def pause_ends(table: TableState) -> int:
    """Return when the next deal comes, ready or not."""
    over = [game.at for game in table.games if game is not None and game.deal.is_over]
    return max(over, default=0) + table.settings.pause * 1000


def deadlines(table: TableState, moment: int) -> Iterator[int]:
    """Give the moments at which whoever leads a table must look at it again."""
    if table.due and table.has_begun and table.is_complete and table.somebody_is_here:
        yield pause_ends(table)
    if table.settings.think is not None:
        ends = (game.at + table.settings.think * 1000 for game in table.running)
        yield from (end for end in ends if end > moment)
