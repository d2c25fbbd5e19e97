"""Lines of the tables, and what a referee does with them."""

from fractions import Fraction
from pathlib import Path
from typing import Any

from tarock.cli.settle import decode
from tarock.cli.tournament.keeping import keep_and_say, kept, read, say
from tarock.club.tournament import events
from tarock.club.tournament.export import as_number
from tarock.club.tournament.lines import account, resting
from tarock.club.tournament.log import Log
from tarock.club.typed import plain
from tarock.core.errors import SheetError, TarockError
from tarock.core.sentences import Sentence, shown
from tarock.core.shapes import is_table
from tarock.rulesets.files import read_text


def line(  # noqa: PLR0913 - as many as the command has options
    file: Path,
    *,
    table: int,
    sheet: Path | None,
    points: str | None,
    line_: int | None,
    out: tuple[int, ...],
    why: str | None,
    round_: int | None,
    by: int,
    sender: str,
    own: str,
    as_json: bool,
    language: str,
) -> None:
    """Write a line, or replace one."""
    log = read(file, language)
    number = _round(log, round_)
    following = len(log.tournament.round(number).lines.get(table, {})) + 1
    which = line_ or following
    fields: dict[str, Any] = {
        "sheet": None if sheet is None else _sheet(sheet),
        "points": None if points is None else _points(points),
        "out": out or resting(log.tournament, number, table, which),
        "by": by,
    }
    event = (
        events.Lined(number, table, which, **fields)
        if why is None
        else events.Replaced(number, table, which, why=why, **fields)
    )
    kept(log, event, sender, own)
    _say_line(log, event, as_json=as_json, language=language)


def _say_line(log: Log, event: events.Lined, *, as_json: bool, language: str) -> None:
    won = account(log.tournament, event.round, event.table).by_line[event.line]
    answer = {"round": event.round, "table": event.table, "line": event.line}
    written = "   ".join(f"{log.tournament.name(number)} {plain(points)}" for number, points in won.items())
    sentence = Sentence("cup-kept-line", round=event.round, table=event.table, line=event.line, points=written)
    points_json = {str(number): as_number(points) for number, points in won.items()}
    say({**answer, "points": points_json}, [sentence], as_json=as_json, language=language)


def _sheet(file: Path) -> dict[str, Any]:
    sheet = decode(read_text(file))
    if not is_table(sheet):
        raise SheetError("", Sentence("sheet-no-sheet"))
    return sheet


def _points(text: str) -> tuple[int | float, ...]:
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


def rule(  # noqa: PLR0913 - as many as the command has options
    file: Path, *, table: int, text: str, line_: int, by: int, round_: int | None, as_json: bool, language: str
) -> None:
    """Note a ruling."""
    number = _round(read(file, language), round_)
    keep_and_say(file, events.Ruled(number, table, by, text, line_), as_json=as_json, language=language)


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
