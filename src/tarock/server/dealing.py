"""When cards are dealt, and from what; when a table must be looked at again."""

import secrets
from collections.abc import Iterator
from dataclasses import replace

from tarock.server import commitment
from tarock.server.evening.clocks import now
from tarock.server.evening.events import Dealt, Promised
from tarock.server.evening.mixing import PATIENCE, is_mixed, mixture, next_name
from tarock.server.evening.settings import mode_of, seconds_to_think
from tarock.server.evening.state import TableState

__all__ = [
    "are_mixed",
    "can_deal",
    "deadlines",
    "dealt",
    "may_deal",
    "now",
    "pause_ends",
    "promised",
    "taken_up",
    "unpromised",
]


def can_deal(table: TableState) -> bool:
    """Tell whether there is somebody to deal to."""
    return bool(not table.waits_for_owner and table.due and table.is_complete and table.somebody_is_here)


def unpromised(table: TableState) -> tuple[int, ...]:
    """Return the games for whose next deal nothing has been committed to yet, where anything is to be."""
    if _is_settled_before(table) or not can_deal(table):
        return ()
    return tuple(index for index in table.due if index not in table.promises)


def may_deal(table: TableState, moment: int) -> bool:
    """Tell whether cards are to be dealt: everybody is there, and ready or the pause is over."""
    if not can_deal(table):
        return False
    return not table.has_begun or table.everybody_is_ready or moment >= pause_ends(table)


def are_mixed(table: TableState, moment: int) -> bool:
    """Tell whether the deals that are due need wait for nobody's client."""
    return _is_settled_before(table) or all(is_mixed(table, index, moment) for index in table.due)


def dealt(table: TableState, index: int) -> Dealt:
    """Return a deal that follows from what was promised and added, or that was settled before."""
    if table.settings.practice is not None:
        return Dealt(index, "", "")
    name, attempt = next_name(table, index)
    seed = table.seed(attempt)
    if seed is None:
        return mixture(table, index)
    begun = table.scorebook.dealt(index, seed, mode_of(table.settings))
    return Dealt(index, seed, commitment.commitment(table.id, name, begun))


def promised(table: TableState, index: int) -> Promised:
    """Draw a secret that nobody can know, and commit to it."""
    secret = secrets.token_hex(32)
    name, _ = next_name(table, index)
    return Promised(index, secret, commitment.promise(table.id, name, table.ruleset, secret))


def _is_settled_before(table: TableState) -> bool:
    """Tell whether there is nothing to add to: in practice cards are known, and a duplicate has drawn its own."""
    return table.settings.practice is not None or bool(table.seeds)


def pause_ends(table: TableState) -> int:
    """Return when the next deal comes, ready or not."""
    over = [game.since for game in table.games if game is not None and game.deal.is_over]
    return max(over, default=0) + table.settings.pause * 1000


def deadlines(table: TableState, moment: int) -> Iterator[int]:
    """Give the moments at which whoever leads a table must look at it again."""
    if table.due and table.has_begun and table.is_complete and table.somebody_is_here:
        yield pause_ends(table)
    if can_deal(table):
        ends = (promise.since + PATIENCE for promise in table.promises.values())
        yield from (end for end in ends if end > moment)
    think = seconds_to_think(table.settings)
    if think is not None:
        ends = (game.since + think * 1000 for game in table.running)
        yield from (end for end in ends if end > moment)


def taken_up(table: TableState, moment: int) -> TableState:
    """Return a table as it goes on after it was read from the log.

    What had passed of a thinking time or a pause when the last thing happened has passed; the time for which nobody
    kept the table counts for nobody, whatever the date has become meanwhile.  Days pass by the date, whoever is there.
    """
    last = table.at if table.settings.days is None else now()

    def since(at: int) -> int:
        return moment - max(0, last - at)

    games = tuple(None if game is None else replace(game, since=since(game.at)) for game in table.games)
    promises = {index: replace(each, since=since(each.at)) for index, each in table.promises.items()}
    return replace(table, since=moment, games=games, promises=promises)
