"""Accounts in the browser: made and entered with passkeys and letters, looked at, and left for good."""

import asyncio
import re
import zipfile
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Page, expect

from tarock.server.accounts.rating import DAY
from tarock.server.accounts.ratings import Ratings, here
from tarock.server.client_files import FOLDER
from tarock.server.sessions import Sessions, read_key
from tarock.server.store.engine import open_engine, sqlite_url
from tarock.words import words_in
from tests.server.letter_boxes import LetterBox, letter_box
from tests.server.servers import in_background, options_for
from tests.server.test_account_past import TURNIER, played, store
from tests.web import boxes
from tests.web.axe import violations
from tests.web.browsers import Browsers
from tests.web.looks import PHONE

T = TypeVar("T")
SAY = words_in("en")
KEY_KEEPER = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def beside(doing: Coroutine[Any, Any, T]) -> T:
    """Do something in a thread of its own: Playwright keeps a loop running in that of the tests."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(doing)).result()


@pytest.fixture
def home(tmp_path: Path) -> Iterator[str]:
    """The address of a server at which Ada has played; passkeys are for names of sites, not for numbers."""
    beside(store(sqlite_url(tmp_path), [played(TURNIER, 3, "austrian")]))
    with in_background(options_for(tmp_path, static=FOLDER)) as running:
        yield running.address.replace("127.0.0.1", "localhost")


@pytest.fixture
def box() -> Iterator[LetterBox]:
    """A post office."""
    with letter_box() as box:
        yield box


class Keeper:
    """The authenticator of a browser, without anybody's finger."""

    def __init__(self, page: Page) -> None:
        self.cdp = page.context.new_cdp_session(page)
        self.cdp.send("WebAuthn.enable")
        found = self.cdp.send("WebAuthn.addVirtualAuthenticator", {"options": KEY_KEEPER})
        self.id = found["authenticatorId"]

    def keys(self) -> list[Any]:
        """Return the passkeys that it has."""
        return list(self.cdp.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"])

    def take(self, keys: list[Any]) -> None:
        """Have the same passkeys, as those of one owner are carried from device to device."""
        for key in keys:
            self.cdp.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


def is_seen_whole(page: Page) -> None:
    boxes.come_to_rest(page)
    assert not boxes.scrolls_sideways(page)
    assert violations(page) == []


def button(page: Page, word: str, **filling: str) -> Any:  # noqa: ANN401 - a locator
    return page.get_by_role("button", name=SAY(word, **filling), exact=True)


def look_for_deals(page: Page) -> None:
    page.get_by_role("link", name=SAY("account-deals")).click()
    expect(page.get_by_text(SAY("account-deals-count", count=3), exact=True)).to_be_visible()
    results = page.locator("ol b").all_inner_texts()
    lost = sum(each.startswith(("-", "−")) for each in results)
    page.get_by_label(SAY("account-filter-result")).select_option("lost")
    button(page, "account-filter-look").click()
    expect(page.locator("ol > li")).to_have_count(lost)
    page.get_by_label(SAY("account-filter-result")).select_option("")
    page.get_by_label(SAY("account-filter-from")).fill("2030-01-01")
    button(page, "account-filter-look").click()
    expect(page.get_by_text(SAY("account-deals-count", count=0), exact=True)).to_be_visible()
    page.get_by_label(SAY("account-filter-from")).fill("")
    button(page, "account-filter-look").click()
    expect(page.get_by_role("img", name=SAY("account-plot-points"))).to_be_visible()
    is_seen_whole(page)
    page.locator("ol a").first.click()
    expect(page).to_have_url(re.compile(r"/table/austrian/replay/"))


def show_profile(page: Page) -> None:
    with page.expect_response("**/api/accounts/profile"):
        page.get_by_role("checkbox", name=SAY("account-others-statistics")).check()
    page.get_by_role("link", name=SAY("account-profile")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada L")
    expect(page.get_by_role("img", name=SAY("account-plot-deals"))).to_be_visible()
    is_seen_whole(page)


def save_everything(page: Page, home: str) -> None:
    page.goto(f"{home}/account")
    with page.expect_download() as saved:
        page.get_by_role("link", name=SAY("account-export")).click()
    with zipfile.ZipFile(saved.value.path()) as archive:
        assert set(archive.namelist()) == {"data.json", "records/austrian.tarock"}


def test_an_account_is_made_entered_elsewhere_looked_at_and_left(browsers: Browsers, home: str, tmp_path: Path) -> None:
    sessions = Sessions(read_key(tmp_path))
    ada = replace(sessions.begin("Ada L"), id="ada")
    desk, phone = browsers.page(), browsers.page(screen=PHONE)
    desk.context.add_cookies([{"name": "tarock_session", "value": sessions.token(ada), "url": home}])
    keeper, other = Keeper(desk), Keeper(phone)

    desk.goto(f"{home}/settings")
    desk.get_by_role("link", name=SAY("web-nav-account")).click()
    button(desk, "account-make-key").click()
    expect(desk.locator("code")).to_have_count(10)
    expect(desk.get_by_text(SAY("account-yours", name="Ada L"))).to_be_visible()
    is_seen_whole(desk)

    other.take(keeper.keys())
    phone.goto(f"{home}/account")
    expect(button(phone, "account-enter-key")).to_be_visible()
    is_seen_whole(phone)
    button(phone, "account-enter-key").click()
    expect(phone.get_by_text(SAY("account-yours", name="Ada L"))).to_be_visible()
    expect(phone.get_by_role("button", name=SAY("web-sessions-end"))).to_have_count(2)
    is_seen_whole(phone)

    look_for_deals(phone)
    show_profile(desk)
    save_everything(desk, home)

    desk.get_by_text(SAY("account-delete"), exact=True).click()
    desk.get_by_label(SAY("account-delete-name", name="Ada L")).fill("Ada L")
    button(desk, "account-delete-now").click()
    expect(button(desk, "account-make-key")).to_be_visible()
    assert phone.request.get(f"{home}/api/sessions/me").status == 401


def enter(page: Page, home: str, keys: list[Any]) -> None:
    """Let a browser with somebody's passkeys enter his account."""
    Keeper(page).take(keys)
    page.goto(f"{home}/account")
    button(page, "account-enter-key").click()
    expect(page.get_by_text(SAY("account-yours", name="Ada L"))).to_be_visible()


def make_account(page: Page, home: str, folder: Path) -> list[Any]:
    """Make Ada's account; tells her passkeys."""
    sessions = Sessions(read_key(folder))
    token = sessions.token(replace(sessions.begin("Ada L"), id="ada"))
    page.context.add_cookies([{"name": "tarock_session", "value": token, "url": home}])
    keeper = Keeper(page)
    page.goto(f"{home}/account")
    button(page, "account-make-key").click()
    expect(page.locator("code")).to_have_count(10)
    return keeper.keys()


def test_a_rating_is_shown_with_its_interval_and_its_course(page: Page, tmp_path: Path) -> None:
    days = [played(TURNIER, 2, f"day{day}", listed=True, begins=day * DAY) for day in (1, 9, 20)]
    beside(store(sqlite_url(tmp_path), days))
    with in_background(options_for(tmp_path, static=FOLDER)) as running:
        home = running.address.replace("127.0.0.1", "localhost")
        make_account(page, home, tmp_path)
        beside(Ratings(open_engine(sqlite_url(tmp_path))).make(here))
        page.get_by_role("link", name=SAY("account-deals")).click()
        rating = page.locator("section", has=page.get_by_role("heading", name=SAY("account-rating"), exact=True))
        expect(rating.get_by_text(SAY("account-rating-provisional", deals=150))).to_be_visible()
        expect(rating.get_by_text("95 of 100", exact=False).first).to_be_visible()
        page.set_viewport_size(PHONE)
        expect(rating.get_by_role("img", name=SAY("account-rating-plot"))).to_be_visible()
        is_seen_whole(page)
        page.goto(f"{home}/account")
        show_profile(page)
        expect(page.get_by_role("img", name=SAY("account-rating-plot"))).to_be_visible()


def test_what_is_learned_on_one_device_is_known_on_the_other(browsers: Browsers, home: str, tmp_path: Path) -> None:
    desk, phone = browsers.page(), browsers.page(screen=PHONE)
    keys = make_account(desk, home, tmp_path)
    enter(phone, home, keys)
    for page, lesson in ((desk, "d01"), (phone, "k01")):
        page.evaluate(
            "text => localStorage.setItem('tarock.progress', text)", f'{{"version": 1, "stars": {{"{lesson}": 2}}}}'
        )
        page.goto(f"{home}/account")
        with page.expect_response("**/api/accounts/progress"):
            button(page, "account-school-keep").click()
        expect(page.get_by_text(SAY("account-school-everywhere"))).to_be_visible()
        is_seen_whole(page)
    desk.goto(f"{home}/learn")  # whatever page is opened
    for page in (desk, phone):
        stars: dict[str, int] = {}
        for _ in range(200):  # it comes beside whatever the page does
            stars = page.evaluate("JSON.parse(localStorage.getItem('tarock.progress')).stars")
            if len(stars) > 1:
                break
            page.wait_for_timeout(50)
        assert stars == {"d01": 2, "k01": 2}
    phone.goto(f"{home}/account")
    button(phone, "account-school-remove").click()
    expect(button(phone, "account-school-keep")).to_be_visible()
    desk.goto(f"{home}/account")
    expect(button(desk, "account-school-keep")).to_be_visible()


def test_a_letter_asks_before_anything_happens(page: Page, box: LetterBox, tmp_path: Path) -> None:
    options = options_for(tmp_path, static=FOLDER, site="http://tarock.example", mail=box.server)
    with in_background(options) as running:
        page.set_viewport_size(PHONE)
        page.goto(f"{running.address}/account")
        page.get_by_label(SAY("web-start-name")).fill("Bo")
        making = page.locator("section", has=page.get_by_role("heading", name=SAY("account-make")))
        making.get_by_label(SAY("account-mail")).fill("bo@example.org")
        button(page, "account-make-mail").click()
        expect(page.get_by_text(SAY("account-mail-sent", minutes=15))).to_be_visible()
        secret = beside(box.link())
        page.goto(f"{running.address}/account/link#{secret}")
        expect(page.get_by_text(SAY("account-link-bind", mail="bo@example.org", name="Bo"))).to_be_visible()
        expect(page).to_have_url(re.compile("/account/link$"))
        is_seen_whole(page)
        button(page, "account-link-bind-now").click()
        expect(page.locator("code")).to_have_count(10)
        page.goto(f"{running.address}/account")
        expect(page.get_by_text("bo@example.org")).to_be_visible()
