"""What the page costs a browser: `python -m bench.web`.

Measured in a real Chromium on this machine, beside the server: what the first page weighs, how soon it can be used, how
soon a card that is touched lies in the trick, and how evenly frames are drawn while the cards are dealt on a processor
that is four times slower.
"""

import itertools
import os
import statistics
from typing import Final

from playwright.sync_api import Browser, Page, expect

from bench.screenshots import browser_and_server
from tests.web.guests import Guest
from tests.web.looks import DESK, Look
from tests.web.positions import DANISH_PLAY, KOENIGRUFEN_PLAY, Position

STARTS: Final = 10
DEALS: Final = 5
SLOWER: Final = 4
SMOOTH: Final = 60
"""Frames in a second."""
GAMES: Final = {"Danish Tarok": ("danish-jensen-1989", 3), "Königrufen": ("koenigrufen-mayr-2012", 4)}

WATCH_START: Final = """
new MutationObserver(() => {
  if (document.querySelector('main .button.main:enabled')) window.usable ??= performance.now()
}).observe(document, { childList: true, subtree: true })
"""
# From the click to the first frame in which the card lies in the trick.
WATCH_CARDS: Final = """
window.touched = new Map()
window.seen = []
addEventListener('click', ({ target }) => {
  const card = target.closest?.('[data-card]')
  if (card) touched.set(card.dataset.card, performance.now())
}, true)
new MutationObserver(() => {
  for (const [card, since] of touched) {
    if (!document.querySelector(`[data-played="${card}"]`)) continue
    touched.delete(card)
    requestAnimationFrame(() => seen.push(performance.now() - since))
  }
}).observe(document, { childList: true, subtree: true })
"""
# From the first frame in which a card moves to the last; nothing asks in between, because that costs frames too.
WATCH_DEALING: Final = """
window.drawn = []
const draw = (now) => { drawn.push(now); requestAnimationFrame(draw) }
requestAnimationFrame(draw)
window.dealt = new Promise((resolve) => {
  new MutationObserver(async (_, observer) => {
    const moving = document.querySelector('[data-card]')?.closest('section').getAnimations({ subtree: true }) ?? []
    if (moving.length === 0) return
    observer.disconnect()
    await Promise.all(moving.map((each) => each.ready))
    const since = moving[0].startTime
    await Promise.all(moving.map((each) => each.finished))
    const until = document.timeline.currentTime
    resolve(drawn.filter((each) => each >= since && each <= until))
  }).observe(document, { childList: true, subtree: true })
})
"""


def new_page(browser: Browser, address: str, script: str) -> Page:
    """Return a page of somebody who has never been here, in which a script watches."""
    context = browser.new_context(base_url=address, viewport=DESK)
    Look(rest="normal").put_on(context)
    context.add_init_script(script)
    return context.new_page()


def first_page(browser: Browser, address: str) -> tuple[int, float]:
    """Return how many bytes came until the start page could be used, and after how many milliseconds that was."""
    page = new_page(browser, address, WATCH_START)
    session = page.context.new_cdp_session(page)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.send("Network.enable")
    page.goto("/")
    expect(page.locator("main .button.main").first).to_be_enabled()
    page.wait_for_load_state("networkidle")
    milliseconds = float(page.evaluate("window.usable"))
    page.context.close()
    return round(sum(sizes)), milliseconds


def card_times(browser: Browser, address: str, position: Position) -> list[float]:
    """Play to the end of a deal, and return how many milliseconds each card took to lie in the trick."""
    page = new_page(browser, address, WATCH_CARDS)
    guest = Guest(page).enter()
    guest.open(**position.settings)
    guest.play_deal()
    times = [float(each) for each in page.evaluate("window.seen")]
    page.context.close()
    return times


def frame_times(browser: Browser, address: str, ruleset: str, players: int) -> list[float]:
    """Return the milliseconds between frames while cards are dealt, on a slower processor."""
    page = new_page(browser, address, WATCH_DEALING)
    guest = Guest(page).enter()
    guest.open(ruleset=ruleset, chairs=[{}, *[{"bot": "book"}] * (players - 1)], rounds=1)
    sit = page.locator("main .button.main").first
    expect(sit).to_be_enabled()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    sit.click()
    drawn: list[float] = page.evaluate("window.dealt")
    page.context.close()
    return [after - before for before, after in itertools.pairwise(drawn)]


def told(times: list[float], unit: str = "ms") -> str:
    """Return median, 99th percentile and worst."""
    worst = statistics.quantiles(times, n=100, method="inclusive")[-1] if len(times) > 1 else times[0]
    return f"median {statistics.median(times):.0f} {unit}, p99 {worst:.0f}, max {max(times):.0f}, of {len(times)}"


def main() -> None:
    """Measure everything and print a Markdown table."""
    with browser_and_server() as (browser, address):
        print(f"Chromium {browser.version}, load {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores\n")
        print("| what | aim | measured |")
        print("|---|---|---|")
        starts = [first_page(browser, address) for _ in range(STARTS)]
        print(
            f"| first page, all that comes until it can be used, compressed | ≤ 150 KB | {starts[0][0] / 1000:.0f} KB |"
        )
        print(f"| first page can be used after | ≤ 1 s | {told([each for _, each in starts])} |", flush=True)
        for game, position in {"Danish Tarok": DANISH_PLAY, "Königrufen": KOENIGRUFEN_PLAY}.items():
            cards = card_times(browser, address, position)
            print(f"| from a click to the card in the trick, {game} | ≤ 100 ms | {told(cards)} |", flush=True)
        for game, (ruleset, players) in GAMES.items():
            frames = [each for _ in range(DEALS) for each in frame_times(browser, address, ruleset, players)]
            dropped = sum(max(0, round(each * SMOOTH / 1000) - 1) for each in frames)
            rate = 1000 * len(frames) / sum(frames)
            print(
                f"| frames while dealing, processor {SLOWER} × slower, {game} | {SMOOTH}/s "
                f"| {rate:.0f}/s, {dropped} of {len(frames) + dropped} dropped, longest {max(frames):.0f} ms |",
                flush=True,
            )


if __name__ == "__main__":
    main()
