"""Two people in two browsers at one table."""

import re

from playwright.sync_api import expect

from tarock.words import words_in
from tests.web.browsers import Browsers
from tests.web.guests import Guest
from tests.web.looks import PHONE

SAY = words_in("en")
CHAIRS = [{}, {}, {"bot": "book"}]


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


def test_on_a_phone_a_remark_is_seen_without_opening_the_chat(browsers: Browsers) -> None:
    ada, bo = sit_down_together(browsers)
    bo.page.set_viewport_size(PHONE)
    ada.page.get_by_role("button", name="Good evening!").click()
    expect(bo.page.locator("p[aria-hidden]", has_text="Good evening!")).to_have_text("Ada Good evening!")


def test_whoever_sits_out_is_told_so(browsers: Browsers) -> None:
    """At a table of four the player opposite the dealer sits out; who deals first is drawn by lot."""
    guests = [Guest(browsers.page(), name).enter() for name in ("Ada", "Bo", "Carl", "Dora")]
    table = guests[0].open(ruleset="danish-jensen-1989", chairs=[{}] * len(guests), sit=0)
    for guest in guests[1:]:
        guest.page.goto(f"/table/{table}")
        guest.page.get_by_role("button", name="Sit here").first.click()
        expect(guest.page.get_by_role("button", name="Sit here")).to_have_count(0)
    told = SAY("web-table-sits-out")
    for guest in guests:
        expect(guest.page.locator(".message")).to_have_text(re.compile(r"\w"))
    assert sum(told in guest.page.locator(".message").inner_text() for guest in guests) == 1
