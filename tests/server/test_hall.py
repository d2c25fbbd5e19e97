"""The hall over HTTP: who may write what, what is kept once, what is refused in one sentence."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tarock.cli.serve_hall import hall_lines
from tarock.club.tournament.events import Away
from tarock.club.tournament.log import Log
from tarock.core.errors import TarockError
from tarock.server.hall.folder import KEY
from tarock.server.hall.hall import Hall
from tarock.server.hall.network import lan_address
from tarock.server.hall.prints import POLICY
from tarock.server.hall.roles import LETTERS, Codes, is_code, spelt
from tarock.server.sessions import read_key
from tarock.words import words_in
from tests.server.browsers import check
from tests.server.halls import ORDINARY, Phone, Served, check_hall
from tests.server.servers import Running

LINE = {"kind": "lined", "line": 1}


async def sheet_of(phone: Phone, number: int = 1, table: int = 1, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - as a sheet has it
    """Return an ordinary line as the table's frame proposes it."""
    shown = await phone.frame(f"tables/{number}/{table}")
    following = shown["next"]
    sheet = {**following["sheet"], **ORDINARY, **more}
    out = following.get("out", [])
    return {"kind": "lined", "line": following["line"], "by": following["seats"][0], "sheet": sheet, "out": out}


def said(answer: httpx.Response) -> tuple[int, str, str]:
    told = answer.json()
    return answer.status_code, told["code"], told.get("detail", "")


# Roles


def test_codes_are_short_differ_and_can_be_typed_in_any_way() -> None:
    codes = Codes(b"s" * 32)
    some = {codes.desk(), codes.referee("a"), codes.referee("b")}
    some |= {codes.table("a", number, table) for number in (1, 2, 3) for table in range(1, 66)}
    assert len(some) == 3 + 3 * 65
    assert {len(code) for code in some} == {6, 10}
    assert not set("".join(some)) - set(LETTERS)
    assert is_code(f" {spelt(codes.desk()).upper()} ", codes.desk())
    assert not is_code(codes.desk()[:-1], codes.desk())
    assert Codes(b"t" * 32).desk() != codes.desk()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test try many wrong codes."""
    monkeypatch.setattr("tarock.server.hall.hall.TRIES", 1000)


@pytest.mark.usefixtures("patient")
def test_only_the_desk_writes_the_desks_things(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(8)
        await served.draw()
        others = [served.public(), served.referee(), served.at_table(1), Phone(served.http, served.event, "nonsense")]
        for phone in others:
            for path, body in (
                ("happened", {"event": {"e": "away", "number": 3}}),
                ("people", {"text": "name\nNew One"}),
                ("commit", {}),
                ("draw", {}),
            ):
                status, code, detail = said(await phone.post(path, **body))
                assert (status, code) == (403, "no-code"), path
                assert "desk" in detail
            assert (await phone.get("desk")).status_code == 403
            assert (await phone.get("codes")).status_code == 403
            headers = {"x-hall-code": phone.code} if phone.code else {}
            opened = await served.http.post("/api/club/events", json={"name": "Mine"}, headers=headers)
            assert opened.status_code == 403
        assert (await served.desk.frame("desk"))["present"] == 8

    check_hall(tmp_path, test)


@pytest.mark.usefixtures("patient")
def test_a_tables_code_opens_that_table_only(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(8)
        await served.draw()
        phone = served.at_table(1)
        line = await sheet_of(phone)
        status, code, detail = said(await phone.post("tables/1/2/lines", **line))
        assert (status, code) == (403, "no-code")
        assert "table 2" in detail
        assert (await phone.get("tables/1/2")).status_code == 403
        draft = {"line": 1, "sheet": line["sheet"]}
        assert (await phone.draft("tables/1/2/draft", **draft)).status_code == 403
        assert (await served.public().get("tables/1/1")).status_code == 403
        assert await phone.done("tables/1/1/lines", **line)

    check_hall(tmp_path, test)


def test_referees_and_the_desk_may_look_at_any_table(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(8)
        await served.draw()
        for phone in (served.referee(), served.desk):
            assert (await phone.frame("tables/1/2"))["table"] == 2
        assert (await served.referee().frame("role"))["role"] == "referee"
        assert (await served.desk.frame("role"))["role"] == "desk"
        assert "role" not in await served.public().frame("role")

    check_hall(tmp_path, test)


def test_who_guesses_codes_is_soon_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tarock.server.hall.hall.TRIES", 1)

    async def test(served: Served) -> None:
        guesses = [Phone(served.http, served.event, f"guess{number}") for number in range(15)]
        answers = [said(await phone.get("desk")) for phone in guesses]
        assert answers[0][:2] == (403, "no-code")
        assert answers[-1][:2] == (429, "too-fast")
        assert (await served.desk.get("desk")).status_code == 200  # the right code is never too late

    check_hall(tmp_path, test)


def test_the_code_of_an_ended_round_has_expired(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(8)
        await served.draw()
        old = served.at_table(1)
        line = await sheet_of(old)
        await old.done("tables/1/1/lines", **line)
        for table in (1, 2):
            await served.desk.happened("ended", round=1, table=table)
        again = {**line, "kind": "replaced", "why": "wrong column"}
        await old.done("tables/1/1/lines", **again)  # until the next draw a table may put its lines right
        status, _, detail = said(await old.post("tables/1/1/lines", **{**again, "kind": "undone"}))
        assert (status, detail) == (409, words_in("en")("cup-not-undone"))
        await served.desk.done("draw")
        status, code, detail = said(await old.post("tables/1/1/lines", **again))
        assert (status, code) == (403, "expired")
        assert "round 1" in detail
        assert (await old.frame("tables/1/1"))["over"]  # but it may still be read
        await served.desk.done("tables/1/1/lines", **{**again, "by": 0})

    check_hall(tmp_path, test)


# Events and frames


def test_an_event_is_opened_from_a_format_and_listed(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        formats = {each["id"]: each for each in (await served.http.get("/api/club/formats")).json()}
        assert formats["tyrol-cup"]["settings"]["deals"] == 16
        (listed,) = (await served.http.get("/api/club/events")).json()
        assert (listed["name"], listed["rounds"]) == ("Autumn Cup", 3)
        assert listed["event"].startswith("autumn-cup-")
        headers = {"x-hall-code": served.desk.code}
        for wrong in ({"format": "tirol"}, {"settings": {"rounds": "many"}}, {"settings": {"sizes": [4, 9]}}):
            answer = await served.http.post("/api/club/events", json={"name": "X", **wrong}, headers=headers)
            assert answer.status_code == 409, answer.text
        assert len((await served.http.get("/api/club/events")).json()) == 1

    check_hall(tmp_path, test)


def test_a_server_without_a_club_says_so(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        answer = await http.get("/api/club/events")
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert "--club" in answer.json()["detail"]
        assert (await http.get("/api/club/here")).json() is None

    check(tmp_path, test)


@pytest.mark.parametrize("language", ["en", "da", "de"])
def test_what_is_not_there_is_not_found(language: str, tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        served.http.headers["accept-language"] = language
        for event in ("nothing", "..", "%2e%2e%2fcodes", "a" * 61):
            phone = Phone(served.http, event, served.desk.code)
            assert (await phone.get("public")).status_code in {400, 404}, event
        await served.enter(8)
        assert said(await served.desk.get("tables/1/1"))[:2] == (409, "refused")
        await served.draw()
        assert said(await served.desk.get("tables/1/3"))[:2] == (409, "refused")
        assert (await served.desk.get("tables/0/1")).status_code in {400, 404}

    check_hall(tmp_path, test)


def test_a_list_of_people_is_entered_whole_or_not_at_all(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        columns = {"name": "Vorname+Nachname", "town": "Ort"}
        text = "Vorname;Nachname;Ort;Telefon\nAnna;Berg;Steyr;0660 1\nBert;Cerny;Wels;0660 2\n"
        await served.desk.done("people", text=text, columns=columns)
        shown = await served.desk.frame("desk")
        assert [(each["number"], each["name"], each["town"]) for each in shown["people"]] == [
            (1, "Anna Berg", "Steyr"),
            (2, "Bert Cerny", "Wels"),
        ]
        assert "0660" not in Log.read(served.hall.folder.file(served.event) or Path()).encoded().decode()
        status, _, detail = said(await served.desk.post("people", text="name;town\nNew One;\nAnna Berg;Steyr\n"))
        assert status == 409
        assert "Anna Berg" in detail
        taken = await served.desk.post("people", text="number;name\n7;New One\n1;Other\n")
        assert "line 3" in said(taken)[2]
        assert len((await served.desk.frame("desk"))["people"]) == 2

    check_hall(tmp_path, test)


def test_the_public_sees_everybody_as_he_chose_to_be_shown(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        text = (
            "name;town;shown\nAnna Berg;Steyr;initials\nBert Cerny;Wels;number\nDora Egger;Linz;name\nFritz Gruber;;\n"
        )
        await served.desk.done("people", text=text)
        await served.draw()
        public = await served.public().frame("public")
        names = {row["number"]: (row["name"], row.get("town", "")) for row in public["standings"]}
        assert names == {1: ("A. B.", ""), 2: ("2", ""), 3: ("Dora Egger", "Linz"), 4: ("Fritz Gruber", "")}
        told = json.dumps([public, await served.at_table(1).frame("tables/1/1")])
        assert "Berg" not in told
        assert "Cerny" not in told

    check_hall(tmp_path, test)


def test_a_field_that_fills_no_tables_is_told_with_advice(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(11)
        shown = await served.desk.frame("desk")
        assert shown["advice"] == {"house": 1, "byes": 1}
        status, code, detail = said(await served.desk.post("commit"))
        assert (status, code) == (409, "refused")
        assert "11" in detail
        await served.desk.happened("entered", person={"number": 12, "name": "House", "house": True})
        assert (await served.desk.frame("desk"))["sizes"] == [4, 4, 4]
        await served.draw()
        assert len((await served.public().frame("public"))["standings"]) == 11  # the house is not ranked

    check_hall(tmp_path, test)


def test_a_draw_shows_its_hash_first_and_can_be_verified(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(9)
        await served.desk.done("commit")
        before = await served.public().frame("public")
        assert (len(before["hash"]), before["hash_round"]) == (64, 1)
        await served.desk.done("draw", word="Sauschneider")
        after = await served.public().frame("public")
        assert "hash" not in after
        assert sorted(len(table["players"]) for table in after["tables"]) == [4, 5]
        assert [each["deals"] for each in after["tables"] if len(each["players"]) == 5] == [20]

    check_hall(tmp_path, test)


# News


def test_whoever_waits_is_told_of_news_and_only_of_what_concerns_him(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(8)
        await served.draw()
        one, two = served.at_table(1), served.at_table(2)
        n = {1: (await one.frame("tables/1/1"))["n"], 2: (await two.frame("tables/1/2"))["n"]}
        public = await served.public().frame("public")
        waiting = {
            "one": asyncio.create_task(one.frame("tables/1/1", after=n[1])),
            "two": asyncio.create_task(two.frame("tables/1/2", after=n[2])),
            "wall": asyncio.create_task(served.public().frame("public", after=public["n"])),
        }
        await asyncio.sleep(0.2)
        assert not any(task.done() for task in waiting.values())
        await one.done("tables/1/1/lines", **await sheet_of(one))
        told = await asyncio.wait_for(waiting["one"], 10)
        assert len(told["lines"]) == 1
        assert (await asyncio.wait_for(waiting["wall"], 10))["tables"][0]["lines"] == 1
        await asyncio.sleep(0.2)
        assert not waiting["two"].done()
        await served.desk.happened("away", number=1)  # concerns everybody
        await asyncio.wait_for(waiting["two"], 10)
        assert (await served.public().frame("public", after=999))["n"]  # a number of another life is answered at once

    check_hall(tmp_path, test)


def test_who_has_waited_long_is_answered_with_what_he_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tarock.server.hall.waiting.WAIT", 0.2)

    async def test(served: Served) -> None:
        n = (await served.public().frame("public"))["n"]
        assert (await served.public().frame("public", after=n))["n"] == n

    check_hall(tmp_path, test)


# Lines


def test_a_line_is_settled_as_a_draft_then_kept_confirmed_and_replaced(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(4)
        await served.draw()
        phone = served.at_table(1)
        line = await sheet_of(phone)
        draft = (await phone.draft("tables/1/1/draft", line=1, sheet=line["sheet"])).json()
        assert draft["points"] == [2, 2, -2, -2]
        assert draft["settled"]["paid"]
        assert "lines" not in await phone.frame("tables/1/1")  # nothing is kept
        await phone.done("tables/1/1/lines", **line)
        shown = await phone.frame("tables/1/1")
        seats = [place["number"] for place in shown["places"]]
        assert shown["lines"][0]["points"] == draft["points"]
        assert (shown["next"]["line"], shown["totals"]) == (2, [2, 2, -2, -2])
        own = await phone.post("tables/1/1/lines", kind="confirmed", line=1, by=line["by"])
        assert said(own)[:2] == (409, "refused")
        await phone.done("tables/1/1/lines", kind="confirmed", line=1, by=seats[1])
        assert (await phone.frame("tables/1/1"))["lines"][0]["confirmed_by"] == seats[1]
        lost = {**line, "kind": "replaced", "sheet": {**line["sheet"], "thirds": 90}, "why": "counted again"}
        assert said(await phone.post("tables/1/1/lines", **{**lost, "why": ""}))[0] == 409
        await phone.done("tables/1/1/lines", **lost)
        (now,) = (await phone.frame("tables/1/1"))["lines"]
        assert (now["points"], now["why"], len(now["before"])) == ([-2, -2, 2, 2], "counted again", 1)
        assert now.get("confirmed_by") is None  # what was written anew is confirmed anew

    check_hall(tmp_path, test)


def test_what_is_sent_twice_is_kept_once(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(8)
        people = {"own": "list", "text": "name\nAnna Berg\nBert Cerny\n"}
        first = await served.desk.done("people", **people)
        assert await served.desk.done("people", **people) >= first
        assert len((await served.desk.frame("desk"))["people"]) == 10
        await served.desk.happened("away", number=9)
        await served.desk.happened("away", number=10)
        for path, body in (("commit", {"own": "c"}), ("draw", {"own": "d", "word": "x"})):
            first = await served.desk.done(path, **body)
            assert await served.desk.done(path, **body) == first
        phone = served.at_table(1)
        line = {**await sheet_of(phone), "own": "7"}
        first = await phone.done("tables/1/1/lines", **line)
        assert await phone.done("tables/1/1/lines", **line) == first
        assert len((await phone.frame("tables/1/1"))["lines"]) == 1
        other = {**line, "sheet": {**line["sheet"], "thirds": 90}}
        assert said(await phone.post("tables/1/1/lines", **other))[:2] == (409, "refused")

    check_hall(tmp_path, test)


WRONG: tuple[tuple[dict[str, Any], str], ...] = (
    ({"sheet": {**ORDINARY, "forehand": "A", "contract": "bridge"}}, "contract"),
    ({"sheet": {**ORDINARY, "forehand": "A", "thirds": 4000}}, "thirds"),
    ({"sheet": {**ORDINARY, "forehand": "A", "ruleset": "danish-hjoerring"}}, "ruleset"),
    ({"sheet": None, "points": [3, -1, -1]}, "4"),
    ({"sheet": None, "points": [3, -1, -1, 0]}, "0"),
    ({"sheet": None, "points": [0.3, -0.3, 0, 0]}, "half"),
    ({"sheet": None}, "sheet or points"),
    ({"line": 2}, "next line"),
    ({"by": 99}, "99"),
    ({"out": [99]}, "99"),
)


def test_a_wrong_line_is_one_sentence_and_nothing_is_kept(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(4)
        await served.draw()
        phone = served.at_table(1)
        line = await sheet_of(phone)
        for wrong, field in WRONG:
            status, code, detail = said(await phone.post("tables/1/1/lines", **{**line, **wrong}))
            assert (status, code) == (409, "refused"), wrong
            assert field in detail
            assert "\n" not in detail
        assert "lines" not in await phone.frame("tables/1/1")

    check_hall(tmp_path, test)


def test_what_is_no_message_is_malformed(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(4)
        await served.draw()
        phone = served.at_table(1)
        line = await sheet_of(phone)
        for wrong in (
            {"kind": "struck"},
            {"line": 0},
            {"by": -1},
            {"sender": ""},
            {"sender": "desk"},
            {"more": 1},
            {"why": "x" * 301},
        ):
            status, code, _ = said(await phone.post("tables/1/1/lines", **{**line, **wrong}))
            assert (status, code) == (400, "malformed"), wrong
        for wrong in ({"e": "lottery"}, {"number": 3}, {"e": "away", "number": "three"}):
            assert said(await served.desk.post("happened", event=wrong))[:2] == (409, "refused")

    check_hall(tmp_path, test)


def test_the_next_line_says_who_sits_out_and_who_is_forehand(tmp_path: Path) -> None:
    """At a table of five the dealer sits out, and the deal passes on."""

    async def test(served: Served) -> None:
        await served.enter(5)
        await served.draw()
        phone = served.at_table(1)
        company = [place["number"] for place in (await phone.frame("tables/1/1"))["places"]]
        for line in range(1, 7):
            following = (await phone.frame("tables/1/1"))["next"]
            dealer = (line - 1) % 5
            assert following["out"] == [company[dealer]]
            forehand = following["seats"]["ABCD".index(following["sheet"]["forehand"])]
            assert forehand == company[(dealer + 1) % 5]
            await phone.done("tables/1/1/lines", **await sheet_of(phone))

    check_hall(tmp_path, test)


def test_a_table_of_danish_tarok_turns_as_the_book_says_and_hands_its_cups_on(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(7)
        await served.draw()
        tables = (await served.public().frame("public"))["tables"]
        four = next(each["table"] for each in tables if len(each["players"]) == 4)
        phone = served.at_table(four)
        shown = await phone.frame(f"tables/1/{four}")
        form = await phone.frame(f"tables/1/{four}/form")
        assert [step["id"] for step in form["steps"] if step.get("is_given")] == ["dealer", "cups", "ante"]
        following = shown["next"]
        assert following["given"] == {"dealer": "ABD", "cups": "both", "ante": "due"}
        assert [line["given"]["dealer"] for line in shown["later"]][:4] == ["BCA", "CDB", "DAC", "ABD"]
        playing = [following["sheet"][role] for role in ("dealer", "forehand", "middle")]
        assert sorted([*playing, *following["sheet"]["sitting_out"]]) == ["A", "B", "C", "D"]
        count = ["count", dict(zip(playing, (26, 26, 26), strict=True))]
        sheet = {**following["sheet"], "events": [["fund", "both"], ["ante"], ["last_trick", playing[0]], count]}
        body = {"line": 1, "sheet": sheet}
        draft = (await phone.draft(f"tables/1/{four}/draft", **body)).json()
        cups = draft["settled"]["cups"]
        assert cups["king"] > 0
        await phone.done(f"tables/1/{four}/lines", **LINE, by=following["seats"][0], sheet=sheet)
        after = (await phone.frame(f"tables/1/{four}"))["next"]
        assert after["cups"] == cups
        assert after["given"]["cups"] == "filled"
        assert after["sheet"] != following["sheet"]

    check_hall(tmp_path, test, new={"name": "DM", "format": "danish-championship"})


# Referees


def test_referees_rule_and_strike_but_not_at_their_own_table(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(8)
        await served.draw()
        phone, referee = served.at_table(1), served.referee()
        await phone.done("tables/1/1/lines", **await sheet_of(phone))
        seated = [place["number"] for place in (await phone.frame("tables/1/1"))["places"]]
        ruling = {"kind": "ruled", "round": 1, "table": 1, "text": "Renonce"}
        assert said(await referee.post("rulings", **ruling, by=seated[2]))[0] == 409
        other = next(number for number in range(1, 9) if number not in seated)
        await referee.done("rulings", **ruling, by=other)
        strike = {**ruling, "kind": "struck", "line": 1, "text": "three times +4"}
        assert said(await phone.post("rulings", **strike, by=0))[:2] == (403, "no-code")
        await referee.done("rulings", **strike, by=0)
        shown = await phone.frame("tables/1/1")
        assert (shown["lines"][0]["struck"], shown["totals"]) == ("three times +4", [0, 0, 0, 0])
        assert (await referee.frame("referee"))["rulings"][0]["by"] == other

    check_hall(tmp_path, test)


def test_a_table_calls_a_referee_and_one_comes(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(8)
        await served.draw()
        phone, referee = served.at_table(2), served.referee()
        by = (await phone.frame("tables/1/2"))["places"][1]["number"]
        assert said(await served.at_table(1).post("tables/1/2/call"))[:2] == (403, "no-code")
        await phone.done("tables/1/2/call", by=by, text="a card too many")
        (call,) = (await referee.frame("referee"))["calls"]
        assert (call["table"], call["by"], call["text"]) == (2, by, "a card too many")
        assert (await phone.frame("tables/1/2"))["called"]
        assert said(await phone.post("tables/1/2/call"))[0] == 409  # once is enough
        answer = {"kind": "answered", "round": 1, "table": 2}
        assert said(await referee.post("rulings", **answer, by=by))[0] == 409  # not at his own table
        await referee.done("rulings", **answer, by=0)
        assert "calls" not in await served.desk.frame("desk")
        fault = (await referee.frame("referee"))["faults"][0]
        await referee.done("rulings", kind="ruled", round=1, table=2, by=0, fault=fault, offender=by)
        assert (await referee.frame("referee"))["rulings"][0]["fault"] == fault

    check_hall(tmp_path, test)


def test_the_clock_of_a_round_is_told_to_everybody(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(4)
        await served.draw()
        assert "clock" not in await served.public().frame("public")
        await served.desk.happened("started", round=1, minutes=90)
        clock = (await served.public().frame("public"))["clock"]
        assert clock["minutes"] == 90
        assert clock["since"] > 0
        await served.desk.happened("paused", round=1)
        assert "since" not in (await served.public().frame("public"))["clock"]
        await served.desk.happened("timeup", round=1)
        assert (await served.public().frame("public"))["clock"]["over"]

    check_hall(tmp_path, test)


# The folder


def test_a_restart_keeps_everything_and_the_codes(tmp_path: Path) -> None:
    seen: dict[str, Any] = {}

    async def before(served: Served) -> None:
        await served.enter(8)
        await served.draw()
        await served.at_table(1).done("tables/1/1/lines", **await sheet_of(served.at_table(1)))
        await served.desk.happened("ended", round=1, table=1)
        await served.desk.happened("ended", round=1, table=2)
        await served.desk.done("draw")
        await served.desk.done("commit", again=True)  # the seed waits beside the log
        seen.update(public=await served.public().frame("public"), codes=await served.desk.frame("codes"))

    async def after(served: Served) -> None:
        assert seen["public"] == await served.public().frame("public")
        codes = await served.desk.frame("codes")
        assert [each["code"] for each in seen["codes"]["tables"]] == [each["code"] for each in codes["tables"]]
        await served.desk.done("draw", word="again")

    check_hall(tmp_path, before)
    check_hall(tmp_path, after)


def test_a_folder_is_served_by_one_program(tmp_path: Path) -> None:
    async def test(_served: Served) -> None:
        with pytest.raises(TarockError, match="another program"):
            Hall(tmp_path / "club")

    check_hall(tmp_path, test)
    asyncio.run(Hall(tmp_path / "club").stop())  # it is free again


@pytest.mark.parametrize("language", ["en", "da", "de"])
def test_the_terminal_shows_the_desk_and_a_qr_code_for_phones(language: str, tmp_path: Path) -> None:
    code = Codes(read_key(tmp_path, KEY)).desk()
    desk, secretary, alone = hall_lines(tmp_path, "http://127.0.0.1:8000/", language)
    assert f"http://127.0.0.1:8000/club/events#{code}" in desk
    assert spelt(Codes(read_key(tmp_path, KEY)).secretary()) in secretary
    assert "--host 0.0.0.0" in alone
    desk, _, phones, picture = hall_lines(tmp_path, "http://192.168.7.1:8000/", language)
    assert code in desk
    assert code not in phones
    assert phones.endswith("http://192.168.7.1:8000/club/events")
    assert len(picture.splitlines()) > 10


def test_a_log_that_another_program_writes_to_is_read_again(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(4)
        file = served.hall.folder.file(served.event)
        assert file is not None
        other = Log.read(file)
        other.keep(Away(2), 1_800_000_000)
        assert said(await served.desk.post("happened", event={"e": "away", "number": 1}))[:2] == (409, "refused")
        await served.desk.happened("away", number=1)
        assert (await served.desk.frame("desk"))["present"] == 2

    check_hall(tmp_path, test)


def test_a_log_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        (served.hall.folder.events / "broken.tarockcup").write_text("a letter to my aunt\n")
        listed = {each["event"]: each for each in (await served.http.get("/api/club/events")).json()}
        assert "broken" in listed["broken"]["broken"]
        assert listed[served.event]["name"] == "Autumn Cup"
        assert said(await Phone(served.http, "broken").get("public"))[:2] == (409, "refused")

    check_hall(tmp_path, test)


def test_the_desk_has_the_codes_of_all_tables_and_how_phones_reach_them(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(8)
        await served.draw()
        codes = await served.desk.frame("codes")
        assert [each["table"] for each in codes["tables"]] == [1, 2]
        port = served.http.base_url.port
        origin = (await served.http.get("/api/club/origin")).json()["origin"]
        assert (codes["origin"], origin) == (f"http://{lan_address()}:{port}",) * 2
        for each in codes["tables"]:
            assert is_code(each["code"], served.codes.table(served.event, 1, each["table"]))
            assert each["path"] == f"/event/{served.event}/table/1-{each['table']}#{each['code']}"

    check_hall(tmp_path, test)


# Printing


def test_prints_are_pages_and_receipts_are_the_desks(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.enter(4)
        await served.desk.happened("paid", number=1, amount=1200)
        await served.draw()
        where = f"/event/{served.event}/print"
        for what in ("sheets", "plan", "tags", "standings"):
            page = await served.http.get(f"{where}/{what}", params={"paper": "A5"}, headers={"accept-language": "da"})
            assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert page.headers["content-security-policy"] == POLICY
            assert '<html lang="da" class="a5">' in page.text
        code = served.codes.table(served.event, 1, 1)
        assert code not in (await served.http.get(f"{where}/sheets")).text
        desk = {"code": served.codes.desk(), "paper": "A4"}
        assert code in (await served.http.post(f"{where}/sheets", data=desk)).text
        assert "12.00" in (await served.http.post(f"{where}/receipts", data=desk)).text
        for answer in (
            await served.http.get(f"{where}/receipts"),
            await served.http.post(f"{where}/receipts", data={**desk, "code": "wrong"}),
        ):
            assert answer.status_code == 403
            assert "Only the desk may do this" in answer.text
        unknown = await served.http.get(f"{where}/poster")
        assert (unknown.status_code, "no page “poster”" in unknown.text) == (409, True)
        assert (await served.http.get("/event/none/print/plan")).status_code == 404

    check_hall(tmp_path, test)
