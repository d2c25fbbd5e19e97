"""What is said while a trick is played is seen at the table, and what a rule book cites is in the reader's language."""

import pytest
from playwright.sync_api import Page, expect

from tarock.words import LANGUAGES, words_in
from tests.web import boxes
from tests.web.guests import Guest
from tests.web.late import Late
from tests.web.looks import PHONE, SCREENS
from tests.web.positions import DANISH_PLAY

SAY = words_in("en")
PATIENT = 10_000
"""Milliseconds that a bot waits: the deal must not be over before somebody is back."""


def test_whoever_lets_a_bot_play_comes_back_at_the_table(page: Page) -> None:
    page.set_viewport_size(PHONE)
    guest = Guest(page).enter()
    guest.open(**{**DANISH_PLAY.settings, "pace": PATIENT})
    guest.offered()
    page.get_by_role("button", name=SAY("web-sheet-menu")).click()
    page.get_by_role("button", name=SAY("web-menu-away")).click()
    page.keyboard.press("Escape")
    page.locator(".message").get_by_role("button", name=SAY("web-menu-back")).click()
    expect(page.get_by_text(SAY("web-table-away-you"))).to_have_count(0)


def test_an_answer_about_the_skat_is_seen_until_the_trick_is_taken(page: Page) -> None:
    page.set_viewport_size(PHONE)
    guest = Guest(page).enter()
    guest.open(**DANISH_PLAY.against("book"))  # others might ask before
    guest.play_until(lambda offered: offered.do == "play")
    page.get_by_role("button", name=SAY("web-danish-do-ask")).click()
    said = page.locator(".caption")
    answer = SAY("play-told-asks", you="yes", name="", answer=SAY("play-laid-number", number=0))
    expect(said).to_have_text(answer)
    for screen in SCREENS.values():
        screen.put_before(page)
        boxes.come_to_rest(page)
        expect(said).to_be_visible()
        assert boxes.flaws(page, screen.seen) == []
    guest.act()
    guest.play_until(lambda offered: offered.do == "play")
    expect(said).not_to_have_text(answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reading_is_told_only_to_whoever_asks(page: Page, language: str) -> None:
    """A citation names the book in the reader's language; how it is read is a sentence behind a question."""
    say = words_in(language)
    page.goto("/")
    page.locator("header select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.goto("/rules/koenigrufen-turnier")  # a book that changes its language while one reads is made anew
    article = page.locator("#rule-auction")
    expect(article.locator(".source")).to_contain_text(say("cite-tournament-sheet"))
    expect(article.locator(".source")).not_to_contain_text("T-A")
    why = article.get_by_text(say("citing-why"))
    told = article.get_by_text(say("reading-T-A01"))
    expect(told).to_be_hidden()
    why.click()
    expect(told).to_be_visible()
    expect(told).to_contain_text("T‑A01")


def test_whoever_turns_to_another_book_while_one_is_fetched_sees_only_the_other(page: Page) -> None:
    """The page must not complain of a book that comes too late."""
    jensen = Late(page, "**/api/rulesets/danish-jensen-1989/book?*")
    page.goto("/rules")
    with page.expect_request("**/book?*"):
        page.locator('a[href="/rules/danish-jensen-1989"]').click()
    page.go_back()
    page.locator('a[href="/rules/koenigrufen-turnier"]').click()
    auction = page.locator("#rule-auction")
    expect(auction).to_be_visible()
    jensen.come()
    expect(auction).to_be_visible()
