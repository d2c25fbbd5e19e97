"""Deals are looked at again step by step, passed on, and taken up again from any point."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tarock.rulesets.files import LARGEST_FILE
from tarock.words import words_in
from tests.web.browsers import Browsers
from tests.web.complaints import Complaints
from tests.web.guests import Guest
from tests.web.places import open_record
from tests.web.positions import KOENIGRUFEN_END, KOENIGRUFEN_PLAY, TABLE_MODE

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


def copied(page: Page) -> str:
    """Copy the link to a deal, and return it."""
    page.get_by_role("button", name=SAY("web-score-share")).click()
    expect(page.get_by_text(SAY("web-score-copied")).first).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_link_to_a_deal_opens_for_everybody_at_its_step(browsers: Browsers) -> None:
    """Also where nobody may watch the table: the record is in the address itself."""
    page = browsers.page(permissions=["clipboard-read", "clipboard-write"])
    guest = Guest(page).enter()
    table = guest.open(**{**KOENIGRUFEN_END.settings, "spectators": False})
    guest.play_deal()
    at_the_settlement = copied(page)
    page.locator(f'a[href^="/table/{table}/replay/"]').first.click()
    page.get_by_role("slider").fill("20")
    expect(page).to_have_url(re.compile("#s=20$"))
    from_the_replay = copied(page)

    stranger = browsers.page()
    stranger.goto(at_the_settlement)
    expect(stranger.get_by_role("slider")).to_have_value("0")
    stranger.goto("/")
    stranger.goto(from_the_replay)
    expect(stranger.get_by_role("slider")).to_have_value("20")
    stranger.get_by_role("button", name=SAY("web-replay-next"), exact=True).click()
    expect(stranger).to_have_url(re.compile("&s=21$"))
    stranger.reload()
    expect(stranger.get_by_role("slider")).to_have_value("21")


def test_a_link_carries_the_house_rules_that_a_deal_was_played_by(browsers: Browsers) -> None:
    house = 'id = "ours"\nfamily = "koenigrufen"\nversion = 1\nname = "Ours"\nextends = "koenigrufen-mayr-2012"\n'
    page = browsers.page(permissions=["clipboard-read", "clipboard-write"])
    guest = Guest(page).enter()
    settings = KOENIGRUFEN_END.settings
    practice = settings["practice"]
    record = practice["record"].replace("koenigrufen-mayr-2012", "ours")
    guest.open(**{**settings, "ruleset": "ours", "house": house, "practice": {**practice, "record": record}})
    guest.play_deal()
    link = copied(page)
    stranger = browsers.page()
    stranger.goto(link)
    expect(stranger.get_by_role("slider")).to_be_visible()
    expect(stranger.get_by_text("Ours")).to_be_visible()


@pytest.mark.parametrize("cut", [1, 5, 60])
def test_a_link_that_was_cut_off_says_so(page: Page, cut: int) -> None:
    open_record(page, KOENIGRUFEN_PLAY.record)
    expect(page).to_have_url(re.compile("/replay#."))
    address = page.url
    page.goto("/")
    page.goto(address[:-cut])
    expect(page.get_by_role("alert")).to_have_text(SAY("web-replay-broken-link"))


def test_a_whole_deal_in_table_mode_fits_into_an_address(page: Page) -> None:
    """Programs that pass links on cut them off from some 2,000 letters on."""
    open_record(page, TABLE_MODE.record)
    expect(page).to_have_url(re.compile("/replay#."))
    assert len(page.url) < 2000


def test_a_file_is_opened_and_one_that_is_too_large_is_refused_unread(page: Page, tmp_path: Path) -> None:
    large, record = tmp_path / "large.tarock", tmp_path / "deal.tarock"
    large.write_bytes(b" " * (LARGEST_FILE + 1))
    record.write_text(KOENIGRUFEN_END.record, "utf-8")
    page.goto("/replay")
    chooser = page.locator("input[type=file]")

    chooser.set_input_files(large)
    expect(page.get_by_role("alert")).to_contain_text(SAY("error-too-long"))
    expect(page.locator("textarea")).to_have_value("")

    chooser.set_input_files(record)
    expect(page.locator("textarea")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
