"""The score sheet of a table on a phone of 360 pixels: six taps a line, confirmed, replaced, and never lost."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from tarock.words import words_in
from tests.web import axe
from tests.web.browsers import Browsers
from tests.web.complaints import Complaints
from tests.web.sheets import Club, Thumb, served

PHONE: ViewportSize = {"width": 360, "height": 740}
SAY = words_in("en")
MOST = 6
"""Taps for an ordinary line."""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with served(tmp_path_factory.mktemp("club")) as club:
        yield club


def phone(browsers: Browsers) -> Page:
    return browsers.page(screen=PHONE)


# Taps


def test_an_ordinary_line_of_koenigrufen_takes_six_taps_with_a_bonus(browsers: Browsers, club: Club) -> None:
    thumb = Thumb(phone(browsers)).open(club.address("cup", 1))
    thumb.answer("contract", "Solorufer")
    thumb.answer("declarer", 0)
    thumb.answer("partner", 0)
    thumb.answer("result", "Won")
    thumb.chip("bonuses", "Trull")
    expect(thumb.page.locator(".end")).to_contain_text("+4")
    thumb.write()
    assert thumb.taps <= MOST
    thumb.expect_written(1)
    sheet = club.lines("cup", 1)[1].written.sheet
    assert sheet is not None
    assert (sheet["contract"], sheet["declarer"], sheet["partner"], sheet["won"]) == ("solorufer", "A", "B", True)
    assert sheet["items"] == [{"item": "trull", "side": "declarer", "announced": False, "made": True}]


def test_an_ordinary_line_of_danish_tarok_takes_six_taps_with_a_declaration(browsers: Browsers, club: Club) -> None:
    thumb = Thumb(phone(browsers)).open(club.address("dm", 1))
    step = thumb.page.locator('[data-step="declarations"]')
    thumb.tap(step.locator(".columns button").nth(1))
    thumb.tap(step.locator(".chips button").get_by_text("10", exact=True))
    thumb.answer("last", 0)
    thumb.answer("count", "31")
    thumb.answer("count", "20")
    expect(thumb.page.locator(".end")).to_contain_text("−")
    thumb.write()
    assert thumb.taps <= MOST
    thumb.expect_written(1)
    sheet = club.lines("dm", 1)[1].written.sheet
    assert sheet is not None
    assert [event[0] for event in sheet["events"]] == ["fund", "ante", "declare", "last_trick", "count"]
    assert sum(sheet["events"][-1][1].values()) == 78


def test_the_last_tap_is_taken_back_and_reasons_are_read_before_it_is_written(browsers: Browsers, club: Club) -> None:
    thumb = Thumb(phone(browsers)).open(club.address("cup", 2))
    page = thumb.page
    thumb.answer("contract", "Uhurufer")
    thumb.tap(page.get_by_role("button", name="Undo"))
    thumb.answer("contract", "Bettel")
    thumb.answer("declarer", 1)
    thumb.answer("result", "Lost")
    page.get_by_text("Who pays whom").click()
    expect(page.get_by_text("for the game").first).to_be_visible()
    assert axe.violations(page) == []
    page.reload()  # what was tapped is still there
    thumb.write()
    thumb.expect_written(1)


def test_a_line_is_written_by_keyboard_alone(browsers: Browsers, club: Club) -> None:
    page = Thumb(phone(browsers)).open(club.address("cup", 3)).page
    page.locator('[data-step="contract"] button').nth(9).focus()  # a Dreier
    page.keyboard.press("Enter")
    for _ in ("declarer", "result"):
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    expect(page.locator(".end")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    Thumb(page).expect_written(1)


# Several people


def test_a_second_player_confirms_on_another_phone_and_a_line_is_written_anew(browsers: Browsers, club: Club) -> None:
    one = Thumb(phone(browsers)).open(club.address("cup", 4))
    one.rufer()
    one.expect_written(1)
    other = phone(browsers)
    other.goto(club.address("cup", 4))
    other.locator("section:has(#who-writes) button").nth(1).click()
    other.locator('[data-written="1"] button').click()
    other.locator(".names button").first.click()
    expect(one.page.locator('[data-written="1"]')).to_contain_text("✓")
    assert club.lines("cup", 4)[1].confirmed_by not in {None, club.lines("cup", 4)[1].written.by}

    one.page.locator('[data-written="1"] button').click()
    one.page.get_by_role("button", name="Write it anew").click()
    one.answer("contract", "Rufer")
    one.answer("declarer", 0)
    one.answer("partner", 1)
    one.answer("result", "Lost")
    expect(one.page.get_by_role("button", name="Write it down")).to_be_disabled()  # it needs a reason
    one.page.get_by_label("Why is it written anew?").fill("wrong column")
    one.write()
    expect(one.page.locator('[data-written="1"]')).to_contain_text("open")
    one.page.locator('[data-written="1"] button').click()
    expect(one.page.get_by_text("wrong column")).to_be_visible()
    assert len(club.lines("cup", 4)[1].before) == 1


def test_without_the_tables_code_nobody_takes_over(browsers: Browsers, complaints: Complaints, club: Club) -> None:
    complaints.expect("403")
    page = phone(browsers)
    page.goto(club.address("cup", 5, code=False))
    page.get_by_label(SAY("hall-code")).fill("222222")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("code of table 5 in round 1")
    page.get_by_label(SAY("hall-code")).fill(club.codes.table("cup", 1, 5).upper())
    page.keyboard.press("Enter")
    expect(page.locator("section:has(#who-writes)")).to_be_visible()


# Nothing is lost


class Network:
    """What lies between a phone and the desk."""

    def __init__(self) -> None:
        self.state = "well"
        self.lost = 0

    def carry(self, route: Route) -> None:
        """Carry a request, or do not; an answer may be lost after the desk has kept the line."""
        if self.state == "cut":
            route.abort("connectionfailed")
        elif self.state == "answers are lost" and route.request.method == "POST":
            route.fetch()
            self.lost += 1
            route.abort("connectionreset")
        else:
            route.continue_()


def test_lines_written_without_a_network_are_sent_once_when_it_is_back(
    browsers: Browsers, complaints: Complaints, club: Club
) -> None:
    complaints.expect("ERR_")
    thumb = Thumb(phone(browsers)).open(club.address("cup", 6))
    page = thumb.page
    network = Network()
    page.route("**/api/club/**", network.carry)
    network.state = "cut"
    for number in (1, 2, 3):
        thumb.rufer()
        thumb.expect_unsent(number)
    network.state = "answers are lost"
    page.reload()
    thumb.expect_unsent(3)
    while not network.lost:
        page.wait_for_timeout(50)
    network.state = "well"
    thumb.expect_unsent(0)
    thumb.expect_written(1, 2, 3)
    assert sorted(club.lines("cup", 6)) == [1, 2, 3]


def test_a_killed_server_is_waited_for(browsers: Browsers, complaints: Complaints, club: Club) -> None:
    complaints.expect("ERR_")
    thumb = Thumb(phone(browsers)).open(club.address("cup", 7))
    thumb.rufer()
    thumb.expect_written(1)
    club.server.kill()
    thumb.rufer()
    thumb.rufer()
    thumb.expect_unsent(2)
    club.server.start()
    thumb.expect_unsent(0)
    thumb.expect_written(1, 2, 3)


def test_a_line_that_another_phone_has_written_is_refused_with_its_reason(
    browsers: Browsers, complaints: Complaints, club: Club
) -> None:
    complaints.expect("409|ERR_")
    late = Thumb(phone(browsers)).open(club.address("cup", 8))
    network = Network()
    late.page.route("**/api/club/**", network.carry)
    network.state = "cut"
    late.rufer()
    late.expect_unsent(1)
    Thumb(phone(browsers)).open(club.address("cup", 8)).rufer()
    network.state = "well"
    expect(late.page.get_by_role("alert")).to_contain_text("line 1 of table 8")
    late.page.get_by_role("button", name="Take it up again").click()
    late.write()
    late.expect_written(1, 2)


# Print


def test_the_desk_prints_score_sheets_with_the_codes_of_the_tables(browsers: Browsers, club: Club) -> None:
    page = browsers.page()
    page.goto(f"{club.server.address}/event/cup/desk#{club.codes.desk()}")
    page.get_by_role("button", name=SAY("hall-part-links")).click()
    page.get_by_label(SAY("prints-paper")).select_option("A5")
    with page.expect_popup() as opened:
        page.get_by_role("button", name=SAY("prints-sheets")).click()
    printed = opened.value
    expect(printed.get_by_text(club.codes.table("cup", 1, 3))).to_be_visible()
    assert club.codes.desk() not in printed.url
    assert axe.violations(printed) == []


# At home


def test_a_club_founds_itself_and_plays_an_evening_with_real_cards(
    browsers: Browsers, complaints: Complaints, club: Club
) -> None:
    complaints.expect("409")  # at first there is no club
    page = phone(browsers)
    page.goto(f"{club.server.address}/club#{club.codes.desk()}")
    page.get_by_role("textbox", name=SAY("hall-name")).fill("Kreis")
    page.get_by_label(SAY("homes-rules")).select_option("koenigrufen-turnier")
    page.get_by_role("button", name=SAY("homes-found-it")).click()
    page.get_by_role("link", name=SAY("homes-people")).click()
    for name in ("Anna Berg", "Bo Holm", "Cai Lund", "Dora Maier"):
        page.get_by_role("textbox", name=SAY("hall-name")).fill(name)
        page.get_by_role("button", name=SAY("homes-join")).click()
        expect(page.get_by_role("link", name=name)).to_be_visible()
    assert axe.violations(page) == []
    page.get_by_role("link", name="Kreis").click()
    page.get_by_label(SAY("hall-new-date")).fill("2026-11-21")
    page.get_by_role("button", name=SAY("homes-open-evening")).click()
    for name in ("Anna Berg", "Bo Holm", "Cai Lund", "Dora Maier"):
        page.get_by_role("button", name=name).click()
    page.get_by_role("button", name=SAY("homes-seat-them")).click()
    page.get_by_role("link", name=SAY("homes-open-sheet")).click()
    page.locator("section:has(#who-writes) button").first.click()
    thumb = Thumb(page)
    thumb.rufer()
    thumb.expect_written(1)
    thumb.rufer()
    thumb.expect_written(1, 2)
    page.locator('[data-written="2"] button').click()
    page.get_by_role("button", name=SAY("sheet-take-back")).click()
    page.get_by_label(SAY("sheet-take-back-why")).fill("not played")
    page.get_by_role("button", name=SAY("sheet-take-back-do"), exact=True).click()
    thumb.expect_written(1)
    thumb.rufer()
    thumb.expect_written(1, 2)
    page.goto(f"{club.server.address}/club/evening/2026-11-21")
    expect(page.get_by_role("row", name="Anna Berg")).to_contain_text("+2")
    assert axe.violations(page) == []
    page.get_by_role("button", name=SAY("homes-end")).click()
    expect(page.get_by_text(SAY("homes-ended"))).to_be_visible()
    page.get_by_role("row", name="Anna Berg").get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Anna Berg")
    assert axe.violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


# Looks


@pytest.mark.parametrize(("event", "language"), [("cup", "de"), ("dm", "da"), ("dm", "en")])
def test_the_sheet_fits_a_phone_in_every_language(browsers: Browsers, club: Club, event: str, language: str) -> None:
    page = browsers.page(screen=PHONE, look=None, locale=language, color_scheme="dark")
    Thumb(page, language).open(club.address(event, 2))
    folded = page.locator('section[data-line] [aria-expanded="false"]')
    while folded.count():
        folded.first.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert axe.violations(page) == []
