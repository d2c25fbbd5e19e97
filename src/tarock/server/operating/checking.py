"""Whether a server could start with some settings; nothing is made or changed to find out."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.accounts.site import checked_site
from tarock.server.client_files import StaticFiles
from tarock.server.operating.backup import told
from tarock.server.operating.proxies import Proxies
from tarock.server.options import Options
from tarock.server.serving import take_port
from tarock.server.sessions import KEY_FILE, read_key
from tarock.server.store.engine import FILE, open_engine, sqlite_url
from tarock.server.store.migrating import config
from tarock.words import words_in


def check(options: Options, host: str, port: int, language: str) -> list[str]:
    """Return what was found to be well.

    :raises TarockError: with what is not.
    """
    words = words_in(language)
    return [sentence.said(language) for sentence in _found(options, host, port)] + [words("check-good")]


def _found(options: Options, host: str, port: int) -> Iterator[Sentence]:
    yield _data(options.data)
    yield _key(options)
    yield _database(options)
    with take_port(host, port) as listening:
        yield Sentence("check-port", port=listening.getsockname()[1])
    if options.metrics_port is not None:
        with take_port(options.metrics_host, options.metrics_port) as listening:
            yield Sentence("check-port", port=listening.getsockname()[1])
    Proxies.named(options.proxies)
    if options.site is not None:
        checked_site(options.site)
        yield Sentence("check-site", site=options.site)
    if options.club is not None:
        known = options.club.is_dir()
        yield _true(Sentence("check-club" if known else "check-no-club", folder=str(options.club)), is_true=known)
    has_page = StaticFiles(options.static).index is not None
    yield _true(Sentence("check-page" if has_page else "check-no-page"), is_true=has_page)


def _true(sentence: Sentence, *, is_true: bool) -> Sentence:
    if not is_true:
        raise TarockError(sentence)
    return sentence


def _data(folder: Path) -> Sentence:
    """Find out whether the folder of the data, or the one in which it will be made, can be written to."""
    there = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        raise TarockError(f"{folder}: cannot be used as the data folder")
    return Sentence("check-data", folder=str(folder))


def _key(options: Options) -> Sentence:
    if options.key is None and not (options.data / KEY_FILE).exists():
        return Sentence("check-key-made")
    if options.key is None:
        read_key(options.data)
    return Sentence("check-key")


def _database(options: Options) -> Sentence:
    file = options.data / FILE
    if options.database is None and not file.exists():
        return Sentence("check-file-new", file=str(file))
    return asyncio.run(_asked(options.database or sqlite_url(options.data)))


async def _asked(url: str) -> Sentence:
    engine = open_engine(url)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(_state)
    except (SQLAlchemyError, OSError) as error:
        raise TarockError(Sentence("backup-no-store", why=told(error))) from error
    finally:
        await engine.dispose()


def _state(connection: Connection) -> Sentence:
    """Tell how far the tables are behind what this version needs."""
    now = MigrationContext.configure(connection).get_current_revision()
    script = ScriptDirectory.from_config(config(connection))
    if now is None:
        return Sentence("check-database-new")
    if now not in {each.revision for each in script.walk_revisions()}:
        raise TarockError("the database was made by a newer tarock; install that one, or a later one")
    return Sentence("check-database" if now == script.get_current_head() else "check-database-older")
