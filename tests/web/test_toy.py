"""A game that the page does not know is played with its generic parts: cards, trick, lines and result."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tarock.core import families
from tests.web.guests import Guest

TABLE: Final = {"ruleset": "toy-book", "chairs": [{}, {"bot": "book"}, {"bot": "book"}], "sit": 0, "rounds": 1}
CARDS: Final = 4


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """The family lives in tests/toy, and is plugged in with the one call that there is."""
    with families.lent("toy", "tests.toy"):
        yield


def test_a_deal_of_an_unknown_game_is_played_by_mouse(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    guest = Guest(page).enter()
    table = guest.open(**TABLE)

    guest.play_deal()

    assert len(guest.played) == CARDS
    expect(page.locator("[data-card]")).to_have_count(0)
    expect(page.locator('[data-panel="settlement"]')).to_contain_text("+10")
    expect(page.get_by_text("wins trick 4").first).to_be_visible()

    page.goto(f"/table/{table}/replay/1.1.1")
    expect(page.get_by_role("slider")).to_be_visible()


def test_its_book_can_be_chosen_and_read(page: Page) -> None:
    page.goto("/rules")
    page.get_by_role("link", name="toy-book").click()
    expect(page.get_by_text("Whoever wins the last trick is paid 5").first).to_be_visible()
    page.goto("/new")
    expect(page.locator("option[value=toy-book]")).to_have_count(1)
