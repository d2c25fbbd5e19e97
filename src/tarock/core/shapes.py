"""Telling lists from objects in decoded JSON and TOML, in a way that type checkers follow."""

from typing import Any, TypeGuard


def is_list(value: object) -> TypeGuard[list[Any]]:
    """Tell whether a decoded value is a list."""
    return isinstance(value, list)


def is_table(value: object) -> TypeGuard[dict[str, Any]]:
    """Tell whether a decoded value is an object or a table."""
    return isinstance(value, dict)
