"""Every page, and how one comes there; the phases of a deal are in :mod:`tests.web.positions`."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tarock.words import words_in
from tests.web.guests import Guest
from tests.web.positions import (
    DANISH_END,
    DANISH_FOLLOWING,
    DANISH_PLAY,
    KOENIGRUFEN_END,
    KOENIGRUFEN_PLAY,
    TABLE_MODE,
    Position,
)

SAY: Final = words_in("en")
WAITING: Final = {"ruleset": "danish-jensen-1989", "chairs": [{}, {}, {"bot": "book"}], "sit": 0, "listed": True}
"""A table at which a friend is waited for."""

PATHS: Final = {
    "start": "/",
    "new table": "/new",
    "rule books": "/rules",
    "Danish rule book": "/rules/danish-jensen-1989",
    "rule book of Königrufen": "/rules/koenigrufen-mayr-2012",
    "house rules": "/house",
    "import": "/replay",
    "settings": "/settings",
    "name": "/table/none",
}
"""Pages that show themselves to everybody."""


def begin_house(page: Page, book: str, name: str) -> None:
    """Write house rules that extend a book."""
    page.goto("/house")
    page.get_by_label(SAY("web-house-book")).select_option(book)
    page.get_by_label(SAY("web-house-name")).fill(name)
    page.get_by_role("button", name=SAY("web-house-create")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.locator("aside [role=status]")).to_contain_text(SAY("web-house-good"))


def open_record(page: Page, record: str, language: str = "en") -> None:
    """Look at a deal that is handed over as text."""
    page.goto("/replay")
    page.get_by_role("textbox").fill(record)
    page.get_by_role("button", name=words_in(language)("web-replay-import")).click()
    expect(page.get_by_role("slider")).to_be_visible()


def _at(path: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()

    return go


def _nothing(page: Page) -> None:
    """Where a link within the page leads that is not there."""
    page.goto("/")
    page.evaluate("history.pushState(null, '', '/no/such/page'), dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", level=1)).to_have_text(SAY("web-missing"))


def _lobby(page: Page) -> None:
    """Of somebody whose tables are running and over."""
    guest = Guest(page).enter()
    guest.open(**WAITING)
    _settled(guest, KOENIGRUFEN_END)
    page.goto("/")
    expect(page.get_by_role("link", name=SAY("web-start-go-on"))).to_be_visible()
    expect(page.get_by_role("link", name=SAY("web-start-look"))).to_be_visible()


def _invitation(page: Page) -> None:
    Guest(page).enter().open(**WAITING)
    expect(page.get_by_role("heading", name=SAY("web-between-waiting", number=1))).to_be_visible()


def _joining(page: Page) -> None:
    table = Guest(page).enter().open(**WAITING)
    page.context.clear_cookies()
    Guest(page, "Bo").enter()
    page.goto(f"/table/{table}")
    expect(page.get_by_role("button", name=SAY("web-start-sit-here"))).to_be_visible()


def _house(page: Page) -> None:
    begin_house(page, "koenigrufen-mayr-2012", "Our own rules")
    expect(page.locator("input[id^='key-']").first).to_be_attached()
    page.locator("details").evaluate_all("(all) => all.forEach((details) => { details.open = true })")


def _replay(position: Position) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        open_record(page, position.record)
        page.get_by_role("slider").fill(str(position.step + 2))
        expect(page.get_by_role("slider")).to_have_value(str(position.step + 2))

    return go


def _settlement(position: Position) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        _settled(Guest(page).enter(), position)

    return go


def _settled(guest: Guest, position: Position) -> None:
    guest.open(**position.settings)
    guest.play_deal()
    expect(guest.page.get_by_role("heading", name=SAY("web-between-over"))).to_be_visible()


def _sheet(name: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        guest = Guest(page).enter()
        guest.open(**KOENIGRUFEN_PLAY.settings)
        guest.act()
        guest.play_until(lambda offered: offered.do == "play")
        page.locator("header").get_by_role("button", name=SAY(f"web-sheet-{name}"), exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()

    return go


def be_refused(page: Page, position: Position) -> None:
    """Try to play a card that may not be played."""
    guest = Guest(page).enter()
    guest.open(**position.settings)
    guest.offered()
    guest.touch_barred(guest.illegal()[0])
    expect(page.get_by_role("alert")).to_be_visible()


def _refusal(page: Page) -> None:
    be_refused(page, DANISH_FOLLOWING)


def _objection(page: Page) -> None:
    guest = Guest(page).enter()
    guest.open(**TABLE_MODE.settings)
    guest.play_until(lambda offered: offered.do == "play")
    page.locator('[data-do="object"]').click()
    page.get_by_role("dialog").locator("input[type=radio][value=renonce]").check()


PLACES: Final[dict[str, Callable[[Page], None]]] = {
    **{name: _at(path) for name, path in PATHS.items()},
    "nothing": _nothing,
    "lobby": _lobby,
    "invitation": _invitation,
    "joining": _joining,
    "house rules being written": _house,
    "Danish replay": _replay(DANISH_PLAY),
    "replay of Königrufen": _replay(KOENIGRUFEN_PLAY),
    "Danish settlement": _settlement(DANISH_END),
    "settlement of Königrufen": _settlement(KOENIGRUFEN_END),
    **{f"sheet {name}": _sheet(name) for name in ("last", "score", "chat", "rules", "menu")},
    "refusal": _refusal,
    "objection": _objection,
}
