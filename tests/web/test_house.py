"""House rules are written in the page, checked while one writes, and played by."""

import re

from playwright.sync_api import Page, expect

from tarock.words import words_in
from tests.web.complaints import Complaints
from tests.web.guests import Guest
from tests.web.places import begin_house

SAY = words_in("en")
NAME = "Our own rules"
HOUSE = f'id = "ours"\nextends = "danish-jensen-1989"\nname = "{NAME}"\n'
OTHERS = 2
"""Danish Tarok is played by three."""


def change_a_number(page: Page) -> str:
    """Make the first amount of the book five higher, and return it."""
    page.locator("details:has(input[type=number])").first.evaluate("(details) => { details.open = true }")
    number = page.locator("input[type=number][id^='key-']:visible").first
    changed = str(int(number.input_value()) + 5)
    number.fill(changed)
    return changed


def test_house_rules_are_edited_and_played(page: Page) -> None:
    begin_house(page, "danish-jensen-1989", NAME)
    with page.expect_response("**/api/rulesets/check"):
        changed = change_a_number(page)
    expect(page.locator("aside textarea")).to_have_value(re.compile(rf"= {changed}\b"))
    expect(page.locator("aside [role=status]")).to_contain_text(SAY("web-house-good"))

    page.get_by_role("link", name=SAY("web-house-open")).click()
    expect(page).to_have_url(re.compile("/new"))
    expect(page.get_by_label(SAY("web-start-rules"), exact=True)).to_have_value(re.compile("^house:"))
    chairs = page.locator("fieldset ol li:not(:first-child) select")
    expect(chairs, "they come once the server has read the rules").to_have_count(OTHERS)
    expect(page.locator("fieldset ol li:first-child select"), "the first is one's own").to_have_value("you")
    for chair in chairs.all():
        chair.select_option("book")
    page.get_by_role("button", name=SAY("web-start-open-table")).click()

    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("heading", level=1)).to_have_text(NAME)
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert table["ruleset"] not in {"danish-jensen-1989", ""}
    guest = Guest(page)
    guest.play_until(lambda offered: offered.do == "play")


def test_a_flaw_in_house_rules_is_named(page: Page, complaints: Complaints) -> None:
    complaints.expect("status of 400 .*/api/rulesets/check")
    begin_house(page, "koenigrufen-mayr-2012", NAME)
    text = page.locator("aside textarea")
    text.fill(text.input_value() + "\n[no_such_table]\nkey = 1\n")
    expect(page.locator("aside [role=status]")).not_to_contain_text(SAY("web-house-good"))
    expect(page.locator("aside")).to_contain_text("no_such_table")


def test_the_name_of_house_rules_is_shown_wherever_they_are_played_by(page: Page) -> None:
    guest = Guest(page).enter()
    chairs = [{}, {"bot": "book"}, {"bot": "book"}]
    table = guest.open(ruleset="ours", house=HOUSE, chairs=chairs, sit=0, rounds=1)
    guest.play_deal()
    page.get_by_role("button", name=SAY("web-sheet-score")).click()
    expect(page.get_by_role("dialog")).to_contain_text(NAME)
    (deal,) = page.request.get(f"/api/tables/{table}/deals").json()
    page.goto(f"/table/{table}/replay/{deal['name']}")
    expect(page.locator("h1 + p")).to_contain_text(NAME)
    page.goto("/")
    expect(page.locator("section li", has_text=SAY("web-start-look"))).to_contain_text(NAME)
