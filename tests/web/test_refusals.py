"""A card that may not be played explains itself, with the book's rule; the client knows none."""

from playwright.sync_api import Page, expect

from tarock.words import words_in
from tests.web.axe import violations
from tests.web.guests import Guest
from tests.web.positions import DANISH_PLAY, LAYING_SKAT

SAY = words_in("en")


def test_a_card_that_may_not_be_played_says_why(page: Page) -> None:
    guest = Guest(page).enter()
    guest.open(**DANISH_PLAY.settings)
    guest.play_until(lambda offered: offered.do == "play" and bool(guest.illegal()))
    hand, (card, *_) = guest.hand(), guest.illegal()
    expect(page.locator(f'[data-card="{card}"]')).to_have_attribute("aria-disabled", "true")

    guest.touch_barred(card)

    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("You must follow suit")
    assert hand == guest.hand()
    refused.get_by_role("button", name="Jensen 1989").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_card_that_may_not_be_laid_says_why_and_how_the_book_is_read(page: Page) -> None:
    """It is refused for itself, however few others are chosen already; B-29 tells how taroks are laid."""
    guest = Guest(page).enter()
    guest.open(**LAYING_SKAT.settings)
    guest.offered()
    guest.touch_barred(next(card for card in guest.illegal() if card.startswith("T")))
    expect(page.get_by_role("alert")).to_contain_text(SAY("reason-tarok-laid"))
    told = page.get_by_text(SAY("reading-B-29"))
    expect(told).to_have_count(0)
    page.locator(".refusal").get_by_text(SAY("citing-why")).click()
    expect(told).to_be_visible()
    assert violations(page) == []
