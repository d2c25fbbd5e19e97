"""Reading and writing rows: what the database says of a failure stays out of what others are told."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tarock.server.store.entries import Conflict, StoreError
from tarock.server.store.pen import written


class Rows:
    """A part of the database that is no log: rows that are read, written and removed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def read(self, query: Any) -> Sequence[Any]:  # noqa: ANN401 - any statement of SQLAlchemy
        """Return what a query finds.

        :raises StoreError: if the database does not answer.
        """
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(type(error).__name__) from error

    async def write(self, *statements: Any) -> int:  # noqa: ANN401 - likewise
        """Do all of them or none.

        :returns: how many rows the last has changed.
        :raises Conflict: if there is such a row already.
        :raises StoreError: if it cannot be kept.
        """
        try:
            return await written(self.engine, partial(_done, statements=statements))
        except IntegrityError as error:
            raise Conflict(type(error).__name__) from error
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(type(error).__name__) from error


def _done(connection: Connection, statements: Sequence[Any]) -> int:
    """Return how many rows the last of some statements has changed."""
    changed = [int(connection.execute(statement).rowcount) for statement in statements]
    return changed[-1] if changed else 0
