"""What is wrong with a ruleset, as a reader of its file finds it: the key, or line and column."""

import difflib
import re
from collections.abc import Iterable
from copy import deepcopy
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from tarock.core.errors import Flaw
from tarock.core.shapes import is_list, is_table

Data: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]
T = TypeVar("T")

MOST: Final = 10
"""So many flaws are told at once; who has more has something else in mind."""

_AT: Final = re.compile(r"at line (\d+), column (\d+)")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`")
_STEP: Final = re.compile(r"\[(\d+)\]|([^.\[]+)")
_KEY: Final = re.compile(r"([\w.]+): ")


def toml_flaw(error: Exception, text: str) -> Flaw:
    """Return why a text is no TOML, and where; what is missing is missing at its end."""
    found = _AT.search(str(error))
    lines = text.split("\n")
    line, column = (int(found[1]), int(found[2])) if found else (len(lines), len(lines[-1]) + 1)
    return Flaw(f"not valid TOML ({error})", "", line, column)


def noted(problem: str) -> Flaw:
    """Return a problem that begins with its key as a flaw.

    >>> noted("count.average: 25 is not a third of the 78 points").key
    'count.average'
    """
    found = _KEY.match(problem)
    return Flaw(problem, found[1] if found else "")


def converted(data: Data, kind: type[T], base: Data) -> tuple[T | None, tuple[Flaw, ...]]:
    """Return what some data spells, or what is wrong with it: not only the first thing.

    :param base: where a value cannot be used, reading goes on with that of the base; it ends where there is none.
    """
    flaws: list[Flaw] = []
    tried = data
    while len(flaws) < MOST:
        try:
            return msgspec.convert(tried, kind), tuple(flaws)
        except msgspec.ValidationError as error:
            flaw, path = _explained(str(error), tried)
            tried = tried if flaws else deepcopy(data)
            flaws.append(flaw)
            if not base or not _repaired(tried, base, path):
                break
    return None, tuple(flaws)


def _explained(error: str, data: Data) -> tuple[Flaw, Path]:
    """Turn a validation error into the key as the file writes it, with a hint for a misspelt one, and its path."""
    text, _, at = error.partition(" - at `$")
    path: Path = tuple(int(index) if index else key for index, key in _STEP.findall(at.rstrip("`")))
    where, key, known = _place(data, path)
    unknown = _UNKNOWN.match(text)
    if unknown is None:
        return Flaw(f"{where}: {text}" if where else text, key), path
    name = unknown[1]
    detail = f"unknown key {name!r} in {f'[{where}]' if where else 'the file'}{hint(name, known - {name})}"
    return Flaw(detail, f"{key}.{name}" if key else name), (*path, name)


def _place(data: Data, path: Path) -> tuple[str, str, set[str]]:
    """Return a place such as ``rotations, 4, games`` as a reader of the file finds it, its key, and the keys there."""
    value: Any = data
    where: list[str] = []
    keys: list[str] = []
    for step in path:
        value = _at(value, [step])
        if isinstance(step, str):
            where.append(step)
            keys.append(step)
        elif is_table(value) and "id" in value:
            where[-1] += f" {value['id']!r}"
            keys.append(str(value["id"]))
    return ".".join(where), ".".join(keys), set(value) if is_table(value) else set()


def _repaired(data: Data, base: Data, path: Path) -> bool:
    """Put the base's value in the place of one that cannot be used; False where the base has no such table."""
    *steps, last = path
    here, there = _at(data, steps), _at(base, steps)
    value = _at(there, [last])
    if value is not None:
        here[last] = deepcopy(value)
    elif is_table(there):
        del here[last]
    return value is not None or is_table(there)


def _at(data: Any, path: Iterable[str | int]) -> Any:  # noqa: ANN401 - whatever TOML can spell
    """Return what lies at a path; None for nothing."""
    for step in path:
        if is_table(data):
            data = data.get(str(step))
        elif is_list(data) and isinstance(step, int) and step < len(data):
            data = data[step]
        else:
            return None
    return data


def hint(word: str, known: Iterable[str]) -> str:
    """Return a guess at what was meant.

    >>> hint("each_cups", ["each_cup", "source"])
    " (did you mean 'each_cup'?)"
    """
    close = difflib.get_close_matches(word, sorted(known), n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""
