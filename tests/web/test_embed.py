"""A deal in a page of others: plain files, another origin, a strict policy, no server of ours."""

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tarock.cli.embed import run
from tarock.cli.files import record_of
from tarock.server.frames.replay import replay_of_record
from tarock.server.frames.told import comment, told_of
from tarock.words import words_in
from tests.web import axe
from tests.web.browsers import Browsers
from tests.web.complaints import Complaints
from tests.web.guests import Guest
from tests.web.positions import KOENIGRUFEN_END
from tests.web.sites import served, written

RECORDS = Path(__file__).parents[1] / "data" / "cases" / "records"
DANISH, KOENIGRUFEN = RECORDS / "danish-hjoerring-090.tarock", RECORDS / "koenigrufen-turnier-037.tarock"
SCRIPT = '<script src="tarock-deal.js" defer></script>'
SAY = words_in("en")
PHONE = ViewportSize(width=320, height=640)
WIDE = ViewportSize(width=1280, height=900)


def told(folder: Path, record: Path, name: str = "deal.tarock") -> Path:
    """Tell a deal as a user does; the script lies beside it then."""
    run(record, deal=1, out=folder / name, house=(), language="en")
    return folder / name


def button(page: Page, word: str, language: str = "en") -> Locator:
    """Return one of the buttons that go through a deal."""
    return page.get_by_role("button", name=words_in(language)(f"web-replay-{word}"), exact=True)


@pytest.mark.parametrize(("record", "language"), [(DANISH, "da"), (KOENIGRUFEN, "de")], ids=["danish", "koenigrufen"])
def test_a_deal_plays_through_to_its_settlement(page: Page, tmp_path: Path, record: Path, language: str) -> None:
    told(tmp_path, record)
    written(tmp_path, f'{SCRIPT}<tarock-deal src="deal.tarock"></tarock-deal>', language)
    words = words_in(language)
    with served(tmp_path) as address:
        page.goto(address)
        slider = page.get_by_role("slider")
        last = int(slider.get_attribute("max") or 0)
        trick = button(page, "trick-next", language)
        for _ in range(last):
            if trick.is_disabled():
                break
            trick.click()
        expect(slider).to_have_attribute("aria-valuetext", words("web-replay-step-of", step=last, last=last))
        expect(page.get_by_role("heading", name=words("web-replay-result"))).to_be_visible()
        expect(page.get_by_role("table").first).to_contain_text(words("web-score-this-deal"))
        assert axe.violations(page) == []


def test_it_is_gone_through_by_keys_and_tells_what_happened(page: Page, tmp_path: Path) -> None:
    told(tmp_path, DANISH)
    written(tmp_path, f'{SCRIPT}<tarock-deal src="deal.tarock" at="3"></tarock-deal>')
    with served(tmp_path) as address:
        page.goto(address)
        deal, slider = page.get_by_role("region", name=SAY("embed-deal")), page.get_by_role("slider")
        expect(slider).to_have_value("3")
        deal.focus()
        for key, step in (("ArrowRight", 4), ("ArrowLeft", 3), ("End", 80), ("Home", 0), ("PageDown", 7)):
            page.keyboard.press(key)
            expect(slider).to_have_value(str(step))
        expect(deal.locator("[aria-live]")).to_contain_text("takes the trick")
        page.locator("tarock-deal").evaluate("element => element.setAttribute('at', '5')")
        expect(slider).to_have_value("5")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [PHONE, WIDE], ids=["phone", "wide"])
def test_it_fits_every_screen_and_can_be_read(
    browsers: Browsers, tmp_path: Path, screen: ViewportSize, theme: str
) -> None:
    told(tmp_path, KOENIGRUFEN)
    written(tmp_path, f'{SCRIPT}<tarock-deal src="deal.tarock" theme="{theme}" at="1000"></tarock-deal>')
    page = browsers.page(screen=screen)
    with served(tmp_path) as address:
        page.goto(address)
        expect(page.get_by_role("heading", name=SAY("web-replay-result"))).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert axe.violations(page) == []


def test_a_page_shows_several_deals_apart_and_none_of_them_styles_it(page: Page, tmp_path: Path) -> None:
    told(tmp_path, DANISH, "one.tarock")
    two = told(tmp_path, KOENIGRUFEN, "two.tarock").read_text("utf-8")
    plain = "<button>Ours</button>"
    written(
        tmp_path,
        f'{SCRIPT}{plain}<tarock-deal lang="da" src="one.tarock"></tarock-deal>'
        f'<tarock-deal lang="de" controls="off" keyboard="off">{two}</tarock-deal>',
    )
    with served(tmp_path) as address:
        page.goto(address)
        one, other = page.locator("tarock-deal").all()
        expect(one).to_contain_text(words_in("da")("web-replay-before"))
        expect(other).to_contain_text(words_in("de")("web-replay-before"))
        assert (one.get_by_role("slider").count(), other.get_by_role("slider").count()) == (1, 0)
        style = "element => getComputedStyle(element).borderRadius"
        assert page.get_by_role("button", name="Ours").evaluate(style) == "0px"


HOSTILE = '[Rules "<img src=x onerror=alert(1)>"]\n{told 1:\nnothing-of-the-kind\n}'


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "embed-empty"),
        ("<b>Read on</b>", "embed-no-record"),
        (DANISH.read_text("utf-8"), "embed-untold"),
        (HOSTILE.replace("<", "&lt;"), "embed-broken"),
    ],
    ids=["empty", "text", "untold", "hostile"],
)
def test_what_is_no_told_record_is_said(page: Page, tmp_path: Path, text: str, word: str) -> None:
    told(tmp_path, DANISH)
    written(tmp_path, f"{SCRIPT}<tarock-deal>{text}</tarock-deal>")
    with served(tmp_path) as address:
        page.goto(address)
        expect(page.get_by_role("alert")).to_have_text(SAY(word))


def test_a_record_that_was_changed_since_is_not_believed(page: Page, tmp_path: Path) -> None:
    text = told(tmp_path, DANISH).read_text("utf-8")
    (tmp_path / "deal.tarock").write_text(text.replace("Anna", "Anne"), encoding="utf-8")
    written(tmp_path, f'{SCRIPT}<tarock-deal src="deal.tarock"></tarock-deal>')
    with served(tmp_path) as address:
        page.goto(address)
        expect(page.get_by_role("alert")).to_have_text(SAY("embed-changed"))


def packed(replaced: str, by: str) -> str:
    """Return a told record in whose telling something was put in place of something else."""
    told = told_of(replay_of_record(record_of(DANISH, 1, ())))
    telling = msgspec.json.encode(told)
    assert replaced.encode() in telling
    return f"{told.replay.record}\n{comment(telling.replace(replaced.encode(), by.encode()))}"


@pytest.mark.parametrize(
    ("replaced", "by"),
    [('"S8"', '"<img src=x onerror=alert(1)>"'), ('"key":"play-told-takes"', '"key":"no-such-message"')],
    ids=["cards", "messages"],
)
def test_a_telling_that_cannot_be_shown_is_said(page: Page, tmp_path: Path, replaced: str, by: str) -> None:
    told(tmp_path, DANISH)
    (tmp_path / "deal.tarock").write_text(packed(replaced, by), encoding="utf-8")
    written(tmp_path, f'{SCRIPT}<tarock-deal src="deal.tarock"></tarock-deal>')
    with served(tmp_path) as address:
        page.goto(address)
        expect(page.get_by_role("alert")).to_have_text(SAY("embed-broken"))
        assert page.locator("img").count() == 0


def test_a_file_that_is_missing_is_named(page: Page, tmp_path: Path, complaints: Complaints) -> None:
    complaints.expect("status of 404")
    told(tmp_path, DANISH)
    written(tmp_path, f'{SCRIPT}<tarock-deal src="nothing.tarock"></tarock-deal>')
    with served(tmp_path) as address:
        page.goto(address)
        expect(page.get_by_role("alert")).to_have_text(SAY("embed-missing", address=f"{address}/nothing.tarock"))


def test_a_page_of_another_site_takes_script_and_deal_from_our_server(
    page: Page, browsers: Browsers, tmp_path: Path, base_url: str
) -> None:
    guest = Guest(page).enter()
    table = guest.open(**KOENIGRUFEN_END.settings)
    guest.play_deal()
    replay = page.locator(f'a[href^="/table/{table}/replay/"]').first.get_attribute("href") or ""
    element = f'<tarock-deal src="{base_url}/api/tables/{table}/deals/{replay.rpartition("/")[2]}/told"></tarock-deal>'
    written(tmp_path, f'<script src="{base_url}/embed/tarock-deal.js" defer></script>{element}')
    stranger = browsers.page()
    with served(tmp_path, base_url) as address:
        stranger.goto(address)
        expect(stranger.get_by_role("slider")).to_be_visible()
