"""The registry of advice: what the books tell a player to do, one row for each piece of it.

A row is data (``tutor/<family>/advice/<book>.toml``): where the book says it, what the bots call it if they act by it,
and a moment of a recorded deal in which it applies, beside one in which it does not.  Whether it applies is a
*predicate*, a function over what the player on turn can see; it answers with a *sense*, which tells of every action
whether it is what the book advises.  The sentences stand in the catalogues (``tutor-mo-027``).
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module, resources
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final, Generic, Literal, Self, TypeAlias, TypeVar

import msgspec

ActionT = TypeVar("ActionT")
SightT = TypeVar("SightT")

Sense: TypeAlias = Callable[[ActionT], bool]
"""Tells of an action whether it is in the sense of a piece of advice."""

Predicate: TypeAlias = Callable[[SightT], Sense[ActionT] | None]
"""Returns what a piece of advice asks for, or None where it does not apply."""

Kind: TypeAlias = Literal["advice", "table", "exception", "etiquette"]
Nudge: TypeAlias = Literal[
    "hand", "skat", "declarations", "taroks", "whip", "kings", "pagat", "skus", "last_trick", "bagud", "nolo",
    "strong_player", "partner", "voids", "counting", "points", "auction", "call", "talon", "discard", "announcements",
    "kontra", "birds", "called_king", "trull", "negative", "trischaken", "suit_game", "manners", "lead", "follow",
    "behind",
]  # fmt: skip
"""What to look at: the first thing that a hint says, before any card is named (``tutor-nudge-last-trick``)."""


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a recorded deal of ``tutor/<family>/deals``: so many things were done, and somebody is to act.

    ``seat``: who looks, where it is not the player on turn: somebody who may demand the skus, say.
    """

    deal: str
    step: int
    seat: int | None = None


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What following a piece of advice brought where it applied, as deals played both ways say (``bench/advice.py``).

    ``gain``: how far the best choice that it asks for was ahead of the best that it does not, in chips or points;
    ``around``: the 95 % interval on each side of that; ``deals``: in how many deals it was measured.
    """

    gain: float
    around: float
    deals: int

    @property
    def says(self) -> Literal["confirmed", "no_effect", "not_confirmed"]:
        """The word for it."""
        if abs(self.gain) <= self.around:
            return "no_effect"
        return "confirmed" if self.gain > 0 else "not_confirmed"


class Tested(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of preferences without the fact that a piece of advice names (``bench/reasons.py``).

    ``tried``: so often the fact was taken away where a choice was preferred; ``gone``: so often the preference went
    with it; ``fixed``: so often no exchange of cards could take the fact away, as with a void that was shown.

    >>> Tested(gone=3, tried=3).holds, Tested(gone=6, tried=7).holds, Tested(gone=9, tried=10).holds
    (True, False, True)
    >>> Tested(gone=0, tried=0, fixed=5).is_fixed, Tested(gone=0, tried=0, fixed=6).is_fixed
    (False, True)
    """

    gone: int
    tried: int
    fixed: int = 0

    @property
    def is_fixed(self) -> bool:
        """Whether the fact does not lie in the hand, as far as is known: no exchange takes it away."""
        return self.fixed > FIXED * (self.tried + 1)

    @property
    def holds(self) -> bool:
        """Whether the fact is the reason, as far as is known; few trials prove little (Laplace's rule)."""
        return (self.gone + 1) / (self.tried + 2) >= _REASON


FIXED: Final = 5
"""So many times as often as it could be taken away a fact must have stayed to be called fixed."""
_REASON: Final = 0.8
"""So often, at the least, a preference must go with the fact for the fact to be called its reason."""


class Advice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One piece of advice.

    ``lines``: where the book says it, as ``"857-868, 1081"``.
    ``bots``: what the bots call it, where they act by it (:data:`tarock.bots…advice`).
    ``same_as``: rows that say the same, in another place or book.
    ``example``, ``counter``: moments in which it applies, and in which it does not.
    ``unsaid``: why no predicate can be written, where there is none.
    """

    id: str
    lines: str
    kind: Kind
    nudge: Nudge
    bots: tuple[str, ...] = ()
    same_as: tuple[str, ...] = ()
    example: Moment | None = None
    counter: Moment | None = None
    unsaid: str | None = None
    book: str = ""
    rulesets: tuple[str, ...] = ()

    @property
    def message(self) -> str:
        """Its sentence in the catalogues."""
        return f"tutor-{self.id}"

    @property
    def source(self) -> str:
        """Book and lines, as the rules cite them."""
        return f"{self.book}, l.{self.lines}"


class BookAdvice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a book advises: a file of the registry.

    ``text``: the file of the book among the sources, by which the tests know its lines.
    """

    book: str
    text: str
    rulesets: tuple[str, ...]
    advice: tuple[Advice, ...]


class Predicates(Generic[SightT, ActionT]):
    """The predicates of a family by the ids of their rows; they enter themselves.

    >>> shelf: Predicates[int, str] = Predicates()
    >>> @shelf("mo-001")
    ... def wait(sight: int) -> Sense[str] | None:
    ...     return (lambda act: act == "pass") if sight > 3 else None
    >>> shelf["mo-001"](4)("pass")
    True
    """

    def __init__(self) -> None:
        self._found: dict[str, Predicate[SightT, ActionT]] = {}

    def filled(self, package: ModuleType) -> Self:
        """Return the shelf with what all modules of a package enter: to import them is enough."""
        for module in iter_modules(package.__path__, f"{package.__name__}."):
            import_module(module.name)
        return self

    def __call__(self, *ids: str) -> Callable[[Predicate[SightT, ActionT]], Predicate[SightT, ActionT]]:
        """Enter the predicate of some rows."""

        def enter(predicate: Predicate[SightT, ActionT]) -> Predicate[SightT, ActionT]:
            for row in ids:
                assert row not in self._found, f"two predicates for {row}"
                self._found[row] = predicate
            return predicate

        return enter

    def __getitem__(self, row: str) -> Predicate[SightT, ActionT]:
        return self._found[row]

    def __contains__(self, row: str) -> bool:
        return row in self._found

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)


def whatever(_action: object) -> bool:
    """The sense of advice that names no action: it tells how to judge a hand, say."""
    return True


@dataclass(frozen=True)
class Registry(Generic[SightT, ActionT]):
    """The advice of a family: its rows, and whether each applies."""

    family: str
    predicates: Predicates[SightT, ActionT]

    @cached_property
    def rows(self) -> Mapping[str, Advice]:
        """All rows by id, book by book."""
        return {row.id: row for file in files(self.family) for row in _rows(file)}

    @cached_property
    def verdicts(self) -> Mapping[str, Measured]:
        """What measuring said, by the ids of the rows about which it could say something."""
        file = resources.files("tarock.tutor") / self.family / "verdicts.toml"
        return msgspec.toml.decode(file.read_bytes(), type=dict[str, Measured])

    @cached_property
    def reasons(self) -> Mapping[str, Tested]:
        """What became of preferences without the facts that rows name, by the ids of those that were tested."""
        file = resources.files("tarock.tutor") / self.family / "reasons.toml"
        return msgspec.toml.decode(file.read_bytes(), type=dict[str, Tested])

    def is_reason(self, row: Advice) -> bool:
        """Tell whether what a row names is why its choice is better; else the book only says the same."""
        return row.id in self.reasons and self.reasons[row.id].holds

    def is_fixed(self, row: Advice) -> bool:
        """Tell whether what a row names is known not to lie in the hand."""
        return row.id in self.reasons and self.reasons[row.id].is_fixed

    def applying(self, sight: SightT, ruleset: str) -> Iterator[tuple[Advice, Sense[Any]]]:
        """Give the rows that apply, each with its sense; those of the book that is played by come first."""
        for row in sorted(self.rows.values(), key=lambda row: ruleset not in row.rulesets):
            if row.id in self.predicates:
                sense = self.predicates[row.id](sight)
                if sense is not None:
                    yield row, sense


_ADVICE: Final = "advice"


def files(family: str) -> Iterator[BookAdvice]:
    """Give what the books of a family advise, a file for each book."""
    folder = resources.files("tarock.tutor") / family / _ADVICE
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            yield msgspec.toml.decode(file.read_bytes(), type=BookAdvice)


def _rows(file: BookAdvice) -> Iterator[Advice]:
    for row in file.advice:
        yield msgspec.structs.replace(row, book=file.book, rulesets=file.rulesets)
