"""`tarock referee`: the faults of a record for people in three languages, and for programs."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app
from tarock.koenigrufen.actions import THROW_IN
from tarock.notation.danish.writer import record_of
from tarock.notation.koenigrufen.writer import record_of as koenigrufen_record
from tarock.notation.record import dumps
from tarock.words import words_in
from tests.referee.clumsy import begun, played_out, with_revoke
from tests.referee.test_koenigrufen_referee import TURNIER, in_play

RECORDS = Path(__file__).parent.parent / "data" / "cases" / "records"


def referee(*arguments: str, stdin: str = "") -> Result:
    return CliRunner().invoke(app, ["referee", *arguments], input=stdin)


REVOKED, SEAT, TRICK = with_revoke(begun())
RECORD = dumps([record_of(played_out(REVOKED))])
FROM_MEMORY = RECORD.replace('[Mode "table"]\n', "").replace("C moves-cups\n", "")
FROM_MEMORY = FROM_MEMORY.split("\nA agrees", maxsplit=1)[0].split("\nB agrees", maxsplit=1)[0] + "\n"


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("revoke, trick", "Nobody noticed in time", "It would have cost", "pays 40 into the king cup")),
        (
            "da",
            ("kulørsvigt, stik", "Ingen opdagede det i tide", "Det ville have kostet", "betaler 40 i kongekoppen"),
        ),
        ("de", ("Farbe nicht bedient, Stich", "Niemand hat es rechtzeitig bemerkt", "hätte gekostet", "Königstopf")),
    ],
)
def test_people_read_what_happened_and_what_the_book_says(language: str, sentences: tuple[str, ...]) -> None:
    result = referee("-", "--lang", language, stdin=RECORD)
    assert result.exit_code == 0, result.output
    for sentence in (*sentences, "Møller, Selve spillet, l.650-659; Bøder, l.2397", words_in(language)("reading-B-66")):
        assert sentence in result.stdout


def test_programs_get_the_findings_beside_the_answer_of_replay() -> None:
    result = referee("-", "--json", stdin=RECORD)
    answer = json.loads(result.stdout)
    (found,) = answer["findings"]
    assert found["fault"] == "revoke"
    assert found["seat"] == "ABC"[SEAT]
    assert found["when"] == f"trick {TRICK}"
    assert found["fate"] == "stands"
    assert found["due"] == []
    costs = [{"from": "ABC"[SEAT], "to": cup, "points": 40, "for": "revoke"} for cup in ("king", "pagat")]
    assert found["would_cost"] == costs
    assert answer["complete"] is True
    assert answer["net"]


def test_a_record_typed_from_memory_needs_no_mode() -> None:
    assert "Mode" not in FROM_MEMORY
    assert CliRunner().invoke(app, ["replay", "-"], input=FROM_MEMORY).exit_code == 2
    result = referee("-", "--json", stdin=FROM_MEMORY)
    assert result.exit_code == 0, result.output
    faults = [found["fault"] for found in json.loads(result.stdout)["findings"]]
    assert faults == ["revoke"], "nobody writes down from memory whether the cups were moved"


@pytest.mark.parametrize("record", sorted(RECORDS.glob("danish-*.tarock")), ids=lambda path: path.stem)
def test_records_without_faults_have_none(record: Path) -> None:
    result = referee(str(record), "--json")
    assert result.exit_code == 0, result.output
    answers = json.loads(result.stdout)
    for answer in answers if isinstance(answers, list) else [answers]:
        assert [found for found in answer["findings"] if found["fault"] != "wrong_demand"] == []


def test_an_unfounded_claim_is_told() -> None:
    state = begun()
    text = dumps([record_of(state)]) + "\nA claims-cards B\n"
    result = referee("-", stdin=text)
    assert "A claimed without ground (claims-cards B)." in result.stdout
    assert "No fault" in result.stdout


def test_a_text_that_is_no_record_is_refused_with_its_place() -> None:
    result = referee("-", stdin="[Rules]")
    assert result.exit_code == 2
    assert "line 1" in result.stderr


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("cards thrown together", "before a Renonce was proven", "To be paid for it")),
        ("da", ("kortene kastet sammen", "før en Renonce var bevist", "Det koster")),
        ("de", ("Karten zusammengeworfen", "bevor eine Renonce bewiesen war", "Dafür ist zu zahlen")),
    ],
)
def test_koenigrufen_is_refereed_too(language: str, sentences: tuple[str, ...]) -> None:
    """Tournament sheet 10.6."""
    text = dumps([koenigrufen_record(in_play(TURNIER).apply(2, THROW_IN))])
    result = referee("-", "--lang", language, stdin=text)
    assert result.exit_code == 0, result.output
    for sentence in (*sentences, "10.1–10.7"):
        assert sentence in result.stdout


@pytest.mark.parametrize("record", sorted(RECORDS.glob("koenigrufen-*.tarock")), ids=lambda path: path.stem)
def test_records_of_koenigrufen_without_faults_have_none(record: Path) -> None:
    result = referee(str(record), "--json")
    assert result.exit_code == 0, result.output
    answers = json.loads(result.stdout)
    for answer in answers if isinstance(answers, list) else [answers]:
        assert [found for found in answer["findings"] if found["fault"] != "early_advantage"] == []
