"""The rule book of Königrufen follows the data: what a ruleset says, its book says, and nothing else."""

import re
from itertools import chain
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct, structs

from tarock.koenigrufen.rules import Contract, CustomId, KoenigrufenRuleset
from tarock.words import LANGUAGES, Words
from tarock.words.citing import in_language
from tarock.words.koenigrufen.rulebook import CONSTANTS, SECTIONS
from tarock.words.rulebook import as_markdown, rule_book
from tests.words.koenigrufen_books import BOOKS, LISTS, TABLES, book, rules_of, wordings

ALL_BOOKS = pytest.mark.parametrize("name", BOOKS)
ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)


def test_every_table_of_a_ruleset_has_its_place_in_the_book() -> None:
    entries = list(chain.from_iterable(SECTIONS.values()))
    customs = [f"customs.{name}" for name in get_args(CustomId)]
    assert sorted([*TABLES, *CONSTANTS, *customs]) == sorted(entries)


@ALL_BOOKS
@ALL_LANGUAGES
def test_every_rule_is_whole_sentences_with_a_source(name: str, language: str) -> None:
    for rule in rules_of(rule_book(book(name), language)).values():
        assert rule.source
        assert re.fullmatch(r"[^{}\n]+\.", rule.text), rule.text
        assert not re.search(r"  | [.,;:]|\.\.|,,", rule.text), rule.text


@ALL_BOOKS
@ALL_LANGUAGES
def test_every_table_of_figures_has_as_many_cells_in_each_row_as_headings(name: str, language: str) -> None:
    for rule in rules_of(rule_book(book(name), language)).values():
        assert len({len(row) for row in rule.table}) <= 1


@ALL_BOOKS
def test_every_rule_cites_the_source_of_its_table(name: str) -> None:
    ruleset = book(name)
    rules = rules_of(rule_book(ruleset, "en"))
    for table in TABLES:
        rule = getattr(ruleset, table)
        if table in LISTS:
            assert {f"{table}.{row.id}": row.source for row in rule} == {
                name: rule.source for name, rule in rules.items() if name.startswith(f"{table}.")
            }
        elif rule is not None:
            assert rule.source == rules[table].source


@ALL_BOOKS
def test_trischaken_has_a_section_only_where_the_book_has_the_game(name: str) -> None:
    headings = [section.heading for section in rule_book(book(name), "en").sections]
    assert ("Trischaken" in headings) == (book(name).trischaken is not None)


@ALL_LANGUAGES
def test_the_book_of_1900_speaks_of_no_games_that_it_does_not_have(language: str) -> None:
    """Where all three books agree, the readings of the others stand below the rules."""
    text, _, _ = as_markdown(rule_book(book("koenigrufen-1900"), language)).partition(Words(language)("citing-heading"))
    assert not re.search(r"Trischaken|Piccolo|Bettel|Besserrufer|Sechser|Uhu|Kakadu|Quapil|Jungfrau|negativ", text)


# --- The three books --------------------------------------------------------------------------------------


def data_of(ruleset: KoenigrufenRuleset) -> dict[str, Any]:
    """Return the data behind each rule of the book, without its source and id."""
    found: dict[str, Any] = {}
    for table in TABLES:
        rule = getattr(ruleset, table)
        if table in LISTS:
            found |= {f"{table}.{row.id}": without_source(row) for row in rule}
        elif rule is not None:
            found[table] = without_source(rule)
    return found


def without_source(table: Struct) -> dict[str, Any]:
    return {key: value for key, value in msgspec.to_builtins(table).items() if key not in {"source", "valat"}}


@ALL_LANGUAGES
@pytest.mark.parametrize(
    ("one", "other"),
    [(one, other) for place, one in enumerate(BOOKS) for other in BOOKS[place + 1 :]],
)
def test_the_books_differ_where_their_data_differ(one: str, other: str, language: str) -> None:
    data, other_data = data_of(book(one)), data_of(book(other))
    texts, other_texts = wordings(book(one), language), wordings(book(other), language)
    both = [name for name in data.keys() & other_data.keys() if name != "contracts.trischaken"]
    assert [name for name in both if data[name] != other_data[name] and texts[name] == other_texts[name]] == []


@ALL_LANGUAGES
def test_what_has_the_same_data_has_the_same_text_in_two_modern_books(language: str) -> None:
    one, other = book("koenigrufen-turnier"), book("koenigrufen-mayr-2012")
    data, other_data = data_of(one), data_of(other)
    texts, other_texts = wordings(one, language), wordings(other, language)
    same = {name for name in data.keys() & other_data.keys() if data[name] == other_data[name]}
    assert same >= {"counting", "king_in_talon", "following", "trick", "leading"}
    assert [name for name in same if texts[name] != other_texts[name]] == []


def test_a_rufer_is_6_in_1900_and_1_at_a_tournament_and_10_for_mayr() -> None:
    told = [wordings(book(name))["contracts.rufer"] for name in BOOKS]
    assert [re.findall(r"worth (\d+)", text) for text in told] == [["6"], ["1"], ["10"]]


def test_kontra_counts_for_money_only_at_a_tournament() -> None:
    """Tournament sheet, 2.1."""
    assert "for the money only" in wordings(book("koenigrufen-turnier"))["kontra"]
    assert "for score and money alike" in wordings(book("koenigrufen-mayr-2012"))["kontra"]


# --- House rules ------------------------------------------------------------------------------------------


def test_a_house_ruleset_gets_a_book_with_its_name_and_its_game() -> None:
    ruleset = book("koenigrufen-turnier")
    game = Contract(id="tuesday", value=9, kind="negative", talon="unused", tricks=3, source="Tuesday club")
    house = structs.replace(ruleset, id="ours", name="Tuesday club", contracts=(*ruleset.contracts, game))
    rules = rule_book(house, "en")
    rule = rules_of(rules)["contracts.tuesday"]
    assert rules.title == "Tuesday club"
    assert rule.text == (
        "tuesday is a game of the house. The declarer plays alone against the other three and must take exactly 3 "
        "tricks. The talon is not used. It is worth 9, won or lost."
    )
    assert ("tuesday", "9", "9", "not used", "alone", "3 tricks", "–") in rules_of(rules)["contracts"].table


@ALL_LANGUAGES
def test_a_house_without_kontra_says_so_and_no_more(language: str) -> None:
    ruleset = book("koenigrufen-mayr-2012")
    house = structs.replace(ruleset, kontra=structs.replace(ruleset.kontra, levels=0))
    assert len(wordings(house, language)["kontra"].split()) < 6


# --- Markdown ---------------------------------------------------------------------------------------------


@ALL_BOOKS
@ALL_LANGUAGES
def test_rules_are_numbered_through_the_book_and_followed_by_their_sources(name: str, language: str) -> None:
    rules = rule_book(book(name), language)
    text = as_markdown(rules)
    numbers = [int(number) for number in re.findall(r"^\*\*§(\d+)\*\*", text, re.MULTILINE)]
    assert numbers == list(range(1, len(rules_of(rules)) + 1))
    words = Words(language)
    sources = [in_language(words, rule.source) for rule in rules_of(rules).values()]
    assert sources == re.findall(r"\[(.+)\]$", text, re.MULTILINE)
