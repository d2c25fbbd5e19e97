"""Whole deals against bots, as a person plays them: what the page offers is enough to come to the end."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.guests import Guest

PERSON: dict[str, str] = {}
BOT = {"bot": "book"}
TABLES = {
    "danish-jensen-1989": [PERSON, BOT, BOT],
    "danish-hjoerring": [BOT, PERSON, BOT],
    "koenigrufen-1900": [PERSON, BOT, BOT, BOT],
    "koenigrufen-turnier": [BOT, BOT, BOT, PERSON],
    "koenigrufen-mayr-2012": [BOT, PERSON, BOT, BOT],
}


@pytest.mark.parametrize("ruleset", TABLES)
def test_a_deal_is_played_by_mouse(page: Page, ruleset: str) -> None:
    guest = Guest(page).enter()
    chairs = TABLES[ruleset]
    guest.open(ruleset=ruleset, chairs=chairs, sit=chairs.index(PERSON))

    guest.play_deal()

    assert guest.played, "no card was played"
    expect(page.locator("[data-card]")).to_have_count(0)
