"""Both databases that the server knows: a file, and a PostgreSQL that the tests bring with them."""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pgserver import postgres_server
from pgserver.postgres_server import get_server

from tarock.server.store.engine import sqlite_url
from tests.server.servers import PATIENCE


@contextmanager
def postgres(folder: Path) -> Iterator[Any]:
    """Run a PostgreSQL of our own."""
    server = get_server(folder)
    try:
        yield server
    finally:
        server.cleanup()


def new_database(server: Any) -> str:  # noqa: ANN401 - pgserver comes without types
    """Return the URL of an empty database."""
    name = f"t{secrets.token_hex(6)}"
    server.psql(f"CREATE DATABASE {name};")
    return str(server.get_uri(name))


def file_database(folder: Path) -> str:
    """Return the URL of an empty file."""
    return sqlite_url(folder)


def crash(server: Any) -> None:  # noqa: ANN401 - likewise
    """Stop a PostgreSQL as if its power had failed, and start it again; pgserver itself would wait only ten seconds."""
    pg_ctl: Callable[..., str] = vars(postgres_server)["pg_ctl"]  # pgserver makes its commands when it is loaded
    again = ["-w", "-t", str(PATIENCE), "-m", "immediate", "-l", str(server.log), "restart"]
    pg_ctl(again, pgdata=server.pgdata, user=server.system_user)
