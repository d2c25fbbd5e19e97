"""Somebody at a table who plays whatever the page offers, by mouse."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Self

from playwright.sync_api import Locator, Page, Position, expect
from playwright.sync_api import TimeoutError as NotThere

CORNER: Final = Position(x=9, y=14)
"""Where a card is touched: in a fan only its corner is free."""
HAND: Final = "(cards) => cards.map(({ dataset }) => dataset.card)"
TRICK: Final = "(cards) => cards.map(({ dataset }) => dataset.played)"
LEFT: Final = """
(card) => !document.querySelector(`[data-card="${card}"]`) ||
  document.querySelector('[data-panel="skus"], [data-panel="sure"]')
"""
IMPATIENCE: Final = 3_000
"""Milliseconds after which a guest looks again, because the table may have moved on while he reached out."""
MISSES: Final = 5
"""So often in a row a guest reaches out in vain before he gives up."""

DECIDING: Final = (
    *("sure", "ruling", "lay", "declare", "declare-yourself", "skus", "cups"),
    *("auction", "call", "talon", "announce", "closing"),
)
"""The panels in which something must be decided; others only tell something, or offer a right."""

# What the page offers now, in the order in which a guest does it; nothing while others are on turn.
OFFERED: Final = """
(deciding) => {
  const seen = (element) => element.getClientRects().length > 0
  const all = (selector, inside = document) => [...inside.querySelectorAll(selector)].filter(seen)
  if (all('[aria-busy="true"]').length) return null
  if (all('[data-do="ready"]:enabled').length) return { do: 'next' }
  if (all('[data-panel="settlement"]').length) return { do: 'over' }
  const panels = all('[data-panel]').filter(({ dataset }) => deciding.includes(dataset.panel))
  for (const panel of panels) {
    const name = panel.dataset.panel
    const buttons = all('button:enabled:not([data-do="object"], .verdict)', panel) // a right, and a text: no answers
    const main = buttons.find((button) => button.matches(name === 'sure' ? '[data-do="sure"]' : '.main'))
    if (name === 'lay' && !main) {
      const card = all('[data-card][data-legal]:not([aria-pressed="true"])')[0]
      if (card) return { do: 'pick', card: card.dataset.card }
      continue
    }
    const chosen = main ?? buttons[0]
    if (!chosen) continue
    const number = [...panel.querySelectorAll('button')].indexOf(chosen)
    return { do: 'press', panel: name, number, text: chosen.textContent.trim() }
  }
  const card = all('[data-card][data-legal]')[0]
  return card ? { do: 'play', card: card.dataset.card } : null
}
"""


@dataclass(frozen=True, slots=True)
class Offered:
    """Something that the page offers."""

    do: str
    card: str = ""
    panel: str = ""
    number: int = 0
    text: str = ""
    """What stands on the button: in the same place there may soon be another."""


class Guest:
    """Somebody with a browser.

    :param address: of a server that is not the one of all tests.
    """

    def __init__(self, page: Page, name: str = "Ada", address: str = "") -> None:
        self.page = page
        self.name = name
        self.address = address
        self.done: list[Offered] = []
        self.missed = 0
        self._csrf = ""

    # Coming in

    def enter(self) -> Self:
        """Begin a session in this browser."""
        self._csrf = self._post("/api/sessions", {"name": self.name})["csrf"]
        return self

    def open(self, **settings: Any) -> str:  # noqa: ANN401 - the settings of a table
        """Open a table and go there.

        :returns: its id.
        """
        usual = {"pace": 0, "pause": 600}
        table = str(self._post("/api/tables", {**usual, **settings})["id"])
        self.page.goto(f"{self.address}/table/{table}")
        return table

    def _post(self, path: str, data: dict[str, Any]) -> dict[str, Any]:
        answer = self.page.request.post(self.address + path, data=data, headers={"x-csrf-token": self._csrf})
        assert answer.ok, answer.text()
        return dict(answer.json())

    # Playing

    def offered(self) -> Offered:
        """Wait until there is something to do, and return it."""
        found = self.page.wait_for_function(OFFERED, arg=DECIDING).json_value()
        return Offered(**found)

    def offered_now(self) -> Offered | None:
        """Return what can be done now; None while others are on turn."""
        found = self.page.evaluate(OFFERED, DECIDING)
        return None if found is None else Offered(**found)

    def act(self) -> Offered:
        """Wait until there is something to do, and do it."""
        offered = self.offered()
        try:
            self._do(offered)
            self.missed = 0
        except NotThere:  # the table may have moved on: others may act too
            self.missed += 1
            if self.missed > MISSES:
                raise
            return offered
        self.done.append(offered)
        return offered

    def play_until(self, enough: Callable[[Offered], bool]) -> Offered:
        """Do what is offered, until that which is offered next is what was waited for."""
        while not enough(offered := self.offered()):
            assert offered.do not in {"next", "over"}, f"the deal is over: {self.done}"
            self.act()
        return offered

    def play_deal(self) -> None:
        """Play to the end of the deal."""
        while self.offered().do not in {"next", "over"}:
            self.act()
        expect(self.page.locator('[data-panel="settlement"]')).to_be_visible()

    @property
    def played(self) -> list[str]:
        """The cards that this guest has played."""
        return [offered.card for offered in self.done if offered.do == "play"]

    def hand(self) -> list[str]:
        """Return the cards in the hand, in their order."""
        return [str(card) for card in self.page.locator("[data-card]").evaluate_all(HAND)]

    def illegal(self) -> list[str]:
        """Return the cards in the hand that may not be played now."""
        return [str(card) for card in self.page.locator("[data-card]:not([data-legal])").evaluate_all(HAND)]

    def trick(self) -> list[str]:
        """Return the cards of the trick that lies on the table, in the order in which they were played."""
        return [str(card) for card in self.page.locator("[data-played]").evaluate_all(TRICK)]

    def _do(self, offered: Offered) -> None:
        """Do it by mouse."""
        match offered.do:
            case "pick":
                self.touch(offered.card)
                expect(self._card(offered.card)).to_have_attribute("aria-pressed", "true")
            case "play":
                self.touch(offered.card)
                self._see_it_leave(offered.card)
            case "press":
                panel = self.page.locator(f'[data-panel="{offered.panel}"]')
                panel.locator("button").nth(offered.number).filter(has_text=offered.text).click(timeout=IMPATIENCE)
                self._see_it_done(offered.panel)

    def touch(self, card: str) -> None:
        """Touch a card of the hand at the corner that is free."""
        self._card(card).click(position=CORNER, timeout=IMPATIENCE)

    def touch_barred(self, card: str) -> None:
        """Touch a card that is shown as one that may not be played; Playwright itself would wait until it may."""
        self._card(card).click(position=CORNER, force=True)

    def _see_it_leave(self, card: str) -> None:
        """A card that was played leaves the hand, unless it must be named first."""
        self.page.wait_for_function(LEFT, arg=card)

    def _see_it_done(self, panel: str) -> None:
        """Cards that are being laid must not be touched again, so that panel has to go first."""
        if panel == "lay":
            expect(self.page.locator('[data-panel="lay"]')).to_have_count(0)

    def _card(self, card: str) -> Locator:
        return self.page.locator(f'[data-card="{card}"]')
