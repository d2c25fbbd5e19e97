"""The sessions that there are: each was begun in some browser, and ends some day."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, insert, or_, select, update

from tarock.server.store.rows import Rows
from tarock.server.store.schema import sessions


@dataclass(frozen=True, slots=True)
class Begun:
    """A session; ``device`` is a hash of what its browser is known by, or nothing."""

    id: str
    device: str
    name: str
    begun_at: int
    ends_at: int
    person: str = ""
    """Whose account it is; nobody's, if it is a guest's."""


class People(Rows):
    """The sessions in the database."""

    async def add(self, begun: Begun) -> None:
        """Keep a session that has been begun.

        :raises StoreError: if it cannot be kept.
        """
        await self.write(insert(sessions).values(**_row(begun)))

    async def rename(self, session: str, person: str, name: str) -> None:
        """Keep another name, for all sessions of an account.

        :raises StoreError: if it cannot be kept.
        """
        same = or_(sessions.c.id == session, and_(sessions.c.person == person, sessions.c.person != ""))
        await self.write(update(sessions).where(same).values(name=name))

    async def give_to(self, begun: Begun) -> None:
        """Keep that a session is that of an account from now on; one of an earlier version is not known before.

        :raises StoreError: if it cannot be kept.
        """
        changed = await self.write(update(sessions).where(sessions.c.id == begun.id).values(person=begun.person))
        if not changed:
            await self.write(insert(sessions).values(**_row(begun)))

    async def of_account(self, person: str, now: int) -> list[Begun]:
        """Return all sessions of an account that go on."""
        goes_on = and_(sessions.c.ended_at.is_(None), sessions.c.ends_at > now)
        return await self._found(select(*_COLUMNS).where(sessions.c.person == person, goes_on))

    async def name(self, session: str) -> str | None:
        """Return what somebody is called now; None for a session of an earlier version.

        :raises StoreError: if it cannot be read.
        """
        found = await self._found(select(*_COLUMNS).where(sessions.c.id == session))
        return found[0].name if found else None

    async def end(self, begun: Begun, now: int) -> None:
        """Keep that a session has ended before its time; one of an earlier version is not known before.

        :raises StoreError: if it cannot be kept.
        """
        changed = await self.write(update(sessions).where(sessions.c.id == begun.id).values(ended_at=now))
        if not changed:
            await self.write(insert(sessions).values(**_row(begun), ended_at=now))

    async def of(self, session: str, person: str, device: str, now: int) -> list[Begun]:
        """Return somebody's sessions as long as they go on, the latest first.

        His own, those of guests that were begun in the same browser, and wherever they are those of his account.
        """
        same = or_(
            sessions.c.id == session,
            and_(sessions.c.device == device, sessions.c.device != "", sessions.c.person == ""),
            and_(sessions.c.person == person, sessions.c.person != ""),
        )
        goes_on = and_(sessions.c.ended_at.is_(None), sessions.c.ends_at > now)
        return await self._found(select(*_COLUMNS).where(same, goes_on).order_by(sessions.c.begun_at.desc()).limit(100))

    async def ended(self, since: int, now: int) -> list[Begun]:
        """Return the sessions that were ended since some moment, and would else go on."""
        return await self._found(select(*_COLUMNS).where(sessions.c.ended_at >= since, sessions.c.ends_at > now))

    async def end_of_old_ones(self) -> int:
        """Return when sessions of earlier versions end, which do not say so themselves."""
        found = await self._found(select(*_COLUMNS).where(sessions.c.id == ""))
        return found[0].ends_at if found else 0

    async def _found(self, query: Any) -> list[Begun]:  # noqa: ANN401 - any statement of SQLAlchemy
        return [Begun(*row) for row in await self.read(query)]


_COLUMNS = (
    sessions.c.id,
    sessions.c.device,
    sessions.c.name,
    sessions.c.begun_at,
    sessions.c.ends_at,
    sessions.c.person,
)


def _row(begun: Begun) -> dict[str, Any]:
    return {
        "id": begun.id,
        "device": begun.device,
        "name": begun.name,
        "begun_at": begun.begun_at,
        "ends_at": begun.ends_at,
        "person": begun.person,
    }
