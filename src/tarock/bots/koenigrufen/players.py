"""The bots of Königrufen that levels stand for, by the kind of a level; they think in compiled code, loaded here."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tarock.bots.careless import careless
from tarock.bots.koenigrufen.book_bot import BookBot
from tarock.bots.koenigrufen.grandmaster import Grandmaster
from tarock.bots.koenigrufen.net import GAME, NetBot, koenigrufen_network
from tarock.bots.koenigrufen.playing import KoenigrufenPlayer
from tarock.bots.koenigrufen.random_bot import RandomBot
from tarock.bots.koenigrufen.search import SearchBot
from tarock.bots.levels import Kind, Level
from tarock.bots.network import weights_of
from tarock.core.extras import require
from tarock.koenigrufen.actions import Play


def koenigrufen_player(level: Level) -> KoenigrufenPlayer:
    """Return a bot for a table of Königrufen.

    :raises TarockError: if it thinks in code that cannot be compiled here.
    """
    if level.needs_compiler:
        require("numba")
    return _PLAYERS[level.kind](level)


def _grandmaster(level: Level) -> Grandmaster:
    return Grandmaster(koenigrufen_network(weights_of(GAME)), level.budget)


_PLAYERS: Final[dict[Kind, Callable[[Level], KoenigrufenPlayer]]] = {
    "random": lambda _: RandomBot(),
    "book": lambda level: careless(BookBot(), RandomBot(), Play, level.noise),
    "search": lambda level: SearchBot(level.budget, level.noise),
    "net": lambda level: NetBot(koenigrufen_network(Path(level.network or ""))),
    "learned": lambda level: careless(_grandmaster(level), BookBot(), Play, level.noise),
}
