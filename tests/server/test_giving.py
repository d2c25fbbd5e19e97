"""What somebody gives away beside another, by the judge: the operator is told, and nothing else happens."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from tarock.cli import app as command_line
from tarock.server.accounts.deals import index_all
from tarock.server.evening import events
from tarock.server.evening.families import Action, View
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.summary import summary_of
from tarock.server.giving import LEAST, giving
from tarock.server.store.engine import open_engine, sqlite_url
from tarock.server.store.entries import Entry
from tarock.server.store.log import Log
from tarock.server.store.migrating import migrate
from tarock.tutor import giving as judging
from tarock.tutor.coach import COACHES
from tarock.tutor.given import Given
from tarock.tutor.judge import Care, judged
from tarock.words import LANGUAGES, words_in
from tests.server.played import BOT, History
from tests.server.test_taking_back import game_of

QUICK = Care(nominating=20, comparing=40)
RULES = "danish-hjoerring"
MANY = 8
FEW = 10
"""In so many worlds Ada looks for what is worst."""


def test_what_is_given_beside_another_is_held_to_what_is_given_without() -> None:
    beside = [Given(1.0, 2, 1), Given(2.0, 1, 1), Given(3.0), Given(2.0), Given(2.0)]
    found = giving(beside, [Given(0.5, 3)] * 5)
    assert found is not None
    assert (found.together, found.without, found.dear, found.gained) == (5, 5, 3, 2)
    assert (found.cost_together, found.cost_without, found.more) == (2.0, 0.5, 1.5)
    assert found.error == pytest.approx((0.5 / 5) ** 0.5)  # the variance of 1, 2, 3, 2, 2 is one half


def test_of_few_deals_nothing_is_said() -> None:
    assert giving([Given(1.0)] * (LEAST - 1), [Given(0.0)] * 50) is None
    assert giving([Given(1.0)] * 50, [Given(0.0)] * (LEAST - 1)) is None
    assert giving([Given(1.0)] * LEAST, [Given(0.0)] * LEAST) is not None


def given(view: View, book: Action, rng: Random) -> Action:
    """What costs the player most, of all that he could do instead of what the books advise."""
    scales = COACHES[view.ruleset.family].scales
    weighed = scales.weigh(view, scales.choices(view, book), FEW, rng)
    return book if weighed is None else min(weighed.actions, key=weighed.value)


def evening(name: str, *people: str, deals: int = MANY) -> History:
    """Deals of some people and bots: all play by the books, but beside Bo Ada gives away what she can."""
    history = History(Settings(ruleset=RULES, chairs=(*[Chair()] * len(people), *[BOT] * (3 - len(people)))), 0, name)
    history.add(*(events.Sat(place, person, person.title()) for place, person in enumerate(people)))
    book, rng = COACHES["danish"].book(), Random(name)
    for number in range(deals):
        history.add(events.Dealt(0, f"{name} {number}", "promised"))
        while history.table.running:
            game = game_of(history.table)
            seat = game.deal.turn
            assert seat is not None
            view = game.deal.view(seat)
            action = book.act(view, rng, {}).action
            gives = "bo" in people and history.table.places[game.begun.players[seat]].session == "ada"
            history.act(0, seat, given(view, action, rng) if gives else action)
    return history


def evenings() -> Iterator[History]:
    yield evening("together", "ada", "bo")
    yield evening("one", "ada", deals=MANY + 1)
    yield evening("few", "bo", "cleo", deals=LEAST - 1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of a server at which Ada played for Bo, and well without him."""
    made = tmp_path_factory.mktemp("data")

    async def write() -> None:
        engine = open_engine(sqlite_url(made))
        await migrate(engine)
        log = Log(engine)
        await log.start()
        for history in evenings():
            entries = [
                Entry(seq, events.kind_of(event), events.encode(event).decode(), at)
                for seq, (event, at) in enumerate(history.log, 1)
            ]
            await log.append(history.table.id, entries, summary_of(history.table))
        await index_all(log)
        await log.stop()

    asyncio.run(write())
    return made


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the judge look at few worlds."""
    monkeypatch.setattr(judging, "judged", lambda view, action, rng, _care: judged(view, action, rng, QUICK))


def asked(folder: Path, *arguments: str, code: int = 0) -> str:
    said = CliRunner().invoke(command_line, ["admin", "judge", *arguments, "--data", str(folder)])
    assert said.exit_code == code, said.output
    return said.output


def test_who_plays_for_another_gives_more_beside_him(folder: Path) -> None:
    ada, bo = json.loads(asked(folder, "ada", "b", "--deals", str(MANY), "--json"))
    assert (ada["person"], ada["name"], bo["person"], bo["name"]) == ("ada", "Ada", "bo", "Bo")
    found = ada["giving"]
    assert (found["together"], found["without"]) == (MANY, MANY)
    assert found["more"] == pytest.approx(found["cost_together"] - found["cost_without"])
    assert found["more"] > 0  # that it is more than chance takes dozens of deals
    assert found["error"] > 0
    assert found["dear"] >= found["gained"] > 0
    assert (bo["together"], bo["without"], bo["giving"]) == (MANY, LEAST - 1, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pair_with_few_deals_is_told_so_and_nothing_else(folder: Path, language: str) -> None:
    words = words_in(language)
    few = [
        words("admin-too-few", name="Bo", together=LEAST - 1, without=MANY, least=LEAST),
        words("admin-too-few", name="Cleo", together=LEAST - 1, without=0, least=LEAST),
    ]
    said = asked(folder, "bo", "cleo", "--deals", str(MANY), "--lang", language)
    assert said.split() == " ".join(few).split()


def test_it_says_that_it_is_no_verdict(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "given_away", lambda *_: Given(0.5, 2, 1))
    lines = asked(folder, "ada", "bo", "--deals", "6", "--lang", "en").splitlines()
    assert lines[1].split()[:4] == ["Ada", "(ada)", "6", "6"]
    assert lines[1].split()[4:] == ["0.50", "0.50", "+0.00", "0.00", "12", "6"]
    assert "This is a hint and no verdict" in " ".join(lines)


def test_who_is_meant_must_be_clear(folder: Path) -> None:
    words = words_in("en")
    nobody = asked(folder, "nobody", "bo", "--lang", "en", code=2)
    assert words("admin-not-one", wanted="nobody", number=0) in nobody
    both = asked(folder, "", "bo", "--lang", "en", code=2)
    assert words("admin-not-one", wanted="", number=3) in both
    assert words("admin-one-person") in asked(folder, "b", "bo", "--lang", "en", code=2)
