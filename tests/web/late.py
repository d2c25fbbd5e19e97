"""Answers of the server that come only when a test lets them: on a slow line the reader has long gone on."""

from playwright.sync_api import Page, Route

READ = "() => new Promise((resolve) => setTimeout(resolve, 100))"
"""The page has read an answer a moment after it has come."""


class Late:
    """Holds back every answer from addresses of a pattern."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._page = page
        self._pattern = pattern
        self._held: list[Route] = []
        page.route(pattern, self._hold)

    def _hold(self, route: Route) -> None:
        self._held.append(route)

    def come(self) -> None:
        """Let the answer come; there must have been one question."""
        (only,) = self._held
        with self._page.expect_response(self._pattern) as answer:
            only.continue_()
        answer.value.finished()
        self._page.evaluate(READ)
