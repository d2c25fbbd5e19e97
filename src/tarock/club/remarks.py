"""Names in what people have written into a log in words of their own: why a line was struck, what was ruled.

Such words are in the hash of their line: whoever changed them would break the proof.  So they stay when somebody is
erased, and it is told where they stand: whoever keeps the book decides what is to be done about them.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

import msgspec
from msgspec import Struct

from tarock.club.log import Log
from tarock.core.sentences import Sentence

SHORTEST: Final = 3
"""So many letters has a part of a name that is looked for alone; less is an initial, or a word of some language."""
_TOLD: Final = 20
"""So many places are told."""


class Remark(Struct, frozen=True):
    """A line of a log with words that may name somebody."""

    file: str
    line: int
    kind: str
    """What happened, as the log calls it."""


def naming(log: Log[Any, Any], names: Iterable[str]) -> list[Remark]:
    """Return the lines of a log that may name somebody, by a name or by a part of one.

    :param names: all that he is called.
    """
    words = _words(names)
    if not words:
        return []
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, words))})(?!\w)", re.IGNORECASE)
    return [
        Remark(log.file.name, kept.n, str(kept.event.__struct_config__.tag))
        for kept in log.lines
        if log.kind.named(kept.event) is None  # what people themselves are called is no remark
        and any(pattern.search(text) for text in _texts(msgspec.to_builtins(kept.event)))
    ]


def _words(names: Iterable[str]) -> list[str]:
    """Return what is looked for: whole names first, then what they are made of."""
    parts = (part.strip(".,") for name in names for part in name.split())
    return list(dict.fromkeys([*names, *(part for part in parts if len(part) >= SHORTEST)]))


def _texts(value: Any) -> Iterator[str]:  # noqa: ANN401 - JSON of any shape
    """Give all texts of an event; people write no keys."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from _texts([*cast("dict[str, Any]", value).values()])
    elif isinstance(value, list | tuple):
        for each in cast("list[Any]", value):
            yield from _texts(each)


def told(found: list[Remark]) -> list[Sentence]:
    """Return where somebody may still be named: nothing, or one sentence."""
    if not found:
        return []
    places = ", ".join(f"{each.file}:{each.line + 1} ({each.kind})" for each in found[:_TOLD])
    return [Sentence("home-erased-remarks", number=len(found), places=places + (" …" if len(found) > _TOLD else ""))]
