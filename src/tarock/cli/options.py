"""Options that several commands have; each says the same everywhere."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from tarock.cli.errors import reports_errors
from tarock.cli.languages import language_of_environment

FILE: Final = click.Path(path_type=Path)
FAMILY: Final = click.Choice(["danish", "koenigrufen"])
"""The families of games, which are not loaded for this alone."""

house = click.option(
    "--rules",
    "house",
    multiple=True,
    type=FILE,
    metavar="FILE",
    help="A house ruleset (TOML), to be used under its id; may be repeated.",
)
language = click.option(
    "--lang",
    "-l",
    "language",
    type=click.Choice(["en", "da", "de"]),  # those of tarock.words, which is not loaded for this alone
    default=lambda: language_of_environment(os.environ),
    envvar="TAROCK_LANG",
    show_default="that of LANG, or en",
    show_envvar=True,
    help="The language to speak.",
)
deal = click.option("--deal", type=click.IntRange(min=1), default=1, show_default=True, help="Which deal of the file.")
at = click.option(
    "--at", type=click.IntRange(min=0), metavar="STEP", help="After so many acts; at the end if not given."
)
as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
progress = click.option(
    "--progress",
    type=FILE,
    default=lambda: Path(click.get_app_dir("tarock")) / "school.json",
    envvar="TAROCK_SCHOOL",
    show_default="where the system keeps data of programs",
    show_envvar=True,
    metavar="FILE",
    help="Where the school remembers what you have done.",
)


def answers(command: Callable[..., Any]) -> Callable[..., Any]:
    """Let a command answer programs in JSON and people in their language, also where its input is wrong."""
    return as_json(language(reports_errors(command)))
