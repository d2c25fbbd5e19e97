"""Deals are looked at again step by step, passed on, and taken up again from any point."""

import re

from playwright.sync_api import Page, expect

from tarock.words import words_in
from tests.web.complaints import Complaints
from tests.web.guests import Guest
from tests.web.places import open_record
from tests.web.positions import KOENIGRUFEN_END, KOENIGRUFEN_PLAY

SAY = words_in("en")
KOENIGRUFEN_CARDS = 12


def count(page: Page) -> str:
    """Return what the slider says: the step, and how many there are."""
    return page.get_by_role("slider").get_attribute("aria-valuetext") or ""


def test_a_record_is_replayed_step_by_step(page: Page) -> None:
    open_record(page, KOENIGRUFEN_PLAY.record)
    first = count(page)
    page.get_by_role("button", name=SAY("web-replay-next"), exact=True).click()
    second = count(page)
    page.get_by_role("button", name=SAY("web-replay-last"), exact=True).click()
    last = count(page)
    assert len({first, second, last}) == 3
    expect(page.get_by_role("button", name=SAY("web-replay-next"), exact=True)).to_be_disabled()
    page.get_by_role("button", name=SAY("web-replay-first"), exact=True).click()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", first)


def test_the_next_player_sits_to_the_right(page: Page) -> None:
    """As at the table itself: the game goes counter-clockwise."""
    open_record(page, KOENIGRUFEN_PLAY.record)
    places = [hand.bounding_box() for hand in page.locator(".replay .table > .place").all()]
    near, right, far, left = (place for place in places if place is not None)
    assert left["x"] < near["x"] < right["x"]
    assert far["y"] < near["y"]


def test_a_record_that_was_opened_survives_a_reload_by_its_address(page: Page) -> None:
    open_record(page, KOENIGRUFEN_PLAY.record)
    expect(page).to_have_url(re.compile("/replay#."))
    page.reload()
    expect(page.get_by_role("slider")).to_be_visible()


def test_a_mistake_in_a_record_is_shown_where_it_is(page: Page, complaints: Complaints) -> None:
    complaints.expect("status of 4")
    page.goto("/replay")
    page.get_by_role("textbox").fill(KOENIGRUFEN_PLAY.record.replace("1. T16", "1. T99"))
    page.get_by_role("button", name=SAY("web-replay-import")).click()
    expect(page.get_by_role("alert")).to_contain_text("T99")


def test_a_deal_is_played_again_from_here(page: Page) -> None:
    Guest(page).enter()
    open_record(page, KOENIGRUFEN_PLAY.record)
    page.get_by_role("slider").fill(str(KOENIGRUFEN_PLAY.step))
    page.get_by_role("button", name=SAY("web-replay-practice")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(SAY("web-replay-level")).select_option("book")
    dialog.get_by_role("button", name=SAY("web-replay-practice-begin")).click()

    expect(page).to_have_url(re.compile("/table/"))
    guest = Guest(page)
    assert guest.offered().do == "play"
    assert len(guest.hand()) == KOENIGRUFEN_CARDS
    guest.act()


def test_a_finished_deal_is_replayed_from_its_table(page: Page) -> None:
    guest = Guest(page).enter()
    table = guest.open(**KOENIGRUFEN_END.settings)
    guest.play_deal()
    page.locator(f'a[href^="/table/{table}/replay/"]').first.click()
    expect(page.get_by_role("slider")).to_be_visible()
