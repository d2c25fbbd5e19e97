"""People at a table, and what they write: names and remarks that can be shown to others."""

import unicodedata
from dataclasses import dataclass
from typing import Final

from tarock.server.codes import Code, Refusal

NAME_LENGTH: Final = 30
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""The categories of Unicode that are not shown."""
_OF_RECORDS: Final = frozenset(";,{}()[]")
"""What means something in a record."""


@dataclass(frozen=True, slots=True)
class Session:
    """Somebody, by the name that he gave himself."""

    id: str
    name: str
    device: str = ""
    """A hash of what the browser is known by; nothing for a program."""
    address: str = ""
    """A hash of the address on the internet; nothing for one that many share."""
    ends: int = 0
    """When the session is over, in milliseconds since 1970."""


def checked_name(name: str) -> str:
    """Return a name as it is shown: without what cannot be seen, and not too long.

    :raises Refusal: if nothing is left, or too much.
    """
    shown = checked_text(name, NAME_LENGTH)
    if shown is None:
        raise Refusal(Code.BAD_NAME, f"expected 1 to {NAME_LENGTH} characters")
    return shown


def name_in_record(name: str) -> str:
    """Return a name as a record can hold it within a statement: without its brackets, and not the word that follows it.

    >>> name_in_record("Frida (vært), because"), name_in_record("{}")
    ('Frida vært', '–')
    """
    words = "".join(" " if char in _OF_RECORDS else char for char in name).split()
    return " ".join(word for word in words if word != "because") or "–"


def checked_text(text: str, length: int) -> str | None:
    """Return a text in one line without control characters; None if nothing is left, or more than a length."""
    visible = "".join(" " if unicodedata.category(char) in _INVISIBLE else char for char in text)
    shown = " ".join(unicodedata.normalize("NFC", visible).split())
    return shown if 0 < len(shown) <= length else None
