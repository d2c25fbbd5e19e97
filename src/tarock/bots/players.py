"""The bots that levels stand for: one table for each game, by the kind of a level.

They think in compiled code, which this module loads; :mod:`tarock.bots.levels` only names them.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tarock.bots.careless import Careless
from tarock.bots.danish import book_bot as danish_book
from tarock.bots.danish import net as danish_net
from tarock.bots.danish import random_bot as danish_random
from tarock.bots.danish import search as danish_search
from tarock.bots.danish.playing import DanishPlayer
from tarock.bots.koenigrufen import book_bot as koenigrufen_book
from tarock.bots.koenigrufen import net as koenigrufen_net
from tarock.bots.koenigrufen import random_bot as koenigrufen_random
from tarock.bots.koenigrufen import search as koenigrufen_search
from tarock.bots.koenigrufen.playing import KoenigrufenPlayer
from tarock.bots.levels import Kind, Level
from tarock.danish import actions as danish_actions
from tarock.koenigrufen import actions as koenigrufen_actions


def danish_player(level: Level) -> DanishPlayer:
    """Return a bot for a Danish table."""
    return _DANISH[level.kind](level)


def koenigrufen_player(level: Level) -> KoenigrufenPlayer:
    """Return a bot for a table of Königrufen."""
    return _KOENIGRUFEN[level.kind](level)


def _danish_book(level: Level) -> DanishPlayer:
    book, random = danish_book.BookBot(), danish_random.RandomBot()
    return Careless(book, random, danish_actions.Play, level.noise) if level.noise else book


def _koenigrufen_book(level: Level) -> KoenigrufenPlayer:
    book = koenigrufen_book.BookBot()
    return (
        Careless(book, koenigrufen_random.RandomBot(), koenigrufen_actions.Play, level.noise) if level.noise else book
    )


_DANISH: Final[dict[Kind, Callable[[Level], DanishPlayer]]] = {
    "random": lambda _: danish_random.RandomBot(),
    "book": _danish_book,
    "search": lambda level: danish_search.SearchBot(level.danish_budget, level.noise),
    "net": lambda level: danish_net.NetBot(danish_net.danish_network(Path(level.network or ""))),
}
_KOENIGRUFEN: Final[dict[Kind, Callable[[Level], KoenigrufenPlayer]]] = {
    "random": lambda _: koenigrufen_random.RandomBot(),
    "book": _koenigrufen_book,
    "search": lambda level: koenigrufen_search.SearchBot(level.budget, level.noise),
    "net": lambda level: koenigrufen_net.NetBot(koenigrufen_net.koenigrufen_network(Path(level.network or ""))),
}
