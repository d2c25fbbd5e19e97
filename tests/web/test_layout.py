"""On a phone and on a large screen nothing lies over another, nothing is cut off, and no hand must be scrolled."""

import pytest
from playwright.sync_api import Page, expect

from tests.web import boxes
from tests.web.browsers import Browsers
from tests.web.guests import Guest
from tests.web.looks import SCREENS
from tests.web.positions import POSITIONS

PAGES = ("/", "/new", "/rules", "/rules/danish-jensen-1989", "/house", "/replay", "/settings")


def check_table(page: Page) -> None:
    assert boxes.overlaps(page) == []
    assert boxes.outside(page) == []
    assert boxes.overflowing(page, ".hand, .table, .view") == []
    assert not boxes.scrolls_sideways(page)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", POSITIONS)
def test_every_phase_has_its_place(browsers: Browsers, screen: str, name: str) -> None:
    page = browsers.page(screen=SCREENS[screen])
    guest = Guest(page).enter()
    guest.open(**POSITIONS[name].settings)
    guest.offered()
    check_table(page)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", ["danish-play", "koenigrufen-play"])
def test_a_trick_has_its_place(browsers: Browsers, screen: str, name: str) -> None:
    page = browsers.page(screen=SCREENS[screen])
    guest = Guest(page).enter()
    guest.open(**POSITIONS[name].settings)
    guest.act()
    guest.play_until(lambda offered: offered.do == "play")
    check_table(page)


@pytest.mark.parametrize("screen", SCREENS)
def test_no_page_is_wider_than_the_screen(browsers: Browsers, screen: str) -> None:
    page = browsers.page(screen=SCREENS[screen])
    for path in PAGES:
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        assert not boxes.scrolls_sideways(page), path


def test_what_lies_over_another_would_be_found(page: Page) -> None:
    guest = Guest(page).enter()
    guest.open(**POSITIONS["danish-play"].settings)
    guest.offered()
    page.evaluate("document.querySelector('.hand').style.marginTop = '-300px'")
    assert any("hand" in line for line in boxes.overlaps(page))
