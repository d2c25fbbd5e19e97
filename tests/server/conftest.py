"""Settings for the tests of the server."""

import logging
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import structlog

# Events of thousands of deals would drown what a failing test has to say.
structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
if "XDG_RUNTIME_DIR" not in os.environ:  # or pgserver warns that there is none
    os.environ["XDG_RUNTIME_DIR"] = tempfile.mkdtemp(prefix="tarock-run")


MEMORY = Path("/dev/shm")
"""Servers wait until their disk has what they acknowledge, thousands of times in these tests: memory is never slow."""


@contextmanager
def own_folder() -> Iterator[Path]:
    """A folder on a disk of memory, where the system has one; else on any."""
    where = MEMORY if os.access(MEMORY, os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="tarock-", dir=where) as folder:
        yield Path(folder)


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """A folder of the test's own."""
    with own_folder() as folder:
        yield folder


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[object]:
    """A PostgreSQL of our own, for as long as the tests run."""
    from tests.server.databases import postgres  # noqa: PLC0415 - only where it is needed: it takes a while

    with own_folder() as folder, postgres(folder) as server:
        yield server


@pytest.fixture
def own_postgres() -> Iterator[object]:
    """A PostgreSQL that no other test uses."""
    from tests.server.databases import postgres  # noqa: PLC0415 - likewise

    with own_folder() as folder, postgres(folder) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, once in a file and once in a PostgreSQL."""
    from tests.server.databases import file_database, new_database  # noqa: PLC0415 - likewise

    if request.param == "sqlite":
        return file_database(tmp_path)
    return new_database(request.getfixturevalue("postgres_server"))


@pytest.fixture
def shared_database(postgres_server: object) -> str:
    """The URL of an empty database that several processes can share."""
    from tests.server.databases import new_database  # noqa: PLC0415 - likewise

    return new_database(postgres_server)
