"""What happened, in lines of the screen."""

from collections.abc import Iterable

from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.lines import Line, line
from tarock.cli.terminal.shared.wording import Wording
from tarock.telling import line as telling
from tarock.telling.sentences import sentence


def told_lines(told: Iterable[telling.Line], wording: Wording) -> list[Line]:
    """Return what is told, as the person at this screen reads it."""
    return [_told_line(each, wording) for each in told]


def _told_line(told: telling.Line, wording: Wording) -> Line:
    text = sentence(told, wording.reader)
    if told.kind == "payment":
        return line(
            "  ", text, *_doubled(told.kontra, wording), " ", (f"({wording.cited(told.rule)})", lines.CITE), hang=4
        )
    if told.kind == "outcome":
        return line(f"  {text}.", hang=4)
    return line(text)


def _doubled(kontra: int, wording: Wording) -> tuple[str, ...]:
    return () if kontra == 1 else (f" ({wording.words('k-kontra-times', factor=kontra)})",)
