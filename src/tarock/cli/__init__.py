"""The command line.  Each command imports what it needs when it runs, so that ``--help`` and ``settle`` start fast."""

from pathlib import Path
from typing import Any

import click

from tarock.bots.levels import OFFERED, USUAL
from tarock.cli import options, settings
from tarock.cli.admin import admin
from tarock.cli.club import club
from tarock.cli.coaching import COACHING
from tarock.cli.errors import reports_errors
from tarock.cli.installing import INSTALLING
from tarock.cli.records import RECORDS
from tarock.cli.research import RESEARCH
from tarock.cli.school import SCHOOL
from tarock.cli.settings import setting
from tarock.cli.tournament import tournament


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="tarock")
def app() -> None:
    """Play, learn and keep score of Tarock as the books describe it."""


for _command in (*RECORDS, *COACHING, *SCHOOL, *RESEARCH, *INSTALLING, tournament, club, admin):
    app.add_command(_command)


@app.command()
@click.option(
    "--players",
    type=click.IntRange(3, 7),
    help="How many sit at the table: 3 to 7 in Danish Tarok (usually 3), 4 in Königrufen.",
)
@click.option(
    "--ruleset", default="danish-hjoerring", show_default=True, help="The book to play by, or a house ruleset's file."
)
@click.option("--rotation", help="Which rotation of the book, where it has several.")
@click.option(
    "--mode",
    type=click.Choice(["strict", "table"]),
    default="strict",
    show_default=True,
    help="Whether acts against the rules are refused, or happen as at a real table and can be claimed.",
)
@click.option(
    "--level",
    default=USUAL,
    show_default=True,
    metavar="LEVEL[,LEVEL…]",
    help=f"How strong the bots are, one level for all or one for each: {', '.join(OFFERED)}.",
)
@click.option("--seed", help="Repeat an evening with the same cards.")
@click.option("--coach", is_flag=True, help="Ask again before something is final that is clearly a mistake.")
@click.option("--counting", is_flag=True, help="Ask now and then, between turns, what has gone.")
@options.progress
@click.option("--record", type=options.FILE, metavar="FILE", help="Add every finished deal to a file of records.")
@options.house
@options.language
@reports_errors
def play(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Play Danish Tarok or Königrufen in the terminal against bots of any strength."""
    from tarock.cli.play import Options, run

    run(Options(**options))


@app.command()
@click.argument("ruleset", default="danish-hjoerring")
@click.option("--seed", help="Deal the same cards again.")
@click.option("--dealer", type=click.Choice(["A", "B", "C", "D"]), default="C", show_default=True, help="Who deals.")
@click.option("--number", "-n", type=click.IntRange(min=1), default=1, help="How many deals; the deal passes on.")
@options.house
@reports_errors
def deal(ruleset: str, seed: str | None, dealer: str, number: int, house: tuple[Path, ...]) -> None:
    """Deal cards and print them as a record."""
    from tarock.cli.deal import run

    run(ruleset, seed=seed, dealer=dealer, number=number, house=house)


@app.command()
@click.argument("ruleset", required=False)
@click.option("--check", type=options.FILE, metavar="FILE", help="Only check a house ruleset's file.")
@options.language
@reports_errors
def rules(ruleset: str | None, check: Path | None, language: str) -> None:
    """Print the rule book of a ruleset with its sources; without one, list the rulesets."""
    from tarock.cli.rules import run

    run(ruleset, language=language, check=check)


@app.command()
@settings.config
@setting("host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 for all.")
@setting("port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes any free port.")
@setting("metrics-port", type=click.IntRange(0, 65535), help="Health and metrics are at this port, and only there.")
@setting("metrics-host", default="127.0.0.1", show_default=True, help="The address to listen at for them.")
@setting("data", type=options.FILE, metavar="FOLDER", help="For database and session.key; made when missing.")
@setting("database", metavar="URL", help="A PostgreSQL (postgresql://user@host/name) that several servers may share.")
@setting("club", type=options.FILE, metavar="FOLDER", help="A club's folder: its tournaments are served too.")
@setting("stick", type=options.FILE, metavar="FOLDER", help="Where the club is copied to every ten seconds.")
@setting("origin", "origins", multiple=True, metavar="URL", help="Another site whose pages may use this server.")
@setting("site", metavar="URL", help="Where people reach it (https://tarock.example): for passkeys and links by mail.")
@settings.smtp
@setting("https", "secure", is_flag=True, help="People reach the server by https, through a proxy.")
@setting("proxy", "proxies", multiple=True, metavar="ADDRESS", help="A proxy, or a network of them, that is believed.")
@setting("processes", type=click.IntRange(1, 256), default=1, help="Processes that serve, on a PostgreSQL.")
@setting("bot-workers", type=click.IntRange(1, 64), help="Processes in which bots think; as a rule two.")
@setting("cluster", metavar="ADDRESS", help="A Dask scheduler on whose workers bots think, tcp://HOST:8786.")
@setting(
    "log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
    help="What is logged: this, and what is worse.",
)
@setting(
    "log-format",
    type=click.Choice(["auto", "json"]),
    default="auto",
    show_default=True,
    help="json: also what is said at the start, and why it failed, is a line of JSON.",
)
@click.option("--check", "only_check", is_flag=True, help="Only say whether a server could start like this.")
@options.language
@reports_errors
def serve(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Open tables for people and bots, over the network."""
    from tarock.cli.serve import run

    run(**options)
