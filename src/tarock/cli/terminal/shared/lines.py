"""Lines of text with colours, before they are fitted to a screen."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from tarock.cli.terminal.shared.styled import Styled, joined, styled

Part: TypeAlias = str | tuple[str, str] | Styled
"""A piece of a line: plain, or with a style."""

RED: Final = "red"
TAROK: Final = "bold cyan"
SKUS: Final = "bold magenta"
HEAD: Final = "bold"
CITE: Final = "green"
WARN: Final = "bold yellow"

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
"""A blank at which no line is broken."""
DOT: Final = " · "
"""Between two things of a heading."""
NOTHING: Final = "·"
"""An empty cell of a sheet."""

_RED_CARD: Final = r"[♥♦]\w*"
_TAROK_CARD: Final = r"\bT\d{1,2}\b"


@dataclass(frozen=True, slots=True)
class Line:
    """A line; where it is too long for the screen, it goes on indented by ``hang``."""

    text: Styled
    hang: int = 2

    @property
    def plain(self) -> str:
        """The line without colours."""
        return self.text.plain


def line(*parts: Part, hang: int = 2) -> Line:
    """Return a line made of pieces; cards in it get their colour."""
    return Line(joined(map(_piece, parts)).marked(_RED_CARD, RED).marked(_TAROK_CARD, TAROK), hang)


def _piece(part: Part) -> Styled:
    match part:
        case str():
            return styled(part)
        case (text, style):
            return styled(text, style)
        case Styled():
            return part


BLANK: Final = line("")


Row: TypeAlias = tuple[str, tuple[str, ...]]
"""A label and the cells behind it."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table of numbers: a heading for each column, and rows with as many cells."""

    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    total_from: int
    """The first of the rows at the bottom that are sums."""
