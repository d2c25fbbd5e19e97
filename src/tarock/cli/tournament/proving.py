"""Whether a log is whole, and its draws and deals are those that were committed to."""

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
    told = sum(bool(played.deals_seed) for played in log.tournament.rounds)
    if as_json:
        found = [{"line": number, "error": error.said(language)} for number, error in wrong]
        print_json({"lines": len(log.lines), "draws": draws, "deals": told, "wrong": found})
    elif not wrong:
        sentences = [Sentence("cup-verified", file=str(file), lines=len(log.lines), draws=draws)]
        if log.tournament.settings.duplicate:
            sentences.append(Sentence("cup-verified-deals", told=told, rounds=len(log.tournament.rounds)))
        print_lines(sentence.said(language) for sentence in sentences)
    else:
        print_lines(
            Sentence("cup-csv-line", line=number, text=error.sentence).said(language) for number, error in wrong
        )
    if wrong:
        raise TarockError(Sentence("cup-not-verified", file=str(file), wrong=len(wrong), lines=len(log.lines)))
