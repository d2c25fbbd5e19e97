"""The Danish bots that levels stand for, by the kind of a level; they think in compiled code, loaded here."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tarock.bots.careless import careless
from tarock.bots.danish.book_bot import BookBot
from tarock.bots.danish.grandmaster import Grandmaster
from tarock.bots.danish.net import GAME, NetBot, danish_network
from tarock.bots.danish.playing import DanishPlayer
from tarock.bots.danish.random_bot import RandomBot
from tarock.bots.danish.search import SearchBot
from tarock.bots.levels import Kind, Level
from tarock.bots.network import weights_of
from tarock.core.extras import require
from tarock.danish.actions import Play


def danish_player(level: Level) -> DanishPlayer:
    """Return a bot for a Danish table.

    :raises TarockError: if it thinks in code that cannot be compiled here.
    """
    if level.needs_compiler:
        require("numba")
    return _PLAYERS[level.kind](level)


def _grandmaster(level: Level) -> Grandmaster:
    return Grandmaster(danish_network(weights_of(GAME)), level.danish_budget)


_PLAYERS: Final[dict[Kind, Callable[[Level], DanishPlayer]]] = {
    "random": lambda _: RandomBot(),
    "book": lambda level: careless(BookBot(), RandomBot(), Play, level.carelessness),
    "search": lambda level: SearchBot(level.danish_budget, level.carelessness),
    "net": lambda level: NetBot(danish_network(Path(level.network or ""))),
    "learned": lambda level: careless(_grandmaster(level), BookBot(), Play, level.carelessness),
}
