"""Accounts in the database, and by what they are entered."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import delete, func, insert, select, update

from tarock.server.store.rows import Rows
from tarock.server.store.schema import (
    accounts,
    key_challenges,
    mail_links,
    participants,
    passkeys,
    recovery_codes,
    tables,
)


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who keeps a name; times in milliseconds since 1970."""

    id: str
    """The person: that of the session which made the account."""
    handle: str
    """What others know him by, which proves nothing and stays when he is called otherwise."""
    name: str
    folded: str
    created_at: int
    seen_at: int
    renamed_at: int | None = None
    mail: str | None = None
    language: str = "en"
    shows_statistics: bool = False


@dataclass(frozen=True, slots=True)
class Passkey:
    """The public half of what an authenticator keeps."""

    id: str
    account_id: str
    public_key: str
    sign_count: int
    label: str
    created_at: int
    used_at: int


@dataclass(frozen=True, slots=True)
class MailLink:
    """A link that was asked for; ``hash`` is that of its secret, mailbox and address are told by keyed hashes."""

    hash: str
    kind: str
    """``enter`` an account, ``bind`` a mailbox to whoever asks, or ``none``: nobody is there, nothing was sent."""
    mailbox: str
    mail: str
    """The mailbox itself, as long as it is needed."""
    person: str
    address: str
    asked_at: int
    expires_at: int
    used_at: int | None = None


class AccountRows(Rows):
    """The accounts in the database."""

    # Accounts

    async def find(self, person: str) -> Account | None:
        """Return somebody's account."""
        return await self._one(accounts.c.id == person)

    async def by_name(self, folded: str) -> Account | None:
        """Return the account of a name."""
        return await self._one(accounts.c.folded == folded)

    async def by_mail(self, mail: str) -> Account | None:
        """Return the account of a mailbox."""
        return await self._one(accounts.c.mail == mail)

    async def by_handle(self, handle: str) -> Account | None:
        """Return the account that others know by a handle."""
        return await self._one(accounts.c.handle == handle)

    async def _one(self, condition: object) -> Account | None:
        rows = await self.read(select(accounts).where(condition))  # type: ignore[arg-type]
        return Account(*rows[0]) if rows else None

    async def add(self, account: Account, key: Passkey | None, codes: Sequence[str]) -> None:
        """Keep a new account, with the key that it is entered by and the hashes of its recovery codes.

        :raises Conflict: if somebody has its name or mailbox, or the person an account already.
        """
        await self.write(
            insert(accounts).values(**asdict(account)),
            *([insert(passkeys).values(**asdict(key))] if key is not None else []),
            *(insert(recovery_codes).values(hash=code, account_id=account.id) for code in codes),
        )

    async def change(self, person: str, **values: object) -> None:
        """Keep other values of an account.

        :raises Conflict: if somebody has that name or mailbox.
        """
        await self.write(update(accounts).where(accounts.c.id == person).values(**values))

    async def renamed(self, since: int) -> list[tuple[str, str]]:
        """Return who was renamed since some moment, and how they are called now."""
        query = select(accounts.c.id, accounts.c.name).where(accounts.c.renamed_at >= since)
        return [(str(person), str(name)) for person, name in await self.read(query)]

    async def is_among_strangers(self, person: str) -> bool:
        """Tell whether somebody owns or has sat at an open table that is shown to all."""
        shown = (tables.c.is_listed.is_(True), tables.c.is_closed.is_(False), participants.c.session == person)
        query = select(tables.c.id).join(participants, participants.c.table_id == tables.c.id).where(*shown)
        return bool(await self.read(query.limit(1)))

    # Passkeys

    async def keys_of(self, person: str) -> list[Passkey]:
        """Return the passkeys of an account, the oldest first."""
        query = select(passkeys).where(passkeys.c.account_id == person)
        return [Passkey(*row) for row in await self.read(query.order_by(passkeys.c.created_at, passkeys.c.id))]

    async def key(self, key: str) -> Passkey | None:
        """Return a passkey by its id."""
        rows = await self.read(select(passkeys).where(passkeys.c.id == key))
        return Passkey(*rows[0]) if rows else None

    async def add_key(self, key: Passkey) -> None:
        """Keep one more passkey.

        :raises Conflict: if there is such a one.
        """
        await self.write(insert(passkeys).values(**asdict(key)))

    async def change_key(self, person: str, key: str, **values: object) -> bool:
        """Keep other values of a passkey; tell whether there is such a one."""
        own = (passkeys.c.id == key, passkeys.c.account_id == person)
        return bool(await self.write(update(passkeys).where(*own).values(**values)))

    async def remove_key(self, person: str, key: str) -> None:
        """Forget a passkey."""
        await self.write(delete(passkeys).where(passkeys.c.id == key, passkeys.c.account_id == person))

    # Challenges

    async def ask(self, challenge: str, purpose: str, person: str, expires_at: int) -> None:
        """Keep that something is to be signed."""
        row = {"hash": challenge, "purpose": purpose, "person": person, "expires_at": expires_at}
        await self.write(insert(key_challenges).values(**row))

    async def answered(self, challenge: str, purpose: str, person: str, now: int) -> bool:
        """Tell whether somebody was asked for this, and forget it: each is answered once."""
        own = (
            key_challenges.c.hash == challenge,
            key_challenges.c.purpose == purpose,
            key_challenges.c.person == person,
        )
        return bool(await self.write(delete(key_challenges).where(*own, key_challenges.c.expires_at > now)))

    # Recovery codes

    async def set_codes(self, person: str, codes: Sequence[str]) -> None:
        """Keep the hashes of new codes instead of all earlier ones."""
        await self.write(
            delete(recovery_codes).where(recovery_codes.c.account_id == person),
            *(insert(recovery_codes).values(hash=code, account_id=person) for code in codes),
        )

    async def use_code(self, code: str) -> str | None:
        """Return whose code it is, and forget it: of two who use it at once one is let in."""
        rows = await self.read(select(recovery_codes.c.account_id).where(recovery_codes.c.hash == code))
        used = bool(rows) and await self.write(delete(recovery_codes).where(recovery_codes.c.hash == code))
        return str(rows[0][0]) if used else None

    async def codes_left(self, person: str) -> int:
        """Return how many codes have not been used."""
        query = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.account_id == person)
        return int((await self.read(query))[0][0])

    # Links by mail

    async def add_link(self, link: MailLink) -> None:
        """Keep that a link was asked for."""
        await self.write(insert(mail_links).values(**asdict(link)))

    async def asked(self, mailbox: str, address: str, since: int) -> tuple[int, int]:
        """Return how many links were asked for since some moment: for a mailbox, and from an address."""
        counts = [
            select(func.count()).select_from(mail_links).where(own, mail_links.c.asked_at > since).scalar_subquery()
            for own in (mail_links.c.mailbox == mailbox, mail_links.c.address == address)
        ]
        found = (await self.read(select(*counts)))[0]
        return int(found[0]), int(found[1])

    async def link(self, hashed: str, now: int) -> MailLink | None:
        """Return a link that can still be used."""
        fresh = (mail_links.c.used_at.is_(None), mail_links.c.expires_at > now)
        rows = await self.read(select(mail_links).where(mail_links.c.hash == hashed, *fresh))
        return MailLink(*rows[0]) if rows else None

    async def use_link(self, hashed: str, now: int) -> bool:
        """Tell whether a link can be used, and let nobody use it again; the mailbox is forgotten."""
        fresh = (mail_links.c.used_at.is_(None), mail_links.c.expires_at > now)
        statement = update(mail_links).where(mail_links.c.hash == hashed, *fresh).values(used_at=now, mail="")
        return bool(await self.write(statement))
