"""The codes that the desk hands out."""

from tarock.club.tournament.state import Tournament
from tarock.server.hall.roles import Codes, spelt
from tarock.server.wire.shared.hall import HallCodes, PlayerCode, TableCode


def codes_shown(codes: Codes, event: str, tournament: Tournament, origin: str) -> HallCodes:
    """Return the codes of referees and of the tables of the round that is played.

    :param origin: how phones reach this server.
    """
    number = len(tournament.rounds)
    tables = range(1, len(tournament.rounds[-1].draw.tables) + 1) if tournament.rounds else ()
    referee = codes.referee(event)
    return HallCodes(
        origin=origin,
        referee=spelt(referee),
        referee_path=f"/event/{event}/referee#{referee}",
        round=number,
        tables=tuple(_table(codes, event, tournament, table) for table in tables),
        players=tuple(
            _player(codes, event, tournament, table, each)
            for played in tournament.rounds[-1:]
            for table in sorted(played.online)
            for each in played.draw.tables[table - 1]
        ),
    )


def _player(codes: Codes, event: str, tournament: Tournament, table: int, seat: int) -> PlayerCode:
    """Return the code of whoever sits in somebody's place."""
    number = tournament.entries[seat].played_by or seat
    code = codes.player(event, number)
    path = f"/event/{event}?number={number}#{code}"
    return PlayerCode(number=number, name=tournament.name(number), table=table, code=spelt(code), path=path)


def _table(codes: Codes, event: str, tournament: Tournament, table: int) -> TableCode:
    number = len(tournament.rounds)
    code = codes.table(event, number, table)
    path = f"/event/{event}/table/{number}-{table}#{code}"
    return TableCode(table, tournament.settings.room_of(table), spelt(code), path)
