"""What people send and are answered about each other, and what the operator's page sends."""

from typing import Annotated

from msgspec import Meta, Struct

from tarock.server.bodies import Problem
from tarock.server.giving import LEAST, MOST, USUAL
from tarock.server.moderation.keeping import WHY
from tarock.server.moderation.notices import LENGTH
from tarock.server.moderation.reports import WORDS
from tarock.server.moderation.shown import BanKind, Finding, ReportKind
from tarock.server.wire.shared.tokens import PlaceNumber


class PlaceMeant(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody by where he sits at a table."""

    place: PlaceNumber


class ReportSent(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody reports of somebody else at his table."""

    place: PlaceNumber
    kind: ReportKind
    words: Annotated[str, Meta(max_length=WORDS)] = ""


class ReportTaken(Struct, frozen=True):
    """The number of a report that is kept."""

    number: int


class BlockListed(Struct, frozen=True):
    """Somebody whom one has blocked."""

    who: str
    """What he is called here, which tells nothing else."""
    name: str
    """What he was called then."""


class BlockEnded(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom one does not block any longer, as the list calls him."""

    who: Annotated[str, Meta(max_length=50)]


class NoticeTold(Struct, frozen=True):
    """A sentence that every page shows, in three languages."""

    id: int
    en: str
    da: str
    de: str


class LinkUsed(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link to the operator's page."""

    secret: Annotated[str, Meta(max_length=100)]


class OperatorTold(Struct, frozen=True):
    """Who runs the server; ``csrf`` goes into the header of requests that change something."""

    name: str
    csrf: str
    ends_at: int


class WhySent(Struct, frozen=True, forbid_unknown_fields=True):
    """Why whoever runs the server does something."""

    why: Annotated[str, Meta(min_length=1, max_length=WHY)]


class BanSent(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is not to play, until when (0: for good) and why."""

    kind: BanKind
    target: Annotated[str, Meta(min_length=1, max_length=100)]
    reason: Annotated[str, Meta(min_length=1, max_length=WHY)]
    until: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0


class NoticeSent(Struct, frozen=True, forbid_unknown_fields=True):
    """What every page is to show, from when and until when."""

    en: Annotated[str, Meta(min_length=1, max_length=LENGTH)]
    da: Annotated[str, Meta(min_length=1, max_length=LENGTH)]
    de: Annotated[str, Meta(min_length=1, max_length=LENGTH)]
    until_at: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    from_at: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0


class OperatorEnded(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose browser is to be an operator's no longer, as the list calls it."""

    ending: Annotated[str, Meta(max_length=50)]


class SuspectShown(Struct, frozen=True):
    """Two who win more together than either does without the other; it proves nothing."""

    people: tuple[str, str]
    names: tuple[str, str]
    deals: int
    beyond: float
    low: float
    high: float
    chance: float
    remarks: int


class CompanionShown(Struct, frozen=True):
    """Somebody who has played with another, and how many deals."""

    person: str
    name: str
    deals: int


class JudgeSent(Struct, frozen=True, forbid_unknown_fields=True):
    """Which two people the judge is asked about, by their ids, and in how many of their latest deals at most."""

    one: Annotated[str, Meta(max_length=40)]
    other: Annotated[str, Meta(max_length=40)]
    most: Annotated[int, Meta(ge=LEAST, le=MOST)] = USUAL


class JudgedTable(Struct, frozen=True):
    """What two people give away beside each other, for people to read."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    """One for each of whom something can be said."""
    sentences: tuple[str, ...]


class Judging(Struct, frozen=True):
    """How far the judge has come; each line of the answer is one, and the last has the table, or why there is none."""

    done: int
    of: int
    table: JudgedTable | None = None
    refused: Problem | None = None


class DoneShown(Struct, frozen=True):
    """What was done, in a word."""

    done: str


class Checked(Struct, frozen=True):
    """What is wrong with the database: nothing, as a rule."""

    findings: tuple[Finding, ...]
