"""``tarock admin index``: the index of deals, made from the log."""

import asyncio
from pathlib import Path

import click

from tarock.cli.serve import data_folder
from tarock.core.errors import TarockError
from tarock.server.accounts.deals import index_all
from tarock.server.store.engine import FILE, open_engine, sqlite_url
from tarock.server.store.entries import StoreError
from tarock.server.store.log import Log
from tarock.words import words_in


def run(data: Path | None, database: str | None, *, language: str) -> None:
    """Read every table, and put its deals into the index.

    :raises TarockError: if the store cannot be read or written.
    """
    count = asyncio.run(_index(data or data_folder(), database, language))
    click.echo(words_in(language)("admin-indexed", count=count))


async def _index(folder: Path, database: str | None, language: str) -> int:
    if database is None and not (folder / FILE).exists():
        raise TarockError(words_in(language)("admin-no-store", folder=str(folder)))
    log = Log(open_engine(database or sqlite_url(folder)))
    try:
        return await index_all(log)
    except StoreError as error:
        raise TarockError(words_in(language)("admin-store", why=str(error))) from error
    finally:
        await log.engine.dispose()
