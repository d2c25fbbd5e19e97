"""What is wrong with a ruleset, as a reader of its file finds it: the key, or line and column."""

import re
from collections.abc import Iterable
from copy import deepcopy
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from tarock.core.errors import Flaw
from tarock.core.sentences import Sentence, hint, shown
from tarock.core.shapes import is_list, is_table
from tarock.rulesets.keys import Key, Path, key_at, names_at

Data: TypeAlias = dict[str, Any]
T = TypeVar("T")

MOST: Final = 10
"""So many flaws are told at once; who has more has something else in mind."""

_AT: Final = re.compile(r"at line (\d+), column (\d+)")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`")
_STEP: Final = re.compile(r"\[(\d+)\]|([^.\[]+)")
_MISSING: Final = re.compile(r"Object missing required field `(.*)`")


def toml_flaw(error: Exception, text: str) -> Flaw:
    """Return why a text is no TOML, and where; what is missing is missing at its end."""
    found = _AT.search(str(error))
    lines = text.split("\n")
    line, column = (int(found[1]), int(found[2])) if found else (len(lines), len(lines[-1]) + 1)
    return Flaw(Sentence("rules-not-toml", why=str(error)), "", line, column)


def in_file(flaw: Flaw) -> Sentence:
    """Return a flaw with its line and key, as a reader of the file looks for it."""
    detail = flaw.detail if not flaw.key else Sentence("rules-at-key", key=flaw.key, text=flaw.detail)
    return Sentence("rules-at-line", line=flaw.line or 0, text=detail)


def unknown(name: str, known: Iterable[str]) -> Sentence:
    """Return that there is no ruleset of a name, what there is, and how a house names its own."""
    names = tuple(known)
    return Sentence("rules-unknown", name=name, hint=hint(name, names), known=", ".join(names))


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
            flaw, path = _explained(str(error), tried, kind)
            tried = tried if flaws else deepcopy(data)
            flaws.append(flaw)
            if not base or not _repaired(tried, base, path):
                break
    return None, tuple(flaws)


def _explained(error: str, data: Data, kind: type) -> tuple[Flaw, Path]:
    """Turn a validation error into the key as the file writes it, with a hint for a misspelt one, and its path."""
    text, _, at = error.partition(" - at `$")
    path: Path = tuple(int(index) if index else key for index, key in _STEP.findall(at.rstrip("`")))
    key, value = _place(data, path)
    missing = _MISSING.match(text)
    if missing is not None:
        return Flaw(Sentence("rules-missing", name=missing[1]), key), path
    stranger = _UNKNOWN.match(text)
    if stranger is None:
        return Flaw(_misfit(key_at(kind, path), value), key), path
    name = stranger[1]
    known = set(value) - {name} if is_table(value) else set[str]()
    detail = Sentence("rules-unknown-key", name=name, hint=hint(name, known | set(names_at(kind, path))))
    return Flaw(detail, f"{key}.{name}" if key else name), (*path, name)


def _misfit(allowed: Key | None, value: object) -> Sentence:
    """Return what a key may be, where it has a value of another kind or out of its bounds."""
    got = shown(value)
    if allowed is None:
        return Sentence("rules-no-table", got=got)
    choices = ", ".join(map(str, allowed.choices))
    if allowed.kind == "number":
        bounds = {"least": 0 if allowed.least is None else allowed.least, "most": allowed.most or 0}
        return Sentence("rules-number-or" if choices else "rules-number", got=got, choices=choices, **bounds)
    if allowed.kind == "switch":
        return Sentence("file-choice", got=got, expected="true, false")
    if allowed.kind == "list":
        return Sentence("rules-list-of" if choices else "rules-list", got=got, choices=choices)
    return Sentence("file-choice", got=got, expected=choices) if choices else Sentence("rules-text", got=got)


def _place(data: Data, path: Path) -> tuple[str, Any]:
    """Return the dotted key of a path, rows named by their ids, and what stands there."""
    value: Any = data
    keys: list[str] = []
    for step in path:
        value = _at(value, [step])
        if isinstance(step, str):
            keys.append(step)
        elif is_table(value) and "id" in value:
            keys.append(str(value["id"]))
    return ".".join(keys), value


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
