"""What changes in the data of a Königrufen ruleset changes in the text of its rule."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct, inspect, structs

from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.words import LANGUAGES
from tests.words.koenigrufen_books import BOOKS, LISTS, TABLES, book, wordings, wordings_of_book

pytestmark = pytest.mark.slow

MORE = 7


def variations(path: str, struct: Struct) -> Iterator[tuple[str, Any, Struct]]:
    """Give every change of one amount, switch or list of a table: its path, the new value and the changed table."""
    info = inspect.type_info(type(struct))
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        if field.name not in {"id", "source"}:
            for new in other_values(field.type, getattr(struct, field.name)):
                yield f"{path}.{field.name}", new, structs.replace(struct, **{field.name: new})


def other_values(kind: inspect.Type, value: object) -> list[object]:
    if value is None:
        return []
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, tuple):
        return other_lists(value)
    values = [new for part in parts(kind) if isinstance(part, inspect.LiteralType) for new in part.values]
    amounts = [part for part in parts(kind) if isinstance(part, inspect.IntType)]
    if isinstance(value, int):
        highest = amounts[0].le
        return [*values, value + MORE if highest is None or value + MORE <= highest else value - 1]
    return [*(new for new in values if new != value), *(MORE for _ in amounts)]


def parts(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def other_lists(value: tuple[Any, ...]) -> list[object]:
    if value and isinstance(value[0], int):
        return [(value[0] + MORE, *value[1:]), (*value[:-1], value[-1] + MORE)]
    return [value[1:], value[:-1]] if len(value) > 1 else [()] if value else []


def rows(ruleset: KoenigrufenRuleset, table: str) -> Iterator[tuple[str, Any, KoenigrufenRuleset]]:
    before: tuple[Any, ...] = getattr(ruleset, table)
    for place, row in enumerate(before):
        for path, new, changed in variations(f"{table}.{row.id}", row):
            after = (*before[:place], changed, *before[place + 1 :])
            yield path, new, structs.replace(ruleset, **{table: after})


def changed_rulesets(name: str) -> Iterator[tuple[str, Any, KoenigrufenRuleset]]:
    ruleset = book(name)
    for table in TABLES:
        rule = getattr(ruleset, table)
        if table in LISTS:
            yield from rows(ruleset, table)
        elif rule is not None:
            for path, new, changed in variations(table, rule):
                yield path, new, structs.replace(ruleset, **{table: changed})


def is_without_effect(ruleset: KoenigrufenRuleset, path: str) -> bool:
    """Tell whether a value means nothing where it stands, so that no sentence depends on it."""
    table, *_, field = path.split(".")
    if table == "contracts":
        return means_nothing(ruleset, path.split(".")[1], field)
    fixed = ruleset.valat.mode == "fixed"
    return path in {
        *(("valat.silent", "valat.announced") if fixed else ()),  # each game has its own sums
        *(() if any(contract.kind == "suit" for contract in ruleset.contracts) else ("suit_game.bonuses",)),
    }


def means_nothing(ruleset: KoenigrufenRuleset, game: str, field: str) -> bool:
    kind = next(contract.kind for contract in ruleset.contracts if contract.id == game)
    if kind == "trischaken":
        return field != "kind"  # the table of Trischaken has its sums
    if field == "valat":
        return kind == "negative" or ruleset.valat.mode == "multiplied"
    return field == "tricks" if kind != "negative" else field == "bonus_factor"


CHANGES = [
    pytest.param(name, path, new, changed, id=f"{name}-{path}={new}")
    for name in BOOKS
    for path, new, changed in changed_rulesets(name)
    if not is_without_effect(book(name), path)
]


@pytest.mark.parametrize(("name", "path", "new", "changed"), CHANGES)
def test_a_changed_amount_or_switch_changes_the_text_of_its_rule(
    name: str, path: str, new: object, changed: KoenigrufenRuleset
) -> None:
    table, *_, field = path.split(".")
    own = "valat" if field == "valat" else ".".join(path.split(".")[:-1])
    for language in LANGUAGES:
        before, after = wordings_of_book(name, language), wordings(changed, language)
        assert before[own] != after[own]
        if isinstance(new, int) and new > 2 and field != "levels":  # one and two are written as words
            assert re.search(rf"\b{new}\b", after[own])
        assert field not in OVERVIEWED or table not in LISTS or before[table] != after[table]


OVERVIEWED = {"value", "loss", "talon", "calls", "announced", "silent", "silent_failure"}
"""What the table of all games or bonuses shows too."""


@pytest.mark.parametrize("name", BOOKS)
def test_a_book_speaks_of_its_changed_bids(name: str) -> None:
    ruleset = book(name)
    lowest, *higher = ruleset.auction.order
    changed = structs.replace(ruleset, auction=structs.replace(ruleset.auction, order=(*higher, lowest)))
    assert wordings(ruleset)["auction"] != wordings(changed)["auction"]
