"""What a list of tables shows of one."""

from typing import Literal

import msgspec
from msgspec import Struct

from tarock.danish.rules import DanishRuleset
from tarock.server.evening.state import TableState
from tarock.server.store.entries import Summary


class TableSummary(Struct, frozen=True):
    """A table in a list: what is played there, and who sits at it."""

    id: str
    title: str
    family: Literal["danish", "koenigrufen"]
    ruleset: str
    mode: str
    names: tuple[str, ...]
    free: tuple[int, ...]
    """The places where somebody can sit down."""
    spectators: bool
    has_begun: bool


def table_summary(table: TableState) -> TableSummary:
    """Return what a list shows of a table."""
    settings = table.settings
    return TableSummary(
        id=table.id,
        title=settings.title,
        family="danish" if isinstance(table.ruleset, DanishRuleset) else "koenigrufen",
        ruleset=table.ruleset.id,
        mode=settings.mode,
        names=tuple(place.name for place in table.places),
        free=tuple(number for number, place in enumerate(table.places) if place.is_vacant),
        spectators=settings.spectators,
        has_begun=table.has_begun,
    )


def summary_of(table: TableState) -> Summary:
    """Return the row of a table in the store."""
    settings, text = table.settings, msgspec.json.encode(table_summary(table)).decode()
    return Summary(table.id, table.opened_at, table.at, settings.listed, table.is_closed, text)


def new_summary(before: TableState, after: TableState) -> Summary | None:
    """Return the row of a table if a list shows something else of it now."""
    same_people = before.by_session is after.by_session
    if same_people and before.is_closed == after.is_closed and before.has_begun == after.has_begun:
        return None
    return summary_of(after)
