"""Whether a log is whole, and its draws are those that were committed to."""

from pathlib import Path

from tarock.cli.output import print_json, print_lines
from tarock.cli.tournament.keeping import read
from tarock.club.tournament import events
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence


def verify(file: Path, *, language: str, as_json: bool = False) -> None:
    """Play a log again, with every draw.

    :raises TarockError: if a line could not have happened, or was changed.
    """
    log = read(file, language)
    wrong = list(log.changed_lines())
    draws = sum(isinstance(kept.event, events.Drawn) for kept in log.lines)
    if as_json:
        found = [{"line": number, "error": error.said(language)} for number, error in wrong]
        print_json({"lines": len(log.lines), "draws": draws, "wrong": found})
    elif not wrong:
        print_lines([Sentence("cup-verified", file=str(file), lines=len(log.lines), draws=draws).said(language)])
    else:
        print_lines(
            Sentence("cup-csv-line", line=number, text=error.sentence).said(language) for number, error in wrong
        )
    if wrong:
        raise TarockError(Sentence("cup-not-verified", file=str(file), wrong=len(wrong), lines=len(log.lines)))
