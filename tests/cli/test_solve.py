"""`tarock solve`: what each side can force, for people in three languages and for programs."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app

RECORDS = Path(__file__).parent.parent / "data" / "cases" / "records"
POSITION = """
[Rules "danish-hjoerring"]
[Dealer "C"]
[Start "trick 22"]
[Leader "A"]
[A "T21 T14 HK H3"]
[B "T15 S3 X D2"]
[C "T9 D4 SK S4"]
"""
DANISH = RECORDS / "danish-hjoerring-082.tarock"
KOENIGRUFEN = min(RECORDS.glob("koenigrufen-mayr-2012-*.tarock"))


def solve(*arguments: str, stdin: str = "") -> Result:
    return CliRunner().invoke(app, ["solve", *arguments], input=stdin)


def answer(*arguments: str, stdin: str = "") -> Any:  # noqa: ANN401 - whatever JSON says
    result = solve(*arguments, "--json", stdin=stdin)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_a_position_tells_what_can_be_forced_and_by_whom() -> None:
    found = answer("-", stdin=POSITION)
    forced = {(goal["goal"], goal["by"]): goal["forced"] for goal in found["goals"]}
    assert forced["ultimo A", "A"] is True
    assert forced["last C", "C"] is False
    assert (found["trick"], found["turn"]) == (22, "A")


def test_each_card_tells_what_it_leads_to() -> None:
    keeps = {one["action"]: {kept["goal"] for kept in one["keeps"]} for one in answer("-", stdin=POSITION)["actions"]}
    assert "ultimo A" in keeps["A T21"]
    assert "ultimo A" not in keeps["A HK"], "the king is gone"


def test_the_best_line_ends_as_promised() -> None:
    goals = answer("-", stdin=POSITION)["goals"]
    line = next(goal["line"] for goal in goals if (goal["goal"], goal["by"]) == ("ultimo A", "A"))
    assert any(move == "A HK" for move in line[-3:])


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A makes an ultimo: A can force it alone"),
        ("da", "A ultimerer: A kan tvinge det igennem alene"),
        ("de", "A macht einen Ultimo: A kann es allein erzwingen"),
    ],
)
def test_people_read_it_in_their_language(language: str, sentence: str) -> None:
    result = solve("-", "--lang", language, stdin=POSITION)
    assert result.exit_code == 0, result.output
    assert sentence in result.stdout


def test_a_record_is_solved_from_any_trick() -> None:
    assert answer(str(DANISH), "--at", "21")["trick"] == 21
    assert answer(str(KOENIGRUFEN), "--at", "8")["trick"] == 8


def test_koenigrufen_is_counted_to_the_third() -> None:
    found = answer(str(KOENIGRUFEN), "--at", "7", "--seconds", "600")  # enough for a busy machine too
    thirds = next(goal for goal in found["goals"] if goal["goal"] == "thirds declarer")
    assert isinstance(thirds["value"], int)
    assert thirds["value"] in thirds["cards"].values(), "some card reaches what can be reached"
    assert len(thirds["line"]) % 4 == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((str(DANISH), "--deal", "2"), "--deal"),
        ((str(KOENIGRUFEN), "--at", "13"), "--at"),
        (("nowhere.tarock",), "nowhere.tarock"),
    ],
)
def test_mistakes_are_named(arguments: tuple[str, ...], message: str) -> None:
    result = solve(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stdout == ""
