"""Citations are in the reader's language, and name readings only where somebody asks for them."""

import re

import pytest

from tarock.rulesets import RULESETS, load, load_text
from tarock.words import LANGUAGES, Words
from tarock.words.citing import cited, place, readings
from tarock.words.rulebook import as_markdown, rule_book, ruleset_title

ENGLISH = ("Book of 1900", "Tournament sheet", "Introduction", "head table", "house rule")
HOUSE = 'id = "home"\nextends = "danish-jensen-1989"\nname = "Hjemme"\n\n[ante]\neach_cup = 10\n'


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("language", ["da", "de"])
def test_no_rule_book_cites_in_english(name: str, language: str) -> None:
    text = as_markdown(rule_book(load(name), language))
    assert [english for english in ENGLISH if english in text] == []


@pytest.mark.parametrize(
    ("language", "book", "sheet", "table"),
    [
        ("en", "Book of 1900", "Tournament sheet", "head table"),
        ("da", "Bogen fra 1900", "Turneringsbladet", "tabellen øverst"),
        ("de", "Buch von 1900", "Turnierblatt", "Kopftabelle"),
    ],
)
def test_books_without_an_author_have_a_name_in_every_language(
    language: str, book: str, sheet: str, table: str
) -> None:
    old, new = (as_markdown(rule_book(load(f"koenigrufen-{name}"), language)) for name in ("1900", "turnier"))
    assert f"[{book}, § " in old
    assert f"[{sheet}, {table}]" in new
    assert f"[{sheet}, {table}, 8.1]" in new


def test_a_rule_of_the_house_is_cited_as_the_house_s_in_every_language() -> None:
    house = load_text(HOUSE, "house")
    for language, cite in {"en": "house rule", "da": "husregel", "de": "Hausregel"}.items():
        assert f"[Hjemme, {cite}]" in as_markdown(rule_book(house, language))


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_citation_in_a_sentence_names_a_place_and_no_reading(name: str, language: str) -> None:
    words = Words(language)
    sources = {rule.source for section in rule_book(load(name), language).sections for rule in section.rules}
    assert any(readings(source) for source in sources)
    for source in sources:
        shown = cited(words, source)
        assert shown
        assert not readings(shown)
        assert not re.search(r"^[,;]|[,;]$|, ?[,;]|; ?;|\( |  ", shown), f"{source} -> {shown}"
        assert place(shown) == shown


def test_a_place_without_readings_is_left_as_it_is() -> None:
    for source in ("Mayr 2012, Piccolo / Zwiccolo", "Møller, Kopper, l.339-341; At ultimere, l.804-806", "–"):
        assert place(source) == source
        assert readings(source) == ()


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruleset_is_called_by_its_title_in_the_language(name: str, language: str) -> None:
    title = ruleset_title(Words(language), load(name))
    assert (title == load(name).name) == (language == "en")
