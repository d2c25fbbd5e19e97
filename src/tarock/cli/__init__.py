"""The command line.  Each command imports what it needs when it runs, so that ``--help`` and ``settle`` start fast."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Play, learn and keep score of Tarock as the books describe it.",
)

HouseRules = Annotated[
    list[Path] | None, typer.Option("--rules", help="A house ruleset (TOML) to be used under its id; may be repeated.")
]
Language = Annotated[str, typer.Option("--lang", "-l", help="en, da or de.", envvar="TAROCK_LANG")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


@app.command()
def play(
    players: Annotated[int, typer.Option(help="How many sit at the table, 3 to 7.")] = 3,
    ruleset: Annotated[str, typer.Option(help="The book or house ruleset to play by.")] = "danish-hjoerring",
    rules: HouseRules = None,
    lang: Language = "en",
    seed: Annotated[str | None, typer.Option(help="Repeat an evening with the same cards.")] = None,
    rotation: Annotated[str | None, typer.Option(help="Which rotation of the book, where it has several.")] = None,
) -> None:
    """Play Danish Tarok in the terminal against simple bots."""
    from tarock.cli.play import run

    run(players=players, ruleset=ruleset, rules=rules or [], language=lang, seed=seed, rotation=rotation)
