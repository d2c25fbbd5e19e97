"""Who wins more together than either wins alone; the operator is shown it, and nothing else happens."""

import asyncio
import json
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from tarock.cli import app as command_line
from tarock.server.collusion import DealSeen, Suspect, pair_of, suspects
from tarock.server.evening import events
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.summary import summary_of
from tarock.server.past import Past
from tarock.server.store.engine import open_engine, sqlite_url
from tarock.server.store.entries import Entry
from tarock.server.store.log import Log
from tarock.server.store.migrating import migrate
from tarock.words import LANGUAGES, words_in
from tests.server.played import History
from tests.server.test_taking_back import step

PEOPLE = tuple("abcdefgh")


def evenings(seed: int, deals: int, *, skill: dict[str, float] | None = None, pact: float = 0.0) -> list[DealSeen]:
    """Deals of four out of eight, with a pact between a and b, and people of unequal skill."""
    rng, found = Random(seed), []
    for _ in range(deals):
        seated = rng.sample(PEOPLE, 4)
        won = [rng.gauss(0, 10) + 10 * (skill or {}).get(person, 0) for person in seated]
        if {"a", "b"} <= set(seated):
            won = [
                each + (10 * pact if person in "ab" else -10 * pact) for person, each in zip(seated, won, strict=True)
            ]
        mean = sum(won) / 4
        people = tuple(None if person == "h" else person for person in seated)
        found.append(DealSeen("rules", 4, people, tuple(each - mean for each in won)))
    return found


def test_a_pact_is_found_and_skill_is_none() -> None:
    found = suspects(evenings(1, 1500, skill={"c": 0.6, "d": -0.5}, pact=0.35), {("a", "b"): 7})
    assert len(found) == len(list(combinations("abcdefg", 2)))
    first = found[0]
    assert (first.pair, first.remarks) == (("a", "b"), 7)
    assert first.low > 0
    assert first.chance < 0.01
    assert not [each.pair for each in found[1:] if each.low > 0]
    assert [each.chance for each in found] == sorted(each.chance for each in found)


def test_honest_people_are_seldom_suspected_however_many_pairs_there_are() -> None:
    alarms = [any(each.low > 0 or each.high < 0 for each in suspects(evenings(seed, 300), {})) for seed in range(40)]
    assert sum(alarms) <= 6  # of forty servers two by the level; more than six once in 150 times


def test_few_deals_tell_nothing_and_equal_ones_do_no_harm() -> None:
    assert suspects(evenings(1, 20), {}, least=20) == ()
    even = [DealSeen("rules", 3, ("a", "b", None), (0.0, 0.0, 0.0))] * 30
    (only,) = suspects(even, {})
    assert only == Suspect(("a", "b"), 30, 0.0, 0.0, 0.0, 1.0)
    assert pair_of("b", "a") == ("a", "b")


def played() -> History:
    """Two people and bots, one deal; both say something, and one hands his seat over to another device."""
    chairs = (Chair(), Chair(), Chair(bot="book"), Chair(bot="book"))
    history = History(Settings(ruleset="koenigrufen-turnier", chairs=chairs))
    history.add(events.Sat(0, "ada", "Ada"), events.Said(0, "alone"), events.Sat(1, "bo", "Bo"))
    history.add(events.Said(0, "hello"), events.Said(1, "hello"), events.Renamed(1, "Bodil"))
    history.add(events.Dealt(0, "seed", "promised"), events.Moved(0, "ada 2", "Ada"))
    rng = Random(1)
    while history.table.running:
        step(history, rng)
    return history


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of a server at which a deal was played."""
    made = tmp_path_factory.mktemp("data")

    async def write() -> Past:
        engine = open_engine(sqlite_url(made))
        await migrate(engine)
        log, history = Log(engine), played()
        await log.start()
        entries = [
            Entry(seq, events.kind_of(event), events.encode(event).decode(), at)
            for seq, (event, at) in enumerate(history.log, 1)
        ]
        await log.append("table", entries, summary_of(history.table))
        past = Past()
        await past.read(log)
        await log.stop()
        return past

    past = asyncio.run(write())
    assert past.remarks == {("ada", "bo"): 2}
    assert past.names == {"ada": "Ada", "ada 2": "Ada", "bo": "Bodil"}
    assert [(deal.kind, deal.players, deal.people) for deal in past.deals] == [
        ("koenigrufen-turnier 4", 4, ("ada 2", "bo", None, None))
    ]
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_operator_reads_it_from_the_store(folder: Path, language: str) -> None:
    arguments = ["admin", "collusion", "--data", str(folder), "--lang", language]
    said = CliRunner().invoke(command_line, arguments)
    assert (said.exit_code, said.output.strip()) == (0, words_in(language)("admin-no-pairs", deals=1, least=20))
    as_json = CliRunner().invoke(command_line, [*arguments, "--json"])
    assert json.loads(as_json.output) == {"deals": 1, "pairs": []}
    nowhere = CliRunner().invoke(command_line, [*arguments[:3], str(folder / "none"), *arguments[4:]])
    assert nowhere.exit_code == 2
    assert words_in(language)("admin-no-store", folder=str(folder / "none")) in nowhere.output


def test_a_table_of_pairs_is_printed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def read(self: Past, _log: Log) -> None:
        self.deals, self.names = evenings(1, 400, pact=0.4), {"a": "Ada", "b": "Bo"}

    monkeypatch.setattr(Past, "read", read)
    arguments = ["admin", "collusion", "--data", str(folder), "--lang", "en"]
    lines = CliRunner().invoke(command_line, arguments).output.splitlines()
    assert lines[1].split()[:4] == ["Ada", "(a)", "Bo", "(b)"]
    assert lines[-1].startswith("Of 400 deals")
    found = json.loads(CliRunner().invoke(command_line, [*arguments, "--json"]).output)
    assert found["pairs"][0]["people"] == ["Ada (a)", "Bo (b)"]
