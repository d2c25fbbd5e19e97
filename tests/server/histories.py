"""What must hold after an evening, whatever has happened to the server: nothing lost, nothing twice."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec

from tarock.server.evening.events import Acted, Opened, decode
from tarock.server.evening.fold import begin, fold
from tarock.server.evening.state import TableState
from tarock.server.frames.table import Frames
from tarock.server.store.engine import open_engine
from tarock.server.store.entries import Entry
from tarock.server.store.log import Log
from tarock.server.wire.shared.telling import Frame
from tarock.telling.line import Line
from tests.server.parties import Evening, Party
from tests.server.players import Account
from tests.server.processes import Fork


@asynccontextmanager
async def explained(database: str, parties: Sequence[Party], servers: Sequence[Fork]) -> AsyncIterator[None]:
    """Let a failure tell what the servers have logged, and every event of the last tables: seeds, acts, who decided."""
    try:
        yield
    except BaseException as error:
        for server in servers:
            error.add_note(f"{server.address} has logged:\n{server.said()}")
        log = Log(open_engine(database))
        try:
            for evening in (party.evenings[-1] for party in parties if party.evenings):
                error.add_note(_told(evening, await log.read(evening.table)))
        finally:
            await log.engine.dispose()
        raise


def _told(evening: Evening, entries: Sequence[Entry]) -> str:
    """Return all that is kept of a table, and what its people were told last."""
    kept = [f"{entry.seq} {entry.kind} {entry.at} {entry.payload}" for entry in entries]
    told = [
        f"place {place}: {len(account.acknowledged)} acts kept, refused {account.refused[-5:]}, "
        f"last frame {account.frames[-1].seq if account.frames else None}"
        for place, account in evening.accounts.items()
    ]
    return "\n".join([f"table {evening.table}", *kept, *told])


async def check(database: str, parties: Sequence[Party]) -> None:
    """Hold everything that anybody was told to the log."""
    log = Log(open_engine(database))
    try:
        for party in parties:
            for evening in party.evenings:
                entries = await log.read(evening.table)
                try:
                    History(entries).check(evening)
                except BaseException as error:
                    error.add_note(_told(evening, entries))
                    raise
    finally:
        await log.engine.dispose()


class History:
    """The events of a table, and its state after each; both by number, from 1."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        assert list(range(1, len(entries) + 1)) == [entry.seq for entry in entries]
        self.events = {entry.seq: decode(entry.payload) for entry in entries}
        self.states: dict[int, TableState] = {}
        for entry in entries:
            event = self.events[entry.seq]
            if isinstance(event, Opened):
                self.states[entry.seq] = begin(event, entry.at)
            else:
                self.states[entry.seq] = fold(self.states[entry.seq - 1], event, entry.at)

    def check(self, evening: Evening) -> None:
        """Hold what everybody was told to what is kept."""
        assert self.states[len(self.states)].is_closed
        for place, account in evening.accounts.items():
            self._check_acknowledged(place, account)
            self._check_done_once(place, account)
            self._check_frames(place, account)
            self._check_news(place, account)

    def _check_acknowledged(self, place: int, account: Account) -> None:
        """Every act that was acknowledged is kept: under its number, in its position, in order."""
        numbers = [seq for _, seq in account.acknowledged]
        assert sorted(set(numbers)) == numbers
        own = self._acts_of(place)
        assert account.acknowledged == [(own[seq][0], seq) for seq in numbers]

    def _check_done_once(self, place: int, account: Account) -> None:
        """Nothing has been done that the player has not tried, and nothing twice."""
        done = list(self._acts_of(place).values())
        assert len(done) == len(set(done))
        assert set(done) <= account.tried

    def _check_frames(self, place: int, account: Account) -> None:
        """Whatever a player has ever seen is what the log says, to the last event."""
        assert account.frames[-1].seq == len(self.states)
        for frame in account.frames:
            frames = Frames(self.states[frame.seq])
            expected = frames.for_spectator() if frame.you is None else frames.for_place(place)
            kept, shown = _without_news(msgspec.json.decode(expected, type=Frame)), _without_news(frame)
            assert kept == shown, f"place {place}, frame {frame.seq}: {_differences(kept, shown)}"

    def _check_news(self, place: int, account: Account) -> None:
        """Frame by frame a player is told a deal from its beginning, without a gap."""
        told: list[Line] = []
        for frame in account.frames:
            if frame.news is None:
                continue
            told = [*(told if frame.news.since else ()), *frame.news.lines]
            whole = msgspec.json.decode(Frames(self.states[frame.seq]).for_place(place), type=Frame)
            assert frame.you is None or (whole.news is not None and told == list(whole.news.lines))

    def _acts_of(self, place: int) -> dict[int, tuple[int, bytes]]:
        """Return what a player himself has done: by the event's number, the position and the act."""
        found: dict[int, tuple[int, bytes]] = {}
        for seq, event in self.events.items():
            if isinstance(event, Acted) and not event.by:
                game = self.states[seq - 1].games[event.game]
                assert game is not None
                if game.begun.players[event.seat] == place:
                    found[seq] = (game.state, bytes(event.act))
        return found


def _differences(kept: Frame, shown: Frame) -> dict[str, tuple[object, object]]:
    """Return by field what a frame should have shown, and what it did."""
    fields = {
        f"{part}.{name}": (getattr(one, name, None), getattr(other, name, None))
        for part, one, other in (("table", kept.table, shown.table), ("you", kept.you, shown.you), ("", kept, shown))
        for name in getattr(one, "__struct_fields__", ())
        if name not in {"table", "you"}
    }
    return {name: both for name, both in fields.items() if both[0] != both[1]}


def _without_news(frame: Frame) -> Frame:
    """Return a frame as far as the log decides it.

    It tells nothing of what its receiver was told before, of who was looking on, and of when a server learnt of an act.
    """
    games = tuple(game and msgspec.structs.replace(game, since=0) for game in frame.table.games)
    return msgspec.structs.replace(
        frame, news=None, watching=0, table=msgspec.structs.replace(frame.table, games=games)
    )
