"""Following what other processes write."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.dealing import now
from tarock.server.evening.events import Closed, encode, kind_of
from tarock.server.evening.example import example_table
from tarock.server.evening.settings import Chair, Settings
from tarock.server.journal import Journal
from tarock.server.several.notices import Written
from tarock.server.store.entries import Entry, StoreError
from tarock.server.store.log import Log
from tests.server.servers import options_for, running, until


class SlowLog:
    """A log in which somebody else writes; what is read takes a while, in which more may be written."""

    def __init__(self) -> None:
        self.journal: Journal | None = None
        self.is_broken = False

    async def read(self, _table: str, after: int) -> list[Entry]:
        if self.is_broken:
            raise StoreError
        assert self.journal is not None
        await asyncio.sleep(0)
        self.journal.is_in_doubt = True  # a notice has come: one more was written since we looked
        event = Closed()
        return [Entry(after + 1, kind_of(event), encode(event).decode(), 1)]


def test_a_notice_that_comes_while_one_reads_is_not_forgotten() -> None:
    log = SlowLog()
    journal = log.journal = Journal(cast("Log", log))
    table = asyncio.run(journal.catch_up(example_table()))
    assert table.is_closed
    assert journal.is_in_doubt


def test_a_log_that_cannot_be_read_leaves_a_doubt() -> None:
    log = SlowLog()
    log.is_broken = True
    journal = Journal(cast("Log", log))
    with pytest.raises(Refusal) as refusal:
        asyncio.run(journal.catch_up(example_table()))
    assert refusal.value.code is Code.STORAGE
    assert journal.is_in_doubt


def test_what_others_tell_is_followed_without_the_log_unless_something_is_missing() -> None:
    table, closed = example_table(), (1, encode(Closed()).decode())
    journal = Journal(cast("Log", SlowLog()))
    after = journal.follow(table, Written(table.id, table.seq + 1, (closed,)))
    assert after.is_closed
    assert after.seq == table.seq + 1
    assert journal.follow(after, Written(table.id, after.seq, (closed,))) is after, "one's own is heard too"
    overlapping = Written(table.id, table.seq + 1, (closed, closed))
    assert journal.follow(table, overlapping).seq == table.seq + 1
    assert not journal.is_in_doubt
    for written in (Written(table.id, table.seq + 2, (closed,)), Written(table.id, table.seq + 1)):
        journal.is_in_doubt = False
        assert journal.follow(table, written) is table
        assert journal.is_in_doubt
        told = Written(table.id, table.seq + 1, (closed,))
        assert journal.follow(table, told) is table, "what is in doubt is read"


def test_what_was_put_off_is_not_put_off_for_longer_because_somebody_is_missing(tmp_path: Path) -> None:
    """Who is missing is missed after ten minutes here, and the log is read long before."""

    async def run() -> None:
        async with running(options_for(tmp_path, grace=600)) as server:
            client = await Client.begin(server.address, "Ada")
            table = await client.open(Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3))
            async with client.connect(table) as seat:
                await seat.sit(0)
            authority = await server.lobby.find(table)
            await until(lambda: authority.presence.is_empty)
            authority._not_before = now() + 50
            authority.look_again()
            await until(lambda: not authority.journal.is_in_doubt)

    asyncio.run(run())
