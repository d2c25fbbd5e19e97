"""What several tests of Danish Tarok share."""

import os
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def tallies(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this run share."""
    folder = tmp_path_factory.getbasetemp()
    return folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
