"""The log of a tournament, ``event.tarockcup``: a line of JSON for each event, in the order in which they happened.

An event is checked against the state, written and forced to the disk, and only then does the state change: what was
answered is kept.  Each line has its number, who sent it with that sender's own number, so that what is sent twice is
kept once, and the hash of the line before it, so that none can be changed, left out or put in.  Names are not in the
hash: somebody who wants to be forgotten can be, and the rest still proves itself.
"""

import os
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from tarock.club.tournament import events
from tarock.club.tournament.check import check, check_settings
from tarock.club.tournament.fold import fold, forgotten, opened
from tarock.club.tournament.scoring import SCORINGS
from tarock.club.tournament.settings import Settings
from tarock.club.tournament.state import Tournament
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence

if sys.platform != "win32":
    import fcntl

VERSION: Final = 1
DESK: Final = "desk"
"""Who sends what is written at the desk itself."""
_DIGITS: Final = 32


class Head(msgspec.Struct, frozen=True):
    """The first line of a log."""

    tarockcup: int


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as it is kept."""

    n: int
    at: int
    """Seconds since 1970."""
    sender: str
    own: str
    """The sender's own number of what it sent."""
    was: str
    """The hash of the line before."""
    event: events.Event


class LogError(TarockError):
    """A log that cannot be read, or that was changed."""


class Log:
    """A log and the tournament that follows from it."""

    def __init__(self, file: Path, lines: list[Kept], tournament: Tournament, torn: int = 0) -> None:
        self.file = file
        self.lines = lines
        self.tournament = tournament
        self.torn = torn
        """So many bytes at the end were cut off: a line that was never kept whole."""
        self._sent = {(kept.sender, kept.own): kept for kept in lines}
        self._size = len(self.encoded())

    @classmethod
    def begin(cls, file: Path, event: str, settings: Settings, at: int) -> "Log":
        """Open a tournament in a new file.

        :raises TarockError: if there is such a file, or the settings do not fit the game.
        """
        first = events.Opened(event, settings)
        tournament = opened(first)
        scoring = SCORINGS[tournament.ruleset.family]
        check_settings(settings, scoring.active, scoring.at_table)
        head = _encoded(Head(VERSION))
        kept = Kept(1, at, DESK, "1", _hash(head), first)
        try:
            with file.open("xb") as stream:
                _force(stream.fileno(), head + _encoded(kept))
        except OSError as error:
            raise LogError(
                Sentence("cup-log-unwritable", file=str(file), cause=error.strerror or str(error))
            ) from error
        return cls(file, [kept], tournament)

    @classmethod
    def read(cls, file: Path) -> "Log":
        """Read a log; a last line that is not whole was never answered, and is left out and told.

        :raises LogError: if it cannot be read, or a line is wrong.
        """
        try:
            data = file.read_bytes()
        except OSError as error:
            raise LogError(Sentence("file-unreadable", file=str(file), cause=error.strerror or str(error))) from error
        whole, _, torn = data.rpartition(b"\n")
        lines = whole.split(b"\n") if whole else []
        return cls._of(file, lines, len(torn))

    @classmethod
    def _of(cls, file: Path, lines: list[bytes], torn: int) -> "Log":
        _check_head(file, lines)
        kept = [_decoded(file, number, line) for number, line in enumerate(lines[1:], 2)]
        if not kept or not isinstance(kept[0].event, events.Opened):
            raise LogError(Sentence("cup-log-no-log", file=str(file)))
        tournament = opened(kept[0].event)
        _check_chain(file, lines[0], kept)
        for each in kept[1:]:
            _fold_kept(file, tournament, each)
        return cls(file, kept, tournament, torn)

    def keep(self, event: events.Event, at: int, sender: str = DESK, own: str = "") -> Kept:
        """Check an event, keep it, and let it have happened; when this returns it is on the disk.

        :param own: the sender's own number; what was sent under it before is kept once.
        :raises TarockError: if it cannot happen, or cannot be kept.
        """
        own = own or f"{len(self.lines) + 1}"
        sent = self._sent.get((sender, own))
        if sent is not None:
            if sent.event != event:
                raise TarockError(Sentence("cup-own-number", own=own, sender=sender))
            return sent
        check(self.tournament, event)
        kept = Kept(len(self.lines) + 1, at, sender, own, digest(self.lines[-1]), event)
        self._append(_encoded(kept))
        self.lines.append(kept)
        self._sent[sender, own] = kept
        fold(self.tournament, event)
        if isinstance(event, events.Erased):
            self._forget(event.number)
        return kept

    def try_out(self, event: events.Event) -> None:
        """Let something have happened without keeping it: to see whether all of several events can.

        :raises TarockError: if it cannot happen.
        """
        check(self.tournament, event)
        fold(self.tournament, event)

    def encoded(self) -> bytes:
        """Return what the file holds, from the events."""
        return b"".join((_encoded(Head(VERSION)), *map(_encoded, self.lines)))

    def _append(self, line: bytes) -> None:
        """Write a line behind the last whole one.

        :raises LogError: if it cannot be written, or somebody else has written meanwhile; then nothing is.
        """
        try:
            with self.file.open("r+b") as stream:
                _lock(stream)
                if stream.seek(0, os.SEEK_END) != self._size + self.torn:
                    raise LogError(Sentence("cup-log-other-writer", file=str(self.file)))
                stream.truncate(self._size)
                self.torn = 0
                stream.seek(self._size)
                try:
                    _force(stream.fileno(), line)
                except OSError:
                    stream.truncate(self._size)
                    raise
        except OSError as error:
            cause = error.strerror or str(error)
            raise LogError(Sentence("cup-log-unwritable", file=str(self.file), cause=cause)) from error
        self._size += len(line)

    def _forget(self, number: int) -> None:
        """Write the log anew without what was known of somebody; the old file is replaced in one step."""
        self.lines = [_without(kept, number) for kept in self.lines]
        self._sent = {(kept.sender, kept.own): kept for kept in self.lines}
        beside = self.file.with_name(f"{self.file.name}.new")
        with beside.open("wb") as stream:
            _force(stream.fileno(), self.encoded())
        beside.replace(self.file)
        self._size = len(self.encoded())


def digest(kept: Kept) -> str:
    """Return the hash of a line, with all but the names in it."""
    return _hash(_encoded(_nameless(kept)))


def changed_lines(log: Log) -> Iterable[tuple[int, TarockError]]:
    """Play a log again and give every event that could not have happened, with its number."""
    first = log.lines[0].event
    assert isinstance(first, events.Opened), "reading has seen to it"
    tournament = opened(first)
    erased = {each.event.number for each in log.lines if isinstance(each.event, events.Erased)}
    for kept in log.lines[1:]:
        is_forgotten = isinstance(kept.event, events.Entered | events.Corrected) and kept.event.person.number in erased
        try:
            if not is_forgotten:  # it has no name any more, which no new entry may lack
                check(tournament, kept.event)
        except TarockError as error:
            yield kept.n, error
        fold(tournament, kept.event)


def _nameless(kept: Kept) -> Kept:
    event = kept.event
    if not isinstance(event, events.Entered | events.Corrected):
        return kept
    return msgspec.structs.replace(kept, event=type(event)(forgotten(event.person)))


def _without(kept: Kept, number: int) -> Kept:
    event = kept.event
    is_theirs = isinstance(event, events.Entered | events.Corrected) and event.person.number == number
    return _nameless(kept) if is_theirs else kept


def _fold_kept(file: Path, tournament: Tournament, kept: Kept) -> None:
    """Fold what a file says; one whose hashes somebody has made anew may say what cannot be."""
    try:
        fold(tournament, kept.event)
    except (LookupError, TarockError) as error:
        raise LogError(Sentence("cup-log-line", file=str(file), line=kept.n + 1, why=str(error))) from error


def _check_head(file: Path, lines: list[bytes]) -> None:
    try:
        head = msgspec.json.decode(lines[0] if lines else b"", type=Head)
    except msgspec.DecodeError as error:
        raise LogError(Sentence("cup-log-no-log", file=str(file))) from error
    if head.tarockcup != VERSION:
        raise LogError(Sentence("cup-log-version", file=str(file), version=head.tarockcup, known=VERSION))


def _decoded(file: Path, number: int, line: bytes) -> Kept:
    try:
        return msgspec.json.decode(line, type=Kept)
    except msgspec.DecodeError as error:
        raise LogError(Sentence("cup-log-line", file=str(file), line=number, why=str(error))) from error


def _check_chain(file: Path, head: bytes, lines: list[Kept]) -> None:
    """Refuse a log of which a line was changed, left out or put in."""
    expected = _hash(head + b"\n")
    for number, kept in enumerate(lines, 1):
        if kept.n != number or kept.was != expected:
            raise LogError(Sentence("cup-log-chain", file=str(file), line=number + 1))
        expected = digest(kept)


def _encoded(value: msgspec.Struct) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _hash(data: bytes) -> str:
    return sha256(data).hexdigest()[:_DIGITS]


def _lock(stream: BinaryIO) -> None:
    """Keep other programs on this machine out until the file is closed."""
    if sys.platform != "win32":
        fcntl.flock(stream, fcntl.LOCK_EX)


def _force(descriptor: int, data: bytes) -> None:
    """Write all of it and wait until it is on the disk."""
    while data:
        data = data[os.write(descriptor, data) :]
    os.fsync(descriptor)
