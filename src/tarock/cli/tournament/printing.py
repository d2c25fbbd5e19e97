"""``tarock tournament print``: what is printed for an event, as PDF or as a page for a browser."""

from pathlib import Path
from typing import cast

from tarock.cli.tournament.keeping import read, say
from tarock.club.print.kinds import Printing, printed
from tarock.club.print.markup import Paper
from tarock.club.print.pdf import write_pdf
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence


def print_out(  # noqa: PLR0913 - one for each option
    file: Path, what: str, *, output: Path, paper: str, number: int, address: str, as_json: bool, language: str
) -> None:
    """Write one of the prints.

    :raises TarockError: if there is nothing to print, or it cannot be written.
    """
    tournament = read(file, language).tournament
    printing = Printing(
        tournament=tournament, language=language, paper=cast("Paper", paper), round=number, address=address
    )
    page = printed(what, printing)
    if output.suffix.lower() in {".html", ".htm"}:
        _write(output, page)
    else:
        write_pdf(page, output)
    say(
        {"file": str(output), "what": what},
        [Sentence("print-written", file=str(output))],
        as_json=as_json,
        language=language,
    )


def _write(file: Path, page: str) -> None:
    try:
        file.write_text(page, encoding="utf-8")
    except OSError as error:
        cause = error.strerror or str(error)
        raise TarockError(Sentence("option-cannot-write", file=str(file), cause=cause)) from error
