"""No label breaks inside a word, on any phone, in any language, on any page; phases of a deal: ``test_everyone``."""

import json

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web import boxes
from tests.web.broken_words import broken_words
from tests.web.browsers import Browsers
from tests.web.looks import KEY, PHONE, Look, every_language
from tests.web.places import PATHS, PLACES

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


@every_language
def test_pages_have_whole_words(browsers: Browsers, language: str) -> None:
    page = browsers.page(Look(language=language), PHONE)
    found: list[str] = []
    for name, path in PATHS.items():
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        found += [f"{name}: {line}" for line in broken(page)]
    assert found == []


@every_language
@pytest.mark.parametrize("name", COMING)
def test_what_one_comes_to_has_whole_words(browsers: Browsers, name: str, language: str) -> None:
    page = browsers.page(Look(), PHONE)
    COMING[name](page)
    speak(page, language)
    assert broken(page) == []


def speak(page: Page, language: str) -> None:
    """Let a page go on in another language."""
    kept = json.dumps({**json.loads(page.evaluate(f"localStorage.getItem('{KEY}')")), "language": language})
    page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEY, kept])
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1").first).to_be_attached()


def test_a_broken_word_would_be_found(page: Page) -> None:
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    page.evaluate("document.querySelector('h1').style.cssText = 'width: 2em; overflow-wrap: anywhere'")
    assert broken_words(page)
