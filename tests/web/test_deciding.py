"""No trap doors: what costs is asked about, what is narrow is tapped twice, a card comes back, the rest is claimed."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tarock.words import words_in
from tests.web.browsers import Browsers
from tests.web.guests import CORNER, Guest
from tests.web.looks import LIGHT, PHONE, Look
from tests.web.positions import BIDDING, DANISH_FOLLOWING, DANISH_PLAY, KOENIGRUFEN_PLAY, Position
from tests.web.runs import DANISH_RUN, KING_UNDER, KOENIGRUFEN_RUN, SKUS_GONE, Prepared

SAY = words_in("en")
PATIENT = 10_000
"""Milliseconds that a bot waits: the deal must not go on before somebody has looked."""


def sat_down(page: Page, position: Position | Prepared, pace: int = 0) -> Guest:
    guest = Guest(page).enter()
    guest.open(**{**position.settings, "pace": pace})
    guest.offered()
    return guest


def card(page: Page, token: str) -> Locator:
    return page.locator(f'[data-card="{token}"]')


# What costs


def test_demanding_a_skus_that_has_gone_is_asked_about(page: Page) -> None:
    sat_down(page, SKUS_GONE, PATIENT)
    page.get_by_role("button", name=SAY("web-danish-do-demand")).click()
    sure = page.locator('[data-panel="sure"]')
    expect(sure).to_contain_text(SAY("play-explain-wrong-demand", fine="20"))
    sure.get_by_role("button", name=SAY("web-sure-not")).click()
    expect(sure).to_have_count(0)
    page.get_by_role("button", name=SAY("web-danish-do-demand")).click()
    sure.locator('[data-do="sure"]').click()
    expect(sure).to_have_count(0)
    expect(page.get_by_role("button", name=SAY("web-danish-do-demand"))).to_have_count(0)


def test_a_king_that_is_lost_is_asked_about(page: Page) -> None:
    guest = sat_down(page, KING_UNDER, PATIENT)
    guest.touch("T1")
    sure = page.locator('[data-panel="sure"]')
    expect(sure).to_contain_text(SAY("cost-lost-pagat", points=15))
    expect(card(page, "T1")).to_be_visible()
    sure.get_by_role("button", name=SAY("web-sure-not")).click()
    expect(card(page, "T1")).to_be_visible()
    guest.touch("T1")
    sure.locator('[data-do="sure"]').click()
    expect(card(page, "T1")).to_have_count(0)


# Tapping twice


def test_a_narrow_card_is_tapped_twice_where_fingers_tap(browsers: Browsers) -> None:
    page = browsers.page(LIGHT, PHONE, has_touch=True, is_mobile=True)
    guest = sat_down(page, DANISH_PLAY, PATIENT)
    token = guest.offered().card
    card(page, token).tap(position=CORNER)
    expect(page.locator(".message")).to_contain_text(SAY("web-sure-again", what=""))
    expect(card(page, token)).to_be_visible()
    card(page, token).tap(position=CORNER)
    expect(card(page, token)).to_have_count(0)


@pytest.mark.parametrize(("tap", "taps"), [("once", 1), ("twice", 2)])
def test_a_player_chooses_how_a_card_is_played(browsers: Browsers, tap: str, taps: int) -> None:
    page = browsers.page(Look(tap=tap))
    guest = sat_down(page, KOENIGRUFEN_PLAY, PATIENT)
    token = guest.offered().card
    for left in range(taps, 0, -1):
        expect(card(page, token)).to_have_count(1)
        assert left > 0
        guest.touch(token)
    expect(card(page, token)).to_have_count(0)


def test_a_game_above_a_plain_call_is_tapped_twice_where_fingers_tap(browsers: Browsers) -> None:
    page = browsers.page(LIGHT, PHONE, has_touch=True, is_mobile=True)
    sat_down(page, BIDDING, PATIENT)
    panel = page.locator('[data-panel="auction"]')
    game = panel.locator(".games button").first
    game.tap()
    expect(game).to_have_attribute("aria-pressed", "true")
    game.tap()
    expect(panel).to_have_count(0)


# Taking back


@pytest.mark.parametrize("position", [DANISH_PLAY, KOENIGRUFEN_PLAY], ids=["danish", "koenigrufen"])
def test_a_card_is_taken_back_while_the_bots_wait(page: Page, position: Position) -> None:
    guest = sat_down(page, position, PATIENT)
    hand = guest.hand()
    guest.act()
    assert len(guest.hand()) == len(hand) - 1
    page.locator('[data-do="take-back"]').click()
    expect(page.locator("[data-card]")).to_have_count(len(hand))
    assert hand == guest.hand()
    assert guest.trick() == []
    guest.act()
    assert len(guest.hand()) == len(hand) - 1


def test_who_does_not_want_it_is_not_offered_it(browsers: Browsers) -> None:
    page = browsers.page(Look(takeback="off"))
    guest = sat_down(page, DANISH_PLAY, PATIENT)
    guest.act()
    expect(page.get_by_text(SAY("web-table-waits", you="no", name="")).first).to_be_visible()
    expect(page.locator('[data-do="take-back"]')).to_have_count(0)


# The rest


@pytest.mark.parametrize("position", [DANISH_RUN, KOENIGRUFEN_RUN], ids=["danish", "koenigrufen"])
def test_the_rest_is_claimed_where_the_cards_prove_it(page: Page, position: Prepared) -> None:
    sat_down(page, position)
    page.locator('[data-do="claim-rest"]').click()
    expect(page.locator('[data-panel="settlement"]')).to_be_visible()


def test_a_claim_that_is_not_proven_is_refused_with_a_sentence(page: Page) -> None:
    sat_down(page, DANISH_PLAY, PATIENT)
    expect(page.locator('[data-do="claim-rest"]')).to_have_count(0)
    page.get_by_role("button", name=SAY("web-sheet-menu")).click()
    page.get_by_role("dialog").get_by_role("button", name=SAY("web-claim-rest", rest="all")).click()
    expect(page.get_by_role("alert")).to_contain_text(SAY("error-not-proven"))


def test_forced_cards_play_by_themselves_if_wanted(browsers: Browsers) -> None:
    page = browsers.page(Look(forced="all"))
    guest = Guest(page).enter()
    guest.open(**DANISH_FOLLOWING.settings)
    fallen = 0
    while (offered := guest.offered()).do != "over":
        if offered.do == "play" and page.locator("[data-card][data-legal]").count() == 1:
            expect(page.locator(f'[data-card="{offered.card}"]')).to_have_count(0)  # nobody touches it
            fallen += 1
        else:
            guest.act()
    assert fallen
