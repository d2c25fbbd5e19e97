"""No label breaks inside a word, on any phone, in any language, on any page and in any phase of a deal."""

import json

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tarock.words import LANGUAGES
from tests.web import boxes
from tests.web.broken_words import broken_words
from tests.web.browsers import Browsers
from tests.web.guests import Guest
from tests.web.looks import KEY, PHONE, Look
from tests.web.places import PATHS, PLACES
from tests.web.positions import POSITIONS

PHONES = ((360, 740), (375, 667), (390, 844), (740, 360))
LOST = ("sheet", "objection", "nothing")
COMING = {name: go for name, go in PLACES.items() if name not in PATHS and not name.startswith(LOST)}
"""Pages that one comes to by doing something; what was opened over them does not survive another language."""


def broken(page: Page) -> list[str]:
    found: list[str] = []
    for width, height in PHONES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        boxes.come_to_rest(page)
        found += [f"{width}: {line}" for line in broken_words(page)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_have_whole_words(browsers: Browsers, language: str) -> None:
    page = browsers.page(Look(language=language), PHONE)
    found: list[str] = []
    for name, path in PATHS.items():
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        found += [f"{name}: {line}" for line in broken(page)]
    assert found == []


@pytest.mark.parametrize("name", COMING)
def test_what_one_comes_to_has_whole_words(browsers: Browsers, name: str) -> None:
    page = browsers.page(Look(), PHONE)
    COMING[name](page)
    assert broken_in_every_language(page) == []


@pytest.mark.parametrize("name", POSITIONS)
def test_phases_have_whole_words(browsers: Browsers, name: str) -> None:
    page = browsers.page(Look(), PHONE)
    guest = Guest(page).enter()
    guest.open(**{**POSITIONS[name].settings, "pace": 10_000})
    guest.offered()
    assert broken_in_every_language(page) == []


def broken_in_every_language(page: Page) -> list[str]:
    found: list[str] = []
    for language in LANGUAGES:
        kept = json.dumps({**json.loads(page.evaluate(f"localStorage.getItem('{KEY}')")), "language": language})
        page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEY, kept])
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("h1").first).to_be_attached()
        found += [f"{language}: {line}" for line in broken(page)]
    return found


def test_a_broken_word_would_be_found(page: Page) -> None:
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    page.evaluate("document.querySelector('h1').style.cssText = 'width: 2em; overflow-wrap: anywhere'")
    assert broken_words(page)
