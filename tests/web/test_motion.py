"""Things move for those who like it, and only for them."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tarock.words import words_in
from tests.web.browsers import Browsers
from tests.web.guests import Guest
from tests.web.positions import DANISH_END, KOENIGRUFEN_END, LAYING_SKAT, Position

SAY: Final = words_in("en")
BOT: Final = {"bot": "book"}
HASTY: Final = 400
"""Milliseconds that a bot waits: less than it takes to deal."""
ENDS: Final = {"danish": DANISH_END, "koenigrufen": KOENIGRUFEN_END}

# What happens first after the cards have set out: that one more has declared, or that the last card lies in the hand.
WATCH: Final = """
window.happened = []
const declared = () => document.querySelectorAll('.declared').length
new MutationObserver((_, observer) => {
  const moving = document.querySelector('[data-card]')?.closest('section').getAnimations({ subtree: true }) ?? []
  if (moving.length === 0) return
  observer.disconnect()
  happened.push(`${moving.length} cards move`)
  Promise.all(moving.map((each) => each.finished)).then(() => happened.push('dealt'))
  const before = declared()
  new MutationObserver((_, later) => {
    if (declared() === before) return
    later.disconnect()
    happened.push('declared')
  }).observe(document, { childList: true, subtree: true })
}).observe(document, { childList: true, subtree: true })
"""
# How many things have moved at once; what takes a millisecond is not seen to move.
WATCH_MOTION: Final = """
window.moved = 0
const look = () => {
  const moving = document.getAnimations().filter(({ effect }) => effect.getTiming().duration > 1)
  moved = Math.max(moved, moving.length)
  requestAnimationFrame(look)
}
requestAnimationFrame(look)
"""


def moving(browsers: Browsers, script: str = "") -> Page:
    """Return a page of somebody who likes things to move."""
    page = browsers.page(reduced_motion="no-preference")
    page.add_init_script(script)
    return page


def play_to_the_end(page: Page, position: Position) -> None:
    """Play the rest of a deal."""
    guest = Guest(page).enter()
    guest.open(**position.settings)
    guest.play_deal()
    expect(page.get_by_role("heading", name=SAY("web-between-over"))).to_be_visible()


def test_nobody_acts_until_the_cards_are_dealt(browsers: Browsers) -> None:
    page = moving(browsers, WATCH)
    practice = {**LAYING_SKAT.settings["practice"], "seat": 2}
    guest = Guest(page).enter()
    guest.open(**{**LAYING_SKAT.settings, "chairs": [BOT, BOT, {}], "practice": practice, "pace": HASTY})
    page.wait_for_function("() => happened.includes('dealt')")
    guest.play_until(lambda offered: offered.do == "play")
    assert page.evaluate("happened") == ["25 cards move", "dealt", "declared"]


@pytest.mark.parametrize("position", ENDS.values(), ids=ENDS)
def test_a_deal_comes_to_its_end_while_things_move(browsers: Browsers, position: Position) -> None:
    page = moving(browsers, WATCH_MOTION)
    play_to_the_end(page, position)
    assert page.evaluate("moved") > 0


def test_nothing_moves_for_those_who_want_stillness(browsers: Browsers) -> None:
    page = browsers.page()
    page.add_init_script(WATCH_MOTION)
    play_to_the_end(page, DANISH_END)
    assert page.evaluate("moved") == 0
