"""What can be said of a tournament, key by key, for a form: its kind, its choices, its limits and what is usual."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import inspect

from tarock.club.tournament.settings import LIMITS, Settings

Kind: TypeAlias = Literal[
    "text", "date", "dates", "money", "number", "numbers", "flag", "choice", "order", "rules", "lines", "rows"
]

_OWN: Final[dict[str, Kind]] = {
    "date": "date",
    "dates": "dates",
    "fee": "money",
    "ruleset": "rules",
    "raffle": "lines",
}
"""What the type of a key does not tell."""
_LEFT_OUT: Final = ("name", "house")
"""The name is asked for first, and rules of the house come as a file."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key of the settings."""

    key: str
    kind: Kind
    usual: Any
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None


@cache
def keys() -> tuple[Key, ...]:
    """Return all keys, in the order of the settings.

    >>> {key.key: key.kind for key in keys()}["ties"]
    'order'
    """
    shape = inspect.type_info(Settings)
    assert isinstance(shape, inspect.StructType)
    return tuple(_key(field) for field in shape.fields if field.name not in _LEFT_OUT)


def _key(field: inspect.Field) -> Key:
    least, most = LIMITS.get(field.name, (None, None))
    usual: Any = "" if field.required else msgspec.to_builtins(field.default)
    known: Any = (usual,) if isinstance(usual, str) else usual
    choices = sorted(_choices(field.type), key=lambda each: (each not in known, each))  # the usual one first
    return Key(field.name, _OWN.get(field.name) or _kind(field.type), usual, tuple(choices), least, most)


def _kind(shape: inspect.Type) -> Kind:
    match shape:
        case inspect.IntType():
            return "number"
        case inspect.BoolType():
            return "flag"
        case inspect.LiteralType():
            return "choice"
        case inspect.VarTupleType(item_type=inspect.IntType()):
            return "numbers"
        case inspect.VarTupleType(item_type=inspect.LiteralType()):
            return "order"
        case inspect.VarTupleType():
            return "rows"
        case _:
            return "text"


def _choices(shape: inspect.Type) -> tuple[str, ...]:
    if isinstance(shape, inspect.VarTupleType):
        return _choices(shape.item_type)
    return tuple(map(str, shape.values)) if isinstance(shape, inspect.LiteralType) else ()
