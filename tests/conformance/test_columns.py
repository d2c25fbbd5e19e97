"""`tarock import`: rows of a CSV file as sheets that can be settled."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app
from tarock.conformance.columns import read_columns, sheets_of
from tarock.core.errors import TarockError
from tests.conformance.ebnf import PAGE

(EXAMPLE,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
TABLE = """Vorhand;Spiel;Spieler;Partner;gewonnen;Kontra;Bemerkung
A;Rufer;A;C;ja;;schön
B;6er;B;;nein;K;
;;;;;;
"""
DANISH = """
ruleset = "danish-hjoerring"
[columns]
dealer = "Giver"
forehand = "Forhånd"
middle = "Mellem"
"event.last_trick" = "Sidste"
"event.lost.king" = "Tabt konge"
"event.count.A" = "A"
"event.count.B" = "B"
"event.count.C" = "C"
[constants]
events = [["ante"]]
cups = {king = 60, pagat = 60}
"""
DANISH_TABLE = "Giver;Forhånd;Mellem;Sidste;Tabt konge;A;B;C\r\nA;B;C;B;C;20;30;28\r\nB;C;A;;;26;26;26\r\n"


def imported(folder: Path, table: str, columns: str, *options: str) -> Result:
    (folder / "deals.csv").write_text(table, "utf-8")
    (folder / "columns.toml").write_text(columns, "utf-8")
    return CliRunner().invoke(
        app, ["import", str(folder / "deals.csv"), "--columns", str(folder / "columns.toml"), *options]
    )


def test_the_example_of_the_page_makes_sheets_that_can_be_settled(tmp_path: Path) -> None:
    result = imported(tmp_path, TABLE, EXAMPLE)
    assert json.loads(result.output) == [
        {
            "ruleset": "koenigrufen-turnier",
            "forehand": "A",
            "contract": "rufer",
            "declarer": "A",
            "partner": "C",
            "won": True,
        },
        {
            "ruleset": "koenigrufen-turnier",
            "forehand": "B",
            "contract": "sechser",
            "declarer": "B",
            "won": False,
            "kontra": {"game": 2},
        },
    ]
    settled = CliRunner().invoke(app, ["settle", "--json", "-"], input=result.output)
    assert [deal["score"]["A"] > 0 for deal in json.loads(settled.output)] == [True, True]


def test_events_and_counts_of_danish_tarok_have_columns_too(tmp_path: Path) -> None:
    result = imported(tmp_path, DANISH_TABLE, DANISH)
    first, second = json.loads(result.output)
    counts = ["count", {"A": 20, "B": 30, "C": 28}]
    assert first["events"] == [["ante"], ["last_trick", "B"], ["lost", "C", "king"], counts]
    assert second["events"] == [["ante"], ["count", {"A": 26, "B": 26, "C": 26}]]
    settled = CliRunner().invoke(app, ["settle", "--json", "-"], input=json.dumps([first]))
    assert "net" in json.loads(settled.output)[0]


@pytest.mark.parametrize(
    ("table", "columns", "expected"),
    [
        (TABLE, "ruleset = 3", "columns.toml: cannot be read: Expected `str`, got `int`"),
        (TABLE, "ruleset", "columns.toml: cannot be read"),
        (TABLE, EXAMPLE + "\n[more]\n", "unknown field `more`"),
        (TABLE, EXAMPLE.replace('";"', '";;"'), "expected one such as ; or ,"),
        (TABLE, EXAMPLE + "\n[values.contrct]\nx = 1\n", "there are values for 'contrct', but no column"),
        (TABLE.replace("Spieler", "Player"), EXAMPLE, "deals.csv: there is no column 'Spieler'"),
        ("", EXAMPLE, "there is no column 'Vorhand'"),
        (TABLE.replace("6er", "7er"), EXAMPLE, "line 3: contract has no value '7er'"),
        (TABLE + '"A', EXAMPLE, "this is no CSV"),
        (TABLE, EXAMPLE + "\n[constants]\nkontra = 2\n", "kontra.game stands in a field that holds something else"),
        (DANISH_TABLE, DANISH.replace('[["ante"]]', '"ante"'), "event stands in a field that holds something else"),
    ],
)
def test_what_is_wrong_is_refused_with_what_was_expected(
    tmp_path: Path, table: str, columns: str, expected: str
) -> None:
    result = imported(tmp_path, table, columns)
    assert result.exit_code == 2
    assert expected in result.stderr


def test_it_is_refused_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    result = imported(tmp_path, TABLE.replace("6er", "7er"), EXAMPLE, "-l", "da")
    assert "linje 3: contract har ikke værdien '7er'" in result.stderr


def test_a_mark_at_the_beginning_and_cells_behind_the_last_column_do_no_harm() -> None:
    columns = read_columns('ruleset = "x"\ndivider = ","\n[columns]\nforehand = "V"\n')
    assert sheets_of("\ufeffV\nA,B,C\n", columns) == [{"ruleset": "x", "forehand": "A"}]


def test_columns_are_taken_at_their_word() -> None:
    with pytest.raises(TarockError, match="there is no column 'v'"):
        sheets_of("V\nA\n", read_columns('ruleset = "x"\n[columns]\nforehand = "v"\n'))
