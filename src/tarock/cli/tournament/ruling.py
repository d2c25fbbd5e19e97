"""What a referee rules."""

from pathlib import Path
from typing import Any

from tarock.cli.tournament.keeping import kept, read, say
from tarock.cli.tournament.writing import read_points, read_sheet
from tarock.club.tournament import events, export
from tarock.club.tournament.lines import sheet_with_fault
from tarock.club.tournament.state import Tournament
from tarock.club.tournament.telling import consequence, ruling_told
from tarock.core.sentences import Sentence


def rule(file: Path, *, as_json: bool, language: str, sender: str, own: str, **options: Any) -> None:  # noqa: ANN401 - of the command
    """Note a ruling."""
    log = read(file, language)
    event = _ruled(log.tournament, **options)
    line = kept(log, event, sender, own)
    answer = {"line": line.n, "consequence": consequence(event)}
    say(answer, [ruling_told(log.tournament, event)], as_json=as_json, language=language)


def _ruled(  # noqa: PLR0913 - as many as the command has options
    tournament: Tournament,
    *,
    table: int,
    text: str,
    line_: int,
    fault: str,
    offender: int | None,
    book: bool,
    strikes: bool,
    sheet: Path | None,
    points: str | None,
    fine: str | None,
    by: int,
    round_: int | None,
) -> events.Ruled:
    number = round_ or len(tournament.rounds)
    anew = None if sheet is None else read_sheet(sheet)
    if book:
        written = tournament.line(number, table, line_).written
        anew = sheet_with_fault(tournament, written, fault, offender or 0)
    return events.Ruled(
        number,
        table,
        by,
        text,
        line_,
        fault,
        offender or 0,
        strikes,
        anew,
        None if points is None else read_points(points),
        () if fine is None else read_points(fine),
    )


def rulings(file: Path, *, as_json: bool, language: str) -> None:
    """List what was ruled."""
    tournament = read(file, language).tournament
    sentences = [ruling_told(tournament, ruled) for ruled in tournament.rulings] or [Sentence("cup-no-rulings")]
    say({"rulings": export.rulings_json(tournament, language)}, sentences, as_json=as_json, language=language)
