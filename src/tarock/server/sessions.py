"""Sessions without accounts: a name, a random number and an end, signed by the server.

Whoever shows the token is that person, in a cookie that no script reads or, for a program, in a header.
A link to a seat is no session: it hands one seat at one table over to whoever opens it first.
"""

import base64
import hmac
import os
import secrets
import time
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from tarock.core.errors import TarockError
from tarock.server.codes import Code, Refusal
from tarock.server.names import Session, checked_name

KEY_FILE: Final = "session.key"
KEY_SIZE: Final = 32
_MAC_SIZE: Final = 43
LIFETIME: Final = 365 * 24 * 3600 * 1000
"""Milliseconds after which a session ends."""


class _Token(msgspec.Struct, frozen=True, array_like=True):
    session: str
    name: str
    ends: int = 0
    """In milliseconds since 1970; tokens of earlier versions lack it."""
    person: str = ""
    """Whose account the session was begun for by signing in; nobody's: it is a guest's, or has made an account."""


class Link(msgspec.Struct, frozen=True, array_like=True):
    """The seat that a link is for, and who had it since when: whoever else has it now, the link has been used."""

    session: str
    place: int
    since: int


class Sessions:
    """Makes and checks the tokens of sessions and seats."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.ended: set[str] = set()
        """The sessions that were ended before their time."""
        self.old_ends = 0
        """When sessions end whose tokens do not say so."""
        self.names: dict[str, str] = {}
        """How people are called now whose accounts go by another name than some of their tokens say."""

    def begin(self, name: str) -> Session:
        """Begin a session.

        :raises Refusal: if the name cannot be shown.
        """
        return Session(secrets.token_urlsafe(16), checked_name(name), ends=_now() + LIFETIME)

    def begin_for(self, person: str, name: str) -> Session:
        """Begin a session of somebody who has signed in to his account."""
        return Session(person, name, ends=_now() + LIFETIME, own=secrets.token_urlsafe(16))

    def renamed(self, session: Session, name: str) -> Session:
        """Return the same session under another name: seats and tables stay.

        :raises Refusal: if the name cannot be shown.
        """
        return replace(session, name=checked_name(name))

    def token(self, session: Session) -> str:
        """Return what proves a session."""
        return self._signed("session", msgspec.json.encode(_token(session)))

    def read(self, token: str) -> Session:
        """Return the session of a token.

        :raises Refusal: if this server has not signed it, or if it has ended.
        """
        body = self._checked("session", token)
        if body is None:
            raise Refusal(Code.NO_SESSION)
        found = msgspec.json.decode(body, type=_Token)
        ends = found.ends or self.old_ends
        if ends <= _now() or found.session in self.ended:
            raise Refusal(Code.NO_SESSION)
        person = found.person or found.session
        own = found.session if found.person else ""
        return Session(person, self.names.get(person, found.name), ends=ends, own=own)

    def handle(self, session: str) -> str:
        """Return what a session is called in the list of its owner, which proves nothing."""
        return self._mac("handle", session.encode())[:16]

    def link(self, table: str, link: Link) -> str:
        """Return the secret part of a link to a seat."""
        return self._signed(f"seat {table}", msgspec.json.encode(link))

    def read_link(self, table: str, link: str) -> Link:
        """Return which seat of a table a link is for.

        :raises Refusal: if this server has not signed it.
        """
        body = self._checked(f"seat {table}", link)
        if body is None:
            raise Refusal(Code.BAD_LINK)
        return msgspec.json.decode(body, type=Link)

    def mark(self, kind: str, what: str) -> str:
        """Return what a browser or an address is known by here, from which nobody else can tell it; "" for none."""
        return self._mac(f"mark {kind}", what.encode()) if what else ""

    def csrf(self, session: Session) -> str:
        """Return what a page of ours adds to a request with a cookie, and a page of others cannot know."""
        return self._mac("csrf", session.key.encode())

    def is_csrf(self, session: Session, token: str) -> bool:
        """Tell whether a request comes from a page of ours."""
        return hmac.compare_digest(self.csrf(session).encode(), token.encode())

    def _signed(self, purpose: str, body: bytes) -> str:
        return f"{_text(body)}.{self._mac(purpose, body)}"

    def _checked(self, purpose: str, token: str) -> bytes | None:
        text, _, mac = token.rpartition(".")
        try:
            body = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        except ValueError:
            return None
        genuine = len(mac) == _MAC_SIZE and hmac.compare_digest(self._mac(purpose, body).encode(), mac.encode())
        return body if genuine else None

    def _mac(self, purpose: str, body: bytes) -> str:
        return _text(hmac.digest(self._key, purpose.encode() + b"\0" + body, sha256))


def _token(session: Session) -> _Token:
    person = session.id if session.own else ""
    return _Token(session.key, session.name, session.ends, person)


def _now() -> int:
    return time.time_ns() // 1_000_000


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read_key(folder: Path, name: str = KEY_FILE) -> bytes:
    """Return a key, as a rule that by which sessions are signed; the first start makes one for its owner alone.

    :raises TarockError: if the folder cannot be used.
    """
    file = folder / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            _write_new(file, secrets.token_bytes(KEY_SIZE))
        key = file.read_bytes()
    except OSError as error:
        raise TarockError(f"{folder}: cannot be used as the data folder ({error.strerror})") from error
    if len(key) != KEY_SIZE:
        raise TarockError(
            f"{file}: is no key of {KEY_SIZE} bytes; remove it to make a new one, which ends what was signed with it"
        )
    return key


def _write_new(file: Path, key: bytes) -> None:
    """Write the key whole or not at all: of two processes that start together one wins, and both read its key."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as stream:
            stream.write(key)
            stream.flush()
            os.fsync(stream.fileno())
        os.link(draft, file)
    except FileExistsError:
        return
    finally:
        draft.unlink(missing_ok=True)
