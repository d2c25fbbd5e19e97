"""``tarock tournament print``: what is printed for an event, as PDF or as a page for a browser."""

from pathlib import Path
from typing import cast

from tarock.cli.files import write_file
from tarock.cli.tournament.keeping import read, say
from tarock.club.print.kinds import Printing, printed
from tarock.club.print.markup import Paper
from tarock.club.print.pdf import write_pdf
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
        write_file(output, page.encode())
    else:
        write_pdf(page, output)
    say(
        {"file": str(output), "what": what},
        [Sentence("print-written", file=str(output))],
        as_json=as_json,
        language=language,
    )
