"""Strangers: somebody is reported from a table and the operator decides; a host mutes and sends away; notices."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tarock.server.client_files import FOLDER
from tarock.server.giving import LEAST
from tarock.server.store.engine import sqlite_url
from tarock.words import words_in
from tests.server.givers import evening, keep
from tests.server.servers import in_background, options_for
from tests.web.axe import violations
from tests.web.browsers import Browsers
from tests.web.complaints import Complaints
from tests.web.guests import Guest

SMALL = ViewportSize(width=360, height=740)
TABLE = {"ruleset": "danish-jensen-1989", "chairs": [{}, {}, {"bot": "book"}], "sit": 0}


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """The address of a server of our own, so that a notice troubles nobody else; its data lie in the test's folder."""
    with in_background(options_for(tmp_path, static=FOLDER)) as server:
        yield server.address


def together(browsers: Browsers, address: str) -> tuple[Guest, Guest, str]:
    """Ada's table, at which Bo sits too."""
    ada, bo = (Guest(browsers.page(screen=SMALL), name, address).enter() for name in ("Ada", "Bo"))
    table = ada.open(**TABLE)
    bo.page.goto(f"{address}/table/{table}")
    bo.page.get_by_role("button", name="Sit here").click()
    return ada, bo, table


def others(page: Page) -> Locator:
    """Open what one can do about the others at the table, by keyboard alone."""
    page.get_by_role("button", name=words_in("en")("web-sheet-menu")).press("Enter")
    page.locator('[data-menu="people"] > summary').press("Enter")
    return page.locator("[data-person]")


def link(address: str, data: Path) -> str:
    """Return a link that makes a browser the operator's."""
    arguments = ["admin", "link", "--data", str(data), "--address", address, "--name", "Olga", "--lang", "en"]
    command = [sys.executable, "-m", "tarock", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[-1]


def no_wider(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_report_goes_from_a_phone_to_the_operator_who_decides(
    browsers: Browsers, address: str, tmp_path: Path
) -> None:
    ada, bo, _ = together(browsers, address)
    person = others(ada.page)
    expect(person).to_contain_text("Bo")
    person.locator('[data-do="report"]').press("Enter")
    person.get_by_label("In your own words").fill("He is rude.")
    no_wider(ada.page)
    assert violations(ada.page) == []
    person.locator('[data-do="send-report"]').press("Enter")
    expect(ada.page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()

    operator = browsers.page(screen=SMALL)
    operator.goto(link(address, tmp_path))
    report = operator.locator("li.sheet")
    expect(report).to_contain_text("Ada reports Bo")
    expect(report).to_contain_text("He is rude.")
    no_wider(operator)
    assert violations(operator) == []
    operator.once("dialog", lambda dialog: dialog.accept("a warning"))
    report.locator('[data-do="decide"]').click()
    expect(report).to_have_count(0)
    operator.locator('[data-part="log"]').click()
    expect(operator.get_by_text("decide-report")).to_be_visible()

    operator.locator('[data-part="notices"]').click()
    for language, text in (("en", "We restart at ten."), ("da", "Vi genstarter kl. ti."), ("de", "Neustart um zehn.")):
        operator.get_by_label(f"Text ({language})").fill(text)
    operator.locator('[data-do="notify"]').click()
    expect(operator.locator("li.sheet")).to_contain_text("We restart at ten.")
    bo.page.reload()
    expect(bo.page.locator("[data-notices]")).to_contain_text("We restart at ten.")
    no_wider(bo.page)
    bo.page.locator("[data-notices] button").click()
    expect(bo.page.locator("[data-notices]")).to_have_count(0)


def test_the_host_mutes_and_sends_away_while_cards_are_played(browsers: Browsers, address: str) -> None:
    ada, bo, table = together(browsers, address)
    person = others(ada.page)
    person.locator('[data-do="mute"]').click()
    expect(person.locator('[data-do="mute"]')).to_have_attribute("aria-pressed", "true")
    ada.page.once("dialog", lambda dialog: dialog.accept())
    person.locator('[data-do="remove"]').click()
    expect(bo.page.get_by_role("alert")).to_contain_text("sent you away")
    expect(person).to_have_count(0)
    bo.page.goto(f"{address}/table/{table}")
    expect(bo.page.get_by_role("alert")).to_contain_text("sent you away")


def test_the_operator_asks_the_judge_about_two_people(
    browsers: Browsers, complaints: Complaints, tmp_path: Path
) -> None:
    complaints.expect("status of 404")
    pair = [evening("koenigrufen-1900", "both", "ada", "cleo", deals=LEAST)]
    alone = [evening("koenigrufen-1900", "alone", "ada", deals=LEAST)]
    with ThreadPoolExecutor() as aside:  # the browser's own loop runs here
        aside.submit(asyncio.run, keep(sqlite_url(tmp_path), [*pair, *alone])).result()
    words = words_in("en")
    with in_background(options_for(tmp_path, static=FOLDER)) as server:
        operator = browsers.page(screen=SMALL)
        operator.goto(link(server.address, tmp_path))
        operator.locator('[data-part="people"]').click()
        ada = operator.locator("li.sheet").filter(has_text="Ada")
        ada.locator('[data-do="open-judge"]').press("Enter")
        expect(ada.get_by_label(words("desk-judge-beside"))).to_have_value("cleo")
        ada.locator('[data-do="judge"]').press("Enter")
        expect(ada.get_by_role("progressbar")).to_be_visible()
        ada.get_by_role("button", name=words("desk-judge-stop")).press("Enter")
        expect(ada.get_by_role("progressbar")).to_have_count(0)
        ada.locator('[data-do="judge"]').press("Enter")
        table = ada.locator("[data-judged]")
        expect(table).to_contain_text("Ada (ada)", timeout=60_000)
        expect(ada).to_contain_text(words("admin-too-few", name="Cleo", together=LEAST, without=0, least=LEAST))
        expect(ada).to_contain_text(words("admin-judge-explained"))
        no_wider(operator)
        assert violations(operator) == []
        operator.route("**/companions", lambda route: route.fulfill(json=[{"person": "x", "name": "X", "deals": 1}]))
        cleo = operator.locator("li.sheet").nth(1)
        cleo.locator('[data-do="open-judge"]').click()
        cleo.locator('[data-do="judge"]').click()
        expect(cleo.get_by_role("alert")).to_have_text(words("admin-not-one", wanted="x", number=0))
