"""A club's cups over HTTP: files of its folder, told as everybody may see them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tarock.server.hall import cups
from tests.server.halls import Phone, Served, check_hall

RULES = 'name = "Cup of the valley"\nbest = 1\nneeded = 2\n'


def write(served: Served, name: str, text: str) -> None:
    file = served.hall.folder.path / "cups" / f"{name}.toml"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, "utf-8")


async def another(served: Served) -> Served:
    """Open one more tournament."""
    new = {"name": "Winter Cup", "format": "tyrol-cup"}
    answer = await served.http.post("/api/club/events", json=new, headers={"x-hall-code": served.desk.code})
    event = answer.json()["event"]
    return Served(served.hall, served.http, Phone(served.http, event, served.desk.code, "desk-1"), served.lobby)


async def played(served: Served, *points: int) -> None:
    """Let four play one line, the third under his number alone."""
    await served.desk.done("people", text="number;name;town;shown\n1;Anna Berg;Steyr;\n2;Bo Holm;;\n4;Dora Maier;;\n")
    hidden = {"number": 3, "name": "Cai Lund", "town": "Linz", "shown": "number"}
    await served.desk.happened("entered", person=hidden)
    await served.draw()
    (table,) = (await served.public().frame("public"))["tables"]
    by_place = [points[player["number"] - 1] for player in table["players"]]
    by = table["players"][0]["number"]
    await served.at_table(1).done("tables/1/1/lines", kind="lined", line=1, by=by, points=by_place)


async def shown(served: Served, cup: str) -> Any:  # noqa: ANN401 - JSON
    answer = await served.http.get(f"/api/club/cups/{cup}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_cup_is_shown_with_its_results_and_its_final(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        winter, final = await another(served), await another(served)
        await played(served, 6, -2, -2, -2)
        write(served, "valley", f'{RULES}events = ["{served.event}", "{winter.event}"]\nfinal = "{final.event}"\n')
        assert (await served.http.get("/api/club/cups")).json() == [{"cup": "valley", "name": "Cup of the valley"}]
        before = await shown(served, "valley")
        assert (before["standings"][0]["results"], before["final"]["event"]) == ([6, None], final.event)
        assert "finalists" not in before

        await played(winter, -3, 9, -3, -3)
        await played(final, -1, -1, 3, -1)
        after = await shown(served, "valley")
        rows = {row["number"]: row for row in after["standings"]}
        assert [(row["number"], row["points"]) for row in after["standings"]] == [(2, 9), (1, 6), (3, -2), (4, -2)]
        assert (rows[1]["results"], rows[1]["counts"], rows[1]["qualified"]) == ([6, -3], [0], True)
        assert after["curves"][0] == {"name": "Bo Holm", "points": [0, -2, 9]}
        first = after["finalists"][0]
        assert first["points"] == first["brought"] + first["day"]

    check_hall(tmp_path, test)


def test_people_are_shown_as_they_chose(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await played(served, 6, -2, -2, -2)
        write(served, "valley", f'{RULES}events = ["{served.event}"]\nfinal = "{served.event}"\n')
        answer = await served.http.get("/api/club/cups/valley")
        assert "Anna Berg" in answer.text
        assert "Cai Lund" not in answer.text
        assert "Linz" not in answer.text

    check_hall(tmp_path, test)


def test_what_is_wrong_with_a_cup_is_one_sentence(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        assert (await served.http.get("/api/club/cups")).json() == []
        write(served, "broken", "name = ")
        write(served, "empty", 'name = "Nothing counts"\nbest = 0\n')
        write(served, "short", f'{RULES}events = ["spring"]\n')
        write(served, "outside", f'{RULES}events = ["../club"]\n')
        german = {"accept-language": "de"}
        broken, empty, *others = (await served.http.get("/api/club/cups", headers=german)).json()
        assert broken["broken"].startswith("broken.toml: ")
        assert "$.best" in empty["broken"]
        assert [each["cup"] for each in others] == ["outside", "short"]
        for cup, said in (("broken", "broken.toml"), ("short", "Turnier „spring“"), ("outside", "„../club“")):
            answer = await served.http.get(f"/api/club/cups/{cup}", headers=german)
            assert (answer.status_code, answer.json()["code"]) == (409, "refused")
            assert said in answer.json()["detail"]
        for cup in ("none", "..%2Fcups%2Fshort"):
            assert (await served.http.get(f"/api/club/cups/{cup}")).status_code == 404

    check_hall(tmp_path, test)


def test_a_reader_who_has_a_cup_waits_for_news_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cups, "GATHERED", 0.0)

    async def test(served: Served) -> None:
        await played(served, 6, -2, -2, -2)
        write(served, "valley", f'{RULES}events = ["{served.event}"]\n')
        before = await shown(served, "valley")
        waiting = asyncio.create_task(shown(served, f"valley?after={before['n']}"))
        first = (await served.public().frame("public"))["tables"][0]["players"][0]["number"]
        line = {"kind": "lined", "line": 2, "by": first, "points": [30, -10, -10, -10]}
        await Phone(served.http, served.event, served.desk.code, "desk-2").done("tables/1/1/lines", **line)
        after = await waiting
        assert after["n"] != before["n"]
        assert after["standings"] != before["standings"]
        assert after == await shown(served, f"valley?after={before['n']}")  # who comes later is answered at once

    check_hall(tmp_path, test)
