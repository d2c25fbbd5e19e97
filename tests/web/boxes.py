"""Where things are on the page: nothing lies over another, and nothing must be scrolled sideways."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from playwright.sync_api import Page

PARTS: Final = {
    "bar": "header.bar",
    "seats": "[data-party]",
    "trick": ".trick figure",
    "panels": "[data-panel]",
    "message": ".message p",
    "hand": ".table > .hand",
}
"""The parts of a table. Those of one kind may touch each other: the cards of a trick do."""
ALWAYS_SEEN: Final = ("bar", "seats", "trick", "message", "hand")
"""Only panels may have to be scrolled."""

BOXES: Final = """
(parts) => {
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect()
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue
      const around = box.getBoundingClientRect()
      top = Math.max(top, around.top)
      bottom = Math.min(bottom, around.bottom)
    }
    const hidden = element.getBoundingClientRect().height - Math.max(0, bottom - top)
    return { left, top, right, bottom, hidden, text: element.textContent.trim().slice(0, 40) }
  }
  return Object.entries(parts).flatMap(([part, selector]) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => ({ part, ...seen(element) })))
}
"""
"""What is seen of each part: a panel that is scrolled within its room ends where the room does."""
AT_REST: Final = """
() => new Promise((done) => {
  const places = () => [...document.querySelectorAll('body *:not(svg *)')]
    .map((element) => Object.values(element.getBoundingClientRect().toJSON()).join()).join(';')
  const look = (before, still) => requestAnimationFrame(() => {
    const now = places()
    if (now !== before) look(now, 0)
    else if (still < 2) look(now, still + 1)
    else done()
  })
  look('', 0)
})
"""
"""Until nothing has moved for three frames: a page finds its measures step by step when the screen changes."""
WIDER: Final = "() => document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
OVERFLOWING: Final = """
(selector) => [...document.querySelectorAll(selector)]
  .map(({ className, scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
    scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
      ? `${className}: ${scrollWidth} × ${scrollHeight} in ${clientWidth} × ${clientHeight}` : '')
  .filter((line) => line)
"""
REACH: Final = """
(least) => {
  const out = []
  const seen = 'button:enabled, a.button, summary, select, [role=slider], header a'
  for (const control of document.querySelectorAll(seen)) {
    const middle = () => {
      const { left, top, width, height } = control.getBoundingClientRect()
      return [left + width / 2, top + height / 2]
    }
    if (control.getBoundingClientRect().width === 0 || control.closest('.hand, .hidden')) continue
    if (!document.elementFromPoint(...middle())) continue
    const before = scrollY
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' }) // it may lie half below the edge of the screen
    const [across, down] = middle()
    const answers = (y) => {
      const found = document.elementFromPoint(across, y)
      return found !== null && (control.contains(found) || found.contains(control) && found.matches('label'))
    }
    let [above, below] = [down, down]
    while (answers(above - 1)) above -= 1
    while (answers(below + 1)) below += 1
    const isCovered = !answers(down)
    scrollTo(0, before)
    if (isCovered) continue // something was opened over it
    const name = (control.ariaLabel ?? control.textContent).trim().slice(0, 40)
    if (below - above + 1 < least) out.push(`${control.tagName} “${name}” is felt over ${below - above + 1} pixels`)
  }
  return out
}
"""
"""What a finger must hit exactly; cards of the hand are tapped twice where they are narrow."""
FINGER: Final = 42
"""Pixels up and down within which a finger is understood."""
LEGIBLE: Final = 32
"""Pixels that a card is wide at least."""
ROUNDING: Final = 1.5
"""Pixels: a border may touch another."""


def come_to_rest(page: Page) -> None:
    """Wait until everything has found its place."""
    page.evaluate(AT_REST)


def flaws(page: Page, seen: Sequence[str] = ALWAYS_SEEN) -> list[str]:
    """Return a line for each thing on a page that is not where it should be."""
    sideways = ["the page is wider than the screen"] if scrolls_sideways(page) else []
    return [
        *overlaps(page),
        *outside(page),
        *cut_off(page, seen),
        *tiny(page),
        *overflowing(page, ".table > .hand, .table, .view"),
        *sideways,
    ]


def overlaps(page: Page) -> list[str]:
    """Return a line for each two parts of a table of which one lies over the other."""
    boxes: list[dict[str, Any]] = page.evaluate(BOXES, PARTS)
    pairs = ((one, two) for one, two in combinations(boxes, 2) if _may_not_touch(one, two))
    return [f"{_told(one)} lies over {_told(two)}" for one, two in pairs if _overlap(one, two)]


def outside(page: Page) -> list[str]:
    """Return a line for each part of a table that is not wholly on the screen."""
    size = page.viewport_size
    assert size is not None
    boxes: list[dict[str, Any]] = page.evaluate(BOXES, PARTS)
    return [
        f"{_told(box)} is not wholly on the screen"
        for box in boxes
        if box["left"] < -ROUNDING
        or box["top"] < -ROUNDING
        or box["right"] > size["width"] + ROUNDING
        or box["bottom"] > size["height"] + ROUNDING
    ]


def cut_off(page: Page, seen: Sequence[str]) -> list[str]:
    """Return a line for each part of a table that must be scrolled to be seen whole, of those that need not be."""
    boxes: list[dict[str, Any]] = page.evaluate(BOXES, {part: PARTS[part] for part in seen})
    return [f"of {_told(box)} {box['hidden']:.0f} pixels are hidden" for box in boxes if box["hidden"] > ROUNDING]


def tiny(page: Page) -> list[str]:
    """Return a line for each card of a trick that can hardly be told from another."""
    boxes: list[dict[str, Any]] = page.evaluate(BOXES, {"trick": PARTS["trick"]})
    return [f"{_told(box)} is tiny" for box in boxes if box["right"] - box["left"] < LEGIBLE]


def out_of_reach(page: Page) -> list[str]:
    """Return a line for each control on the screen that is lower than a finger."""
    return list(page.evaluate(REACH, FINGER))


def scrolls_sideways(page: Page) -> bool:
    """Whether the page is wider than the screen."""
    return bool(page.evaluate(WIDER) > 0)


def overflowing(page: Page, selector: str) -> list[str]:
    """Return what is larger inside than outside, so that it must be scrolled."""
    return list(page.evaluate(OVERFLOWING, selector))


def _may_not_touch(one: dict[str, Any], two: dict[str, Any]) -> bool:
    return bool(one["part"] != two["part"] or one["part"] in {"seats", "panels"})


def _overlap(one: dict[str, Any], two: dict[str, Any]) -> bool:
    across = min(one["right"], two["right"]) - max(one["left"], two["left"])
    down = min(one["bottom"], two["bottom"]) - max(one["top"], two["top"])
    return bool(across > ROUNDING and down > ROUNDING)


def _told(box: dict[str, Any]) -> str:
    places = ", ".join(f"{side} {box[side]:.0f}" for side in ("left", "top", "right", "bottom"))
    return f"{box['part']} “{box['text']}” ({places})"
