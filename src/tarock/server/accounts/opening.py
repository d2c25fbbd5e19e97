"""What the application needs of accounts: they are opened, started and handed to those who answer requests."""

from dataclasses import dataclass

from litestar.di import Provide
from sqlalchemy.ext.asyncio import AsyncEngine

from tarock.core.errors import TarockError
from tarock.server.accounts.accounts import Accounts
from tarock.server.accounts.deals import Deals
from tarock.server.accounts.exporting import Exporting
from tarock.server.accounts.forgetting import Forgetting
from tarock.server.accounts.leaving import Leaving
from tarock.server.accounts.letters import PostOffice
from tarock.server.accounts.mail_links import MailLinks
from tarock.server.accounts.profiles import Profiles
from tarock.server.accounts.ratings import RatingChore, Ratings
from tarock.server.accounts.records import AccountRows
from tarock.server.accounts.retention import Retention
from tarock.server.accounts.site import checked_site
from tarock.server.guests import Guests
from tarock.server.options import Options


@dataclass(frozen=True, slots=True)
class AccountRoom:
    """All that is about accounts."""

    accounts: Accounts
    mail_links: MailLinks
    deals: Deals
    profiles: Profiles
    ratings: RatingChore
    exporting: Exporting
    leaving: Leaving
    retention: Retention

    async def start(self) -> None:
        """Begin to work."""
        await self.accounts.start()
        await self.retention.start()
        await self.ratings.start()

    async def stop(self) -> None:
        """Stop; letters that are being sent are waited for."""
        await self.ratings.stop()
        await self.retention.stop()
        await self.accounts.stop()
        if self.mail_links.office is not None:
            await self.mail_links.office.stop()

    def provided(self) -> dict[str, Provide]:
        """Return what handlers may ask for, by name."""
        return {
            "accounts": Provide(lambda: self.accounts, sync_to_thread=False),
            "mail_links": Provide(lambda: self.mail_links, sync_to_thread=False),
            "deals": Provide(lambda: self.deals, sync_to_thread=False),
            "profiles": Provide(lambda: self.profiles, sync_to_thread=False),
            "ratings": Provide(lambda: self.ratings.ratings, sync_to_thread=False),
            "exporting": Provide(lambda: self.exporting, sync_to_thread=False),
            "farewells": Provide(lambda: self.leaving, sync_to_thread=False),
        }


def open_accounts(engine: AsyncEngine, guests: Guests, options: Options) -> AccountRoom:
    """Return the room of accounts.

    :raises TarockError: if letters are to be sent and nobody says where their links lead.
    """
    if options.site is not None:
        checked_site(options.site)
    elif options.mail is not None:
        raise TarockError("links by mail must lead somewhere: name the address of the site (--site)")
    accounts, deals, ratings = Accounts(AccountRows(engine), guests), Deals(engine), Ratings(engine)
    return AccountRoom(
        accounts=accounts,
        mail_links=MailLinks(accounts, PostOffice(options.mail) if options.mail else None),
        deals=deals,
        profiles=Profiles(accounts, deals, ratings),
        ratings=RatingChore(ratings, guests.lobby.bots.study),
        exporting=Exporting(accounts, deals, ratings, guests.lobby.log),
        leaving=Leaving(guests, Forgetting(engine)),
        retention=Retention(engine),
    )
