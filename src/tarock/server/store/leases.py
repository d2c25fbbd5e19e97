"""Leases: which process is the authority of a table, and which processes there are.

All moments are the database's: hosts whose clocks differ agree on when a lease is over.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import BigInteger, and_, cast, delete, extract, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tarock.server.store.entries import StoreError
from tarock.server.store.schema import leases, processes

NOW: Final = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
"""The moment at the database, in milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Beat:
    """What a process learns when it says that it is there."""

    at: int
    """The moment at the database."""
    living: frozenset[str]
    """The processes that are there, itself among them."""
    led: dict[str, int]
    """How many tables those lead that may lead more; who is about to end is not among them."""


class Leases:
    """The leases of one process.

    A lease that is not renewed expires, and then any process may take it.  Even if two believed to hold one, the key of
    the events lets only one of them write.
    """

    def __init__(self, engine: AsyncEngine, process: str, seconds: float) -> None:
        self.engine = engine
        self.process = process
        self.length = round(seconds * 1000)

    async def beat(self, *, ending: bool = False) -> Beat:
        """Say that this process is there, or that it is about to end, and learn of the others.

        :raises StoreError: if the database does not answer.
        """
        here = {"expires_at": NOW + self.length, "is_ending": ending}
        statement = upsert(processes).values(id=self.process, **here)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(statement.on_conflict_do_update(index_elements=[processes.c.id], set_=here))
                at = int((await connection.execute(select(NOW))).scalar_one())
                return await self._learnt(connection, at)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(str(error)) from error

    async def _learnt(self, connection: AsyncConnection, at: int) -> Beat:
        """Read who is there; ids are drawn anew at every start, so who has been gone for long is forgotten."""
        await connection.execute(delete(processes).where(processes.c.expires_at < NOW - 100 * self.length))
        held = and_(leases.c.owner == processes.c.id, leases.c.expires_at >= NOW)
        query = (
            select(processes.c.id, processes.c.is_ending, func.count(leases.c.table_id))
            .select_from(processes.outerjoin(leases, held))
            .where(processes.c.expires_at >= NOW)
            .group_by(processes.c.id, processes.c.is_ending)
        )
        rows = (await connection.execute(query)).all()
        led = {str(process): int(count) for process, ending, count in rows if not ending}
        return Beat(at, frozenset(str(row[0]) for row in rows), led)

    async def take(self, tables: Sequence[str]) -> set[str]:
        """Take leases that are free, expired or one's own.

        :param tables: in the order of their names, so that two who take the same do not wait for each other.
        :returns: those that this process holds now.
        :raises StoreError: if the database does not answer.
        """
        wanted = {"owner": self.process, "expires_at": NOW + self.length}
        statement = upsert(leases).values([{"table_id": table, **wanted} for table in tables])
        free = or_(leases.c.expires_at < NOW, leases.c.owner == self.process)
        taking = statement.on_conflict_do_update(index_elements=[leases.c.table_id], set_=wanted, where=free)
        return {str(row[0]) for row in await self._rows(taking.returning(leases.c.table_id))}

    async def renew(self, tables: Sequence[str]) -> set[str]:
        """Renew leases.

        :returns: the tables that this process still holds.
        :raises StoreError: if the database does not answer.
        """
        if not tables:
            return set()
        statement = (
            update(leases)
            .where(leases.c.table_id.in_(tables), leases.c.owner == self.process)
            .values(expires_at=NOW + self.length)
            .returning(leases.c.table_id)
        )
        return {str(row[0]) for row in await self._rows(statement)}

    async def give(self, tables: Sequence[str], to: str) -> set[str]:
        """Give leases to another process.

        :returns: the tables that it holds now; some may have been lost before.
        :raises StoreError: if the database does not answer.
        """
        statement = (
            update(leases)
            .where(leases.c.table_id.in_(tables), leases.c.owner == self.process)
            .values(owner=to, expires_at=NOW + self.length)
            .returning(leases.c.table_id)
        )
        return {str(row[0]) for row in await self._rows(statement)}

    async def release(self, tables: Sequence[str]) -> None:
        """Give some leases back, so that others need not wait.

        :raises StoreError: if the database does not answer.
        """
        await self._write(delete(leases).where(leases.c.table_id.in_(tables), leases.c.owner == self.process))

    async def release_all(self) -> None:
        """Give every lease back.

        :raises StoreError: if the database does not answer.
        """
        await self._write(delete(leases).where(leases.c.owner == self.process))

    async def leave(self) -> None:
        """Be no longer there, and give every lease back.

        :raises StoreError: if the database does not answer.
        """
        await self.release_all()
        await self._write(delete(processes).where(processes.c.id == self.process))

    async def _rows(self, statement: Any) -> Sequence[Any]:  # noqa: ANN401 - any statement of SQLAlchemy
        try:
            async with self.engine.begin() as connection:
                return (await connection.execute(statement)).all()
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(str(error)) from error

    async def _write(self, statement: Any) -> None:  # noqa: ANN401 - any statement of SQLAlchemy
        try:
            async with self.engine.begin() as connection:
                await connection.execute(statement)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(str(error)) from error
