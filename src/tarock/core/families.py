"""The families of games: which there are, and where each layer finds what it must know of one.

A family has a name, which stands in its rulesets, and for every layer of the house one record: how its records are
read, what its frames show, and so on.  A layer says once what such a record holds and asks for it by the name:

    NOTATIONS: Final = Layer("notation", Notation, home="tarock.notation.{family}.family")
    NOTATIONS[ruleset.family].read(…)

A record is the constant ``FAMILY`` of a module, which is imported when it is first asked for: whoever settles a sheet
loads no bots.  A family that lives elsewhere is added with one call, ``add("toy", "my_package.toy")``; its records are
then in ``my_package.toy.rulesets``, ``my_package.toy.notation`` and so on, one module for each layer that it takes part
in.
"""

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Generic, TypeVar

from tarock.core.cards import Card
from tarock.core.errors import FamilyError
from tarock.core.faults import Mode
from tarock.core.game import Act, State
from tarock.core.rules import Ruleset
from tarock.core.seats import Seat

OURS: Final = ("danish", "koenigrufen")
"""The families that come with the package."""

_added: Final[dict[str, str]] = {}
"""By name: the package of a family that was added."""

PartT = TypeVar("PartT")
RulesetT = TypeVar("RulesetT", bound=Ruleset)
StateT = TypeVar("StateT", bound=State)


def names() -> tuple[str, ...]:
    """Return the names of all families, our own first."""
    return (*OURS, *_added)


def added() -> dict[str, str]:
    """Return the families that were added, by name with their packages: what another process needs to know them too."""
    return dict(_added)


def add(name: str, package: str) -> None:
    """Add a family whose records are modules of a package.

    :raises FamilyError: if there is another family of that name.
    """
    if _added.get(name, package) != package or name in OURS:
        message = f"there is a family {name!r} already"
        raise FamilyError(message)
    _added[name] = package


@contextmanager
def lent(name: str, package: str) -> Generator[None, None, None]:
    """Add a family for a while: for tests."""
    add(name, package)
    try:
        yield
    finally:
        del _added[name]


class Layer(Generic[PartT]):
    """The records of one layer, by family.

    :param name: the module of an added family's package that has its record.
    :param part: what a record is.
    :param home: the module that has the record of a family of our own.
    """

    def __init__(self, name: str, part: type[PartT], home: str) -> None:
        self.name = name
        self.part = part
        self.home = home
        self._ours: dict[str, PartT] = {}
        """What has been read of our own families, which stay as they are; a table asks for it with every act."""

    def __getitem__(self, family: str) -> PartT:
        """Return the record of a family.

        :raises FamilyError: if there is no such family, or it takes no part in this layer.
        """
        found = self._ours.get(family)
        if found is None:
            found = self._read(family)
            if family in OURS:
                self._ours[family] = found
        return found

    def _read(self, family: str) -> PartT:
        module = self._module(family)
        if not _exists(module):
            message = f"the family {family!r} has nothing for {self.name} ({module})"
            raise FamilyError(message)
        part = _record(module)
        assert isinstance(part, self.part), f"{module}.FAMILY is no {self.part.__name__}"
        return part

    def __contains__(self, family: str) -> bool:
        """Tell whether a family takes part in this layer."""
        return family in names() and _exists(self._module(family))

    def __iter__(self) -> Iterator[str]:
        """Give the families that take part in this layer."""
        return (family for family in names() if family in self)

    def _module(self, family: str) -> str:
        if family in OURS:
            return self.home.format(family=family)
        if family in _added:
            return f"{_added[family]}.{self.name}"
        message = f"unknown family {family!r}; there are {', '.join(names())}"
        raise FamilyError(message)


@cache
def _exists(module: str) -> bool:
    return find_spec(module) is not None


@cache
def _record(module: str) -> object:
    return import_module(module).FAMILY


@dataclass(frozen=True, slots=True)
class Game(Generic[RulesetT, StateT]):
    """What the rules themselves offer: the layer inside all others."""

    ruleset: type[RulesetT]
    dealt: Callable[[RulesetT, Seat, str, Mode], StateT]
    """Deals cards: the rules, who deals, the seed, and whether faults are refused."""
    begun: Callable[[StateT], StateT]
    """The first state of a deal: its cards, and nothing done yet."""
    acts: Callable[[StateT], tuple[Act, ...]]
    """Everything that was done in a deal, in its order, also what the others did not see."""
    active: Callable[[StateT], tuple[Seat, ...]]
    """The seats that play in a deal."""
    dealer: Callable[[StateT], Seat]
    """Who dealt."""
    playing: Callable[[Card], Any]
    """The action of playing a card."""


GAMES: Final[Layer[Game[Any, Any]]] = Layer("game", Game, home="tarock.{family}.family")
