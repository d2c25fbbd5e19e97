"""Those who wait to be paired: they lie in the database, so that all servers on it pair the same ones.

Several may want to seat the same people at the same moment.  Whoever changes all their rows from free to claimed in one
transaction has them; who finds one of them gone leaves all as they were.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import and_, delete, exists, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import SQLAlchemyError

from tarock.server.meeting.pairing import Seeker
from tarock.server.meeting.schema import seekers
from tarock.server.names import Session
from tarock.server.store.engine import is_sqlite
from tarock.server.store.entries import StoreError
from tarock.server.store.rows import Rows
from tarock.server.store.schema import tables
from tarock.server.wire.shared.meeting import Seek

GONE: Final = 10_000
"""Milliseconds after which somebody whom no server has seen waits no longer."""
LOST: Final = 30_000
"""Milliseconds after which people are free again whose table never came: the server that claimed them has died."""
MOST: Final = 200
"""So many are looked at for one pairing, those who have waited longest."""

_IS_OPEN: Final = exists().where(tables.c.id == seekers.c.table_id)
_FREE: Final = seekers.c.table_id.is_(None)


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody in the queue; ``table``: where he has been seated, when that is open."""

    seeker: Seeker
    table: str | None


class Queue(Rows):
    """The queue in the database."""

    async def join(self, seeker: Seeker) -> None:
        """Let somebody wait; who wants something else waits anew, and whoever is just being seated stays so.

        :raises StoreError: if it cannot be kept.
        """
        insert = sqlite_insert if is_sqlite(self.engine) else postgresql_insert
        row = _row(seeker)
        joined = insert(seekers).values(row)
        is_his = _FREE | _IS_OPEN
        await self.write(joined.on_conflict_do_update(index_elements=[seekers.c.person], set_=row, where=is_his))

    async def leave(self, person: str) -> None:
        """Let somebody wait no longer.

        :raises StoreError: if it cannot be kept.
        """
        await self.write(delete(seekers).where(seekers.c.person == person))

    async def seen(self, people: Collection[str], now: int) -> None:
        """Keep that some are still there; let those go who are not, and those wait again whose table never came.

        :raises StoreError: if it cannot be kept.
        """
        await self.write(
            update(seekers).where(seekers.c.person.in_(people)).values(seen_at=now),
            delete(seekers).where(seekers.c.seen_at < now - LOST),
            update(seekers).where(seekers.c.claimed_at < now - LOST, ~_IS_OPEN).values(table_id=None, claimed_at=None),
        )

    async def waiting(self, now: int) -> list[Seeker]:
        """Return who waits, the longest first.

        :raises StoreError: if it cannot be read.
        """
        rows = await self.read(_ORDERED.where(_FREE, seekers.c.seen_at >= now - GONE))
        return [_waiting(row).seeker for row in rows]

    async def of(self, people: Collection[str]) -> dict[str, Waiting]:
        """Return those of some people who wait, or have just been seated.

        :raises StoreError: if it cannot be read.
        """
        found = [_waiting(row) for row in await self.read(_ORDERED.where(seekers.c.person.in_(people)))]
        return {each.seeker.person: each for each in found}

    async def claim(self, people: Collection[str], table: str, now: int) -> bool:
        """Take people out of the queue for a table: all of them, or none.

        :returns: whether they were all free.
        :raises StoreError: if it cannot be kept.
        """
        free = and_(seekers.c.person.in_(people), _FREE, seekers.c.seen_at >= now - GONE)
        claimed = update(seekers).where(free).values(table_id=table, claimed_at=now)
        try:
            async with self.engine.connect() as connection, connection.begin() as transaction:
                if (await connection.execute(claimed)).rowcount == len(people):
                    return True
                await transaction.rollback()
                return False
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(type(error).__name__) from error

    async def free(self, table: str) -> None:
        """Let people wait again whose table could not be opened.

        :raises StoreError: if it cannot be kept.
        """
        await self.write(update(seekers).where(seekers.c.table_id == table).values(table_id=None, claimed_at=None))


_ORDERED: Final = select(seekers, _IS_OPEN.label("is_open")).order_by(seekers.c.since, seekers.c.person).limit(MOST)


def _row(seeker: Seeker) -> dict[str, Any]:
    session, wish = seeker.session, seeker.wish
    return {
        "person": seeker.person,
        "name": session.name,
        "device": session.device,
        "address": session.address,
        "family": wish.family,
        "ruleset": wish.ruleset,
        "level": wish.level,
        "pace": wish.pace,
        "since": seeker.since,
        "seen_at": seeker.since,
        "table_id": None,
        "claimed_at": None,
    }


def _waiting(row: Any) -> Waiting:  # noqa: ANN401 - a row of SQLAlchemy
    session = Session(row.person, row.name, row.device, row.address)
    wish = Seek(family=row.family, ruleset=row.ruleset, level=row.level, pace=row.pace)
    return Waiting(Seeker(session, wish, row.since), row.table_id if row.is_open else None)
