"""The operator's desk on both databases: in a file, and in a PostgreSQL."""

import asyncio

from tarock.server.evening.events import Event, Opened, Sat, encode, kind_of
from tarock.server.evening.fold import refold
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.summary import summary_of
from tarock.server.moderation.checking import check
from tarock.server.moderation.desk import Desk
from tarock.server.sessions import Sessions
from tarock.server.store.engine import open_engine
from tarock.server.store.entries import Entry
from tarock.server.store.log import Log
from tarock.server.store.migrating import migrate
from tarock.server.store.people import Begun, People

FAR = 4_000_000_000_000
TEXTS = {"en": "one", "da": "en", "de": "eins"}


async def store_with_a_table(database: str) -> Log:
    """Return the log of a store with one table, at which Ada and Bo sit."""
    engine = open_engine(database)
    await migrate(engine)
    log = Log(engine)
    await log.start()
    settings = Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3)
    happened: list[Event] = [Opened("table", "ada", settings, 0, ("",) * 3), Sat(0, "ada", "Ada"), Sat(1, "bo", "Bo")]
    state = refold((event, 1000) for event in happened)
    assert state is not None
    entries = [Entry(seq, kind_of(event), encode(event).decode(), 1000) for seq, event in enumerate(happened, 1)]
    await log.append("table", entries, summary_of(state))
    for person in ("ada", "bo"):
        await People(engine).add(Begun(person, f"device of {person}", person.title(), 1000, FAR))
    return log


def test_all_that_an_operator_does_is_kept_and_noted(database: str) -> None:
    async def test() -> None:
        log = await store_with_a_table(database)
        desk = Desk(log, "test")
        table = await desk.state("table")
        await desk.blocks.add("ada", "bo", "Bo")
        await desk.blocks.add("ada", "bo", "Bo")
        assert await desk.blocks.among(["ada", "bo", "cleo"]) == {("ada", "bo")}
        number = await desk.reports.add(table, "ada", 1, "words", "rude", "")
        await desk.decide(number, "warned")
        await desk.ban("person", "bo", FAR, "spam")
        await desk.ban("network", "192.0.2.0/24", 0, "spam", Sessions(b"k" * 32))
        await desk.bans.lift((await desk.bans.list())[0].id, "test", "a mistake")
        await desk.notices.add(TEXTS, 0, FAR, "test")
        await desk.operators.enter(await desk.operators.link("Olga", "test"))
        shown = await desk.person("bo")
        assert (len(shown.reports), [ban.device for ban in shown.bans], shown.blocked_by) == (1, ["device of bo"], 1)
        assert [each.name for each in await desk.people("B")] == ["Bo"]
        assert await check(log) == []
        await desk.close_table("table", "late")
        await desk.delete_table("table", "late")
        assert await desk.tables(closed=True) == []
        assert (await desk.report(number)).decision == "warned"
        assert await check(log) == []
        noted = [each.what for each in await desk.keeping.log()]
        assert noted == [
            *("decide-report", "ban-person", "ban-network", "lift-ban", "notice", "make-link", "enter"),
            *("close-table", "delete-table"),
        ]
        await log.stop()

    asyncio.run(test())
