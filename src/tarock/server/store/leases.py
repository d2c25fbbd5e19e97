"""Leases: which process is the authority of a table."""

from sqlalchemy import delete, or_, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tarock.server.store.entries import StoreError
from tarock.server.store.schema import leases


class Leases:
    """The leases of one process.

    A lease that is not renewed expires, and then any process may take it.  Even if two believed to hold one, the key of
    the events lets only one of them write.
    """

    def __init__(self, engine: AsyncEngine, process: str, seconds: float) -> None:
        self.engine = engine
        self.process = process
        self.length = round(seconds * 1000)

    async def take(self, table: str, now: int) -> str:
        """Take a lease if it is free, expired or one's own.

        :returns: who holds it now.
        :raises StoreError: if the database does not answer.
        """
        wanted = {"owner": self.process, "expires_at": now + self.length}
        statement = upsert(leases).values(table_id=table, **wanted)
        free = or_(leases.c.expires_at < now, leases.c.owner == self.process)
        statement = statement.on_conflict_do_update(index_elements=[leases.c.table_id], set_=wanted, where=free)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(statement)
                query = select(leases.c.owner).where(leases.c.table_id == table)
                return str((await connection.execute(query)).scalar_one())
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(str(error)) from error

    async def renew(self, tables: list[str], now: int) -> set[str]:
        """Renew leases.

        :returns: the tables that this process still holds.
        :raises StoreError: if the database does not answer.
        """
        if not tables:
            return set()
        statement = (
            update(leases)
            .where(leases.c.table_id.in_(tables), leases.c.owner == self.process)
            .values(expires_at=now + self.length)
            .returning(leases.c.table_id)
        )
        try:
            async with self.engine.begin() as connection:
                return {str(row[0]) for row in await connection.execute(statement)}
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(str(error)) from error

    async def release_all(self) -> None:
        """Give every lease back, so that others need not wait.

        :raises StoreError: if the database does not answer.
        """
        try:
            async with self.engine.begin() as connection:
                await connection.execute(delete(leases).where(leases.c.owner == self.process))
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(str(error)) from error
