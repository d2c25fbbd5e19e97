"""Labels that break inside a word: a reader who sees “Spiel|er” stumbles."""

from typing import Any, Final

from playwright.sync_api import Page

LABELS: Final = "button, a.button, label, legend, summary, th, dt, h1, h2, h3, figcaption, .badge, nav a, .seat *"
BROKEN: Final = r"""
(labels) => {
  const found = []
  const done = new Set()
  for (const label of document.querySelectorAll(labels)) {
    if (!label.getClientRects().length || label.closest('svg')) continue
    const walk = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (done.has(node)) continue
      done.add(node)
      for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const seen = [...range.getClientRects()].filter(({ width }) => width > 1)
        const rows = new Set(seen.map(({ top }) => Math.round(top)))
        const text = label.textContent.trim().slice(0, 60)
        if (rows.size > 1) found.push(`${label.tagName.toLowerCase()}: “${word}” in “${text}”`)
      }
    }
  }
  return found
}
"""


def broken_words(page: Page) -> list[str]:
    """Return a line for each word of a label that goes on in the next row."""
    found: list[Any] = page.evaluate(BROKEN, LABELS)
    return [str(line) for line in found]
