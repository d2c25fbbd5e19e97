"""Whose turn it is, and until when: kept beside the log of a table where people have days to think.

So everybody is shown where he is to act, and a table that nobody has in memory is found when a time is over.
"""

from collections.abc import Iterator
from typing import Final

from tarock.server.evening.settings import seconds_to_think
from tarock.server.evening.state import Game, TableState
from tarock.server.store.entries import Turn

BY_ITSELF: Final = ""
"""Who is due where a table goes on without anybody."""
SOON: Final = 60_000
"""Milliseconds after which a table is looked at again that should have gone on by itself: its server may have died."""


def turns_of(table: TableState) -> tuple[Turn, ...] | None:
    """Return who is to act; None where nobody has days to think."""
    if table.settings.days is None:
        return None
    due: dict[str, int] = {}
    for turn in _turns(table):
        due[turn.person] = min(turn.due_at, due.get(turn.person, turn.due_at))
    return tuple(Turn(person, due_at) for person, due_at in due.items())


def _turns(table: TableState) -> Iterator[Turn]:
    if table.is_closed:
        return
    for game in table.running:
        yield _turn(table, game)
    waits = table.waits_for_owner or not table.is_complete or not table.somebody_is_here
    if (table.due or table.rounds_are_over) and not waits:
        yield Turn(BY_ITSELF, table.at + table.settings.pause * 1000 + SOON)


def _turn(table: TableState, game: Game) -> Turn:
    seat, think = game.deal.turn, seconds_to_think(table.settings)
    place = None if seat is None else table.places[game.begun.players[seat]]
    if think is None or place is None or place.session is None or not place.is_present:
        return Turn(BY_ITSELF, game.at + SOON)
    return Turn(place.session, game.at + think * 1000)
