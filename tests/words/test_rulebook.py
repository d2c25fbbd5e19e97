"""The rule book follows the data: what a ruleset says, its book says, and nothing else."""

import re
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct, inspect, structs

from tarock.club.rotation import rounds
from tarock.core.seats import SEAT_NAMES
from tarock.danish.fault_kinds import FAULTS
from tarock.danish.rules import CustomId, DanishRuleset, Rotation
from tarock.rulesets import DANISH, load_danish, load_file
from tarock.words import LANGUAGES, Words
from tarock.words.danish.rulebook import CONSTANTS, SECTIONS
from tarock.words.danish.tables import first_deals
from tarock.words.rulebook import BookRule, RuleBook, as_markdown, main, renewed, rule_book

HEAD = {"id", "family", "version", "name", "book", "customs"}
TABLES = [name for name in DanishRuleset.__struct_fields__ if name not in HEAD]
MORE = 7

ALL_BOOKS = pytest.mark.parametrize("name", DANISH)
ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)


def rules_of(book: RuleBook) -> dict[str, BookRule]:
    rules = [rule for section in book.sections for rule in section.rules]
    assert len({rule.id for rule in rules}) == len(rules)
    return {rule.id: rule for rule in rules}


def wording(rule: BookRule) -> str:
    return " ".join((rule.text, *chain.from_iterable(rule.table)))


def wordings(ruleset: DanishRuleset, language: str = "en") -> dict[str, str]:
    return {name: wording(rule) for name, rule in rules_of(rule_book(ruleset, language)).items()}


def test_every_table_of_a_ruleset_has_its_place_in_the_book() -> None:
    entries = list(chain.from_iterable(SECTIONS.values()))
    customs = [f"customs.{name}" for name in get_args(CustomId)]
    assert sorted([*TABLES, *CONSTANTS, *customs]) == sorted(entries)


@ALL_BOOKS
@ALL_LANGUAGES
def test_every_rule_is_whole_sentences_with_a_source(name: str, language: str) -> None:
    for rule in rules_of(rule_book(load_danish(name), language)).values():
        assert rule.source
        assert re.fullmatch(r"[^{}\n]+\.", rule.text), rule.text
        assert not re.search(r"  | [.,;:]|\.\.", rule.text), rule.text


@ALL_BOOKS
@ALL_LANGUAGES
def test_every_table_of_figures_has_as_many_cells_in_each_row_as_headings(name: str, language: str) -> None:
    for rule in rules_of(rule_book(load_danish(name), language)).values():
        assert len({len(row) for row in rule.table}) <= 1


@ALL_BOOKS
def test_every_rule_cites_the_source_of_its_table(name: str) -> None:
    ruleset = load_danish(name)
    rules = rules_of(rule_book(ruleset, "en"))
    for table in TABLES:
        if table not in {"fines", "rotations"}:
            assert getattr(ruleset, table).source == rules[table].source


@ALL_BOOKS
def test_a_fault_that_the_book_does_not_fine_is_not_in_it(name: str) -> None:
    ruleset = load_danish(name)
    fined = {f"fines.{fault}" for fault in FAULTS if getattr(ruleset.fines, fault) is not None}
    assert fined == {rule for rule in wordings(ruleset) if rule.startswith("fines.")}


# --- What changes in the data changes in the text ---------------------------------------------------------


def variations(path: str, struct: Struct) -> Iterator[tuple[str, Any, Struct]]:
    """Give every change of one amount or switch below a table: its path, the new value and the changed table."""
    info = inspect.type_info(type(struct))
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        value = getattr(struct, field.name)
        if isinstance(value, Struct):
            for inner, new, changed in variations(f"{path}.{field.name}", value):
                yield inner, new, structs.replace(struct, **{field.name: changed})
        elif field.name not in {"id", "source"}:
            for new in other_values(field.type, value):
                yield f"{path}.{field.name}", new, structs.replace(struct, **{field.name: new})


def other_values(kind: inspect.Type, value: object) -> list[object]:
    if value is None:
        return []
    if isinstance(value, bool):
        return [not value]
    if isinstance(kind, inspect.LiteralType):
        return [new for new in kind.values if new != value]
    return [value + MORE] if isinstance(value, int) else [f"{value}x"]


def changed_rulesets(name: str) -> Iterator[tuple[str, Any, DanishRuleset]]:
    ruleset = load_danish(name)
    for table in TABLES:
        if table != "rotations":
            for path, new, changed in variations(table, getattr(ruleset, table)):
                yield path, new, structs.replace(ruleset, **{table: changed})


WITHOUT_EFFECT = {
    ("danish-hjoerring", "count.imbalance_to"),  # nothing is left over when the third player balances the two
    ("danish-hjoerring", "point_value.unit"),  # the book names no sum
}

CHANGES = [
    pytest.param(name, path, new, changed, id=f"{name}-{path}={new}")
    for name in DANISH
    for path, new, changed in changed_rulesets(name)
    if (name, path) not in WITHOUT_EFFECT
]


@pytest.mark.parametrize(("name", "path", "new", "changed"), CHANGES)
def test_a_changed_amount_or_switch_changes_the_text_of_its_rule(
    name: str, path: str, new: object, changed: DanishRuleset
) -> None:
    for language in LANGUAGES:
        before, after = wordings(load_danish(name), language), wordings(changed, language)
        different = [rule for rule in before if before[rule] != after[rule] and rule != "customs.terms"]
        assert different
        assert all(rule.startswith(".".join(path.split(".")[:-1])) or path.startswith(rule) for rule in different)
        if isinstance(new, int) and new > 1:  # one is written as a word
            assert any(re.search(rf"\b{new}\b", after[rule]) for rule in different)


def changed_rotations(rotation: Rotation) -> Iterator[Rotation]:
    ring = rotation.at_table
    (game, *games) = rotation.games
    yield structs.replace(rotation, at_table=ring + 1)
    yield structs.replace(rotation, packs=3 - rotation.packs)
    yield structs.replace(rotation, step=rotation.step + 1)
    yield structs.replace(rotation, resting=1 - rotation.resting)
    yield structs.replace(rotation, cups="game" if rotation.cups == "table" else "table")
    yield structs.replace(rotation, games=(structs.replace(game, forehand=game.middle, middle=game.forehand), *games))
    if rotation.resting:
        yield structs.replace(rotation, rest_rounds=rotation.rest_rounds + MORE)


@ALL_BOOKS
@ALL_LANGUAGES
def test_a_changed_rotation_changes_its_passage(name: str, language: str) -> None:
    ruleset = load_danish(name)
    before = wordings(ruleset, language)
    for rotation in ruleset.rotations:
        for changed in changed_rotations(rotation):
            after = wordings(structs.replace(ruleset, rotations=(changed,)), language)
            assert before[f"rotations.{rotation.id}"] != after[f"rotations.{rotation.id}"], changed


@ALL_BOOKS
def test_the_table_of_a_rotation_is_what_the_club_plays(name: str) -> None:
    for rotation in load_danish(name).rotations:
        head, *rows = first_deals(Words("en"), rotation)
        played = [
            tuple(SEAT_NAMES[sitting.players[seat]] for seat in sitting.seating.declaring_order)
            for games in islice(rounds(rotation, first_dealer=0), len(rows) // len(rotation.games))
            for sitting in games
        ]
        assert played == [row[1:4] for row in rows]
        assert head[0] == "Deal"


def test_a_table_of_four_without_a_rest_shows_every_dealer_once() -> None:
    rotation = next(row for row in load_danish("danish-jensen-1989").rotations if row.id == "four-two-packs")
    assert first_deals(Words("en"), rotation) == (
        ("Deal", "dealer", "forehand", "middle hand", "sits out"),
        ("1", "A", "C", "D", "B"),
        ("2", "B", "D", "A", "C"),
        ("3", "C", "A", "B", "D"),
        ("4", "D", "B", "C", "A"),
    )


def test_the_payments_for_the_count_are_the_table_of_the_books() -> None:
    """Jensen 1989, Betalinger/Efter spillet, l.304-316; Møller, Betalingsoversigt, l.2417-2430."""
    table = rules_of(rule_book(load_danish("danish-hjoerring"), "en"))["count.payments"].table
    low = [("0–3", 25), ("4–8", 20), ("9–13", 15), ("14–18", 10), ("19–23", 5)]
    high = [(f"{first}–{first + 4}", 5 + first - 29) for first in range(29, 78, 5)]
    assert table == (
        ("Pile", "Payment"),
        *((span, f"pays {points}") for span, points in low),
        ("24–28", "nothing"),
        *((span, f"receives {points}") for span, points in high),
    )


# --- The two books ----------------------------------------------------------------------------------------


def data_of(ruleset: DanishRuleset) -> dict[str, Any]:
    """Return the data behind each rule of the book, without its source and id."""
    tables = {table: getattr(ruleset, table) for table in TABLES if table not in {"fines", "rotations"}}
    tables |= {f"fines.{fault}": getattr(ruleset.fines, fault) for fault in FAULTS}
    tables |= {f"rotations.{rotation.id}": rotation for rotation in ruleset.rotations}
    return {name: without_source(table) for name, table in tables.items() if table is not None}


def without_source(table: Struct) -> dict[str, Any]:
    return {key: value for key, value in msgspec.to_builtins(table).items() if key != "source"}


@ALL_LANGUAGES
def test_the_two_books_differ_exactly_where_their_data_differ(language: str) -> None:
    jensen, moeller = load_danish("danish-jensen-1989"), load_danish("danish-hjoerring")
    data, other_data = data_of(jensen), data_of(moeller)
    texts, other_texts = wordings(jensen, language), wordings(moeller, language)
    both = data.keys() & other_data.keys()
    assert [name for name in both if data[name] != other_data[name]] == [
        name for name in both if texts[name] != other_texts[name]
    ]


def test_the_pagat_ultimo_is_40_for_jensen_and_45_for_moeller() -> None:
    assert "40 for the pagat" in wordings(load_danish("danish-jensen-1989"))["ultimo"]
    assert "45 for the pagat" in wordings(load_danish("danish-hjoerring"))["ultimo"]


def test_the_last_skus_is_named_after_jensen_and_passes_the_lead_after_moeller() -> None:
    assert "led and named" in wordings(load_danish("danish-jensen-1989"))["last_skus"]
    assert "the next player leads instead" in wordings(load_danish("danish-hjoerring"))["last_skus"]


# --- House rules ------------------------------------------------------------------------------------------


def test_a_house_ruleset_gets_a_book_with_its_name_its_amount_and_its_source(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(
        'id = "our-house"\nextends = "danish-hjoerring"\nname = "Tuesday club"\n\n[nolo]\nfrom_each = 30\n', "utf-8"
    )
    book = rule_book(load_file(path), "da")
    rule = rules_of(book)["nolo"]
    assert book.title == "Tuesday club"
    assert "modtager 30 af hver" in rule.text
    assert rule.source == "Tuesday club, house rule"


# --- Markdown ---------------------------------------------------------------------------------------------


@ALL_BOOKS
@ALL_LANGUAGES
def test_rules_are_numbered_through_the_book_and_followed_by_their_sources(name: str, language: str) -> None:
    book = rule_book(load_danish(name), language)
    text = as_markdown(book)
    rules = rules_of(book).values()
    assert list(range(1, len(rules) + 1)) == [
        int(number) for number in re.findall(r"^\*\*§(\d+)\*\*", text, re.MULTILINE)
    ]
    assert [rule.source for rule in rules] == re.findall(r"\[(.+)\]$", text, re.MULTILINE)
    headings = [*(section.heading for section in book.sections), Words(language)("citing-heading")]
    assert headings == re.findall(r"^## (.+)$", text, re.MULTILINE)


def test_the_book_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["danish-hjoerring", "de"])
    assert capsys.readouterr().out == as_markdown(rule_book(load_danish("danish-hjoerring"), "de"))


DOCUMENTS = Path(__file__).parents[2] / "docs" / "rules"


@ALL_BOOKS
def test_the_rule_book_in_the_documentation_is_current(name: str, tmp_path: Path) -> None:
    document = DOCUMENTS / f"{name}.md"
    text = document.read_text("utf-8")
    copy = tmp_path / document.name
    copy.write_text(text, "utf-8")
    main([name, "en", str(copy)])
    command = f"python -m tarock.words.rulebook {name} en docs/rules/{name}.md"
    assert command in text
    assert copy.read_text("utf-8") == text, f"the rules or their words have changed; renew the book with\n{command}"


def test_a_document_without_the_mark_is_left_alone() -> None:
    with pytest.raises(ValueError, match="no line"):
        renewed("# Something else\n", "book")
