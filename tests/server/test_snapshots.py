"""A table is what its log says, wherever one begins to read: at the first event, or at any snapshot."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random

import msgspec
import pytest

from tarock.rulesets import load
from tarock.server.evening import events
from tarock.server.evening.events import encode, kind_of
from tarock.server.evening.fold import fold
from tarock.server.evening.sheet import sheet_of
from tarock.server.evening.state import TableState
from tarock.server.evening.summary import summary_of
from tarock.server.frames.story import Stories
from tarock.server.frames.table import Frames
from tarock.server.keeping.pages import read_deal, read_line
from tarock.server.keeping.snapshot import (
    can_be_kept,
    is_worth_keeping,
    opened,
    put_away,
    restored,
    shelved,
    version_of,
)
from tarock.server.store.entries import Entry
from tarock.server.store.shelf import DealRow, Shelved
from tests.server.evenings import RandomEvening
from tests.server.played import History, all_bots

EVENINGS = [
    ("danish-hjoerring", 3),
    ("danish-jensen-1989", 4),
    ("danish-hjoerring", 5),
    ("danish-jensen-1989", 6),
    ("koenigrufen-turnier", 4),
    ("koenigrufen-mayr-2012", 5),
]


@dataclass
class Reader:
    """Somebody who reads a log as a server does that is restarted at every snapshot."""

    table: TableState
    entries: list[Entry] = field(default_factory=list)
    deals: list[DealRow] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    restarts: int = 0

    def read(self, event: events.Event, at: int) -> None:
        entry = Entry(self.table.seq + 1, kind_of(event), encode(event).decode(), at)
        self.entries.append(entry)
        self.table = fold(self.table, events.decode(entry.payload), at)
        if is_worth_keeping(self.table):
            self._restart(*shelved(self.table, entry.payload), entry.payload)

    def _restart(self, light: TableState, put: Shelved, payload: str) -> None:
        assert put.snapshot is not None
        found = opened(put.snapshot, payload)
        assert found is not None
        again = restored(found, put.snapshot.version, light.ruleset)
        assert again == light
        assert again is not None
        self.table = again
        self.deals += put.deals
        self.lines += [row.line for row in put.lines]
        self.restarts += 1


def shown(table: TableState) -> Iterator[object]:
    """Give all that anybody sees of a table."""
    frames = Frames(table, Stories())
    for place in range(len(table.places)):
        yield frames.for_place(place)
    yield frames.for_spectator(None)
    yield msgspec.structs.replace(sheet_of(table), rows=())
    yield summary_of(table)


@pytest.mark.parametrize("mode", ["strict", "table"])
@pytest.mark.parametrize(("ruleset", "players"), EVENINGS)
def test_a_table_is_the_same_from_every_snapshot_on(ruleset: str, players: int, mode: str) -> None:
    evening = RandomEvening(ruleset, players, players + len(ruleset), mode=mode)
    reader, kinds = Reader(evening.table), set[str]()
    read = 1
    while evening.table.deals < 6:
        evening.go_on()
        for event, at in evening.log[read:]:
            reader.read(event, at)
            kinds.add(kind_of(event))
        read = len(evening.log)
        assert reader.table.seq == evening.table.seq
        if can_be_kept(evening.table):
            assert put_away(evening.table) == put_away(reader.table)
    assert list(shown(reader.table)) == list(shown(evening.table))
    assert reader.restarts > 2
    check_past(reader, evening.table)
    assert len(kinds) > 10


def check_past(reader: Reader, table: TableState) -> None:
    """Compare the deals and the lines that were put away with those of somebody who has forgotten nothing."""
    deals = [read_deal(row, table.ruleset, reader.entries) for row in reader.deals]
    assert (*deals, *reader.table.finished) == table.finished
    assert [deal.final().is_over for deal in deals] == [True] * len(deals)
    lines = tuple(map(read_line, reader.lines))
    assert (*lines, *reader.table.scorebook.rows) == table.scorebook.rows


def test_an_evening_that_is_over_is_put_away_too() -> None:
    for ruleset, players in EVENINGS:
        evening = RandomEvening(ruleset, players, 7)
        reader = Reader(evening.table)
        while evening.table.deals < 2:
            evening.go_on()
        evening.add(events.Closed())
        for event, at in evening.log[1:]:
            reader.read(event, at)
        assert reader.table.is_closed
        assert reader.table.finished == ()
        assert reader.table.scorebook.totals == evening.table.scorebook.totals
        assert list(shown(reader.table)) == list(shown(evening.table))
        check_past(reader, evening.table)


def test_a_snapshot_is_as_large_after_many_deals_as_after_few() -> None:
    history = History(all_bots("koenigrufen-turnier", 4))
    sizes: list[int] = []
    reader = Reader(history.table)
    for number in range(6):
        history.play_round(Random(number))
        for event, at in history.log[reader.table.seq :]:
            reader.read(event, at)
        _, put = shelved(reader.table, "")
        assert put.snapshot is not None
        sizes.append(len(put.snapshot.state))
        assert not put.deals
    assert max(sizes[1:]) < 1.3 * sizes[0]


def test_what_is_broken_or_of_another_version_is_no_snapshot() -> None:
    history = History(all_bots("danish-hjoerring", 3))
    history.play_round(Random(1))
    light, put = shelved(history.table, "the last event")
    row = put.snapshot
    assert row is not None
    found = opened(row, "the last event")
    assert found is not None
    assert restored(found, row.version, light.ruleset) == light
    for broken in (
        opened(row, "another event"),
        opened(replace(row, state=row.state.replace('"law":', '"saw":')), "the last event"),
        opened(replace(row, version="another"), "the last event"),
    ):
        assert broken is None
    other = msgspec.structs.replace(light.ruleset, version=99)  # type: ignore[type-var]
    assert version_of(other) != row.version
    assert restored(found, row.version, other) is None
    assert load("danish-hjoerring") is light.ruleset
