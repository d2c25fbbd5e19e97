"""One program at a time has a data folder with an SQLite database: it knows its tables by heart.

The lock lives as long as the program, however that ends.
"""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from tarock.club.locking import is_locked, try_lock
from tarock.core.errors import TarockError
from tarock.server.store.engine import sqlite_url

LOCK: Final = "server.lock"


@contextmanager
def held(data: Path, database: str | None) -> Generator[None]:
    """Have a database for oneself, where it is a file; several programs may share a PostgreSQL.

    :param database: its URL; None for the file in the data folder.
    :raises TarockError: in one sentence, if another program has it, or if the folder cannot be used.
    """
    file = _file(data, database)
    if file is None:
        yield
        return
    folder = file.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        stream = (folder / LOCK).open("ab")
    except OSError as error:
        raise TarockError(f"{folder}: cannot be used as the data folder ({error.strerror})") from error
    with stream:
        if not try_lock(stream):
            raise TarockError(
                f"{folder}: another tarock serve has this folder; end it, or give this one another folder (--data)"
            )
        if not file.exists():  # a new one is its owner's alone, whatever is usual here: it knows mailboxes
            file.touch(mode=0o600)
        try:
            yield
        finally:
            if file.exists() and not file.stat().st_size:  # nothing could be written
                file.unlink()


def is_held(data: Path, database: str | None) -> bool:
    """Tell whether a server runs on a database that is a file: what is written beside it, it does not notice."""
    file = _file(data, database)
    return file is not None and is_locked(file.parent / LOCK)


def _file(data: Path, database: str | None) -> Path | None:
    """Return the file of a database that is one."""
    try:
        url = make_url(database or sqlite_url(data))
    except ArgumentError:
        return None  # whoever opens it says so
    return Path(url.database) if url.drivername.startswith("sqlite") and url.database else None
