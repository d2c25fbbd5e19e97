"""`tarock embed`: a recorded deal for a web page, and the script that shows it."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app

RECORD = Path(__file__).parent.parent / "data" / "cases" / "records" / "danish-hjoerring-090.tarock"


def embed(*arguments: object, stdin: str = "") -> Result:
    return CliRunner().invoke(app, ["embed", *map(str, arguments)], input=stdin)


def test_a_told_record_and_its_script_lie_beside_each_other(tmp_path: Path) -> None:
    result = embed(RECORD, "--out", tmp_path / "a&b.tarock")
    assert result.exit_code == 0, result.output
    assert '<tarock-deal src="a&amp;b.tarock"></tarock-deal>' in result.stdout
    assert "{told 1:" in (tmp_path / "a&b.tarock").read_text("utf-8")
    assert "tarock-deal" in (tmp_path / "tarock-deal.js").read_text("utf-8")


def test_without_a_file_the_element_is_printed_with_the_deal_in_it() -> None:
    hostile = RECORD.read_text("utf-8").replace("Anna", "<b>")
    result = embed("-", stdin=hostile)
    assert result.stdout.startswith('<script src="tarock-deal.js" defer></script>\n<tarock-deal>\n[Rules')
    assert "A=&lt;b&gt;" in result.stdout
    assert "tarock-deal.js" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("missing.tarock",), "missing.tarock: cannot be read"),
        ((RECORD, "--deal", 2), "so expected 1 to 1"),
        ((RECORD, "--out", "missing/deal.tarock"), "missing/deal.tarock: cannot be written"),
        ((Path(__file__),), "expected"),
    ],
)
def test_bad_input_is_said_in_one_line(arguments: tuple[object, ...], said: str) -> None:
    result = embed(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
