"""Reading rulesets from TOML.

A house ruleset says ``extends = "danish-hjoerring"`` and lists only what differs.  A rule that it changes is no
longer the book's, so unless it names a source of its own the rule is cited as the house's.
"""

import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from tarock.core.errors import Flaw, RulesetError
from tarock.core.families import RulesetT
from tarock.core.rules import Ruleset
from tarock.core.sentences import Sentence, in_a_row, shown
from tarock.core.shapes import is_list, is_table
from tarock.rulesets.families import FAMILIES, Rulesets, books, owners
from tarock.rulesets.files import FileError, read_text
from tarock.rulesets.flaws import converted, in_file, toml_flaw, unknown
from tarock.rulesets.lines import line_of, lines_of

Data: TypeAlias = dict[str, Any]

_HEAD: Final = ("id", "family", "version", "name", "book", "extends")


@cache
def load(name: str) -> Ruleset:
    """Return the ruleset of a book by its id.

    :raises RulesetError: if there is no such book.
    """
    return _build(_book(name))


def load_as(name: str, family: Rulesets[RulesetT]) -> RulesetT:
    """Return the ruleset of a book of one family.

    :raises RulesetError: if there is no such book.
    """
    ruleset = load(name)
    if not isinstance(ruleset, family.kind):
        game = FAMILIES[ruleset.family].game
        raise RulesetError(Sentence("rules-other-game", name=name, game=game, expected=", ".join(family.books)))
    return ruleset


def load_file(path: Path) -> Ruleset:
    """Return the ruleset in a house's own file.

    :raises RulesetError: with the file and the key, if it cannot be used.
    """
    try:
        text = read_text(path)
    except FileError as error:
        raise RulesetError(error.sentence) from error
    return load_text(text, str(path))


def load_text(text: str, place: str) -> Ruleset:
    """Return the house ruleset that a text spells.

    :param place: what to call the text in an error.
    :raises RulesetError: with the place and the key, if it cannot be used.
    """
    house = _parse(text, place)
    try:
        base = _base(house)
        return _build(_extended(house, base), base)
    except _FlawedError as error:
        lines = lines_of(text)
        raise _refused(place, *(replace(flaw, line=line_of(lines, flaw.key)) for flaw in error.flaws)) from error


def _book(name: str) -> Data:
    family = next(owners(name), None)
    if family is None:
        raise RulesetError(unknown(name, books()))
    data = _parse(family.text(name), name)
    _cite(data, data["book"]["short"])
    return data


def _parse(text: str, place: str) -> Data:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # beside what is no TOML: numbers too long, nests too deep
        raise _refused(place, toml_flaw(error, text)) from error


class _FlawedError(Exception):
    """What is wrong with the data of a ruleset, before its place in a file is known."""

    def __init__(self, *flaws: Flaw) -> None:
        super().__init__(*flaws)
        self.flaws = flaws


def _base(house: Data) -> Data:
    """Return the book that a house ruleset extends.

    :raises _FlawedError: if its head does not say who it is and what it extends.
    """
    for key in ("id", "extends", "name"):
        if not isinstance(house.get(key), str) or not house[key]:
            raise _FlawedError(Flaw(Sentence("rules-needs", key=key), key))
    if house["id"] in books():
        raise _FlawedError(Flaw(Sentence("rules-id-taken", id=house["id"]), "id"))
    try:
        return _book(house["extends"])
    except RulesetError as error:
        raise _FlawedError(Flaw(error.sentence, "extends")) from error


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


def _build(data: Data, base: Data | None = None) -> Ruleset:
    """Return the ruleset that some data spells.

    :param base: the book that it extends: where a value cannot be used, reading goes on with the book's.
    """
    family = data.get("family")
    if not isinstance(family, str) or family not in FAMILIES:
        raise _FlawedError(Flaw(Sentence("file-choice", got=shown(family), expected=", ".join(FAMILIES)), "family"))
    if base is not None and family != base["family"]:
        raise _FlawedError(Flaw(Sentence("rules-other-family", family=base["family"]), "family"))
    rulesets = FAMILIES[family]
    kind: type[Ruleset] = rulesets.kind
    ruleset, flaws = converted(data, kind, base or {})
    if flaws or ruleset is None:
        raise _FlawedError(*flaws)
    found = rulesets.problems(ruleset)
    if found:
        raise _FlawedError(*found)
    return ruleset


def _refused(place: str, *flaws: Flaw) -> RulesetError:
    return RulesetError(Sentence("file-in", file=place, text=in_a_row([in_file(flaw) for flaw in flaws])), flaws)
