"""A card that may not be played explains itself, with the book's rule; the client knows none."""

from playwright.sync_api import Page, expect

from tests.web.guests import Guest
from tests.web.positions import DANISH_PLAY


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
