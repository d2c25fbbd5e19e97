"""``tarock admin``: what is done with the whole database."""

from pathlib import Path
from typing import Any

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
    from tarock.cli.admin.keeping import key_of, run_backup
    from tarock.cli.serve import data_folder

    folder = data or data_folder()
    key = key_of(folder, settings.file_settings()) if with_key else None
    run_backup(file, folder, settings.database_url(database), key=key, language=language)


@click.command()
@_file
@click.option("--replace", is_flag=True, help="Put it in the place of what the database holds now.")
@settings.store
@options.language
@reports_errors
def restore(file: Path, *, data: Path | None, database: str | None, replace: bool, language: str) -> None:
    """Make a database from FILE, a backup: all of it or, if anything is wrong, nothing.

    The server must not run meanwhile.  If FILE is an archive, its tables are put back; then it may run.
    """
    from tarock.cli.admin.keeping import run_restore
    from tarock.cli.serve import data_folder

    run_restore(file, data or data_folder(), settings.database_url(database), replace=replace, language=language)


@click.command()
@click.option("--before", type=click.DateTime(["%Y-%m-%d"]), required=True, help="Tables that were over by this day.")
@click.option("--out", "-o", "file", type=options.FILE, required=True, metavar="FILE", help="Where to write them.")
@click.option("--remove", "removes", is_flag=True, help="Take them out of the database, when the file is good.")
@settings.store
@options.language
@reports_errors
def archive(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Write tables that were over long ago into a zip of records and logs, while the server runs.

    Who opens such a table later is told where it lies; `tarock admin restore FILE` puts them all back.
    """
    from tarock.cli.admin.keeping import run_archive
    from tarock.cli.serve import data_folder

    folder, database = options.pop("data") or data_folder(), settings.database_url(options.pop("database"))
    run_archive(data=folder, database=database, **options)


COMMANDS = (backup, restore, archive)
