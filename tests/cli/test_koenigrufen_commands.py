"""The commands for Königrufen, as a person or a program calls them."""

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import answer, refusal, tarock

RECORDS = Path(__file__).parent.parent / "data" / "cases" / "records"
RECORD = str(RECORDS / "koenigrufen-turnier-034.tarock")
SHEET = {
    "ruleset": "koenigrufen-turnier",
    "forehand": "A",
    "contract": "dreier",
    "declarer": "B",
    "tricks": 8,
    "thirds": 119,
}


def test_a_sheet_is_settled() -> None:
    settled = answer("settle", "-", "--json", stdin=json.dumps(SHEET))
    assert settled["score"] == settled["money"] == {"A": -4, "B": 12, "C": -4, "D": -4}
    assert "written" not in settled
    assert settled["payments"][0]["rule"].startswith("Tournament sheet")
    assert "B" in tarock("settle", "-", "--lang", "de", stdin=json.dumps(SHEET)).stdout


def test_the_book_of_1900_also_writes_for_the_winners_alone() -> None:
    sheet = json.dumps({**SHEET, "ruleset": "koenigrufen-1900"})
    assert answer("settle", "-", "--json", stdin=sheet)["written"] == {"A": 0, "B": 10, "C": 0, "D": 0}
    assert "Angeschrieben" in tarock("settle", "-", "--lang", "de", stdin=sheet).stdout


def test_a_bad_sheet_is_refused_with_its_field() -> None:
    assert "contract" in refusal("settle", "-", stdin=json.dumps({**SHEET, "contract": "whist"}))


def test_settling_the_sheet_of_a_record_gives_the_same_result() -> None:
    sheet = tarock("replay", RECORD, "--sheet").stdout
    settled = answer("settle", "-", "--json", stdin=sheet)
    replayed = answer("replay", RECORD, "--json")
    assert settled == {key: replayed[key] for key in settled}
    assert (replayed["contract"], replayed["declarer"], replayed["partner"]) == ("rufer", "C", "B")


@pytest.mark.parametrize("language", ["en", "da", "de"])
def test_people_read_what_every_record_came_to(language: str) -> None:
    for record in sorted(RECORDS.glob("koenigrufen-*.tarock")):
        result = tarock("replay", str(record), "--lang", language)
        assert result.exit_code == 0, result.output


def test_a_deal_is_dealt_and_is_not_yet_finished() -> None:
    dealt = tarock("deal", "koenigrufen-mayr-2012", "-n", "2", "--seed", "x", "--dealer", "D").stdout
    assert [line[9] for line in dealt.splitlines() if line.startswith("[Dealer")] == ["D", "A"]
    assert [deal["complete"] for deal in answer("replay", "-", "--json", stdin=dealt)] == [False, False]
    assert "nicht zu Ende" in tarock("replay", "-", "--lang", "de", stdin=dealt).stdout
    assert "the deal is not finished" in refusal("replay", "-", "--sheet", stdin=dealt)


def test_the_rule_book_is_printed_in_three_languages() -> None:
    for language in ("en", "da", "de"):
        assert "Trischaken" in tarock("rules", "koenigrufen-turnier", "--lang", language).stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("A pass ; B pass ; C pass ; D pass", "Nobody plays"),
        ("A rufer ; B pass ; C pass ; D pass\nA calls DK ; A concedes", "the game was given up"),
    ],
)
def test_deals_without_a_trick_are_told_too(words: str, told: str) -> None:
    text = (RECORDS / "koenigrufen-1900-107.tarock").read_text(encoding="utf-8")
    head = text[: text.index("\n\n")]
    assert told in tarock("replay", "-", stdin=f"{head}\n\n{words}\n").stdout
