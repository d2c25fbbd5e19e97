"""What those who install the program need: completion for their shell, and a manual page."""

import shutil
import subprocess

import click
import pytest
from click.testing import CliRunner

from tarock.cli import app
from tarock.cli.installing import SHELLS


def said(*command: str) -> str:
    result = CliRunner().invoke(app, list(command))
    assert result.exit_code == 0
    return result.output


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_learns_to_complete(shell: str) -> None:
    script = said("completion", shell)
    assert "_TAROCK_COMPLETE" in script
    if shutil.which(shell) is not None:
        subprocess.run([shell, "-n"], input=script, text=True, check=True)


def test_an_unknown_shell_is_told_which_there_are() -> None:
    result = CliRunner().invoke(app, ["completion", "cmd"])
    assert result.exit_code == 2
    assert all(shell in result.output for shell in SHELLS)


def test_what_is_completed_are_the_commands() -> None:
    done = CliRunner().invoke(
        app, env={"_TAROCK_COMPLETE": "bash_complete", "COMP_WORDS": "tarock se", "COMP_CWORD": "1"}, prog_name="tarock"
    )
    assert {"plain,serve", "plain,settle"} <= set(done.output.splitlines())


def commands(group: click.Group, path: tuple[str, ...] = ()) -> list[str]:
    """Every command that is not hidden, with its path."""
    found: list[str] = []
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            found += commands(command, (*path, name))
        elif not command.hidden:
            found.append(" ".join((*path, name)))
    return found


def test_the_manual_names_every_command_and_is_read_without_a_warning() -> None:
    page = said("manual")
    plain = page.replace("\\-", "-")
    assert [name for name in commands(app) if f".SS tarock {name}" not in plain] == []
    assert "--bot-workers" in plain
    if shutil.which("groff") is not None:
        read = subprocess.run(
            ["groff", "-man", "-Tutf8", "-ww", "-K", "utf-8"], input=page, capture_output=True, text=True, check=True
        )
        assert read.stderr == ""
