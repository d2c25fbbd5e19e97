"""Tables that were over long ago are put away, and can be had again as they were."""

import asyncio
import zipfile
from pathlib import Path
from random import Random

import msgspec
import pytest
from click.testing import CliRunner, Result
from sqlalchemy import update

import tarock
from tarock.cli import app
from tarock.core.errors import TarockError
from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.events import encode, kind_of
from tarock.server.evening.summary import summary_of
from tarock.server.keeping.rules import text_of
from tarock.server.operating.archive import put_away, read_index
from tarock.server.operating.removing import bring_back, remove
from tarock.server.store.engine import sqlite_url
from tarock.server.store.entries import Entry
from tarock.server.store.log import Log
from tarock.server.store.schema import events as rows
from tarock.server.store.shelf import RulesRow, Shelved, put_on_shelf
from tests.server.played import History, all_bots
from tests.server.servers import options_for, running
from tests.server.test_store import a_log, entries, summary

LATER = 10**13


@pytest.fixture(scope="module")
def old() -> History:
    """A table at which bots have played a round, and which is over."""
    history = History(all_bots("danish-hjoerring", 3))
    history.play_round(Random(1))
    history.add(events.Closed())
    return history


async def keep(log: Log, history: History) -> None:
    kept = [Entry(seq, kind_of(event), encode(event).decode(), at) for seq, (event, at) in enumerate(history.log, 1)]
    await log.append("table", kept, summary_of(history.table))


def test_an_archive_holds_records_that_anybody_reads(old: History, tmp_path: Path) -> None:
    file = tmp_path / "old.zip"

    async def run() -> None:
        async with a_log(sqlite_url(tmp_path)) as log:
            await keep(log, old)
            await log.append("open", entries(1, 1), summary("open"))
            await put_away(log.engine, file, LATER)

    asyncio.run(run())
    (found,) = read_index(file, checked=True).tables
    assert (found.id, found.events, found.deals) == ("table", len(old.log), len(old.table.finished))
    with zipfile.ZipFile(file) as archive:
        deals = tarock.loads(archive.read("table.tarock").decode())
    assert len(deals) == found.deals > 0
    assert all(deal.is_over for deal in deals)


def test_a_table_leaves_the_database_and_comes_back_as_it_was(old: History, database: str, tmp_path: Path) -> None:
    file = tmp_path / "old.zip"

    async def run() -> None:
        async with a_log(database) as log:
            await keep(log, old)
            before, shown = await log.read("table"), await log.summary_of("table")
            index = await put_away(log.engine, file, LATER)
            assert await log.read("table") == before, "putting away takes nothing out"
            with pytest.raises(TarockError, match="is in the database already"):
                await bring_back(log.engine, file)
            await remove(log.engine, file, index)
            assert await log.read("table") == []
            assert "Bot 0" in str(shown)
            assert "Bot 0" not in str(await log.summary_of("table")), "names go with the log"
            with pytest.raises(TarockError, match="No table has been over"):
                await put_away(log.engine, tmp_path / "again.zip", LATER)
            await bring_back(log.engine, file)
            assert (await log.read("table"), await log.summary_of("table")) == (before, shown)

    asyncio.run(run())


def test_an_archive_brings_its_rules_to_another_database(old: History, database: str, tmp_path: Path) -> None:
    file, other = tmp_path / "old.zip", tmp_path / "other"
    other.mkdir()
    kept = RulesRow("d" * 64, "danish", text_of(old.table.ruleset))
    opened, _ = old.log[0]
    assert isinstance(opened, events.Opened)
    of_then = msgspec.structs.replace(opened, rules=kept.digest)

    async def run() -> None:
        async with a_log(database) as log:
            await keep(log, old)
            async with log.engine.begin() as connection:
                await connection.run_sync(put_on_shelf, [Shelved(rules=kept)])
                first = (rows.c.table_id == "table", rows.c.seq == 1)
                await connection.execute(update(rows).where(*first).values(payload=encode(of_then).decode()))
            await put_away(log.engine, file, LATER)
            before = await log.read("table")
        async with a_log(sqlite_url(other)) as log:
            await bring_back(log.engine, file)
            assert await log.read("table") == before
            assert await log.shelf.rules(kept.digest) == kept

    asyncio.run(run())


def test_who_opens_an_archived_table_is_told_where_it_lies(old: History, tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path)) as server:
            log = server.lobby.log
            await keep(log, old)
            file = tmp_path / "old.zip"
            await remove(log.engine, file, await put_away(log.engine, file, LATER))
            client = await Client.begin(server.address, "Ada")
            with pytest.raises(Refusal) as refused:
                await client.get("/api/tables/table/sheet")
            assert refused.value.code is Code.ARCHIVED
            assert "lies in the archive old.zip" in refused.value.detail
            await bring_back(log.engine, file)
            assert (await client.get("/api/tables/table/deals"))[0]["name"] == "1.1.1"

    asyncio.run(run())


def test_a_table_to_which_something_was_added_stays(old: History, tmp_path: Path) -> None:
    async def run() -> None:
        async with a_log(sqlite_url(tmp_path)) as log:
            await keep(log, old)
            index = await put_away(log.engine, tmp_path / "old.zip", LATER)
            await log.append("table", entries(len(old.log) + 1, len(old.log) + 1))
            with pytest.raises(TarockError, match="Something has been added"):
                await remove(log.engine, tmp_path / "old.zip", index)
            assert len(await log.read("table")) == len(old.log) + 1

    asyncio.run(run())


def damaged(file: Path, *, changed: str) -> None:
    """Write an archive again with another log in it."""
    with zipfile.ZipFile(file) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    parts[changed] = parts[changed].replace(b"opened", b"closed", 1)
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)


def admin(*command: object) -> Result:
    return CliRunner().invoke(app, ["admin", *map(str, command)], env={"TAROCK_LANG": "en"})


def test_the_commands_put_away_take_out_and_bring_back(old: History, tmp_path: Path) -> None:
    async def run() -> None:
        async with a_log(sqlite_url(tmp_path)) as log:
            await keep(log, old)

    asyncio.run(run())
    first, file = tmp_path / "first.zip", tmp_path / "old.zip"
    told = ("--before", "2020-01-01", "--data", tmp_path, "-o")
    assert "still in the database" in admin("archive", *told, first).output
    assert "is there already" in admin("archive", *told, first).output
    assert "no longer in the database" in admin("archive", *told, file, "--remove").output
    assert admin("check", "--data", tmp_path).exit_code == 0, "what is archived is no fault"
    assert "tables: 1, deals: " in admin("restore", file, "--data", tmp_path).output
    damaged(file, changed="table.jsonl")
    assert "is damaged" in admin("restore", file, "--data", tmp_path).output
    assert "No table" in admin("archive", "--before", "1970-01-01", "--data", tmp_path, "-o", tmp_path / "n").output
    assert not (tmp_path / "n").exists()
