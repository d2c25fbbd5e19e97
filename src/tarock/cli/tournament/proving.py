"""Whether a log is whole, and its draws and deals are those that were committed to."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tarock.cli.output import print_json, print_lines
from tarock.cli.tournament.keeping import read
from tarock.club import log
from tarock.club.tournament import events
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence


def verify(file: Path, *, language: str, as_json: bool = False) -> None:
    """Play a log again, with every draw.

    :raises TarockError: if a line could not have happened, or was changed.
    """
    found = read(file, language)
    tournament = found.tournament
    draws = sum(isinstance(kept.event, events.Drawn) for kept in found.lines)
    told = sum(bool(played.deals_seed) for played in tournament.rounds)
    right = [Sentence("cup-verified", file=str(file), lines=len(found.lines), draws=draws)]
    if tournament.settings.duplicate:
        right.append(Sentence("cup-verified-deals", told=told, rounds=len(tournament.rounds)))
    say_verified(found, right, {"draws": draws, "deals": told}, language=language, as_json=as_json)


def say_verified(
    found: log.Log[Any, Any], right: Sequence[Sentence], numbers: dict[str, int], *, language: str, as_json: bool
) -> None:
    """Play a log of any kind again, and say whether every line can have happened.

    :param right: what is said if it can.
    :param numbers: what programs are told beside it.
    :raises TarockError: if a line could not have happened.
    """
    wrong = list(found.changed_lines())
    if as_json:
        answers = [{"line": number, "error": error.said(language)} for number, error in wrong]
        print_json({"lines": len(found.lines), **numbers, "wrong": answers})
    elif not wrong:
        print_lines(sentence.said(language) for sentence in right)
    else:
        print_lines(
            Sentence("cup-csv-line", line=number, text=error.sentence).said(language) for number, error in wrong
        )
    if wrong:
        raise TarockError(Sentence("cup-not-verified", file=str(found.file), wrong=len(wrong), lines=len(found.lines)))
