"""An evening is one file: the cups go on, each deal follows from the one before, and all are added up."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app
from tarock.notation.record import dumps, loads
from tarock.rulesets import load
from tarock.words import LANGUAGES, Words

RECORDS = Path(__file__).parent.parent / "data" / "cases" / "records"


def tarock(*arguments: str, stdin: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=stdin)


def deal(dealer: str, *events: Any, **fields: Any) -> dict[str, Any]:  # noqa: ANN401 - whatever JSON says
    after = "ABC".index(dealer)
    forehand, middle = "ABC"[(after + 1) % 3], "ABC"[(after + 2) % 3]
    seats = {"dealer": dealer, "forehand": forehand, "middle": middle}
    return {"ruleset": "danish-jensen-1989", **seats, "events": [["ante"], *events], **fields}


FIRST = deal("A", ["fund", "both"], ["last_trick", "A"])


def settled(*sheets: dict[str, Any]) -> Any:  # noqa: ANN401 - whatever JSON says
    result = tarock("settle", "-", "--json", stdin=json.dumps({"evening": sheets}))
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def test_the_cups_go_on_from_sheet_to_sheet_and_all_is_added_up() -> None:
    answer = settled(FIRST, deal("B", ["last_trick", "B"]), deal("C", ["last_trick", "C"]))
    deals, evening = answer["deals"], answer["evening"]
    assert evening["deals"] == 3
    assert evening["cups"] == deals[2]["cups"]
    assert evening["net"] == {seat: sum(each["net"][seat] for each in deals) for seat in "ABC"}
    assert sum(evening["net"].values()) + sum(evening["cups"].values()) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("second", "key", "filling"),
    [
        (deal("C"), "evening-dealer", {"expected": "B", "got": "C"}),
        (deal("B", cups={"king": 1, "pagat": 1}), "evening-cups", {"cup": "king", "expected": 65, "got": 1}),
        (deal("B", sitting_out=["D"]), "evening-places", {}),
        ({"ruleset": "koenigrufen-1900", "forehand": "A", "contract": None}, "evening-game", {}),
    ],
)
def test_a_deal_that_does_not_follow_is_refused(
    second: dict[str, Any], key: str, filling: dict[str, str | int], language: str
) -> None:
    result = tarock("settle", "-", "--evening", "--lang", language, stdin=json.dumps([FIRST, second]))
    words = Words(language)
    assert result.exit_code == 2
    assert words(key, **filling) in result.stderr
    assert words("evening-deal", number=2, text="") in result.stderr


def test_after_a_redeal_the_same_dealer_deals_and_pays_no_ante() -> None:
    """B-31, B-47."""
    redealt = deal("A", ["fund", "both"], ["redeal", "B"])
    again = {**deal("A"), "events": [["last_trick", "B"]]}
    assert settled(redealt, again)["evening"]["deals"] == 2
    for wrong in (deal("A"), deal("B")):
        assert tarock("settle", "-", "--evening", stdin=json.dumps([redealt, wrong])).exit_code == 2


def test_sheets_in_an_array_are_still_settled_one_by_one() -> None:
    result = tarock("settle", "-", "--json", stdin=json.dumps([FIRST, FIRST]))
    assert json.loads(result.stdout)[0] == json.loads(result.stdout)[1]


def test_an_evening_of_koenigrufen_adds_score_and_money() -> None:
    sheet = {"ruleset": "koenigrufen-turnier", "contract": "dreier", "tricks": 8, "thirds": 122}
    sheets = [{**sheet, "forehand": seat, "declarer": "B"} for seat in "ABC"]
    answer = settled(*sheets)
    assert answer["evening"]["score"]["B"] == sum(each["score"]["B"] for each in answer["deals"])
    wrong = [sheets[0], {**sheet, "forehand": "D", "declarer": "B"}]
    assert "deal 2" in tarock("settle", "-", "--evening", stdin=json.dumps(wrong)).stderr


def evening_of_records(tmp_path: Path, **changes: str) -> Path:
    """Return a file of one deal twice, as dealt by one player and then by the next."""
    text = (RECORDS / "danish-hjoerring-082.tarock").read_text("utf-8")
    (record,) = loads(text, load)
    first = dumps([record])
    turned = str.maketrans("ABC", "BCA")
    lines = [line for line in first.splitlines() if not line.startswith("[Cups")]
    second = [_turned(line, turned) for line in lines]
    joined = "\n".join([first, *second, ""])
    for old, new in changes.items():
        joined = joined.replace(old, new)
    file = tmp_path / "evening.tarock"
    file.write_text(joined, "utf-8")
    return file


def _turned(line: str, turned: dict[int, int]) -> str:
    """Return a line in which everybody sits one seat further; cards stay as they are."""
    if line[:3] in {"[A ", "[B ", "[C "}:
        return line[0] + line[1].translate(turned) + line[2:]
    if line.startswith("[Dealer"):
        return line[:9] + line[9].translate(turned) + line[10:]
    if line[:2] in {"A ", "B ", "C "}:
        return line[0].translate(turned) + line[1:]
    return line


def test_records_of_an_evening_carry_the_cups_on(tmp_path: Path) -> None:
    file = evening_of_records(tmp_path)
    result = tarock("replay", str(file), "--json", "--evening")
    assert result.exit_code == 0, result.stderr
    answer = json.loads(result.stdout)
    first, second = answer["deals"]
    assert not any(payment["for"] == "fund" for payment in second["payments"][:6])
    moved = {cup: second["cups"][cup] - first["cups"][cup] for cup in ("king", "pagat")}
    assert sum(second["net"].values()) + sum(moved.values()) == 0
    assert answer["evening"]["cups"] == second["cups"]
    assert len(json.loads(tarock("replay", str(file), "--json").stdout)) == 2


def test_the_numbers_of_deals_must_run(tmp_path: Path) -> None:
    file = evening_of_records(tmp_path)
    text = file.read_text("utf-8")
    head, _, rest = text.rpartition("[Rules")
    file.write_text(f'{head}[Number "3"]\n[Rules{rest}', "utf-8")
    assert "expected the number 2, got 3" in tarock("replay", str(file), "--evening").stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_total_of_an_evening_is_told(language: str, tmp_path: Path) -> None:
    told = tarock("replay", str(evening_of_records(tmp_path)), "--evening", "--lang", language).stdout
    assert Words(language)("evening-total", deals=2) in told
