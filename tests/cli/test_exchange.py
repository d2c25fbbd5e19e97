"""`tarock export` and `tarock import`: to other programs and back."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app
from tarock.notation.record import dumps, loads
from tarock.rulesets import load
from tests.drawing.deals import FOLDER
from tests.notation.test_konig import lots

DEAL = FOLDER / "koenigrufen-1900-004.tarock"
OTHER = FOLDER / "danish-hjoerring-090.tarock"


def run(*args: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(app, list(args), input=stdin, catch_exceptions=False)


def written(path: Path) -> str:
    return dumps(loads(path.read_text("utf-8"), load))


@pytest.mark.parametrize("deal", [DEAL, OTHER])
def test_what_was_exported_is_imported_again(deal: Path, tmp_path: Path) -> None:
    file = tmp_path / "deal.txt"
    assert run("export", str(deal), "-o", str(file)).exit_code == 0
    assert "[%won " in file.read_text("utf-8")
    back = run("import", str(file), "--from", "portable").output
    assert [line for line in back.splitlines() if not line.startswith("[Result")] == [
        line for line in written(deal).splitlines() if not line.startswith("[Result")
    ]


def test_what_was_exported_is_a_record_itself() -> None:
    text = run("export", "-", stdin=DEAL.read_text("utf-8")).output
    told, plain = (run("replay", "-", stdin=each).output for each in (text, DEAL.read_text("utf-8")))
    assert told == plain


def test_one_deal_of_several_is_exported() -> None:
    both = f"{written(DEAL)}\n{written(OTHER)}"
    assert run("export", "-", stdin=both).output.count("[Format ") == 2
    (found,) = loads(run("export", "-", "--deal", "2", stdin=both).output, load)
    assert found.state.ruleset.id == "danish-hjoerring"
    refused = run("export", "-", "--deal", "3", stdin=both)
    assert refused.exit_code == 2


def test_deals_of_konig_become_records() -> None:
    text = "\n".join(lots("1"))
    (found,) = loads(run("import", "-", "--from", "konig", stdin=text).output, load)
    assert found.state.ruleset.id == "koenigrufen-turnier"
    (other,) = loads(run("import", "-", "--from", "konig", "--ruleset", "koenigrufen-1900", stdin=text).output, load)
    assert (other.state.ruleset.id, other.state.hands) == ("koenigrufen-1900", found.state.hands)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("import", "-"), "a table needs --columns"),
        (("import", "-", "--from", "konig"), "-: line 1, column 1: expected a whole deal of konig"),
        (("import", "-", "--from", "konig", "--ruleset", "danish-hjoerring"), "danish-hjoerring is another game"),
        (("import", "-", "--from", "konig", "--ruleset", "none"), "none"),
        (("import", "-", "--from", "portable"), "-: line 1, column 1"),
        (("import", "-", "--from", "else"), "'else' is not one of 'csv', 'konig', 'portable'"),
        (("import", "-", "-l", "de"), "eine Tabelle braucht --columns"),
        (("export", "-"), "-: line 1, column 1"),
        (("export", "missing.tarock"), "missing.tarock: cannot be read"),
    ],
)
def test_what_cannot_be_read_is_said(args: tuple[str, ...], said: str) -> None:
    refused = run(*args, stdin="21 20")
    assert refused.exit_code == 2
    assert said in refused.output
