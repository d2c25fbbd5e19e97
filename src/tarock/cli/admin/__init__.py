"""``tarock admin``: for whoever runs a server; it works on the store, also while the server runs."""

from pathlib import Path

import click

from tarock.cli import options, settings
from tarock.cli.admin.bans import bans
from tarock.cli.admin.checking import check, log, repair
from tarock.cli.admin.notices import notices
from tarock.cli.admin.operators import link, operators
from tarock.cli.admin.people import people
from tarock.cli.admin.place import Place, at_store
from tarock.cli.admin.reports import reports
from tarock.cli.admin.storing import COMMANDS
from tarock.cli.admin.tables import tables
from tarock.cli.errors import reports_errors


@click.group()
def admin() -> None:
    """Look after a server: people, tables, reports, bans, notices, and whether its store is well."""


for _command in (people, tables, reports, bans, notices, operators, link, check, repair, log, *COMMANDS):
    admin.add_command(_command)


@admin.command()
@settings.store
@click.option(
    "--least", type=click.IntRange(min=2), default=20, show_default=True, help="So many deals together at least."
)
@options.as_json
@options.language
@reports_errors
def collusion(*, data: Path | None, database: str | None, least: int, as_json: bool, language: str) -> None:
    """List the pairs of people who win more together than either does without the other.

    It proves nothing: look at the deals before you say anything to anybody.
    """
    from tarock.cli.admin.collusion import run

    run(data, settings.database_url(database), least=least, as_json=as_json, language=language)


@admin.command()
@click.argument("one")
@click.argument("other")
@click.option(
    "--deals",
    type=click.IntRange(5, 200),
    default=20,
    show_default=True,
    help="So many of the latest deals together, and of each without the other, at most.",
)
@at_store
def judge(place: Place, one: str, other: str, deals: int) -> None:
    """Let the coach's judge say what ONE and OTHER give away beside each other, and what without.

    Two people of `tarock admin collusion`, by their ids or the beginnings of them. It takes about a second a deal.
    It is a hint and no verdict: look at the deals before you say anything to anybody.
    """
    from tarock.cli.admin.judge import run

    run(place, (one, other), deals)


@admin.command()
@settings.store
@options.language
@reports_errors
def index(*, data: Path | None, database: str | None, language: str) -> None:
    """Put deals that were played before there was an index into it, so that people find them; also while it runs."""
    from tarock.cli.admin.index import run

    run(data, settings.database_url(database), language=language)
