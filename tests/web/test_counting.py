"""Counting at a table in the page: between turns it is asked what has gone, and the answer is remembered."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.browsers import Browsers
from tests.web.guests import DECIDING, OFFERED, Guest
from tests.web.looks import PHONE, Look
from tests.web.positions import TRICKS

ASKED = '[data-panel="counting"]'


def asked_within_a_deal(page: Page, guest: Guest) -> bool:
    """Play until it is asked what has gone."""
    while True:
        page.wait_for_function(
            f"(deciding) => document.querySelector('{ASKED}') || ({OFFERED})(deciding)", arg=DECIDING
        )
        if page.locator(ASKED).count():
            return True
        if guest.act().do in {"next", "over"}:
            return False


def counted(page: Page) -> Any:  # noqa: ANN401 - of the page
    return json.loads(page.evaluate("localStorage.getItem('tarock.progress') ?? '{}'")).get("counted")


@pytest.mark.parametrize("family", ["danish", "koenigrufen"])
def test_between_turns_it_is_asked_what_has_gone_and_the_table_waits(browsers: Browsers, family: str) -> None:
    page = browsers.page(Look(language="de", counting="on"), PHONE)
    guest = Guest(page).enter()
    guest.open(**TRICKS[family].settings)
    assert asked_within_a_deal(page, guest)
    expect(page.locator("[data-card][data-legal]")).to_have_count(0)
    assert violations(page) == []
    page.locator(f"{ASKED} input").fill("viele")
    page.keyboard.press("Enter")
    assert counted(page) is None, "words are no answer"
    page.locator(f"{ASKED} input").fill("99")
    page.keyboard.press("Enter")
    expect(page.locator(f"{ASKED} strong")).to_be_visible()
    assert counted(page) == {family: {"asked": 1, "right": 0}}
    page.keyboard.press("Enter")
    expect(page.locator(ASKED)).to_have_count(0)
    guest.offered()


def test_nobody_is_asked_who_does_not_want_it(browsers: Browsers) -> None:
    page = browsers.page(Look())
    guest = Guest(page).enter()
    guest.open(**TRICKS["koenigrufen"].settings)
    assert not asked_within_a_deal(page, guest)
