"""A backup as a file that either database can be made from again.

It is text, packed with gzip: first what it is, then each table of the database with a line for each row, and at the end
how many rows there were and the digest of all lines before.
"""

import gzip
import os
import zlib
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Final, cast

import msgspec

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence

FORMAT: Final = 1
_PACKED: Final = 6
"""How hard gzip tries: more takes twice the time for a few hundredths of the size."""


class Header(msgspec.Struct, frozen=True, tag_field="is", tag="tarock-backup"):
    """What a backup is of."""

    format: int
    schema: str
    """The last change of the database that had been made."""
    version: str
    """That of the program."""
    made_at: int
    """In milliseconds since 1970."""
    key: bytes | None = None
    """What sessions are signed with, where it was asked for."""


class Part(msgspec.Struct, frozen=True, tag_field="is", tag="table"):
    """The rows that follow are of this table."""

    table: str
    columns: tuple[str, ...]


class Trailer(msgspec.Struct, frozen=True, tag_field="is", tag="end"):
    """What must have come before."""

    rows: int
    digest: str


class Writer:
    """Writes a backup line by line."""

    def __init__(self, stream: BinaryIO, header: Header) -> None:
        self._stream = stream
        self._digest = sha256()
        self._encode = msgspec.json.Encoder().encode
        self.rows = 0
        self._write(header)

    def begin(self, part: Part) -> None:
        """Begin a table."""
        self._write(part)

    def add(self, row: Sequence[object]) -> None:
        """Add a row to it."""
        self._write(list(row))
        self.rows += 1

    def end(self) -> None:
        """Write what proves that all is there."""
        self._write(Trailer(self.rows, self._digest.hexdigest()))

    def _write(self, line: object) -> None:
        text = self._encode(line) + b"\n"
        self._digest.update(text)
        self._stream.write(text)


@contextmanager
def new_file(file: Path) -> Generator[BinaryIO]:
    """Write a file whole or not at all, for its owner only: it appears under its name when all is on the disk.

    :raises TarockError: if it cannot be written.
    """
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), "w+b") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        draft.replace(file)
    except OSError as error:
        raise TarockError(Sentence("backup-unwritable", file=str(file), why=error.strerror or str(error))) from error
    finally:
        if draft.exists():  # where nothing may be written, nothing may be unlinked either
            draft.unlink()


@contextmanager
def packed(stream: BinaryIO, header: Header) -> Generator[Writer]:
    """Write a backup into a stream."""
    # The file names no moment, so that two backups of the same data are the same but for their headers.
    with gzip.GzipFile(fileobj=stream, mode="wb", compresslevel=_PACKED, mtime=0) as gzipped:
        writer = Writer(cast("BinaryIO", gzipped), header)
        yield writer
        writer.end()


def checked(file: Path) -> tuple[Header, int]:
    """Read a backup to its end.

    :returns: what it is of, and how many rows it has.
    :raises TarockError: if anything in it is not as it was written.
    """
    lines = _lines(file)
    last = next(lines, b"")
    header, digest, rows = _header(last, file), sha256(), 0
    for line in lines:
        digest.update(last)
        rows += last.startswith(b"[")
        last = line
    try:
        trailer = msgspec.json.decode(last, type=Trailer)
    except msgspec.DecodeError as error:
        raise TarockError(Sentence("backup-damaged", file=str(file))) from error
    if (trailer.rows, trailer.digest) != (rows, digest.hexdigest()):
        raise TarockError(Sentence("backup-damaged", file=str(file)))
    return header, rows


def parts(file: Path) -> Iterator[Part | list[Any]]:
    """Return the tables of a backup that was checked before, each followed by its rows."""
    lines = _lines(file)
    next(lines)
    decode, decode_row = msgspec.json.Decoder(Part | Trailer).decode, msgspec.json.Decoder(list[Any]).decode
    for line in lines:
        found = decode_row(line) if line.startswith(b"[") else decode(line)
        if isinstance(found, Trailer):
            return
        yield found


def _header(line: bytes, file: Path) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError as error:
        raise TarockError(Sentence("backup-none", file=str(file))) from error
    if header.format != FORMAT:
        raise TarockError(Sentence("backup-newer", file=str(file), version=header.version))
    return header


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file) as stream:
            yield from stream
    except (EOFError, zlib.error) as error:
        raise TarockError(Sentence("backup-damaged", file=str(file))) from error
    except gzip.BadGzipFile as error:
        raise TarockError(Sentence("backup-none", file=str(file))) from error
    except OSError as error:
        raise TarockError(Sentence("backup-unreadable", file=str(file), why=error.strerror or str(error))) from error
