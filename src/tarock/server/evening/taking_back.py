"""Taking back one's last card: among bots, as long as nobody has acted on it and it has shown nothing new."""

from tarock.core.faults import Mode
from tarock.server.evening.events import Acted
from tarock.server.evening.families import Action, State
from tarock.server.evening.settings import mode_of
from tarock.server.evening.state import Game, TableState
from tarock.server.families import SERVER

MOMENT = 2_000
"""Milliseconds that the bots leave somebody at most to take a card back, where their pace is quicker."""
PATIENCE = 3
"""So many times as long as usual they wait for it: who has chosen a quick table is quick himself."""


def can_be_taken_back(table: TableState, game: Game, event: Acted, action: Action, after: State) -> bool:
    """Tell whether an act that has just been done can be taken back.

    A person has played a card among bots, had another to play, and holds on to it; in table mode a card lies.
    """
    if (
        table.gives_places
        or event.final
        or event.by
        or mode_of(table.settings) is Mode.TABLE
        or game.claimed is not None
    ):
        return False
    place = game.begun.players[event.seat]
    if table.places[place].session is None:
        return False
    if not all(other.is_bot for number, other in enumerate(table.places) if number != place):
        return False
    return SERVER[table.ruleset.family].handling.is_reversible(game.deal, event.seat, action, after)


def waiting_time(table: TableState, game: Game) -> int:
    """Return for how many milliseconds bots wait in a position before they act."""
    pace = table.settings.pace
    if game.claimed is not None:
        return 0
    return pace if game.before is None else max(pace, min(PATIENCE * pace, MOMENT))
