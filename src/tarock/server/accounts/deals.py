"""The deals that somebody has played: looked for, counted, and put into the index where they are missing."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, case, func, select

from tarock.server.accounts.bodies import (
    DealFound,
    DealsFound,
    DealsLooked,
    GameStatistics,
    KindStatistics,
    Statistics,
    WeekStatistics,
)
from tarock.server.accounts.ratings import Ratings, here
from tarock.server.evening.played import played, rated
from tarock.server.keeping.loading import load_whole
from tarock.server.store.log import Log
from tarock.server.store.rows import Rows
from tarock.server.store.schema import deals_played

PAGE: Final = 50
"""So many deals are shown at a time."""
WEEK: Final = 7 * 24 * 3600 * 1000
MONDAY: Final = 4 * 24 * 3600 * 1000
"""1970 began on a Thursday: weeks begin on the Monday after it."""

_won: ColumnElement[Any] = func.sum(case((deals_played.c.result > 0, 1), else_=0))
_sums: Final = (func.count(), _won, func.sum(deals_played.c.result))


class Deals(Rows):
    """The index of deals."""

    async def find(self, person: str, looked: DealsLooked) -> DealsFound:
        """Return a page of somebody's deals that are looked for, the latest first.

        :raises StoreError: if they cannot be read.
        """
        wanted = (deals_played.c.person == person, *_conditions(looked))
        columns = [column for column in deals_played.c if column.name != "person"]
        order = (deals_played.c.at.desc(), deals_played.c.table_id, deals_played.c.deal.desc())
        query = select(*columns).where(*wanted).order_by(*order).offset(looked.skip).limit(PAGE)
        count = await self.read(select(func.count()).select_from(deals_played).where(*wanted))
        return DealsFound(int(count[0][0]), tuple(DealFound(*row) for row in await self.read(query)))

    async def all_of(self, person: str) -> list[DealFound]:
        """Return all deals of somebody, the latest first."""
        columns = [column for column in deals_played.c if column.name != "person"]
        query = select(*columns).where(deals_played.c.person == person).order_by(deals_played.c.at.desc())
        return [DealFound(*row) for row in await self.read(query)]

    async def statistics(self, person: str) -> Statistics:
        """Return what somebody has played, by game: points of different rules are never added up.

        :raises StoreError: if it cannot be read.
        """
        own, game = deals_played.c.person == person, (deals_played.c.game, deals_played.c.ruleset)
        kind, week = (deals_played.c.contract, deals_played.c.role), (deals_played.c.at - MONDAY) // WEEK
        games = await self.read(select(*game, *_sums).where(own).group_by(*game).order_by(func.count().desc(), *game))
        kinds = await self.read(select(*game, *kind, *_sums).where(own).group_by(*game, *kind).order_by(*game, *kind))
        weeks = await self.read(select(*game, week, *_sums).where(own).group_by(*game, week).order_by(*game, week))
        return Statistics(
            tuple(
                GameStatistics(
                    game=row[0],
                    ruleset=row[1],
                    deals=row[2],
                    won=row[3],
                    points=row[4],
                    kinds=tuple(KindStatistics(*each[2:]) for each in _same(row, kinds)),
                    weeks=tuple(WeekStatistics(int(each[2]) * WEEK + MONDAY, *each[3:]) for each in _same(row, weeks)),
                )
                for row in games
            )
        )


def _conditions(looked: DealsLooked) -> list[ColumnElement[Any]]:
    """Return what the index is asked."""
    wanted = {name: getattr(looked, name) for name in ("game", "ruleset", "contract", "role")}
    found = [deals_played.c[name] == value for name, value in wanted.items() if value is not None]
    if looked.since is not None:
        found.append(deals_played.c.at >= looked.since)
    if looked.until is not None:
        found.append(deals_played.c.at < looked.until)
    if looked.result is not None:
        result = deals_played.c.result
        found.append({"won": result > 0, "lost": result < 0, "even": result == 0}[looked.result])
    return found


def _same(row: Sequence[Any], others: Sequence[Any]) -> Iterator[Any]:
    """Give the rows of the same game and ruleset."""
    return (each for each in others if tuple(each[:2]) == tuple(row[:2]))


async def index_all(log: Log) -> int:
    """Put the deals of all tables into the indexes, and make the ratings anew; what stands in an index stays.

    :returns: how many there are, one for each who played.
    :raises StoreError: if the log cannot be read, or the index not be written.
    """
    count = 0
    for table in await log.all_tables():
        state = await load_whole(log, table)
        if state is not None:
            found = list(played(state, state.finished))
            await log.index(found, list(rated(state, state.finished)))
            count += len(found)
    await Ratings(log.engine).make(here, whole=True)
    return count
