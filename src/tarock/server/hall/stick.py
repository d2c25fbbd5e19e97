"""A copy of the club's folder on a stick, so that another laptop can take over with it.

All logs are copied, the seeds that wait beside them, the cups and the secret of the codes; contact data never leave
this machine.
What a copy holds was read between two writes, so that a seed never lacks its log; each file is replaced in one step.
"""

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from tarock.club.home.cups import CUPS, cup_files
from tarock.club.home.folder import ENDING, EVENTS, LOG
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.hall.folder import KEY

WAITING: Final = (".seed", ".deals")
"""How files end that wait beside a log: what nobody may know yet."""

Stamp: TypeAlias = tuple[int, int]
Snapshot: TypeAlias = dict[str, tuple[Stamp, bytes] | None]
"""By path below the folder: a file that has changed, with its size and time, or None for one that is gone."""


@dataclass(slots=True)
class StickState:
    """How the last copy went."""

    at: int = 0
    """When the last one was whole, in seconds since 1970."""
    failed: TarockError | None = None


class Stick:
    """Copies a folder to another."""

    def __init__(self, source: Path, target: Path) -> None:
        """Take a folder on a stick; it is made when it is missing, but not the stick itself.

        :raises TarockError: in one sentence, if it cannot be used.
        """
        self.source = source
        self.target = target
        self.state = StickState()
        self._copied: dict[str, Stamp] = {}
        try:
            target.mkdir(exist_ok=True)
            (target / EVENTS).mkdir(exist_ok=True)
            (target / CUPS).mkdir(exist_ok=True)
            self._device = target.stat().st_dev
            is_same = target.samefile(source)
        except OSError as error:
            raise _failed(target, error) from error
        if is_same:
            raise TarockError(Sentence("stick-same", folder=str(target)))

    def snapshot(self) -> Snapshot:
        """Read what has changed since the last copy; called where the logs are written."""
        stamps = {name: _stamp(self.source / name) for name in self._names()}
        changed: Snapshot = {
            name: (stamp, (self.source / name).read_bytes())
            for name, stamp in stamps.items()
            if self._copied.get(name) != stamp
        }
        return changed | {name: None for name in self._left_over() if name not in stamps}

    def write(self, snapshot: Snapshot) -> None:
        """Write a snapshot; logs come last, so that what waits beside one is there before it.

        :raises TarockError: if the stick is gone or full, or holds more than this machine.
        """
        try:
            if self.target.stat().st_dev != self._device:
                raise TarockError(Sentence("stick-gone", folder=str(self.target)))
            for name in sorted(snapshot, key=lambda each: each.endswith(ENDING)):
                self._put(name, snapshot[name])
        except OSError as error:
            raise _failed(self.target, error) from error
        self.state.at = int(time.time())

    def _put(self, name: str, copied: tuple[Stamp, bytes] | None) -> None:
        file = self.target / name
        if copied is None:
            file.unlink(missing_ok=True)
            return
        stamp, data = copied
        if name not in self._copied and file.exists() and name.endswith((ENDING, LOG)):
            _check_older(file, data)
        beside = file.with_name(f"{file.name}.part")
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        beside.replace(file)
        self._copied[name] = stamp

    def _names(self) -> Iterator[str]:
        """Give the files that are copied, by their paths below the folder."""
        yield from (name for name in (KEY, LOG) if (self.source / name).is_file())
        yield from (f"{CUPS}/{file.name}" for file in cup_files(self.source))
        for log in sorted((self.source / EVENTS).glob(f"*{ENDING}")):
            beside = (log.with_name(f"{log.name}{ending}") for ending in WAITING)
            yield from (f"{EVENTS}/{file.name}" for file in (log, *beside) if file.is_file())

    def _left_over(self) -> Iterator[str]:
        """Give what waits on the stick beside a log that this machine has."""
        for log in (self.source / EVENTS).glob(f"*{ENDING}"):
            names = (f"{EVENTS}/{log.name}{ending}" for ending in WAITING)
            yield from (name for name in names if (self.target / name).is_file())


def _stamp(file: Path) -> Stamp:
    found = file.stat()
    return found.st_size, found.st_mtime_ns


def _check_older(file: Path, data: bytes) -> None:
    """Refuse to put a log in the place of one that has gone on elsewhere.

    :raises TarockError: if the log on the stick does not lead to ours.
    """
    last = _line(file.read_bytes().rpartition(b"\n")[0].rpartition(b"\n")[2])
    ours = data.split(b"\n")
    place = int(last.get("n", 0))
    if not 0 < place < len(ours) or _line(ours[place]).get("was") != last.get("was"):
        raise TarockError(Sentence("stick-other", file=str(file)))


def _line(text: bytes) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError:
        return {}
    return found


def _failed(folder: Path, error: OSError) -> TarockError:
    return TarockError(Sentence("stick-failed", folder=str(folder), cause=error.strerror or str(error)))
