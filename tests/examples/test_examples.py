"""Every example runs, as a script and as a notebook, prints what examples/README.md shows, and refuses bad input."""

import contextlib
import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from examples.as_notebook import notebook

FOLDER = Path(__file__).parents[2] / "examples"
QUICK = ["settle_club_csv", "solve_endgame", "write_house_rules", "measure_own_bot", "chat_puzzle"]
LINES = "hi\npuzzle\n9\n1\n2\n"


def run(name: str, *arguments: str, lines: str = "") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(FOLDER / f"{name}.py"), *arguments]
    return subprocess.run(command, input=lines, capture_output=True, text=True, check=False, encoding="utf-8")


def shown(name: str) -> str:
    """Return what the page shows as the output of an example."""
    page = (FOLDER / "README.md").read_text("utf-8")
    found = re.search(rf"## .*?{name}\.py.*?```text\n(.*?)```", page, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_page_lists_every_example() -> None:
    page = (FOLDER / "README.md").read_text("utf-8")
    assert not [path.name for path in FOLDER.glob("*.py") if path.name not in page]


@pytest.mark.kernels
@pytest.mark.parametrize("name", QUICK)
def test_an_example_prints_what_the_page_shows(name: str) -> None:
    result = run(name, lines=LINES)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == shown(name)


@pytest.mark.kernels
def test_a_tiny_bot_learns_to_beat_players_at_random() -> None:
    result = run("train_tiny_bot", "60")
    assert (result.returncode, result.stderr) == (0, "")
    before, after = (float(points) for points in re.findall(r"([+-][\d.]+) chips", result.stdout))
    assert after > before + 20


@pytest.mark.parametrize("name", ["settle_club_csv", "write_house_rules"])
def test_an_example_runs_as_a_notebook(name: str) -> None:
    cells = notebook((FOLDER / f"{name}.py").read_text("utf-8"))["cells"]
    code = [cell["source"] for cell in cells if cell["cell_type"] == "code"]
    assert any(cell["cell_type"] == "markdown" for cell in cells)
    names: dict[str, object] = {"__name__": "__main__"}
    with contextlib.redirect_stdout(io.StringIO()) as output:
        for cell in code:
            exec(compile(cell, name, "exec"), names)
    assert output.getvalue() == shown(name)


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("settle_club_csv", ("missing.csv", "missing.toml"), "missing.csv"),
        ("solve_endgame", (str(FOLDER / "README.md"),), "expected"),
        ("write_house_rules", (str(FOLDER / "README.md"),), "not valid TOML"),
        ("measure_own_bot", ("many",), "expected a number of deals"),
        ("train_tiny_bot", ("-1",), "expected a number of steps"),
        ("as_notebook", (), "expected one script"),
    ],
)
def test_bad_input_says_what_was_expected(name: str, arguments: tuple[str, ...], said: str) -> None:
    result = run(name, *arguments)
    assert (result.returncode, result.stdout) == (1, "")
    assert said in result.stderr
    assert "Traceback" not in result.stderr
