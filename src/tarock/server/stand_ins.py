"""Which bots are asked at a table: those who sit there, and those who stand in for people."""

from tarock.bots.families import BOTS
from tarock.bots.levels import LevelName
from tarock.core.seats import Seat
from tarock.server.bot_questions import Ask
from tarock.server.evening.families import State
from tarock.server.evening.settings import seconds_to_think
from tarock.server.evening.state import Game, Place, TableState
from tarock.server.levels import STAND_IN


def asks_of(table: TableState, game: Game, now: int) -> tuple[Ask, ...]:
    """Return the bots to ask in a position: those with a right to use first, then the one on turn."""
    state, turn = game.deal, game.deal.turn
    if turn is None:
        return ()
    bots = BOTS[table.ruleset.family]
    found: list[Ask] = []
    for seat in order_of_asking(state, turn):
        level = _level(table.places[game.begun.players[seat]], seat == turn and is_over_time(table, game, now))
        if level is None:
            continue
        view = state.view(seat)
        if seat == turn or bots.has_rights(view):
            found.append(Ask(seat, view, level, seat == turn))
    return tuple(found)


def order_of_asking(state: State, turn: Seat) -> tuple[Seat, ...]:
    """Return the seats of a deal: the others in playing order, and last the one on turn."""
    first, *others = BOTS[state.ruleset.family].order_from(state, turn)
    return (*others, first)


def decided_by(table: TableState, place: int) -> str:
    """Return what the log says about who decided for a place: nothing for a bot's own place."""
    chair = table.places[place]
    if chair.is_bot:
        return ""
    return "clock" if chair.is_present else "stand-in"


def is_over_time(table: TableState, game: Game, now: int) -> bool:
    """Tell whether the player on turn has thought too long."""
    think = seconds_to_think(table.settings)
    return think is not None and now >= game.since + think * 1000


def _level(place: Place, is_over_time: bool) -> LevelName | None:  # noqa: FBT001 - a fact about the place
    if place.chair.bot is not None:
        return place.chair.bot
    return STAND_IN if is_over_time or not place.is_present else None
