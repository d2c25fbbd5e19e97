"""What the framework hands to those who answer a request about accounts."""

from typing import TypeAlias

from litestar.di import NamedDependency

from tarock.server.accounts.accounts import Accounts
from tarock.server.accounts.deals import Deals
from tarock.server.accounts.exporting import Exporting
from tarock.server.accounts.leaving import Leaving
from tarock.server.accounts.mail_links import MailLinks
from tarock.server.accounts.profiles import Profiles
from tarock.server.accounts.ratings import Ratings

TheAccounts: TypeAlias = NamedDependency[Accounts]
TheMailLinks: TypeAlias = NamedDependency[MailLinks]
TheDeals: TypeAlias = NamedDependency[Deals]
TheProfiles: TypeAlias = NamedDependency[Profiles]
TheRatings: TypeAlias = NamedDependency[Ratings]
TheExporting: TypeAlias = NamedDependency[Exporting]
TheLeaving: TypeAlias = NamedDependency[Leaving]
