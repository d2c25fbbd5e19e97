"""What lies beside the cards: a side panel for who plays alone, signs that fit, and short ways by keyboard."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tarock.words import words_in
from tests.web import boxes
from tests.web.browsers import Browsers
from tests.web.guests import Guest
from tests.web.keyboard_guests import KeyboardGuest
from tests.web.looks import Look
from tests.web.positions import BIDDING, DANISH_PLAY, KOENIGRUFEN_END, KOENIGRUFEN_PLAY, OPENING_WITH_GAMES, Position
from tests.web.runs import DANISH_RUN

SAY = words_in("en")
PATIENT = 10_000
FIVE = 5

SUITS = """
(cards) => [...new Set(cards.map(({ dataset }) => dataset.card.slice(0, 1)))].filter((suit) => 'SHDC'.includes(suit))
"""
COVERED = """
([width, height]) => [...document.querySelectorAll('[data-card]')].filter((button) => {
  const { left, top, width: card } = button.getBoundingClientRect()
  const [right, bottom] = [left + (card * width) / 100 - 2, top + (card * height) / 100 - 2]
  const corners = [[left + 3, top + 3], [right, top + 3], [left + 3, bottom], [right, bottom]]
  return corners.some(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-card]') !== button)
}).map(({ dataset }) => dataset.card)
"""
LARGE = (36, 77)
"""The room that a large sign takes in the corner of a card that is 100 wide."""


def test_a_solo_player_sees_score_partner_and_last_trick_and_no_chat(page: Page) -> None:
    guest = Guest(page).enter()
    guest.open(**KOENIGRUFEN_PLAY.settings)
    guest.act()
    guest.play_until(lambda offered: offered.do == "play" and len(guest.hand()) < 12)
    side = page.get_by_role("complementary", name=SAY("web-side"))
    expect(side.locator('[data-side="score"]')).to_contain_text("Ada")
    expect(side.locator('[data-side="partner"]')).to_contain_text(SAY("web-side-partner-alone"))
    expect(side.locator('[data-side="last"] li')).to_have_count(4)
    expect(side.locator('[data-side="chat"]')).to_have_count(0)


def test_people_can_talk_beside_the_table(page: Page) -> None:
    guest = Guest(page).enter()
    guest.open(ruleset="danish-jensen-1989", chairs=[{}, {}, {"bot": "book"}], sit=0)
    expect(page.locator('[data-side="chat"]')).to_be_visible()


@pytest.mark.parametrize("position", [DANISH_PLAY, KOENIGRUFEN_PLAY], ids=["danish", "koenigrufen"])
def test_neighbouring_suits_differ_in_colour(page: Page, position: Position) -> None:
    guest = Guest(page).enter()
    guest.open(**position.settings)
    guest.offered()
    suits = page.locator("[data-card]").evaluate_all(SUITS)
    assert all((one in "HD") != (two in "HD") for one, two in pairwise(suits))


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844), (1440, 900)])
def test_large_signs_are_seen_whole_in_a_long_hand(browsers: Browsers, width: int, height: int) -> None:
    page = browsers.page(Look(index="large"), ViewportSize(width=width, height=height))
    guest = Guest(page).enter()
    guest.open(**{**DANISH_RUN.settings, "pace": PATIENT})
    guest.offered()
    boxes.come_to_rest(page)
    assert page.evaluate(COVERED, LARGE) == []


@pytest.mark.parametrize("position", [OPENING_WITH_GAMES, BIDDING], ids=["opening", "bidding"])
def test_the_first_bid_is_five_tabs_away(page: Page, position: Position) -> None:
    guest = Guest(page).enter()
    guest.open(**{**position.settings, "pace": PATIENT})
    guest.offered()
    for _ in range(FIVE):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('[data-panel=\"auction\"]') !== null"):
            return
    pytest.fail("more than five Tabs to the first bid")


def test_arrows_lead_through_the_bar(page: Page) -> None:
    guest = Guest(page).enter()
    guest.open(**{**DANISH_PLAY.settings, "pace": PATIENT})
    guest.offered()
    page.get_by_role("button", name=SAY("web-sheet-last")).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name=SAY("web-sheet-score"))).to_be_focused()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name=SAY("web-sheet-menu"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_focus_stays_at_the_settlement(page: Page) -> None:
    guest = KeyboardGuest(page).enter()
    guest.open(**KOENIGRUFEN_END.settings)
    guest.play_deal()
    expect(page.locator('[data-panel="settlement"]')).to_be_focused()
    page.wait_for_timeout(500)
    expect(page.locator('[data-panel="settlement"]')).to_be_focused()


def test_a_deal_played_from_here_keeps_names_seats_and_levels(page: Page) -> None:
    guest = Guest(page).enter()
    table = guest.open(**KOENIGRUFEN_END.against("novice"))
    guest.offered()
    names = [seat.text_content() for seat in page.locator(".seat strong").all()]
    guest.play_deal()
    page.locator(f'a[href^="/table/{table}/replay/"]').first.click()
    page.get_by_role("slider").fill("20")
    page.get_by_role("button", name=SAY("web-replay-practice")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label(SAY("web-replay-seat"))).to_have_value("1")
    expect(dialog.get_by_label(SAY("web-replay-level"))).to_have_value("")
    dialog.get_by_role("button", name=SAY("web-replay-practice-begin")).click()
    expect(page).to_have_url(re.compile(f"/table/(?!{table})"))
    Guest(page).offered()
    assert names == [seat.text_content() for seat in page.locator(".seat strong").all()]
    expect(page.locator(".seat .level").first).to_have_text(SAY("level-novice"))
