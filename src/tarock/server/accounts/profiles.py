"""What others see of an account, and what its owner has kept there besides."""

import json
from contextlib import suppress

from sqlalchemy import delete, insert, select, update

from tarock.server.accounts.accounts import Accounts
from tarock.server.accounts.bodies import GameCount, ProfileShown, ProgressShown
from tarock.server.accounts.deals import Deals
from tarock.server.accounts.keeping import kept
from tarock.server.accounts.ratings import Ratings
from tarock.server.accounts.records import Account
from tarock.server.codes import Code, Refusal
from tarock.server.evening.clocks import now
from tarock.server.names import Session, folded
from tarock.server.store.entries import Conflict
from tarock.server.store.schema import kept_progress


class Profiles:
    """Accounts as others see them."""

    def __init__(self, accounts: Accounts, deals: Deals, ratings: Ratings) -> None:
        self.accounts = accounts
        self.deals = deals
        self.ratings = ratings

    async def by_name(self, name: str) -> ProfileShown:
        """Return the account of a name.

        :raises Refusal: if there is none.
        """
        with kept():
            return await self._shown(await self.accounts.rows.by_name(folded(name)))

    async def by_handle(self, handle: str) -> ProfileShown:
        """Return an account.

        :raises Refusal: if there is none.
        """
        with kept():
            return await self._shown(await self.accounts.rows.by_handle(handle))

    async def _shown(self, account: Account | None) -> ProfileShown:
        if account is None:
            raise Refusal(Code.NOT_FOUND)
        statistics = await self.deals.statistics(account.id)
        return ProfileShown(
            name=account.name,
            handle=account.handle,
            since=account.created_at,
            games=tuple(GameCount(each.game, each.ruleset, each.deals) for each in statistics.games),
            statistics=statistics if account.shows_statistics else None,
            ratings=await self.ratings.of(account.id) if account.shows_statistics else None,
        )

    async def change(self, session: Session, *, shows_statistics: bool) -> None:
        """Let others see more or less.

        :raises Refusal: if there is no account.
        """
        account = await self.accounts.needed(session)
        with kept():
            await self.accounts.rows.change(account.id, shows_statistics=shows_statistics)

    # Progress at school

    async def progress(self, session: Session) -> ProgressShown:
        """Return what was kept last.

        :raises Refusal: if there is no account.
        """
        account = await self.accounts.needed(session)
        query = select(kept_progress.c.text, kept_progress.c.at).where(kept_progress.c.account_id == account.id)
        with kept():
            rows = await self.deals.read(query)
        return ProgressShown(*rows[0]) if rows else ProgressShown()

    async def keep_progress(self, session: Session, text: str, since: int | None = None) -> ProgressShown:
        """Keep it instead of what was kept before.

        :param since: when that was; if something else was kept meanwhile, on another device, it stays.
        :returns: what is kept now.
        :raises Refusal: if there is no account, or it is no JSON.
        """
        account = await self.accounts.needed(session)
        try:
            json.loads(text)
        except (ValueError, RecursionError) as error:
            raise Refusal(Code.BAD_TEXT) from error
        if since is None:
            since = (await self.progress(session)).at
        with kept():
            await self._keep(account.id, text, since)
        return await self.progress(session)

    async def _keep(self, account: str, text: str, since: int) -> None:
        """Write it over what was kept at some moment, if that is still there."""
        moment = max(now(), since + 1)
        if since == 0:
            with suppress(Conflict):  # another device was first
                await self.deals.write(insert(kept_progress).values(account_id=account, text=text, at=moment))
            return
        known = (kept_progress.c.account_id == account, kept_progress.c.at == since)
        await self.deals.write(update(kept_progress).where(*known).values(text=text, at=moment))

    async def forget_progress(self, session: Session) -> ProgressShown:
        """Keep nothing of it."""
        account = await self.accounts.needed(session)
        with kept():
            await self.deals.write(delete(kept_progress).where(kept_progress.c.account_id == account.id))
        return ProgressShown()
