"""`tarock hint` and `tarock review`: for people in three languages, and for programs."""

import json
from importlib import resources
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app

DEALS = Path(str(resources.files("tarock.tutor")))
DANISH = str(DEALS / "danish" / "deals" / "hjoerring-01.tarok")
KOENIGRUFEN = str(DEALS / "koenigrufen" / "deals" / "turnier-01.tarok")
EITHER = pytest.mark.parametrize("file", [DANISH, KOENIGRUFEN], ids=["danish", "koenigrufen"])


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


@EITHER
@pytest.mark.parametrize("depth", ["1", "2", "3"])
def test_a_hint_for_people_and_for_programs(file: str, depth: str) -> None:
    said = run("hint", file, "--at", "20", "--depth", depth, "--lang", "de")
    assert said.exit_code == 0, said.output
    assert said.stdout.strip()
    found = json.loads(run("hint", file, "--at", "20", "--depth", depth, "--json").stdout)
    assert found["depth"] == int(depth)
    assert ("action" in found) == (depth != "1"), "a nudge names no card"
    assert ("candidates" in found) == (depth == "3")


@EITHER
def test_the_same_seed_says_the_same(file: str) -> None:
    first, second = (run("hint", file, "--at", "20", "--depth", "3", "--seed", "x", "--json").stdout for _ in range(2))
    assert first == second


@EITHER
def test_a_review_tells_every_decision(file: str) -> None:
    found = json.loads(run("review", file, "--seat", "A", "--json").stdout)
    assert found["seat"] == "A"
    assert found["cards"] + found["play"] == pytest.approx(found["result"])
    assert {each["grade"] for each in found["decisions"]} <= {
        "only",
        "best",
        "good",
        "inaccuracy",
        "mistake",
        "blunder",
    }
    assert "open" not in found


@pytest.mark.parametrize(("language", "words"), [("en", "You came to"), ("da", "Du endte på"), ("de", "Du kamst auf")])
def test_a_review_for_people(language: str, words: str) -> None:
    said = run("review", DANISH, "--seat", "A", "--open", "--lang", language)
    assert said.exit_code == 0, said.output
    assert said.stdout.startswith(words)


def test_what_cannot_be_asked_is_said_with_what_can() -> None:
    assert "B, C" in run("review", DANISH, "--seat", "D").output
    assert "acts" in run("hint", DANISH, "--at", "999").output
    assert "--at" in run("hint", DANISH).output
    assert run("hint", DANISH, "--depth", "4").exit_code != 0


def test_an_unfinished_deal_is_not_reviewed() -> None:
    text = Path(DANISH).read_text("utf-8").rsplit("\n", 5)[0]
    result = CliRunner().invoke(app, ["review", "-", "--seat", "A"], input=text)
    assert result.exit_code != 0
    assert "finished" in result.output


def evening(tmp_path: Path, *names: str) -> str:
    """A file with a deal for each name, which is that of seat B."""
    text = Path(DANISH).read_text("utf-8")
    deals = [f'[Names "A=Ada B={name} C=Cai"]\n{text}' for name in names]
    file = tmp_path / "evening.tarok"
    file.write_text("\n".join(deals), "utf-8")
    return str(file)


@pytest.mark.parametrize(("language", "words"), [("en", "2 deals"), ("da", "2 spil"), ("de", "2 Spiele")])
def test_several_deals_are_reviewed_as_an_evening(tmp_path: Path, language: str, words: str) -> None:
    said = run("review", evening(tmp_path, "Bo", "Eva", "Bo"), "--seat", "Bo", "--lang", language)
    assert said.exit_code == 0, said.output
    assert said.stdout.startswith(words), "Bo has played two of the three"


def test_an_evening_for_programs_and_one_deal_of_it(tmp_path: Path) -> None:
    file = evening(tmp_path, "Bo", "Bo")
    found = json.loads(run("review", file, "--seat", "Bo", "--json").stdout)
    assert len(found["deals"]) == 2
    assert set(found["trend"]) == {"first", "second"}
    assert json.loads(run("review", file, "--seat", "B", "--deal", "2", "--json").stdout)["seat"] == "B"


def test_an_evening_that_nobody_has_played_is_refused(tmp_path: Path) -> None:
    assert "Eva" in run("review", evening(tmp_path, "Bo", "Bo"), "--seat", "Eva").output
