"""The built site, from a folder and from a plain web server, in a browser that reaches no other host.

``make test-docs`` builds the site and runs this.
"""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, Page, Route, expect, sync_playwright

from handbook.__main__ import SITE
from handbook.checking import faults, read
from tests.web.chromium import FLAGS, found_or_fetched

pytestmark = pytest.mark.long

PATIENCE = 60_000
"""Milliseconds: on a busy machine the browser takes a while to read the words of all pages."""


class Quiet(SimpleHTTPRequestHandler):
    """Hands out files and says nothing."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as it is called there
        pass


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    assert SITE.is_dir(), "build it first: make docs"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found_or_fetched(), args=list(FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture(scope="module", params=["folder", "server"])
def address(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where the site is."""
    if request.param == "folder":
        yield SITE.as_uri()
        return
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=SITE)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page that may ask nobody but the site; whatever goes wrong in it fails the test."""
    wrong: list[str] = []
    with browser.new_context() as context, context.new_page() as page:

        def refuse(route: Route) -> None:
            if route.request.url.startswith((address, "data:", "blob:", "about:")):
                route.continue_()
            else:
                wrong.append(f"asked for {route.request.url}")
                route.abort()

        page.route("**/*", refuse)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
        yield page
    assert not wrong


def test_the_site_is_whole() -> None:
    assert not list(faults(SITE, read(SITE)))


@pytest.mark.parametrize(
    ("asked", "found"),
    [("bagud", "The endgames of the books"), ("Trischaken", "Königrufen"), ("check_bot", "tarock.testing")],
)
def test_the_search_finds_rules_documents_and_the_reference(page: Page, address: str, asked: str, found: str) -> None:
    page.goto(f"{address}/index.html")
    page.get_by_role("button", name="Search").first.click()
    page.get_by_role("combobox").fill(asked)
    results = page.get_by_role("option").filter(has_text=found).filter(has_text=asked)
    expect(results.first).to_be_visible(timeout=PATIENCE)
    results.first.click()
    expect(page.locator("h1").first).to_be_visible()
    expect(page.locator("article")).to_contain_text(asked, ignore_case=True)


def test_a_rule_book_changes_its_language(page: Page, address: str) -> None:
    page.goto(f"{address}/rules/danish-hjoerring.html")
    for name, language, title in (("Dansk", "da", "Dansk tarok"), ("Deutsch", "de", "Dänisches Tarock")):
        page.locator(".languages").get_by_role("link", name=name).click()
        expect(page.locator("h1")).to_contain_text(title)
        expect(page.locator(f"article [lang={language}]").first).to_be_visible()
    page.locator(".languages").get_by_role("link", name="English").click()
    expect(page.locator("h1")).to_contain_text("Danish Tarok")


@pytest.mark.parametrize("width", [390, 1440])
def test_no_page_is_wider_than_the_screen(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    wide = []
    for file in sorted(SITE.rglob("*.html")):
        if file.name == "404.html":  # only servers show it, from wherever something is missing
            continue
        page.goto(f"{address}/{file.relative_to(SITE).as_posix()}", wait_until="domcontentloaded")
        if page.evaluate("document.documentElement.scrollWidth") > width:
            wide.append(file.name)
    assert not wide
