"""Two people in two browsers at one table."""

from playwright.sync_api import expect

from tests.web.browsers import Browsers
from tests.web.guests import Guest

CHAIRS = [{}, {}, {"bot": "random"}]


def sit_down_together(browsers: Browsers, **settings: object) -> tuple[Guest, Guest]:
    """Return two people at a table of three, whose third is a bot."""
    ada, bo = Guest(browsers.page(), "Ada").enter(), Guest(browsers.page(), "Bo").enter()
    usual = {"ruleset": "danish-jensen-1989", "chairs": CHAIRS, "sit": 0}
    table = ada.open(**{**usual, **settings})
    bo.page.goto(f"/table/{table}")
    bo.page.get_by_role("button", name="Sit here").click()
    return ada, bo


def play_on(guests: tuple[Guest, ...]) -> bool:
    """Let whoever is on turn do one thing; return whether the deal goes on."""
    for guest in guests:
        offered = guest.offered_now()
        if offered is None:
            continue
        if offered.do in {"next", "over"}:
            return False
        guest.act()
    return True


def test_two_people_play_a_deal_against_each_other(browsers: Browsers) -> None:
    ada, bo = sit_down_together(browsers)

    while play_on((ada, bo)):
        pass

    for guest in (ada, bo):
        expect(guest.page.locator('[data-panel="settlement"]')).to_be_visible()
    assert not set(ada.played) & set(bo.played), "nobody plays another's cards"
    assert (len(ada.played), len(bo.played)) == (25, 25)


def test_what_one_says_the_other_reads(browsers: Browsers) -> None:
    ada, bo = sit_down_together(browsers)
    ada.page.get_by_role("button", name="Good evening!").click()
    expect(bo.page.get_by_role("complementary")).to_contain_text("Good evening!")
