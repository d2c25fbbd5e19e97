"""Reading a table back: from its snapshot, without one, and by the rules that it was opened with."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from tarock.core.errors import RulesetError
from tarock.core.sentences import Sentence
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.rulesets import Ruleset, load
from tarock.server.bot_questions import Ask, Question
from tarock.server.bots import Bots
from tarock.server.codes import Code, Refusal
from tarock.server.evening import events, settings
from tarock.server.evening.events import encode, kind_of
from tarock.server.evening.fold import begin, fold, refold
from tarock.server.evening.settings import Settings
from tarock.server.evening.state import TableState
from tarock.server.evening.summary import summary_of
from tarock.server.keeping import loading, rules
from tarock.server.keeping.loading import load as load_table
from tarock.server.keeping.past import PastOf
from tarock.server.keeping.rules import digest_of, kept_ruleset, row_of, source_of, text_of
from tarock.server.keeping.snapshot import put_away
from tarock.server.store.entries import Entry, StoreError
from tarock.server.store.log import Log
from tarock.server.store.shelf import Shelved, clearing
from tests.server.played import History, all_bots
from tests.server.test_store import a_log

ROUNDS = 3


def played(ruleset: str = "koenigrufen-turnier", players: int = 4) -> History:
    """Return a table at which some rounds were played, and one has begun."""
    history = History(all_bots(ruleset, players))
    for number in range(ROUNDS):
        history.play_round(Random(number))
    history.step(Random(9))
    return history


def first(history: History) -> events.Opened:
    """Return how a table was opened."""
    opened, _ = history.log[0]
    assert isinstance(opened, events.Opened)
    return opened


async def written(log: Log, history: History) -> None:
    """Write the log of a table as an earlier version did, which kept nothing beside it."""
    happened = enumerate(history.log, 1)
    entries = [Entry(seq, kind_of(event), encode(event).decode(), at) for seq, (event, at) in happened]
    await log.append("table", entries, summary_of(history.table))


async def loaded(log: Log) -> TableState:
    table = await load_table(log, "table")
    assert table is not None
    return table


@pytest.fixture
def in_small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "BATCH", 7)
    monkeypatch.setattr(loading, "MANY", 2)


@pytest.mark.usefixtures("in_small_pieces")
def test_a_table_of_an_earlier_version_is_put_on_the_shelf_when_it_is_first_read(database: str) -> None:
    async def run() -> None:
        history = played()
        async with a_log(database) as log:
            assert await load_table(log, "table") is None
            await written(log, history)
            first, again = await loaded(log), await loaded(log)
            row = await log.shelf.snapshot("table")
            assert row is not None
            assert (first.stored.deals, again.stored.deals) == (2, 3)
            assert put_away(again).scorebook == put_away(first).scorebook
            assert first.deals == history.table.deals
            assert first.scorebook.totals == history.table.scorebook.totals
            past = PastOf(log, again)
            assert [deal async for deal in past.deals()] == list(history.table.finished)
            assert await past.lines() == history.table.scorebook.rows
            assert [deal.result for deal in await past.listed()] == [deal.result for deal in history.table.finished]
            for deal in history.table.finished:
                assert await past.deal(deal.name) == deal
            assert await past.deal("9.9.9") is None

    asyncio.run(run())


BREAKS = {
    "state": "UPDATE snapshots SET state = replace(state, 'opened_at', 'closed_at')",
    "version": "UPDATE snapshots SET version = 'older'",
    "seq": "UPDATE snapshots SET seq = 9999",
    "event": "UPDATE snapshots SET seq = seq - 1",
    "deals": "DELETE FROM shelved_deals WHERE n = 1",
    "lines": "DELETE FROM shelved_lines",
}


@pytest.mark.usefixtures("in_small_pieces")
@pytest.mark.parametrize("broken", BREAKS)
def test_a_snapshot_that_is_broken_or_old_is_made_again(broken: str, database: str) -> None:
    async def run() -> None:
        async with a_log(database) as log:
            await written(log, played())
            await loaded(log)
            before, row = await loaded(log), await log.shelf.snapshot("table")
            async with log.engine.begin() as connection:
                await connection.execute(text(BREAKS[broken]))
            await loaded(log)
            assert await log.shelf.snapshot("table") == row
            assert await loaded(log) == before
            async with log.engine.begin() as connection:
                for statement in clearing("table"):
                    await connection.execute(statement)
            assert await log.shelf.snapshot("table") is None
            await loaded(log)
            assert await loaded(log) == before
            assert await log.shelf.snapshot("table") == row

    asyncio.run(run())


@pytest.mark.usefixtures("in_small_pieces")
def test_others_go_on_while_a_long_log_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "SLICE", 0.0)
    monkeypatch.setattr(loading, "BATCH", 10_000)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    async def run() -> None:
        history = played()
        async with a_log(f"sqlite+aiosqlite:///{tmp_path / 'log'}") as log:
            await written(log, history)
            going_on = asyncio.create_task(others())
            await loaded(log)
            going_on.cancel()
            assert turns > len(history.log) / 2

    asyncio.run(run())


@pytest.mark.usefixtures("in_small_pieces")
def test_a_table_is_read_also_when_nothing_can_be_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(_table: str, _shelved: Shelved) -> None:
        raise StoreError("the disk is full")

    async def run() -> None:
        history = played()
        async with a_log(f"sqlite+aiosqlite:///{tmp_path / 'log'}") as log:
            await written(log, history)
            monkeypatch.setattr(log, "put_away", full)
            table = await loaded(log)
            assert table == history.table
            assert [deal async for deal in PastOf(log, table).deals()] == list(history.table.finished)

    asyncio.run(run())


# The rules of then


def dearer(ruleset: Ruleset) -> KoenigrufenRuleset:
    """Return a book of which somebody has changed an amount."""
    assert isinstance(ruleset, KoenigrufenRuleset)
    contracts = tuple(msgspec.structs.replace(each, value=each.value * 10) for each in ruleset.contracts)
    return msgspec.structs.replace(ruleset, contracts=contracts)


def test_a_table_is_read_and_goes_on_by_the_rules_of_its_day(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An amount of the book is changed after some deals: they come to what they came to, and so does the next."""
    book = load("koenigrufen-turnier")

    async def run() -> None:
        history = played()
        opened = first(history)
        history.log[0] = (msgspec.structs.replace(opened, rules=digest_of(book)), 0)
        async with a_log(database) as log:
            await written(log, history)
            await log.put_away("table", Shelved(rules=row_of(book)))
            await log.put_away("table", Shelved(rules=row_of(book)))  # once each
            monkeypatch.setattr(settings, "load", lambda _name: dearer(book))
            changed = refold(history.log)
            assert changed is not None
            table = await loaded(log)
            assert table.ruleset == book
            assert table.scorebook.totals == history.table.scorebook.totals != changed.scorebook.totals
            assert [deal async for deal in PastOf(log, table).deals()] == list(history.table.finished)
            history.play_round(Random(4))
            for event, at in history.log[table.seq :]:
                table = fold(table, event, at)
            assert put_away(table).scorebook == put_away(history.table).scorebook

    asyncio.run(run())


def test_bots_think_by_the_rules_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    old = kept_ruleset("koenigrufen", text_of(dearer(load("koenigrufen-turnier"))))
    find, source = source_of(old, None)
    assert find(*source) is old
    find, source = source_of(load("koenigrufen-turnier"), None)
    assert source == ("koenigrufen-turnier", None)
    assert find(*source) is load("koenigrufen-turnier")

    def gone(name: str) -> Ruleset:
        raise RulesetError(Sentence("rules-unknown", name=name, hint="", known=""))

    monkeypatch.setattr(rules, "load", gone)
    find, source = source_of(old, None)
    assert find(*source) is old


def test_a_worker_is_asked_by_the_rules_of_the_day() -> None:
    old = kept_ruleset("koenigrufen", text_of(dearer(load("koenigrufen-turnier"))))
    opened = events.Opened("table", "owner", all_bots("koenigrufen-turnier", 4), 0, ("A", "B", "C", "D"))
    table = fold(begin(opened, 0, ruleset=old), events.Dealt(0, "seed", ""), 1)
    view = table.running[0].deal.view(table.running[0].deal.turn or 0)

    async def run() -> None:
        bots = Bots(1, 60)
        try:
            found = await bots.decide(table.settings, Question((Ask(view.seat, view, "book", is_turn=True),), ()).asks)
        finally:
            await bots.stop()
        assert found is not None

    asyncio.run(run())


def test_rules_that_lack_what_is_asked_for_now_take_it_from_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    book = load("koenigrufen-turnier")
    said: dict[str, Any] = msgspec.json.decode(text_of(dearer(book)))
    del said["written"]
    found = kept_ruleset("koenigrufen", msgspec.json.encode(said).decode())
    assert found == dearer(book)
    said["a rule that nobody knows any more"] = 1
    with pytest.raises(Refusal) as refusal:
        kept_ruleset("koenigrufen", msgspec.json.encode(said).decode())
    assert refusal.value.code is Code.BAD_RULESET
    assert "cannot play by rules that were kept" in refusal.value.detail


def test_rules_that_nobody_kept_and_another_reading_are_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_log(f"sqlite+aiosqlite:///{tmp_path / 'log'}") as log:
            history = played()
            opened = first(history)
            history.log[0] = (msgspec.structs.replace(opened, rules="0" * 64), 0)
            await written(log, history)
            with pytest.raises(Refusal, match="were not kept"):
                await loaded(log)
        with pytest.raises(Refusal, match="reading 2 of the rules, and this tarock knows reading 1"):
            begin(msgspec.structs.replace(opened, reading=2), 0)

    asyncio.run(run())


def test_a_table_whose_book_is_gone_is_read_by_the_rules_that_were_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = load("koenigrufen-turnier")

    def gone(_settings: Settings) -> Ruleset:
        raise Refusal(Code.BAD_RULESET)

    async def run() -> None:
        async with a_log(f"sqlite+aiosqlite:///{tmp_path / 'log'}") as log:
            history = played()
            opened = first(history)
            history.log[0] = (msgspec.structs.replace(opened, rules=digest_of(book)), 0)
            await written(log, history)
            await log.put_away("table", Shelved(rules=row_of(book)))
            monkeypatch.setattr(rules, "ruleset_of", gone)
            assert (await loaded(log)).scorebook.totals == history.table.scorebook.totals
            with pytest.raises(Refusal):
                await rules.rules_of_then(log.shelf, history.table.settings, "")

    asyncio.run(run())
