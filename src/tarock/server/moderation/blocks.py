"""Who does not want to play with whom.

A block holds for whoever made it: the other does not sit down at his tables, is not paired with him, and what the other
says is not shown to him.
"""

from collections.abc import Collection

from sqlalchemy import and_, delete, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from tarock.server.evening.clocks import now
from tarock.server.moderation.keeping import Keeping
from tarock.server.store.engine import is_sqlite
from tarock.server.store.moderation import blocks


class Blocks:
    """All blocks in the database; every function raises ``StoreError`` if that does not answer."""

    def __init__(self, keeping: Keeping) -> None:
        self.keeping = keeping

    async def add(self, person: str, blocked: str, name: str) -> None:
        """Let somebody block another."""
        upsert = sqlite_insert if is_sqlite(self.keeping.engine) else postgresql_insert
        row = {"person": person, "blocked": blocked, "name": name, "at": now()}
        await self.keeping.write(upsert(blocks).values(**row).on_conflict_do_nothing())

    async def remove(self, person: str, blocked: str) -> None:
        """Let somebody block another no longer."""
        await self.keeping.write(delete(blocks).where(blocks.c.person == person, blocks.c.blocked == blocked))

    async def of(self, person: str) -> dict[str, str]:
        """Return whom somebody has blocked, each with the name that he had then."""
        query = select(blocks.c.blocked, blocks.c.name).where(blocks.c.person == person).order_by(blocks.c.at.desc())
        return {str(blocked): str(name) for blocked, name in await self.keeping.rows(query)}

    async def has(self, person: str, blocked: str) -> bool:
        """Tell whether somebody has blocked another."""
        query = select(blocks.c.at).where(blocks.c.person == person, blocks.c.blocked == blocked)
        return bool(await self.keeping.rows(query))

    async def among(self, people: Collection[str]) -> set[tuple[str, str]]:
        """Return who of some people has blocked whom of them."""
        here = and_(blocks.c.person.in_(people), blocks.c.blocked.in_(people))
        return {(str(row[0]), str(row[1])) for row in await self.keeping.rows(select(blocks).where(here))}

    async def against(self, person: str) -> int:
        """Return how many have blocked somebody."""
        return len(await self.keeping.rows(select(blocks.c.person).where(blocks.c.blocked == person)))
