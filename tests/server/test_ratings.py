"""Ratings of accounts: which deals count, what comes of them, and who is told."""

import asyncio
import io
import json
import zipfile
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import msgspec
import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from tarock.cli import app as command_line
from tarock.club.rating.gaussian import Noise, Scale
from tarock.club.rating.results import Period, TableResult
from tarock.server.accounts.rating import DAY, course
from tarock.server.accounts.ratings import RatingChore, Ratings, here
from tarock.server.bots import Bots
from tarock.server.evening import events
from tarock.server.evening.played import rated
from tarock.server.evening.settings import Chair, Settings
from tarock.server.store.engine import open_engine, sqlite_url
from tarock.server.store.entries import RatedDeal
from tests.server.authenticators import Authenticator
from tests.server.browsers import browser
from tests.server.played import History
from tests.server.test_account_past import DANISH, TURNIER, as_ada, played, store
from tests.server.test_accounts import SITE, made
from tests.server.test_taking_back import step

NOISE = Noise(7.0)


def counting(history: History) -> list[RatedDeal]:
    return list(rated(history.table, history.table.finished))


def deal(at: int, players: list[str], points: list[float]) -> RatedDeal:
    name = f"{at} {players} {points}"
    return RatedDeal("table", name, at, TURNIER, json.dumps(players), json.dumps(points))


# Which deals count


def test_a_deal_of_two_people_among_strangers_counts_for_all_to_whom_it_was_dealt() -> None:
    history = played(TURNIER, 1, "table", listed=True)
    (finished,) = history.table.finished
    (found,) = counting(history)
    assert json.loads(found.players) == ["ada", "bo", "bot book", "bot book"]
    assert json.loads(found.points) == list(map(float, finished.result))


@pytest.mark.parametrize(
    "changed",
    [{"listed": False}, {"days": 1}, {"house": "a house"}, {"practice": object()}],
    ids=["among friends", "by correspondence", "a house's rules", "practice"],
)
def test_other_tables_are_not_rated(changed: dict[str, object]) -> None:
    table = played(TURNIER, 1, "table", listed=True).table
    other = replace(table, settings=msgspec.structs.replace(table.settings, **changed))
    assert not list(rated(other, other.finished))


def test_neither_deals_with_hints_nor_tournaments_nor_tables_of_the_first_law_count() -> None:
    table = played(TURNIER, 1, "table", listed=True).table
    (finished,) = table.finished
    assert not list(rated(table, [replace(finished, hints=(object(),))]))  # type: ignore[arg-type]
    assert not list(rated(replace(table, gives_places=True), [finished]))
    assert not list(rated(replace(table, law=1), [finished]))


def one_deal(*marks: tuple[str, ...], leaves: int | None = None, people: int = 2) -> History:
    chairs = (Chair(),) * people + (Chair(bot="book"),) * (4 - people)
    history = History(Settings(ruleset=TURNIER, chairs=chairs, listed=True))
    for place in range(people):
        history.add(events.Sat(place, f"person{place}", f"Person {place}", marks=marks[place] if marks else ()))
    history.add(events.Dealt(0, "seed", "promised"))
    rng = Random(3)
    for _ in range(3):
        step(history, rng)
    if leaves is not None:
        history.add(events.StoodUp(leaves))
    while history.table.running:
        step(history, rng)
    return history


def test_whoever_leaves_in_the_middle_has_played_the_deal() -> None:
    (found,) = counting(one_deal(leaves=1, people=3))
    assert json.loads(found.players)[:3] == ["person0", "person1", "person2"]


def test_alone_among_bots_nothing_counts() -> None:
    assert counting(one_deal(people=1)) == []


def test_one_who_may_be_two_of_the_players_is_not_rated() -> None:
    assert len(counting(one_deal(("a",), ("b",)))) == 1
    history = one_deal()
    (game,) = history.table.games
    assert game is not None
    same = tuple(replace(sight, marks=("same browser",)) for sight in game.sights)
    # A table refuses the second chair; should a mark be learnt of only later, the deal does not count either.
    history = History(history.table.settings)
    history.add(events.Sat(0, "person0", "A"), events.Sat(1, "person1", "B"), events.Dealt(0, "seed", "promised"))
    begun = history.table.games[0]
    assert begun is not None
    history.table = replace(history.table, games=(replace(begun, sights=same),))
    rng = Random(3)
    while history.table.running:
        step(history, rng)
    assert counting(history) == []


# What comes of them


def test_a_course_is_the_clubs_rating_day_by_day() -> None:
    days = [[deal(0, ["ada", "bo", "bot book"], [6, -2, -4]), deal(1, ["bo", "ada", "bot book"], [1, 3, -4])]]
    days += [[deal(5 * DAY, ["ada", "bo", "bot book"], [-3, 0, 3])]]
    found = course(TURNIER, NOISE, [each for day in days for each in day], {"ada", "bo"})
    scale = Scale(NOISE).after(Period(0, (TableResult(("ada", "bo", "bot book"), (9, -1, -8), 2.0),)))
    assert [(each.account_id, each.day, each.deals) for each in found] == [
        ("ada", 0, 2),
        ("bo", 0, 2),
        ("ada", 5, 3),
        ("bo", 5, 3),
    ]
    assert found[0].mean == pytest.approx(scale.rating("ada").mean)
    assert found[1].deviation == pytest.approx(scale.rating("bo").deviation)


_DEALS = st.lists(
    st.builds(
        lambda at, players, won: deal(at * DAY, players, [won, -won / 3, -won / 3, -won / 3]),
        st.integers(0, 5),
        st.permutations(["ada", "bo", "carl", "dora", "eve", "bot book"]).map(lambda order: order[:4]),
        st.integers(-20, 20),
    ),
    max_size=12,
)


@given(_DEALS, st.randoms(use_true_random=False))
def test_the_order_of_deals_and_who_has_an_account_change_nobodys_rating(deals: list[RatedDeal], rng: Random) -> None:
    everybody = {"ada", "bo", "carl", "dora", "eve"}
    found = course(TURNIER, NOISE, deals, everybody)
    mixed = list(deals)
    rng.shuffle(mixed)
    assert course(TURNIER, NOISE, mixed, everybody) == found
    alone = course(TURNIER, NOISE, deals, {"ada"})  # all others were guests, or have left for good
    assert [(each.day, each.deals) for each in alone] == [
        (each.day, each.deals) for each in found if each.account_id == "ada"
    ]
    for one, other in zip(alone, (each for each in found if each.account_id == "ada"), strict=True):
        assert (one.mean, one.deviation) == pytest.approx((other.mean, other.deviation), abs=1e-6)


def test_to_forget_a_player_leaves_what_is_known_of_the_others() -> None:
    scale = Scale(NOISE).after(Period(0, (TableResult(("a", "b", "c"), (3, -1, -2), 4.0),)))
    left = scale.without(["b"])
    assert left.players == ("a", "c")
    assert (left.rating("a"), left.rating("c")) == (scale.rating("a"), scale.rating("c"))
    assert np.array_equal(left.covariance, left.covariance.T)


# Who is told


def test_an_account_is_rated_and_others_stay_so_when_it_goes(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        await store(database, [played(TURNIER, 3, "austrian", listed=True), played(DANISH, 1, "danish", listed=True)])
        ratings = Ratings(open_engine(database))
        async with browser(tmp_path, database=database, site=SITE) as (server, http):
            as_ada(http, tmp_path)
            assert (await http.get("/api/accounts/ratings")).json() == {"ratings": []}
            handle = (await made(http, Authenticator(SITE)))["account"]["handle"]
            assert await ratings.make(here) == 2
            assert await ratings.make(here) == 0  # nothing has been added
            first, second = (await http.get("/api/accounts/ratings")).json()["ratings"]
            assert [each["ruleset"] for each in (first, second)] == [TURNIER, DANISH]
            (day,) = first["course"]
            assert (day["deals"], first["provisional"], first["settled_from"]) == (3, True, 150)
            assert day["low"] < day["mean"] < day["high"]
            async with httpx.AsyncClient(base_url=server.address) as stranger:
                assert (await stranger.get(f"/api/accounts/people/{handle}")).json()["ratings"] is None
                await http.post("/api/accounts/profile", json={"shows_statistics": True})
                shown = (await stranger.get(f"/api/accounts/people/{handle}")).json()["ratings"]
                assert shown == [first, second]
            with zipfile.ZipFile(io.BytesIO((await http.get("/api/accounts/export")).content)) as archive:
                assert json.loads(archive.read("data.json"))["ratings"] == [first, second]
            before = await _rated_as(ratings, "bo")
            await http.post("/api/accounts/delete", json={"name": "Ada L"})
            assert await ratings.of("ada") == ()
            assert await _rated_as(ratings, "bo") == before
        await ratings.engine.dispose()

    asyncio.run(run())


async def _rated_as(ratings: Ratings, person: str) -> object:
    """Return what the rating of somebody would be who made an account now."""
    found: list[object] = []

    async def noted(ruleset: str, noise: Noise, deals: tuple[RatedDeal, ...], _known: frozenset[str]) -> tuple[()]:
        found.append(course(ruleset, noise, deals, {person}))
        return ()

    await ratings.make(noted, whole=True)
    return found


def test_the_server_makes_ratings_in_a_worker(tmp_path: Path) -> None:
    async def run() -> None:
        await store(sqlite_url(tmp_path), [played(TURNIER, 1, "austrian", listed=True)])
        async with browser(tmp_path, site=SITE) as (_server, http):
            as_ada(http, tmp_path)
            await made(http, Authenticator(SITE))
        ratings, bots = Ratings(open_engine(sqlite_url(tmp_path))), Bots(1)
        chore = RatingChore(ratings, bots.study)
        assert await chore.look() == 1
        assert [each.ruleset for each in await ratings.of("ada")] == [TURNIER]
        await bots.stop()
        await ratings.engine.dispose()

    asyncio.run(run())


def test_the_index_of_the_operator_makes_ratings_anew(tmp_path: Path) -> None:
    async def run() -> None:
        await store(sqlite_url(tmp_path), [played(TURNIER, 2, "austrian", listed=True)], indexed=False)
        async with browser(tmp_path, site=SITE) as (_server, http):
            as_ada(http, tmp_path)
            await made(http, Authenticator(SITE))

    async def rated_now() -> list[tuple[str, int]]:
        ratings = Ratings(open_engine(sqlite_url(tmp_path)))
        found = [(each.ruleset, each.course[-1].deals) for each in await ratings.of("ada")]
        await ratings.engine.dispose()
        return found

    asyncio.run(run())
    assert asyncio.run(rated_now()) == []
    for _ in range(2):
        CliRunner().invoke(command_line, ["admin", "index", "--data", str(tmp_path)])
        assert asyncio.run(rated_now()) == [(TURNIER, 2)]
