"""Reading rulesets from TOML.

A house ruleset says ``extends = "danish-hjoerring"`` and lists only what differs.  A rule that it changes is no
longer the book's, so unless it names a source of its own the rule is cited as the house's.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from tarock.core.errors import Flaw, RulesetError
from tarock.core.families import RulesetT
from tarock.core.rules import Ruleset
from tarock.core.shapes import is_list, is_table
from tarock.rulesets.families import FAMILIES, Rulesets, books, owners
from tarock.rulesets.flaws import converted, hint, noted, toml_flaw

Data: TypeAlias = dict[str, Any]

_HEAD: Final = ("id", "family", "version", "name", "book", "extends")


@cache
def load(name: str) -> Ruleset:
    """Return the ruleset of a book by its id.

    :raises RulesetError: if there is no such book.
    """
    return _build(_book(name), name)


def load_as(name: str, family: Rulesets[RulesetT]) -> RulesetT:
    """Return the ruleset of a book of one family.

    :raises RulesetError: if there is no such book.
    """
    ruleset = load(name)
    if not isinstance(ruleset, family.kind):
        game = FAMILIES[ruleset.family].game
        message = f"{name} is a ruleset of {game}; expected one of {', '.join(family.books)}"
        raise RulesetError(message)
    return ruleset


def load_file(path: Path) -> Ruleset:
    """Return the ruleset in a house's own file.

    :raises RulesetError: with the file and the key, if it cannot be used.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        message = f"{path}: cannot be read ({error})"
        raise RulesetError(message) from error
    return load_text(text, str(path))


def load_text(text: str, place: str) -> Ruleset:
    """Return the house ruleset that a text spells.

    :param place: what to call the text in an error.
    :raises RulesetError: with the place and the key, if it cannot be used.
    """
    house = _parse(text, place)
    base = _base(house, place)
    return _build(_extended(house, base), place, base)


def _book(name: str) -> Data:
    family = next(owners(name), None)
    if family is None:
        message = f"unknown ruleset {name!r}{hint(name, books())}; there are {', '.join(books())}"
        raise RulesetError(message)
    data = _parse(family.text(name), name)
    _cite(data, data["book"]["short"])
    return data


def _parse(text: str, place: str) -> Data:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        flaw = toml_flaw(error, text)
        message = f"{place}: {flaw.detail}"
        raise RulesetError(message, (flaw,)) from error


def _base(house: Data, place: str) -> Data:
    """Return the book that a house ruleset extends.

    :raises RulesetError: if its head does not say who it is and what it extends.
    """
    for key in ("id", "extends", "name"):
        if not isinstance(house.get(key), str) or not house[key]:
            raise _refused(place, Flaw(f'a house ruleset needs {key} = "…"', key))
    if house["id"] in books():
        raise _refused(place, Flaw(f"the id {house['id']!r} belongs to a book; choose another", "id"))
    try:
        return _book(house["extends"])
    except RulesetError as error:
        raise _refused(place, Flaw(f"extends: {error}", "extends")) from error


def _extended(house: Data, base: Data) -> Data:
    """Lay a house ruleset over the book that it extends."""
    changed = {key: value for key, value in house.items() if key not in _HEAD}
    _cite(changed, house["name"])
    head = {key: value for key, value in house.items() if key in _HEAD and key != "extends"}
    return _merged(_merged({**base, "version": 1}, head), changed)


def _merged(base: Data, changes: Data) -> Data:
    """Return base with changes laid over it: tables key by key, lists of tables by their id."""
    merged = dict(base)
    for key, value in changes.items():
        before = base.get(key)
        if is_table(before) and is_table(value):
            merged[key] = _merged(before, value)
        elif is_list(before) and is_list(value):
            merged[key] = _merged_rows(before, value)
        else:
            merged[key] = value
    return merged


def _merged_rows(before: list[Any], rows: list[Any]) -> list[Any]:
    """Return rows with changes laid over those of the same id; rows without an id are replaced all together."""
    if not all("id" in row for row in before):
        return rows
    merged = list(before)
    for row in rows:
        same = [old for old in before if is_table(row) and old["id"] == row.get("id")]
        if same:
            merged[before.index(same[0])] = _merged(same[0], row)
        else:
            merged.append(row)
    return merged


def _cite(data: Data, citation: str) -> None:
    """Write the book's or the house's name before every source; a rule changed without one gets the house's."""
    for key, value in data.items():
        if key in _HEAD:
            continue
        if key == "fines" and is_table(value):
            _cite(value, citation)
            continue
        for table in value if is_list(value) else [value]:
            if is_table(table) and isinstance(table.setdefault("source", "house rule"), str):
                table["source"] = f"{citation}, {table['source']}"


def _build(data: Data, place: str, base: Data | None = None) -> Ruleset:
    """Return the ruleset that some data spells.

    :param base: the book that it extends: where a value cannot be used, reading goes on with the book's.
    """
    family = data.get("family")
    if not isinstance(family, str) or family not in FAMILIES:
        raise _refused(place, Flaw(f"unknown family {family!r}; there are {', '.join(FAMILIES)}", "family"))
    if base is not None and family != base["family"]:
        raise _refused(place, Flaw(f"family: the book that it extends is of the family {base['family']!r}", "family"))
    rulesets = FAMILIES[family]
    kind: type[Ruleset] = rulesets.kind
    ruleset, flaws = converted(data, kind, base or {})
    if flaws or ruleset is None:
        raise _refused(place, *flaws)
    found = rulesets.problems(ruleset)
    if found:
        raise _refused(place, *(noted(problem) for problem in found))
    return ruleset


def _refused(place: str, *flaws: Flaw) -> RulesetError:
    message = f"{place}: {'; '.join(flaw.detail for flaw in flaws)}"
    return RulesetError(message, flaws)
