"""Lines of the tables, and what a referee does with them."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec

from tarock.cli.settle import decode
from tarock.cli.tournament.keeping import keep_and_say, kept, read, say
from tarock.club.tournament import events
from tarock.club.tournament.drawing import seed_of
from tarock.club.tournament.export import as_number
from tarock.club.tournament.lines import account, resting
from tarock.club.tournament.log import Log
from tarock.club.tournament.online import line_of
from tarock.club.tournament.state import Tournament
from tarock.club.typed import plain
from tarock.core.errors import SheetError, TarockError
from tarock.core.sentences import Sentence, shown
from tarock.core.shapes import is_table
from tarock.rulesets.files import read_text


def line(file: Path, *, sender: str, own: str, as_json: bool, language: str, **options: Any) -> None:  # noqa: ANN401 - of the command
    """Write a line, or replace one."""
    log = read(file, language)
    event = _line(file, log.tournament, **options)
    kept(log, event, sender, own)
    _say_line(log, event, as_json=as_json, language=language)


def _line(  # noqa: PLR0913 - as many as the command has options
    file: Path,
    tournament: Tournament,
    *,
    table: int,
    sheet: Path | None,
    record: Path | None,
    points: str | None,
    line_: int | None,
    out: tuple[int, ...],
    why: str | None,
    round_: int | None,
    by: int,
) -> events.Lined:
    number = round_ or len(tournament.rounds)
    which = line_ or len(tournament.round(number).lines.get(table, {})) + 1
    if record is not None and (sheet, points) == (None, None):
        deals = seed_of(file, tournament, number) if tournament.settings.duplicate else ""
        written = line_of(tournament, number, table, which, read_text(record), by, deals)
    else:
        written = events.Lined(
            number,
            table,
            which,
            None if sheet is None else read_sheet(sheet),
            None if points is None else read_points(points),
            out or resting(tournament, number, table, which),
            by,
        )
        if record is not None:
            raise TarockError(Sentence("cup-line-what"))
    return written if why is None else events.Replaced(**msgspec.structs.asdict(written), why=why)


def _say_line(log: Log, event: events.Lined, *, as_json: bool, language: str) -> None:
    won = account(log.tournament, event.round, event.table).by_line[event.line]
    answer = {"round": event.round, "table": event.table, "line": event.line}
    written = "   ".join(f"{log.tournament.name(number)} {plain(points)}" for number, points in won.items())
    sentence = Sentence("cup-kept-line", round=event.round, table=event.table, line=event.line, points=written)
    points_json = {str(number): as_number(points) for number, points in won.items()}
    say({**answer, "points": points_json}, [sentence], as_json=as_json, language=language)


def read_sheet(file: Path) -> dict[str, Any]:
    """Read a sheet.

    :raises SheetError: if it is none.
    """
    sheet = decode(read_text(file))
    if not is_table(sheet):
        raise SheetError("", Sentence("sheet-no-sheet"))
    return sheet


def read_points(text: str) -> tuple[int | float, ...]:
    """Read points divided by commas.

    :raises TarockError: if they are none.
    """
    try:
        return tuple(as_number(Fraction(each.strip())) for each in text.split(","))
    except (ValueError, ZeroDivisionError) as error:
        raise TarockError(Sentence("cup-points-typed", got=shown(text))) from error


def _round(log: Log, number: int | None) -> int:
    return number or len(log.tournament.rounds)


def confirm(file: Path, *, table: int, line_: int, by: int, round_: int | None, as_json: bool, language: str) -> None:
    """Confirm a line."""
    number = _round(read(file, language), round_)
    keep_and_say(file, events.Confirmed(number, table, line_, by), as_json=as_json, language=language)


def strike(  # noqa: PLR0913 - as many as the command has options
    file: Path, *, table: int, line_: int, why: str, by: int, round_: int | None, as_json: bool, language: str
) -> None:
    """Strike a line."""
    number = _round(read(file, language), round_)
    keep_and_say(file, events.Struck(number, table, line_, why, by), as_json=as_json, language=language)


def end(file: Path, *, tables: tuple[int, ...], all_: bool, round_: int | None, as_json: bool, language: str) -> None:
    """End the round at some tables."""
    log = read(file, language)
    number = _round(log, round_)
    played = log.tournament.round(number)
    playing = [table for table in range(1, len(played.draw.tables) + 1) if table not in played.ended]
    ended = playing if all_ else list(tables)
    for table in ended:
        kept(log, events.Ended(number, table))
    sentences = [Sentence("cup-kept", n=len(log.lines))]
    say({"round": number, "ended": ended}, sentences, as_json=as_json, language=language)
