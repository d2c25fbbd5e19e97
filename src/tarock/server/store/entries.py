"""What is written to the store and read from it, and what can go wrong."""

from dataclasses import dataclass


class StoreError(Exception):
    """Something could not be kept or read; nothing is half done."""


class Conflict(StoreError):  # noqa: N818 - nothing is broken: somebody was first
    """Somebody else has written this number: another process is the authority now."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One event as it is stored."""

    seq: int
    kind: str
    payload: str
    at: int
    published: str = ""
    """A commitment that goes into the published list with it."""
    played: "tuple[Played, ...]" = ()
    """Deals that end with it, for each who played them."""
    rated: "tuple[RatedDeal, ...]" = ()
    """Those of them that count for ratings."""


@dataclass(frozen=True, slots=True)
class Played:
    """A deal that somebody has played, as it stands in the index of deals."""

    person: str
    table_id: str
    deal: str
    at: int
    game: str
    ruleset: str
    contract: str
    role: str
    seats: int
    """How many played."""
    result: float


@dataclass(frozen=True, slots=True)
class RatedDeal:
    """A deal that counts for ratings; who played it and what each won are lists in JSON, in the same order."""

    table_id: str
    deal: str
    at: int
    ruleset: str
    players: str
    points: str


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of tables shows of one."""

    id: str
    opened_at: int
    changed_at: int
    is_listed: bool
    is_closed: bool
    text: str
    people: tuple[str, ...] = ()
    """The sessions that own the table or sit at it: from now on it is one of theirs."""
    turns: tuple["Turn", ...] | None = None
    """Whose turn it is, where people have days to think."""
    owner: str = ""
    seated: int = 0
    """How many people sit there."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Somebody whose turn it is, until some moment; "" for the table itself, which then goes on without anybody."""

    person: str
    due_at: int
