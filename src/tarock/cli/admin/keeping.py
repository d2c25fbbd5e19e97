"""``tarock admin backup``, ``archive`` and ``restore``: the database, or old tables, in one file and back."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine

from tarock.cli.output import print_lines
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.operating.archive import Index, is_archive, put_away
from tarock.server.operating.backup import back_up
from tarock.server.operating.portable import checked
from tarock.server.operating.removing import bring_back, remove
from tarock.server.operating.restore import restore
from tarock.server.operating.settings import session_key
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


def key_of(data: Path, kept: Mapping[str, object]) -> bytes:
    """Return what the server signs sessions with.

    :param kept: what the file of settings says.
    :raises TarockError: if there is no key: a backup makes none.
    """
    key = session_key(kept, os.environ)
    if key is None and not (data / KEY_FILE).exists():
        raise TarockError(Sentence("backup-no-key", file=str(data / KEY_FILE)))
    return key or read_key(data)


def run_backup(file: Path, data: Path, database: str | None, *, key: bytes | None, language: str) -> None:
    """Write a backup.

    :param key: what sessions are signed with, if it shall be in it.
    :raises TarockError: if the database cannot be read, or the file not be written.
    """
    check_store(data, database)
    if file.exists():
        raise TarockError(Sentence("backup-exists", file=str(file)))
    kept = on_store(data, database, lambda engine: back_up(engine, file, key))
    words = words_in(language)
    print_lines(
        [
            words("backup-made", file=str(file), rows=kept.rows, kilobytes=-(-kept.size // 1000)),
            words("backup-without-key" if key is None else "backup-with-key"),
        ]
    )


def run_archive(
    file: Path, before: datetime, data: Path, database: str | None, *, removes: bool, language: str
) -> None:
    """Write the tables that have been over since some day into an archive.

    :raises TarockError: if there are none, or if the archive or the database cannot be used.
    """
    check_store(data, database)
    if file.exists():
        raise TarockError(Sentence("backup-exists", file=str(file)))
    moment = round(before.replace(tzinfo=UTC).timestamp() * 1000)

    async def work(engine: AsyncEngine) -> Index:
        index = await put_away(engine, file, moment)
        if removes:
            await remove(engine, file, index)
        return index

    index, words = on_store(data, database, work), words_in(language)
    size = -(-file.stat().st_size // 1000)
    print_lines(
        [
            words("archive-made", file=str(file), tables=len(index.tables), deals=index.deals, kilobytes=size),
            words("archive-removed", file=str(file)) if removes else words("archive-kept"),
        ]
    )


def run_restore(file: Path, data: Path, database: str | None, *, replace: bool, language: str) -> None:
    """Make a database from a backup, or put the tables of an archive back into it.

    :raises TarockError: if the backup or the database cannot be used.
    """
    if is_archive(file):
        check_store(data, database)
        index = on_store(data, database, lambda engine: bring_back(engine, file))
        back = words_in(language)("archive-back", file=str(file), tables=len(index.tables), deals=index.deals)
        print_lines([back])
        return
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


def _write_key(place: Path, key: bytes) -> None:
    draft = place.with_name(f"{place.name}.{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as stream:
        stream.write(key)
        stream.flush()
        os.fsync(stream.fileno())
    draft.replace(place)


def _moment(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
