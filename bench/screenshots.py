"""Pictures of every page and of every phase of both games: `python -m bench.screenshots FOLDER`.

On a phone and on a large screen, in light, dark and high contrast, and in three languages; `--only` takes a part of a
picture's name, say `phone` or `talon-desk-dark`.
"""

import argparse
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tarock.server import logs
from tarock.server.client_files import FOLDER
from tests.server.servers import in_background, options_for
from tests.web import chromium
from tests.web.guests import Guest
from tests.web.looks import DESK, PHONE, Look
from tests.web.positions import DANISH_PLAY, KOENIGRUFEN_PLAY, POSITIONS, TABLE_MODE, Position

SCREENS: Final = {"phone": PHONE, "desk": DESK}
LOOKS: Final = (Look(), Look(theme="dark"), Look(contrast="high"), Look(language="da"), Look(language="de"))
PAGES: Final = {
    "start": "/",
    "new": "/new",
    "books": "/rules",
    "book": "/rules/danish-jensen-1989",
    "house": "/house",
    "replay": "/replay",
    "settings": "/settings",
}


def show_page(address: str) -> Callable[[Page], None]:
    """Show a page that has an address of its own."""

    def show(page: Page) -> None:
        page.goto(address)
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")

    return show


def show_position(position: Position) -> Callable[[Page], None]:
    """Sit down in a position."""

    def show(page: Page) -> None:
        guest = Guest(page).enter()
        guest.open(**position.settings)
        guest.offered()

    return show


def show_trick(position: Position) -> Callable[[Page], None]:
    """Play until a trick lies on the table, and it is one's turn."""

    def show(page: Page) -> None:
        show_position(position)(page)
        guest = Guest(page)
        guest.act()
        guest.play_until(lambda offered: offered.do == "play")

    return show


def show_settlement(position: Position) -> Callable[[Page], None]:
    """Play to the end of the deal."""

    def show(page: Page) -> None:
        show_position(position)(page)
        Guest(page).play_deal()

    return show


def show_replay(page: Page) -> None:
    """Open a record in the middle of a deal."""
    page.goto("/replay")
    page.locator("textarea").fill(KOENIGRUFEN_PLAY.record)
    page.locator("form .button.main").click()
    page.get_by_role("slider").fill("30")


def show_house(page: Page) -> None:
    """Begin to write house rules."""
    page.goto("/house")
    page.locator("#new-house-book option").first.wait_for(state="attached")
    page.locator("#new-house-name").fill("Klub")
    page.locator("form .button.main").click()
    page.locator("textarea, summary").first.wait_for()
    page.wait_for_load_state("networkidle")


VIEWS: Final[dict[str, Callable[[Page], None]]] = {
    **{name: show_page(address) for name, address in PAGES.items()},
    **{name: show_position(position) for name, position in POSITIONS.items()},
    "table-mode": show_position(TABLE_MODE),
    "danish-trick": show_trick(DANISH_PLAY),
    "koenigrufen-trick": show_trick(KOENIGRUFEN_PLAY),
    "danish-settlement": show_settlement(DANISH_PLAY),
    "koenigrufen-settlement": show_settlement(KOENIGRUFEN_PLAY),
    "replay-deal": show_replay,
    "house-editor": show_house,
}


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, str]]:
    """Start a browser, and a server that has the page."""
    logs.configure("error")
    with tempfile.TemporaryDirectory(prefix="tarock-shots") as folder, sync_playwright() as playwright:
        options = options_for(Path(folder), static=FOLDER)
        with in_background(options) as running:
            path = str(chromium.found_or_fetched())
            browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
            yield browser, running.address
            browser.close()


def take_pictures(folder: Path, only: str) -> None:
    """Take all pictures whose name has a part."""
    folder.mkdir(parents=True, exist_ok=True)
    with browser_and_server() as (browser, address):
        for view, show in VIEWS.items():
            for screen, size in SCREENS.items():
                for look in LOOKS:
                    name = f"{view}-{screen}-{look}"
                    if only not in name:
                        continue
                    context = browser.new_context(base_url=address, viewport=size, reduced_motion="reduce")
                    look.put_on(context)
                    page = context.new_page()
                    show(page)
                    page.screenshot(path=folder / f"{name}.png", full_page=view in PAGES)
                    context.close()
                    print(name, flush=True)


def main() -> None:
    """Take the pictures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="a part of a picture's name")
    arguments = parser.parse_args()
    take_pictures(arguments.folder, arguments.only)


if __name__ == "__main__":
    main()
