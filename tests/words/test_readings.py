"""Every reading that the program can name is told in a sentence, in every language."""

import re
from pathlib import Path

import pytest

import tarock
from tarock.rulesets import RULESETS, load, load_text
from tarock.words import LANGUAGES, Words
from tarock.words.citing import explained, readings
from tarock.words.readings import as_markdown, main
from tarock.words.rulebook import as_markdown as book_as_markdown
from tarock.words.rulebook import renewed, rule_book
from tests.words.catalogue import messages

SOURCE = Path(tarock.__file__).parent
DOCUMENT = Path(__file__).parents[2] / "docs" / "readings.md"
TOLD = [name.removeprefix("reading-") for name, message in messages("en").items() if message.file == "readings"]


def named() -> set[str]:
    """Return all readings that code or rulesets name."""
    files = [path for suffix in ("py", "toml") for path in SOURCE.rglob(f"*.{suffix}")]
    return {reading for path in files for reading in readings(path.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_that_the_program_names_has_a_sentence(language: str) -> None:
    examples = {"B-99"}  # a number that the tests of citations call unknown
    words = Words(language)
    assert sorted(named() - examples - explained(words, [" ".join(named())]).keys()) == []


def test_a_sentence_belongs_to_a_number_that_a_citation_can_name() -> None:
    assert [reading for reading in TOLD if readings(reading) != (reading,)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reading_is_one_whole_sentence(language: str) -> None:
    for text in explained(Words(language), TOLD).values():
        assert re.fullmatch(r"[A-ZÄÖÜÆØÅ0-9“»„].*[^.]\.", text), text
        assert "|" not in text  # it stands in a table


def test_the_list_in_the_documentation_is_current() -> None:
    text = DOCUMENT.read_text("utf-8")
    command = "python -m tarock.words.readings docs/readings.md"
    assert command in text
    assert renewed(text, as_markdown()) == text, f"the readings have changed; renew the list with\n{command}"


def test_the_list_has_every_reading_once() -> None:
    assert re.findall(r"^\| (\S+-\S+) \|", as_markdown(), re.MULTILINE) == TOLD


def test_the_list_is_printed_or_renewed_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([])
    assert capsys.readouterr().out == as_markdown()
    file = tmp_path / "readings.md"
    file.write_text(DOCUMENT.read_text("utf-8").replace("An ultimo takes", "Nothing takes"), "utf-8")
    main([str(file)])
    assert file.read_text("utf-8") == DOCUMENT.read_text("utf-8")


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_book_ends_with_the_readings_that_its_rules_name(name: str, language: str) -> None:
    book = rule_book(load(name), language)
    rules, heading, appendix = book_as_markdown(book).partition(f"## {Words(language)('citing-heading')}\n")
    assert heading
    cited = {reading for section in book.sections for rule in section.rules for reading in readings(rule.source)}
    assert {line.split()[1].rstrip(":") for line in appendix.splitlines() if line} == cited
    assert not any(text in rules for text in explained(Words(language), ["B-15", "K-A21"]).values())


def test_a_reading_that_only_a_house_knows_is_left_out() -> None:
    house = 'id = "home"\nextends = "danish-jensen-1989"\nname = "Hjemme"\n\n[ante]\neach_cup = 10\nsource = "B-99"\n'
    assert "* B-99" not in book_as_markdown(rule_book(load_text(house, "house"), "en"))
