"""Messages are filled in as Project Fluent's own library fills them in."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast

from tarock.words import LANGUAGES, Words
from tarock.words.filling import Argument, filled
from tests.words.catalogue import FOLDER, arguments, messages

NUMBERS = (0, 1, -1, 2, 3, 4, 1989)
PLURALS = {"one", "other"}


def variants(language: str) -> set[str]:
    """Return every word that a message of a language chooses by."""
    found: set[str] = set()
    for path in (FOLDER / language).glob("*.ftl"):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found |= set(_keys(entry.value))
    return found


def _keys(pattern: ast.Pattern) -> list[str]:
    placed = [element.expression for element in pattern.elements if isinstance(element, ast.Placeable)]
    chosen = [variant for each in placed if isinstance(each, ast.SelectExpression) for variant in each.variants]
    own = [each.key.name for each in chosen if isinstance(each.key, ast.Identifier)]
    return [*own, *(key for each in chosen for key in _keys(each.value))]


def whole(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def by_fluent(bundle: FluentBundle, name: str, given: dict[str, Argument]) -> str:
    pattern = bundle.get_message(name).value
    assert pattern is not None
    plain = {
        key: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for key, value in given.items()
    }
    text, errors = bundle.format_pattern(pattern, plain)
    assert errors == []
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_the_library_has_it(language: str) -> None:
    words, bundle = Words(language), whole(language)
    values: list[Argument] = [*NUMBERS, *sorted(variants(language) - PLURALS), "Bo { $x } & <b>"]
    for name, message in messages(language).items():
        taken = sorted(arguments(language, name))
        few = values if "->" in message.source else (0, 1, 1989, "Bo { $x } & <b>")
        for value in few if taken else (0,):
            given: dict[str, Argument] = dict.fromkeys(taken, value)
            assert words(name, **given) == by_fluent(bundle, name, given), f"{name} with {value!r}"


def test_an_argument_that_is_missing_is_named_with_those_that_were_given() -> None:
    with pytest.raises(LookupError, match="expected an argument 'number', but got suit"):
        Words("en")("card-tarok", suit="S")


@pytest.mark.parametrize("text", ["a = { -term }", "a = { NUMBER(3) }", "a = { b.c }"])
def test_what_no_catalogue_of_ours_may_hold_is_refused(text: str) -> None:
    entry = FluentParser().parse_entry(text)
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    pattern = entry.value
    with pytest.raises(LookupError, match="expected what a catalogue of ours may hold"):
        filled(pattern, {}, lambda _: pattern)
