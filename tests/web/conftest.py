"""Browsers for the tests of the page, each of which is listened to, and a server that has it."""

import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import structlog
from playwright.sync_api import BrowserContext, Page, expect

from tarock.server.client_files import FOLDER
from tests.server.servers import in_background, options_for, warm
from tests.web import chromium
from tests.web.browsers import Browsers
from tests.web.complaints import Complaints

PATIENCE = 30_000
"""Milliseconds after which a test gives up: far more than anything takes, however busy the machine."""

expect.set_options(timeout=PATIENCE)
structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Playwright keeps a loop running in the thread of the tests, so these run in a stage of their own."""
    for item in items:
        if item.path.parent.name == "web":
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The Chromium that was found."""
    found = chromium.find()
    if found is None:
        pytest.exit(chromium.NONE, returncode=1)
    return {**browser_type_launch_args, "executable_path": str(found), "args": list(chromium.FLAGS)}


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server; tables are apart, so all tests share it."""
    warm()
    options = options_for(tmp_path_factory.mktemp("house"), static=FOLDER, sockets=1000)
    with in_background(options) as running:
        yield running.address


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """What the browsers of a test complain about; at the end there must be nothing."""
    complaints = Complaints()
    yield complaints
    assert not complaints.heard, "\n".join(complaints.heard)


@pytest.fixture
def browsers(new_context: Callable[..., BrowserContext], complaints: Complaints) -> Browsers:
    """As many browsers as a test needs, all of which are listened to."""

    def make(**options: Any) -> BrowserContext:  # noqa: ANN401 - whatever the plugin takes
        context = new_context(**options)
        context.set_default_timeout(PATIENCE)
        complaints.listen(context)
        return context

    return Browsers(make)


@pytest.fixture
def page(browsers: Browsers) -> Page:
    """The browser of a test that needs only one."""
    return browsers.page()
