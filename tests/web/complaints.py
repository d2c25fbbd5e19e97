"""What a browser complains about while a test runs: errors of scripts, of the console, and of the page's policy."""

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, WebError

TELL_VIOLATIONS = """
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error(`policy violated: ${violatedDirective} by ${blockedURI}`))
"""
BLOCKED = re.compile("Service Worker registration blocked by Playwright")
"""Only the test of the time without a network wants one."""


class Complaints:
    """Listens to the browsers of a test."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._expected = [BLOCKED]

    def listen(self, context: BrowserContext) -> None:
        """Listen to all pages of a browser."""
        context.add_init_script(TELL_VIOLATIONS)
        context.on("console", self._hear)
        context.on("weberror", self._hear_error)

    def expect(self, pattern: str) -> None:
        """Let complaints pass that the test itself is the cause of."""
        self._expected.append(re.compile(pattern))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._keep(f"{message.type}: {message.text} ({message.location['url']})")

    def _hear_error(self, error: WebError) -> None:
        self._keep(f"uncaught: {error.error.stack or error.error}")

    def _keep(self, text: str) -> None:
        if not any(pattern.search(text) for pattern in self._expected):
            self.heard.append(text)
