"""The coach in the page: a hint at every phase by mouse, keyboard and on a phone; a review beside the replay."""

import pytest
from playwright.sync_api import Page, expect

from tarock.words import LANGUAGES
from tests.web.axe import violations
from tests.web.browsers import Browsers
from tests.web.guests import Guest
from tests.web.looks import PHONE, Look
from tests.web.places import open_record
from tests.web.positions import KOENIGRUFEN_PLAY, POSITIONS, Position

PATIENT = 10_000


def sat_down(page: Page, position: Position) -> Guest:
    guest = Guest(page).enter()
    guest.open(**{**position.settings, "pace": PATIENT})
    guest.offered()
    return guest


HINTED = (
    "skat",
    "danish-play",
    "bidding",
    "choosing",
    "calling",
    "taking",
    "laying",
    "announcing",
    "replying",
)
"""The phases in which there is something to decide."""


@pytest.mark.parametrize("phase", [*HINTED, "koenigrufen-play"])
def test_a_hint_at_every_phase(page: Page, phase: str) -> None:
    sat_down(page, POSITIONS[phase])
    page.locator('[data-do="hint"]').click()
    hint = page.locator("[data-hint]")
    expect(hint).to_have_attribute("data-hint", "1")
    hint.locator('[data-do="hint-2"]').click()
    expect(hint).to_have_attribute("data-hint", "2")
    expect(hint.locator("li").first).to_be_visible()
    hint.locator('[data-do="hint-3"]').click()
    expect(hint).to_have_attribute("data-hint", "3")
    if phase != "taking":  # the king lies in the talon: giving up cannot be weighed, and the book decides
        expect(hint).to_contain_text("±")
    assert violations(page) == []
    hint.locator('[data-do="hint-close"]').click()
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_on_a_phone_in_every_language(browsers: Browsers, language: str) -> None:
    page = browsers.page(Look(language=language), PHONE, has_touch=True, is_mobile=True)
    sat_down(page, KOENIGRUFEN_PLAY)
    page.locator('[data-do="hint"]').tap()
    page.locator('[data-do="hint-2"]').tap()
    hint = page.locator('[data-hint="2"]')
    expect(hint.locator("li").first).to_be_visible()
    expect(page.locator(".hinted")).to_have_count(1)
    box = hint.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    expect(page.locator("[data-card]").last).to_be_in_viewport()


def test_a_hint_by_keyboard(page: Page) -> None:
    sat_down(page, KOENIGRUFEN_PLAY)
    page.locator('[data-do="hint"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-do="hint-2"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-hint="2"]')).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_is_reviewed_beside_its_replay(browsers: Browsers, language: str) -> None:
    page = browsers.page(Look(language=language))
    open_record(page, KOENIGRUFEN_PLAY.record, language)
    page.locator('[data-review-seat="0"]').click()
    strip = page.locator(".strip button")
    expect(strip.first).to_be_visible()
    strip.last.click()
    expect(page.locator("[data-decision]")).to_be_visible()
    assert violations(page) == []
    page.locator("[data-review] summary").click()
    expect(page.locator("[data-review] details li").first).to_be_visible()
