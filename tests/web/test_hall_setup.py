"""What a tournament is played for, set up at the desk: rooms, rankings, prizes, a raffle and teams."""

from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, Page, expect

from tarock.words import words_in
from tests.web import axe
from tests.web.boxes import WIDER
from tests.web.browsers import Browsers
from tests.web.complaints import Complaints
from tests.web.halls import ClubServer, HallEvent, as_desk, club_served
from tests.web.looks import PHONE
from tests.web.sheets import Thumb

SAY = words_in("en")


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClubServer]:
    """A club for all tests of this file."""
    with club_served(tmp_path_factory.mktemp("setup")) as served:
        yield served


def button(page: Page | Locator, word: str, **values: str | int) -> Locator:
    return page.get_by_role("button", name=SAY(word, **values))


def part(page: Page, name: str) -> None:
    page.locator("main nav").get_by_role("button", name=SAY(f"hall-part-{name}"), exact=True).click()


def test_every_choice_of_a_new_event_can_be_made_and_a_wrong_one_is_told_at_its_field(
    club: ClubServer, page: Page, complaints: Complaints
) -> None:
    complaints.expect("status of 409 ")
    page.goto(club.desk_address)
    formats = club.http.get("/api/club/formats").json()
    choice = page.get_by_label(SAY("hall-new-format"))
    expect(choice.locator("option")).to_have_count(len(formats))
    for each in formats:
        choice.select_option(each["id"])
        expect(page.get_by_text(SAY(f"hall-format-{each['id']}-help"))).to_be_visible()
        expect(page.get_by_label(SAY("hall-set-rounds"), exact=True)).to_have_value(str(each["settings"]["rounds"]))
    page.get_by_label(SAY("hall-new-name")).fill("Ranks")
    choice.select_option("tyrol-cup")
    page.get_by_text(SAY("hall-set-more")).click()
    for key in club.http.get("/api/club/keys").json():
        if key["kind"] != "rows" and key["key"] != "raffle":
            expect(page.locator(f"#set-{key['key']}")).to_be_visible()
    page.get_by_label(SAY("hall-set-counts")).select_option("table_points")
    page.get_by_label(SAY("hall-set-table-points")).fill("10 8 six")
    button(page, "hall-new-open").click()
    expect(page.get_by_role("alert")).to_have_text(SAY("hall-set-wrong-numbers"))
    page.get_by_label(SAY("hall-set-table-points")).fill("10 8 6")
    button(page, "hall-new-open").click()
    field = page.get_by_label(SAY("hall-set-table-points"))
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    expect(page.get_by_role("alert")).to_have_text(SAY("cup-table-points", size=5))
    field.fill("10, 8, 6, 4, 0")
    button(page, "hall-new-open").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ranks")
    settings = HallEvent(club, page.url.split("/")[-2]).read("desk")["settings"]
    assert (settings["counts"], settings["table_points"]) == ("table_points", [10, 8, 6, 4, 0])


def test_rooms_rankings_prizes_teams_and_the_raffle(
    club: ClubServer, browsers: Browsers, complaints: Complaints
) -> None:
    complaints.expect("status of 409 ")
    event = club.event(rounds=1, ties=["best_round"])
    event.enter(8)
    desk = as_desk(browsers.page(), club)
    desk.goto(event.at("/desk"))
    part(desk, "setup")
    set_up(desk)
    event.draw()
    assert [each["room"] for each in event.read("public")["tables"]] == ["Saal", "Keller"]
    see_the_rooms(browsers, event)

    for table in (1, 2):
        event.line(1, table)
        event.happened("ended", round=1, table=table)
    part(desk, "result")
    expect(desk.get_by_role("heading", name="Out of Steyr")).to_be_visible()
    button(desk, "hall-raffle-do").click()
    expect(desk.get_by_text(SAY("hall-raffle-proof", round=1))).to_be_visible()
    raffled = event.read("public")["raffle"]
    winner = raffled["lots"][0]
    expect(desk.locator("main")).to_contain_text(f"{winner['number']} {winner['name']}")
    expect(desk.locator("main")).to_contain_text(raffled["seed"])
    awards = event.read("public")["awards"]
    assert sum(each.get("amount", 0) for each in awards) == 10_050, "what is shared is shared out whole"
    assert winner["number"] not in {each["number"] for each in awards}
    phone = browsers.page(screen=PHONE)
    phone.goto(event.at())
    for text in ("Zwei", "Out of Steyr", SAY("hall-prizes"), "a ham"):
        expect(phone.locator("main")).to_contain_text(text)
    printed = club.http.post(f"/event/{event.name}/print/prizes", data={"code": club.codes.desk()})
    assert "a ham" in printed.text
    assert all(f"{each['amount'] / 100:.2f} EUR" in printed.text for each in awards if "amount" in each)
    assert club.http.post(f"/event/{event.name}/print/prizes", data={"code": "wrong"}).status_code == 403


def set_up(desk: Page) -> None:
    """Type everything; what cannot be is told where it stands."""
    rooms, rankings, prizes = (desk.locator(f"#set-{name}") for name in ("rooms", "rankings", "prizes"))
    for name, tables in (("Saal", "1"), ("Keller", "9")):
        button(rooms, "hall-rows-add").click()
        row = rooms.locator("li").last
        row.get_by_label(SAY("hall-room-name"), exact=True).fill(name)
        row.get_by_label(SAY("hall-room-tables"), exact=True).fill(tables)
    expect(rooms).to_contain_text(SAY("hall-room-from", first=2, last=10))
    button(rankings, "hall-rows-add").click()
    rankings.get_by_label(SAY("hall-ranking-name"), exact=True).fill("Out of Steyr")
    rankings.get_by_label(SAY("hall-ranking-among")).fill("Linz, Steyr")
    for amount, thing in (("100,50", ""), ("", "")):
        button(prizes, "hall-rows-add").click()
        row = prizes.locator("li").last
        row.get_by_label(SAY("hall-prize-amount")).fill(amount)
        row.get_by_label(SAY("hall-prize-text")).fill(thing)
    desk.get_by_label(SAY("hall-set-raffle")).fill("a book\n")
    button(desk, "hall-save").click()
    expect(prizes.get_by_role("alert")).to_have_text(SAY("cup-prize", rank=2))
    last = prizes.locator("li").last
    last.get_by_label(SAY("hall-prize-text")).fill("a ham")
    last.get_by_label(SAY("hall-prize-ranking")).select_option("Out of Steyr")
    button(desk, "hall-save").click()
    expect(desk.get_by_text(SAY("hall-setup-saved"))).to_be_visible()
    desk.get_by_label(SAY("hall-team-name")).fill("Zwei")
    desk.get_by_label(SAY("hall-team-members")).fill("1, 3")
    expect(desk.locator("#team-who")).to_have_text("Anna Berg, Dora Egger")
    button(desk, "hall-team-add").click()
    expect(desk.locator("main li", has_text="Zwei")).to_contain_text("3 Dora Egger")


def see_the_rooms(browsers: Browsers, event: HallEvent) -> None:
    wall, phone = browsers.page(), browsers.page(screen=PHONE)
    wall.goto(event.at("/wall?room=Keller"))
    expect(wall.locator(".tables li")).to_have_count(1)
    expect(wall.locator(".wall h2")).to_contain_text("Keller")
    mine = event.read("public")["tables"][1]["players"][0]["number"]
    phone.goto(event.at(f"?number={mine}"))
    expect(phone.locator(".large")).to_contain_text("Keller")


# The club at home


@pytest.fixture(scope="module")
def founded(club: ClubServer) -> ClubServer:
    """The same with a club, which plays after Jensen."""
    new = {"name": "Kreis", "ruleset": "danish-jensen-1989"}
    assert club.http.post("/api/club/home", json=new).status_code == 201
    return club


def at_home(club: ClubServer, **event: Any) -> None:  # noqa: ANN401 - as the log has it
    sent = {"sender": "test", "own": uuid4().hex, "event": event}
    answer = club.http.post("/api/club/home/happened", json=sent)
    assert answer.status_code == 200, answer.text


def test_contact_data_are_for_the_secretary_alone(
    founded: ClubServer, browsers: Browsers, complaints: Complaints
) -> None:
    complaints.expect("status of 40[39] ")
    club = founded
    at_home(club, e="joined", person={"number": 1, "name": "Anna Berg", "shown": "initials"})
    page = as_desk(browsers.page(screen=PHONE), club)
    page.goto(f"{club.address}/club/people")
    button(page.locator("li", has_text="Anna Berg"), "hall-more").click()
    dialog = page.get_by_role("dialog")
    button(dialog, "homes-i-am-secretary").click()
    dialog.get_by_label(SAY("hall-code"), exact=True).fill(club.codes.desk())
    button(dialog, "hall-code-enter").click()
    expect(dialog.get_by_role("alert")).to_have_text(SAY("hall-code-secretary"))
    dialog.get_by_label(SAY("hall-code"), exact=True).fill(club.codes.secretary())
    button(dialog, "hall-code-enter").click()
    dialog.get_by_label(SAY("homes-mail")).fill("anna@example.org")
    button(dialog, "hall-save").last.click()
    expect(dialog.get_by_role("alert")).to_have_text(SAY("home-contact-agreed"))
    dialog.get_by_label(SAY("homes-agreed")).check()
    button(dialog, "hall-save").last.click()
    expect(dialog.get_by_text(SAY("hall-setup-saved"))).to_be_visible()
    assert axe.violations(page) == []
    assert page.evaluate(WIDER) <= 0
    dialog.get_by_label(SAY("hall-town")).fill("Thisted")
    button(dialog, "hall-save").first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    other = browsers.page()
    other.goto(f"{club.address}/club/people")
    expect(other.get_by_role("link", name="A. B.")).to_be_visible()
    expect(other.locator("main")).not_to_contain_text("Thisted")
    button(page.locator("li", has_text="Anna Berg"), "hall-more").click()
    button(dialog, "hall-erase").click()
    button(dialog, "hall-do-erase").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert "example.org" not in (club.folder / "contacts.json").read_text(encoding="utf-8")


def test_six_sit_down_with_a_guest_and_write_two_games_at_once(founded: ClubServer, browsers: Browsers) -> None:
    for number in range(11, 16):
        at_home(founded, e="joined", person={"number": number, "name": f"Nr. {number}"})
    at_home(founded, e="opened", evening="2026-11-21", date="2026-11-21")
    page = as_desk(browsers.page(screen=PHONE), founded)
    page.goto(f"{founded.address}/club/evening/2026-11-21")
    for number in range(11, 15):
        page.get_by_role("button", name=f"Nr. {number}").click()
    ways = page.get_by_label(SAY("web-start-rotation"))
    expect(ways.locator("option")).to_have_text(
        [SAY(f"web-start-rotation-{way}") for way in ("four", "four-two-packs")]
    )
    page.get_by_role("button", name="Nr. 15").click()
    page.get_by_label(SAY("homes-guest-name")).fill("Dorte")
    button(page, "homes-guest-add").click()
    expect(page.get_by_role("button", name="6. Dorte")).to_be_visible()
    expect(ways).to_have_count(0)
    button(page, "homes-seat-them").click()
    page.get_by_role("link", name=SAY("homes-open-sheet")).click()
    page.locator("section:has(#who-writes) button").first.click()
    thumb = Thumb(page)
    games = page.get_by_role("group", name=SAY("sheet-games")).get_by_role("button")
    expect(games).to_have_count(2)
    expect(games.nth(1)).to_contain_text("Nr. 14, Nr. 15, Nr. 13")
    write_game(thumb)
    button(page, "sheet-next-game", game=2).click()
    expect(games.nth(0)).to_contain_text("✓")
    expect(games.nth(1)).to_have_attribute("aria-pressed", "true")
    page.reload()
    games.nth(1).click()
    write_game(thumb)
    expect(page.locator(".end [role=status] span")).to_have_count(6)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")  # what the button at the end lay over comes free
    assert axe.violations(page) == []
    assert page.evaluate(WIDER) <= 0
    thumb.write()
    thumb.expect_written(1)
    expect(games.nth(0)).not_to_contain_text("✓")


def write_game(thumb: Thumb) -> None:
    thumb.answer("last", 0)
    thumb.answer("count", "31")
    thumb.answer("count", "20")
