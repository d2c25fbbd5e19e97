"""Puzzles over HTTP: with everything that is needed to show, answer and refute them."""

import time
from pathlib import Path

import httpx
import pytest

from tarock.school.puzzles.shelf import shelf
from tests.server.browsers import check
from tests.server.servers import Running


def test_puzzles_come_near_a_rating_with_all_that_a_page_needs(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        await http.get("/api/school/puzzles?count=1")  # the shelf is read once
        begun = time.perf_counter()
        answer = await http.get("/api/school/puzzles?family=danish&near=1200&count=1")
        assert time.perf_counter() - begun < 0.3
        assert answer.status_code == 200, answer.text
        (puzzle,) = answer.json()
        assert puzzle["family"] == "danish"
        assert puzzle["question"]["key"].startswith("puzzle-ask-")
        assert puzzle["step"]["table"]
        assert puzzle["story"]

    check(tmp_path, test)


def test_a_closed_puzzle_shows_no_cards_but_the_players_own(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        for kind in ("closed", "infer"):
            (puzzle, *_) = (await http.get(f"/api/school/puzzles?kind={kind}")).json()
            hands = puzzle["step"]["hands"]
            assert [bool(hand) for hand in hands] == [seat == puzzle["seat"] for seat in range(len(hands))]
            assert not puzzle["step"].get("skat")

    check(tmp_path, test)


def test_the_puzzle_of_the_day_depends_on_the_date_alone(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        first, again = [(await http.get("/api/school/puzzles/today?day=2026-11-17")).json() for _ in range(2)]
        other = (await http.get("/api/school/puzzles/today?day=2026-11-18")).json()
        assert first == again
        assert first["day"] == "2026-11-17"
        assert other["puzzle"]["id"] != first["puzzle"]["id"]
        assert (await http.get("/api/school/puzzles/today")).status_code == 200
        assert (await http.get("/api/school/puzzles/today?family=chess")).status_code == 404

    check(tmp_path, test)


def test_a_puzzle_is_found_by_its_id(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        wanted = shelf()[0]
        answer = await http.get(f"/api/school/puzzles/{wanted.id}")
        assert answer.json()["id"] == wanted.id
        assert (await http.get("/api/school/puzzles/none-such")).status_code == 404

    check(tmp_path, test)


def test_the_kinds_add_up_to_the_shelf(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        listed = (await http.get("/api/school/puzzles/kinds")).json()
        assert sum(count for each in listed for _, count in each["kinds"]) == len(shelf())

    check(tmp_path, test)


@pytest.mark.parametrize("query", ["count=0", "count=1000", "kind=chess", "near=-1", "near=much"])
def test_a_wrong_question_is_refused(query: str, tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        assert (await http.get(f"/api/school/puzzles?{query}")).status_code == 400

    check(tmp_path, test)
