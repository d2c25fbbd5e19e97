"""What the framework hands to those who answer a request about accounts."""

from typing import TypeAlias

from litestar.di import NamedDependency

from tarock.server.accounts.accounts import Accounts
from tarock.server.accounts.mail_links import MailLinks

TheAccounts: TypeAlias = NamedDependency[Accounts]
TheMailLinks: TypeAlias = NamedDependency[MailLinks]
