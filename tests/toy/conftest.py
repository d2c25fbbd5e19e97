"""The toy family is there for as long as a test needs it."""

from collections.abc import Iterator

import pytest

from tarock.core import families


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """Plug it in, with the one call that there is."""
    with families.lent("toy", "tests.toy"):
        yield
