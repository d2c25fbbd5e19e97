"""A club's folder: its events, the secret of its codes, and the lock that lets one program write."""

import re
import secrets
import unicodedata
from pathlib import Path
from typing import BinaryIO, Final

from tarock.club.home.cups import cup_files
from tarock.club.home.folder import ENDING, EVENTS, LOCK
from tarock.club.locking import try_lock
from tarock.club.tournament.events import PlaysOnline
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.sessions import read_key

KEY: Final = "codes.key"
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")
_LONGEST: Final = 40
_ONLINE: Final = f'"{PlaysOnline.__struct_config__.tag}"'.encode()


class ClubFolder:
    """A folder that this program alone writes to, for as long as it runs."""

    def __init__(self, path: Path) -> None:
        """Take the folder; it is made when it is missing.

        :raises TarockError: in one sentence, if it cannot be used or another program has it.
        """
        self.path = path
        self.secret = read_key(path, KEY)
        self._lock = _locked(path)
        self.events.mkdir(exist_ok=True)

    @property
    def events(self) -> Path:
        """Where the logs of tournaments lie."""
        return self.path / EVENTS

    def close(self) -> None:
        """Let another program have the folder."""
        self._lock.close()

    def names(self) -> list[str]:
        """Return the events that there are, by name."""
        return sorted(file.stem for file in self.events.glob(f"*{ENDING}") if _NAME.fullmatch(file.stem))

    def names_online(self) -> list[str]:
        """Return the events of which a table has been played at the server, without reading what happened in all."""
        return [name for name in self.names() if _ONLINE in (self.events / f"{name}{ENDING}").read_bytes()]

    def file(self, event: str) -> Path | None:
        """Return the log of an event; None if there is none of that name."""
        file = self.events / f"{event}{ENDING}"
        return file if _NAME.fullmatch(event) and file.is_file() else None

    def cups(self) -> list[Path]:
        """Return the files of the cups that there are, by name."""
        return [file for file in cup_files(self.path) if _NAME.fullmatch(file.stem)]

    def new_file(self, title: str) -> Path:
        """Return where a new event is kept: a name that can be read and typed, and that no other has."""
        return self.events / f"{_plain(title)}-{secrets.token_hex(2)}{ENDING}"


def _plain(title: str) -> str:
    """Return a title as part of an address.

    >>> _plain("Herbst-Cup 2026 in Öblarn"), _plain("…")
    ('herbst-cup-2026-in-oblarn', 'event')
    """
    letters = unicodedata.normalize("NFKD", title.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:_LONGEST].strip("-") or "event"


def _locked(path: Path) -> BinaryIO:
    stream = (path / LOCK).open("ab")
    if not try_lock(stream):
        stream.close()
        raise TarockError(Sentence("hall-other-server", folder=str(path)))
    return stream
