"""Puzzles over HTTP: with everything that is needed to show, answer and refute them."""

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tarock.notation import record
from tarock.notation.families import NOTATIONS
from tarock.school.counting import EXERCISES, pace
from tarock.school.puzzles.puzzle import Puzzle
from tarock.school.puzzles.shelf import shelf
from tests.school.mistakes import deal_with_a_mistake
from tests.server.browsers import check
from tests.server.servers import Running


def test_puzzles_come_near_a_rating_with_all_that_a_page_needs(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        answer = await http.get("/api/school/puzzles?family=danish&near=1200&count=1")
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


@pytest.mark.parametrize("kind", EXERCISES)
@pytest.mark.parametrize("family", ["danish", "koenigrufen"])
def test_counting_exercises_come_with_their_answers(kind: str, family: str, tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        address = f"/api/school/counts?kind={kind}&family={family}&speed=3&seed=7&count=2"
        first, again = [(await http.get(address)).json() for _ in range(2)]
        assert first == again
        assert len(first) == 2
        for exercise in first:
            assert exercise["tricks"]
            assert exercise["asks"]
            assert exercise["milliseconds"] == pace().milliseconds(3)

    check(tmp_path, test)


@pytest.mark.parametrize("query", ["kind=c9", "speed=0", "count=99", "family=chess"])
def test_a_wrong_exercise_is_refused(query: str, tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        assert (await http.get(f"/api/school/counts?{query}")).status_code in {400, 404}

    check(tmp_path, test)


@pytest.mark.kernels
def test_ones_own_mistakes_come_as_puzzles(tmp_path: Path) -> None:
    state, puzzle, dearest = deal_with_a_mistake()
    text = record.dumps([NOTATIONS["danish"].record_of(state, ())])

    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        answer = await http.post("/api/school/own", json={"text": text, "seat": puzzle.seat}, timeout=120)
        assert answer.status_code == 200, answer.text
        made = answer.json()
        keys = [choice["key"] for each in made for choice in each["shown"]["choices"] if not choice.get("right")]
        assert dearest.key in keys
        kept = [msgspec.convert(each["puzzle"], Puzzle) for each in made]
        assert [each.id for each in kept] == [each["shown"]["id"] for each in made]
        await _taken_over(http, [each["puzzle"] for each in made], [each["shown"] for each in made])
        unfinished = await http.post("/api/school/own", json={"text": puzzle.record, "seat": 0})
        assert unfinished.json()["code"] == "not-over"
        nobody = await http.post("/api/school/own", json={"text": text, "seat": 5})
        assert nobody.json()["code"] == "no-such-place"

    check(tmp_path, test)


def _seen(shown: dict[str, Any]) -> tuple[Any, ...]:
    return shown["id"], shown["step"], [choice["key"] for choice in shown["choices"]]


async def _taken_over(http: httpx.AsyncClient, kept: list[dict[str, Any]], shown: list[dict[str, Any]]) -> None:
    """What another browser, or the terminal, has kept is shown as it was; what cannot be read is left out."""
    broken = [{**kept[0], "record": "no record"}, {**kept[0], "at": 900}, {**kept[0], "seat": 6}]
    again = await http.post("/api/school/own/shown", json={"puzzles": [*kept, *broken]})
    assert [_seen(each) for each in again.json()] == [_seen(each) for each in shown]
    assert (await http.post("/api/school/own/shown", json={"puzzles": [{"id": "x"}]})).status_code == 400


def test_a_sum_that_is_asked_for_is_not_shown(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        for family in ("danish", "koenigrufen"):
            for puzzle in (await http.get(f"/api/school/puzzles?kind=settle&family={family}&count=5")).json():
                assert not puzzle["step"]["table"].get("payments")
                assert not any(line.get("kind") in {"payment", "outcome"} for line in puzzle["story"])
                assert any(line.get("kind") == "payment" for line in puzzle["why"])

    check(tmp_path, test)
