"""How strong a bot is: levels with names, from a beginner to the best that there is.

A weaker level looks at fewer worlds or plays some cards without thinking; none ever sees more than its view.

>>> level("club").kind
'search'
>>> level("search:40").worlds
40
"""

import difflib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

from tarock.bots.budget import Budget
from tarock.bots.careless import Careless
from tarock.bots.danish import book as danish_book
from tarock.bots.danish import net as danish_net
from tarock.bots.danish import random_bot as danish_random
from tarock.bots.danish import search as danish_search
from tarock.bots.danish.playing import DanishPlayer
from tarock.bots.koenigrufen import book as koenigrufen_book
from tarock.bots.koenigrufen import net as koenigrufen_net
from tarock.bots.koenigrufen import random_bot as koenigrufen_random
from tarock.bots.koenigrufen import search as koenigrufen_search
from tarock.bots.koenigrufen.playing import KoenigrufenPlayer
from tarock.core.errors import TarockError
from tarock.danish import actions as danish_actions
from tarock.koenigrufen import actions as koenigrufen_actions

Kind: TypeAlias = Literal["random", "book", "search", "net"]


class Level(msgspec.Struct, frozen=True):
    """A strength of play.

    ``kind``: chooses at random, follows the advice of the books, tries its candidates in likely worlds, or asks a
    network, whose file then stands in the id.
    ``worlds``: in how many worlds a searching bot tries them; ``danish_worlds`` where Danish Tarok needs another number
    for the level to stand between its neighbours.
    ``noise``: how often a card is played without thinking.
    ``seconds``: how long a move may take; None for as long as the worlds need, so that a move never depends on the
    machine.
    """

    id: str
    kind: Kind
    worlds: int = 0
    noise: float = 0
    seconds: float | None = None
    danish_worlds: int | None = None

    @property
    def uses_kernels(self) -> bool:
        """Whether such a bot thinks in compiled code, which is made at its first use on a machine."""
        return self.kind != "random"

    @property
    def budget(self) -> Budget:
        """How much a searching bot may think."""
        return Budget(self.worlds, self.seconds)

    @property
    def danish_budget(self) -> Budget:
        """How much a searching bot may think in Danish Tarok."""
        return Budget(self.danish_worlds or self.worlds, self.seconds)

    @property
    def untimed(self) -> "Level":
        """The same level without a clock."""
        return msgspec.structs.replace(self, seconds=None)


LEVELS: Final = (
    Level("random", "random"),
    Level("novice", "book", noise=0.25),
    Level("book", "book"),
    Level("casual", "search", worlds=3, seconds=0.3, danish_worlds=10),
    Level("club", "search", worlds=16, seconds=0.6),
    Level("master", "search", worlds=400, seconds=1.0),
)
"""From weak to strong."""

USUAL: Final = "book"
"""The level of opponents when none is named."""

_NET: Final = "net:"
_MEASURED: Final = re.compile(r"search:([1-9][0-9]{0,5})")


def level(name: str) -> Level:
    """Return a level by its name, a search of so many worlds: ``search:40``, or a network: ``net:FILE.npz``.

    :raises TarockError: if there is none; the message says which there are.
    """
    for known in LEVELS:
        if known.id == name:
            return known
    if name.startswith(_NET):
        return Level(name, "net")
    measured = _MEASURED.fullmatch(name)
    if measured:
        return Level(name, "search", worlds=int(measured[1]))
    names = [known.id for known in LEVELS]
    close = difflib.get_close_matches(name, names, n=1)
    hint = f" (did you mean {close[0]!r}?)" if close else ""
    message = f"unknown level {name!r}{hint}; there are {', '.join(names)}, and search:40 for a search of 40 worlds"
    raise TarockError(message)


def levels(names: str) -> tuple[Level, ...]:
    """Return levels from a list with commas.

    :raises TarockError: if there is no such level.
    """
    return tuple(level(name.strip()) for name in names.split(","))


def for_each(names: str, opponents: int) -> tuple[Level, ...]:
    """Return a level for each opponent: one for all of them, or as many as there are.

    :raises TarockError: if the number is neither.
    """
    found = levels(names)
    if len(found) not in {1, opponents}:
        message = f"expected one level for all {opponents} opponents, or one for each, but got {len(found)}: {names}"
        raise TarockError(message)
    return found * opponents if len(found) == 1 else found


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
    "net": lambda level: danish_net.NetBot(danish_net.danish_network(Path(level.id.removeprefix(_NET)))),
}
_KOENIGRUFEN: Final[dict[Kind, Callable[[Level], KoenigrufenPlayer]]] = {
    "random": lambda _: koenigrufen_random.RandomBot(),
    "book": _koenigrufen_book,
    "search": lambda level: koenigrufen_search.SearchBot(level.budget, level.noise),
    "net": lambda level: koenigrufen_net.NetBot(koenigrufen_net.koenigrufen_network(Path(level.id.removeprefix(_NET)))),
}
