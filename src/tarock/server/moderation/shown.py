"""What is shown to whoever runs the server, by command line and page alike; times in milliseconds since 1970."""

from typing import Literal, TypeAlias

from msgspec import Struct

from tarock.server.evening.summary import TableSummary

ReportKind: TypeAlias = Literal["words", "name", "stalling", "cheating", "other"]
BanKind: TypeAlias = Literal["person", "address", "network"]


class RemarkKept(Struct, frozen=True):
    """Something that was said before a report."""

    name: str
    text: str
    at: int


class ReportShown(Struct, frozen=True):
    """What somebody reported of somebody else."""

    id: int
    at: int
    table: str
    deal: str
    """The deal that was played or had just been; "" before the first."""
    reporter: str
    reporter_name: str
    reported: str
    reported_name: str
    address: str
    """The hash of the address of whoever was reported, if he was connected."""
    kind: str
    words: str
    record: str
    """The record of the deal; "" as long as it is played."""
    remarks: tuple[RemarkKept, ...] = ()
    decided_at: int | None = None
    decided_by: str = ""
    decision: str = ""


class BanShown(Struct, frozen=True):
    """Somebody who may not play, or a network from which nobody may."""

    id: int
    at: int
    kind: str
    target: str
    """Whom: the id of a person, or the keyed hash of an address or network."""
    bits: int
    """How many bits of the address name the network; 0 where it is none."""
    device: str
    name: str
    """What the person is called."""
    until: int
    """0: for good."""
    reason: str
    by: str
    lifted_at: int | None = None


class NoticeShown(Struct, frozen=True):
    """A sentence that every page shows for a while."""

    id: int
    at: int
    en: str
    da: str
    de: str
    from_at: int
    until_at: int
    withdrawn_at: int | None = None


class Noted(Struct, frozen=True):
    """An entry of the audit log."""

    n: int
    at: int
    who: str
    what: str
    target: str
    why: str
    chain: str


class OperatorShown(Struct, frozen=True):
    """A browser whose owner runs the server."""

    id: str
    """The beginning of a hash, which proves nothing."""
    name: str
    made_at: int
    ends_at: int
    ended_at: int | None = None


class PersonShown(Struct, frozen=True):
    """Somebody with a session."""

    id: str
    name: str
    begun_at: int
    ends_at: int
    ended_at: int | None = None


class PersonDetail(Struct, frozen=True):
    """Somebody, with where he has sat and what there is about him."""

    person: PersonShown
    tables: tuple[TableSummary, ...]
    reports: tuple[ReportShown, ...]
    bans: tuple[BanShown, ...]
    blocked_by: int
    """How many do not want to play with him."""


class SeatHeld(Struct, frozen=True):
    """Who sits at a place of a table."""

    place: int
    name: str
    person: str = ""
    """Empty for a bot, or an empty chair."""


class TableDetail(Struct, frozen=True):
    """A table, with who sits there and what was said last."""

    table: TableSummary
    owner: str
    seats: tuple[SeatHeld, ...]
    events: int
    deals: tuple[str, ...]
    """The deals that are over."""
    remarks: tuple[RemarkKept, ...]


class Finding(Struct, frozen=True):
    """Something that is wrong with the database."""

    kind: str
    """``log``, ``number``, ``summary``, ``participant``, ``orphan``, ``commitments`` or ``audit``."""
    target: str
    detail: str
    repair: str = ""
    """What would repair it; "" where nothing can."""
