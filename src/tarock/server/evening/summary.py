"""What a list of tables shows of one."""

import msgspec
from msgspec import Struct

from tarock.server.evening.state import TableState
from tarock.server.evening.turns import turns_of
from tarock.server.store.entries import Summary


class TableSummary(Struct, frozen=True):
    """A table in a list: what is played there, and who sits at it."""

    id: str
    title: str
    family: str
    ruleset: str
    mode: str
    names: tuple[str, ...]
    free: tuple[int, ...]
    """The places where somebody can sit down."""
    spectators: bool
    has_begun: bool
    house: str = ""
    """The name of the house ruleset, where it is no book."""
    practice: bool = False
    rounds_played: int = 0
    is_closed: bool = False
    opened_at: int = 0
    """In milliseconds since 1970, as is the next."""
    changed_at: int = 0
    """When somebody sat down or stood up, a round or the evening ended, or it was opened."""
    days: int | None = None
    """How many days one may think, where people play by correspondence."""
    due_at: int | None = None
    """Until when whoever asks for the list is to act there, where he has days to think; None if it is not his turn."""


def table_summary(table: TableState) -> TableSummary:
    """Return what a list shows of a table."""
    settings = table.settings
    return TableSummary(
        id=table.id,
        title=settings.title,
        family=table.ruleset.family,
        ruleset=table.ruleset.id,
        mode=settings.mode,
        names=tuple(place.name for place in table.places),
        free=tuple(number for number, place in enumerate(table.places) if place.is_vacant and not table.gives_places),
        spectators=settings.spectators,
        has_begun=table.has_begun,
        house=table.house,
        practice=settings.practice is not None,
        rounds_played=table.scorebook.rounds,
        is_closed=table.is_closed,
        opened_at=table.opened_at,
        changed_at=table.at,
        days=settings.days,
    )


def read_summary(row: Summary) -> TableSummary:
    """Return what a list shows of a table, from its row in the store."""
    shown = msgspec.json.decode(row.text, type=TableSummary)
    kept = {"is_closed": row.is_closed, "opened_at": row.opened_at, "changed_at": row.changed_at}
    return msgspec.structs.replace(shown, **kept)  # what older servers wrote lacks these


def summary_of(table: TableState) -> Summary:
    """Return the row of a table in the store."""
    settings, text = table.settings, msgspec.json.encode(table_summary(table)).decode()
    people = tuple(dict.fromkeys((table.owner, *table.by_session)))
    shown = (table.id, table.opened_at, table.at, settings.listed, table.is_closed, text, people, turns_of(table))
    return Summary(*shown, owner=table.owner, seated=len(table.by_session))


def new_summary(before: TableState, after: TableState) -> Summary | None:
    """Return the row of a table if a list shows something else of it now."""
    same_names = all(old.name == new.name for old, new in zip(before.places, after.places, strict=True))
    same_people = before.by_session is after.by_session and same_names
    same_progress = before.has_begun == after.has_begun and before.scorebook.rounds == after.scorebook.rounds
    same_turns = after.settings.days is None or turns_of(before) == turns_of(after)
    if same_people and same_progress and same_turns and before.is_closed == after.is_closed:
        return None
    return summary_of(after)
