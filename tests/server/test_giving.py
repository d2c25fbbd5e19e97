"""What somebody gives away beside another, by the judge: the operator is told, and nothing else happens."""

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest
from click.testing import CliRunner

from tarock.cli import app as command_line
from tarock.server.codes import Code, Refusal
from tarock.server.costs.study import Errands
from tarock.server.giving import LEAST, giving
from tarock.server.moderation import judge_api
from tarock.server.moderation.judged import HEADS
from tarock.server.moderation.judging import companions_of, givers_of, pair_meant
from tarock.server.store.engine import open_engine, sqlite_url
from tarock.server.store.log import Log
from tarock.tutor import giving as judging
from tarock.tutor.given import Given
from tarock.tutor.judge import Care, judged
from tarock.words import LANGUAGES, words_in
from tests.server.browsers import browser, check, log_in
from tests.server.givers import evening, keep
from tests.server.played import History
from tests.server.servers import PATIENCE, Running
from tests.server.test_moderation import operator

QUICK = Care(nominating=20, comparing=40)
DANISH = "danish-hjoerring"
AUSTRIAN = "koenigrufen-1900"
MANY = 8


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


def evenings() -> Iterator[History]:
    """Ada plays for Bo, and well without him; with Cleo she plays both games."""
    yield evening(DANISH, "together", "ada", "bo", deals=MANY)
    yield evening(DANISH, "one", "ada", deals=MANY + 1)
    yield evening(DANISH, "few", "bo", "cleo", deals=LEAST - 1)
    yield evening(AUSTRIAN, "four", "ada", "cleo", deals=LEAST)
    yield evening(AUSTRIAN, "alone", "ada", deals=LEAST + 1)
    yield evening(DANISH, "both games", "ada", "cleo", deals=2)
    yield evening(DANISH, "never met", "dan", deals=1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of a server at which Ada played for Bo, and well without him."""
    made = tmp_path_factory.mktemp("data")
    asyncio.run(keep(sqlite_url(made), list(evenings())))
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
        words("admin-too-few", name="Cleo", together=LEAST - 1, without=2, least=LEAST),
    ]
    said = asked(folder, "bo", "cleo", "--deals", str(MANY), "--lang", language)
    about = words("admin-judge-kind", ruleset=DANISH, players=3)
    assert said.split() == " ".join([about, *few]).split()


def test_who_never_met_is_told_so_by_his_name(folder: Path) -> None:
    said = asked(folder, "dan", "ada", "--lang", "en")
    names = ("Dan", "Ada")
    few = [words_in("en")("admin-too-few", name=name, together=0, without=0, least=LEAST) for name in names]
    assert said.split() == " ".join(few).split()


def test_only_deals_of_the_game_that_a_pair_plays_most_are_compared(folder: Path) -> None:
    ada, cleo = json.loads(asked(folder, "ada", "cleo", "--json"))
    assert ada["kind"] == cleo["kind"] == [AUSTRIAN, 4]
    assert (ada["together"], ada["without"]) == (LEAST, LEAST + 1)
    assert ada["giving"]["cost_together"] < 1  # she plays by the books
    assert (cleo["together"], cleo["without"], cleo["giving"]) == (LEAST, 0, None)


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
    assert words("admin-not-one", wanted="", number=4) in both
    assert words("admin-one-person") in asked(folder, "b", "bo", "--lang", "en", code=2)


def test_both_databases_tell_who_has_played_with_whom(database: str) -> None:
    both = evening(DANISH, "both", "ada", "cleo", deals=2)
    alone = evening(DANISH, "alone", "ada", deals=1)

    async def test() -> None:
        await keep(database, [both, alone])
        log = Log(open_engine(database))
        assert [(each.name, each.deals) for each in await companions_of(log, "ada")] == [("Cleo", 2)]
        assert await companions_of(log, "nobody") == []
        ada, cleo = await givers_of(log, await pair_meant(log, ("a", "cleo")), 20)
        assert (len(ada.together), len(ada.without), len(cleo.together), len(cleo.without)) == (2, 1, 2, 0)
        await log.engine.dispose()

    asyncio.run(test())


# The operator's page

Lines: TypeAlias = list[dict[str, Any]]
PAIR = {"one": "ada", "other": "cleo", "most": LEAST}


@asynccontextmanager
async def page(folder: Path, **changes: object) -> AsyncIterator[tuple[Running, httpx.AsyncClient]]:
    """Give a server with a copy of the evenings, and a browser of whoever runs it."""
    async with browser(folder, **changes) as (server, http):
        asking = await operator(server, http)
        asking.timeout = httpx.Timeout(PATIENCE)
        yield server, asking
        await asking.aclose()


@pytest.fixture
def copied(folder: Path, tmp_path: Path) -> Path:
    shutil.copytree(folder, tmp_path / "data")
    return tmp_path / "data"


async def lines_of(asking: httpx.AsyncClient, language: str = "en") -> Lines:
    answer = await asking.post("/api/admin/judge", json=PAIR, headers={"accept-language": language})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/x-ndjson")
    return [json.loads(line) for line in answer.text.splitlines()]


def test_the_page_is_told_deal_by_deal_and_then_what_the_command_says(copied: Path) -> None:
    async def test() -> None:
        async with page(copied) as (_, asking):
            *on_the_way, last = await lines_of(asking, "da")
        assert [(each["done"], each["of"]) for each in on_the_way] == [(n, 2 * LEAST) for n in range(2 * LEAST + 1)]
        words = words_in("da")
        assert last["table"]["heads"] == [words(f"admin-judge-{head}") for head in HEADS]
        (row,) = last["table"]["rows"]
        assert row[:3] == ["Ada (ada)", str(LEAST), str(LEAST)]
        assert last["table"]["sentences"] == [
            words("admin-judge-kind", ruleset=AUSTRIAN, players=4),
            words("admin-too-few", name="Cleo", together=LEAST, without=0, least=LEAST),
            words("admin-judge-explained"),
        ]

    asyncio.run(test())


def test_the_page_and_the_command_judge_alike(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # the worker of the server takes its time, and so does the command
    said = asked(copied, "ada", "cleo", "--deals", str(LEAST), "--lang", "en")

    async def test() -> None:
        async with page(copied) as (_, asking):
            told = (await lines_of(asking))[-1]["table"]
        for text in (*told["heads"], *told["rows"][0], *told["sentences"]):
            assert text in said

    asyncio.run(test())


def test_a_study_that_is_full_is_waited_for_and_one_that_fails_is_told(
    copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[Refusal | Given] = [Refusal(Code.TOO_DEAR, again=1), *[Given(0.5)] * 3, Refusal(Code.TRY_AGAIN)]
    slept: list[float] = []

    async def done(*_: object, **_rules: object) -> Given:
        found = answers.pop(0)
        if isinstance(found, Refusal):
            raise found
        return found

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(Errands, "done", done)
    monkeypatch.setattr(judge_api, "sleep", sleep)

    async def test() -> None:
        async with page(copied) as (_, asking):
            last = (await lines_of(asking))[-1]
        assert (last["done"], last["of"], last["table"], last["refused"]) == (3, 10, None, {"code": "try-again"})
        assert slept == [1]

    asyncio.run(test())


def test_the_page_is_refused_with_the_sentence_of_the_command(copied: Path) -> None:
    async def test() -> None:
        words = words_in("de")
        async with page(copied) as (_, asking):
            for one, other, sentence in (
                ("nobody", "bo", words("admin-not-one", wanted="nobody", number=0)),
                ("bo", "bo", words("admin-one-person")),
            ):
                asked = {"one": one, "other": other}
                answer = await asking.post("/api/admin/judge", json=asked, headers={"accept-language": "de"})
                assert (answer.status_code, answer.json()["detail"]) == (404, sentence)
            few = await asking.post("/api/admin/judge", json={**PAIR, "most": LEAST - 1})
            assert few.status_code == 400
            del asking.headers["x-csrf-token"]
            assert (await asking.post("/api/admin/judge", json=PAIR)).json()["code"] == "bad-csrf"

    asyncio.run(test())


def test_nobody_else_may_ask_the_judge(copied: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Eve")
        asked = [await http.post("/api/admin/judge", json=PAIR), await http.get("/api/admin/people/ada/companions")]
        assert [answer.json()["code"] for answer in asked] == ["not-operator"] * 2

    check(copied, test)


def test_those_who_have_played_with_somebody_are_listed_by_how_much(copied: Path) -> None:
    async def test() -> None:
        async with page(copied) as (_, asking):
            found = (await asking.get("/api/admin/people/ada/companions")).json()
        assert [tuple(each.values()) for each in found] == [("bo", "Bo", MANY), ("cleo", "Cleo", LEAST + 2)]

    asyncio.run(test())
