"""Friends: both have an account and have agreed; each sees when the other is here, unless he is not to."""

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from tarock.server.codes import Code, Refusal
from tarock.server.meeting.company import company
from tarock.server.meeting.schema import friends, presence
from tarock.server.names import folded
from tarock.server.store.engine import is_sqlite
from tarock.server.store.rows import Rows
from tarock.server.store.schema import accounts
from tarock.server.wire.shared.meeting import FriendShown

MOST: Final = 200
"""So many friends may somebody have, those counted whom he has asked."""
MOST_READ: Final = 20_000
"""So many friendships are read at once."""
HERE: Final = 45_000
"""Milliseconds after which somebody is here no longer whom no server has seen."""


class Friends(Rows):
    """The friends in the database; all functions raise ``StoreError`` if that does not answer."""

    # Asking and answering

    async def ask(self, person: str, name: str, now: int) -> None:
        """Ask somebody by the name of his account; if he has asked before, both are agreed.

        :raises Refusal: if nobody is called so, he wants nothing to do with whoever asks, or there are too many.
        """
        rows = await self.read(select(accounts.c.id).where(accounts.c.folded == folded(name)))
        other = str(rows[0][0]) if rows else person
        if other == person or not (await company(self.engine, (person, other)))(person, other):
            raise Refusal(Code.NO_SUCH_PERSON)
        if await self._agree(other, person, now) or await self._is_there(person, other):
            return
        if len(await self.read(select(friends.c.person).where(_with(person)))) >= MOST:
            raise Refusal(Code.TOO_MANY)
        await self.write(insert(friends).values(person=person, friend=other, asked_at=now))

    async def answer(self, person: str, handle: str, now: int, *, agreed: bool) -> None:
        """Agree to what somebody has asked, or be a friend of his no longer.

        :raises Refusal: if he has not asked.
        """
        rows = await self.read(select(accounts.c.id).where(accounts.c.handle == handle))
        other = str(rows[0][0]) if rows else ""
        if not agreed:
            await self.write(delete(friends).where(or_(_pair(person, other), _pair(other, person))))
        elif not await self._agree(other, person, now):
            raise Refusal(Code.NO_SUCH_PERSON)

    async def _agree(self, asker: str, person: str, now: int) -> bool:
        """Let both be friends if one of them has asked; tell whether he has."""
        return bool(await self.write(update(friends).where(_pair(asker, person)).values(agreed_at=now)))

    async def _is_there(self, person: str, other: str) -> bool:
        return bool(await self.read(select(friends.c.person).where(_pair(person, other))))

    async def of(self, person: str, handles: Collection[str]) -> dict[str, str]:
        """Return friends by their handles: who they are, and their names.

        :raises Refusal: if one of them is no friend.
        """
        agreed = _with(person), friends.c.agreed_at.is_not(None)
        known = {_other(row, person) for row in await self.read(select(friends).where(*agreed))}
        rows = await self.read(select(accounts.c.id, accounts.c.name).where(accounts.c.handle.in_(handles)))
        found = {str(other): str(name) for other, name in rows}
        if len(found) < len(set(handles)) or not known >= found.keys():
            raise Refusal(Code.NO_SUCH_PERSON)
        return found

    # Being here

    async def here(self, tables: dict[str, str | None], now: int) -> None:
        """Keep who is here, and at which table that all may see; those who have no friends are not noted."""
        pairs = select(friends.c.person, friends.c.friend).where(
            or_(friends.c.person.in_(tables), friends.c.friend.in_(tables)), friends.c.agreed_at.is_not(None)
        )
        known = {str(person) for pair in await self.read(pairs) for person in pair} & tables.keys()
        if not known:
            return
        upsert = sqlite_insert if is_sqlite(self.engine) else postgresql_insert
        noted = upsert(presence).values(
            [{"person": each, "is_hidden": False, "seen_at": now, "table_id": tables[each]} for each in known]
        )
        kept = {"seen_at": noted.excluded.seen_at, "table_id": noted.excluded.table_id}
        await self.write(noted.on_conflict_do_update(index_elements=[presence.c.person], set_=kept))

    async def hide(self, person: str, now: int, *, hidden: bool) -> None:
        """Let friends be told that somebody is here, or no longer."""
        upsert = sqlite_insert if is_sqlite(self.engine) else postgresql_insert
        noted = upsert(presence).values(person=person, seen_at=now, table_id=None, is_hidden=hidden)
        kept = {"is_hidden": hidden}
        await self.write(noted.on_conflict_do_update(index_elements=[presence.c.person], set_=kept))

    # Showing

    async def accounts_of(self, people: Collection[str]) -> dict[str, bool]:
        """Return who of some people has an account, and whether he is hidden."""
        query = select(accounts.c.id, presence.c.is_hidden).where(accounts.c.id.in_(people))
        rows = await self.read(query.outerjoin_from(accounts, presence, presence.c.person == accounts.c.id))
        return {str(person): bool(hidden) for person, hidden in rows}

    async def shown(self, people: Collection[str], now: int) -> dict[str, tuple[FriendShown, ...]]:
        """Return the friends of some people as each sees his: those who are here first, then by name."""
        rows = await self.read(
            select(friends).where(or_(friends.c.person.in_(people), friends.c.friend.in_(people))).limit(MOST_READ)
        )
        everybody = {person for row in rows for person in (row.person, row.friend)}
        columns = (accounts.c.id, accounts.c.handle, accounts.c.name)
        query = select(*columns, presence.c.seen_at, presence.c.table_id, presence.c.is_hidden)
        seen = query.outerjoin_from(accounts, presence, presence.c.person == accounts.c.id)
        known = {row.id: row for row in await self.read(seen.where(accounts.c.id.in_(everybody)))}
        found: dict[str, list[FriendShown]] = {}
        for row in rows:
            for person in {row.person, row.friend}.intersection(people):
                other = known.get(_other(row, person))
                if other is not None:
                    found.setdefault(person, []).append(_shown(row, other, person, now))
        return {
            person: tuple(sorted(each, key=lambda friend: (not friend.online, friend.name.casefold())))
            for person, each in found.items()
        }


def forgotten(person: str) -> tuple[Any, ...]:
    """Return the statements that forget all about somebody."""
    return (
        delete(friends).where(_with(person)),
        delete(presence).where(presence.c.person == person),
    )


def _pair(person: str, friend: str) -> Any:  # noqa: ANN401 - a condition of SQLAlchemy
    return and_(friends.c.person == person, friends.c.friend == friend)


def _with(person: str) -> Any:  # noqa: ANN401 - likewise
    return or_(friends.c.person == person, friends.c.friend == person)


def _other(row: Any, person: str) -> str:  # noqa: ANN401 - a row of SQLAlchemy
    return str(row.friend if row.person == person else row.person)


def _shown(row: Any, other: Any, person: str, now: int) -> FriendShown:  # noqa: ANN401 - likewise
    if row.agreed_at is None:
        return FriendShown(other.handle, other.name, "asked" if row.person == person else "asks")
    online = other.seen_at is not None and not other.is_hidden and other.seen_at >= now - HERE
    return FriendShown(other.handle, other.name, "friend", online, other.table_id if online else None)
