r"""Sheets from a CSV file that somebody else wrote: which column is which field (docs/format.md).

>>> columns = read_columns('ruleset = "x"\n[columns]\nforehand = "Vorhand"\n"kontra.game" = "K"\n')
>>> sheets_of("Vorhand;K\nA;2\nB;\n", columns)
[{'ruleset': 'x', 'forehand': 'A', 'kontra': {'game': 2}}, {'ruleset': 'x', 'forehand': 'B'}]
"""

import csv
import io
import re
import tomllib
from copy import deepcopy
from typing import Any, Final, TypeAlias

import msgspec

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence, hint, shown
from tarock.core.shapes import is_list, is_table

Sheet: TypeAlias = dict[str, Any]
Cell: TypeAlias = str | int | bool

_NUMBER: Final = re.compile(r"[+-]?\d{1,9}", re.ASCII)


class Columns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the columns of a file are.

    ``columns``: by field of the sheet the name of its column.  ``values``: by field what its cells stand for.
    ``constants``: fields that every sheet has.
    """

    ruleset: str
    columns: dict[str, str]
    divider: str = ";"
    values: dict[str, dict[str, Cell]] = {}
    constants: dict[str, Any] = {}


def read_columns(text: str) -> Columns:
    """Read what the columns of a file are, from TOML.

    :raises TarockError: if it says something else.
    """
    try:
        found = msgspec.convert(tomllib.loads(text), Columns)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise TarockError(Sentence("columns-unreadable", why=str(error))) from error
    if len(found.divider) != 1:
        raise TarockError(Sentence("columns-divider", got=shown(found.divider)))
    for field in found.values:
        if field not in found.columns:
            known = ", ".join(found.columns)
            raise TarockError(
                Sentence("columns-no-field", field=shown(field), hint=hint(field, found.columns), known=known)
            )
    return found


def sheets_of(text: str, columns: Columns) -> list[Sheet]:
    """Return a sheet for each row below the head of a file.

    :raises TarockError: if a column is missing, or a cell has no meaning; with its line.
    """
    rows = csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=columns.divider, strict=True)
    try:
        heads = [head.strip() for head in rows.fieldnames or ()]
        for name in columns.columns.values():
            if name not in heads:
                known = ", ".join(heads)
                raise TarockError(Sentence("columns-no-column", name=shown(name), hint=hint(name, heads), known=known))
        return [_sheet(_cells(row), columns, rows.line_num) for row in rows if any(_cells(row).values())]
    except csv.Error as error:
        raise TarockError(Sentence("columns-no-csv", line=rows.line_num, why=str(error))) from error


def _cells(row: dict[str | Any, str | Any]) -> dict[str, str]:
    """Return the cells of a row by column; what stands behind the last column is nobody's."""
    return {head.strip(): (cell or "").strip() for head, cell in row.items() if isinstance(head, str)}


def _sheet(cells: dict[str, str], columns: Columns, line: int) -> Sheet:
    sheet: Sheet = {"ruleset": columns.ruleset, **deepcopy(columns.constants)}
    for field, column in columns.columns.items():
        if cells[column]:
            _write(sheet, field.split("."), _value(field, cells[column], columns, line))
    return sheet


def _value(field: str, cell: str, columns: Columns, line: int) -> Cell:
    """Return what a cell stands for."""
    meanings = columns.values.get(field)
    if meanings is None:
        return int(cell) if _NUMBER.fullmatch(cell) else cell
    if cell not in meanings:
        known = ", ".join(meanings)
        raise TarockError(
            Sentence(
                "columns-no-value", line=line, field=field, got=shown(cell), hint=hint(cell, meanings), known=known
            )
        )
    return meanings[cell]


def _write(sheet: Sheet, path: list[str], value: Cell) -> None:
    """Write a value where its field stands: in an object, or among the events."""
    match path:
        case ["event", "count", seat]:
            _count_of(_events(sheet))[seat] = value
        case ["event", name, *arguments]:
            _events(sheet).append([name, value, *arguments])
        case _:
            inner: object = sheet
            for name in path[:-1]:
                inner = inner.setdefault(name, {}) if is_table(inner) else inner
            if not is_table(inner):
                raise TarockError(Sentence("columns-clash", field=".".join(path)))
            inner[path[-1]] = value


def _events(sheet: Sheet) -> list[Any]:
    """Return the events of a sheet."""
    events: object = sheet.setdefault("events", [])
    if not is_list(events):
        raise TarockError(Sentence("columns-clash", field="event"))
    return events


def _count_of(events: list[Any]) -> Sheet:
    """Return the counts among some events, by seat."""
    for event in events:
        if is_list(event) and event[:1] == ["count"] and is_table(event[-1]):
            return event[-1]
    events.append(["count", {}])
    return _count_of(events)
