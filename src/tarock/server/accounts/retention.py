"""What is kept for how long, and a job that forgets the rest once a day (docs/privacy.md says it in words)."""

import asyncio
from typing import Any, Final

import structlog
from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from tarock.server.evening.clocks import now
from tarock.server.meeting.challenges import over_by
from tarock.server.store.engine import is_sqlite
from tarock.server.store.entries import StoreError
from tarock.server.store.moderation import reports
from tarock.server.store.rows import Rows
from tarock.server.store.schema import accounts, deals_played, key_challenges, mail_links, participants, sessions

HOUR: Final = 3600 * 1000
DAY: Final = 24 * HOUR
SESSIONS: Final = 30 * DAY
"""So long after its end is a session remembered, and what its guest has played."""
LINKS: Final = DAY
"""So long after its end is a link by mail remembered, with the hashes of mailbox and address that count links."""
MAILBOX: Final = HOUR
"""So long after its end the mailbox itself, of a link that was not used."""
REPORTS: Final = 180 * DAY
"""So long after it was decided is a report kept, in case the same is reported again."""
FIRST: Final = 60.0
"""Seconds after the start of a server until it looks for the first time."""
LOCK: Final = 0x7A20D
"""The lock of PostgreSQL under which one of several servers does it."""

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("retention")


def forgotten(moment: int) -> dict[str, Any]:
    """Return what is to be forgotten at some moment, as statements by name, in their order."""
    over = and_(sessions.c.ends_at < moment - SESSIONS, sessions.c.id != "")  # that row is the end of old tokens
    guests = select(sessions.c.id).where(over, sessions.c.person == "")
    keeps = select(accounts.c.id)
    own = (participants.c.session.in_(guests), participants.c.session.not_in(keeps))
    played = (deals_played.c.person.in_(guests), deals_played.c.person.not_in(keeps))
    unsent = and_(mail_links.c.mail != "", mail_links.c.expires_at < moment - MAILBOX)
    return {
        "challenges": delete(key_challenges).where(key_challenges.c.expires_at < moment),
        "mailboxes": update(mail_links).where(unsent).values(mail=""),
        "links": delete(mail_links).where(mail_links.c.expires_at < moment - LINKS),
        "tables of guests": delete(participants).where(*own),
        "deals of guests": delete(deals_played).where(*played),
        # Who ended a session is not told by its row any more; that it has ended is, as long as its token would count.
        "browsers": update(sessions)
        .where(or_(sessions.c.ended_at < moment - SESSIONS, over), sessions.c.device != "")
        .values(device="", name=""),
        "sessions": delete(sessions).where(over),
        "reports": delete(reports).where(reports.c.decided_at < moment - REPORTS),
        **over_by(moment),
    }


class Retention(Rows):
    """Forgets what is over, once a day and in one of several servers."""

    _chore: "asyncio.Task[None] | None" = None

    async def start(self) -> None:
        """Begin to work."""
        self._chore = asyncio.create_task(self._for_ever(), name="retention")

    async def stop(self) -> None:
        """Stop."""
        if self._chore is not None:
            self._chore.cancel()
            await asyncio.gather(self._chore, return_exceptions=True)

    async def sweep(self, moment: int) -> dict[str, int]:
        """Forget what is over at some moment.

        :returns: how much of what; nothing if another server is at it.
        :raises StoreError: if it cannot be done; then nothing is.
        """
        try:
            async with self.engine.begin() as connection:
                if not is_sqlite(self.engine):
                    taken = await connection.execute(select(func.pg_try_advisory_xact_lock(LOCK)))
                    if not taken.scalar_one():
                        return {}
                done = {
                    name: int((await connection.execute(statement)).rowcount)
                    for name, statement in forgotten(moment).items()
                }
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(type(error).__name__) from error
        return {name: count for name, count in done.items() if count}

    async def _for_ever(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                _logs.info("forgotten", **await self.sweep(now()))
            except StoreError as error:
                _logs.warning("nothing forgotten", cause=str(error))
            await asyncio.sleep(DAY / 1000)
