"""The coach in the page: a hint at every phase by mouse, keyboard and on a phone; a review beside the replay."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tarock.words import words_in
from tests.web.axe import violations
from tests.web.browsers import Browsers
from tests.web.guests import Guest
from tests.web.looks import PHONE, Look, every_language
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
def test_a_hint_at_every_phase_by_mouse_and_by_keyboard(page: Page, phase: str) -> None:
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
    page.locator('[data-do="hint"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-do="hint-2"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-hint="2"] li').first).to_be_visible()
    page.locator('[data-do="hint-close"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-hint]")).to_have_count(0)


@pytest.mark.parametrize("phase", [*HINTED, "koenigrufen-play"])
def test_a_hint_at_every_phase_on_a_phone(browsers: Browsers, phase: str) -> None:
    page = browsers.page(Look(), PHONE, has_touch=True, is_mobile=True)
    sat_down(page, POSITIONS[phase])
    beside = page.locator('[data-do="hint"]')
    if beside.is_visible():
        beside.tap()
    else:  # a panel leaves no room for it: the menu has it
        page.locator(".bar .sheets button").last.tap()
        page.locator('[data-menu="hint"]').tap()
    page.locator('[data-do="hint-2"]').tap()
    hint = page.locator('[data-hint="2"]')
    expect(hint.locator("li").first).to_be_visible()
    assert within_the_phone(hint)


def within_the_phone(locator: Locator) -> bool:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]


SAID = {
    "bidding": '[data-panel="auction"] .games button',
    "choosing": '[data-panel="auction"] .games button',
    "calling": '[data-panel="call"] button',
    "taking": '[data-panel="talon"] button',
    "announcing": '[data-panel="announce"] .choices button',
    "replying": '[data-panel="announce"] .choices button',
    "declaring": '[data-panel="declare"] button',
}
"""The phases in which something is said, and a button that says it."""


@pytest.mark.parametrize("phase", list(SAID))
def test_the_mouse_rests_on_a_word_and_is_told_what_it_means(page: Page, phase: str) -> None:
    sat_down(page, POSITIONS[phase])
    page.locator(SAID[phase]).first.hover()
    meaning = page.locator("[data-meaning]")
    expect(meaning.locator("li").first).to_be_visible()
    expect(meaning.locator("cite").first).to_be_visible()
    assert violations(page) == []
    page.mouse.move(1, 1)
    expect(meaning).to_have_count(0)


@every_language
def test_the_focus_rests_on_a_word_and_is_told_what_it_means(browsers: Browsers, language: str) -> None:
    page = browsers.page(Look(language=language))
    sat_down(page, POSITIONS["bidding"])
    button = page.locator(SAID["bidding"]).first
    page.keyboard.press("Tab")
    button.focus()
    meaning = page.locator("[data-meaning]")
    expect(meaning.locator("li").first).to_be_visible()
    expect(button).to_have_attribute("aria-describedby", "meaning")
    page.keyboard.press("Escape")
    expect(meaning).to_have_count(0)


@pytest.mark.parametrize("phase", ["bidding", "declaring"])
def test_a_finger_stays_on_a_word_and_says_nothing(browsers: Browsers, phase: str) -> None:
    page = browsers.page(Look(), PHONE, has_touch=True, is_mobile=True)
    sat_down(page, POSITIONS[phase])
    button = page.locator(SAID[phase]).first
    pointer = {"pointerType": "touch", "bubbles": True}
    button.dispatch_event("pointerdown", pointer)
    meaning = page.locator("[data-meaning]")
    expect(meaning.locator("li").first).to_be_visible()
    assert within_the_phone(meaning)
    button.dispatch_event("pointerup", pointer)
    button.dispatch_event("click")
    expect(button).to_be_visible()


@pytest.mark.parametrize("phase", ["danish-play", "calling", "koenigrufen-play"])
@every_language
def test_a_seat_tells_what_its_words_and_cards_mean(browsers: Browsers, phase: str, language: str) -> None:
    page = browsers.page(Look(language=language))
    sat_down(page, POSITIONS[phase])
    page.locator('[data-do="tells"]').first.click()
    told = page.locator("[data-tells]")
    expect(told.locator("li").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


@every_language
def test_a_hint_on_a_phone_in_every_language(browsers: Browsers, language: str) -> None:
    page = browsers.page(Look(language=language), PHONE, has_touch=True, is_mobile=True)
    sat_down(page, KOENIGRUFEN_PLAY)
    page.locator('[data-do="hint"]').tap()
    page.locator('[data-do="hint-2"]').tap()
    hint = page.locator('[data-hint="2"]')
    expect(hint.locator("li").first).to_be_visible()
    expect(page.locator(".hinted")).to_have_count(1)
    assert within_the_phone(hint)
    expect(page.locator("[data-card]").last).to_be_in_viewport()


@every_language
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


@every_language
def test_a_bot_is_asked_why_beside_the_replay(browsers: Browsers, language: str) -> None:
    page = browsers.page(Look(language=language))
    record = KOENIGRUFEN_PLAY.record.replace("\n\n", '\n[Levels "B=book C=book D=book"]\n\n', 1)
    open_record(page, record, language)
    why = page.locator('[data-do="why"]')
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        if why.is_visible():
            break
    why.click()
    expect(page.locator("[data-why] li").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-why]")).to_have_count(0)


@every_language
def test_the_deals_of_a_table_are_reviewed_together(browsers: Browsers, language: str) -> None:
    page = browsers.page(Look(language=language))
    guest = Guest(page).enter()
    guest.open(**KOENIGRUFEN_PLAY.settings)
    guest.play_deal()
    page.locator('[data-do="evening"]').click()
    expect(page.locator("[data-evening] li").first).to_be_visible()
    assert violations(page) == []


@every_language
def test_the_coach_asks_before_a_mistake_is_final(browsers: Browsers, language: str) -> None:
    """A game that the hand is far too weak for is not bid before the player insists; a sound word is."""
    page = browsers.page(Look(language=language, coach="on"))
    sat_down(page, POSITIONS["bidding"])
    games = page.locator('[data-panel="auction"] .games button')
    count = games.count()
    games.nth(count - 1).click()
    sure = page.locator('[data-panel="sure"]')
    expect(sure).to_contain_text(words_in(language)("play-doubt-blunder"))
    assert violations(page) == []
    sure.locator("button.main").click()
    expect(sure).to_have_count(0)
    expect(games).to_have_count(count)
    games.nth(count - 1).click()
    page.locator('[data-do="sure"]').click()
    expect(games).to_have_count(0)
