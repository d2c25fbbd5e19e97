"""What would be wrong in a built site is found."""

from pathlib import Path

import pytest

from handbook.checking import elsewhere, faults, read

GOOD = '<h1 id="top">A</h1><a href="b.html#down">b</a><a href="https://example.org/">other</a><img src="c.png">'


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "a.html").write_text(GOOD, "utf-8")
    (tmp_path / "b.html").write_text('<h2 id="down">B</h2><a href="a.html">a</a><a href="#down">here</a>', "utf-8")
    (tmp_path / "c.png").touch()
    (tmp_path / "d.css").write_text("p { background: url(c.png), url('data:x') }", "utf-8")
    return tmp_path


def test_a_site_that_is_whole_has_no_faults(site: Path) -> None:
    assert not list(faults(site, read(site)))
    assert elsewhere(read(site)) == ["https://example.org/"]


@pytest.mark.parametrize(
    ("added", "fault"),
    [
        ('<a href="none.html">', "none.html leads nowhere"),
        ('<a href="b.html#up">', "b.html#up leads nowhere"),
        ('<a href="#up">', "#up leads nowhere"),
        ('<img src="none.png">', "none.png is not there"),
        ('<script src="https://example.org/x.js">', "https://example.org/x.js would be fetched from another host"),
        (
            '<link rel="stylesheet" href="//example.org/x.css">',
            "//example.org/x.css would be fetched from another host",
        ),
        ('<p style="background: url(http://e.org/x)">', "http://e.org/x would be fetched from another host"),
    ],
)
def test_a_fault_is_named_with_its_page(site: Path, added: str, fault: str) -> None:
    (site / "a.html").write_text(GOOD + added, "utf-8")
    assert list(faults(site, read(site))) == [f"a.html: {fault}"]


def test_a_style_sheet_that_fetches_from_elsewhere_is_named(site: Path) -> None:
    (site / "d.css").write_text('@import "https://example.org/font.css";', "utf-8")
    assert list(faults(site, read(site))) == ["d.css: https://example.org/font.css would be fetched from another host"]
