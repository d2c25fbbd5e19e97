"""What all tests of the packages share."""

from pathlib import Path

import pytest

from tests.packages.installing import ROOT, UV, run


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sources and the wheel, as they would be published."""
    folder = tmp_path_factory.mktemp("dist")
    run(UV, "build", "--quiet", "--sdist", "--wheel", "--out-dir", folder, ROOT)
    return folder
