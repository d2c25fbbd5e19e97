"""A whole deal by keyboard alone, and the live region says what happens."""

import re

import pytest
from playwright.sync_api import Page, expect

from tarock.words import words_in
from tests.web.keyboard_guests import KeyboardGuest
from tests.web.positions import CALLING, DANISH_PLAY, Position


@pytest.mark.parametrize(("position", "cards"), [(CALLING, 12), (DANISH_PLAY, 25)], ids=["koenigrufen", "danish"])
def test_a_deal_is_played_by_keyboard_alone(page: Page, position: Position, cards: int) -> None:
    guest = KeyboardGuest(page).enter()
    page.add_init_script("addEventListener('pointerdown', () => console.error('a mouse was used'))")
    guest.open(**position.settings)

    guest.play_deal()

    assert cards == len(guest.played)
    expect(page.locator("[data-card]")).to_have_count(0)


def test_a_screen_reader_hears_what_happens(page: Page) -> None:
    guest = KeyboardGuest(page).enter()
    guest.open(**CALLING.settings)
    said = page.get_by_role("log")
    guest.play_until(lambda offered: offered.do == "play")
    guest.act()
    guest.play_until(lambda offered: offered.do == "play")
    expect(said).to_contain_text(words_in("en")("play-you").capitalize())
    expect(said).to_contain_text(words_in("en")("web-table-play"))
    expect(said).not_to_contain_text(re.compile(r"[♠♥♦♣]|\bT\d"))
