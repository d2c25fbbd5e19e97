"""The pictures of shared deals: made by a worker when they are first asked for, and kept for a while."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, NamedTuple

import tarock
from tarock.server.sharing.shared import SharedDeal
from tarock.words import Language

KEPT: Final = 64
"""So many pictures are kept: some twelve megabytes."""


class Size(NamedTuple):
    """The width and height of a picture."""

    width: int
    height: int


LARGE: Final = Size(1200, 630)
"""As those like it who show a picture beside a link."""
SIZES: Final = (LARGE, Size(600, 315), Size(300, 157))


def size_within(width: int | None, height: int | None) -> Size | None:
    """Return the largest picture that fits; None if none does.

    >>> size_within(800, None), size_within(None, 100)
    (Size(width=600, height=315), None)
    """
    fitting = (size for size in SIZES if size.width <= (width or size.width) and size.height <= (height or size.height))
    return next(fitting, None)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A picture: of which deal, in which language and size."""

    shared: SharedDeal
    language: Language
    size: Size

    @property
    def tag(self) -> str:
        """By what a picture is known: it changes with a name, which its owner may have had forgotten."""
        deal = self.shared.deal
        known = (tarock.__version__, self.shared.table.id, deal.name, deal.names, deal.result, self.language, self.size)
        return sha256(repr(known).encode()).hexdigest()[:20]


class Pictures:
    """Those that were asked for last."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._pictures = OrderedDict[str, bytes]()

    async def found(self, wanted: Wanted, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return a picture, made only where it is not at hand."""
        tag = wanted.tag
        if tag not in self._pictures:
            self._pictures[tag] = await make()
            while len(self._pictures) > self._kept:
                self._pictures.popitem(last=False)
        self._pictures.move_to_end(tag)
        return self._pictures[tag]
