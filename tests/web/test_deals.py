"""Whole deals against bots, as a person plays them: what the page offers is enough to come to the end."""

import re

import pytest
from playwright.sync_api import Page, expect

from tarock.words import words_in
from tests.web.guests import Guest
from tests.web.positions import CALLING, DANISH_PLAY, LAYING_SKAT, OPENING, Position

SAY = words_in("en")
DANISH_CARDS = 25
KOENIGRUFEN_CARDS = 12
COMPILING = 300_000
"""Milliseconds: where the bots have never thought yet, their code is compiled before they do."""


@pytest.mark.parametrize(
    ("position", "cards"),
    [(LAYING_SKAT, DANISH_CARDS), (OPENING, KOENIGRUFEN_CARDS), (CALLING, KOENIGRUFEN_CARDS)],
    ids=["danish", "koenigrufen", "koenigrufen-declarer"],
)
def test_a_deal_is_played_by_mouse(page: Page, position: Position, cards: int) -> None:
    guest = Guest(page).enter()
    guest.open(**position.settings)

    guest.play_deal()

    assert cards == len(guest.played)
    expect(page.locator("[data-card]")).to_have_count(0)


@pytest.mark.parametrize(
    ("position", "cards"),
    [(DANISH_PLAY, DANISH_CARDS), (CALLING, KOENIGRUFEN_CARDS)],
    ids=["danish", "koenigrufen"],
)
def test_a_deal_is_played_against_bots_that_think(page: Page, position: Position, cards: int) -> None:
    page.set_default_timeout(COMPILING)
    guest = Guest(page).enter()
    guest.open(**position.against("club"))

    guest.play_deal()

    assert cards == len(guest.played)
    expect(page.locator("[data-card]")).to_have_count(0)


@pytest.mark.parametrize("game", ["danish", "koenigrufen"])
def test_one_tap_leads_from_the_start_page_to_a_table_of_bots(page: Page, game: str) -> None:
    page.goto("/")
    sheet = page.locator("section").filter(has=page.get_by_role("button", name=SAY(f"web-start-play-{game}")))
    sheet.get_by_label(SAY("web-start-level")).select_option("book")
    sheet.get_by_role("button").click()
    expect(page).to_have_url(re.compile("/table/"))
    assert Guest(page).offered().do in {"pick", "press", "play"}
