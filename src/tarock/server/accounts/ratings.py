"""The ratings of accounts in the database: worked out anew whenever deals have been added, and told to people."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import astuple
from typing import Any, Final, TypeAlias, cast

import structlog
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from tarock.club.rating.figures import figures
from tarock.club.rating.gaussian import Noise, Rating
from tarock.club.rating.periods import noise_of
from tarock.core.errors import TarockError
from tarock.rulesets import load
from tarock.server.accounts.bodies import RatingDay, RatingShown
from tarock.server.accounts.rating import DAY, RatedDay, course
from tarock.server.codes import Refusal
from tarock.server.costs.study import NOBODY, Study
from tarock.server.store.engine import is_sqlite
from tarock.server.store.entries import RatedDeal, StoreError
from tarock.server.store.rows import Rows
from tarock.server.store.schema import accounts, deals_rated, rating_marks, ratings

FIRST: Final = 30.0
"""Seconds after the start of a server until it looks for the first time whether deals have been added."""
LOOK: Final = 600.0
"""Seconds until it looks again."""
LOCK: Final = 0x7A20E
"""The lock of PostgreSQL under which one of several servers does it."""

Courses: TypeAlias = Callable[[str, Noise, tuple[RatedDeal, ...], frozenset[str]], Awaitable[tuple[RatedDay, ...]]]
"""Works out the ratings under a ruleset, wherever."""

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("ratings")


class Ratings(Rows):
    """All ratings of accounts."""

    async def of(self, person: str) -> tuple[RatingShown, ...]:
        """Return the ratings of somebody, that with most deals first; a guest has none.

        :raises StoreError: if they cannot be read.
        """
        columns = (ratings.c.ruleset, ratings.c.day, ratings.c.mean, ratings.c.deviation, ratings.c.deals)
        query = select(*columns).where(ratings.c.account_id == person).order_by(ratings.c.ruleset, ratings.c.day)
        by_ruleset: dict[str, list[RatingDay]] = {}
        for ruleset, day, mean, deviation, deals in await self.read(query):
            low, high = Rating(mean, deviation, deals).interval(figures().interval)
            by_ruleset.setdefault(ruleset, []).append(RatingDay(day * DAY, mean, low, high, deals))
        found = (
            RatingShown(ruleset, days[-1].deals < figures().shown_from, figures().shown_from, tuple(days))
            for ruleset, days in by_ruleset.items()
        )
        return tuple(sorted(found, key=lambda each: -each.course[-1].deals))

    async def make(self, courses: Courses, *, whole: bool = False) -> int:
        """Work out the ratings under every ruleset for which deals have been added since.

        :param whole: whether all are worked out anew.
        :returns: how many rows have changed.
        :raises StoreError: if they cannot be read or kept.
        """
        counts = select(deals_rated.c.ruleset, func.count()).group_by(deals_rated.c.ruleset)
        marks = {} if whole else {str(row[0]): int(row[1]) for row in await self.read(select(rating_marks))}
        known = frozenset(str(row[0]) for row in await self.read(select(accounts.c.id)))
        changed = 0
        for ruleset, count in await self.read(counts):
            noise = _noise(ruleset)
            if noise is not None and marks.get(ruleset) != count:
                query = select(deals_rated).where(deals_rated.c.ruleset == ruleset).order_by(deals_rated.c.at)
                deals = tuple(RatedDeal(*row) for row in await self.read(query))
                changed += await self._replace(ruleset, await courses(ruleset, noise, deals, known), len(deals))
        return changed

    async def _replace(self, ruleset: str, made: Iterable[RatedDay], deals: int) -> int:
        """Write what differs from what is there: mostly the last day."""
        kept = {RatedDay(*row) for row in await self.read(select(ratings).where(ratings.c.ruleset == ruleset))}
        new = set(made)
        key = (ratings.c.account_id, ratings.c.day)
        await self.write(
            *(
                delete(ratings).where(ratings.c.ruleset == ruleset, key[0] == old.account_id, key[1] == old.day)
                for old in kept - new
            ),
            *(insert(ratings).values(astuple(each)) for each in new - kept),
            delete(rating_marks).where(rating_marks.c.ruleset == ruleset),
            insert(rating_marks).values(ruleset=ruleset, deals=deals),
        )
        return len(new ^ kept)


def _noise(ruleset: str) -> Noise | None:
    """Return the luck of a deal; None where nobody knows it, or the book is not there any more."""
    try:
        return noise_of(load(ruleset))
    except TarockError:
        return None


async def here(ruleset: str, noise: Noise, deals: tuple[RatedDeal, ...], known: frozenset[str]) -> tuple[RatedDay, ...]:
    """Work out ratings in this process, where nobody waits."""
    return course(ruleset, noise, deals, known)


class RatingChore:
    """Keeps the ratings up to date, in one of several servers and outside the event loop."""

    def __init__(self, ratings: Ratings, study: Study) -> None:
        self.ratings = ratings
        self.study = study
        self._chore: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to work."""
        self._chore = asyncio.create_task(self._for_ever(), name="ratings")

    async def stop(self) -> None:
        """Stop."""
        if self._chore is not None:
            self._chore.cancel()
            await asyncio.gather(self._chore, return_exceptions=True)

    async def look(self) -> int:
        """Work out what is new, unless another server is at it.

        :returns: how many rows have changed.
        :raises StoreError: if they cannot be read or kept.
        :raises Refusal: if the study does not get it done.
        """
        async with self._turn() as ours:
            return await self.ratings.make(self._courses) if ours else 0

    @asynccontextmanager
    async def _turn(self) -> AsyncGenerator[bool, None]:
        engine = self.ratings.engine
        if is_sqlite(engine):
            yield True
            return
        try:
            async with engine.begin() as connection:  # the lock goes with the transaction
                taken = await connection.execute(select(func.pg_try_advisory_xact_lock(LOCK)))
                yield bool(taken.scalar_one())
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(type(error).__name__) from error

    async def _courses(self, *given: Any) -> tuple[RatedDay, ...]:  # noqa: ANN401 - those of a course
        return cast("tuple[RatedDay, ...]", await self.study.run(NOBODY, "value", course, *given))

    async def _for_ever(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                changed = await self.look()
                if changed:
                    _logs.info("ratings made", changed=changed)
            except (StoreError, Refusal) as error:
                _logs.warning("ratings not made", cause=str(error))
            await asyncio.sleep(LOOK)
