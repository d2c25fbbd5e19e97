"""Browsers of different people: each with a screen, a look and cookies of its own."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, ViewportSize

from tests.web.looks import DESK, LIGHT, Look


class Browsers:
    """Opens as many as a test needs."""

    def __init__(self, new_context: Callable[..., BrowserContext]) -> None:
        self._new_context = new_context

    def page(self, look: Look | None = LIGHT, screen: ViewportSize = DESK, **options: Any) -> Page:  # noqa: ANN401 - what Playwright takes
        """Return an empty page of a new browser; without a look the page finds out what its owner likes.

        Its owner lives in England and wants things to stay where they are, and the browser keeps nothing for
        the time without a network, unless the options say otherwise.
        """
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        context = self._new_context(viewport=screen, **{**usual, **options})
        if look is not None:
            look.put_on(context)
        return context.new_page()
