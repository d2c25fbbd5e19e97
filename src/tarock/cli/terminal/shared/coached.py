"""What the coach says to the player at the keyboard: ``hint 2``, ``explain dreier``, ``tells bo``."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.lines import Line, line
from tarock.cli.terminal.shared.requests import Request, Unclear
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.game import View
from tarock.school.against import Against
from tarock.school.refuting import against_second
from tarock.telling import line as telling
from tarock.telling.sentences import sentence
from tarock.tutor.deeds import Deed
from tarock.tutor.hints import Depth, hinted
from tarock.tutor.meaning import Meaning, meaning
from tarock.tutor.reading import read, reading_lines
from tarock.tutor.telling import hint_lines
from tarock.words.rulebook import rule_book

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
    shown = told_by_coach(hint_lines(found, view.ruleset.family), wording)
    return shown if depth == max(DEPTHS.values()) else [*shown, line(wording.words("coach-deeper", depth=depth + 1))]


def worst_of(view: View) -> Against | None:
    """Return a deal in which the second best choice of the player on turn fails; None where there is none."""
    found = hinted(view, 3, Random(0))  # noqa: S311 - as above
    return None if found is None else against_second(view, found)


def explained_lines(view: View, meant: Any, wording: Wording) -> list[Line]:  # noqa: ANN401 - of the family
    """Return what something means that could be said: the rule book's passage, what it comes to, what it tells."""
    if isinstance(meant, Unclear):
        return [line(meant.text)]
    found = None if isinstance(meant, Request) else meaning(view, meant)
    return [line(wording.words("means-nothing"))] if found is None else _explained(view, found, wording)


def _explained(view: View, found: Meaning, wording: Wording) -> list[Line]:
    book = rule_book(view.ruleset, wording.language)
    rules = {rule.id: rule for section in book.sections for rule in section.rules}
    shown = [_said(rules[rule].source, rules[rule].text, wording) for rule in found.rules]
    return [*shown, *told_by_coach((*found.lines, telling.Line("means-tells"), *found.tells), wording)]


def tells_lines(view: View, seen: Sequence[Deed[View]], about: str, wording: Wording) -> list[Line]:
    """Return what the words and cards of the others tell; a name, or its beginning, asks about one of them."""
    seats = sorted({each.seat for each in seen})
    asked = [seat for seat in seats if wording.names[seat].casefold().startswith(about)]
    if not asked:
        return [line(wording.words("tells-nobody"))]
    shown: list[Line] = []
    for seat in asked:
        found = read((each for each in seen if each.seat == seat), view, seat, Random(0))  # noqa: S311 - as above
        shown += [line((wording.names[seat], lines.HEAD)), *told_by_coach(reading_lines(found, seat), wording)]
    return shown


def told_by_coach(told: Iterable[telling.Line], wording: Wording) -> list[Line]:
    """Return what the coach says, each line with its place in the book."""
    return [_said(each.rule, sentence(each, wording.reader), wording) for each in told]


def _said(rule: str, text: str, wording: Wording) -> Line:
    return line(text, " ", (f"({wording.cited(rule)})", lines.CITE), hang=2) if rule else line(text, hang=2)
