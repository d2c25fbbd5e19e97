"""Money is in sight: sums move as payments happen, the sheet shows the running deal, a settlement adds up."""

import re

import pytest
from playwright.sync_api import Page, expect

from tarock.words import LANGUAGES, words_in
from tests.web.browsers import Browsers
from tests.web.guests import Guest
from tests.web.looks import DESK, PHONE, SCREENS, Look
from tests.web.positions import DANISH_END, DANISH_PLAY, DECLARING, KOENIGRUFEN_END, Position

SAY = words_in("en")
WATCH_PILLS = """
() => {
  window.pills = new Set()
  window.covered = []
  const overlaps = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const look = () => {
    const names = [...document.querySelectorAll('.seat header, .cups li')].map((each) => each.getBoundingClientRect())
    for (const pill of document.querySelectorAll('.layer p')) {
      const box = pill.getBoundingClientRect()
      if (!box.width) continue
      window.pills.add(pill.textContent)
      if (names.some((name) => overlaps(box, name))) window.covered.push(pill.textContent)
    }
    requestAnimationFrame(look)
  }
  look()
}
"""
# How often each payment has set out.
WATCH_FLIGHTS = """
window.flights = new Map()
const { animate } = Element.prototype
Element.prototype.animate = function (...how) {
  if (this.matches('.layer p')) flights.set(this, (flights.get(this) ?? 0) + 1)
  return animate.apply(this, how)
}
"""


def sums(page: Page) -> list[str]:
    return [text.strip() for text in page.locator(".seat .total").all_inner_texts()]


def number(text: str) -> float:
    return float(text.replace("−", "-").replace("+", "") or 0)


def cells(page: Page, rows: str) -> list[list[float]]:
    """Return the numbers of some rows of the grid."""
    found = page.locator('[data-panel="settlement"]').locator(rows)
    return [[number(cell) for cell in row.locator("td").all_inner_texts()] for row in found.all()]


def test_the_sums_at_the_seats_move_as_payments_happen(page: Page) -> None:
    """Jensen 1989: a declaration is paid at once."""
    guest = Guest(page).enter()
    guest.open(**DECLARING.settings)
    guest.offered()
    before = sums(page)
    assert any(number(each) for each in before), "the stakes have been paid"
    guest.act()
    expect(page.locator(".seat .total").nth(2)).not_to_have_text(before[2])
    expect(page.get_by_role("complementary")).to_contain_text(SAY("for-matadors"))


def test_the_sheet_shows_the_running_deal(page: Page) -> None:
    guest = Guest(page).enter()
    guest.open(**DANISH_PLAY.settings)
    guest.offered()
    own = page.get_by_role("article", name=SAY("play-you")).locator(".total").inner_text()
    page.get_by_role("button", name=SAY("web-sheet-score")).click()
    sheet = page.get_by_role("dialog")
    running = sheet.get_by_role("row").filter(has_text=SAY("web-score-kind-running"))
    expect(running).to_contain_text(own)
    expect(sheet.locator("tfoot")).to_contain_text(own)


@pytest.mark.parametrize("position", [DANISH_END, KOENIGRUFEN_END], ids=["danish", "koenigrufen"])
def test_a_settlement_is_a_grid_that_adds_up_with_its_sentences_below(page: Page, position: Position) -> None:
    guest = Guest(page).enter()
    guest.open(**position.settings)
    guest.play_deal()
    rows, (total, *_) = cells(page, "tbody tr"), cells(page, "tfoot tr")
    assert len(rows) > 1
    assert total == [sum(column) for column in zip(*rows, strict=True)]
    panel = page.locator('[data-panel="settlement"]')
    grid = panel.get_by_role("region", name=SAY("web-score-grid")).bounding_box()
    sentences = panel.locator("dl").bounding_box()
    assert grid is not None
    assert sentences is not None
    assert grid["y"] < sentences["y"]
    expect(page.get_by_role("complementary")).to_contain_text(re.compile(r"pays? ", re.IGNORECASE))


@pytest.mark.parametrize("screen", ["phone", "desk", "phone on its side"])
def test_payments_never_cover_a_name_or_a_cup(browsers: Browsers, screen: str) -> None:
    page = browsers.page(reduced_motion="no-preference")
    guest = Guest(page).enter()
    guest.open(**{**DECLARING.settings, "pace": 300})
    SCREENS[screen].put_before(page)
    guest.offered()
    page.evaluate(WATCH_PILLS)
    guest.act()
    page.wait_for_function("() => pills.size > 1")
    page.wait_for_timeout(2500)
    assert page.evaluate("covered") == []


def test_a_payment_moves_once_whatever_else_is_paid(browsers: Browsers) -> None:
    page = browsers.page(reduced_motion="no-preference")
    page.add_init_script(WATCH_FLIGHTS)
    guest = Guest(page).enter()
    guest.open(**{**DECLARING.settings, "pace": 300})
    guest.act()
    page.wait_for_function("() => flights.size > 1 && !document.querySelector('.layer p')")
    assert set(page.evaluate("() => [...flights.values()]")) == {1}


BROKEN = """
(selector) => {
  const broken = []
  for (const element of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of node.textContent.matchAll(/[\\p{L}\\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const parts = [...range.getClientRects()].filter(({ width }) => width)
        const lines = new Set(parts.map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
  }
  return broken
}
"""
"""Words of which a part stands in another line."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", [DANISH_END, KOENIGRUFEN_END], ids=["danish", "koenigrufen"])
def test_no_word_of_a_settlement_is_broken_on_a_phone(browsers: Browsers, position: Position, language: str) -> None:
    page = browsers.page(Look(language=language), PHONE)
    guest = Guest(page, "Annemarie").enter()
    guest.open(**position.settings)
    guest.play_deal()
    for width in (360, 390):
        page.set_viewport_size({**PHONE, "width": width})
        assert page.evaluate(BROKEN, ".between table, .between button, .between h2") == []
        grid = page.locator('[data-panel="settlement"] .around').first
        assert grid.evaluate("({ scrollWidth, clientWidth }) => scrollWidth - clientWidth") <= 0
    page.set_viewport_size(DESK)


CUT = """
() => [...document.querySelectorAll('dialog thead th, dialog thead th span')]
  .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    clientWidth && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1))
  .map(({ textContent }) => textContent)
"""
"""Names that are not seen whole."""


@pytest.mark.parametrize("name", ["Annemarie", "Christian-Ferdinand von Thurn"])
def test_a_long_name_is_seen_whole_in_the_sheet_of_a_phone(browsers: Browsers, name: str) -> None:
    page = browsers.page(Look(), PHONE)
    guest = Guest(page, name).enter()
    guest.open(**DANISH_PLAY.settings)
    guest.offered()
    page.get_by_role("button", name=SAY("web-sheet-score")).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("thead")).to_contain_text(name)
    assert page.evaluate(CUT) == []
    assert page.evaluate(BROKEN, "dialog thead") == []
    assert sheet.locator(".around").evaluate("({ scrollWidth, clientWidth }) => scrollWidth - clientWidth") <= 0
