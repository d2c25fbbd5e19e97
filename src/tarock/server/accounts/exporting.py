"""All that is kept of somebody, in one file."""

import asyncio
import io
import json
import zipfile
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from tarock.server.accounts.accounts import Accounts
from tarock.server.accounts.deals import Deals
from tarock.server.accounts.keeping import kept
from tarock.server.accounts.ratings import Ratings
from tarock.server.evening.clocks import now
from tarock.server.evening.records import record_text
from tarock.server.evening.summary import TableSummary, read_summary
from tarock.server.keeping.loading import load
from tarock.server.keeping.past import PastOf
from tarock.server.meeting.friends import Friends
from tarock.server.names import Session
from tarock.server.store.log import Log
from tarock.server.store.schema import kept_progress

MOST = 10_000
"""So many tables are put into a file."""


class Exporting:
    """Puts together what is somebody's; one at a time, for deals are played over again for it."""

    def __init__(self, accounts: Accounts, deals: Deals, ratings: Ratings, log: Log) -> None:
        self.accounts = accounts
        self.deals = deals
        self.ratings = ratings
        self.log = log
        self._turn = asyncio.Lock()

    async def export(self, session: Session) -> bytes:
        """Return a zip with `data.json` and the records of all tables at which somebody has sat.

        :raises Refusal: if something cannot be read.
        """
        async with self._turn:
            with kept():
                summaries = [read_summary(row) for row in await self.log.of_session(session.id, MOST)]
                data = await self._data(session, summaries)
                files = {"data.json": json.dumps(data, ensure_ascii=False, indent=1)}
                for summary in summaries:
                    text = await self._records(session.id, summary.id)
                    if text:
                        files[f"records/{summary.id}.tarock"] = text
        return await asyncio.to_thread(_zipped, files)

    async def _records(self, person: str, table: str) -> str:
        """Return the records of the deals that somebody played at a table."""
        state = await load(self.log, table)
        if state is None:
            return ""
        played = [deal async for deal in PastOf(self.log, state).deals() if person in deal.people]
        return "\n".join([await asyncio.to_thread(record_text, table, deal) for deal in played])

    async def _data(self, session: Session, summaries: Sequence[TableSummary]) -> dict[str, Any]:
        account = await self.accounts.of(session)
        progress = await self.deals.read(select(kept_progress).where(kept_progress.c.account_id == session.id))
        friends = await Friends(self.log.engine).shown([session.id], now())
        return {
            "exported_at": now(),
            "name": session.name,
            "account": None if account is None else msgspec.to_builtins(await self.accounts.shown(account)),
            "language": None if account is None else account.language,
            "seen_at": None if account is None else account.seen_at,
            "sessions": [
                {"name": each.name, "begun_at": each.begun_at, "ends_at": each.ends_at}
                for each in await self.accounts.guests.of(session)
            ],
            "tables": msgspec.to_builtins(summaries),
            "deals": msgspec.to_builtins(await self.deals.all_of(session.id)),
            "ratings": msgspec.to_builtins(await self.ratings.of(session.id)),
            "friends": [each.name for each in friends.get(session.id, ()) if each.state == "friend"],
            "progress": progress[0][1] if progress else None,
        }


def _zipped(files: dict[str, str]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return packed.getvalue()
