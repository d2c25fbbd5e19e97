"""What the desk and the wall read: draws, standings, prizes, a cup."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tarock.cli.columns import aligned
from tarock.cli.output import print_json, print_lines
from tarock.cli.tournament.hall import call_lines, clock_line
from tarock.cli.tournament.keeping import kept, now, read, say
from tarock.club.home.cups import no_event, read_cup
from tarock.club.home.folder import ENDING, EVENTS
from tarock.club.money import amount
from tarock.club.tournament import events, export
from tarock.club.tournament.cups import Cup, cup_standings, final_standings
from tarock.club.tournament.prizes import awards, cash, money, raffle
from tarock.club.tournament.standings import Row, ranking, standings, teams, unconfirmed
from tarock.club.tournament.state import Tournament
from tarock.club.typed import plain
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence, hint


def show_standings(file: Path, *, as_json: bool, language: str) -> None:
    """Print the standings."""
    tournament = read(file, language).tournament
    if as_json:
        print_json(export.standings_json(tournament))
    else:
        print_lines(_standings_lines(tournament, language))


def show_wall(file: Path, *, room: str | None, as_json: bool, language: str) -> None:
    """Print the last draw, the clock, who is still playing or waits for a referee, and the standings."""
    tournament = read(file, language).tournament
    number = len(tournament.rounds)
    _check_room(tournament, room)
    if as_json:
        print_json({**_hall_json(tournament, number, room), **export.standings_json(tournament)})
        return
    lines: list[str] = []
    if number:
        sentences = [*draw_lines(tournament, number, room), *call_lines(tournament)]
        if tournament.round(number).clock.minutes:
            sentences.insert(1, clock_line(tournament, number))
        lines += [sentence.said(language) for sentence in sentences]
        playing = _playing(tournament, number)
        lines += [Sentence("cup-missing", tables=", ".join(playing)).said(language)] if playing else []
    print_lines([*lines, *_standings_lines(tournament, language)])


def _check_room(tournament: Tournament, room: str | None) -> None:
    names = [each.name for each in tournament.settings.rooms]
    if room is not None and room not in names:
        raise TarockError(Sentence("cup-no-room", room=room, known=", ".join(names), hint=hint(room, names)))


def _hall_json(tournament: Tournament, number: int, room: str | None) -> dict[str, Any]:
    """Return what is going on in the hall."""
    if not number:
        return {"draw": None, "clock": None, "calls": []}
    draw = export.draw_json(tournament, number)
    draw["tables"] = [table for table in draw["tables"] if room in {None, table["room"]}]
    return {
        "draw": draw,
        "clock": export.clock_json(tournament, number, now()),
        "calls": export.calls_json(tournament, now()),
    }


def _playing(tournament: Tournament, number: int) -> list[str]:
    played = tournament.round(number)
    return [str(table) for table in range(1, len(played.draw.tables) + 1) if table not in played.ended]


def draw_lines(tournament: Tournament, number: int, only: str | None = None) -> list[Sentence]:
    """Return a round, table by table; those of one room only, if it is named."""
    draw = tournament.round(number).draw
    day = tournament.settings.dates[number - 1 : number]
    heading = Sentence("cup-round-day", round=number, day=day[0]) if day else Sentence("cup-round", round=number)
    sentences = [heading]
    for table, company in enumerate(draw.tables, 1):
        players = ", ".join(f"{each} {tournament.name(each)}" for each in company)
        room = tournament.settings.room_of(table)
        if only not in {None, room}:
            continue
        key = "cup-table-room" if room else "cup-table-line"
        sentences.append(Sentence(key, table=table, players=players, **({"room": room} if room else {})))
    if draw.byes:
        sentences.append(Sentence("cup-byes", players=", ".join(tournament.name(each) for each in draw.byes)))
    return sentences


def _standings_lines(tournament: Tournament, language: str) -> list[str]:
    rows = standings(tournament)
    lines = [Sentence("cup-standings").said(language), *_row_lines(tournament, rows, language)]
    for named in tournament.settings.rankings:
        lines += [named.name, *_row_lines(tournament, ranking(tournament, rows, named), language)]
    if tournament.teams:
        lines.append(Sentence("cup-teams").said(language))
        lines += [f"  {row.rank}. {row.name}   {plain(row.points)}" for row in teams(tournament, rows)]
    open_lines = unconfirmed(tournament)
    return [*lines, *([Sentence("cup-unconfirmed", lines=open_lines).said(language)] if open_lines else [])]


def _row_lines(tournament: Tournament, rows: Sequence[Row], language: str) -> list[str]:
    heads = [Sentence(f"cup-head-{key}").said(language) for key in ("rank", "number", "name", "points")]
    heads += [Sentence("cup-head-round", round=each).said(language) for each in range(1, len(tournament.rounds) + 1)]
    heads += [Sentence("cup-head-compared").said(language)] if tournament.settings.duplicate else []
    cells = [
        [
            *(str(row.rank), str(row.number), tournament.name(row.number), plain(row.points)),
            *("–" if points is None else plain(points) for points in row.rounds),
            *([] if row.compared is None else [plain(row.compared)]),
        ]
        for row in rows
    ]
    return aligned([heads, *cells])


def show_prizes(file: Path, *, as_json: bool, language: str) -> None:
    """Print who wins what, and who has not paid."""
    tournament = read(file, language).tournament
    won, account = awards(tournament), cash(tournament)
    if as_json:
        print_json({"awards": won, "cash": account})
        return
    currency = tournament.settings.currency
    lines = [
        Sentence(
            "cup-award",
            rank=each.rank,
            name=tournament.name(each.number),
            prize=" ".join(
                part for part in (money(each.amount, currency) if each.amount else "", each.text, each.ranking) if part
            ),
        ).said(language)
        for each in won
    ]
    amounts: dict[str, str] = {"paid": amount(account.paid), "due": amount(account.due), "currency": currency}
    if account.owing:
        numbers = ", ".join(map(str, account.owing))
        owing = Sentence("cup-owing", **amounts, numbers=numbers)
    else:
        owing = Sentence("cup-owing-none", **amounts)
    print_lines([*lines, owing.said(language)])


def show_raffle(file: Path, *, as_json: bool, language: str) -> None:
    """Raffle, or show what was raffled."""
    log = read(file, language)
    if log.tournament.raffled is None:
        winners = raffle(log.tournament) if log.tournament.rounds else ()
        kept(log, events.Raffled(winners))
    pairs = list(zip(log.tournament.settings.raffle, log.tournament.raffled or (), strict=False))
    answer = [{"prize": prize, "number": number, "name": log.tournament.name(number)} for prize, number in pairs]
    sentences = [
        Sentence("cup-raffle", prize=prize, number=number, name=log.tournament.name(number)) for prize, number in pairs
    ]
    say({"raffle": answer}, sentences, as_json=as_json, language=language)


def show_cup(rules: Path, *, files: tuple[Path, ...], final: Path | None, as_json: bool, language: str) -> None:
    """Print the standings of a cup, or of its final; without files, those that its rules name in the club's folder.

    :raises TarockError: if its rules cannot be used, or name no tournament, or one that the folder does not hold.
    """
    cup = read_cup(rules)
    if not files:
        if not cup.events:
            raise TarockError(Sentence("cup-no-events"))
        files = tuple(_event_file(rules, event) for event in cup.events)
        final = _event_file(rules, cup.final) if final is None and cup.final else final
    tournaments = [read(file, language).tournament for file in files]
    names = {number: each.name(number) for each in tournaments for number in each.entries}
    rows = cup_standings(cup, [standings(each) for each in tournaments])
    if final is not None:
        _show_final(cup, rows, read(final, language).tournament, as_json=as_json, language=language)
        return
    if as_json:
        answer = [{**_plain_row(row), "name": names[row.number]} for row in rows]
        print_json({"cup": cup.name, "standings": answer})
        return
    heads = [Sentence(f"cup-head-{key}").said(language) for key in ("rank", "number", "name", "points")]
    heads += [Sentence(f"cup-head-{key}").said(language) for key in ("played", "qualified")]
    cells = [
        [
            *(str(row.rank), str(row.number), names[row.number], plain(row.points), str(row.played)),
            Sentence("cup-yes" if row.qualified else "cup-no").said(language),
        ]
        for row in rows
    ]
    print_lines([cup.name, *aligned([heads, *cells])])


def _event_file(rules: Path, event: str) -> Path:
    """Return the log of a tournament that a cup of a club's folder names."""
    file = rules.resolve().parent.parent / EVENTS / f"{event}{ENDING}"
    if not file.is_file():
        raise no_event(event)
    return file


def _show_final(cup: Cup, rows: Any, day: Tournament, *, as_json: bool, language: str) -> None:  # noqa: ANN401 - cup rows
    found = final_standings(cup, rows, standings(day))
    if as_json:
        answer = [{**_plain_row(row), "name": day.name(row.number)} for row in found]
        print_json({"cup": cup.name, "final": answer})
        return
    heads = [Sentence(f"cup-head-{key}").said(language) for key in ("rank", "number", "name", "points")]
    cells = [[str(row.rank), str(row.number), day.name(row.number), plain(row.points)] for row in found]
    print_lines([cup.name, *aligned([heads, *cells])])


def _plain_row(row: Any) -> dict[str, Any]:  # noqa: ANN401 - a row of a cup or of its final
    return {
        "rank": row.rank,
        "number": row.number,
        "points": export.as_number(row.points),
    }
