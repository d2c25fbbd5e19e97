"""A season's cup on a phone of 360 pixels and on a wide screen, in every language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

from tarock.words import words_in
from tests.web import axe
from tests.web.browsers import Browsers
from tests.web.complaints import Complaints
from tests.web.halls import ClubServer, HallEvent, club_served

PHONE: ViewportSize = {"width": 360, "height": 740}
WIDE: ViewportSize = {"width": 1280, "height": 800}
CUP = """
name = "Cup of the valley"
best = 1
needed = 2
events = ["{}", "{}"]
final = "{}"
"""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClubServer]:
    """A club with a cup of two tournaments and a final, and another that cannot be read."""
    with club_served(tmp_path_factory.mktemp("cups")) as club:
        names = [played(club, lines).name for lines in (1, 2, 1)]
        (club.folder / "cups").mkdir()
        (club.folder / "cups" / "valley.toml").write_text(CUP.format(*names), "utf-8")
        (club.folder / "cups" / "broken.toml").write_text("name = ", "utf-8")
        yield club


def played(club: ClubServer, lines: int) -> HallEvent:
    event = club.event(date="2026-11-21", place="Öblarn")
    event.enter(8)
    event.draw()
    for table in (1, 2):
        for _ in range(lines):
            event.line(1, table)
    return event


@pytest.mark.parametrize(("screen", "language"), [(PHONE, "de"), (PHONE, "da"), (WIDE, "en")])
def test_a_cup_is_found_and_read(browsers: Browsers, club: ClubServer, screen: ViewportSize, language: str) -> None:
    say = words_in(language)
    page = browsers.page(screen=screen, look=None, locale=language)
    page.goto(f"{club.address}/club/events")
    expect(page.get_by_role("alert")).to_contain_text("broken.toml")
    page.get_by_role("link", name="Cup of the valley").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cup of the valley")
    for name in ("hall-standings", "cups-final"):
        expect(page.get_by_role("region", name=say(name)).get_by_role("row")).to_have_count(9)
    standing = page.get_by_role("region", name=say("hall-standings"))
    expect(standing.get_by_role("row", name="Anna Berg")).to_contain_text(say("cups-qualified"))
    expect(standing.get_by_role("cell", name="(")).not_to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= screen["width"]
    assert axe.violations(page) == []


def test_a_cup_that_does_not_exist_says_so(browsers: Browsers, complaints: Complaints, club: ClubServer) -> None:
    complaints.expect("404")
    page = browsers.page(screen=PHONE)
    page.goto(f"{club.address}/cup/none")
    expect(page.get_by_role("alert")).to_contain_text("none")


def test_a_cup_follows_its_tournaments_while_they_are_played(browsers: Browsers, club: ClubServer) -> None:
    event = played(club, 1)
    (club.folder / "cups" / "live.toml").write_text(f'name = "Live"\nbest = 1\nevents = ["{event.name}"]\n', "utf-8")
    page = browsers.page(screen=PHONE)
    page.goto(f"{club.address}/cup/live")
    first = page.get_by_role("region", name=words_in("en")("hall-standings")).get_by_role("row").nth(1)
    before = first.inner_text()
    for table in (1, 2):
        event.line(1, table)
    expect(first).not_to_have_text(before, use_inner_text=True)
