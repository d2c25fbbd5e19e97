"""Where people meet: playing now with whoever wants the same."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tarock.server.client_files import FOLDER
from tarock.words import words_in
from tests.server.servers import Running, in_background, options_for, warm
from tests.web import boxes
from tests.web.axe import violations
from tests.web.browsers import Browsers
from tests.web.guests import Guest
from tests.web.looks import PHONE

SAY = words_in("en")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which bots come only when a test says so."""
    warm()
    options = options_for(tmp_path_factory.mktemp("meeting"), static=FOLDER, sockets=1000, bots_after=1000)
    with in_background(options) as running:
        yield running


def seek(page: Page, server: Running, name: str, game: str = "danish") -> None:
    """Look for a table under a name."""
    page.goto(f"{server.address}/")
    page.get_by_role("link", name=SAY("web-start-meet")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(SAY("meet-title"))
    page.get_by_label(SAY("web-start-name")).fill(name)
    page.get_by_role("radio", name=SAY(f"web-start-{game}")).check()
    page.get_by_role("button", name=SAY("meet-seek")).click()
    expect(page.get_by_role("heading", name=SAY("meet-waiting"))).to_be_visible()


def test_two_who_want_the_same_meet_and_a_bot_takes_the_third_chair(browsers: Browsers, server: Running) -> None:
    assert server.foyer is not None
    ada, bo = browsers.page(), browsers.page()
    seek(ada, server, "Ada")
    expect(ada.get_by_role("status").filter(has_text=SAY("meet-place", place=1, waiting=1))).to_be_visible()
    seek(bo, server, "Bo")
    for page, place in ((ada, 1), (bo, 2)):
        text = SAY("meet-place", place=place, waiting=2)
        expect(page.get_by_role("status").filter(has_text=text)).to_be_visible()
    patience, server.foyer.patience = server.foyer.patience, 0
    for page in (ada, bo):
        expect(page).to_have_url(re.compile("/table/"))
        expect(page.get_by_role("article")).to_have_count(3)
        expect(page.get_by_role("timer").first).to_be_visible()
    server.foyer.patience = patience
    assert ada.url == bo.url
    expect(ada.get_by_role("article", name="Bo")).to_be_visible()


def test_the_page_is_left_and_nobody_waits_there(browsers: Browsers, server: Running) -> None:
    ada, bo = browsers.page(), browsers.page()
    seek(ada, server, "Ada", "koenigrufen")
    ada.close()
    seek(bo, server, "Bo", "koenigrufen")
    expect(bo.get_by_role("status").filter(has_text=SAY("meet-place", place=1, waiting=1))).to_be_visible()
    bo.get_by_role("button", name=SAY("meet-leave")).click()
    expect(bo.get_by_role("button", name=SAY("meet-seek"))).to_be_enabled()


def test_on_a_phone_everything_is_seen_and_can_be_reached(page: Page, server: Running) -> None:
    page.set_viewport_size(PHONE)
    page.goto(f"{server.address}/meet")
    expect(page.get_by_role("button", name=SAY("meet-seek"))).to_be_visible()
    boxes.come_to_rest(page)
    assert not boxes.scrolls_sideways(page)
    assert violations(page) == []
    page.get_by_role("button", name=SAY("meet-seek")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=SAY("meet-leave"))).to_be_visible()
    boxes.come_to_rest(page)
    assert not boxes.scrolls_sideways(page)
    assert violations(page) == []


def test_by_correspondence_the_page_says_until_when_it_is_ones_turn(page: Page, server: Running) -> None:
    page.set_viewport_size(PHONE)
    Guest(page, "Ada", server.address).enter()
    page.goto(f"{server.address}/new")
    page.get_by_text(SAY("web-start-more")).click()
    page.get_by_label(SAY("web-start-days")).select_option("3")
    expect(page.get_by_label(SAY("web-start-think"))).to_have_count(0)
    for chair in page.get_by_role("group", name=SAY("web-start-chairs")).get_by_role("combobox").all()[1:]:
        chair.select_option("book")
    page.get_by_role("button", name=SAY("web-start-open-table")).click()
    Guest(page).offered()
    own = page.get_by_role("article", name=SAY("play-you"))
    until = re.compile(r"until \w+day \d\d:\d\d")
    expect(own).to_contain_text(until)
    boxes.come_to_rest(page)
    assert not boxes.scrolls_sideways(page)
    page.goto(f"{server.address}/")
    expect(page.get_by_text(re.compile("Your turn until"))).to_have_text(
        re.compile(r"Your turn until \w+day \d\d:\d\d")
    )
    assert violations(page) == []
