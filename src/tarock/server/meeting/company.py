"""Who may meet whom."""

from collections.abc import Collection

from sqlalchemy.ext.asyncio import AsyncEngine

from tarock.server.meeting.pairing import MayMeet
from tarock.server.moderation.blocks import Blocks
from tarock.server.moderation.keeping import Keeping


async def company(engine: AsyncEngine, people: Collection[str]) -> MayMeet:
    """Return who of some people may meet whom, read once for all of them: nobody meets whom he has blocked.

    :raises StoreError: if the database does not answer.
    """
    apart = await Blocks(Keeping(engine)).among(people)
    return lambda one, other: (one, other) not in apart and (other, one) not in apart
