"""What axe-core, the accessibility checker, finds on a page."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SCRIPT: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
COLOURS: Final = ("color-contrast", "link-in-text-block")
"""Those of the rules that a page in another dress can break, since only its colours change."""
RUN: Final = "(rules) => axe.run(document, { runOnly: rules, resultTypes: ['violations'] })"


@cache
def _script() -> str:
    return SCRIPT.read_text()


def violations(page: Page, rules: Sequence[str] = RULES) -> list[str]:
    """Return a line for each element that breaks one of the rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_script())
    found: dict[str, Any] = page.evaluate(RUN, list(rules))
    return [
        f"{rule['id']}: {rule['help']}: {node['html'][:200]}: {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
