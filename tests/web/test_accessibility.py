"""axe-core finds nothing to complain about on any page, however it is dressed."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.browsers import Browsers
from tests.web.looks import LOOKS, SCREENS, Look

PAGES = ("/", "/new", "/rules", "/rules/danish-jensen-1989", "/house", "/replay", "/settings")


@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("screen", SCREENS)
def test_no_page_breaks_a_rule(browsers: Browsers, look: Look, screen: str) -> None:
    page = browsers.page(look, SCREENS[screen])
    found = {}
    for path in PAGES:
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        found[path] = violations(page)
    assert found == {path: [] for path in PAGES}


def test_axe_would_find_a_broken_rule(page: Page) -> None:
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(line.startswith("button-name:") for line in violations(page))


def test_the_page_is_dressed_as_chosen(browsers: Browsers) -> None:
    """Or the pages above would all be tested in the same dress."""
    colours = set()
    for look in LOOKS:
        page = browsers.page(look)
        page.goto("/")
        expect(page.locator("h1")).to_be_visible()
        colours.add(
            page.evaluate(
                "(({ backgroundColor, color }) => `${backgroundColor} ${color}`)(getComputedStyle(document.body))"
            )
        )
    assert len(LOOKS) == len(colours)
