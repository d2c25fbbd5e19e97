"""Every key of a ruleset that a house may change: what it is now, and what it may be.

What may be is read from the types of the rules, so that nothing is said twice.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct, inspect

from tarock.core.rules import Ruleset

Kind: TypeAlias = Literal["number", "switch", "choice", "text", "list"]
Path: TypeAlias = tuple[str | int, ...]
"""The way to a value: keys of tables, and places in lists."""
Value: TypeAlias = bool | int | str | list[Any] | None

_FIXED: Final = frozenset({"id", "family", "version", "name", "book", "source", "cites"})
"""What belongs to the book itself, or is a rule's source: a house that changes a rule may name its own."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key.  ``table`` is the TOML table that it stands in, ``row`` the id where that is one of a list of tables."""

    table: str
    name: str
    kind: Kind
    value: Value
    source: str
    row: str | None = None
    choices: tuple[str | int, ...] = ()
    """The values that there are, or the words of which a list is made; none where any will do."""
    least: int | None = None
    most: int | None = None

    @property
    def path(self) -> str:
        """The key with its dots, as errors name it."""
        return ".".join(part for part in (self.table, self.row, self.name) if part is not None)


def keys(ruleset: Ruleset) -> tuple[Key, ...]:
    """Return the keys of a ruleset, in the order of its tables.

    A table that the book does not have, such as a fine that it does not know, is listed with keys that have no value.

    >>> from tarock.rulesets import load
    >>> found = {key.path: key for key in keys(load("danish-hjoerring"))}
    >>> found["disclosure.answer"].value, found["disclosure.answer"].choices
    ('number', ('none', 'number', 'yes_no'))
    """
    info = inspect.type_info(type(ruleset))
    assert isinstance(info, inspect.StructType)
    assert isinstance(ruleset, Struct), "every ruleset is read from TOML"
    return tuple(_of_table(info, ruleset, "", ""))


def _of_table(info: inspect.StructType, table: Struct | None, path: str, source: str) -> Iterator[Key]:
    """Give the keys of a table and of those in it."""
    source = getattr(table, "source", source)
    for field in info.fields:
        if field.name in _FIXED:
            continue
        value = None if table is None else getattr(table, field.name)
        inner = _struct_in(field.type)
        rows = _rows_in(field.type)
        below = f"{path}.{field.name}" if path else field.name
        if inner is not None:
            yield from _of_table(inner, value, below, source)
        elif rows is not None:
            for row in value or ():
                yield from (replace(key, table=below, row=row.id) for key in _of_table(rows, row, below, source))
        else:
            yield replace(_key(field.type), table=path, name=field.name, value=_plain(value), source=source)


def key_at(kind: type, path: Path) -> Key | None:
    """Return what may stand at a path; None where a table must."""
    info = _type_at(kind, path)
    return None if _struct_in(info) is not None or _rows_in(info) is not None else _key(info)


def names_at(kind: type, path: Path) -> tuple[str, ...]:
    """Return the keys of the table at a path."""
    table = _struct_in(_type_at(kind, path))
    return () if table is None else tuple(field.name for field in table.fields)


def _type_at(kind: type, path: Path) -> inspect.Type:
    """Return the type of what stands at a path: a key of a table, or the place in a list."""
    info: inspect.Type = inspect.type_info(kind)
    for step in path:
        table = _struct_in(info)
        if table is not None:
            info = next(field.type for field in table.fields if field.name == step)
        elif isinstance(info, inspect.VarTupleType):
            info = info.item_type
        else:
            assert isinstance(info, inspect.TupleType)
            assert isinstance(step, int)
            info = info.item_types[step]
    return info


def _struct_in(info: inspect.Type) -> inspect.StructType | None:
    """Return the table that a field is, or may be."""
    kinds = info.types if isinstance(info, inspect.UnionType) else (info,)
    return next((kind for kind in kinds if isinstance(kind, inspect.StructType)), None)


def _rows_in(info: inspect.Type) -> inspect.StructType | None:
    """Return the rows of a field that is a list of tables with ids."""
    if not isinstance(info, inspect.VarTupleType) or not isinstance(info.item_type, inspect.StructType):
        return None
    return info.item_type if any(field.name == "id" for field in info.item_type.fields) else None


def _key(info: inspect.Type) -> Key:
    """Return a key that knows only what it may be."""
    kinds = info.types if isinstance(info, inspect.UnionType) else (info,)
    literals = (kind for kind in kinds if isinstance(kind, inspect.LiteralType))
    words = tuple(word for literal in literals for word in literal.values if word is not None)
    number = next((kind for kind in kinds if isinstance(kind, inspect.IntType)), None)
    blank = Key("", "", "text", None, "")
    if number is not None:
        return replace(blank, kind="number", choices=words, least=number.ge, most=number.le)
    if words:
        return replace(blank, kind="choice", choices=words)
    if isinstance(info, inspect.BoolType):
        return replace(blank, kind="switch")
    if isinstance(info, inspect.VarTupleType | inspect.TupleType):
        item = info.item_type if isinstance(info, inspect.VarTupleType) else info.item_types[0]
        return replace(blank, kind="list", choices=_key(item).choices)
    return blank


def _plain(value: object) -> Value:
    """Return a value as JSON has it."""
    plain: Value = msgspec.json.decode(msgspec.json.encode(value))
    return plain
