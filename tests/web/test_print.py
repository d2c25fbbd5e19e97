"""Prints of sixty tables in a browser: nothing is cut by the edge of a page, on A4 and on A5."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tarock.club.print.kinds import PRINTS, Printing, printed
from tarock.club.print.markup import Paper
from tarock.club.tournament.log import Log
from tests.club.print.events import filled

MILLIMETRES = {"A4": (210, 297), "A5": (148, 210)}
MARGIN = 12
PIXELS = 96 / 25.4

CUT = """
([width, height]) => {
  const units = [...document.querySelectorAll('tr, .card, .sheet, .receipt, .certificate, .names li')]
  const name = (unit) => `${unit.tagName}.${unit.className} ${unit.textContent.trim().slice(0, 40)}`
  const boxOf = (unit) => unit.getBoundingClientRect()
  const breakable = units.filter((unit) => getComputedStyle(unit).breakInside !== 'avoid')
  const high = units.filter((unit) => boxOf(unit).height > height + 1)
  const wide = [...document.querySelectorAll('main *')].filter((unit) => boxOf(unit).right > width + 1)
  const framed = units.filter(({ tagName }) => tagName === 'DIV' || tagName === 'SECTION')
  const spilt = framed.filter((unit) => unit.scrollHeight > unit.clientHeight + 1)
  return [
    ...breakable.map((unit) => `may be cut: ${name(unit)}`),
    ...high.map((unit) => `higher than a page: ${name(unit)}`),
    ...wide.map((unit) => `wider than a page: ${name(unit)}`),
    ...spilt.map((unit) => `does not fit into its frame: ${name(unit)}`),
  ]
}
"""
"""Whatever must stay together says so, and is no larger than a page: then no browser cuts it."""


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Log:
    return filled(tmp_path_factory.mktemp("print"))


@pytest.mark.parametrize("paper", ["A4", "A5"])
def test_no_line_is_cut(page: Page, log: Log, paper: Paper) -> None:
    width, height = ((side - 2 * MARGIN) * PIXELS for side in MILLIMETRES[paper])
    page.emulate_media(media="print")
    page.set_viewport_size({"width": int(width), "height": int(height)})
    for what in PRINTS:
        codes = dict.fromkeys(range(1, 61), "k7m2pq")
        printing = Printing(
            tournament=log.tournament,
            language="de",
            paper=paper,
            address="http://192.168.4.1:8000/event/cup",
            codes=codes,
        )
        page.set_content(printed(what, printing))
        assert page.evaluate(CUT, [width, height]) == [], what


@pytest.mark.parametrize("paper", ["A4", "A5"])
def test_every_sheet_and_certificate_has_a_page_of_its_own(page: Page, log: Log, paper: Paper, tmp_path: Path) -> None:
    for what, unit in (("sheets", "sheet"), ("certificates", "certificate")):
        text = printed(what, Printing(tournament=log.tournament, language="en", paper=paper))
        page.set_content(text)
        file = tmp_path / f"{what}.pdf"
        page.pdf(path=file, prefer_css_page_size=True)
        pages = len(re.findall(rb"/Type\s*/Page\b", file.read_bytes()))
        assert pages == text.count(f'class="{unit}"'), what
