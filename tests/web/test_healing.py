"""A reload and a killed server lose nothing, and the page heals by itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web import boxes
from tests.web.complaints import Complaints
from tests.web.guests import Guest
from tests.web.looks import SCREENS
from tests.web.positions import KOENIGRUFEN_PLAY
from tests.web.processes import ServerProcess


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server in a process of its own, which can be killed."""
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    server.kill()


def test_a_reload_in_mid_trick_loses_nothing(page: Page) -> None:
    guest = Guest(page).enter()
    guest.open(**KOENIGRUFEN_PLAY.settings)
    guest.act()
    guest.play_until(lambda offered: offered.do == "play")
    before = (guest.hand(), guest.trick())
    told = page.locator("aside ol > li").last.inner_text()

    page.reload()

    guest.play_until(lambda offered: offered.do == "play")
    assert before == (guest.hand(), guest.trick())
    expect(page.locator("aside ol > li").last).to_have_text(told)


COVERED = """
() => {
  const box = (element) => element.getBoundingClientRect()
  const line = document.querySelector('header [role=status]')
  const { bottom, left, right } = box(document.querySelector('header.bar'))
  const lies = (one, two) =>
    one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1
  const others = [...document.querySelectorAll('.seat header, header.bar button, header.bar > a')]
  return [
    ...others.filter((other) => lies(box(line), box(other))).map((other) => other.textContent.trim()),
    ...(box(line).bottom > bottom + 1 || box(line).left < left || box(line).right > right ? ['outside the bar'] : []),
    ...(line.scrollWidth > line.clientWidth ? ['cut off'] : []),
  ]
}
"""


def covered_on_phones(page: Page) -> list[str]:
    """Return what the word about the lost line covers on a phone: a name, or something that can be opened."""
    found = []
    for name in ("phone", "phone on its side", "large letters on a phone"):
        SCREENS[name].put_before(page)
        boxes.come_to_rest(page)
        found += [f"{name}: {line}" for line in page.evaluate(COVERED)]
    SCREENS["desk"].put_before(page)
    return found


def test_a_killed_server_loses_nothing_and_the_page_heals_without_a_reload(
    page: Page, complaints: Complaints, server: ServerProcess
) -> None:
    complaints.expect("WebSocket|ERR_CONNECTION")
    guest = Guest(page, address=server.address).enter()
    guest.open(**KOENIGRUFEN_PLAY.settings)
    page.evaluate("window.isSame = true")
    guest.act()
    guest.play_until(lambda offered: offered.do == "play")
    before = (guest.hand(), guest.trick())

    server.kill()
    expect(page.locator("header [role=status]")).to_be_visible()
    assert covered_on_phones(page) == []
    assert before == (guest.hand(), guest.trick()), "what was there stays to be seen"
    server.start()

    expect(page.locator("header [role=status]")).to_have_count(0)
    assert before == (guest.hand(), guest.trick())
    guest.play_deal()
    assert page.evaluate("window.isSame"), "the page was loaded again"
