"""The page is installable and starts without a network."""

from playwright.sync_api import Page, expect

from tests.web.browsers import Browsers
from tests.web.complaints import Complaints
from tests.web.guests import Guest
from tests.web.positions import KOENIGRUFEN_PLAY

READY = """
Promise.race([navigator.serviceWorker.ready, new Promise((_, fail) => setTimeout(fail, 30_000))]).then(() => true)
"""
PRIVATE = {"in-incognito"}
"""The browsers of tests keep nothing, and so install nothing either."""


def test_the_page_starts_without_a_network(browsers: Browsers, complaints: Complaints) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED|offline")
    page = browsers.page(service_workers="allow")
    page.goto("/")
    assert page.evaluate(READY)
    page.context.set_offline(offline=True)
    for path in ("/", "/settings"):
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
    page.context.set_offline(offline=False)


def test_a_table_that_is_opened_without_a_network_is_there_as_soon_as_the_network_is(
    browsers: Browsers, complaints: Complaints
) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED|offline")
    page = browsers.page(service_workers="allow")
    guest = Guest(page).enter()
    guest.open(**KOENIGRUFEN_PLAY.settings)
    guest.offered()
    assert page.evaluate(READY)
    page.context.set_offline(offline=True)
    page.reload()
    expect(page.get_by_role("alert")).to_be_visible()
    page.context.set_offline(offline=False)
    assert guest.offered().do == "play"


def test_the_page_can_be_installed(page: Page) -> None:
    page.goto("/")
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert "Tarock" in manifest["data"]
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= PRIVATE
