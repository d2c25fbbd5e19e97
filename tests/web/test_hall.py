"""The hall in a browser: an evening from the list of people to the standings, on phones, a desk and a wall."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tarock.words import words_in
from tests.web import axe
from tests.web.boxes import WIDER
from tests.web.browsers import Browsers
from tests.web.complaints import Complaints
from tests.web.halls import ClubServer, HallEvent, as_desk, club_served
from tests.web.looks import AS_THE_DEVICE, DRESSES, PHONE, Look, every_language

SAY = words_in("en")
PROJECTOR: Final = ViewportSize(width=1920, height=1080)
READABLE: Final = 50
"""Pixels of a projector that is two metres wide, and so five centimetres: what an eye reads at ten metres."""
LIST = "Rufname;Familie;Ort;Mail\n" + "".join(
    f"{name.replace(' ', ';', 1)};Steyr;x@example.com\n"
    for name in (
        *("Anna Berg", "Bert Cerny", "Dora Egger", "Fritz Gruber", "Hanna Illich"),
        *("Josef Kofler", "Lena Maier", "Nora Ober", "Paul Quast"),
    )
)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClubServer]:
    """A club for all tests of this file; their events are apart."""
    with club_served(tmp_path_factory.mktemp("hall")) as served:
        yield served


def button(page: Page | Locator, word: str, **values: str | int) -> Locator:
    return page.get_by_role("button", name=SAY(word, **values))


def part(page: Page, name: str) -> None:
    """Open a part of the desk."""
    page.locator("main nav").get_by_role("button", name=SAY(f"hall-part-{name}"), exact=True).click()


def test_an_evening_from_the_list_to_the_standings(club: ClubServer, browsers: Browsers) -> None:
    desk, wall = browsers.page(), browsers.page(screen=PROJECTOR)
    desk.goto(club.desk_address)
    desk.get_by_label(SAY("hall-new-name")).fill("Herbstcup Steyr")
    desk.get_by_label(SAY("hall-new-format")).select_option("villach")
    desk.get_by_label(SAY("hall-set-rounds"), exact=True).fill("2")
    desk.get_by_label(SAY("hall-set-deals"), exact=True).fill("4")
    button(desk, "hall-new-open").click()
    expect(desk.get_by_role("heading", level=1)).to_have_text("Herbstcup Steyr")
    assert club.codes.desk() not in desk.url, "the code stays in no history"
    event = HallEvent(club, desk.url.split("/")[-2])

    enter_the_list(desk)
    wall.goto(event.at("/wall"))
    expect(wall.locator("main")).to_contain_text(SAY("hall-wall-welcome"))
    part(desk, "round")
    button(desk, "hall-commit").click()
    first = desk.locator(".hash").text_content()
    assert first
    button(desk, "hall-commit-anew").click()
    expect(desk.locator(".hash")).not_to_have_text(first)
    shown = desk.locator(".hash").text_content()
    assert shown
    expect(wall.locator(".hash")).to_have_text(shown)
    desk.get_by_label(SAY("hall-word")).fill("Sauschneider")
    button(desk, "hall-draw").click()
    expect(desk.get_by_role("heading", name=SAY("hall-table", table=2))).to_be_visible()
    expect(wall.locator(".tables li")).to_have_count(2)

    phones = [my_phone(browsers, event, number) for number in (1, 9)]
    play_both_rounds(desk, event, phones)
    part(desk, "result")
    button(desk, "hall-close").click()
    button(desk, "hall-close-sure").click()
    expect(desk.get_by_text(SAY("hall-closed"))).to_be_visible()
    first = event.read("public")["standings"][0]
    expect(desk.locator("tbody tr").first).to_contain_text(first["name"])
    expect(wall.locator(".columns li").first).to_contain_text(first["name"])
    for phone in phones:
        expect(phone.locator("tbody tr").first).to_contain_text(first["name"])
        expect(phone.locator(".large")).to_have_text(SAY("hall-my-over"))


def test_the_first_page_of_such_a_server_shows_the_way_to_its_club(club: ClubServer, browsers: Browsers) -> None:
    page = browsers.page(screen=PHONE)
    page.goto(f"{club.address}/")
    page.get_by_role("link", name=SAY("web-start-club-go")).click()
    expect(page).to_have_url(f"{club.address}/club/events")


def enter_the_list(desk: Page) -> None:
    """Paste people whose names stand in two columns of unusual names; one pays, and mail addresses are not read."""
    desk.get_by_label(SAY("hall-list"), exact=True).fill(LIST)
    expect(desk.get_by_role("alert")).to_contain_text(SAY("hall-list-line", line=1))
    columns = desk.get_by_role("group", name=SAY("hall-list-columns"))
    columns.get_by_label(SAY("hall-list-name"), exact=True).select_option("Rufname")
    columns.get_by_label(SAY("hall-list-second")).select_option("Familie")
    button(desk, "hall-list-enter", people=9).click()
    expect(desk.get_by_role("heading", name=SAY("hall-people", people=9, present=9))).to_be_visible()
    expect(desk.locator("main")).not_to_contain_text("example.com")
    button(desk.locator("li", has_text="Dora Egger"), "hall-pays", amount="15.00 EUR").click()
    expect(desk.locator("li", has_text="Dora Egger")).to_contain_text(SAY("hall-paid"))


def test_a_hundred_people_from_a_file_are_drawn_with_seven_clicks(
    club: ClubServer, browsers: Browsers, tmp_path: Path
) -> None:
    """And what is wrong in the file is told by line before anybody is entered."""
    wrong = {17: ";;Linz", 40: "Anna 1;Berg;Steyr", 77: ";;"}
    lines = [wrong.get(number, f"Anna {number};Berg;Steyr") for number in range(1, 104)]
    file = tmp_path / "people.csv"
    file.write_text("\n".join(["Vorname;Nachname;Ort", *lines, ""]), encoding="utf-8")
    desk = browsers.page()
    clicks = 0

    def click(what: Locator) -> None:
        nonlocal clicks
        what.click()
        clicks += 1

    desk.goto(club.desk_address)
    desk.get_by_label(SAY("hall-new-name")).fill("Hundert")
    click(button(desk, "hall-new-open"))
    with desk.expect_file_chooser() as choosing:
        click(desk.get_by_text(SAY("hall-list-file"), exact=True))
    choosing.value.set_files(file)
    told = desk.get_by_role("alert")
    expect(told).to_contain_text(SAY("hall-list-flaws", lines=3))
    for number in (17, 40, 77):
        expect(told).to_contain_text(SAY("hall-list-line", line=number + 1))
    expect(desk.locator("form").last).to_contain_text("1 Anna 1 Berg, Steyr")
    button(desk, "hall-list-line", line=41).click()
    area = "document.activeElement"
    chosen = desk.evaluate(f"{area}.value.slice({area}.selectionStart, {area}.selectionEnd)")
    assert chosen == "Anna 1;Berg;Steyr"
    button(desk, "hall-list-leave-out", lines=3).click()  # only where something is wrong
    click(button(desk, "hall-list-enter", people=100))
    expect(desk.get_by_role("heading", name=SAY("hall-people", people=100, present=100))).to_be_visible()
    with desk.expect_popup() as opened:
        click(desk.get_by_role("link", name=SAY("hall-wall-open")))
    clicks += 1
    part(desk, "round")
    click(button(desk, "hall-commit"))
    desk.get_by_label(SAY("hall-word")).fill("Sauschneider")
    click(button(desk, "hall-draw"))
    expect(desk.get_by_role("heading", name=SAY("hall-table", table=25), exact=True)).to_be_visible()
    expect(opened.value.locator(".tables li").first).to_be_visible()
    assert clicks == 7


def my_phone(browsers: Browsers, event: HallEvent, number: int) -> Page:
    phone = browsers.page(screen=PHONE)
    phone.goto(event.at())
    phone.get_by_label(SAY("hall-my-number")).fill(str(number))
    button(phone, "hall-my-show").click()
    seating = event.read("public")["tables"]
    mine = next(each for each in seating if number in [player["number"] for player in each["players"]])
    expect(phone.locator(".large")).to_contain_text(SAY("hall-my-table", table=mine["table"]))
    for player in mine["players"]:
        expect(phone.locator("section ol")).to_contain_text(player["name"])
    return phone


def play_both_rounds(desk: Page, event: HallEvent, phones: list[Page]) -> None:
    for number in (1, 2):
        for table in (1, 2):
            event.line(number, table)
        mine = {row["number"]: row for row in event.read("public")["standings"]}
        for phone, own in zip(phones, (1, 9), strict=True):
            points = mine[own]["points"]
            said = f"+{points}" if points > 0 else f"−{-points}" if points else "0"
            expect(phone.locator("dl")).to_contain_text(said)
        expect(desk.get_by_text(SAY("hall-missing", tables="1, 2", number=2))).to_be_visible()
        for table in (1, 2):
            button(desk.locator("li.sheet").nth(table - 1), "hall-end-table").click()
            expect(desk.locator("li.sheet").nth(table - 1)).to_contain_text(SAY("hall-table-ended"))
        if number == 1:
            button(desk, "hall-begin", round=2).click()
            expect(desk.get_by_role("heading", name=SAY("hall-round", round=2, rounds=2))).to_be_visible()


# Bad input


def test_what_cannot_be_is_one_sentence_and_nothing_is_lost(
    club: ClubServer, page: Page, complaints: Complaints
) -> None:
    complaints.expect("status of 40[39] ")
    event = club.event()
    event.enter(10)
    as_desk(page, club).goto(event.at("/desk"))
    name, number = (
        page.get_by_label(SAY("hall-name"), exact=True),
        page.get_by_label(SAY("hall-number-field"), exact=True),
    )
    name.fill("Anna Berg")
    page.get_by_label(SAY("hall-town"), exact=True).fill("Steyr")
    button(page, "hall-enter").first.click()
    expect(page.get_by_role("alert")).to_have_text(SAY("cup-entered-twice", name="Anna Berg", number=1))
    expect(name).to_have_value("Anna Berg")
    name.fill("Rosa Steiner")
    number.fill("3")
    button(page, "hall-enter").first.click()
    expect(page.get_by_role("alert")).to_have_text(SAY("cup-number-taken", number=3, free=11))
    expect(name).to_have_value("Rosa Steiner")
    number.fill("")
    button(page, "hall-enter").first.click()
    expect(page.get_by_role("alert")).to_have_count(0)
    part(page, "round")
    expect(page.get_by_role("alert")).to_have_text(SAY("hall-field", players=11, house=1, byes=1))
    button(page, "hall-allow-byes", byes=1).click()
    expect(button(page, "hall-commit")).to_be_visible()
    assert event.read("desk")["settings"]["byes"]
    page.goto(event.at("/codes") + "#wrong222")
    expect(page.get_by_role("alert")).to_contain_text("desk")


def test_an_expired_code_and_an_event_that_is_not_there_are_one_sentence(
    club: ClubServer, page: Page, complaints: Complaints
) -> None:
    complaints.expect("status of 40[349] ")
    event = club.event()
    page.goto(event.at("/referee") + "#old22222")
    expect(page.get_by_role("alert")).to_have_text(SAY("hall-code-referee"))
    page.get_by_label(SAY("hall-code"), exact=True).fill(club.codes.referee(event.name).upper())
    button(page, "hall-code-enter").click()
    expect(page.get_by_text(SAY("hall-referee-soon"))).to_be_visible()
    page.goto(f"{club.address}/event/nothing")
    expect(page.get_by_role("alert")).to_have_text(SAY("hall-no-such-event", event="nothing"))


# Referees


def test_a_referee_is_called_rules_and_never_at_his_own_table(club: ClubServer, browsers: Browsers) -> None:
    event = club.event()
    event.enter(8)
    event.draw()
    event.line(1, 1)
    seats = [place["number"] for place in event.read("tables/1/1")["places"]]
    page = browsers.page(screen=PHONE)
    page.goto(event.at("/referee") + f"#{club.codes.referee(event.name)}")
    event.send("tables/1/1/call", text="a card too many")
    expect(page.get_by_role("log", name=SAY("hall-calls"))).to_contain_text("a card too many")
    button(page, "hall-call-answer").click()
    table = page.get_by_role("region", name=SAY("hall-referee-lines"))
    expect(table).to_contain_text("+2")
    page.get_by_label(SAY("hall-referee-own")).fill(str(seats[1]))
    expect(page.get_by_role("alert")).to_have_text(SAY("hall-referee-own-table"))
    page.get_by_label(SAY("hall-referee-own")).fill("")
    page.get_by_label(SAY("hall-strike")).check()
    page.get_by_label(SAY("hall-line"), exact=True).select_option("1")
    page.get_by_label(SAY("hall-strike-why")).fill("three times +4")
    button(page, "hall-do-strike").click()
    expect(page.get_by_text(SAY("hall-struck-done"))).to_be_visible()
    assert event.read("tables/1/1")["totals"] == [0, 0, 0, 0]


# The wall


def test_the_wall_is_read_from_ten_metres_and_turns_by_itself(club: ClubServer, browsers: Browsers) -> None:
    rooms = [{"name": "Großer Saal", "tables": 15}, {"name": "Kellerstüberl beim Wirt", "tables": 15}]
    event = club.event(rooms=rooms)
    event.enter(102)
    event.draw()
    event.line(1, 1)
    page = browsers.page(screen=PROJECTOR)
    page.clock.install()
    page.goto(event.at("/wall"))
    heading = page.locator(".wall h2")
    seen: list[str] = []
    for _ in range(12):
        expect(heading).to_be_visible()
        seen.append(heading.text_content() or "")
        assert not page.evaluate(CUT), seen[-1]
        sizes: list[float] = page.evaluate(LETTERS)
        assert min(sizes) >= READABLE, seen[-1]
        page.clock.run_for(12_000)
    assert len(set(seen)) == 12  # three pages of tables, six of names, and so on
    page.keyboard.press(" ")
    expect(page.locator("footer")).to_contain_text(SAY("hall-wall-held"))
    held = heading.text_content()
    page.clock.run_for(30_000)
    expect(heading).to_have_text(held or "")


CUT = """
() => [...document.querySelectorAll('.wall, .wall section, .wall li')].some(
  ({ scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
    scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
"""
LETTERS = """
() => [...document.querySelectorAll('.wall li span:not(.players), .wall li b')]
  .filter(({ textContent }) => textContent.length <= 10)
  .map((each) => parseFloat(getComputedStyle(each).fontSize))
"""
"""Names of ten letters have their full size also at a table of five."""


# For everybody


def busy_event(club: ClubServer) -> HallEvent:
    """An event with all that its pages can show."""
    event = club.event()
    event.enter(9)
    event.happened("away", number=9)
    event.happened("back", number=9)
    event.draw()
    event.happened("started", round=1, minutes=90)
    event.line(1, 1)
    event.send("tables/1/2/call", text="a card too many")
    event.send("rulings", kind="ruled", round=1, table=1, by=0, text="Renonce")
    return event


def every_page(page: Page, event: HallEvent) -> Iterator[str]:
    """Open one page after the other, and each part of the desk."""
    page.goto(event.at("/desk"))
    parts = ("people", "setup", "round", "result", "links")
    for name in parts:
        page.locator("main nav button").nth(parts.index(name)).click()
        expect(page.locator("main h2").first).to_be_visible()
        yield f"desk {name}"
        if name == "people":
            page.locator("li .do button").last.click()
            expect(page.get_by_role("dialog")).to_be_visible()
            yield "person"
            page.keyboard.press("Escape")
    for path, ready in (
        ("/codes", "main svg"),
        ("", "main table"),
        ("/wall", ".wall li"),
        (f"/referee#{event.club.codes.referee(event.name)}", ".tables button"),
    ):
        page.goto(event.at(path))
        expect(page.locator(ready).first).to_be_visible()
        if "referee" in path:
            page.locator(".tables button").first.click()
            expect(page.locator("form textarea")).to_be_visible()
        yield path
    page.goto(f"{event.club.address}/club/events")
    expect(page.locator("form")).to_be_visible()
    yield "events"


def test_axe_finds_nothing_on_any_page(club: ClubServer, browsers: Browsers) -> None:
    page = as_desk(browsers.page(AS_THE_DEVICE), club)
    found: list[str] = []
    others = cycle(list(DRESSES.values())[1:])
    for name in every_page(page, busy_event(club)):
        found += [f"{name}: {line}" for line in axe.violations(page)]
        dress = next(others)
        dress.put_on(page)
        found += [f"{name}, {dress}: {line}" for line in axe.violations(page, axe.COLOURS)]
        DRESSES["light"].put_on(page)
    assert not found, "\n".join(found)


@every_language
def test_nothing_is_scrolled_sideways_on_a_phone(language: str, club: ClubServer, browsers: Browsers) -> None:
    page = as_desk(browsers.page(Look(language=language), screen=PHONE), club)
    wide = [name for name in every_page(page, busy_event(club)) if page.evaluate(WIDER) > 0]
    assert not wide
