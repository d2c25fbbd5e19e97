"""What processes tell each other beside the log, over the same channel of PostgreSQL.

None of it decides anything: the log and the leases do.  What is lost costs time, never an act.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from tarock.server.costs.budgets import Amounts
from tarock.server.store.entries import Entry

_HERE, _WHO, _FREE, _YOURS, _SPENT, _MISSING, _COUNTED = "!", "?", "*", ">", "$", "#", "&"
_FIRST: Final = frozenset((_HERE, _WHO, _FREE, _YOURS, _SPENT, _MISSING, _COUNTED))
"""How such a notice begins; no id of a table does."""


LONGEST: Final = 7999
"""So many bytes does PostgreSQL carry with a notice."""


@dataclass(frozen=True, slots=True)
class Written:
    """A table has an event of this number; ``told``: when each of the last happened, and what, so far as it fits."""

    table: str
    seq: int
    told: tuple[tuple[int, str], ...] = ()

    @classmethod
    def of(cls, table: str, entries: Sequence[Entry]) -> "Written":
        """Return what is told of events that have just been written."""
        whole = cls(table, entries[-1].seq, tuple((entry.at, entry.payload) for entry in entries))
        return whole if len(str(whole).encode()) <= LONGEST else cls(table, whole.seq)

    def __str__(self) -> str:
        return "".join(f"{at} {payload}\n" for at, payload in self.told) + f"{self.table}:{self.seq}"


@dataclass(frozen=True, slots=True)
class Here:
    """Somebody is connected to a table at the process that says so."""

    process: str
    table: str
    session: str

    def __str__(self) -> str:
        return f"{_HERE}{self.process}:{self.table}:{self.session}"


@dataclass(frozen=True, slots=True)
class Who:
    """Whoever leads a table asks who is connected elsewhere."""

    table: str

    def __str__(self) -> str:
        return f"{_WHO}{self.table}"


@dataclass(frozen=True, slots=True)
class Free:
    """Leases were given back: who has people at such a table takes it."""

    def __str__(self) -> str:
        return _FREE


@dataclass(frozen=True, slots=True)
class Yours:
    """A process has been given the lease of a table."""

    process: str
    table: str

    def __str__(self) -> str:
        return f"{_YOURS}{self.process}:{self.table}"


@dataclass(frozen=True, slots=True)
class Spent:
    """What was spent at a process from purses of some kind since it last said so; purses are keyed hashes."""

    process: str
    purses: str
    amounts: Amounts

    def __str__(self) -> str:
        return f"{_SPENT}{self.process}:{self.purses}:{_amounts_written(self.amounts)}"


@dataclass(frozen=True, slots=True)
class Missing:
    """What is missing in purses of some kind, as far as a process knows."""

    process: str
    purses: str
    amounts: Amounts

    def __str__(self) -> str:
        return f"{_MISSING}{self.process}:{self.purses}:{_amounts_written(self.amounts)}"


@dataclass(frozen=True, slots=True)
class Counted:
    """A process asks what others have counted: it has just begun, or has missed something."""

    process: str

    def __str__(self) -> str:
        return f"{_COUNTED}{self.process}"


def _amounts_written(amounts: Amounts) -> str:
    return ",".join(f"{key}={amount:.1f}" for key, amount in amounts)


def _amounts_read(text: str) -> Amounts:
    pairs = (each.partition("=") for each in text.split(",") if each)
    return tuple((key, float(amount)) for key, _, amount in pairs)


@dataclass(frozen=True, slots=True)
class Missed:
    """Nobody has said this: notices may have been lost while the database could not be reached."""


OfTable: TypeAlias = Written | Here | Who
OfPurses: TypeAlias = Spent | Missing | Counted
Notice: TypeAlias = OfTable | OfPurses | Free | Yours | Missed


def read(text: str) -> Notice:
    """Return what a process was told."""
    if not text:
        return Missed()
    if text[0] not in _FIRST:
        *events, last = text.split("\n")
        table, _, seq = last.rpartition(":")
        told = ((int(at), payload) for at, _, payload in (event.partition(" ") for event in events))
        return Written(table, int(seq), tuple(told))
    first, second, third = (*text[1:].split(":", 2), "", "")[:3]
    match text[0]:
        case "!":
            return Here(first, second, third)
        case "?":
            return Who(first)
        case ">":
            return Yours(first, second)
        case "$":
            return Spent(first, second, _amounts_read(third))
        case "#":
            return Missing(first, second, _amounts_read(third))
        case "&":
            return Counted(first)
        case _:
            return Free()
