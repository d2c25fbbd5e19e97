"""House rulesets in a few lines, and ways to look into any ruleset."""

from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from tarock.danish.rules import DanishRuleset
from tarock.rulesets import Ruleset, load_file

HEAD = 'id = "our-house"\nextends = "{}"\nname = "Our House"\n'
MOLLER, JENSEN = "danish-hjoerring", "danish-jensen-1989"


def house(changes: str = "", extends: str = MOLLER) -> DanishRuleset:
    """Return a house ruleset from the lines in which it differs from its book."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "house.toml"
        path.write_text(HEAD.format(extends) + changes, encoding="utf-8")
        ruleset = load_file(path)
    assert isinstance(ruleset, DanishRuleset)
    return ruleset


def switched(path: str, value: object, extends: str = MOLLER) -> DanishRuleset:
    """Return a house ruleset in which one value differs, such as ``skat.skus``."""
    table, _, key = path.rpartition(".")
    return house(f"[{table}]\n{key} = {toml(value)}\n", extends)


def toml(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)


def structs(value: object, path: str = "") -> Iterator[tuple[str, msgspec.Struct]]:
    """Give every table of a ruleset and the path that leads to it."""
    if isinstance(value, msgspec.Struct):
        yield path, value
        for name in value.__struct_fields__:
            yield from structs(getattr(value, name), f"{path}.{name}".lstrip("."))
    elif isinstance(value, tuple):
        for place, row in enumerate(value):
            yield from structs(row, f"{path}[{place}]")


def values(ruleset: Ruleset) -> dict[str, Any]:
    """Return every single value of a ruleset by its path."""
    return {
        f"{path}.{name}".lstrip("."): getattr(table, name)
        for path, table in structs(ruleset)
        for name in table.__struct_fields__
        if not isinstance(getattr(table, name), msgspec.Struct | tuple)
    }


Test = Callable[..., None]


class Covered:
    """The paths of values that have a test; used as a decorator it notes them down."""

    def __init__(self) -> None:
        self.paths: set[str] = set()

    def __call__(self, *paths: str) -> Callable[[Test], Test]:
        self.paths |= set(paths)
        return lambda test: test
