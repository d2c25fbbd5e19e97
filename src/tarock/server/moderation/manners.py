"""Words that whoever runs the server does not want to read: a file in the data folder, one word a line.

There is none at first.  A line that ends with a star stands for every word that begins so; what follows ``#`` is a
remark.  Words are compared as names are, by what they look like.
"""

import re
from pathlib import Path
from typing import Final

from tarock.server.codes import Code, told
from tarock.server.moderation.alike import skeleton

FILE: Final = "unwanted-words.txt"


class Manners:
    """The unwanted words of a server."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self._read_at = 0
        self._words: frozenset[str] = frozenset()
        self._beginnings: tuple[str, ...] = ()
        self.look()

    def look(self) -> None:
        """Read the file if it has changed."""
        try:
            changed = self.file.stat().st_mtime_ns
            text = self.file.read_text("utf-8", "replace") if changed != self._read_at else None
        except OSError:  # there is none, as usual
            changed, text = 0, ""
        if text is None:
            return
        lines = [line.partition("#")[0].strip() for line in text.splitlines()]
        self._read_at = changed
        self._words = frozenset(skeleton(line) for line in lines if line and not line.endswith("*"))
        self._beginnings = tuple(skeleton(line[:-1]) for line in lines if len(line) > 1 and line.endswith("*"))

    def check(self, text: str) -> None:
        """Refuse a text with an unwanted word.

        :raises Refusal: if it has one.
        """
        if not (self._words or self._beginnings):
            return
        words = [skeleton(word) for word in re.split(r"[\W_]+", text) if word]
        if any(word in self._words or word.startswith(self._beginnings) for word in words):
            raise told(Code.BAD_WORDS)
