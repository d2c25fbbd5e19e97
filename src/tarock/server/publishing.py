"""The published list of all commitments: whoever has read it once sees whether anything in it is changed later.

It names no table, since whoever knows the name of a table that is not listed finds it.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence

START: Final = "0" * 64
"""What the first entry is chained to."""


class Published(msgspec.Struct, frozen=True):
    """A commitment in the list: its number from 1, when it was published, and the hash that chains it to all before."""

    n: int
    at: int
    """In milliseconds since 1970."""
    commitment: str
    chain: str


def chained(before: str, n: int, at: int, commitment: str) -> str:
    """Return the hash that chains an entry to the one before it."""
    return sha256(f"{before} {n} {at} {commitment}".encode()).hexdigest()


def next_entry(last: Published | None, at: int, commitment: str) -> Published:
    """Return the entry that follows."""
    n, before = (1, START) if last is None else (last.n + 1, last.chain)
    return Published(n, at, commitment, chained(before, n, at, commitment))


def read_published(text: str | bytes) -> frozenset[str]:
    """Return the commitments of a list, as the server gives it.

    :raises TarockError: if it is no list, or if it was changed.
    """
    try:
        entries = msgspec.json.decode(text, type=list[Published])
    except msgspec.DecodeError as error:
        raise TarockError(Sentence("verify-no-list", why=str(error))) from error
    check_chain(entries)
    return frozenset(entry.commitment for entry in entries)


def check_chain(entries: Sequence[Published]) -> None:
    """Check that each entry is chained to the one before; a part of the list is chained to what is not seen.

    :raises TarockError: with the first that is not.
    """
    for number, entry in enumerate(entries):
        before = entries[number - 1] if number else None
        if before is not None and entry.n != before.n + 1:
            raise TarockError(Sentence("verify-chain", number=entry.n))
        if before is None and entry.n > 1:
            continue
        if entry.chain != chained(START if before is None else before.chain, entry.n, entry.at, entry.commitment):
            raise TarockError(Sentence("verify-chain", number=entry.n))
