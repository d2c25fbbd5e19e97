"""The page speaks Danish, German and English, and changes without being loaded again."""

import pytest
from playwright.sync_api import Page, expect

from tarock.words import LANGUAGES, words_in
from tests.web.browsers import Browsers


def test_a_player_chooses_the_language_on_the_page_and_it_stays(page: Page) -> None:
    page.goto("/")
    page.evaluate("window.isSame = true")
    for language in ("de", "da", "en", "da"):
        page.locator("header select").select_option(language)
        for word in ("web-nav-rules", "web-nav-house", "web-nav-settings"):
            expect(page.get_by_role("link", name=words_in(language)(word))).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("window.isSame"), "the page was loaded again"

    page.reload()
    expect(page.get_by_role("link", name=words_in("da")("web-nav-rules"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_player_is_greeted_in_the_language_of_the_browser(browsers: Browsers, language: str) -> None:
    page = browsers.page(look=None, locale=f"{language}-XX")
    page.goto("/")
    expect(page.get_by_role("link", name=words_in(language)("web-nav-rules"))).to_be_visible()
