"""How a page is dressed: in what a player can choose, and on which screen."""

import json
from dataclasses import asdict, dataclass
from typing import Final

from playwright.sync_api import BrowserContext, ViewportSize

KEY: Final = "tarock.preferences"


@dataclass(frozen=True, slots=True)
class Look:
    """What a player has chosen; kept where the page keeps it, before the page is opened."""

    theme: str = "light"
    contrast: str = "normal"
    language: str = "en"

    def put_on(self, context: BrowserContext) -> None:
        """Let every page of a browser begin like this, unless the player has chosen since."""
        kept = json.dumps(json.dumps(asdict(self)))
        is_ours = f"location.protocol !== 'about:' && !localStorage.getItem('{KEY}')"
        context.add_init_script(f"if ({is_ours}) localStorage.setItem('{KEY}', {kept})")

    def __str__(self) -> str:
        return f"{self.theme}-{self.contrast}-{self.language}"


LIGHT: Final = Look()
DARK: Final = Look(theme="dark")
HIGH: Final = Look(contrast="high")
LOOKS: Final = (LIGHT, DARK, HIGH)

PHONE: Final = ViewportSize(width=360, height=740)
DESK: Final = ViewportSize(width=1440, height=900)
SCREENS: Final = {"phone": PHONE, "desk": DESK}
