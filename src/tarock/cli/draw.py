"""``tarock draw``: a picture of a deal at one moment."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tarock.cli.files import STANDARD, record_of, write_file
from tarock.cli.seats import seat_named
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.drawing.pack import Theme
from tarock.drawing.picture import Asked, drawn
from tarock.drawing.png import as_png

_SVG: Final = ".svg"
_PNG: Final = ".png"


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Which deal of which file, at which moment, for whose eyes, and where the picture goes."""

    file: Path
    output: Path
    deal: int = 1
    at: int | None = None
    seat: str | None = None
    width: int
    theme: Theme
    house: Sequence[Path] = ()
    language: str = "en"


def run(options: Options) -> None:
    """Draw a deal.

    :raises TarockError: if there is no such deal, step or seat, or the picture cannot be made or written.
    """
    ending = _ending(options.output)
    record = record_of(options.file, options.deal, options.house)
    seat = None if options.seat is None else seat_named(record, options.seat)
    asked = Asked(at=options.at, seat=seat, language=options.language, theme=options.theme, width=options.width)
    svg = drawn(record, asked)
    write_file(options.output, as_png(svg) if ending == _PNG else svg.encode())


def _ending(file: Path) -> str:
    """Return what kind of picture a file is to be; standard output takes lines, which are text.

    :raises TarockError: if its name does not say.
    """
    ending = _SVG if str(file) == STANDARD else file.suffix.lower()
    if ending not in {_SVG, _PNG}:
        raise TarockError(Sentence("draw-ending", file=str(file)))
    return ending
