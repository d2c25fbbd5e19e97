"""The command line on the site, written from what the commands say of themselves, as the manual page is."""

from collections.abc import Iterator
from html import escape
from typing import Final

import click

from tarock.cli import app
from tarock.cli.manual import commands

PLACE: Final = "commands.md"
_TOP: Final = """# The command line

{help}

`tarock COMMAND --help` says in a terminal what stands here.
`tarock manual > tarock.1` writes the same as a manual page, which `man ./tarock.1` shows, and
`tarock completion bash` (or `zsh`, `fish`) prints what lets a shell complete commands, options and files.
"""


def page() -> str:
    """Return the page."""
    return "\n".join([_TOP.format(help=app.help), *_sections()])


def _sections() -> Iterator[str]:
    for path, command in commands(app):
        context = click.Context(command, info_name=path)
        yield f"## {path}\n"
        yield f"```\n{' '.join((path, *command.collect_usage_pieces(context)))}\n```\n"
        yield "\n\n".join(_shown(" ".join(paragraph.split())) for paragraph in (command.help or "").split("\n\n"))
        yield from _options(command, context)
        yield ""


def _options(command: click.Command, context: click.Context) -> Iterator[str]:
    told = [record for option in command.params if (record := option.get_help_record(context)) is not None]
    if told:
        yield "\n| option | |\n|---|---|"
        yield from (f"| <code>{_cell(name)}</code> | {_cell(text)} |" for name, text in told)


def _shown(text: str) -> str:
    return escape(text, quote=False).replace("*", "\\*").replace("_", "\\_")


def _cell(text: str) -> str:
    return _shown(text).replace("|", "&#124;")
