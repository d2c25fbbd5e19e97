"""The commands as a person or a program calls them: answers on standard output, mistakes on standard error."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app

SHEET: dict[str, Any] = {
    "ruleset": "danish-hjoerring",
    "dealer": "A",
    "forehand": "B",
    "middle": "C",
    "cups": {"king": 65, "pagat": 65},
    "events": [["last_trick", "B"], ["count", {"A": 26, "B": 26, "C": 26}]],
}
RECORDS = Path(__file__).parent.parent / "data" / "cases" / "records"
RECORD = RECORDS / "danish-hjoerring-082.tarock"
HOUSE = """
id = "tarok-hjemme"
extends = "danish-hjoerring"
name = "Tarok hjemme"
[last_trick]
from_each = 30
"""


def tarock(*arguments: str, stdin: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=stdin)


def answer(*arguments: str, stdin: str = "") -> Any:  # noqa: ANN401 - whatever JSON says
    result = tarock(*arguments, stdin=stdin)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def refusal(*arguments: str, stdin: str = "") -> str:
    """Return the one message of a command that must fail without any other output."""
    result = tarock(*arguments, stdin=stdin)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr


@pytest.fixture
def house(tmp_path: Path) -> str:
    file = tmp_path / "house.toml"
    file.write_text(HOUSE, encoding="utf-8")
    return str(file)


class TestSettle:
    def test_a_sheet_is_settled_from_a_file(self, tmp_path: Path) -> None:
        file = tmp_path / "sheet.json"
        file.write_text(json.dumps(SHEET), encoding="utf-8")
        settled = answer("settle", str(file), "--json")
        assert settled["net"] == {"A": -20, "B": 40, "C": -20}
        assert settled["cups"] == {"king": 65, "pagat": 65}
        assert {"from": "A", "to": "B", "points": 20, "for": "last_trick"}.items() <= settled["payments"][0].items()
        assert settled["payments"][0]["rule"].startswith("Møller")

    def test_an_array_answers_an_array_with_errors_in_their_place(self) -> None:
        sheets = [SHEET, {**SHEET, "dealer": "Q"}, 7, SHEET]
        first, second, third, last = answer("settle", "-", "--json", stdin=json.dumps(sheets))
        assert first == last
        assert second["error"].startswith("dealer: 'Q' is no seat")
        assert "expected a sheet" in third["error"]

    def test_people_get_sentences_in_their_language(self) -> None:
        result = tarock("settle", "-", "--lang", "da", stdin=json.dumps([SHEET, {}]))
        assert result.exit_code == 0
        assert "for sidste stik" in result.stdout
        assert "ruleset: ventede navnet på et regelsæt" in result.stdout

    def test_a_house_ruleset_is_used_under_its_id(self, house: str) -> None:
        sheet = json.dumps({**SHEET, "ruleset": "tarok-hjemme"})
        assert answer("settle", "-", "--json", "--rules", house, stdin=sheet)["net"]["B"] == 60
        assert "there are danish-jensen-1989, danish-hjoerring" in refusal("settle", "-", stdin=sheet)
        other = json.dumps({**SHEET, "ruleset": "tarok-ude"})
        assert "tarok-hjemme" in refusal("settle", "-", "--rules", house, stdin=other)

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("", "not valid JSON"),
            ("{", "not valid JSON"),
            ("[" * 100_000, "not valid JSON"),
            ("7", "expected a sheet"),
            ("{}", "ruleset: expected the id of a ruleset"),
            ('{"ruleset": "poker"}', "unknown ruleset 'poker'"),
            (json.dumps({**SHEET, "events": [["ultimo", "B"]]}), "events[0]: ultimo takes 2 arguments"),
            (json.dumps({**SHEET, "events": [["ultimo", "B", "king"], ["nolo", "B"]]}), "a nolo player wins no trick"),
        ],
    )
    def test_bad_input_is_one_message_and_status_2(self, text: str, message: str) -> None:
        assert message in refusal("settle", "-", stdin=text)

    def test_a_missing_file_and_a_file_of_bytes_are_named(self, tmp_path: Path) -> None:
        assert "nowhere.json: cannot be read" in refusal("settle", "nowhere.json")
        file = tmp_path / "bytes.json"
        file.write_bytes(b"\xff\xfe")
        assert "is not UTF-8 text" in refusal("settle", str(file))


class TestReplay:
    def test_a_record_answers_what_the_cards_did(self) -> None:
        replayed = answer("replay", str(RECORD), "--json")
        assert replayed["complete"] is True
        assert replayed["outcome"] == ["ultimo B king", "bagud C king"]
        assert replayed["net"] == {"A": -165, "B": 500, "C": -395}

    def test_settling_its_sheet_gives_the_same_result(self) -> None:
        sheet = tarock("replay", str(RECORD), "--sheet").stdout
        settled = answer("settle", "-", "--json", stdin=sheet)
        replayed = answer("replay", str(RECORD), "--json")
        assert settled == {key: replayed[key] for key in ("net", "cups", "payments")}

    def test_several_deals_answer_an_array(self) -> None:
        text = RECORD.read_text(encoding="utf-8")
        replayed = answer("replay", "-", "--json", stdin=f"{text}\n{text}")
        assert [deal["complete"] for deal in replayed] == [True, True]

    def test_people_read_the_end_in_their_language(self) -> None:
        result = tarock("replay", str(RECORD), "--lang", "de")
        assert "B macht den letzten Stich mit einem König: Ultimo" in result.stdout
        assert "Zählung: A 5   B 69   C 4" in result.stdout

    def test_an_unfinished_deal_and_a_position_are_not_settled(self) -> None:
        lines = RECORD.read_text(encoding="utf-8").splitlines()
        unfinished = "\n".join(lines[:-3])
        assert "not finished" in tarock("replay", "-", stdin=unfinished).stdout
        assert answer("replay", "-", "--json", stdin=unfinished)["complete"] is False
        head = '[Rules "danish-hjoerring"]\n[Dealer "A"]\n[Start "trick 25"]\n[Leader "A"]\n'
        position = head + '[A "X"]\n[B "H3"]\n[C "C2"]\n\n25. H3 C2 X\n'
        assert "a position" in tarock("replay", "-", stdin=position).stdout
        assert answer("replay", "-", "--json", stdin=position)["outcome"] == ["last B"]
        assert "a position is not scored" in refusal("replay", "-", "--sheet", stdin=position)

    def test_a_mistake_is_named_with_line_column_and_rule(self) -> None:
        text = RECORD.read_text(encoding="utf-8").replace("1. HC H8 H1", "1. HC SC H1")
        message = refusal("replay", "-", stdin=text)
        assert "line 15, column 7: C is refused: You must follow suit" in message
        assert "[Møller, Selve spillet, l.648-649]" in message

    def test_keep_going_answers_the_good_deals_and_names_the_others(self) -> None:
        text = RECORD.read_text(encoding="utf-8")
        bad = text.replace("1. HC H8 H1", "1. HC SC H1")
        result = tarock("replay", "-", "--json", "--keep-going", stdin=f"{bad}\n{text}")
        assert result.exit_code == 2
        assert json.loads(result.stdout)["complete"] is True
        assert "line 15" in result.stderr


class TestDealAndRules:
    def test_the_same_seed_deals_the_same_cards(self) -> None:
        dealt = tarock("deal", "--seed", "x", "--dealer", "A").stdout
        assert dealt == tarock("deal", "--seed", "x", "--dealer", "A").stdout
        assert tarock("deal").stdout != tarock("deal").stdout
        assert answer("replay", "-", "--json", stdin=dealt)["complete"] is False

    def test_several_deals_pass_the_deal_on(self) -> None:
        dealt = tarock("deal", "danish-jensen-1989", "-n", "4").stdout
        assert [line[9] for line in dealt.splitlines() if line.startswith("[Dealer")] == ["C", "A", "B", "C"]

    def test_rules_lists_the_rulesets_or_prints_a_book(self, house: str) -> None:
        assert "danish-jensen-1989" in tarock("rules").stdout
        assert "45" in tarock("rules", "danish-hjoerring", "--lang", "da").stdout
        assert "Tarok hjemme, house rule" in tarock("rules", house).stdout

    def test_check_says_whether_a_house_ruleset_is_in_order(self, house: str, tmp_path: Path) -> None:
        assert "tarok-hjemme is in order" in tarock("rules", "--check", house).stdout
        wrong = tmp_path / "wrong.toml"
        wrong.write_text(HOUSE.replace("from_each", "from_al"), encoding="utf-8")
        message = refusal("rules", "--check", str(wrong))
        assert "line 6: last_trick.from_al: unknown key 'from_al' (did you mean 'from_each'?)" in message

    def test_an_unknown_ruleset_is_refused(self) -> None:
        assert "unknown ruleset 'danish-hjorring' (did you mean" in refusal("deal", "danish-hjorring")


def run(*arguments: str, reader: str = "cat") -> subprocess.CompletedProcess[str]:
    program = f"{sys.executable} -c 'from tarock.cli import app; app()' {' '.join(arguments)} | {reader}"
    return subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=False, timeout=60)


def test_the_installed_command_starts_and_helps() -> None:
    assert "settle" in run("--help").stdout


def test_a_reader_that_stops_reading_gets_no_traceback() -> None:
    assert run("rules", "danish-hjoerring", reader="head -1").stderr == ""


def test_settle_loads_nothing_heavy() -> None:
    """The start stays quick because rich and the catalogues are left alone."""
    code = "import sys; import tarock.cli.settle; print([m for m in ('rich', 'fluent', 'numpy') if m in sys.modules])"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert loaded.stdout.strip() == "[]"
