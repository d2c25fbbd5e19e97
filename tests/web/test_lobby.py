"""The host arranges the table before the first deal; who leaves, who watches and who thinks is seen by all."""

import re

import pytest
from playwright.sync_api import Page, expect

from tarock.words import LANGUAGES, words_in
from tests.web import boxes
from tests.web.axe import violations
from tests.web.browsers import Browsers
from tests.web.complaints import Complaints
from tests.web.guests import Guest
from tests.web.looks import DESK, PHONE, Look

SAY = words_in("en")
LOBBY = {"ruleset": "koenigrufen-turnier", "chairs": [{}] * 4, "sit": 0, "host_starts": True}


def place(page: Page, number: int) -> str:
    """Return how a place is found in the list of places."""
    expect(page.locator(f'[data-place="{number}"]')).to_be_visible()
    return f'[data-place="{number}"]'


def seat_bot(page: Page, number: int, level: str) -> None:
    where = page.locator(place(page, number))
    where.get_by_role("combobox").select_option(level)
    where.locator('[data-do="seat-bot"]').click()
    expect(where.locator('[data-do="take-bot"]')).to_be_visible()


def join(browsers: Browsers, table: str, number: int) -> Guest:
    """Return somebody who has taken a place."""
    guest = Guest(browsers.page(), "Bo").enter()
    guest.page.goto(f"/table/{table}")
    guest.page.locator(place(guest.page, number)).get_by_role("button", name=SAY("web-start-sit-here")).click()
    return guest


def test_the_host_seats_bots_takes_them_away_removes_a_person_and_starts(browsers: Browsers) -> None:
    ada = Guest(browsers.page(), "Ada").enter()
    table = ada.open(**LOBBY)
    bo = join(browsers, table, 1)
    page = ada.page
    start = page.get_by_role("button", name=SAY("web-lobby-start"))
    expect(start).to_be_disabled()

    seat_bot(page, 2, "book")
    expect(page.locator(place(page, 2))).to_contain_text(SAY("level-book"))
    page.locator('[data-do="take-bot"]').click()
    expect(page.locator(place(page, 2))).to_contain_text(SAY("web-start-place-free"))

    page.on("dialog", lambda dialog: dialog.accept())
    page.locator(place(page, 1)).locator('[data-do="remove"]').click()
    expect(bo.page.get_by_role("alert").filter(has_text=SAY("error-sent-away"))).to_be_visible()

    for number in (1, 2, 3):
        seat_bot(page, number, "book")
    start.click()
    assert ada.offered().do == "press"
    expect(page.get_by_role("article")).to_have_count(4)


def test_whoever_is_not_the_host_waits_for_him_and_arranges_nothing(browsers: Browsers) -> None:
    ada = Guest(browsers.page(), "Ada").enter()
    table = ada.open(**{**LOBBY, "chairs": [{}, {}, {"bot": "book"}, {"bot": "book"}]})
    bo = join(browsers, table, 1)
    expect(bo.page.get_by_text(SAY("web-lobby-host-starts"))).to_be_visible()
    expect(bo.page.locator("[data-do]")).to_have_count(0)
    ada.page.get_by_role("button", name=SAY("web-lobby-start")).click()
    expect(bo.page.locator("[data-card]")).to_have_count(12)


def test_who_leaves_for_good_is_shown_as_left_with_a_bot_at_his_seat_and_a_line_in_the_log(browsers: Browsers) -> None:
    ada = Guest(browsers.page(), "Ada").enter()
    chairs = [{}, {}, {"bot": "book"}]
    table = ada.open(ruleset="danish-jensen-1989", chairs=chairs, sit=0, pace=3000)
    bo = join(browsers, table, 1)
    expect(bo.page.locator(".hand")).to_be_visible()
    bo.page.on("dialog", lambda dialog: dialog.accept())
    bo.page.get_by_role("button", name=SAY("web-sheet-menu")).click()
    bo.page.get_by_role("button", name=SAY("web-menu-leave")).click()

    seat = ada.page.get_by_role("article", name="Bo")
    expect(seat).to_contain_text(SAY("web-table-left"))
    expect(ada.page.get_by_role("complementary")).to_contain_text(SAY("table-left", who="Bo"))
    ada.page.reload()
    expect(ada.page.get_by_role("complementary")).to_contain_text(SAY("table-left", who="Bo"))
    ada.page.get_by_role("button", name=SAY("web-sheet-menu")).click()
    ada.page.get_by_text(SAY("web-lobby-places")).click()
    seat_bot_again = ada.page.get_by_role("dialog").locator('[data-place="1"] [data-do="seat-bot"]')
    seat_bot_again.click()
    expect(ada.page.get_by_role("complementary")).to_contain_text(re.compile(r"a bot \(.+\), plays on"))


def test_spectators_are_counted_and_talk_if_the_host_allows_it(browsers: Browsers) -> None:
    ada = Guest(browsers.page(), "Ada").enter()
    table = ada.open(ruleset="danish-jensen-1989", chairs=[{}, {"bot": "book"}, {"bot": "book"}], sit=0, pace=1000)
    cleo = Guest(browsers.page(), "Cleo").enter()
    cleo.page.goto(f"/table/{table}")
    expect(ada.page.locator("header.bar")).to_contain_text(SAY("web-watching-count", number=1))
    expect(cleo.page.get_by_text(SAY("web-watching-silent"))).to_be_visible()

    ada.page.get_by_role("button", name=SAY("web-sheet-menu")).click()
    ada.page.get_by_role("button", name=SAY("web-watching-talk")).click()
    ada.page.keyboard.press("Escape")
    cleo.page.get_by_label(SAY("web-chat-say")).fill("Well done")
    cleo.page.get_by_role("button", name=SAY("web-chat-send")).click()
    said = ada.page.get_by_role("complementary").get_by_role("listitem").filter(has_text="Well done")
    expect(said).to_have_text(re.compile(rf"Cleo\s+\({SAY('web-watching-says')}\)\s+Well done"))

    cleo.page.close()
    expect(ada.page.locator("header.bar")).not_to_contain_text(SAY("web-watching-count", number=1))


def test_the_time_to_think_is_counted_down(page: Page) -> None:
    guest = Guest(page).enter()
    guest.open(ruleset="danish-jensen-1989", chairs=[{}, {"bot": "book"}, {"bot": "book"}], sit=0, think=600)
    guest.offered()
    clock = page.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^\s*(10:00|9:\d\d)\s*$"))
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
    own = page.get_by_role("article", name=SAY("play-you"))
    expect(own.get_by_role("timer")).to_be_visible()
    page.reload()
    expect(clock).to_have_text(re.compile(r"9:\d\d"))


def test_without_a_time_to_think_there_is_no_clock(page: Page) -> None:
    guest = Guest(page).enter()
    guest.open(ruleset="danish-jensen-1989", chairs=[{}, {"bot": "book"}, {"bot": "book"}], sit=0)
    guest.offered()
    expect(page.get_by_role("timer")).to_have_count(0)


def test_bots_alone_play_at_a_table_from_the_form(page: Page) -> None:
    Guest(page).enter()
    page.goto("/new")
    chairs = page.get_by_role("group", name=SAY("web-start-chairs")).get_by_role("combobox")
    expect(chairs).to_have_count(3)
    for chair in chairs.all():
        chair.select_option("book")
    expect(page.get_by_text(SAY("web-start-bots-alone"))).to_be_visible()
    page.get_by_label(SAY("web-start-rounds"), exact=True).fill("1")
    page.get_by_role("button", name=SAY("web-start-open-table")).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_text(SAY("web-start-watching"))).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(3)


def test_who_comes_back_goes_on_playing_without_scrolling(browsers: Browsers) -> None:
    page = browsers.page(screen=PHONE)
    guest = Guest(page).enter()
    table = guest.open(ruleset="danish-jensen-1989", chairs=[{}, {"bot": "book"}, {"bot": "book"}], sit=0)
    page.goto("/")
    go_on = page.get_by_role("link", name=SAY("web-start-go-on")).first
    box = go_on.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"]
    go_on.click()
    expect(page).to_have_url(re.compile(table))


def test_the_pace_of_the_bots_is_chosen_for_a_quick_game(page: Page) -> None:
    page.goto("/")
    sheet = page.locator("section").filter(has=page.get_by_role("button", name=SAY("web-start-play-danish")))
    sheet.get_by_label(SAY("web-start-pace")).select_option("slow")
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/tables")) as asked:
        sheet.get_by_role("button").click()
    assert '"pace":3000' in (asked.value.post_data or "")
    page.goto("/")
    expect(sheet.get_by_label(SAY("web-start-pace"))).to_have_value("slow")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_for_everyone(browsers: Browsers, language: str) -> None:
    ada = Guest(browsers.page(Look(language=language)), "Annemarie").enter()
    table = ada.open(**LOBBY)
    guest = Guest(browsers.page(Look(language=language)), "Bo").enter()
    guest.page.goto(f"/table/{table}")
    guest.page.locator(place(guest.page, 1)).get_by_role("button").click()
    seat_bot(ada.page, 2, "master")
    for screen in (PHONE, DESK):
        for page in (ada.page, guest.page):
            page.set_viewport_size(screen)
            boxes.come_to_rest(page)
            assert [*boxes.flaws(page, ("bar",)), *violations(page)] == []


def test_a_seat_goes_to_another_device_once_after_a_question_and_sessions_are_ended(
    browsers: Browsers, complaints: Complaints
) -> None:
    complaints.expect("409")  # for the link that has been used
    ada, phone = Guest(browsers.page(), "Ada").enter(), Guest(browsers.page(), "Phone").enter()
    table = ada.open(**LOBBY)
    secret = ada.page.request.get(f"/api/tables/{table}/link").json()["link"]
    expect(ada.page.get_by_role("button", name=SAY("web-lobby-start"))).to_be_visible()

    phone.page.goto(f"/table/{table}#seat={secret}")
    asked = phone.page.get_by_text(SAY("web-seat-known", name="Ada", own="Phone"))
    expect(asked).to_be_visible()
    assert "seat=" not in phone.page.url
    phone.page.get_by_role("button", name=SAY("web-seat-take")).click()
    expect(phone.page.get_by_role("button", name=SAY("web-lobby-start"))).to_be_visible()
    expect(ada.page.get_by_role("button", name=SAY("web-lobby-start"))).to_have_count(0)

    nobody = browsers.page()
    nobody.goto(f"/table/{table}#seat={secret}")
    expect(nobody.get_by_role("alert")).to_contain_text(SAY("error-used-link"))

    settings = phone.page
    settings.goto("/settings")
    settings.on("dialog", lambda dialog: dialog.accept())
    assert "tarock" not in settings.evaluate("document.cookie")
    settings.get_by_role("button", name=SAY("web-sessions-end-name", name="Phone")).click()
    expect(settings.get_by_role("heading", name=SAY("web-sessions-title"))).to_have_count(0)
    assert settings.request.get("/api/sessions/me").text() == "null"
