"""How a page is dressed: in what a player can choose, and on which screen, with letters how large."""

import json
from dataclasses import asdict, dataclass
from typing import Final, Literal

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from tarock.words import LANGUAGES
from tests.web.boxes import ALWAYS_SEEN

KEY: Final = "tarock.preferences"
LONGEST: Final = "de"
"""The language with the longest words."""
every_language = pytest.mark.parametrize(
    "language", [pytest.param(name, marks=[] if name == LONGEST else pytest.mark.long) for name in LANGUAGES]
)
"""A test in the longest language in every run, and in the others in the long one."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a player has chosen; kept where the page keeps it, before the page is opened."""

    theme: str = "light"
    contrast: str = "normal"
    language: str = "en"
    rest: str = "none"
    """How long a finished trick lies: nobody watches."""
    tap: str = "auto"
    takeback: str = "on"
    forced: str = "off"
    index: str = "normal"
    coach: str = "off"
    counting: str = "off"

    def put_on(self, context: BrowserContext) -> None:
        """Let every page of a browser begin like this, unless the player has chosen since."""
        kept = json.dumps(json.dumps(asdict(self)))
        is_ours = f"location.protocol !== 'about:' && !localStorage.getItem('{KEY}')"
        context.add_init_script(f"if ({is_ours}) localStorage.setItem('{KEY}', {kept})")

    def __str__(self) -> str:
        return f"{self.theme}-{self.contrast}-{self.language}"


LIGHT: Final = Look()
AS_THE_DEVICE: Final = Look(theme="auto", contrast="auto")
"""The page is dressed as the device wants it, so that a test can change its dress while it is open."""


@dataclass(frozen=True, slots=True)
class Dress:
    """What a device wants of the pages that it shows, and the page's own name for it."""

    theme: Literal["light", "dark"]
    contrast: Literal["normal", "high"]

    def put_on(self, page: Page) -> None:
        """Dress a page that does as the device wants."""
        wanted: Literal["more", "no-preference"] = "more" if self.contrast == "high" else "no-preference"
        page.emulate_media(color_scheme=self.theme, contrast=wanted, reduced_motion="reduce")
        expect(page.locator("html")).to_have_attribute("data-theme", self.theme)
        expect(page.locator("html")).to_have_attribute("data-contrast", self.contrast)


DRESSES: Final = {
    "light": Dress("light", "normal"),
    "dark": Dress("dark", "normal"),
    "high contrast": Dress("light", "high"),
    "dark with high contrast": Dress("dark", "high"),
}

PHONE: Final = ViewportSize(width=360, height=740)
DESK: Final = ViewportSize(width=1440, height=900)


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen, and how large its owner has set the letters of the browser."""

    width: int
    height: int
    letters: int = 16
    seen: tuple[str, ...] = ALWAYS_SEEN
    """What need not be scrolled at a table."""

    def put_before(self, page: Page) -> None:
        """Let a page be seen on it."""
        page.set_viewport_size(ViewportSize(width=self.width, height=self.height))
        session = page.context.new_cdp_session(page)
        session.send("Page.setFontSizes", {"fontSizes": {"standard": self.letters, "fixed": self.letters * 13 // 16}})
        session.detach()


SCREENS: Final = {
    "phone": Screen(360, 740),
    "large letters on a phone": Screen(360, 740, letters=32, seen=("bar", "message", "hand")),
    "desk": Screen(1440, 900),
    "phone on its side": Screen(740, 360),
    "enlarged desk": Screen(720, 450),
    "large letters on a tablet": Screen(720, 1480, letters=32),
    "large letters on a desk": Screen(1440, 900, letters=32),
}
"""The phone is also a tablet of 720 × 1480 on which all is shown twice as large; so is it on the enlarged desk."""

PHONES: Final = {
    "phone": SCREENS["phone"],
    "large phone": Screen(390, 844),
    "phone on its side": SCREENS["phone on its side"],
}
"""What most people hold in their hands: there all is in sight at once, in every language."""

LOW_SCREENS: Final = {
    "phone on its side": SCREENS["phone on its side"],
    "shorter phone on its side": Screen(667, 375),
    "smallest phone on its side": Screen(568, 320, seen=("bar", "message", "hand")),
}
"""Where every line counts."""
