"""Links by mail: asked for, looked at, and used once, within a quarter of an hour."""

import secrets
from hashlib import sha256
from typing import Final

from tarock.server.accounts.accounts import Accounts
from tarock.server.accounts.bodies import AccountMade, MailLinkShown, MailSent
from tarock.server.accounts.keeping import kept
from tarock.server.accounts.letters import PostOffice, checked_mail, letter
from tarock.server.accounts.records import Account, MailLink
from tarock.server.accounts.site import Site
from tarock.server.codes import Code, Refusal
from tarock.server.dealing import now
from tarock.server.names import Session

MINUTES: Final = 15
"""So long does a link count."""
HOUR: Final = 3600 * 1000
PER_MAILBOX: Final = 4
"""So many letters goes to one mailbox in an hour."""
PER_ADDRESS: Final = 20
"""So many links may one address ask for in an hour."""
ENTER: Final = "enter"
BIND: Final = "bind"
NONE: Final = "none"


class MailLinks:
    """Links by mail; without a post office there are none."""

    def __init__(self, accounts: Accounts, office: PostOffice | None) -> None:
        self.accounts = accounts
        self.office = office

    async def ask(self, mail: str, asker: Session | None, address: str, site: Site, language: str) -> MailSent:
        """Send a link: to who has no session so that he signs in, else to let the mailbox be that of his account.

        Whether an account has the mailbox is told to nobody but its owner, in his letter.

        :raises Refusal: if no mail is sent here, not there, or too much was asked for.
        """
        office, to = self.office, checked_mail(mail)
        if office is None:
            raise Refusal(Code.NO_MAIL)
        mailbox, source = self._mark("mailbox", to), self._mark("mail from", address)
        with kept():
            to_it, from_there = await self.accounts.rows.asked(mailbox, source, now() - HOUR)
            owner = await self.accounts.rows.by_mail(to)
        if to_it >= PER_MAILBOX or from_there >= PER_ADDRESS:
            raise Refusal(Code.TOO_FAST)
        secret, moment = secrets.token_urlsafe(24), now()
        kind, person, name = _purpose(owner, asker)
        kept_mail = to if kind == BIND else ""
        expires = moment + MINUTES * 60_000
        with kept():
            await self.accounts.rows.add_link(
                MailLink(_hash(secret), kind, mailbox, kept_mail, person, source, moment, expires)
            )
        if kind != NONE:
            read_in = owner.language if owner is not None else language
            link = f"{site.origin}/account/link#{secret}"
            office.post(letter(kind, to, office.server.sender, read_in, name, link, MINUTES))
        return MailSent(MINUTES)

    def _mark(self, kind: str, what: str) -> str:
        return self.accounts.guests.sessions.mark(kind, what)

    async def look(self, secret: str, asker: Session | None) -> MailLinkShown:
        """Return what a link is for; nothing happens: those who guard mailboxes open every link.

        :raises Refusal: if it counts no longer.
        """
        link = await self._found(secret)
        yours = asker is not None and asker.id == link.person
        with kept():
            account = await self.accounts.rows.find(link.person)
        if link.kind == BIND:
            name = account.name if account else asker.name if asker and yours else ""
            return MailLinkShown(BIND, name, link.mail if yours else "", yours)
        return MailLinkShown(ENTER, account.name if account else "", yours=yours)

    async def enter(self, secret: str) -> Account:
        """Return whose account a link enters, and use it up.

        :raises Refusal: if it counts no longer, or is for something else.
        """
        link = await self._found(secret)
        if link.kind != ENTER:
            raise Refusal(Code.OLD_LINK)
        await self._use(secret)
        return await self.accounts.entered(link.person)

    async def bind(self, secret: str, session: Session, language: str) -> AccountMade:
        """Let a mailbox be that of an account, which is made if there is none; only who asked for the link can.

        :raises Refusal: if it counts no longer, or is another's.
        """
        link = await self._found(secret)
        if link.kind != BIND:
            raise Refusal(Code.OLD_LINK)
        if link.person != session.id:
            raise Refusal(Code.OTHER_BROWSER)
        account = await self.accounts.of(session)
        if account is None:
            await self.accounts.check_name(session)
            await self._use(secret)
            return await self.accounts.make(session, language, mail=link.mail)
        await self._use(secret)
        with kept(Code.OLD_LINK):
            await self.accounts.rows.change(account.id, mail=link.mail)
        return AccountMade(await self.accounts.shown(await self.accounts.needed(session)))

    async def forget(self, session: Session) -> AccountMade:
        """Let no mailbox be that of an account any more.

        :raises Refusal: if nobody could enter it without.
        """
        account = await self.accounts.needed(session)
        with kept():
            if not await self.accounts.rows.keys_of(account.id):
                raise Refusal(Code.LAST_WAY_IN)
            await self.accounts.rows.change(account.id, mail=None)
        return AccountMade(await self.accounts.shown(await self.accounts.needed(session)))

    async def _found(self, secret: str) -> MailLink:
        with kept():
            link = await self.accounts.rows.link(_hash(secret), now())
        if link is None or link.kind == NONE:
            raise Refusal(Code.OLD_LINK)
        return link

    async def _use(self, secret: str) -> None:
        with kept():
            if not await self.accounts.rows.use_link(_hash(secret), now()):
                raise Refusal(Code.OLD_LINK)


def _purpose(owner: Account | None, asker: Session | None) -> tuple[str, str, str]:
    """Return what a link is for, whose it is, and by which name the letter greets him."""
    if owner is not None:  # also when somebody else asks for his own account: the owner learns of it, and nobody else
        return ENTER, owner.id, owner.name
    if asker is not None:
        return BIND, asker.id, asker.name
    return NONE, "", ""


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
