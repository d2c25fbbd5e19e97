"""Settings for all tests, and what several of them share."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

# Every run tries the same examples, however slow the machine, so that a failure is never a matter of luck.
settings.register_profile("ci", derandomize=True, deadline=None)
# For `make quick`: a first look at each property.
settings.register_profile("quick", derandomize=True, deadline=None, max_examples=10)
# To hunt for new examples: pytest --hypothesis-profile=explore
settings.register_profile("explore", deadline=None, max_examples=5_000)
settings.load_profile("ci")


@pytest.fixture(scope="session")
def tallies(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this run share; see :mod:`tests.tallies`."""
    folder = tmp_path_factory.getbasetemp()
    return folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
