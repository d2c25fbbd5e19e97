"""What axe-core, the accessibility checker, finds on a page."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SCRIPT: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
RUN: Final = "(tags) => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })"


@cache
def _script() -> str:
    return SCRIPT.read_text()


def violations(page: Page) -> list[str]:
    """Return a line for each element that breaks one of the rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_script())
    found: dict[str, Any] = page.evaluate(RUN, list(RULES))
    return [
        f"{rule['id']}: {rule['help']}: {node['html'][:200]}: {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
