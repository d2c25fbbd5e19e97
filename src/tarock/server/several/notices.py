"""What processes tell each other beside the log, over the same channel of PostgreSQL.

None of it decides anything: the log and the leases do.  What is lost costs time, never an act.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

_HERE, _WHO, _FREE, _YOURS = "!", "?", "*", ">"
_FIRST: Final = frozenset((_HERE, _WHO, _FREE, _YOURS))
"""How such a notice begins; no id of a table does."""


@dataclass(frozen=True, slots=True)
class Written:
    """A table has an event of this number."""

    table: str
    seq: int

    def __str__(self) -> str:
        return f"{self.table}:{self.seq}"


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
class Missed:
    """Nobody has said this: notices may have been lost while the database could not be reached."""


OfTable: TypeAlias = Written | Here | Who
Notice: TypeAlias = OfTable | Free | Yours | Missed


def read(text: str) -> Notice:
    """Return what a process was told."""
    if not text:
        return Missed()
    if text[0] not in _FIRST:
        table, _, seq = text.rpartition(":")
        return Written(table, int(seq))
    first, second, third = (*text[1:].split(":", 2), "", "")[:3]
    match text[0]:
        case "!":
            return Here(first, second, third)
        case "?":
            return Who(first)
        case ">":
            return Yours(first, second)
        case _:
            return Free()
