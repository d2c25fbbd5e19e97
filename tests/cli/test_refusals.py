"""What is wrong with a file is told in the reader's language, with its place and the rule that it breaks."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app
from tarock.rulesets.files import LARGEST_FILE
from tarock.words import LANGUAGES, Words

RECORDS = Path(__file__).parent.parent / "data" / "cases" / "records"
DANISH = (RECORDS / "danish-hjoerring-082.tarock").read_text("utf-8")
SHEET: dict[str, Any] = {
    "ruleset": "danish-hjoerring",
    "dealer": "A",
    "forehand": "B",
    "middle": "C",
    "cups": {"king": 65, "pagat": 65},
    "events": [["last_trick", "B"], ["count", {"A": 26, "B": 26, "C": 26}]],
}
TROUBLE = {"en": "Line", "da": "Linje", "de": "Zeile"}


def tarock(*arguments: str, stdin: str = "", env: dict[str, str] | None = None) -> Result:
    return CliRunner().invoke(app, list(arguments), input=stdin, env={"TAROCK_LANG": "", **(env or {})})


def sheet(*events: Any, **fields: Any) -> str:  # noqa: ANN401 - whatever JSON says
    return json.dumps({**SHEET, "events": [*SHEET["events"], *events], **fields})


BAD: dict[str, tuple[tuple[str, ...], str, str, dict[str, str | int], str]] = {
    "a card": (("replay",), DANISH.replace('[A "', '[A "Q9 '), "record-no-card", {"got": "'Q9'"}, ""),
    "a ruleset": (("replay",), DANISH.replace("danish-hjoerring", "hjemme"), "rules-unknown", {}, "--rules"),
    "no record": (("referee",), "hello\n", "record-no-statement", {"got": "'hello'"}, ""),
    "no tags": (("solve",), "1. SK SQ SJ\n", "record-tags-first", {}, ""),
    "no JSON": (("settle",), "{", "sheet-not-json", {}, ""),
    "an event": (("settle",), sheet(["sneeze"]), "sheet-unknown-event", {}, "last_trick"),
    "taroks of two": (
        ("settle",),
        sheet(["declare", "A", "taroks", 12], ["declare", "B", "taroks", 12]),
        "sheet-declared-by-two",
        {"seat": "A", "other": "B", "what": "taroks", "why": "taroks", "all": 22},
        "[Møller, Meldinger",
    ),
    "matadors of two": (
        ("settle",),
        sheet(["declare", "A", "matadors", 3], ["declare", "B", "matadors", 4]),
        "sheet-declared-by-two",
        {"seat": "A", "other": "B", "what": "matadors", "why": "matadors", "all": 22},
        "",
    ),
    "full and half": (
        ("settle",),
        sheet(["declare", "A", "full", "S"], ["declare", "A", "half", "S"]),
        "sheet-declared-kind-twice",
        {"seat": "A", "what": "S"},
        "",
    ),
    "a dealer's fine": (
        ("settle",),
        sheet(["fine", "B", "wrong_skat"]),
        "sheet-dealers-fault",
        {"fault": "wrong_skat", "seat": "B"},
        "[Møller",
    ),
    "verify": (("verify",), "{}", "verify-no-record", {}, ""),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_is_refused_in_the_readers_language(case: str, language: str, tmp_path: Path) -> None:
    command, text, key, filling, also = BAD[case]
    file = tmp_path / "file"
    file.write_text(text, "utf-8")
    result = tarock(*command, str(file), "--lang", language)
    words = Words(language)
    marks = {"why", "rule", "known", "hint", "name", "expected", "got"}
    sentence = words(key, **{**dict.fromkeys(marks, "§"), **filling})
    assert result.exit_code == 2
    for part in sentence.split("§"):
        assert part.strip(" []'") in result.stderr, result.stderr
    assert also in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(("language", "place"), [("en", "line 15"), ("da", "linje 15"), ("de", "Zeile 15")])
def test_an_act_against_the_rules_is_told_with_place_player_and_rule(language: str, place: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.tarock"
    lines = DANISH.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    lines[first - 1] = "A demands"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    result = tarock("replay", str(file), "--lang", language)
    said = Words(language)("record-refused", seat="A", why="§", rule="§").split("§")[0]
    assert result.exit_code == 2
    assert said in result.stderr
    assert place.split(maxsplit=1)[0] in result.stderr
    assert "[Møller" in result.stderr


def test_the_language_of_the_system_counts_where_none_is_named(tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    file.write_text("[1", "utf-8")
    danish = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "da_DK.UTF-8"}
    assert "ikke gyldig JSON" in tarock("settle", str(file), env=danish).stderr
    assert "kein gültiges JSON" in tarock("settle", str(file), env={**danish, "TAROCK_LANG": "de"}).stderr
    assert "not valid JSON" in tarock("settle", str(file), env={"LC_ALL": "C.UTF-8"}).stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["replay", "referee", "settle", "solve", "verify"])
def test_a_file_that_is_too_large_is_refused_before_it_is_understood(
    command: str, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "large"
    with file.open("wb") as stream:
        stream.truncate(LARGEST_FILE * 10)
    result = tarock(command, str(file), "--lang", language)
    assert result.exit_code == 2
    assert Words(language)("file-too-large", most=LARGEST_FILE // 1_000_000) in result.stderr


def test_house_rules_and_standard_input_have_the_same_limit(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_bytes(b"#" * (LARGEST_FILE + 1))
    assert "5 MB" in tarock("rules", "--check", str(file)).stderr
    assert "5 MB" in tarock("settle", "-", stdin=" " * (LARGEST_FILE + 1)).stderr


BAD_HOUSES: dict[str, tuple[str, str, str, dict[str, str | int]]] = {
    "wins never": (
        "koenigrufen-turnier",
        "[counting]\nwin_thirds = 211",
        "rules-wins-never",
        {"needed": 211, "total": 210},
    ),
    "wins both": ("koenigrufen-1900", "[counting]\nwin_thirds = 105", "rules-wins-both", {"needed": 105, "total": 210}),
    "no unit": (
        "danish-jensen-1989",
        '[point_value]\nunit = ""',
        "rules-amount-without-unit",
        {"amount": 1},
    ),
    "a choice": (
        "koenigrufen-turnier",
        '[kontra]\neffect = "glory"',
        "file-choice",
        {"expected": "money, score", "got": "'glory'"},
    ),
    "a switch": (
        "danish-hjoerring",
        '[sitters]\nmay_help = "yes"',
        "file-choice",
        {"expected": "true, false", "got": "'yes'"},
    ),
    "a number": (
        "danish-hjoerring",
        '[ante]\neach_cup = "five"',
        "rules-number",
        {"least": 0, "most": 10_000, "got": "'five'"},
    ),
    "a list": ("koenigrufen-mayr-2012", "[auction]\nfree = 3", "rules-list", {"got": "3"}),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", BAD_HOUSES)
def test_a_bad_house_rule_is_told_with_its_line_and_what_is_allowed(case: str, language: str, tmp_path: Path) -> None:
    book, changes, key, filling = BAD_HOUSES[case]
    file = tmp_path / "house.toml"
    file.write_text(f'id = "ours"\nname = "Ours"\nextends = "{book}"\n{changes}\n', "utf-8")
    result = tarock("rules", "--check", str(file), "--lang", language)
    words = Words(language)
    table, _, name = changes.partition("\n")
    at_key = words("rules-at-key", key=f"{table.strip('[]')}.{name.split()[0]}", text=words(key, **filling))
    assert result.exit_code == 2
    assert words("rules-at-line", line=5, text=at_key) in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contract_that_no_auction_can_reach_is_told_by_its_name(language: str, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    text = 'id = "ours"\nname = "Ours"\nextends = "koenigrufen-turnier"\n[auction]\nfree = ["trischaken"]\n'
    file.write_text(text, "utf-8")
    result = tarock("rules", "--check", str(file), "--lang", language)
    assert result.exit_code == 2
    assert Words(language)("rules-out-of-reach", name="rufer") in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fine_that_voids_the_deal_says_what_it_drops(language: str) -> None:
    """Jensen 1989, Betalinger, l.256-280: play stops."""
    text = sheet(["fine", "B", "revoke"], ruleset="danish-jensen-1989")
    words = Words(language)
    told = tarock("settle", "-", "--lang", language, stdin=text).stdout
    assert words("report-dropped", what="§").split("§")[0] in told
    assert words("for-last-trick") in told
