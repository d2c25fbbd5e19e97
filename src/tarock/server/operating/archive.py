"""Tables that were over long ago, in a file of their own: a zip with an index, and for each table records and log.

Anybody reads the records; from the log the table is made again as it was.
"""

import asyncio
import time
import zipfile
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

import tarock
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.rulesets import Ruleset
from tarock.server.codes import Refusal
from tarock.server.evening.events import Opened, decode
from tarock.server.evening.fold import refold
from tarock.server.evening.records import records_text
from tarock.server.keeping.rules import rules_of_log
from tarock.server.operating.backup import told
from tarock.server.operating.portable import new_file
from tarock.server.store.entries import Entry, StoreError
from tarock.server.store.log import Log
from tarock.server.store.schema import tables
from tarock.server.store.shelf import RulesRow

FORMAT: Final = 1
INDEX: Final = "index.json"


class Archived(msgspec.Struct, frozen=True):
    """A table in the index of an archive."""

    id: str
    opened_at: int
    """In milliseconds since 1970, as is the next."""
    changed_at: int
    deals: int
    events: int
    digest: str
    """That of the log: SHA-256."""
    summary: str
    """What a list of tables shows of it."""

    @property
    def log(self) -> str:
        """The name of its log in the archive."""
        return f"{self.id}.jsonl"

    @property
    def records(self) -> str:
        """The name of its records."""
        return f"{self.id}.tarock"


class Index(msgspec.Struct, frozen=True, tag_field="is", tag="tarock-archive"):
    """What an archive holds."""

    format: int
    version: str
    made_at: int
    before: int
    """The tables are those that had been over by then."""
    tables: tuple[Archived, ...]
    rules: tuple[RulesRow, ...] = ()
    """By which they were played, as the database keeps them."""

    @property
    def deals(self) -> int:
        """How many deals were played at all tables."""
        return sum(each.deals for each in self.tables)


class Mark(msgspec.Struct, frozen=True):
    """What the summary of a table says besides, once it lies only in an archive."""

    archived: str = ""
    """The name of the file."""


async def put_away(engine: AsyncEngine, file: Path, before: int) -> Index:
    """Write all tables that have been over since some moment into a file, and read it again.

    :param before: in milliseconds since 1970.
    :raises TarockError: if there are none, if the database cannot be read, or the file not be written.
    """
    try:
        chosen = await _chosen(engine, before)
        if not chosen:
            raise TarockError(Sentence("archive-nothing"))
        log, found, rules = Log(engine), list[Archived](), dict[str, RulesRow]()
        with new_file(file) as stream, zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for row in chosen:
                entries = await log.read(row[0])
                ruleset = await rules_of_log(log.shelf, entries)
                rules |= await _rules(log, entries)
                found.append(await asyncio.to_thread(_add, archive, row, entries, ruleset))
            index = Index(
                FORMAT, tarock.__version__, time.time_ns() // 1_000_000, before, tuple(found), tuple(rules.values())
            )
            archive.writestr(INDEX, msgspec.json.encode(index))
    except (SQLAlchemyError, OSError, StoreError, Refusal) as error:
        raise TarockError(Sentence("backup-no-store", why=told(error))) from error
    if read_index(file, checked=True) != index:
        raise TarockError(Sentence("archive-damaged", file=str(file)))
    return index


async def _chosen(engine: AsyncEngine, before: int) -> list[tuple[str, int, int, str]]:
    columns = (tables.c.id, tables.c.opened_at, tables.c.changed_at, tables.c.summary)
    old = (tables.c.is_closed.is_(True), tables.c.changed_at < before)
    async with engine.connect() as connection:
        rows = (await connection.execute(select(*columns).where(*old).order_by(tables.c.changed_at, tables.c.id))).all()
    found = [(str(table), int(opened), int(changed), str(summary)) for table, opened, changed, summary in rows]
    return [row for row in found if not archived_in(row[-1])]


async def _rules(log: Log, entries: Sequence[Entry]) -> dict[str, RulesRow]:
    """Return the rules that a log names, by their digest, where the database has kept them."""
    opened = decode(entries[0].payload)
    digest = opened.rules if isinstance(opened, Opened) else ""
    row = await log.shelf.rules(digest) if digest else None
    return {} if row is None else {digest: row}


def _add(
    archive: zipfile.ZipFile, row: tuple[str, int, int, str], entries: Sequence[Entry], ruleset: Ruleset | None
) -> Archived:
    """Add a table to an archive; its records are what is left when its whole log is played over again."""
    table, opened_at, changed_at, summary = row
    state = refold(((decode(entry.payload), entry.at) for entry in entries), ruleset)
    assert state is not None, "every table has been opened"
    text = b"".join(msgspec.json.encode([each.seq, each.kind, each.payload, each.at]) + b"\n" for each in entries)
    digest = sha256(text).hexdigest()
    found = Archived(table, opened_at, changed_at, len(state.finished), len(entries), digest, summary)
    archive.writestr(found.log, text)
    archive.writestr(found.records, records_text(state))
    return found


def read_index(file: Path, *, checked: bool = False) -> Index:
    """Return what an archive holds.

    :param checked: whether all logs are read too.
    :raises TarockError: if it is no archive, or not as it was written.
    """
    try:
        with zipfile.ZipFile(file) as archive:
            index = msgspec.json.decode(archive.read(INDEX), type=Index)
            if index.format != FORMAT:
                raise TarockError(Sentence("backup-newer", file=str(file), version=index.version))
            damaged = archive.testzip() is not None or any(
                sha256(archive.read(each.log)).hexdigest() != each.digest for each in (index.tables if checked else ())
            )
    except (zipfile.BadZipFile, KeyError, msgspec.DecodeError, EOFError) as error:
        raise TarockError(Sentence("archive-damaged", file=str(file))) from error
    except OSError as error:
        raise TarockError(Sentence("backup-unreadable", file=str(file), why=error.strerror or str(error))) from error
    if damaged:
        raise TarockError(Sentence("archive-damaged", file=str(file)))
    return index


def logs_in(file: Path, index: Index) -> Iterator[tuple[Archived, list[Entry]]]:
    """Return the tables of an archive that was checked before, with their logs."""
    decoded = msgspec.json.Decoder(tuple[int, str, str, int]).decode
    with zipfile.ZipFile(file) as archive:
        for table in index.tables:
            yield table, [Entry(*decoded(line)) for line in archive.read(table.log).splitlines()]


def archived_in(summary: str) -> str:
    """Return the archive in which a table lies; "" if it is still in the database."""
    return msgspec.json.decode(summary, type=Mark).archived


def is_archive(file: Path) -> bool:
    """Tell whether a file is an archive, and no backup."""
    return zipfile.is_zipfile(file)
