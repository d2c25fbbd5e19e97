"""How strong a bot is: levels with names, from a beginner to the best that there is.

This is the only list of them: the server, the page, the terminal, the arena and the documents read it.  A new level is
a row of :data:`LEVELS` and its words (``level-…`` and ``web-start-level-hint-…`` in the catalogues); ``make messages``
then tells the page.  Nothing here loads a bot; the family's ``players`` makes them.

A weaker level looks at fewer worlds or plays some cards without thinking; none ever sees more than its view.

>>> level("club").kind
'search'
>>> level("search:40").worlds
40
"""

import re
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from tarock.bots.budget import Budget
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence, hint, shown

Kind: TypeAlias = Literal["random", "book", "search", "net", "learned"]
Part: TypeAlias = Literal["advice", "selfplay"]
"""What compiled code a bot asks first: the books' advice, or whole deals as a network sees them."""


class Level(msgspec.Struct, frozen=True):
    """A strength of play.

    ``kind``: chooses at random, follows the advice of the books, tries its candidates in likely worlds, asks a network
    from a file and nobody else, or plays by the network of the house and by what can be proved.
    ``worlds``: in how many worlds a searching bot tries them; ``danish_worlds`` where Danish Tarok needs another number
    for the level to stand between its neighbours.
    ``noise``: how often a card is played without thinking: any card, or by a bot that has learnt the one that the books
    would play; ``danish_noise`` where Danish Tarok needs another share.
    ``seconds``: how long a move may take; None for as long as the worlds need, so that a move never depends on the
    machine.
    ``network``: the file of the network that is asked.
    """

    id: str
    kind: Kind
    worlds: int = 0
    noise: float = 0
    seconds: float | None = None
    danish_worlds: int | None = None
    danish_noise: float | None = None
    network: str | None = None

    @property
    def uses_kernels(self) -> bool:
        """Whether such a bot thinks in compiled code, which is made at its first use on a machine."""
        return self.kind != "random"

    @property
    def needs_compiler(self) -> bool:
        """Whether such a bot looks so far ahead that it would think for minutes in code that is not compiled."""
        return self.kind not in {"random", "book"}

    @property
    def part(self) -> Part:
        """What compiled code such a bot needs, if any."""
        return "selfplay" if self.kind in {"net", "learned"} else "advice"

    @property
    def budget(self) -> Budget:
        """How much a searching bot may think."""
        return Budget(self.worlds, self.seconds)

    @property
    def danish_budget(self) -> Budget:
        """How much a searching bot may think in Danish Tarok."""
        return Budget(self.danish_worlds or self.worlds, self.seconds)

    @property
    def carelessness(self) -> float:
        """How often a card of Danish Tarok is played without thinking."""
        return self.noise if self.danish_noise is None else self.danish_noise

    @property
    def untimed(self) -> "Level":
        """The same level without a clock."""
        return msgspec.structs.replace(self, seconds=None)


LEVELS: Final = (
    Level("random", "random"),
    Level("novice", "book", noise=0.25),
    Level("book", "book"),
    Level("casual", "search", worlds=5, seconds=0.3, danish_worlds=10),
    Level("club", "search", worlds=16, seconds=0.6, danish_worlds=40),
    Level("master", "search", worlds=400, seconds=1.0),
    Level("champion", "learned", worlds=400, noise=0.12, seconds=1.0, danish_noise=0.2),
    Level("grandmaster", "learned", worlds=400, seconds=1.0),
)
"""From weak to strong."""

SIMPLEST: Final = LEVELS[0].id
"""Knows the rules and nothing else: what the arena compares with, and what plays where every other bot has failed."""

OFFERED: Final = tuple(known.id for known in LEVELS if known.id != SIMPLEST)
"""Whom people can choose as opponents: not the simplest, who bids anything and spoils a table."""

USUAL: Final = "book"
"""The level of opponents when none is named."""

if TYPE_CHECKING:
    LevelName: TypeAlias = str
else:
    LevelName = Literal[tuple(known.id for known in LEVELS)]
"""The name of a level, as messages and logs carry it: they are refused with any other.

A type checker takes it for any text, since it cannot read the rows above."""

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
        return Level(name, "net", network=name.removeprefix(_NET))
    measured = _MEASURED.fullmatch(name)
    if measured:
        return Level(name, "search", worlds=int(measured[1]))
    names = [known.id for known in LEVELS]
    raise TarockError(
        Sentence("option-unknown-level", name=shown(name), hint=hint(name, names), known=", ".join(names))
    )


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
        raise TarockError(Sentence("option-levels", opponents=opponents, got=len(found), names=names))
    return found * opponents if len(found) == 1 else found
