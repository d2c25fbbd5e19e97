"""The cups of a club's folder, as the public sees them."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Final, TypeAlias

from tarock.club.home.cups import no_event, read_cup
from tarock.club.tournament.cups import Cup, CupRow, FinalRow, course, cup_standings, final_standings
from tarock.club.tournament.draw import Number
from tarock.club.tournament.export import as_number
from tarock.club.tournament.standings import standings
from tarock.club.tournament.state import Tournament
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.codes import Code, Refusal
from tarock.server.hall.folder import ClubFolder
from tarock.server.hall.frames import event_shown
from tarock.server.hall.news import News
from tarock.server.hall.waiting import WAIT
from tarock.server.wire.shared.cups import HallCup, HallCupListed, HallCupRow, HallFinalRow
from tarock.server.wire.shared.home import HomeCurve

CURVES: Final = 5
"""So many are followed from tournament to tournament."""

GATHERED: Final = 1.0
"""For so many seconds changes are gathered before readers are told: sixty tables of a final write at once."""
_DIGITS: Final = 13

State: TypeAlias = tuple[Cup, tuple[int, ...]]
"""What a cup follows from: its rules, and how far each of its tournaments has come."""


class Cups:
    """The cups of a folder; each is made once for every change of its file or its tournaments."""

    def __init__(self, folder: ClubFolder, news: Callable[[str], News]) -> None:
        """Take a folder.

        :param news: gives a tournament of it as it stands.
        """
        self._folder = folder
        self._news = news
        self._made: dict[str, tuple[State, HallCup]] = {}
        self._changed = asyncio.Event()
        self._is_closing = False

    def listed(self, language: str) -> list[HallCupListed]:
        """Return all cups, by their files; one that cannot be read says why."""
        found: list[HallCupListed] = []
        for file in self._folder.cups():
            try:
                found.append(HallCupListed(cup=file.stem, name=read_cup(file).name))
            except TarockError as error:
                found.append(HallCupListed(cup=file.stem, name=file.stem, broken=error.said(language)))
        return found

    def wake(self) -> None:
        """Let those who wait for news look: something has happened in a tournament."""
        self._changed.set()
        self._changed = asyncio.Event()

    def let_go(self) -> None:
        """Answer whoever waits, and let nobody wait any more: the server is about to end."""
        self._is_closing = True
        self.wake()

    async def shown_after(self, after: int | None, show: Callable[[], Awaitable[HallCup]]) -> HallCup:
        """Return a cup; whoever has it already is answered when it has changed, or after a while.

        :param after: the number of the cup that the reader has.
        :param show: gives the cup as it stands.
        """
        until = asyncio.get_running_loop().time() + WAIT
        while True:
            changed = self._changed
            cup = await show()
            left = until - asyncio.get_running_loop().time()
            if cup.n != after or left <= 0 or self._is_closing:
                return cup
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), left)
                await asyncio.sleep(min(GATHERED, left))

    def shown(self, name: str) -> HallCup:
        """Return a cup.

        :raises Refusal: if there is none.
        :raises TarockError: if its file, or the log of a tournament, is missing or cannot be read.
        """
        file = next((file for file in self._folder.cups() if file.stem == name), None)
        if file is None:
            raise Refusal(Code.NOT_FOUND, Sentence("hall-no-such-cup", cup=name[:60]))
        cup = read_cup(file)
        events = [self._event(event) for event in cup.events]
        final = self._event(cup.final) if cup.final else None
        state = cup, tuple(each.n for each in (*events, *([] if final is None else [final])))
        known = self._made.get(name)
        if known is None or known[0] != state:
            known = self._made[name] = state, cup_shown(name, _number(state), cup, events, final)
        return known[1]

    def _event(self, event: str) -> News:
        if self._folder.file(event) is None:
            raise no_event(event)
        return self._news(event)


def _number(state: State) -> int:
    """Return a number for what a cup follows from, as small as every browser can count."""
    return int(sha256(repr(state).encode()).hexdigest()[:_DIGITS], 16)


def cup_shown(name: str, number: int, cup: Cup, events: Sequence[News], final: News | None) -> HallCup:
    """Return a cup with its tournaments and, once it is drawn, its final."""
    tournaments = [each.tournament for each in events]
    rows = cup_standings(cup, [standings(each) for each in tournaments])
    latest = {number: each for each in tournaments for number in each.entries}
    day = None if final is None or not final.tournament.rounds else final.tournament
    return HallCup(
        n=number,
        cup=name,
        name=cup.name,
        best=cup.best,
        needed=cup.needed,
        events=tuple(event_shown(each.event, each.tournament) for each in events),
        standings=tuple(_row(latest[row.number], row) for row in rows),
        curves=tuple(
            HomeCurve(latest[row.number].name(row.number), tuple(map(float, course(cup, row)))) for row in rows[:CURVES]
        ),
        final=None if final is None else event_shown(final.event, final.tournament),
        finalists=()
        if day is None
        else tuple(_final_row(day, row) for row in final_standings(cup, rows, standings(day))),
    )


def _row(tournament: Tournament, row: CupRow) -> HallCupRow:
    """Return somebody as he chose to be shown in the latest tournament that he entered."""
    return HallCupRow(
        rank=row.rank,
        number=row.number,
        name=tournament.name(row.number),
        town=_town(tournament, row.number),
        points=as_number(row.points),
        results=tuple(None if each is None else as_number(each) for each in row.results),
        counts=row.counts,
        played=row.played,
        qualified=row.qualified,
    )


def _final_row(day: Tournament, row: FinalRow) -> HallFinalRow:
    return HallFinalRow(
        rank=row.rank,
        number=row.number,
        name=day.name(row.number),
        town=_town(day, row.number),
        points=as_number(row.points),
        brought=as_number(row.brought),
        day=as_number(row.day),
    )


def _town(tournament: Tournament, number: Number) -> str:
    return tournament.entries[number].person.public_town
