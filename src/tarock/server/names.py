"""People at a table, and what they write: names and remarks that can be shown to others."""

import unicodedata
from dataclasses import dataclass
from typing import Final

from tarock.server.codes import Code, Refusal, told
from tarock.server.moderation.alike import is_flooded, is_mixed, skeleton
from tarock.server.moderation.reserved import is_reserved

NAME_LENGTH: Final = 30
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""The categories of Unicode that are not shown."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""What shows nothing: the fillers of Hangul, marks that join or vary, and the pattern of Braille without a dot."""
_MARKS: Final = "M"
"""The first letter of the categories of what only stands over or under something else."""
_OF_RECORDS: Final = frozenset(";,{}()[]")
"""What means something in a record."""


@dataclass(frozen=True, slots=True)
class Session:
    """Somebody, by the name that he gave himself."""

    id: str
    """The person: seats, tables and past deals are his.  A guest is his session, an account stays who made it."""
    name: str
    device: str = ""
    """A hash of what the browser is known by; nothing for a program."""
    address: str = ""
    """A hash of the address on the internet; nothing for one that many share."""
    ends: int = 0
    """When the session is over, in milliseconds since 1970."""
    own: str = ""
    """The id of the session itself, where somebody has signed in to an account; a guest's is that of the person."""

    @property
    def key(self) -> str:
        """What the session itself is known by, when it is listed or ended."""
        return self.own or self.id


def checked_name(name: str) -> str:
    """Return a name as it is shown: without what cannot be seen, not too long, and not made to be taken for another's.

    :raises Refusal: if nothing is left or too much, if it deceives, or if nobody may bear it.
    """
    shown = checked_text(name, NAME_LENGTH)
    if shown is None:
        raise Refusal(Code.BAD_NAME, f"expected 1 to {NAME_LENGTH} characters")
    if is_mixed(shown) or is_flooded(shown):
        raise told(Code.NAME_DECEIVES)
    if is_reserved(shown):
        raise told(Code.NAME_RESERVED)
    return shown


def folded(name: str) -> str:
    """Return by what names are compared: two that look alike, however they are spelt, fold alike.

    >>> folded("Frida  M") == folded("frida m"), folded("Frida") == folded("Fr1da"), folded("Åse") == folded("Ase")
    (True, True, False)
    """
    return skeleton(" ".join(name.split()))


def name_in_record(name: str) -> str:
    """Return a name as a record can hold it within a statement: without its brackets, and not the word that follows it.

    >>> name_in_record("Frida (vært), because"), name_in_record("{}")
    ('Frida vært', '–')
    """
    words = "".join(" " if char in _OF_RECORDS else char for char in name).split()
    return " ".join(word for word in words if word != "because") or "–"


def checked_text(text: str, length: int) -> str | None:
    r"""Return a text in one line, of what can be seen; None if nothing is left, or more than a length.

    >>> checked_text("Søren\n\u3164 K.", 30), checked_text("\u3164\u0301", 30)
    ('Søren K.', None)
    """
    visible = "".join(" " if _is_unseen(char) else char for char in text)
    shown = " ".join(unicodedata.normalize("NFC", visible).split())
    stands = any(not unicodedata.category(char).startswith(_MARKS) for char in shown if not char.isspace())
    return shown if stands and len(shown) <= length else None


def _is_unseen(char: str) -> bool:
    return char in _BLANK or unicodedata.category(char) in _INVISIBLE
