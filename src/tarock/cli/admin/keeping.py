"""``tarock admin backup`` and ``restore``: the whole database in one file, and back."""

import asyncio
import gzip
import os
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine

from tarock.cli.output import print_lines
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.operating.backup import back_up
from tarock.server.operating.portable import checked
from tarock.server.operating.restore import restore
from tarock.server.sessions import KEY_FILE, read_key
from tarock.server.store.engine import FILE, open_engine, sqlite_url
from tarock.server.store.holding import held
from tarock.words import words_in

_T = TypeVar("_T")


def on_store(data: Path, database: str | None, work: Callable[[AsyncEngine], Awaitable[_T]]) -> _T:
    """Do something with the database of a server."""

    async def run() -> _T:
        engine = open_engine(database or sqlite_url(data))
        try:
            return await work(engine)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def check_store(data: Path, database: str | None) -> None:
    """Check that there is a database.

    :raises TarockError: if there is none.
    """
    if database is None and not (data / FILE).exists():
        raise TarockError(Sentence("admin-no-store", folder=str(data)))


def run_backup(file: Path, data: Path, database: str | None, *, with_key: bool, language: str) -> None:
    """Write a backup.

    :raises TarockError: if the database cannot be read, or the file not be written.
    """
    check_store(data, database)
    if file.exists():
        raise TarockError(Sentence("backup-exists", file=str(file)))
    key = read_key(data) if with_key else None
    kept = on_store(data, database, lambda engine: back_up(engine, file, key))
    words = words_in(language)
    print_lines(
        [
            words("backup-made", file=str(file), rows=kept.rows, kilobytes=-(-kept.size // 1000)),
            words("backup-with-key" if with_key else "backup-without-key"),
        ]
    )


def run_restore(file: Path, data: Path, database: str | None, *, replace: bool, language: str) -> None:
    """Make a database from a backup.

    :raises TarockError: if the backup or the database cannot be used.
    """
    header, _rows = checked(file)
    place = data / KEY_FILE
    differs = header.key is not None and place.exists() and place.read_bytes() != header.key
    if differs and not replace:
        raise TarockError(Sentence("restore-key-differs", file=str(place)))
    data.mkdir(parents=True, exist_ok=True)
    with held(data, database):  # no server may start meanwhile
        header, rows = on_store(data, database, lambda engine: restore(engine, file, replace=replace))
    words = words_in(language)
    lines = [words("restore-done", file=str(file), rows=rows, when=_moment(header.made_at))]
    if header.key is not None:
        _write_key(place, header.key)
        lines.append(words("restore-key", file=str(place)))
    print_lines(lines)


def is_backup(file: Path) -> bool:
    """Tell a backup, which is packed with gzip, from an archive."""
    try:
        with gzip.open(file) as stream:
            return bool(stream.peek(1))
    except (OSError, EOFError):
        return False


def _write_key(place: Path, key: bytes) -> None:
    draft = place.with_name(f"{place.name}.{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as stream:
        stream.write(key)
        stream.flush()
        os.fsync(stream.fileno())
    draft.replace(place)


def _moment(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
