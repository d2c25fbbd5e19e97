"""``tarock admin``: what is done with the whole database."""

from pathlib import Path

import click

from tarock.cli import options, settings
from tarock.cli.errors import reports_errors

_file = click.argument("file", type=options.FILE)


@click.command()
@_file
@click.option("--key", "with_key", is_flag=True, help="Also the key by which sessions are signed: a secret.")
@settings.store
@options.language
@reports_errors
def backup(file: Path, *, data: Path | None, database: str | None, with_key: bool, language: str) -> None:
    """Write all that a server keeps into FILE, while it runs, and read it again.

    The file does for SQLite and for PostgreSQL, whichever it was written from.
    """
    from tarock.cli.admin.keeping import run_backup
    from tarock.cli.serve import data_folder

    run_backup(file, data or data_folder(), settings.database_url(database), with_key=with_key, language=language)


@click.command()
@_file
@click.option("--replace", is_flag=True, help="Put it in the place of what the database holds now.")
@settings.store
@options.language
@reports_errors
def restore(file: Path, *, data: Path | None, database: str | None, replace: bool, language: str) -> None:
    """Make a database from FILE, a backup: all of it or, if anything is wrong, nothing.

    The server must not run meanwhile.
    """
    from tarock.cli.admin.keeping import run_restore
    from tarock.cli.serve import data_folder

    run_restore(file, data or data_folder(), settings.database_url(database), replace=replace, language=language)


COMMANDS = (backup, restore)
