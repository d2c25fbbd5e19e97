"""The sessions that there are: each was begun in some browser, and ends some day."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tarock.server.store.entries import StoreError
from tarock.server.store.schema import sessions


@dataclass(frozen=True, slots=True)
class Begun:
    """A session; ``device`` is a hash of what its browser is known by, or nothing."""

    id: str
    device: str
    name: str
    begun_at: int
    ends_at: int


class People:
    """The sessions in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, begun: Begun) -> None:
        """Keep a session that has been begun.

        :raises StoreError: if it cannot be kept.
        """
        await self._write(insert(sessions).values(**_row(begun)))

    async def rename(self, session: str, name: str) -> None:
        """Keep another name.

        :raises StoreError: if it cannot be kept.
        """
        await self._write(update(sessions).where(sessions.c.id == session).values(name=name))

    async def name(self, session: str) -> str | None:
        """Return what somebody is called now; None for a session of an earlier version.

        :raises StoreError: if it cannot be read.
        """
        found = await self._read(select(*_COLUMNS).where(sessions.c.id == session))
        return found[0].name if found else None

    async def end(self, begun: Begun, now: int) -> None:
        """Keep that a session has ended before its time; one of an earlier version is not known before.

        :raises StoreError: if it cannot be kept.
        """
        changed = await self._write(update(sessions).where(sessions.c.id == begun.id).values(ended_at=now))
        if not changed:
            await self._write(insert(sessions).values(**_row(begun), ended_at=now))

    async def of(self, session: str, device: str, now: int) -> list[Begun]:
        """Return a session and those that were begun in the same browser, as long as they go on, the latest first."""
        same = or_(sessions.c.id == session, and_(sessions.c.device == device, sessions.c.device != ""))
        goes_on = and_(sessions.c.ended_at.is_(None), sessions.c.ends_at > now)
        return await self._read(select(*_COLUMNS).where(same, goes_on).order_by(sessions.c.begun_at.desc()).limit(100))

    async def ended(self, since: int, now: int) -> list[Begun]:
        """Return the sessions that were ended since some moment, and would else go on."""
        return await self._read(select(*_COLUMNS).where(sessions.c.ended_at >= since, sessions.c.ends_at > now))

    async def end_of_old_ones(self) -> int:
        """Return when sessions of earlier versions end, which do not say so themselves."""
        found = await self._read(select(*_COLUMNS).where(sessions.c.id == ""))
        return found[0].ends_at if found else 0

    async def _read(self, query: Any) -> list[Begun]:  # noqa: ANN401 - any statement of SQLAlchemy
        try:
            async with self.engine.connect() as connection:
                return [Begun(*row) for row in (await connection.execute(query)).all()]
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(type(error).__name__) from error

    async def _write(self, statement: Any) -> int:  # noqa: ANN401 - any statement of SQLAlchemy
        try:
            async with self.engine.begin() as connection:
                return int((await connection.execute(statement)).rowcount)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(type(error).__name__) from error


_COLUMNS = (sessions.c.id, sessions.c.device, sessions.c.name, sessions.c.begun_at, sessions.c.ends_at)


def _row(begun: Begun) -> dict[str, Any]:
    return {
        "id": begun.id,
        "device": begun.device,
        "name": begun.name,
        "begun_at": begun.begun_at,
        "ends_at": begun.ends_at,
    }
