"""Reading and writing, with the audit log in the same transaction: what is done is noted, or it is not done."""

from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tarock.server.evening.clocks import now
from tarock.server.moderation.shown import Noted
from tarock.server.publishing import START
from tarock.server.store.entries import StoreError
from tarock.server.store.moderation import audit
from tarock.server.store.pen import written

TRIES: Final = 20
WHY: Final = 2000
"""So long may a reason be."""


class Deed:
    """Something that whoever runs the server does: who, what, to whom or what, and why."""

    def __init__(self, who: str, what: str, target: str = "", why: str = "") -> None:
        self.who, self.what, self.target, self.why = who[:100], what, target[:60], why[:WHY]

    def entry(self, last: Noted | None, at: int) -> Noted:
        """Return it as the log's next entry."""
        n, before = (1, START) if last is None else (last.n + 1, last.chain)
        return Noted(n, at, self.who, self.what, self.target, self.why, chained(before, n, at, self))


def chained(before: str, n: int, at: int, deed: "Deed | Noted") -> str:
    """Return the hash that chains an entry to the one before it."""
    text = "\0".join((before, str(n), str(at), deed.who, deed.what, deed.target, deed.why))
    return sha256(text.encode()).hexdigest()


class Keeping:
    """The database, as far as it is about people and whoever runs the server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def rows(self, query: Any) -> Sequence[Any]:  # noqa: ANN401 - any statement of SQLAlchemy
        """Return what a query finds.

        :raises StoreError: if the database does not answer.
        """
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(_cause(error)) from error

    async def write(self, *statements: Any, deed: Deed | None = None) -> int:  # noqa: ANN401 - likewise
        """Do all of it, and note the deed, or nothing.

        :returns: how many rows the first statement has changed.
        :raises StoreError: if the database does not answer.
        """
        for attempt in range(TRIES):
            try:
                return await written(self.engine, partial(_done, statements=statements, deed=deed))
            except IntegrityError as error:  # somebody else has appended to the log at the same moment
                if deed is None or attempt == TRIES - 1:
                    raise StoreError(_cause(error)) from error
            except (SQLAlchemyError, OSError) as error:
                raise StoreError(_cause(error)) from error
        raise AssertionError

    async def log(self, after: int = 0, limit: int = 1000) -> list[Noted]:
        """Return the audit log after a number.

        :raises StoreError: if it cannot be read.
        """
        query = select(audit).where(audit.c.n > after).order_by(audit.c.n).limit(limit)
        return [Noted(*row) for row in await self.rows(query)]

    async def last_noted(self) -> int:
        """Return the number of the last entry of the audit log."""
        found = await self.rows(select(audit.c.n).order_by(audit.c.n.desc()).limit(1))
        return int(found[0][0]) if found else 0


def _done(connection: Connection, statements: Sequence[Any], deed: Deed | None) -> int:
    """Do all of it, and note the deed unless nothing came of it; return how many rows the first has changed."""
    changed = [int(connection.execute(each).rowcount) for each in statements]
    if deed is not None and (not changed or changed[0]):
        _note(connection, deed)
    return changed[0] if changed else 0


def _note(connection: Connection, deed: Deed) -> None:
    row = connection.execute(select(audit).order_by(audit.c.n.desc()).limit(1)).first()
    entry = deed.entry(None if row is None else Noted(*row), now())
    values = {name: getattr(entry, name) for name in entry.__struct_fields__}
    connection.execute(insert(audit).values(**values))


def _cause(error: Exception) -> str:
    """Return what the database itself says, in one line and without the statement."""
    original = getattr(error, "orig", None) or error
    return " ".join(str(original).split()) or type(original).__name__
