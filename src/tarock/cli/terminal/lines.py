"""Lines of text with colours, before they are fitted to a screen."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from rich.text import Text

Part: TypeAlias = str | tuple[str, str] | Text
"""A piece of a line: plain, or with a style."""

RED: Final = "red"
TAROK: Final = "bold blue"
SKUS: Final = "bold magenta"
HEAD: Final = "bold"
CITE: Final = "cyan"
WARN: Final = "bold yellow"


@dataclass(frozen=True, slots=True)
class Line:
    """A line; where it is too long for the screen, it goes on indented by ``hang``."""

    text: Text
    hang: int = 2

    @property
    def plain(self) -> str:
        """The line without colours."""
        return self.text.plain


def line(*parts: Part, hang: int = 2) -> Line:
    """Return a line made of pieces."""
    return Line(Text.assemble(*parts), hang)


BLANK: Final = line("")


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table of numbers: a heading for each column, and rows with a label and as many cells."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    total_from: int
    """The first of the rows at the bottom that are sums."""
