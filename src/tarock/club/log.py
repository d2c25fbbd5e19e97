"""A log: a file with a line of JSON for each event, in the order in which they happened; all else follows from it.

An event is checked against the state, written and forced to the disk, and only then does the state change: what was
answered is kept.  Each line has its number, who sent it with that sender's own number, so that what is sent twice is
kept once, and the hash of the line before it, so that none can be changed, left out or put in.  Names are not in the
hash: somebody who wants to be forgotten can be, and the rest still proves itself.

What a log is about, say a tournament, is its `Kind`: which events there are, and what each does to which state.
"""

import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Final, Generic, Self, TypeVar

import msgspec

from tarock.club.locking import REPLACES_OPEN, locked
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence

DESK: Final = "desk"
"""The sender of whatever is done where the log is."""
_DIGITS: Final = 32

StateT = TypeVar("StateT")
EventT = TypeVar("EventT", bound=msgspec.Struct)


class Kept(msgspec.Struct, Generic[EventT], frozen=True, omit_defaults=True):
    """An event as it is kept."""

    n: int
    at: int
    """Seconds since 1970."""
    sender: str
    own: str
    """The sender's own number of what it sent."""
    was: str
    """The hash of the line before."""
    event: EventT


@dataclass(frozen=True)
class Kind(Generic[StateT, EventT]):
    """What a log is about."""

    suffix: str
    """How its files end, and what their first line names with the version: ``{"tarockcup":1}``."""
    version: int
    kept: type[Kept[EventT]]
    """A line with its event: ``Kept[Event]``, where `Event` is the union of all kinds of event."""
    first: type[EventT]
    """The event that begins a log, and can happen only then."""
    begun: Callable[[Any], StateT]
    """The state after the first event; raises TarockError if it cannot be."""
    check: Callable[[StateT, EventT], None]
    """Raises TarockError if an event cannot happen now."""
    fold: Callable[[StateT, EventT, int], None]
    """Lets an event have happened, at a time."""
    named: Callable[[EventT], int | None]
    """The number of the person whose name an event holds."""
    nameless: Callable[[EventT], EventT]
    """An event without the name that it holds."""
    erased: Callable[[EventT], int | None]
    """The number of the person whom an event asks to forget."""

    @property
    def head(self) -> bytes:
        """The first line of a log."""
        return msgspec.json.encode({self.suffix: self.version}) + b"\n"

    @cached_property
    def decoder(self) -> "msgspec.json.Decoder[Kept[EventT]]":
        """What reads a line."""
        return msgspec.json.Decoder(self.kept)

    def digest(self, kept: Kept[EventT]) -> str:
        """Return the hash of a line, with all but the names in it."""
        return _hash(_encoded(self.without_name(kept)))

    def without_name(self, kept: Kept[EventT]) -> Kept[EventT]:
        """Return a line without the name that it may hold."""
        if self.named(kept.event) is None:
            return kept
        return msgspec.structs.replace(kept, event=self.nameless(kept.event))


class LogError(TarockError):
    """A log that cannot be read, or that was changed."""


class Log(Generic[StateT, EventT]):
    """A log and the state that follows from it."""

    def __init__(
        self, kind: Kind[StateT, EventT], file: Path, lines: list[Kept[EventT]], state: StateT, torn: int = 0
    ) -> None:
        self.kind = kind
        self.file = file
        self.lines = lines
        self.state = state
        self.torn = torn
        """So many bytes at the end were cut off: a line that was never kept whole."""
        self._sent = _by_sender(lines)
        self._size = len(self.encoded())

    @classmethod
    def begin_as(cls, kind: Kind[StateT, EventT], file: Path, first: EventT, at: int) -> Self:
        """Begin a log in a new file.

        :raises TarockError: if there is such a file, or the first event cannot be.
        """
        state = kind.begun(first)
        kept = kind.kept(1, at, DESK, "1", _hash(kind.head), first)
        try:
            with file.open("xb") as stream:
                _force(stream.fileno(), kind.head + _encoded(kept))
            _force_folder(file)
        except OSError as error:
            raise _unwritable(file, error) from error
        return cls(kind, file, [kept], state)

    @classmethod
    def read_as(cls, kind: Kind[StateT, EventT], file: Path) -> Self:
        """Read a log; a last line that is not whole was never answered, and is left out and told.

        :raises LogError: if it cannot be read, or a line is wrong.
        """
        try:
            data = file.read_bytes()
        except OSError as error:
            raise LogError(Sentence("file-unreadable", file=str(file), cause=error.strerror or str(error))) from error
        whole, _, torn = data.rpartition(b"\n")
        head, *lines = whole.split(b"\n")
        _check_head(kind, file, head)
        kept = [_decoded(kind, file, number, line) for number, line in enumerate(lines, 2)]
        if not kept or not isinstance(kept[0].event, kind.first):
            raise LogError(Sentence("log-no-log", file=str(file), suffix=kind.suffix))
        state = kind.begun(kept[0].event)
        _check_chain(kind, file, head + b"\n", kept)
        for each in kept[1:]:
            _fold_kept(kind, file, state, each)
        return cls(kind, file, kept, state, len(torn))

    def keep(self, event: EventT, at: int, sender: str = DESK, own: str = "") -> Kept[EventT]:
        """Check an event, keep it, and let it have happened; when this returns it is on the disk.

        :param own: the sender's own number; what was sent under it before is kept once.
        :raises TarockError: if it cannot happen, or cannot be kept.
        """
        own = own or f"{len(self.lines) + 1}"
        sent = self._sent.get((sender, own))
        if sent is not None:
            if sent.event != event:
                raise TarockError(Sentence("log-own-number", own=own, sender=sender))
            return sent
        self._check(event)
        kept = self.kind.kept(len(self.lines) + 1, at, sender, own, self.kind.digest(self.lines[-1]), event)
        number = self.kind.erased(event)
        if number is None:
            self._append(_encoded(kept))
            self.lines.append(kept)
            self._sent[sender, own] = kept
        else:
            self._write_anew([*(self._forgotten(each, number) for each in self.lines), kept])
        self.kind.fold(self.state, event, at)
        return kept

    def try_out(self, event: EventT, at: int) -> None:
        """Let something have happened without keeping it: to see whether all of several events can.

        :raises TarockError: if it cannot happen.
        """
        self._check(event)
        self.kind.fold(self.state, event, at)

    def encoded(self) -> bytes:
        """Return what the file holds, from the events."""
        return b"".join((self.kind.head, *map(_encoded, self.lines)))

    def changed_lines(self) -> Iterable[tuple[int, TarockError]]:
        """Play the log again and give every event that could not have happened, with its number."""
        state = self.kind.begun(self.lines[0].event)
        erased = {self.kind.erased(kept.event) for kept in self.lines} - {None}
        for kept in self.lines[1:]:
            try:
                if self.kind.named(kept.event) not in erased:  # else it has no name any more, which no new one may lack
                    self.kind.check(state, kept.event)
            except TarockError as error:
                yield kept.n, error
            self.kind.fold(state, kept.event, kept.at)

    def _check(self, event: EventT) -> None:
        if isinstance(event, self.kind.first):
            raise TarockError(Sentence("log-begun", file=str(self.file)))
        self.kind.check(self.state, event)

    def _append(self, line: bytes) -> None:
        """Write a line behind the last whole one.

        :raises LogError: if it cannot be written, or somebody else has written meanwhile; then nothing is.
        """
        try:
            with self.file.open("r+b") as stream, locked(stream):
                self._check_alone(stream)
                stream.truncate(self._size)
                self.torn = 0
                stream.seek(self._size)
                try:
                    _force(stream.fileno(), line)
                except OSError:
                    stream.truncate(self._size)
                    raise
        except OSError as error:
            raise _unwritable(self.file, error) from error
        self._size += len(line)

    def _write_anew(self, lines: list[Kept[EventT]]) -> None:
        """Put a file with other lines in the place of the old one, in one step.

        :raises LogError: if it cannot be written, or somebody else has written meanwhile; then nothing is.
        """
        beside = self.file.with_name(f"{self.file.name}.new")
        data = b"".join((self.kind.head, *map(_encoded, lines)))
        try:
            with self.file.open("r+b") as stream, locked(stream):
                self._check_alone(stream)
                with beside.open("wb") as new:
                    _force(new.fileno(), data)
                if REPLACES_OPEN:
                    beside.replace(self.file)
            if not REPLACES_OPEN:
                beside.replace(self.file)
            _force_folder(self.file)
        except OSError as error:
            beside.unlink(missing_ok=True)
            raise _unwritable(self.file, error) from error
        self.lines, self.torn, self._size = lines, 0, len(data)
        self._sent = _by_sender(lines)

    def _check_alone(self, stream: BinaryIO) -> None:
        """See that no other program has written."""
        is_same = os.path.samestat(os.fstat(stream.fileno()), self.file.stat())  # or another has put a new one there
        if not is_same or stream.seek(0, os.SEEK_END) != self._size + self.torn:
            raise LogError(Sentence("log-other-writer", file=str(self.file)))

    def _forgotten(self, kept: Kept[EventT], number: int) -> Kept[EventT]:
        return self.kind.without_name(kept) if self.kind.named(kept.event) == number else kept


def _by_sender(lines: Iterable[Kept[EventT]]) -> dict[tuple[str, str], Kept[EventT]]:
    return {(kept.sender, kept.own): kept for kept in lines}


def _fold_kept(kind: Kind[StateT, EventT], file: Path, state: StateT, kept: Kept[EventT]) -> None:
    """Fold what a file says; one whose hashes somebody has made anew may say what cannot be."""
    try:
        kind.fold(state, kept.event, kept.at)
    except (LookupError, TarockError) as error:
        raise LogError(Sentence("log-line", file=str(file), line=kept.n + 1, why=str(error))) from error


def _check_head(kind: Kind[Any, Any], file: Path, head: bytes) -> None:
    try:
        version = msgspec.json.decode(head, type=dict[str, int])[kind.suffix]
    except (msgspec.DecodeError, KeyError) as error:
        raise LogError(Sentence("log-no-log", file=str(file), suffix=kind.suffix)) from error
    if version != kind.version:
        raise LogError(Sentence("log-version", file=str(file), version=version, known=kind.version))


def _decoded(kind: Kind[Any, EventT], file: Path, number: int, line: bytes) -> Kept[EventT]:
    try:
        return kind.decoder.decode(line)
    except msgspec.DecodeError as error:
        raise LogError(Sentence("log-line", file=str(file), line=number, why=str(error))) from error


def _check_chain(kind: Kind[Any, EventT], file: Path, head: bytes, lines: list[Kept[EventT]]) -> None:
    """Refuse a log of which a line was changed, left out or put in."""
    expected = _hash(head)
    for number, kept in enumerate(lines, 1):
        if kept.n != number or kept.was != expected:
            raise LogError(Sentence("log-chain", file=str(file), line=number + 1))
        expected = kind.digest(kept)


def _unwritable(file: Path, error: OSError) -> LogError:
    return LogError(Sentence("log-unwritable", file=str(file), cause=error.strerror or str(error)))


def _encoded(kept: Kept[Any]) -> bytes:
    return msgspec.json.encode(kept) + b"\n"


def _hash(data: bytes) -> str:
    return sha256(data).hexdigest()[:_DIGITS]


def _force(descriptor: int, data: bytes) -> None:
    """Write all of it and wait until it is on the disk."""
    while data:
        data = data[os.write(descriptor, data) :]
    os.fsync(descriptor)


def _force_folder(file: Path) -> None:
    """Wait until the folder on the disk knows a file that is new in it."""
    if sys.platform != "win32":  # which cannot open folders, and writes their entries through
        descriptor = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
