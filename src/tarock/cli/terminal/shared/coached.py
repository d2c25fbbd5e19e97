"""What the coach says to the player at the keyboard: ``hint``, ``hint 2``, ``hint 3``."""

from random import Random
from typing import Final

from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.lines import Line, line
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.game import View
from tarock.telling.sentences import sentence
from tarock.tutor.hints import Depth, hinted
from tarock.tutor.telling import hint_lines

DEPTHS: Final[dict[str, Depth]] = {"": 1, "1": 1, "2": 2, "3": 3}
"""How deep a hint is, by what is typed behind the word."""


def coached_lines(view: View, about: str, wording: Wording) -> list[Line]:
    """Return a hint for the player on turn; the plain word asks where to look."""
    depth = DEPTHS.get(about)
    if depth is None:
        return [line(wording.words("coach-depths"))]
    found = hinted(view, depth, Random(0))  # noqa: S311 - the same question, the same answer
    if found is None:
        return [line(wording.words("coach-none"))]
    shown = [
        _said(told.rule, sentence(told, wording.reader), wording) for told in hint_lines(found, view.ruleset.family)
    ]
    return shown if depth == max(DEPTHS.values()) else [*shown, line(wording.words("coach-deeper", depth=depth + 1))]


def _said(rule: str, text: str, wording: Wording) -> Line:
    return line(text, " ", (f"({wording.cited(rule)})", lines.CITE), hang=2) if rule else line(text, hang=2)
