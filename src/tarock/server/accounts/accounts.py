"""Accounts: made from a guest, who stays who he is, and entered by what only their owner has."""

import asyncio
import secrets
from base64 import b32encode
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

import structlog
from webauthn.helpers import bytes_to_base64url

from tarock.server.accounts import passkeys
from tarock.server.accounts.bodies import LABEL, AccountMade, AccountShown, KeyMade, KeyUsed, PasskeyShown
from tarock.server.accounts.keeping import kept
from tarock.server.accounts.records import Account, AccountRows, Passkey
from tarock.server.accounts.site import Site
from tarock.server.codes import Code, Refusal
from tarock.server.dealing import now
from tarock.server.evening.settings import Settings
from tarock.server.guests import LOOK, Guests
from tarock.server.names import Session, checked_name, checked_text, folded
from tarock.server.sessions import LIFETIME
from tarock.server.store.entries import StoreError

ASKED: Final = 5 * 60 * 1000
"""Milliseconds within which an authenticator must have answered."""
CODES: Final = 10
"""So many recovery codes are given out."""
KEYS: Final = 20
"""So many passkeys may an account have."""
MAKE: Final = "make"
USE: Final = "use"

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("accounts")


class Accounts:
    """All accounts."""

    def __init__(self, rows: AccountRows, guests: Guests) -> None:
        self.rows = rows
        self.guests = guests
        self._looked_at = 0
        self._chore: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Learn who is called otherwise than his older tokens say."""
        self._looked_at = now() - LIFETIME
        await self._look()
        if self.guests.shared:
            self._chore = asyncio.create_task(self._look_for_ever(), name="renamed accounts")

    async def stop(self) -> None:
        """Stop looking."""
        if self._chore is not None:
            self._chore.cancel()
            await asyncio.gather(self._chore, return_exceptions=True)

    async def _look(self) -> None:
        moment = now()
        self.guests.sessions.names.update(await self.rows.renamed(self._looked_at))
        self._looked_at = moment - round(LOOK * 1000)

    async def _look_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._look()
            except StoreError as error:
                _logs.warning("renamed accounts not read", cause=str(error))

    # Who has one

    async def of(self, session: Session) -> Account | None:
        """Return the account of whoever asks.

        :raises Refusal: if it cannot be read.
        """
        with kept():
            return await self.rows.find(session.id)

    async def needed(self, session: Session) -> Account:
        """Return the account of whoever asks.

        :raises Refusal: if he has none.
        """
        account = await self.of(session)
        if account is None:
            raise Refusal(Code.NO_ACCOUNT)
        return account

    async def shown(self, account: Account) -> AccountShown:
        """Return an account as its owner sees it."""
        with kept():
            keys, left = await self.rows.keys_of(account.id), await self.rows.codes_left(account.id)
        return AccountShown(
            name=account.name,
            handle=account.handle,
            created_at=account.created_at,
            mail=account.mail or "",
            shows_statistics=account.shows_statistics,
            recovery_left=left,
            passkeys=tuple(PasskeyShown(key.id, key.label, key.created_at, key.used_at) for key in keys),
        )

    async def make(self, session: Session, language: str, *, key: Passkey | None = None, mail: str = "") -> AccountMade:
        """Make an account of a guest: his seats, tables and past deals stay his.

        :raises Refusal: if an account has his name, or it cannot be kept.
        """
        moment, (codes, hashes) = now(), new_codes()
        account = Account(
            id=session.id,
            handle=self._handle(session),
            name=session.name,
            folded=folded(session.name),
            created_at=moment,
            seen_at=moment,
            mail=mail or None,
            language=language,
        )
        with kept(Code.NAME_TAKEN):
            await self.rows.add(account, key, hashes)
        with kept():
            await self.guests.give_to_account(session)
        _logs.info("account made")
        return AccountMade(await self.shown(account), codes)

    def _handle(self, session: Session) -> str:
        return self.guests.sessions.mark("account", session.id)[:22]

    # Names

    async def rename(self, session: Session, name: str) -> Session:
        """Let somebody go by another name; that of an account is its own.

        :raises Refusal: if it cannot be shown, an account has it, or it cannot be kept.
        """
        account, shown = await self.of(session), checked_name(name)
        if account is None:
            with kept():
                among_strangers = await self.rows.is_among_strangers(session.id)
            if among_strangers:
                await self.check_name(replace(session, name=shown))
            return await self.guests.rename(session, shown)
        with kept(Code.NAME_TAKEN):
            await self.rows.change(account.id, name=shown, folded=folded(shown), renamed_at=now())
        self.guests.sessions.names[account.id] = shown
        return await self.guests.rename(session, shown)

    async def check_name(self, session: Session) -> None:
        """Let nobody go by the name of an account that is not his.

        :raises Refusal: if he does.
        """
        with kept():
            named = await self.rows.by_name(folded(session.name))
        if named is not None and named.id != session.id:
            raise Refusal(Code.NAME_TAKEN)

    async def check_seat(self, session: Session, settings: Settings) -> None:
        """Let a guest not go by the name of an account where strangers play.

        :raises Refusal: if he would.
        """
        if settings.listed:
            await self.check_name(session)

    # Passkeys

    async def ask_to_make(self, session: Session, site: Site) -> Any:  # noqa: ANN401 - JSON
        """Return what an authenticator is asked that is to make a passkey, for an account or to make one.

        :raises Refusal: if an account has the name of a guest, or there are enough keys.
        """
        with kept():
            account, known = await self.rows.find(session.id), await self.rows.keys_of(session.id)
        if account is None:
            await self.check_name(session)
        if len(known) >= KEYS:
            raise Refusal(Code.TOO_MANY)
        challenge = await self._ask(MAKE, session.id)
        name, handle = (account.name, account.handle) if account else (session.name, self._handle(session))
        return passkeys.making(site, handle, name, known, challenge)

    async def add_key(self, session: Session, site: Site, answer: KeyMade, language: str) -> AccountMade:
        """Add a passkey to an account, which is made if there is none.

        :raises Refusal: if it is not proven, or cannot be kept.
        """
        challenge = await self._answered(answer.client_data, MAKE, session.id)
        proven, moment = passkeys.made(site, answer, challenge), now()
        key = Passkey(
            id=bytes_to_base64url(proven.credential_id),
            account_id=session.id,
            public_key=bytes_to_base64url(proven.credential_public_key),
            sign_count=proven.sign_count,
            label=checked_text(answer.label, LABEL) or "",
            created_at=moment,
            used_at=moment,
        )
        account = await self.of(session)
        if account is None:
            return await self.make(session, language, key=key)
        with kept(Code.BAD_PASSKEY):
            await self.rows.add_key(key)
        return AccountMade(await self.shown(account))

    async def remove_key(self, session: Session, key: str) -> AccountShown:
        """Let a passkey count no longer.

        :raises Refusal: if nobody could enter the account without it.
        """
        account = await self.needed(session)
        with kept():
            others = [each for each in await self.rows.keys_of(account.id) if each.id != key]
        if not others and not account.mail:
            raise Refusal(Code.LAST_WAY_IN)
        with kept():
            await self.rows.remove_key(account.id, key)
        return await self.shown(account)

    async def label_key(self, session: Session, key: str, label: str) -> AccountShown:
        """Call a passkey otherwise."""
        account = await self.needed(session)
        with kept():
            if not await self.rows.change_key(account.id, key, label=checked_text(label, LABEL) or ""):
                raise Refusal(Code.NOT_FOUND)
        return await self.shown(account)

    async def ask_to_use(self, site: Site) -> Any:  # noqa: ANN401 - JSON
        """Return what an authenticator is asked that is to prove a passkey."""
        return passkeys.using(site, await self._ask(USE, ""))

    async def by_key(self, site: Site, answer: KeyUsed) -> Account:
        """Return whose account is entered by a passkey.

        :raises Refusal: if it is not proven.
        """
        challenge = await self._answered(answer.client_data, USE, "")
        with kept():
            key = await self.rows.key(answer.id)
        if key is None:
            raise Refusal(Code.BAD_PASSKEY)
        count = passkeys.used(site, answer, challenge, key).new_sign_count
        with kept():
            await self.rows.change_key(key.account_id, key.id, sign_count=count, used_at=now())
        return await self.entered(key.account_id)

    async def _ask(self, purpose: str, person: str) -> bytes:
        challenge = secrets.token_bytes(32)
        with kept():
            await self.rows.ask(sha256(challenge).hexdigest(), purpose, person, now() + ASKED)
        return challenge

    async def _answered(self, client_data: str, purpose: str, person: str) -> bytes:
        challenge = passkeys.challenge_of(client_data)
        with kept():
            if not await self.rows.answered(sha256(challenge).hexdigest(), purpose, person, now()):
                raise Refusal(Code.BAD_PASSKEY)
        return challenge

    # Recovery

    async def renew_codes(self, session: Session) -> AccountMade:
        """Give out new recovery codes: all earlier ones count no longer."""
        account, (codes, hashes) = await self.needed(session), new_codes()
        with kept():
            await self.rows.set_codes(account.id, hashes)
        return AccountMade(await self.shown(account), codes)

    async def by_code(self, code: str) -> Account:
        """Return whose account is entered by a recovery code, once.

        :raises Refusal: if it is none.
        """
        with kept():
            person = await self.rows.use_code(code_hash(code))
        if person is None:
            raise Refusal(Code.BAD_RECOVERY)
        return await self.entered(person)

    async def entered(self, person: str) -> Account:
        """Return the account that somebody has entered, and note when.

        :raises Refusal: if there is none any more.
        """
        moment = now()
        with kept():
            account = await self.rows.find(person)
            if account is None:
                raise Refusal(Code.NO_ACCOUNT)
            await self.rows.change(person, seen_at=moment)
        return replace(account, seen_at=moment)


def new_codes() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return new recovery codes, of 80 random bits each, and their hashes."""
    plain = [b32encode(secrets.token_bytes(10)).decode().lower() for _ in range(CODES)]
    codes = tuple("-".join(code[at : at + 4] for at in range(0, 16, 4)) for code in plain)
    return codes, tuple(map(code_hash, codes))


def code_hash(code: str) -> str:
    """Return what is kept of a recovery code; how it is spelled with dashes, blanks and capitals does not matter."""
    return sha256("".join(filter(str.isalnum, code.lower())).encode()).hexdigest()
