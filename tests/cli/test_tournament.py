"""``tarock tournament``: an evening at the desk, in three languages, for people and for programs."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app
from tarock.rulesets import load
from tarock.words import LANGUAGES
from tests.club.tournament.bots import koenigrufen, record

BETTEL = {"forehand": "A", "declarer": "A", "contract": "bettel", "tricks": 0}
PEOPLE = "Vorname;Nachname;E-Mail\n" + "".join(f"Player;{number};p{number}@example.org\n" for number in range(1, 9))


def tarock(*arguments: object, stdin: str = "") -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=stdin)


def done(*arguments: object, stdin: str = "") -> Any:  # noqa: ANN401 - whatever JSON says
    result = tarock("tournament", *arguments, "--json", stdin=stdin)
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "event.tarockcup"


@pytest.fixture
def entered(file: Path) -> Path:
    prizes = '[{"rank":1,"amount":5000},{"rank":2,"text":"a ham"}]'
    sets = ["rounds=2", "sizes=[4]", "deals=2", "date=2026-11-21", "fee=1200", "currency=EUR", f"prizes={prizes}"]
    done("new", file, "--name", "Cup", "--format", "tyrol-cup", *(part for each in sets for part in ("--set", each)))
    people = file.with_name("people.csv")
    people.write_text(PEOPLE, "utf-8")
    answer = done("enter", file, "--csv", people, "--column", "name=Vorname+Nachname")
    assert {"entered": [*range(1, 9)], "total": 8} == answer
    return file


@pytest.fixture
def drawn(entered: Path) -> Path:
    shown = done("commit", entered)
    assert shown["round"] == 1
    answer = done("draw", entered, "--word", "Pagat")
    assert [len(table["players"]) for table in answer["tables"]] == [4, 4]
    assert not entered.with_name("event.tarockcup.seed").exists()
    return entered


def test_an_evening_at_the_desk(drawn: Path) -> None:
    answer = done("line", drawn, 1, "--sheet", "-", stdin=json.dumps(BETTEL))
    assert sorted(answer["points"].values()) == [-2, -2, -2, 6]
    done("line", drawn, 2, "--points", "1.5,-0.5,-0.5,-0.5")
    winner = next(int(number) for number, points in answer["points"].items() if points == 6)
    confirmer = next(int(number) for number, points in answer["points"].items() if points < 0)
    done("confirm", drawn, 1, 1, "--by", confirmer)
    done("strike", drawn, 2, 1, "cannot be cleared")
    done("rule", drawn, 2, "no Renonce", "--by", winner)
    assert done("end", drawn, "--all")["ended"] == [1, 2]
    assert done("draw", drawn)["round"] == 2
    standings = done("standings", drawn)
    assert (winner, 6, 0) == (
        standings["standings"][0]["number"],
        standings["standings"][0]["points"],
        standings["unconfirmed"],
    )
    assert done("wall", drawn)["draw"]["round"] == 2
    done("line", drawn, 1, "--points", "3,-1,-1,-1", "--round", 1, "--line", 1, "--replace", "wrong sheet")
    done("pay", drawn, 1, 1200)
    cash = done("prizes", drawn)["cash"]
    assert (cash["due"], cash["paid"]) == (9600, 1200)
    assert done("verify", drawn)["wrong"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: str, drawn: Path) -> None:
    for arguments in (
        ("line", drawn, 1, "--points", "3,-1,-1,-1"),
        ("standings", drawn),
        ("wall", drawn),
        ("prizes", drawn),
        ("team", drawn, "late", 1, 2),
        ("end", drawn, 1, 2),
        ("draw", drawn),
        ("verify", drawn),
    ):
        result = tarock("tournament", *arguments, "--lang", language)
        assert result.exit_code == (2 if arguments[0] == "team" else 0), result.stderr
        assert "Player 1" in result.output or arguments[0] not in {"standings", "wall", "draw"}
        assert "Traceback" not in result.output


def test_people_come_and_go(entered: Path) -> None:
    done("enter", entered, "--name", "Late Comer", "--town", "Wels", "--table", 1)
    done("correct", entered, 9, "--club", "Herz", "--table", 0, "--alias", "Spät Kommer")
    refused = tarock("tournament", "enter", entered, "--name", "spät kommer", "--town", "Wels", "--club", "Herz")
    assert "as number 9" in refused.stderr
    done("enter", entered, "--name", "Double", "--number", 20)
    done("merge", entered, 9, 20)
    done("team", entered, "Pagat", 1, 2)
    done("person", entered, "away", 9)
    done("change", entered, "rounds=1", "byes=true")
    assert done("commit", entered)["round"] == 1
    assert done("draw", entered)["repeats"] == 0
    done("substitute", entered, 3, 9)
    done("person", entered, "left", 4)
    done("person", entered, "erase", 9)
    assert "Late Comer" not in entered.read_text("utf-8")
    assert done("verify", entered)["wrong"] == []
    done("end", entered, "--all")
    done("close", entered)


def test_a_no_show_is_drawn_anew(drawn: Path) -> None:
    done("person", drawn, "away", 1)
    done("enter", drawn, "--name", "Another")
    done("commit", drawn, "--again")
    answer = done("draw", drawn)
    seated = {player["number"] for table in answer["tables"] for player in table["players"]}
    assert (1, {*range(2, 10)}) == (answer["round"], seated)


def test_all_of_a_list_are_entered_or_nobody_is(entered: Path) -> None:
    before = entered.read_bytes()
    people = entered.with_name("more.csv")
    people.write_text("name\nSomebody New\nPlayer 1\n", "utf-8")
    result = tarock("tournament", "enter", entered, "--csv", people)
    assert (
        result.exit_code,
        result.stderr.partition(";")[0],
    ) == (2, "tarock: Player 1 is on the list already, as number 1")
    assert before == entered.read_bytes()


def test_files_for_others(drawn: Path) -> None:
    folder = drawn.with_name("out")
    answer = done("export", drawn, folder, "--comma")
    assert sorted(answer["files"]) == sorted(path.name for path in folder.iterdir())
    for path in folder.iterdir():
        assert "example.org" not in path.read_text("utf-8")
    assert "rank,number,name" in (folder / "standings.csv").read_text("utf-8")


def test_a_cup_and_its_final(drawn: Path) -> None:
    rules = drawn.with_name("cup.toml")
    rules.write_text('name = "Cup"\nbest = 1\nneeded = 2\n[worth]\ncounts = "share"\nmost = 60\n', "utf-8")
    rows = done("cup", rules, drawn)["standings"]
    assert (rows[0]["points"], rows[-1]["points"]) == (60, 0)
    final = done("cup", rules, drawn, "--final", drawn)["final"]
    assert final[0]["points"] == 180
    for language in LANGUAGES:
        assert tarock("tournament", "cup", rules, drawn, "--lang", language).exit_code == 0
        assert tarock("tournament", "cup", rules, drawn, "--final", drawn, "--lang", language).exit_code == 0
    rules.write_text("best = 1", "utf-8")
    assert "name" in tarock("tournament", "cup", rules, drawn).stderr


def test_a_cup_of_a_folder_names_its_own_tournaments(drawn: Path, tmp_path: Path) -> None:
    (tmp_path / "club" / "cups").mkdir(parents=True)
    (tmp_path / "club" / "events").mkdir()
    for event in ("spring", "final"):
        shutil.copy(drawn, tmp_path / "club" / "events" / f"{event}.tarockcup")
    rules = tmp_path / "club" / "cups" / "season.toml"
    season = 'name = "Cup"\nbest = 1\n'
    rules.write_text(f'{season}events = ["spring"]\n', "utf-8")
    assert done("cup", rules) == done("cup", rules, drawn)
    rules.write_text(f'{season}events = ["spring"]\nfinal = "final"\n', "utf-8")
    assert done("cup", rules) == done("cup", rules, drawn, "--final", drawn)
    rules.write_text(f'{season}events = ["autumn"]\n', "utf-8")
    assert "autumn" in tarock("tournament", "cup", rules).stderr
    rules.write_text(season, "utf-8")
    assert "names no tournaments" in tarock("tournament", "cup", rules).stderr


def test_a_log_that_was_changed_is_found_by_verify(drawn: Path) -> None:
    assert tarock("verify", drawn).exit_code == 0
    drawn.write_text(drawn.read_text("utf-8").replace('"number":2', '"number":22', 1), "utf-8")
    result = tarock("verify", drawn)
    assert (result.exit_code, "was changed" in result.stderr) == (2, True)


def test_a_draw_that_was_not_the_seeds_is_found_by_verify(drawn: Path) -> None:
    text = drawn.read_text("utf-8")
    *_, last = text.splitlines()
    event = json.loads(last)["event"]
    one, other = (json.dumps(table, separators=(",", ":")) for table in event["rounds"][0]["tables"])
    drawn.write_text(text.replace(one, "@@", 1).replace(other, one, 1).replace("@@", other, 1), "utf-8")
    result = tarock("tournament", "verify", drawn)
    assert (result.exit_code, "could not have happened" in result.stderr) == (2, True)


def test_a_torn_line_is_told(drawn: Path) -> None:
    with drawn.open("ab") as stream:
        stream.write(b'{"n":')
    result = tarock("tournament", "standings", drawn)
    assert (result.exit_code, "was never kept" in result.stderr) == (0, True)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("line", 1, "--points", "1,2"), "expected 4 numbers"),
        (("line", 1, "--points", "a,b"), "divided by commas"),
        (("line", 1), "either a sheet or points"),
        (("line", 1, "--sheet", "-"), "sheet"),
        (("commit",), "has not ended"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: tuple[object, ...], said: str, drawn: Path) -> None:
    command, *others = arguments
    result = tarock("tournament", command, drawn, *others, stdin="[]")
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)
    assert said in result.stderr


def test_a_seed_that_is_lost_is_told(entered: Path) -> None:
    done("commit", entered)
    entered.with_name("event.tarockcup.seed").unlink()
    assert "commit again" in tarock("tournament", "draw", entered).stderr


def test_a_tournament_that_cannot_be_is_not_opened(file: Path) -> None:
    result = tarock("tournament", "new", file, "--name", "X", "--set", "rounds")
    assert result.exit_code == 2
    assert not file.exists()


def test_the_clock_and_a_call(drawn: Path) -> None:
    shown = done("clock", drawn, "start", "--minutes", 90)
    assert (shown["running"], 5390 <= shown["left"] <= 5400) == (True, True)
    assert not done("clock", drawn, "pause")["running"]
    assert [call["table"] for call in done("call", drawn, 2, "--text", "Renonce")["calls"]] == [2]
    wall = done("wall", drawn)
    assert (wall["clock"]["minutes"], len(wall["calls"])) == (90, 1)
    for language in LANGUAGES:
        text = tarock("tournament", "wall", drawn, "--lang", language).stdout
        assert "Renonce" in text
        assert "1:29:" in text or "1:30:" in text
    assert done("call", drawn, 2, "--answered")["calls"] == []
    assert done("clock", drawn, "end")["over"]
    for language in LANGUAGES:
        for arguments in (("clock", drawn), ("call", drawn)):
            assert tarock("tournament", *arguments, "--lang", language).exit_code == 0


def test_the_wall_of_one_room(file: Path) -> None:
    rooms = '[{"name":"Hall","tables":1},{"name":"Cellar","tables":1}]'
    done("new", file, "--name", "Cup", "--set", f"rooms={rooms}")
    assert done("wall", file)["draw"] is None
    people = file.with_name("people.csv")
    people.write_text("name\n" + "".join(f"P {number}\n" for number in range(8)), "utf-8")
    done("enter", file, "--csv", people)
    done("commit", file)
    done("draw", file)
    assert [table["table"] for table in done("wall", file, "--room", "Cellar")["draw"]["tables"]] == [2]
    text = tarock("tournament", "wall", file, "--room", "Hall").stdout
    assert ("Table 1" in text, "Table 2" in text) == (True, False)
    assert "did you mean 'Hall'" in tarock("tournament", "wall", file, "--room", "Hal").stderr


def test_a_referee_rules(drawn: Path) -> None:
    done("line", drawn, 1, "--sheet", "-", stdin=json.dumps(BETTEL))
    players = [player["number"] for player in done("wall", drawn)["draw"]["tables"][0]["players"]]
    ruled = done("rule", drawn, 1, "--fault", "revoke", "--of", players[1], "--line", 1, "--book")
    assert ruled["consequence"] == "replaced"
    assert done("rule", drawn, 1, "talk", "--line", 1, "--fine=-3,1,1,1")["consequence"] == "fine"
    assert done("rule", drawn, 1, "wrong", "--line", 1, "--points", "3,-1,-1,-1")["consequence"] == "replaced"
    assert done("rule", drawn, 1, "a mess", "--line", 1, "--strike")["consequence"] == "struck"
    assert done("rule", drawn, 1, "a warning")["consequence"] == "none"
    told = [each["told"] for each in done("rulings", drawn)["rulings"]]
    assert "Renonce in play by Player" in told[0]
    for language in LANGUAGES:
        assert tarock("tournament", "rulings", drawn, "--lang", language).stdout.count("\n") == 5
    assert done("verify", drawn)["wrong"] == []


def test_a_record_is_a_line(drawn: Path) -> None:
    players = [player["number"] for player in done("wall", drawn)["draw"]["tables"][0]["players"]]
    state = koenigrufen(load("koenigrufen-turnier"), 0, "deal")
    deal = drawn.with_name("deal.tarock")
    deal.write_text(record(state, *players), "utf-8")
    answer = done("line", drawn, 1, "--record", deal)
    assert [each / 2 for each in state.settlement.score] == [answer["points"][str(number)] for number in players]
    refused = tarock("tournament", "line", drawn, 1, "--record", deal)
    assert (refused.exit_code, "already" in refused.stderr) == (2, True)
    assert tarock("tournament", "line", drawn, 1, "--record", deal, "--points", "0,0,0,0").exit_code == 2
    deal.write_text(record(koenigrufen(load("koenigrufen-turnier"), 0, "other"), *players), "utf-8")
    done("line", drawn, 1, "--record", deal, "--line", 1, "--replace", "the wrong file")
    assert done("verify", drawn)["wrong"] == []


def test_the_same_cards_at_every_table(file: Path) -> None:
    done("new", file, "--name", "Cup", "--set", "duplicate=true", "--set", "deals=4", "--set", "rounds=1")
    people = file.with_name("people.csv")
    people.write_text("name\n" + "".join(f"P {number}\n" for number in range(8)), "utf-8")
    done("enter", file, "--csv", people)
    done("commit", file)
    tables = done("draw", file, "--word", "Uhu")["tables"]
    seeds = file.with_name("event.tarockcup.deals")
    kept = seeds.read_bytes()
    seeds.unlink()
    assert "are missing" in tarock("tournament", "deals", file, 1).stderr
    seeds.write_bytes(kept)
    deals = done("deals", file, 1)["deals"]
    assert [len(deals), len(deals[0]["forehand"].split()), len(deals[0]["talon"].split())] == [4, 12, 6]
    for table in tables:
        first, *others = (player["number"] for player in table["players"])
        state = koenigrufen(load("koenigrufen-turnier"), 3, deals[0]["seed"])
        file.with_name("deal.tarock").write_text(record(state, *others, first), "utf-8")
        done("line", file, table["table"], "--record", file.with_name("deal.tarock"))
    assert tarock("tournament", "reveal", file, 1).exit_code == 2
    done("end", file, "--all")
    assert {0} == {row["compared"] for row in done("standings", file)["standings"]}
    done("reveal", file, 1)
    seeds.unlink()
    assert deals == done("deals", file, 1)["deals"]
    assert "1 of 1 rounds" in tarock("verify", file).stdout
    for language in LANGUAGES:
        for arguments in (("deals", file, 1), ("standings", file), ("verify", file)):
            assert tarock("tournament", *arguments, "--lang", language).exit_code == 0
    done("export", file, file.with_name("out"))


def test_deals_that_are_not_there(drawn: Path) -> None:
    assert "duplicate=true" in tarock("tournament", "deals", drawn, 1).stderr


def test_a_raffle_and_rules_of_the_house(file: Path) -> None:
    rules = file.with_name("ours.toml")
    rules.write_text('id = "our-cup"\nextends = "koenigrufen-turnier"\nname = "Our cup"\n', "utf-8")
    things = 'raffle=["a ham"]'
    done("new", file, "--name", "Cup", "--rules", rules, "--set", things, "--set", "rounds=1")
    rules.unlink()
    people, known = file.with_name("people.csv"), file.with_name("known.csv")
    known.write_text("nr;name;alias\n70;Anton Berg;Toni", "utf-8")
    people.write_text("name\nToni\nEva\nOtto\nUwe\n", "utf-8")
    assert done("enter", file, "--csv", people, "--known", known)["entered"] == [70, 71, 72, 73]
    done("commit", file)
    done("draw", file)
    done("line", file, 1, "--sheet", "-", stdin=json.dumps(BETTEL))
    assert tarock("tournament", "raffle", file).exit_code == 2
    done("end", file, "--all")
    (won,) = done("raffle", file)["raffle"]
    assert (won["prize"], won["number"] in {70, 71, 72, 73}) == ("a ham", True)
    for language in LANGUAGES:
        assert f"a ham: {won['number']}" in tarock("tournament", "raffle", file, "--lang", language).stdout
    assert done("verify", file)["wrong"] == []


def test_a_league_shows_its_days(file: Path) -> None:
    days = 'dates=["2026-10-01","2026-11-01"]'
    done("new", file, "--name", "L", "--format", "league", "--set", "rounds=2", "--set", "best=2", "--set", days)
    for name in "ABCD":
        done("enter", file, "--name", name)
    done("commit", file)
    assert "Round 1, 2026-10-01" in tarock("tournament", "draw", file).stdout
    folder = file.with_name("out")
    done("export", file, folder)
    assert (folder / "event.ics").read_text("utf-8").count("BEGIN:VEVENT") == 2


@pytest.mark.parametrize("what", ["sheets", "plan", "tags", "standings", "receipts", "certificates"])
def test_everything_that_is_printed_can_be_written_as_a_page(drawn: Path, what: str) -> None:
    done("pay", drawn, 1, 1200)
    page = drawn.with_name(f"{what}.html")
    assert done("print", drawn, what, "-o", page, "--paper", "A5") == {"file": str(page), "what": what}
    assert '<html lang="en" class="a5">' in page.read_text("utf-8")


def test_a_print_that_cannot_be_written_is_told_in_one_sentence(entered: Path, tmp_path: Path) -> None:
    for output, expected in (("plan.html", "has not been drawn"), ("none/tags.html", "cannot")):
        what = Path(output).stem
        result = tarock("tournament", "print", entered, what, "-o", tmp_path / output)
        assert result.exit_code != 0
        assert expected in result.stderr
