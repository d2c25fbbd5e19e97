"""The contents of the handbook name every page, and every page comes from somewhere."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tarock
from handbook import commands, reference, rulebooks
from handbook.changelog import NEXT
from handbook.links import anchors, links
from handbook.places import place
from handbook.staging import ROOT, by_hand, pages
from tarock.rulesets import RULESETS
from tarock.words import LANGUAGES

SETTINGS: dict[str, Any] = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]


def named(contents: list[Any]) -> Iterator[str]:
    """Give every page of the contents."""
    for entry in contents:
        if isinstance(entry, str):
            yield entry
        else:
            for below in entry.values():
                yield from named(below if isinstance(below, list) else [below])


@pytest.fixture(scope="module")
def staged() -> dict[str, str]:
    return dict(pages())


def test_the_contents_name_every_page_once(staged: dict[str, str]) -> None:
    contents = list(named(SETTINGS["nav"]))
    assert len(contents) == len(set(contents))
    assert {page for page in staged if not page.startswith("files/")} == set(contents)


def test_every_document_is_a_page(staged: dict[str, str]) -> None:
    documents = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")}
    books = {f"docs/rules/{ruleset}.md" for ruleset in RULESETS}
    assert documents - books <= set(by_hand())
    assert {book.removeprefix("docs/") for book in books} <= set(staged)


def test_every_link_between_pages_leads_somewhere(staged: dict[str, str]) -> None:
    for page, text in staged.items():
        for link in links(text):
            if link.leads_elsewhere or link.path.endswith(".png") or link.path.endswith(".svg"):
                continue
            goal = (Path("/", page).parent / link.path).resolve().relative_to("/").as_posix() if link.path else page
            assert goal in staged, f"{page}:{link.line}: {link.to}"
            assert not link.anchor or link.anchor in anchors(staged[goal]), f"{page}:{link.line}: {link.to}"


def test_every_rule_book_is_there_in_three_languages_that_lead_to_each_other(staged: dict[str, str]) -> None:
    for ruleset in RULESETS:
        for language in LANGUAGES:
            text = staged[rulebooks.place(ruleset, language)]
            assert text.startswith(f'<div lang="{language}" markdown>\n\n# ')
            others = {link.path for link in links(text) if link.path.endswith(f"{ruleset}.md")}
            assert len(others) == len(LANGUAGES) - 1
    assert set(rulebooks.NAMES) == set(LANGUAGES)


def test_the_english_books_say_how_far_they_are_followed(staged: dict[str, str]) -> None:
    for ruleset in RULESETS:
        assert "## Status of the source" in staged[f"rules/{ruleset}.md"]
        assert "python -m tarock.words.rulebook" not in staged[f"rules/{ruleset}.md"]


def test_the_command_line_is_whole(staged: dict[str, str]) -> None:
    page = staged[commands.PLACE]
    for wanted in ("## tarock play", "## tarock club line", "## tarock manual", "## tarock completion", "--ruleset"):
        assert wanted in page


def test_the_changelog_tells_what_is_coming(staged: dict[str, str]) -> None:
    page = staged[place("CHANGELOG.md")]
    assert f"## {NEXT}" in page
    assert page.count("\n- ") >= len(list((ROOT / "changelog.d").glob("*.*.md")))


def test_the_reference_has_every_public_module_of_its_rooms_and_no_kernels(staged: dict[str, str]) -> None:
    assert "::: tarock\n" in staged["reference/index.md"]
    assert staged["reference/index.md"].count("heading: tarock.") == len(tarock.__all__) - 1  # the version
    for room in reference.ROOMS:
        assert f"::: tarock.{room}\n" in staged[f"reference/{room}.md"]
    everything = "".join(text for page, text in staged.items() if page.startswith("reference/"))
    assert "::: tarock.core.cards\n" in everything
    assert "_kernels" not in everything


def test_every_room_is_in_the_reference_or_left_out_on_purpose() -> None:
    rooms = {file.parent.name for file in (ROOT / "src" / "tarock").glob("*/__init__.py")}
    assert {*reference.ROOMS, *reference.LEFT_OUT} == rooms


def test_nothing_is_to_be_fetched_from_other_hosts() -> None:
    """A font, a worker's script and inventories of other projects are what Zensical would else fetch."""
    assert SETTINGS["theme"]["font"] is False
    assert any("iframe-worker" in script for script in SETTINGS["extra"]["polyfills"])
    assert not SETTINGS["plugins"]["mkdocstrings"]["handlers"]["python"]["inventories"]
    assert "offline" in SETTINGS["plugins"]
