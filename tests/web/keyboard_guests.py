"""Somebody at a table who has a keyboard and nothing else."""

from typing import Final

from playwright.sync_api import TimeoutError as NotThere
from playwright.sync_api import expect

from tests.web.guests import Guest, Offered

STOPS: Final = 200
"""So often Tab is pressed at most until one is where one wants to be: far more than a page has places to stop."""
FOCUSED: Final = "(wanted) => document.activeElement?.matches(wanted) ?? false"
FOCUSED_BUTTON: Final = """
([panel, number]) => document.activeElement !== null &&
  document.activeElement === document.querySelectorAll(`[data-panel="${panel}"] button`)[number]
"""


class KeyboardGuest(Guest):
    """Goes by Tab from thing to thing, by arrows from card to card, and does it by Enter."""

    def _do(self, offered: Offered) -> None:
        match offered.do:
            case "pick":
                self.choose_card(offered.card)
                self.page.keyboard.press("Enter")
                expect(self._card(offered.card)).to_have_attribute("aria-pressed", "true")
            case "play":
                self.choose_card(offered.card)
                self.page.keyboard.press("Enter")
                self._see_it_leave(offered.card)
            case "press":
                self.tab_to(FOCUSED_BUTTON, [offered.panel, offered.number])
                self.page.keyboard.press("Enter")
                self._see_it_done(offered.panel)

    def choose_card(self, card: str) -> None:
        """Go to the hand by Tab, and in it to a card by the arrow keys."""
        self.tab_to(FOCUSED, "[data-card]")
        wanted = f'[data-card="{card}"]'
        self.page.keyboard.press("Home")
        for _ in self.hand():
            if self.page.evaluate(FOCUSED, wanted):
                return
            self.page.keyboard.press("ArrowRight")
        raise NotThere(f"no arrow leads to {card}")

    def tab_to(self, is_there: str, wanted: object) -> None:
        """Press Tab until one is there."""
        for _ in range(STOPS):
            if self.page.evaluate(is_there, wanted):
                return
            self.page.keyboard.press("Tab")
        raise NotThere(f"no Tab leads to {wanted}")
