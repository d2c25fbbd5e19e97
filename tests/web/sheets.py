"""A club with tournaments that are drawn, and thumbs that write its lines on phones."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tarock.club.tournament import events
from tarock.club.tournament.log import Log
from tarock.club.tournament.people import Person
from tarock.club.tournament.settings import settings_of
from tarock.club.tournament.state import WrittenLine
from tarock.server.hall.folder import KEY
from tarock.server.hall.roles import Codes
from tarock.server.sessions import read_key
from tarock.words import words_in
from tests.club.tournament.halls import AT, draw
from tests.web.processes import ServerProcess

NAMES = ("Anna", "Bo", "Cai Lund", "Dora", "Emil", "Franziska Oberhuber-Wallner", "Gerda", "Hans")
FINGER = 44
"""Pixels that a thumb needs."""


@dataclass
class Club:
    """A server with a club's folder."""

    folder: Path
    server: ServerProcess

    @property
    def codes(self) -> Codes:
        return Codes(read_key(self.folder, KEY))

    def address(self, event: str, table: int, *, code: bool = True) -> str:
        place = f"{self.server.address}/event/{event}/table/1-{table}"
        return f"{place}#{self.codes.table(event, 1, table)}" if code else place

    def lines(self, event: str, table: int) -> dict[int, WrittenLine]:
        """The lines of a table as the log on the disk has them."""
        log = Log.read(self.folder / "events" / f"{event}.tarockcup")
        return log.tournament.round(1).lines.get(table, {})


@contextmanager
def served(folder: Path) -> Iterator[Club]:
    """A club with a cup of Königrufen of eight tables, and a championship of Danish Tarok of two."""
    club = folder / "club"
    (club / "events").mkdir(parents=True)
    for name, format_, players in (("cup", "tyrol-cup", 32), ("dm", "danish-championship", 8)):
        settings = settings_of({"format": format_, "name": "Autumn Cup"})
        log = Log.begin(club / "events" / f"{name}.tarockcup", name, settings, AT)
        for number in range(1, players + 1):
            log.keep(events.Entered(Person(number=number, name=f"{NAMES[number % len(NAMES)]} {number}")), AT)
        draw(log)
    server = ServerProcess(folder, "--club", str(club))
    server.start()
    yield Club(club, server)
    server.kill()


@dataclass
class Thumb:
    """Somebody who writes lines, and counts the taps."""

    page: Page
    language: str = "en"
    taps: int = field(default=0, init=False)

    def say(self, key: str, **values: Any) -> str:  # noqa: ANN401 - as messages have them
        return words_in(self.language)(key, **values)

    def open(self, address: str) -> "Thumb":
        """Open a table and say who holds the phone: the first."""
        self.page.goto(address)
        self.page.locator("section:has(#who-writes) button").first.click()
        expect(self.editor).to_be_visible()
        return self

    @property
    def editor(self) -> Locator:
        return self.page.locator("section[data-line]")

    def tap(self, button: Locator) -> None:
        """Tap something that is large enough."""
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER - 0.5, (button.inner_text(), box)
        button.click()
        self.taps += 1

    def answer(self, step: str, text: str | int) -> None:
        """Answer a question: by what the button says, or by its place."""
        buttons = self.page.locator(f'[data-step="{step}"] button')
        self.tap(buttons.nth(text) if isinstance(text, int) else buttons.get_by_text(text, exact=True).first)

    def chip(self, step: str, text: str) -> None:
        chips = self.page.locator(f'[data-step="{step}"] .chips button')
        self.tap(chips.get_by_text(text, exact=True).first)

    def write(self) -> None:
        self.tap(self.page.get_by_role("button", name=self.say("sheet-write")))

    def rufer(self) -> None:
        """Write the shortest line: a Rufer of the first, won with the second."""
        self.answer("contract", "Rufer")
        self.answer("declarer", 0)
        self.answer("partner", 0)
        self.answer("result", self.say("form-won"))
        self.write()

    def expect_written(self, *lines: int) -> None:
        """Wait until the desk has these lines and no others."""
        expect(self.page.locator("[data-written]")).to_have_count(len(lines))
        for line in lines:
            expect(self.page.locator(f'[data-written="{line}"]')).to_be_visible()

    def expect_unsent(self, number: int) -> None:
        status = self.page.locator(".unsent")
        if number:
            expect(status).to_contain_text(self.say("sheet-unsent", number=number))
        else:
            expect(status.get_by_text(re.compile(self.say("sheet-not-sent")))).to_have_count(0)
            expect(status.locator("button")).to_have_count(0)
