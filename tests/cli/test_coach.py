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
