"""What is printed: everybody is on it, nothing of the names is HTML, and the same page becomes PDF."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tarock.club.print import pdf
from tarock.club.print.kinds import PRINTS, Printing, printed
from tarock.club.tournament import events
from tarock.club.tournament.log import Log
from tarock.core.errors import TarockError
from tarock.words import LANGUAGES
from tests.club.print.events import filled
from tests.club.tournament.halls import AT, enter, opened


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Log:
    return filled(tmp_path_factory.mktemp("print"))


def page(log: Log, what: str, **more: str) -> str:
    return printed(what, Printing(tournament=log.tournament, **{"language": "en", **more}))  # type: ignore[arg-type]


def rows(html: str) -> Iterator[str]:
    return (match.group() for match in re.finditer(r"<tr>.*?</tr>", html))


@pytest.mark.parametrize("what", list(PRINTS))
def test_every_print_is_a_page_that_needs_nothing_else_in_every_language(log: Log, what: str) -> None:
    texts = [page(log, what, language=language) for language in LANGUAGES]
    for text, language in zip(texts, LANGUAGES, strict=True):
        assert f'<html lang="{language}"' in text
        assert "Cup &lt;1&gt;" in text
        assert not re.search(r"Cup <1>|& Co|<script|<link|src=|url\(", text)
    assert len(set(texts)) == len(LANGUAGES)


def test_a_sheet_has_a_row_for_each_deal_and_a_grey_cell_for_who_sits_out(log: Log) -> None:
    """Sixteen deals, twenty at the table of five, so that each plays sixteen."""
    sheets = page(log, "sheets").split('<section class="sheet">')[1:]
    companies = log.tournament.round(1).draw.tables
    assert len(sheets) == len(companies) == 60
    for sheet, company in zip(sheets, companies, strict=True):
        deals = 20 if len(company) == 5 else 16
        assert len(list(rows(sheet))) == deals + 2
        assert sheet.count('class="out"') == (deals if len(company) == 5 else 0)
        assert all(f"{number} Anna" in sheet or f"{number} Maxi" in sheet for number in company)


def test_table_codes_are_printed_only_where_the_desk_gives_them(log: Log) -> None:
    assert "<svg" not in page(log, "sheets")
    where = {"tournament": log.tournament, "language": "en", "address": "http://10.0.0.1/event/test"}
    sheet = printed("sheets", Printing(**where, codes={3: "k7m2pq"}))  # type: ignore[arg-type]
    assert sheet.count("<svg") == 1
    assert "k7m2pq" in sheet


def test_everybody_has_a_tag_and_a_place_in_the_plan(log: Log) -> None:
    plan, tags = page(log, "plan"), page(log, "tags", address="http://10.0.0.1/event/test")
    assert tags.count('class="card tag"') == tags.count("<svg") == len(log.tournament.entries)
    assert plan.count("<li>") == 2 * len(log.tournament.entries)


def test_who_has_paid_gets_a_receipt_and_who_has_won_a_certificate(log: Log) -> None:
    assert page(log, "receipts").count("12.00 EUR") == 4
    certificates = page(log, "certificates").count('class="certificate"')
    assert certificates >= 4  # the first three, and the fourth wins a ham


def test_a_print_shows_people_as_they_chose_but_a_receipt_their_name(tmp_path: Path) -> None:
    log = opened(tmp_path, sizes=[4], fee=500)
    enter(log, 1, name="Berta Huber", shown="initials")
    enter(log, 2, 3, 4)
    log.keep(events.Paid(1, 500), AT)
    assert "Berta" not in page(log, "tags") + page(log, "standings")
    assert "Berta Huber" in page(log, "receipts")


def test_what_cannot_be_printed_is_refused_in_one_sentence(tmp_path: Path) -> None:
    log = opened(tmp_path)
    for what, expected in (
        ("poster", "no page “poster”"),
        ("sheets", "has not been drawn"),
        ("receipts", "nobody has paid"),
        ("certificates", "nobody is in the standings"),
    ):
        with pytest.raises(TarockError, match=expected):
            page(log, what)


def test_a_print_becomes_pdf(log: Log, tmp_path: Path) -> None:
    try:
        import_module("weasyprint")
    except OSError as error:
        pytest.skip(f"the extra `print` needs Pango on the machine: {error}")
    file = tmp_path / "certificates.pdf"
    pdf.write_pdf(page(log, "certificates"), file)
    assert file.read_bytes().startswith(b"%PDF-")
    with pytest.raises(TarockError, match="cannot"):
        pdf.write_pdf("<p>", tmp_path / "none" / "x.pdf")


def test_without_weasyprint_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def missing(_name: str) -> None:
        raise ImportError("No module named 'weasyprint'")

    monkeypatch.setattr(pdf, "import_module", missing)
    with pytest.raises(TarockError, match=r"pip install weasyprint.*sheets\.html"):
        pdf.write_pdf("<p>", tmp_path / "sheets.pdf")
