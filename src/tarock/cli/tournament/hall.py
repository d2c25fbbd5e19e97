"""What the hall looks at and calls for: the round's clock, and a referee."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tarock.cli.tournament.keeping import kept, now, read, say
from tarock.club.tournament import events, export
from tarock.club.tournament.clock import spelled
from tarock.club.tournament.log import Log
from tarock.club.tournament.state import Tournament
from tarock.core.sentences import Sentence

_DONE: Final[dict[str, Callable[[int], events.Event]]] = {"pause": events.Paused, "end": events.TimeUp}


def clock(file: Path, *, what: str, minutes: int | None, sender: str, own: str, as_json: bool, language: str) -> None:
    """Show or set the clock of the round that is played."""
    log = read(file, language)
    number = len(log.tournament.rounds)
    if what == "start":
        kept(log, events.Started(number, minutes or 0), sender, own)
    elif what in _DONE:
        kept(log, _DONE[what](number), sender, own)
    answer = export.clock_json(log.tournament, number, now())
    say(answer, [clock_line(log.tournament, number)], as_json=as_json, language=language)


def clock_line(tournament: Tournament, number: int) -> Sentence:
    """Return how the clock of a round stands."""
    found = tournament.round(number).clock
    if not found.minutes:
        return Sentence("cup-clock-none", round=number)
    left = found.left(now())
    if found.is_over or left <= 0:
        return Sentence("cup-clock-over", round=number)
    key = "cup-clock-paused" if found.since is None else "cup-clock-left"
    return Sentence(key, round=number, time=spelled(left))


def call(  # noqa: PLR0913 - as many as the command has options
    file: Path,
    *,
    table: int | None,
    text: str,
    answered: bool,
    by: int,
    round_: int | None,
    sender: str,
    own: str,
    as_json: bool,
    language: str,
) -> None:
    """Call a referee, say that one has come, or list the calls."""
    log = read(file, language)
    number = round_ or len(log.tournament.rounds)
    if table is not None:
        event = events.Answered(number, table, by) if answered else events.Called(number, table, by, text)
        kept(log, event, sender, own)
    _say_calls(log, as_json=as_json, language=language)


def _say_calls(log: Log, *, as_json: bool, language: str) -> None:
    sentences = call_lines(log.tournament) or [Sentence("cup-no-calls")]
    say({"calls": export.calls_json(log.tournament, now())}, sentences, as_json=as_json, language=language)


def call_lines(tournament: Tournament) -> list[Sentence]:
    """Return the tables that wait for a referee."""
    lines: list[Sentence] = []
    for each in export.calls_json(tournament, now()):
        about = " – ".join(part for part in (each["room"], each["text"]) if part)
        key = "cup-call-about" if about else "cup-call"
        filling = {"about": about} if about else {}
        lines.append(Sentence(key, table=each["table"], waiting=spelled(each["waiting"]), **filling))
    return lines
