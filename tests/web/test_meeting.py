"""Where people meet: playing now with whoever wants the same."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from tarock.server.client_files import FOLDER
from tarock.server.names import folded
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


def test_a_guest_challenges_by_a_link_and_both_come_to_the_table(browsers: Browsers, server: Running) -> None:
    ada, bo = browsers.page(), browsers.page()
    ada.set_viewport_size(PHONE)
    Guest(ada, "Ada", server.address).enter()
    ada.goto(f"{server.address}/meet")
    ada.get_by_text(SAY("meet-challenge-new")).click()
    ada.get_by_role("button", name=SAY("meet-challenge-make"), exact=True).click()
    card = ada.locator("[data-challenge]")
    expect(card).to_contain_text(SAY("meet-challenge-yours"))
    boxes.come_to_rest(ada)
    assert not boxes.scrolls_sideways(ada)
    assert violations(ada) == []

    bo.set_viewport_size(PHONE)
    bo.goto(f"{server.address}/challenge/{card.get_attribute('data-challenge')}")
    expect(bo.get_by_role("article", name=SAY("meet-challenge-of", name="Ada"))).to_be_visible()
    bo.get_by_label(SAY("web-start-name")).fill("Bo")
    assert violations(bo) == []
    bo.get_by_role("button", name=SAY("meet-do-accept")).click()
    expect(bo.get_by_role("button", name=SAY("meet-do-decline"))).to_be_visible()
    expect(card).to_contain_text("Bo")
    ada.get_by_role("button", name=SAY("meet-do-begin")).click()
    expect(bo).to_have_url(re.compile("/table/"))
    expect(bo.get_by_role("article", name="Ada")).to_be_visible()
    ada.get_by_role("link", name=SAY("meet-to-table")).click()
    expect(ada.get_by_role("article", name="Bo")).to_be_visible()


def make_account(server: Running, name: str) -> None:
    """Let a guest have an account, as if he had made it."""
    with closing(sqlite3.connect(str(server.lobby.log.engine.url.database))) as store, store:
        (person,) = store.execute("SELECT id FROM sessions WHERE name = ?", (name,)).fetchone()
        row = (person, f"h-{name}", name, folded(name), 1, 1, "en", False)
        columns = "id, handle, name, folded, created_at, seen_at, language, shows_statistics"
        store.execute(f"INSERT INTO accounts ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)


def test_friends_are_asked_agree_and_see_each_other(browsers: Browsers, server: Running) -> None:
    pages = {}
    for name in ("Dag", "Eva"):
        pages[name] = browsers.page()
        pages[name].set_viewport_size(PHONE)
        Guest(pages[name], name, server.address).enter()
        make_account(server, name)
        pages[name].goto(f"{server.address}/meet")
        expect(pages[name].get_by_role("heading", name=SAY("meet-friends"))).to_be_visible()
    dag, eva = pages["Dag"], pages["Eva"]
    dag.get_by_label(SAY("meet-friend-name")).fill("Eva")
    dag.get_by_label(SAY("meet-friend-name")).press("Enter")
    eva.get_by_role("button", name=SAY("meet-friend-agree")).click()
    expect(dag.locator('[data-friend="Eva"]')).to_contain_text(SAY("meet-friend-here"))
    boxes.come_to_rest(dag)
    assert not boxes.scrolls_sideways(dag)
    assert violations(dag) == []

    dag.get_by_text(SAY("meet-challenge-new")).click()
    dag.get_by_role("checkbox", name="Eva").check()
    dag.get_by_role("button", name=SAY("meet-challenge-make"), exact=True).click()
    eva.get_by_role("button", name=SAY("meet-do-accept")).click()
    dag.get_by_role("button", name=SAY("meet-do-begin")).click()
    eva.get_by_role("link", name=SAY("meet-to-table")).click()
    expect(eva.get_by_role("article", name="Dag")).to_be_visible()
