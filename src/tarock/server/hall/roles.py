"""Who may write what: short codes that are worked out from a secret of the folder, so that nothing is kept of them.

A second laptop that takes over with the folder knows the same codes, and so does the same one after a restart.
"""

import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Final

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""What codes are made of: nothing that looks like something else."""
LONG: Final = 10
"""Of the desk and of referees: nobody types them often."""
SHORT: Final = 6
"""Of a table: somebody types it with cold fingers, and it is good for one round."""
_GROUP: Final = 5


class Role(StrEnum):
    """What a code makes of somebody."""

    DESK = "desk"
    SECRETARY = "secretary"
    """Sees contact data; whoever helps at the desk does not."""
    REFEREE = "referee"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Codes:
    """The codes of a folder."""

    secret: bytes

    def desk(self) -> str:
        """Return the code of the desk, which is one for all events of the club."""
        return self._code(LONG, Role.DESK)

    def secretary(self) -> str:
        """Return the code of the club's secretary."""
        return self._code(LONG, Role.SECRETARY)

    def referee(self, event: str) -> str:
        """Return the code of an event's referees."""
        return self._code(LONG, Role.REFEREE, event)

    def table(self, event: str, number: int, table: int) -> str:
        """Return the code of a table in one round."""
        return self._code(SHORT, Role.TABLE, event, str(number), str(table))

    def _code(self, length: int, *parts: str) -> str:
        digest = hmac.digest(self.secret, "\0".join(parts).encode(), sha256)
        return "".join(_letters(int.from_bytes(digest), length))


def _letters(number: int, length: int) -> Iterator[str]:
    for _ in range(length):
        number, letter = divmod(number, len(LETTERS))
        yield LETTERS[letter]


def is_code(typed: str, code: str) -> bool:
    """Tell whether somebody has typed a code, in whatever case and with whatever gaps.

    >>> is_code("K7M-2PQ ", "k7m2pq"), is_code("", "k7m2pq")
    (True, False)
    """
    plain = "".join(letter for letter in typed.lower() if letter.isalnum())
    return hmac.compare_digest(plain.encode(), code.encode())


def spelt(code: str) -> str:
    """Return a code as people read it.

    >>> spelt("k7m2pqabcd"), spelt("k7m2pq")
    ('k7m2p-qabcd', 'k7m2pq')
    """
    return code if len(code) <= SHORT else "-".join((code[:_GROUP], code[_GROUP:]))
