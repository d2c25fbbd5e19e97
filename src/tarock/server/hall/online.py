"""Events that are played at the server's own tables: each drawn table has one, and the records of its deals are lines.

What is to be so follows from two logs: the event's says which tables play here, the table's what was played there.
Whenever either has changed, and when the server starts, what is missing is done: a table is opened, a line written, a
table ended.  So nothing depends on what was in memory when a server died, and what has been done is never done twice.
"""

import asyncio
import secrets
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
import structlog

from tarock.club.tournament import drawing, events
from tarock.club.tournament.draw import Number
from tarock.club.tournament.duplicate import dealt
from tarock.club.tournament.lines import carried_to, check_line, deals_at
from tarock.club.tournament.online import line_of, without_carried
from tarock.club.tournament.state import Tournament
from tarock.core.errors import SheetError, TarockError
from tarock.core.seats import SEAT_NAMES
from tarock.core.sentences import Sentence
from tarock.notation.families import NOTATIONS
from tarock.notation.record import dumps
from tarock.server.authority import Authority
from tarock.server.codes import Code, Refusal
from tarock.server.evening import events as evening
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.settings import check as check_settings
from tarock.server.evening.sights import LAW, marks_at
from tarock.server.evening.state import Finished, TableState
from tarock.server.hall.hall import Hall
from tarock.server.hall.room import EventRoom
from tarock.server.levels import STAND_IN
from tarock.server.lobby import Lobby
from tarock.server.names import NAME_LENGTH, Session, checked_text
from tarock.server.wire.shared.hall_online import HallOnline, HallOnlinePlace, OnlineSent

SENDER: Final = "online"
"""Who writes what the server's tables have played."""
PAUSE: Final = 20
"""Seconds between deals, unless everybody is ready sooner."""
PACE: Final = 700
"""Milliseconds that a bot takes for a move."""
TITLE: Final = 60
_OWNER: Final = "hall "

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("online")


class OnlineTables:
    """The tables of the server at which the club's events are played."""

    def __init__(self, hall: Hall, lobby: Lobby) -> None:
        self.hall = hall
        self._lobby = lobby
        self._waiting: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._seen: dict[str, tuple[int, bool, bool]] = {}
        self._troubles: dict[str, TarockError] = {}
        """By table of the server: why its last deal is no line."""
        self._playing: dict[str, set[str]] = {}
        """By event: the tables of the server at which it was last seen to be played."""
        hall.heard = self._told
        lobby.heard = self._heard

    async def start(self) -> None:
        """Open the hall, and do what is missing in all events of which tables may be playing here."""
        await self.hall.start()
        for event in await self.hall.work(self.hall.folder.names_online):
            self._look(event)

    async def stop(self) -> None:
        """Look no longer, and close the hall."""
        self.hall.heard = self._lobby.heard = None
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.hall.stop()

    async def settled(self, event: str) -> None:
        """Wait until everything is done that an event asks for."""
        self._look(event)
        await asyncio.shield(self._tasks[event])

    # The desk

    async def open(self, event: str, sent: OnlineSent) -> int:
        """Let tables of the round that is played be played here: those that are named, or all that are still playing.

        :returns: the last line of the log.
        :raises TarockError: if one cannot be; then none is.
        """
        room = await self.hall.find(event)
        for each in await room.work(lambda: _wanted(room.tournament, sent)):
            await room.keep(each, sent.sender, f"{sent.own}.{each.table}")
        await self.settled(event)
        return len(room.log.lines)

    async def listed(self, event: str, language: str) -> list[HallOnline]:
        """Return the tables of the round that play here, with who has come."""
        room = await self.hall.find(event)
        await self.settled(event)
        played = room.tournament.rounds[-1:]
        return [
            await self._shown(room.tournament, plays, language)
            for each in played
            for _, plays in sorted(each.online.items())
        ]

    async def _shown(self, tournament: Tournament, plays: events.PlaysOnline, language: str) -> HallOnline:
        trouble = self._troubles.get(plays.server)
        state: TableState | None = None
        with suppress(Refusal):  # its trouble says why it could not be opened
            state = (await self._lobby.find(plays.server)).room.table
        company = tournament.company(plays.round, plays.table)
        return HallOnline(
            round=plays.round,
            table=plays.table,
            server=plays.server,
            first=plays.first,
            deals=0 if state is None else state.scorebook.rounds,
            places=tuple(
                HallOnlinePlace(
                    number=number,
                    name=tournament.name(number),
                    came=state is not None and state.places[place].session is not None,
                    away=state is not None and state.places[place].away,
                    bot=state is not None and state.places[place].is_bot,
                )
                for place, number in enumerate(_sitting(tournament, company))
            ),
            over=state is not None and state.is_closed,
            trouble="" if trouble is None else trouble.said(language),
        )

    # Players

    async def seat(self, event: str, number: Number, session: Session) -> str:
        """Give somebody his place in the round that is played.

        :returns: what the server's table goes by.
        :raises TarockError: if he plays at none.
        :raises Refusal: if the table refuses him.
        """
        room = await self.hall.find(event)
        await self.settled(event)
        tournament = room.tournament
        plays, place = _place_of(tournament, number)
        name = _shown_name(tournament, number)

        def wish(table: TableState) -> tuple[evening.Event, ...]:
            has_it = table.by_session.get(session.id) == place and table.places[place].person == number
            given = evening.PlaceGiven(place, session.id, name, number, marks_at(table, session))
            return () if has_it else (given,)

        await (await self._lobby.find(plays.server)).happen(wish)
        return plays.server

    # What is missing

    def _heard(self, table: TableState) -> None:
        """Look at an event after a table of it has come to the end of a deal."""
        stands = (table.deals, bool(table.running), table.is_closed)
        if self._seen.get(table.id) != stands:
            self._seen[table.id] = stands
            self._look(table.owner.removeprefix(_OWNER))

    def _told(self, event: str) -> None:
        """Look at an event in which something has happened, if tables of it play here, or did."""
        room = self.hall.opened(event)
        if event in self._playing or (room is not None and any(each.online for each in room.tournament.rounds[-1:])):
            self._look(event)

    def _look(self, event: str) -> None:
        self._waiting.add(event)
        task = self._tasks.get(event)
        if task is None or task.done():
            self._tasks[event] = asyncio.create_task(self._go_on(event), name=f"online {event}")

    async def _go_on(self, event: str) -> None:
        while event in self._waiting:
            self._waiting.discard(event)
            try:
                await self._do_missing(event)
            except (TarockError, Refusal) as error:
                _logs.error("online tables", tournament=event, why=str(error))

    async def _do_missing(self, event: str) -> None:
        room = await self.hall.find(event)
        played = room.tournament.rounds[-1:]
        playing = {} if room.tournament.is_closed else {t: p for each in played for t, p in each.online.items()}
        for plays in playing.values():
            try:
                await self._go_on_at(room, plays)
            except (TarockError, Refusal) as error:
                _logs.error("online table", tournament=event, table=plays.server, why=str(error))
                self._troubles[plays.server] = error if isinstance(error, TarockError) else _as_error(error)
            else:
                self._troubles.pop(plays.server, None)
        servers = {plays.server for plays in playing.values()}
        if self._playing.get(event) != servers:
            await self._close_others(event, servers)
            self._playing[event] = servers

    async def _go_on_at(self, room: EventRoom, plays: events.PlaysOnline) -> None:
        """Do what is missing at one table, in the order in which it happens: the line, the end, who sits where."""
        authority = await self._found(room, plays)
        if authority is None:
            return
        await self._write_lines(room, plays, authority.room.table)
        ends = await self._end(room, plays, authority.room.table)

        def wish(table: TableState) -> tuple[evening.Event, ...]:
            return () if table.is_closed else (evening.Closed(),) if ends else _due(room.tournament, plays, table)

        await authority.happen(wish)

    async def _found(self, room: EventRoom, plays: events.PlaysOnline) -> Authority | None:
        """Return a table of the server; it is opened when it is missing.

        One at which lines were played was another server's: the event goes on at a new one, from its next line on.

        :returns: None if it does.
        :raises TarockError: if it is somebody else's.
        """
        try:
            authority = await self._lobby.find(plays.server)
        except Refusal as refusal:
            if refusal.code is not Code.NO_SUCH_TABLE:
                raise
            following = _next_line(room.tournament, plays.round, plays.table)
            if following > plays.first:
                anew = msgspec.structs.replace(plays, server=_new_name(), first=following)
                await room.keep(anew, SENDER, f"{plays.server} anew {following}")
                return None
            opened = await room.work(lambda: _opened(room, plays))
            authority = await self._lobby.begin(opened)
        if authority.room.table.owner != owner_of(room.event):
            raise TarockError(Sentence("hall-online-other", table=plays.table))
        return authority

    async def _write_lines(self, room: EventRoom, plays: events.PlaysOnline, table: TableState) -> None:
        """Write the lines of the deals that are over; one that is there stays, whatever has been made of it since."""
        last: dict[int, Finished] = {}
        for number in range(1, table.scorebook.rounds + 1):
            played = room.tournament.round(plays.round)
            line = plays.first + number - 1
            if line in played.lines.get(plays.table, {}) or plays.table in played.ended:
                continue
            if not last:  # of a round that was dealt again, the last attempt
                last = {deal.round: deal async for deal in self._lobby.past(table).deals()}
            written = await room.work(partial(_line, room, plays, line, last[number]))
            await room.keep(written, SENDER, f"{table.id} {line}")

    async def _end(self, room: EventRoom, plays: events.PlaysOnline, table: TableState) -> bool:
        """End the round of a table that has played its last deal, or has no time for another; tell whether it has."""
        played = room.tournament.round(plays.round)
        if plays.table in played.ended:
            return True
        has_no_time = played.clock.is_over and not table.running
        if not table.rounds_are_over and not has_no_time:
            return False
        await room.keep(events.Ended(plays.round, plays.table), SENDER, f"{table.id} end")
        return True

    async def _close_others(self, event: str, playing: set[str]) -> None:
        """Close tables that are no longer wanted: the event goes on elsewhere, or was drawn anew."""
        for table in await self._lobby.of(Session(owner_of(event), "")):
            if not table.is_closed and table.id not in playing:
                authority = await self._lobby.find(table.id)
                await authority.happen(lambda state: () if state.is_closed else (evening.Closed(),))


def owner_of(event: str) -> str:
    """Return whose the tables of an event are: nobody's session has a space in it."""
    return f"{_OWNER}{event}"


def _as_error(refusal: Refusal) -> TarockError:
    return TarockError(refusal.sentence or Sentence(f"error-{refusal.code}"))


# Opening


def _wanted(tournament: Tournament, sent: OnlineSent) -> list[events.PlaysOnline]:
    """Return which tables are to play here, and how.

    :raises TarockError: if one of them cannot.
    """
    number = len(tournament.rounds)
    played = tournament.round(number)
    tables = sent.tables or [t for t in range(1, len(played.draw.tables) + 1) if t not in played.ended]
    strangers = set(sent.bots) - {each for table in tables for each in tournament.company(number, table)}
    if strangers:
        raise TarockError(Sentence("cup-not-at-table", number=min(strangers), table=tables[0]))
    return [_plays(tournament, number, table, sent) for table in tables]


def _plays(tournament: Tournament, number: int, table: int, sent: OnlineSent) -> events.PlaysOnline:
    company, played = tournament.company(number, table), tournament.round(number)
    known = played.online.get(table)
    bots = {each for each in sent.bots if each in company} | set(() if known is None else known.bots)
    plays = events.PlaysOnline(
        number,
        table,
        _new_name() if known is None or sent.anew else known.server,
        _next_line(tournament, number, table) if known is None or sent.anew else known.first,
        tuple(sorted(bots)),
        sent.think or (0 if known is None else known.think),
    )
    try:
        check_settings(_settings(tournament, plays))
    except Refusal as refusal:
        raise _as_error(refusal) from refusal
    return plays


def _new_name() -> str:
    return secrets.token_urlsafe(12)


def _next_line(tournament: Tournament, number: int, table: int) -> int:
    return max(tournament.round(number).lines.get(table, {}), default=0) + 1


def _settings(tournament: Tournament, plays: events.PlaysOnline) -> Settings:
    settings = tournament.settings
    size = len(tournament.company(plays.round, plays.table))
    where = f" {plays.round}-{plays.table}"
    return Settings(
        ruleset=settings.ruleset,
        house=settings.house or None,
        chairs=(Chair(),) * size,
        title=(checked_text(settings.name[: TITLE - len(where)], TITLE) or "") + where,
        rounds=max(1, deals_at(tournament, size) - plays.first + 1),
        think=plays.think or None,
        pause=PAUSE,
        pace=PACE,
        spectators=False,
    )


def _opened(room: EventRoom, plays: events.PlaysOnline) -> evening.Opened:
    """Return how a table is opened: the first of it deals the first line of the round, and the deal goes round."""
    tournament = room.tournament
    company = _sitting(tournament, tournament.company(plays.round, plays.table))
    settings = _settings(tournament, plays)
    return evening.Opened(
        plays.server,
        owner_of(room.event),
        settings,
        (plays.first - 1) % len(company),
        tuple(_shown_name(tournament, number) for number in company),
        law=LAW,
        gives_places=True,
        seeds=_seeds(room, plays, settings.rounds or 0),
    )


def _seeds(room: EventRoom, plays: events.PlaysOnline, rounds: int) -> tuple[str, ...]:
    """Return what the deals are dealt from, where all tables of the event play the same."""
    tournament = room.tournament
    if not tournament.settings.duplicate:
        return ()
    seed = drawing.seed_of(room.log.file, tournament, plays.round)
    lines = range(plays.first, plays.first + rounds)
    return tuple(dealt(tournament, plays.round, line, seed).seed for line in lines)


# People


def _sitting(tournament: Tournament, company: Iterable[Number]) -> tuple[Number, ...]:
    """Return who really sits at the places of a table: substitutes for those whom they replace."""
    return tuple(tournament.entries[each].played_by or each for each in company)


def _shown_name(tournament: Tournament, number: Number) -> str:
    return checked_text(tournament.name(number)[:NAME_LENGTH], NAME_LENGTH) or str(number)


def _place_of(tournament: Tournament, number: Number) -> tuple[events.PlaysOnline, int]:
    """Return where somebody sits in the round that is played.

    :raises TarockError: if he does not, or plays with cards.
    """
    tournament.entry(number)
    for played in tournament.rounds[-1:]:
        for table, plays in played.online.items():
            sitting = _sitting(tournament, tournament.company(plays.round, table))
            if number in sitting and table not in played.ended:
                return plays, sitting.index(number)
    raise TarockError(Sentence("hall-online-no-seat", number=number))


# Going on


def _due(tournament: Tournament, plays: events.PlaysOnline, table: TableState) -> tuple[evening.Event, ...]:
    """Return what must happen at a table so that people, bots and cups are as the event has them.

    A bot goes by the name of whom it plays for, as whoever stands in does.
    """
    company = tournament.company(plays.round, plays.table)
    sitting = _sitting(tournament, company)
    gone = [
        evening.StoodUp(place)
        for place, chair in enumerate(table.places)
        if chair.session is not None and chair.person != sitting[place]
    ]
    free = [place for place, number in enumerate(company) if number in plays.bots and table.places[place].is_vacant]
    bots = [evening.BotSeated(place, STAND_IN, table.places[place].name) for place in free]
    return (*gone, *bots, *_cups(tournament, plays, table))


def _cups(tournament: Tournament, plays: events.PlaysOnline, table: TableState) -> tuple[evening.Event, ...]:
    """Let the cups of a table hold what its lines have left in them, which a referee may have changed."""
    held = table.scorebook.cups()
    line = plays.first + table.scorebook.rounds
    if not held or table.running or line != _next_line(tournament, plays.round, plays.table):
        return ()
    carried: dict[str, int] = carried_to(tournament, plays.round, plays.table).get("cups", {})
    wanted = {cup: carried.get(cup, 0) for cup in held[0]}
    is_dealt_again = any(game is not None and game.round == table.round for game in table.games)
    return () if wanted == held[0] or is_dealt_again else (evening.CupsSet(wanted),)


def _line(room: EventRoom, plays: events.PlaysOnline, line: int, deal: Finished) -> events.Lined:
    """Return the line of a deal that is over.

    :raises TarockError: if it cannot be one.
    """
    tournament = room.tournament
    sitting = _sitting(tournament, tournament.company(plays.round, plays.table))
    numbers = " ".join(f"{SEAT_NAMES[seat]}={sitting[place]}" for seat, place in enumerate(deal.begun.players))
    record = NOTATIONS[tournament.ruleset.family].record_of(deal.final(), [("Numbers", numbers)])
    seed = drawing.seed_of(room.log.file, tournament, plays.round) if tournament.settings.duplicate else ""
    attempt = int(deal.name.rpartition(".")[2])
    written = line_of(tournament, plays.round, plays.table, line, dumps([record]), deals=seed, attempt=attempt)
    return _settleable(tournament, written)


def _settleable(tournament: Tournament, written: events.Lined) -> events.Lined:
    """Return a line that can be settled: where a ruling has changed the cups since it was dealt, without them."""
    try:
        check_line(tournament, written)
    except SheetError:
        return msgspec.structs.replace(written, sheet=without_carried(tournament, written.sheet or {}))
    return written
