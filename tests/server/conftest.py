"""Settings for the tests of the server."""

import logging
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

# Events of thousands of deals would drown what a failing test has to say.
structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
if "XDG_RUNTIME_DIR" not in os.environ:  # or pgserver warns that there is none
    os.environ["XDG_RUNTIME_DIR"] = tempfile.mkdtemp(prefix="tarock-run")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[object]:
    """A PostgreSQL of our own, for as long as the tests run."""
    from tests.server.databases import postgres  # noqa: PLC0415 - only where it is needed: it takes a while

    with tempfile.TemporaryDirectory(prefix="tarock-pg") as folder, postgres(Path(folder)) as server:
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
