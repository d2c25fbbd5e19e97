"""Table mode: mistakes can happen, whoever notices one points it out, and the book decides."""

from playwright.sync_api import Page, expect

from tarock.words import words_in
from tests.web.guests import Guest
from tests.web.late import Late
from tests.web.positions import PUT_RIGHT, TABLE_MODE

SAY = words_in("en")
OFFENDER = "2"


def claim_a_revoke(page: Page, guest: Guest) -> None:
    """Point out the revoke as soon as one is on turn."""
    guest.play_until(lambda offered: offered.do == "play")
    page.locator('[data-do="object"]').click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input[type=radio][value=renonce]").check()
    dialog.get_by_label(SAY("web-faults-whose")).select_option(OFFENDER)
    dialog.get_by_role("button", name=SAY("web-faults-claim")).click()
    expect(dialog).to_have_count(0)


def test_a_revoke_is_claimed_and_fined(page: Page) -> None:
    guest = Guest(page).enter()
    guest.open(**TABLE_MODE.settings)
    claim_a_revoke(page, guest)
    expect(page.get_by_role("button", name=SAY("fault-revoke"))).to_be_visible()
    guest.play_deal()
    expect(page.locator('[data-panel="settlement"]')).to_contain_text(SAY("for-revoke"))


def test_the_book_may_come_when_nobody_reads_it_any_more(page: Page) -> None:
    """The page must not complain of a verdict that is gone by then."""
    book = Late(page, "**/api/tables/*/book?*")
    guest = Guest(page).enter()
    guest.open(**TABLE_MODE.settings)
    claim_a_revoke(page, guest)
    page.get_by_role("button", name=SAY("fault-revoke")).click()
    page.get_by_role("dialog").get_by_role("button", name=SAY("web-close")).click()
    guest.play_deal()
    book.come()


def test_a_card_that_may_not_be_played_can_be_played_here(page: Page) -> None:
    guest = Guest(page).enter()
    guest.open(**TABLE_MODE.settings)
    guest.play_until(lambda offered: offered.do == "play" and bool(guest.illegal()))
    (card, *_) = guest.illegal()
    guest.touch_barred(card)
    expect(page.locator(f'[data-card="{card}"]')).to_have_count(0)


def test_a_revoke_that_the_others_let_pass_is_put_right(page: Page) -> None:
    """Møller, Selve spillet, l.650-659: the page asks for the right card, and the play goes on from there."""
    guest = Guest(page).enter()
    guest.open(**PUT_RIGHT.settings)
    panel = page.locator('[data-panel="ruling"]')
    expect(panel).to_contain_text(SAY("web-faults-ask-put-right"))
    expect(panel.get_by_role("button", name=SAY("web-faults-accept"))).to_be_visible()
    guest.touch("S9")
    expect(panel).to_have_count(0)
    expect(page.locator('[data-card="S9"]')).to_have_count(0)
    expect(page.locator('[data-card="H9"]')).to_be_visible()
    guest.play_deal()
    expect(page.locator('[data-panel="settlement"]')).to_contain_text(SAY("for-revoke"))


def test_whoever_reads_a_verdict_goes_on_reading_when_the_ruling_ends(page: Page) -> None:
    """The verdicts move to another place of the page then, and their dialog must not go with them."""
    guest = Guest(page).enter()
    guest.open(**PUT_RIGHT.settings)
    panel = page.locator('[data-panel="ruling"]')
    panel.get_by_role("button", name=SAY("fault-revoke")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(SAY("web-faults-book"))
    panel.locator("button", has_text=SAY("web-faults-accept")).dispatch_event(
        "click"
    )  # as if it had just been answered
    expect(panel).to_have_count(0)
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text(SAY("fault-revoke"))


def test_whoever_opened_the_table_rules_by_hand(page: Page) -> None:
    """Møller, Fejlmeldinger, l.495-497: who pays whom how much, and why; the deal goes on and settles it."""
    why = "shown at once, and without harm"
    guest = Guest(page).enter()
    guest.open(**TABLE_MODE.settings)
    guest.play_until(lambda offered: offered.do == "play")

    page.locator('[data-do="object"]').click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(SAY("web-faults-ruling"), exact=True).click()
    rule = dialog.locator('[data-do="rule-by-hand"]')
    expect(rule).to_be_disabled()
    dialog.get_by_label(SAY("web-faults-ruling-payer")).select_option("1")
    payee = dialog.get_by_label(SAY("web-faults-ruling-payee"))
    expect(payee.locator('option[value="1"]')).to_have_count(0)
    payee.select_option(OFFENDER)
    dialog.get_by_label(SAY("web-faults-ruling-points")).fill("20")
    reason = dialog.get_by_label(SAY("web-faults-ruling-why"), exact=True)
    reason.fill("(no record holds this)")
    expect(dialog.locator("input:invalid")).to_have_count(1)
    reason.fill(f" {why.replace(', ', ',  ')} ")
    rule.click()

    expect(dialog).to_have_count(0)
    guest.play_deal()
    settlement = page.locator('[data-panel="settlement"]')
    expect(settlement).to_contain_text(SAY("for-ruling"))
    expect(settlement).to_contain_text(why)
