"""What comes in and what goes out: lists of people, tables, pages and calendars, without anybody's contact data."""

import csv
import io
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tarock.club.people_file import lines_in
from tarock.club.tournament import events, export
from tarock.club.tournament.calendar_file import calendar
from tarock.club.tournament.log import Log
from tarock.club.tournament.people import Person
from tarock.club.tournament.people_file import people_of
from tarock.club.tournament.settings import settings_of
from tarock.core.errors import TarockError
from tarock.words import LANGUAGES
from tests.club.tournament.halls import AT, draw, enter, line, opened

PEOPLE = "Nr;Vorname;Nachname;Ort;E-Mail\r\n7;Anna;Berg;Steyr;anna@example.org\r\n;Bert;Cech;;bert@example.org\r\n"


def test_people_are_read_by_the_names_of_their_columns() -> None:
    anna, bert = people_of(PEOPLE, {"name": "Vorname+Nachname"}, taken=[1, 2])
    assert (anna.number, anna.name, anna.town) == (7, "Anna Berg", "Steyr")
    assert (bert.number, bert.name, bert.town) == (8, "Bert Cech", "")


@pytest.mark.parametrize("divider", [";", ",", "\t"])
@pytest.mark.parametrize("head", ["number{0}name{0}town", "nr{0}navn{0}by", "NR.{0}Name{0}Wohnort"])
def test_usual_names_of_columns_need_no_mapping(head: str, divider: str) -> None:
    (person,) = people_of(f"\ufeff{head}\n3{{0}}Åse Ørum{{0}}Hjørring\n".format(divider), {})
    assert Person(number=3, name="Åse Ørum", town="Hjørring") == person


@pytest.mark.parametrize(
    ("text", "mapping", "why"),
    [
        ("Vorname;Ort\nA;B", {}, "no column “name”"),
        ("name\nA", {"name": "Nom"}, "no column “nom”"),
        ("name;nr\nA;1\nB;1", {}, "line 3: the number 1 is taken"),
        ("name;nr\nA;x", {}, "line 2: the number x"),
        ("name;nr\n ;4", {}, "line 2: there is no name"),
        ("name;shown\nA;all", {}, "line 2"),
        ("name", {}, "no people"),
    ],
)
def test_a_list_that_cannot_be_read_says_where(text: str, mapping: dict[str, str], why: str) -> None:
    with pytest.raises(TarockError, match=why):
        people_of(text, mapping)


@pytest.fixture
def log(tmp_path: Path) -> Log:
    found = opened(tmp_path, rounds=1)
    enter(found, 1, name="Anna <b>Berg</b>", town="Steyr")
    enter(found, 2, name="Bert Cech", town="Wels", club="Herz", shown="initials")
    enter(found, 3, name="Carl Dorn", town="Linz", shown="number")
    enter(found, 4, name="=HYPERLINK(1)")
    draw(found)
    line(found, 1, 1, points=(1.5, -0.5, -0.5, -0.5))
    return found


def every_text(log: Log) -> list[str]:
    pages = [export.page(log.tournament, language) for language in LANGUAGES]
    tables = [table(log.tournament) for table in (export.standings_csv, export.lines_csv, export.people_csv)]
    return [*pages, *tables, str(export.standings_json(log.tournament)), str(export.draw_json(log.tournament, 1))]


def test_everybody_is_shown_as_he_chose(log: Log) -> None:
    for text in every_text(log):
        for hidden in ("Bert", "Cech", "Wels", "Herz", "Carl", "Dorn", "Linz"):
            assert hidden not in text
    assert "B. C." in export.standings_csv(log.tournament)


def test_an_erased_name_is_in_no_file(log: Log) -> None:
    log.keep(events.Erased(1), AT)
    assert not any("Berg" in text for text in every_text(log))


def test_a_page_is_html_whatever_the_names(log: Log) -> None:
    for language in LANGUAGES:
        page = export.page(log.tournament, language)
        assert "<b>" not in page
        assert f'lang="{language}"' in page


def test_no_name_is_a_formula(log: Log) -> None:
    rows = list(csv.DictReader(io.StringIO(export.people_csv(log.tournament)), delimiter=";"))
    assert rows[3]["name"] == "'=HYPERLINK(1)"


def test_the_tables_hold_what_the_lines_say(log: Log) -> None:
    lines = list(csv.DictReader(io.StringIO(export.lines_csv(log.tournament, ",")), delimiter=","))
    assert sorted(row["points"] for row in lines) == ["-0.5", "-0.5", "-0.5", "1.5"]
    first = next(csv.DictReader(io.StringIO(export.standings_csv(log.tournament)), delimiter=";"))
    assert (first["rank"], first["points"], first["round 1"]) == ("1", "1.5", "1.5")


def test_a_calendar_names_day_and_place() -> None:
    settings = settings_of({"format": "tyrol-cup", "name": "Herbst, Cup", "date": "2026-11-21", "place": "Ö" * 60})
    text = calendar("e1", settings, datetime(2026, 1, 2, tzinfo=UTC))
    assert "DTSTART;VALUE=DATE:20261121\r\n" in text
    assert "SUMMARY:Herbst\\, Cup\r\n" in text
    assert max(len(each.encode()) for each in text.split("\r\n")) <= 75
    assert f"LOCATION:{'Ö' * 60}" in text.replace("\r\n ", "")


@pytest.mark.parametrize(
    ("date", "start"), [("2026-11-21T14:00", "DTSTART:20261121T140000"), ("soon", None), ("", None)]
)
def test_a_date_with_an_hour_and_none(date: str, start: str | None) -> None:
    settings = settings_of({"format": "tyrol-cup", "name": "Cup", "date": date})
    if start is None:
        with pytest.raises(TarockError, match="expected a date"):
            calendar("e1", settings, datetime(2026, 1, 2, tzinfo=UTC))
    else:
        assert start in calendar("e1", settings, datetime(2026, 1, 2, tzinfo=UTC))


def test_a_plain_list_of_names_needs_no_head_and_a_name_in_two_columns_is_found() -> None:
    assert [each.name for each in people_of("Anna Berg\nBo Dahl\n", {})] == ["Anna Berg", "Bo Dahl"]
    assert [each.name for each in people_of("Spieler\nAnna Berg\n", {})] == ["Anna Berg"]
    (anna,) = people_of("Efternavn;By;Fornavn\nBerg;Skive;Anna\n", {})
    assert (anna.name, anna.town) == ("Anna Berg", "Skive")


def test_every_wrong_line_is_told_and_the_others_are_read() -> None:
    text = "Nr;Navn;Vises\n1;Anna;\n1;Bo;\n;;\nx;Carl;\n;Dorte;sometimes\n;Eva;\n"
    found = dict(lines_in(text, Person, {}))
    wrong = [line for line, each in found.items() if isinstance(each, TarockError)]
    assert wrong == [3, 4, 5, 6]
    assert [each.number for each in found.values() if isinstance(each, Person)] == [1, 2]
