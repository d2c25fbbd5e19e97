"""Every page is for everyone: on a phone and on a large screen, with letters twice as large, in light and dark.

Nothing lies over another, nothing is cut off, no hand must be scrolled, and axe-core finds no rule broken.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from tarock.words import LANGUAGES, words_in
from tests.web import boxes
from tests.web.axe import COLOURS, violations
from tests.web.broken_words import broken_words
from tests.web.browsers import Browsers
from tests.web.guests import Guest
from tests.web.looks import (
    AS_THE_DEVICE,
    DRESSES,
    LONGEST,
    LOW_SCREENS,
    PHONE,
    PHONES,
    SCREENS,
    Look,
    Screen,
    every_language,
)
from tests.web.places import PLACES, be_refused
from tests.web.positions import (
    BIDDING,
    CHOOSING,
    DANISH_FOLLOWING,
    DANISH_PLAY,
    KOENIGRUFEN_FOLLOWING,
    OPENING_WITH_GAMES,
    POSITIONS,
    TRICKS,
    Position,
)
from tests.words.catalogue import messages

SAY = words_in("en")
DETAIL = "T21 T20 T19"
"""What a refusal is about: some cards, where it names any."""
PATIENT = 10_000
"""Milliseconds that a bot waits: the deal must not go on before somebody has looked."""
OTHER_DRESSES = [name for name in DRESSES if name != "light"]


def in_turn(names: Iterable[str]) -> list[tuple[str, str]]:
    """Give each of some pages one dress beside the usual one, in turn; a long test has them all."""
    return list(zip(names, cycle(OTHER_DRESSES), strict=False))


def check_places(page: Page, screens: Mapping[str, Screen] = SCREENS) -> list[str]:
    """Return what is not where it should be, on each screen."""
    found = []
    for name, screen in screens.items():
        screen.put_before(page)
        boxes.come_to_rest(page)
        found += [f"{name}: {line}" for line in boxes.flaws(page, screen.seen)]
    return found


def check_reach(page: Page) -> list[str]:
    """Return what a finger can hardly hit on a phone."""
    SCREENS["phone"].put_before(page)
    boxes.come_to_rest(page)
    return boxes.out_of_reach(page)


def check_rules(page: Page, dresses: Iterable[str] = OTHER_DRESSES) -> list[str]:
    """Return which rules are broken on a phone and on a desk, and in some other dresses."""
    found = []
    DRESSES["light"].put_on(page)
    for name in ("desk", "phone"):
        SCREENS[name].put_before(page)
        boxes.come_to_rest(page)
        found += [f"{name}: {line}" for line in violations(page)]
    for name in dresses:
        DRESSES[name].put_on(page)
        found += [f"{name}: {line}" for line in violations(page, COLOURS)]
    return found


@pytest.mark.parametrize(("place", "dress"), in_turn(PLACES))
def test_a_page_is_for_everyone(browsers: Browsers, place: str, dress: str) -> None:
    page = browsers.page(AS_THE_DEVICE)
    PLACES[place](page)
    assert [*check_places(page), *check_reach(page), *check_rules(page, [dress])] == []


@pytest.mark.parametrize(("name", "dress"), in_turn(POSITIONS))
def test_a_phase_is_for_everyone(browsers: Browsers, name: str, dress: str) -> None:
    page = in_phase(browsers, POSITIONS[name])
    assert [*check_places(page), *check_reach(page), *check_rules(page, [dress])] == []


@pytest.mark.long
@pytest.mark.parametrize("go", PLACES.values(), ids=PLACES)
def test_a_page_is_for_everyone_in_every_dress(browsers: Browsers, go: Callable[[Page], None]) -> None:
    page = browsers.page(AS_THE_DEVICE)
    go(page)
    assert check_rules(page) == []


@pytest.mark.long
@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_a_phase_is_for_everyone_in_every_dress(browsers: Browsers, position: Position) -> None:
    assert check_rules(in_phase(browsers, position)) == []


def in_phase(browsers: Browsers, position: Position) -> Page:
    """Return the page of somebody who is to decide something."""
    page = browsers.page(AS_THE_DEVICE)
    guest = Guest(page).enter()
    guest.open(**position.settings)
    guest.offered()
    return page


@pytest.mark.parametrize("position", TRICKS.values(), ids=TRICKS)
def test_a_trick_has_its_place(browsers: Browsers, position: Position) -> None:
    page = browsers.page(AS_THE_DEVICE)
    guest = Guest(page).enter()
    guest.open(**position.settings)
    guest.play_until(lambda offered: offered.do == "play" and bool(guest.trick()))
    assert check_places(page) == []


@every_language
@pytest.mark.parametrize(
    ("position", "prefix"),
    [(DANISH_FOLLOWING, "reason-"), (KOENIGRUFEN_FOLLOWING, "k-reason-")],
    ids=["danish", "koenigrufen"],
)
def test_even_the_longest_refusal_is_in_sight(
    browsers: Browsers, position: Position, prefix: str, language: str
) -> None:
    """Whatever is refused: the longest sentence takes the place of the one that this card earns."""
    page = browsers.page(Look(language=language))
    be_refused(page, position)
    say = words_in(language)
    reasons = (name for name in messages(language) if name.startswith(prefix))
    longest = max((say(name, detail=DETAIL) for name in reasons), key=len)
    page.get_by_role("alert").evaluate("(alert, text) => { alert.firstChild.textContent = text }", longest)
    assert check_places(page, {**SCREENS, **LOW_SCREENS}) == []


@every_language
@pytest.mark.parametrize("position", [OPENING_WITH_GAMES, BIDDING, CHOOSING], ids=["opening", "bidding", "choosing"])
def test_all_games_of_an_auction_are_in_sight(browsers: Browsers, position: Position, language: str) -> None:
    """Nobody bids what he must scroll to, in the richest of the books and on the smallest of the screens."""
    page = browsers.page(Look(language=language))
    guest = Guest(page).enter()
    guest.open(**position.settings)
    guest.offered()
    found = []
    for name in ("phone", "phone on its side", "enlarged desk", "desk"):
        SCREENS[name].put_before(page)
        boxes.come_to_rest(page)
        found += [f"{name}: {line}" for line in boxes.cut_off(page, (*SCREENS[name].seen, "panels"))]
    assert found == []


@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_a_phone_shows_all_at_once(browsers: Browsers, position: Position) -> None:
    """Whoever sits down in a phase, or turns the phone, sees who is there and what can be decided, in whole words."""
    assert hidden_on_phones(browsers, position, LONGEST) == []


@pytest.mark.long
@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_a_phone_shows_all_at_once_in_every_language(browsers: Browsers, position: Position) -> None:
    assert hidden_on_phones(browsers, position, *LANGUAGES) == []


def hidden_on_phones(browsers: Browsers, position: Position, *languages: str) -> list[str]:
    """Return what cannot be seen at once, or is broken inside a word, on a phone in some languages."""
    found = []
    for language in languages:
        page = browsers.page(Look(language=language), PHONE)
        guest = Guest(page, "Annemarie").enter()
        guest.open(**{**position.settings, "pace": PATIENT})
        guest.offered()
        for name, screen in PHONES.items():
            screen.put_before(page)
            boxes.come_to_rest(page)
            lines = [*boxes.flaws(page), *boxes.cut_off(page, ("panels",)), *broken_words(page)]
            found += [f"{language}, {name}: {line}" for line in lines]
    return found


def test_a_narrow_button_would_be_found(page: Page) -> None:
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    page.evaluate("document.querySelector('.button.main').style.cssText = 'font-size: 8px; min-height: 0; padding: 0'")
    assert boxes.out_of_reach(page)


def test_the_gallery_breaks_no_rule(page: Page) -> None:
    """It shows every set of cards, in light and dark, by itself."""
    page.goto("/gallery.html")
    expect(page.locator("h1")).to_be_visible()
    assert violations(page) == []


def test_what_lies_over_another_would_be_found(page: Page) -> None:
    guest = Guest(page).enter()
    guest.open(**DANISH_PLAY.settings)
    guest.offered()
    page.evaluate("document.querySelector('.hand').style.marginTop = '-300px'")
    assert any("hand" in line for line in boxes.overlaps(page))


def test_axe_would_find_a_broken_rule(page: Page) -> None:
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(line.startswith("button-name:") for line in violations(page))


def test_axe_would_find_letters_that_cannot_be_read(browsers: Browsers) -> None:
    page = browsers.page(AS_THE_DEVICE)
    page.goto("/")
    DRESSES["dark"].put_on(page)
    page.evaluate("document.querySelector('h1').style.color = '#3c3c3c'")
    assert any(line.startswith("color-contrast:") for line in violations(page, COLOURS))


def test_every_dress_is_another(browsers: Browsers) -> None:
    """Or the pages above would all be tested in the same one."""
    page = browsers.page(AS_THE_DEVICE)
    page.goto("/")
    colours = set()
    for dress in DRESSES.values():
        dress.put_on(page)
        colours.add(
            page.evaluate(
                "(({ backgroundColor, color }) => `${backgroundColor} ${color}`)(getComputedStyle(document.body))"
            )
        )
    assert len(DRESSES) == len(colours)


def test_a_player_chooses_the_dress(page: Page) -> None:
    page.goto("/settings")
    for theme, contrast in (("dark", "normal"), ("dark", "high"), ("light", "high")):
        for group, wanted in (("theme", theme), ("contrast", contrast)):
            choices = page.get_by_role("group", name=SAY(f"web-settings-{group}"), exact=True)
            choices.get_by_role("radio", name=SAY(f"web-settings-{group}-{wanted}"), exact=True).check()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        expect(page.locator("html")).to_have_attribute("data-contrast", contrast)
