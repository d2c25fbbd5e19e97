"""What all tests of the packages share."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packages.images import Store, why_not
from tests.packages.installing import ROOT, UV, run


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sources and the wheel, as they would be published."""
    folder = tmp_path_factory.mktemp("dist")
    run(UV, "build", "--quiet", "--sdist", "--wheel", "--out-dir", folder, ROOT)
    return folder


@pytest.fixture(scope="session")
def store() -> Iterator[Store]:
    """The image in a store of its own."""
    reason = why_not()
    if reason is not None:
        pytest.skip(reason)
    with tempfile.TemporaryDirectory(prefix="tarock-image", dir="/var/tmp", ignore_cleanup_errors=True) as folder:
        store = Store(Path(folder))
        store.fetch_base()
        store.build()
        yield store
        store.call("buildah", "rmi", "--all", "--force")
