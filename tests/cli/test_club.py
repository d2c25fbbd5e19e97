"""``tarock club``: an evening, a year and its people, in three languages, for people and for programs."""

import csv
import io
import json
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app
from tarock.words import LANGUAGES

if sys.platform != "win32":
    import fcntl

DAY = "2026-11-17"
PEOPLE = "Nr;Navn;By;E-Mail\n1;Anna Berg;Thisted;anna@example.org\n2;Bo Dahl;Hjørring;\n3;Carl Elm;;carl@example.org\n"
SECRET = ("anna@example.org", "carl@example.org", "98 12 34 56")


def tarock(*arguments: object, stdin: str = "") -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=stdin)


def done(*arguments: object, stdin: str = "") -> Any:  # noqa: ANN401 - whatever JSON says
    result = tarock("club", *arguments, "--json", stdin=stdin)
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def refused(*arguments: object, stdin: str = "") -> str:
    result = tarock("club", *arguments, stdin=stdin)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr


@pytest.fixture
def club(tmp_path: Path) -> Path:
    folder = tmp_path / "ours"
    sets = ["ruleset=danish-hjoerring", "stake=5", "coffee=1000", "currency=DKK", "address=Østergade 4"]
    done("new", folder, "--name", "Tirsdagsklubben", *(part for each in sets for part in ("--set", each)))
    people = tmp_path / "people.csv"
    people.write_text(PEOPLE, "utf-8")
    assert done("people", folder, "--csv", people, "--column", "mail=E-Mail") == {"joined": [1, 2, 3], "total": 3}
    return folder


@pytest.fixture
def evening(club: Path) -> Path:
    done("evening", club, "--date", DAY)
    done("seat", club, DAY, 1, "bo dahl", "Carl Elm", "+Dorte")
    return club


def danish_line(folder: Path, *events: object) -> Any:  # noqa: ANN401 - whatever JSON says
    given = done("next", folder, DAY, 1)["sheet"]
    sheet = json.dumps({**given, "events": [*given["events"], *events]})
    return done("line", folder, DAY, 1, "--sheet", "-", stdin=sheet)


def test_an_evening_from_the_first_line_to_who_owes_whom(evening: Path) -> None:
    first = done("next", evening, DAY, 1)
    assert [each["name"] for each in first["seats"][0].values()] == ["Anna Berg", "Bo Dahl", "Carl Elm", "Dorte"]
    line = danish_line(evening, ["last_trick", "B"])
    assert line["points"] == [-70, 0, -40, -60]
    done("confirm", evening, DAY, 1, 1, "--by", "Anna Berg")
    danish_line(evening, ["last_trick", "C"])
    done("undo", evening, DAY, 1, "wrong winner", "--by", 2)
    danish_line(evening, ["last_trick", "B"])
    shown = done("evening", evening, DAY)
    assert (shown["tables"][0]["replaced"], shown["tables"][0]["unconfirmed"], shown["over"]) == (2, 1, False)
    ended = done("end", evening, DAY)
    assert ended["over"]
    assert sum(each["points"] for each in ended["people"]) == sum(each["money"] for each in ended["people"]) == 0
    assert ended["most_last_tricks"] == [2]
    owed = done("debts", evening, "--evening", DAY)
    assert owed["cash"] == 4_000
    assert len(owed["transfers"]) == owed["at_least"] <= 4
    for each in owed["transfers"]:
        done("pay", evening, each["from"]["number"], each["to"]["number"], each["amount"], "--evening", DAY)
    assert done("debts", evening)["transfers"] == []
    assert done("evening", evening)["evenings"] == [
        {"evening": DAY, "date": DAY, "tables": 1, "people": 4, "over": True}
    ]


def test_a_paper_sheet_typed_in_later_comes_to_the_same(evening: Path, tmp_path: Path) -> None:
    danish_line(evening, ["last_trick", "B"])
    log = (evening / "club.tarockclub").read_text("utf-8")
    sheet = json.loads(log.splitlines()[-1])["event"]["sheet"]
    whole = done("evening", evening, DAY)["people"]
    other = tmp_path / "again"
    done("new", other, "--name", "Again", "--set", "stake=5")
    for name in ("Anna Berg", "Bo Dahl", "Carl Elm"):
        done("people", other, "--name", name)
    done("evening", other, "--date", DAY)
    done("seat", other, DAY, "Anna Berg", "Bo Dahl", "Carl Elm", "+Dorte")
    paper = tmp_path / "paper.json"
    paper.write_text(json.dumps({"events": sheet["events"]}), "utf-8")
    done("line", other, DAY, 1, "--sheet", paper)
    assert [each["points"] for each in done("evening", other, DAY)["people"]] == [each["points"] for each in whole]


def test_results_of_a_list_are_one_line_of_many_deals(evening: Path, tmp_path: Path) -> None:
    results = tmp_path / "results.csv"
    results.write_text("Navn,Sum\nDorte,30\nAnna Berg,-10\nBo Dahl,-20\n", "utf-8")
    line = done("line", evening, DAY, 1, "--csv", results, "--column", "points=Sum", "--deals", 8)
    assert (line["points"], line["deals"]) == ([-10, -20, 0, 30], [6, 6, 6, 6])
    results.write_text("Navn,Sum\nDorte,30\nDorte,-30\n", "utf-8")
    assert "line 3" in refused("line", evening, DAY, 1, "--csv", results, "--column", "points=Sum")
    results.write_text("Navn,Sum\nXaver,30\n", "utf-8")
    assert "Xaver" in refused("line", evening, DAY, 1, "--csv", results, "--column", "points=Sum")
    assert "points" in refused("line", evening, DAY, 1, "--csv", results)


def test_koenigrufen_with_five_and_a_line_written_anew(club: Path) -> None:
    done("people", club, "--name", "Eva", "--guest")
    done("people", club, "--name", "Finn")
    done("evening", club, "--date", DAY, "--name", "friday", "--stake", 10, "--coffee", 0)
    done("seat", club, "friday", 1, 2, 3, "Eva", "Finn", "--ruleset", "koenigrufen-turnier", "--first", 2)
    sheet = json.dumps({"contract": "rufer", "declarer": "A", "partner": "C", "thirds": 120, "kontra": {"game": 2}})
    line = done("line", club, "friday", 1, "--sheet", "-", "--sender", "phone", "--own", 1, "--by", 1, stdin=sheet)
    assert line == done(
        "line", club, "friday", 1, "--line", 1, "--sheet", "-", "--sender", "phone", "--own", 1, "--by", 1, stdin=sheet
    )
    assert [2 * points for points in line["points"]] == line["stakes"]
    done("line", club, "friday", 1, "--points", "3,-1,-1,-1", "--line", 1, "--replace", "typed wrongly")
    found = done("end", club, "friday")
    assert (found["people"][0]["name"], found["people"][0]["money"]) == ("Anna Berg", 30)


def test_the_year_its_seasons_and_its_drawing(evening: Path, tmp_path: Path) -> None:
    danish_line(evening, ["last_trick", "B"])
    done("end", evening, DAY)
    rows = done("year", evening)["year"]
    assert [row["rank"] for row in rows] == [1, 2, 3, 3]
    assert rows[0]["last_tricks"] == rows[0]["most_last_tricks"] == 1
    done("season", evening, "2026/27", "2026-09-01", "2027-05-31")
    picture = tmp_path / "season.svg"
    assert done("year", evening, "--svg", picture)["season"] == "2026/27"
    tags = [element.tag.rpartition("}")[2] for element in ET.fromstring(picture.read_text("utf-8")).iter()]
    assert tags.count("polyline") == 4
    assert "2026/27" in refused("year", evening, "spring")
    assert "cannot be written" in refused("year", evening, "--svg", tmp_path)


@pytest.fixture
def rated(club: Path) -> Path:
    done("people", club, "--name", "Book", "--bot", "book")
    done("correct", club, 1, "--rated")
    done("evening", club, "--date", DAY)
    done("seat", club, DAY, 1, 2, "Book")
    done("line", club, DAY, 1, "--points", "1500,-500,-1000", "--deals", 150)
    return club


def test_ratings_are_shown_from_150_deals_on_to_whom_has_agreed(rated: Path, tmp_path: Path) -> None:
    found = done("rating", rated)
    rows = found["ratings"]["danish-hjoerring"]
    assert [(row["name"], row["number"]) for row in rows] == [("Anna Berg", 1), ("book", None)]
    assert rows[0]["low"] < rows[0]["rating"] < rows[0]["high"]
    assert "Bo Dahl" not in tarock("club", "rating", rated).stdout
    assert found == done("rating", rated, "--replay")  # there are no online deals
    mixed = done("rating", rated, "--mixed")["mixed"]
    assert [row["name"] for row in mixed] == ["Anna Berg", "book"]
    assert "there are danish-hjoerring" in refused("rating", rated, "--ruleset", "koenigrufen-turnier")
    picture = tmp_path / "rating.svg"
    profile = done("profile", rated, "Anna Berg", "--svg", picture)
    assert profile["ratings"]["danish-hjoerring"] == rows[0]
    assert "polygon" in picture.read_text("utf-8")
    assert done("profile", rated, 2)["ratings"] == {}
    assert "agreed" in refused("profile", rated, 2, "--svg", picture)


def test_a_profile_tells_games_partners_and_tournaments(club: Path) -> None:
    for name in ("Eva", "Finn"):
        done("people", club, "--name", name)
    done("evening", club, "--date", DAY)
    done("seat", club, DAY, 1, 2, 3, "Eva", "--ruleset", "koenigrufen-turnier")
    for partner, thirds in (("C", 120), ("C", 90), ("B", 120)):
        sheet = {"contract": "rufer", "declarer": "A", "partner": partner, "thirds": thirds}
        done("line", club, DAY, 1, "--sheet", "-", stdin=json.dumps(sheet))
    event = club / "events" / "cup.tarockcup"
    result = tarock("tournament", "new", event, "--name", "Cup", "--set", "date=2026-11-20")
    assert result.exit_code == 0, result.stderr
    assert tarock("tournament", "enter", event, "--number", 3, "--name", "Carl Elm").exit_code == 0
    found = done("profile", club, "Carl Elm")
    assert found["partners"][0]["name"] == "Anna Berg"
    assert (found["partners"][0]["games"], found["partners"][0]["won"]) == (2, 1)
    assert found["tournaments"][0]["name"] == "Cup"
    assert done("profile", club, 1)["total"]["feats"] == {"rufer": {"times": 3, "won": 2}}
    assert "Rufer" in tarock("club", "profile", club, 1).stdout


def test_people_are_corrected_merged_and_erased(evening: Path) -> None:
    done("correct", evening, "Carl Elm", "--shown", "initials", "--town", "Skive", "--alias", "Kalle")
    done("people", evening, "--name", "C. Elm")
    done("merge", evening, "Kalle", "C. Elm")
    shown = {each["number"]: each["name"] for each in done("people", evening)["people"]}
    assert shown == {1: "Anna Berg", 2: "Bo Dahl", 3: "C. E.", 90001: "Dorte"}
    done("contact", evening, 3, "--telephone", "98 12 34 56")
    assert done("contact", evening, 3)["mail"] == "carl@example.org"
    event = evening / "events" / "cup.tarockcup"
    tarock("tournament", "new", event, "--name", "Cup")
    tarock("tournament", "enter", event, "--number", 3, "--name", "carl elm")
    tarock("tournament", "enter", event, "--number", 5, "--name", "Hans Kast")
    done("erase", evening, "Kalle")
    assert "Hans Kast" in event.read_text("utf-8")
    for file in evening.rglob("*"):
        if file.is_file():
            text = file.read_text("utf-8")
            assert not any(name in text for name in ("Carl", "carl", "Kalle", "C. Elm", "Skive", "98 12", "carl@")), (
                file
            )
    assert tarock("verify", evening / "club.tarockclub").exit_code == 0


def test_contact_data_are_in_one_file_and_in_no_export(evening: Path, tmp_path: Path) -> None:
    done("contact", evening, 2, "--telephone", "98 12 34 56")
    danish_line(evening, ["last_trick", "B"])
    done("end", evening, DAY)
    public = tmp_path / "public"
    files = done("export", evening, public)["files"]
    assert {file.name for file in public.iterdir()} == set(files)
    holding = {file for file in [*evening.rglob("*"), *public.iterdir()] if file.is_file() and _holds(file)}
    assert holding == {evening / "contacts.json"}
    assert (evening / "contacts.json").stat().st_mode & 0o077 == 0
    rows = list(csv.DictReader(io.StringIO((public / "year.csv").read_text("utf-8")), delimiter=";"))
    assert rows[0]["name"] == "Bo Dahl"
    whole = json.loads((public / "club.json").read_text("utf-8"))
    assert whole["evenings"][0]["tables"][0]["lines"][0]["points"] == [-70, 0, -40, -60]
    assert "<svg" in (public / "index.html").read_text("utf-8")
    assert f"DTSTART;VALUE=DATE:{DAY.replace('-', '')}" in (public / "club.ics").read_text("utf-8")


def test_what_leaves_the_club_speaks_its_language(
    evening: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TAROCK_LANG", raising=False)
    done("change", evening, "language=da")
    done("export", evening, tmp_path / "own")
    done("export", evening, tmp_path / "german", "--lang", "de")
    own, german = ((tmp_path / name / "index.html").read_text("utf-8") for name in ("own", "german"))
    assert ('lang="da"' in own, 'lang="de"' in german) == (True, True)
    tarock("club", "new", tmp_path / "danish", "--name", "X", "--lang", "da")
    assert '"language":"da"' in (tmp_path / "danish" / "club.tarockclub").read_text("utf-8")


def _holds(file: Path) -> bool:
    return any(secret in file.read_text("utf-8") for secret in SECRET)


def test_the_course_of_every_table_is_drawn(evening: Path, tmp_path: Path) -> None:
    done("people", evening, "--name", "Eva Frost")
    done("seat", evening, DAY, "Eva Frost", "+Finn", "+Gerd")
    danish_line(evening, ["last_trick", "B"])
    shown = done("evening", evening, DAY, "--svg", tmp_path / "course.svg")
    assert [len(chart["curves"]) for chart in shown["charts"]] == [4, 3]
    assert "<polyline" in (tmp_path / "course-2.svg").read_text("utf-8")
    done("evening", evening, "--date", "2026-12-01")
    assert "seat a table" in refused("evening", evening, "2026-12-01", "--svg", tmp_path / "course.svg")
    assert "not met yet" in refused("year", founded(tmp_path), "--svg", tmp_path / "year.svg")


def founded(folder: Path) -> Path:
    done("new", folder / "other", "--name", "Other")
    return folder / "other"


def test_a_calendar_of_the_evenings(evening: Path, tmp_path: Path) -> None:
    done("calendar", evening, tmp_path / "club.ics")
    text = (tmp_path / "club.ics").read_text("utf-8")
    assert "SUMMARY:Tirsdagsklubben" in text
    assert "LOCATION:Østergade 4" in text


def test_the_club_has_house_rules(club: Path, tmp_path: Path) -> None:
    rules = tmp_path / "house.toml"
    rules.write_text('id = "ours"\nextends = "danish-hjoerring"\nname = "Ours"\n\n[nolo]\nfrom_each = 30\n', "utf-8")
    done("change", club, "ruleset=ours", "--rules", rules)
    done("evening", club, "--date", DAY)
    assert done("seat", club, DAY, 1, 2, 3)["table"] == 1
    assert done("evening", club, DAY)["tables"][0]["ruleset"] == "ours"


@pytest.mark.parametrize("first", ["+Dorte", "Dorte"])
def test_a_guest_who_is_new_may_deal_first(first: str, club: Path) -> None:
    done("evening", club, "--date", DAY)
    answer = done("seat", club, DAY, 1, "+Bert", "+Dorte", 2, "--first", first)
    assert answer["sheet"]["dealer"] == "C"
    assert answer["seats"][0]["C"]["name"] == "Dorte"


def test_places_may_be_drawn_by_lot(club: Path) -> None:
    done("evening", club, "--date", "today", "--name", "x")
    seats = done("seat", club, "x", 1, 2, 3, "--lot")["seats"][0]
    assert {each["number"] for each in seats.values()} == {1, 2, 3}


def test_wrong_input_is_answered_by_one_sentence(evening: Path, tmp_path: Path) -> None:
    assert "tarock club new" in refused("people", tmp_path / "nowhere")
    assert "did you mean" in refused("profile", evening, "Ana Berg")
    assert "sheet or points" in refused("line", evening, DAY, 1)
    assert "no evening x" in refused("line", evening, "x", 1, "--points", "0,0,0,0")
    assert "add up" in refused("line", evening, DAY, 1, "--points", "1,0,0,0")
    assert "not" in refused("seat", evening, DAY, 1, 2, 3, "--first", "Dorte")
    assert "still sits" in refused("seat", evening, DAY, 1, 2, "+Nobody")
    assert "Nobody" not in tarock("club", "people", evening).stdout
    assert "cannot be written" in refused("new", evening, "--name", "Again")
    assert "colour" in refused("change", evening, "colour=red")
    done("people", evening, "--name", "Bo Dahl", "--town", "Skive")
    assert "2, 4" in refused("profile", evening, "Bo Dahl")
    done("end", evening, DAY)
    assert "has ended" in refused("next", evening, DAY, 1)
    assert "No such option" in tarock("club", "year", evening, "--colour").stderr


def test_a_changed_log_is_found_out(evening: Path) -> None:
    file = evening / "club.tarockclub"
    danish_line(evening, ["last_trick", "B"])
    done("people", evening, "--name", "Gerda")
    whole = file.read_text("utf-8")
    result = tarock("verify", file)
    assert (result.exit_code, "one evening" in result.stdout) == (0, True)
    file.write_text(whole.replace('"last_trick","B"', '"last_trick","A"'), "utf-8")
    assert "was changed" in refused("people", evening)
    assert tarock("verify", file).exit_code == 2
    file.write_text(whole.replace("Gerda", "Herta"), "utf-8")  # names are left out of the hash
    assert tarock("verify", file).exit_code == 0


@pytest.mark.skipif(sys.platform == "win32", reason="files cannot be locked there")
def test_while_a_server_has_the_folder_others_only_read(evening: Path) -> None:
    (evening / "serving.lock").touch()
    done("people", evening, "--name", "Gerda")
    with (evening / "serving.lock").open("ab") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert len(done("people", evening)["people"]) == 5
        for command in (["people", evening, "--name", "Hans"], ["line", evening, DAY, 1, "--points", "0,0,0,0"]):
            assert "being served" in refused(*command)


def test_a_torn_line_is_told_and_left_out(evening: Path) -> None:
    file = evening / "club.tarockclub"
    with file.open("ab") as stream:
        stream.write(b'{"n":99')
    assert "not whole" in tarock("club", "people", evening).stderr
    done("people", evening, "--name", "Gerda")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_speaks_three_languages(rated: Path, language: str) -> None:
    done("end", rated, DAY)
    for command in (
        ["people", rated],
        ["evening", rated],
        ["evening", rated, DAY],
        ["evening", rated, "--date", "2026-12-01"],
        ["seat", rated, "2026-12-01", 1, 2, 3],
        ["next", rated, "2026-12-01", 1],
        ["line", rated, "2026-12-01", 1, "--points", "0,0,0"],
        ["undo", rated, "2026-12-01", 1, "x"],
        ["end", rated, "2026-12-01"],
        ["debts", rated],
        ["pay", rated, 2, 1, 5],
        ["year", rated],
        ["rating", rated],
        ["rating", rated, "--mixed"],
        ["profile", rated, 1],
        ["contact", rated, 1],
        ["season", rated, "x", DAY, DAY],
        ["erase", rated, 3],
        ["export", rated, rated / "public"],
    ):
        result = tarock("club", *command, "--lang", language)
        assert result.exit_code == 0, result.stderr
        assert result.stdout.strip()
