"""The tutorial from its first block to its last, in an empty folder, as somebody would type it.

What stands there in Python is run as doctests, with the other examples in the documents; here are files and commands.
"""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "tutorial.md"
BLOCK = re.compile(r"^```(\w*) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall(PAGE.read_text("utf-8"))


def commands() -> Iterator[tuple[str, str]]:
    """Give each command of the page and what it shows; ``...`` stands for anything."""
    for kind, _, text in BLOCKS:
        if kind == "console":
            for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
                command, _, shown = part.partition("\n")
                yield command, shown


def test_every_block_is_a_file_a_command_or_an_example() -> None:
    assert {kind for kind, _, _ in BLOCKS} == {"console", "python", "tarock", "toml"}
    assert all(name for kind, name, _ in BLOCKS if kind in {"tarock", "toml"})
    assert all(text.startswith(">>> ") for kind, _, text in BLOCKS if kind == "python")


@pytest.mark.slow
def test_every_command_shows_what_the_page_says(tmp_path: Path) -> None:
    for _, name, text in BLOCKS:
        if name:
            (tmp_path / name).write_text(text, "utf-8")
    environment = {
        **os.environ,
        "TAROCK_LANG": "en",
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    }
    for command, expected in commands():
        done = subprocess.run(
            command, shell=True, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"
        shown = done.stdout.rstrip() + "\n"
        assert doctest.OutputChecker().check_output(expected, shown, doctest.ELLIPSIS), f"{command}: {shown}"
