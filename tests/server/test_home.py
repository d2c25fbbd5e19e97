"""A club at home over HTTP: evenings with real cards, lines of their tables, people, and what they have played."""

from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from tarock.server.codes import Refusal
from tarock.server.hall.contacts_api import check_private
from tests.server.halls import Phone, Served, check_hall

EVENING = "2026-11-21"
AT_TABLE = f"/api/club/evenings/{EVENING}/tables/1"
WON = {"contract": "solorufer", "declarer": "A", "partner": "B", "won": True}


class Home:
    """The desk of a club, and a phone at its table."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.own = 0

    async def post(self, path: str, code: str = "", **body: Any) -> tuple[int, Any]:  # noqa: ANN401 - JSON
        headers = {"x-hall-code": code or self.served.codes.desk()}
        answer = await self.served.http.post(path, json=body, headers=headers)
        return answer.status_code, answer.json()

    async def get(self, path: str, code: str = "") -> Any:  # noqa: ANN401 - JSON
        answer = await self.served.http.get(path, headers={"x-hall-code": code} if code else {})
        return answer.json() if answer.status_code == 200 else answer.status_code

    async def happened(self, **event: Any) -> tuple[int, Any]:  # noqa: ANN401 - as the log has it
        self.own += 1
        return await self.post("/api/club/home/happened", sender="page", own=str(self.own), event=event)

    async def line(self, code: str, own: str, **body: Any) -> tuple[int, Any]:  # noqa: ANN401 - as a line has it
        return await self.post(f"{AT_TABLE}/lines", code, sender="phone", own=own, **body)

    async def begin(self, ruleset: str, players: int) -> str:
        """Found the club, let people join and sit down; return the code of their table."""
        assert (await self.post("/api/club/home", name="Kreis", ruleset=ruleset))[0] == 201
        for number in range(1, players + 1):
            person = {"number": number, "name": f"Player {number}"}
            assert (await self.happened(e="joined", person=person))[0] == 200
        assert (await self.happened(e="opened", evening=EVENING, date=EVENING))[0] == 200
        seated = await self.happened(e="seated", evening=EVENING, table=1, players=list(range(1, players + 1)))
        assert seated[0] == 200
        answer = await self.served.http.get(
            f"/api/club/evenings/{EVENING}/codes", headers={"x-hall-code": self.served.codes.desk()}
        )
        (code,) = answer.json()
        assert code["path"].startswith(f"/club/evening/{EVENING}/table/1#")
        return str(code["code"])


def test_a_folder_without_a_club_says_so_and_the_desk_founds_one(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        home = Home(served)
        answer = await served.http.get("/api/club/home")
        assert answer.status_code == 409
        assert str(tmp_path) not in answer.text  # where it lies on this machine is nobody's business
        assert await home.get("/api/club/here") == {"name": None}
        status, told = await home.post("/api/club/home", "wrong", name="Kreis", ruleset="danish-hjoerring")
        assert (status, told["code"]) == (403, "no-code")
        await home.begin("danish-hjoerring", 3)
        shown = await home.get("/api/club/home")
        assert (shown["name"], len(shown["people"])) == ("Kreis", 3)
        assert await home.get("/api/club/here") == {"name": "Kreis"}
        assert (await home.post("/api/club/home", name="Other", ruleset="danish-hjoerring"))[0] == 409

    check_hall(tmp_path, test)


def test_an_evening_is_written_confirmed_replaced_and_ended(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        home = Home(served)
        code = await home.begin("koenigrufen-turnier", 5)
        table = await home.get(AT_TABLE, code)
        assert (table["family"], table["next"]["out"], len(table["later"])) == ("koenigrufen", [1], 12)
        assert [line["out"] for line in table["later"]][:4] == [[2], [3], [4], [5]]
        form = await home.get(f"{AT_TABLE}/form", code)
        assert form["steps"][1]["id"] == "contract"
        status, draft = await home.post(f"{AT_TABLE}/draft", code, line=1, sheet=WON)
        assert (status, draft["points"]) == (200, [0, 2, 2, -2, -2])
        line = {"kind": "lined", "line": 1, "by": 2, "sheet": WON}
        assert (await home.line(code, "1", **line)) == (await home.line(code, "1", **line))  # sent twice, kept once
        assert (await home.line(code, "2", kind="confirmed", line=1, by=2))[0] == 409
        assert (await home.line(code, "3", kind="confirmed", line=1, by=3))[0] == 200
        again = {**line, "kind": "replaced", "sheet": {**WON, "won": False}, "why": "counted again"}
        assert (await home.line(code, "4", **again))[0] == 200
        (now,) = (await home.get(AT_TABLE, code))["lines"]
        assert (now["points"], now["why"], len(now["before"])) == ([0, -2, -2, 2, 2], "counted again", 1)
        assert (await home.line(code, "5", **{**line, "line": 2}))[0] == 200
        gone = {"kind": "undone", "line": 2, "by": 3, "why": "not played"}
        assert (await home.line(code, "6", **{**gone, "line": 1}))[0] == 409  # only the last
        assert (await home.line(code, "7", **gone)) == (await home.line(code, "7", **gone))
        left = await home.get(AT_TABLE, code)
        assert (len(left["lines"]), left["next"]["line"], left["undoes"]) == (1, 2, True)
        assert (await home.happened(e="ended", evening=EVENING, table=1))[0] == 200
        shown = await home.get(f"/api/club/evenings/{EVENING}")
        assert shown["over"] is True
        assert [row["points"] for row in shown["results"]] == [2, 2, 0, -2, -2]
        assert shown["tables"][0]["curves"][1]["points"][:2] == [0.0, -2.0]
        profile = await home.get("/api/club/profile/2")
        assert (profile["points"], profile["deals"], profile["feats"][0]["what"]) == (-2, 1, "solorufer")
        assert "next" not in await home.get(AT_TABLE, code)

    check_hall(tmp_path, test)


def test_danish_tarok_funds_the_cups_once_and_hands_them_on(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        home = Home(served)
        code = await home.begin("danish-hjoerring", 4)
        first = (await home.get(AT_TABLE, code))["next"]
        assert first["given"] == {"dealer": "ABD", "cups": "both", "ante": "due"}
        count = ["count", {"A": 26, "B": 26, "D": 26}]
        roles = {role: first["sheet"][role] for role in ("dealer", "forehand", "middle", "sitting_out")}
        sheet = {**roles, "events": [["fund", "both"], ["ante"], ["last_trick", "B"], count]}
        assert (await home.line(code, "1", kind="lined", line=1, by=1, sheet=sheet))[0] == 200
        following = (await home.get(AT_TABLE, code))["next"]
        assert following["given"] == {"dealer": "BCA", "cups": "filled", "ante": "due"}
        assert following["cups"]["king"] > 0

    check_hall(tmp_path, test)


@pytest.mark.parametrize("path", [AT_TABLE, f"{AT_TABLE}/form", f"/api/club/evenings/{EVENING}/codes"])
def test_a_table_of_an_evening_opens_with_its_code_alone(tmp_path: Path, path: str) -> None:
    async def test(served: Served) -> None:
        home = Home(served)
        await home.begin("koenigrufen-turnier", 4)
        assert await home.get(path, "222222") == 403
        assert await home.get(path) == 403

    check_hall(tmp_path, test)


def test_what_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        home = Home(served)
        await home.begin("koenigrufen-turnier", 4)
        phone = Phone(served.http, "none")
        for path in ("/api/club/evenings/2020-01-01", "/api/club/profile/77"):
            answer = await phone.http.get(path)
            assert answer.status_code == 409
            assert answer.json()["detail"]
        status, told = await home.happened(e="nonsense")
        assert (status, "nothing that can happen" in told["detail"]) == (409, True)

    check_hall(tmp_path, test)


def test_whoever_wants_to_be_forgotten_is_forgotten_in_the_tournaments_too(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        home = Home(served)
        await home.begin("koenigrufen-turnier", 4)
        await served.enter(4)  # under the same numbers and names
        assert "Player 2" in str(await served.public().frame("public"))
        await served.draw()
        await served.desk.happened("called", round=1, table=1, text="player 2 talks")
        status, kept = await home.happened(e="erased", number=2)
        assert (status, f"{served.event}.tarockcup:" in kept["told"]) == (200, True)
        for path in ("/api/club/home", f"/api/club/evenings/{EVENING}", "/api/club/profile/2"):
            assert "Player 2" not in str(await home.get(path))
        assert "Player 2" not in str(await served.public().frame("public"))
        assert (await home.happened(e="erased", number=77))[0] == 409

    check_hall(tmp_path, test)


# Contact data


def test_only_the_secretary_sees_contact_data_and_nothing_else_holds_them(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        home = Home(served)
        await home.begin("danish-hjoerring", 3)
        secretary, contact = served.codes.secretary(), {"mail": "p2@example.org", "telephone": "123"}
        assert (await home.post("/api/club/contacts", number=2, **contact, agreed=True))[0] == 403, "the desk may not"
        assert await home.get("/api/club/contacts", served.codes.desk()) == 403
        status, told = await home.post("/api/club/contacts", secretary, number=2, **contact)
        assert (status, told["detail"]) == (409, "write contact data down only if the person has agreed to it")
        assert (await home.post("/api/club/contacts", secretary, number=2, **contact, agreed=True))[0] == 200
        (kept,) = await home.get("/api/club/contacts", secretary)
        assert kept == {"number": 2, **contact, "agreed": kept["agreed"]}
        assert len(kept["agreed"]) == len("2026-11-21")
        shown = [await home.get(path, served.codes.desk()) for path in ("/api/club/home", "/api/club/people")]
        assert [each["name"] for each in shown[1]["members"]] == ["Player 1", "Player 2", "Player 3"]
        log = (tmp_path / "club" / "club.tarockclub").read_text(encoding="utf-8")
        assert "example.org" not in str(shown) + log
        assert (await home.post("/api/club/contacts", secretary, number=9, agreed=True))[0] == 409
        assert (await home.happened(e="erased", number=2))[0] == 200
        assert await home.get("/api/club/contacts", secretary) == []

    check_hall(tmp_path, test)


@pytest.mark.parametrize(
    ("address", "scheme", "is_private"),
    [
        ("127.0.0.1", "http", True),
        ("::1", "http", True),
        ("192.168.7.9", "http", False),
        ("192.168.7.9", "https", True),
    ],
)
def test_contact_data_do_not_go_through_a_network_where_others_read_along(
    address: str, scheme: str, *, is_private: bool
) -> None:
    with nullcontext() if is_private else pytest.raises(Refusal):
        check_private(address, scheme)


# Later rotations, and two games at once


async def seated_by(home: Home, players: int, rotation: str = "") -> str:
    """Sit down in another way than the book's first; return the code of the table."""
    await home.begin("danish-jensen-1989", 3)
    for number in range(4, players + 1):
        assert (await home.happened(e="joined", person={"number": number, "name": f"Player {number}"}))[0] == 200
    assert (await home.happened(e="ended", evening=EVENING, table=1))[0] == 200
    seats = list(range(1, players + 1))
    told = await home.happened(e="seated", evening=EVENING, table=2, players=seats, rotation=rotation)
    assert told[0] == 200, told
    return home.served.codes.table(f"evening {EVENING}", 1, 2)


def test_the_sheet_of_a_table_follows_the_rotation_that_was_chosen(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        home = Home(served)
        code = await seated_by(home, 4, "four-two-packs")
        path = f"/api/club/evenings/{EVENING}/tables/2"
        shown = (await home.get("/api/club/home"))["rotations"]
        assert [each["id"] for each in shown if each["players"] == 4] == ["four", "four-two-packs"]
        following = (await home.get(path, code))["next"]
        assert following["given"]["dealer"] == "ACD", "the next dealer makes a pack ready (Jensen, l.53-65)"
        form = await home.get(f"{path}/form", code)
        seatings = {row["id"]: row["writes"] for row in form["steps"][0]["rows"]}
        sheet = {
            **seatings["ACD"],
            "events": [["fund", "both"], ["ante"], ["last_trick", "A"], ["count", {"A": 26, "C": 26, "D": 26}]],
        }
        told = await home.post(f"{path}/lines", code, sender="p", own="1", kind="lined", line=1, by=1, sheet=sheet)
        assert told[0] == 200, told

    check_hall(tmp_path, test)


def test_six_play_two_games_at_once_with_a_sheet_for_each(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        home = Home(served)
        code = await seated_by(home, 6)
        path = f"/api/club/evenings/{EVENING}/tables/2"
        following = (await home.get(path, code))["next"]
        assert [game["seats"] for game in following["games"]] == [[1, 2, 6], [4, 5, 3]]
        assert {game["given"]["dealer"] for game in following["games"]} == {"ABC"}
        form = await home.get(f"{path}/form", code)
        (seating,) = (row["writes"] for row in form["steps"][0]["rows"])
        before = [["fund", "both"], ["ante"]]
        sheets = [
            {**seating, "events": [*before, ["last_trick", who], ["count", {"A": 26, "B": 26, "C": 26}]]}
            for who in "AB"
        ]
        status, draft = await home.post(f"{path}/draft", code, line=1, sheet={"games": sheets})
        assert (status, len(draft["games"])) == (200, 2)
        sent = {"sender": "p", "kind": "lined", "by": 1}
        again = {"games": [None, {**seating, "events": [*before, ["redeal", "B"]]}]}
        assert (await home.post(f"{path}/draft", code, line=1, sheet=again))[1]["games"][0] is None
        assert (await home.post(f"{path}/lines", code, **sent, own="1", line=1, sheet=again))[0] == 200
        sheets[1]["events"] = sheets[1]["events"][2:]  # the funding and the ante of that game stay paid
        assert (await home.post(f"{path}/lines", code, **sent, own="2", line=2, sheet={"games": sheets}))[0] == 200
        table = await home.get(path, code)
        assert [len(line["games"]) for line in table["lines"]] == [2, 2]
        assert [game["given"]["cups"] for game in table["next"]["games"]] == ["filled", "filled"]
        assert len(table["later"]) == 12, "a phone goes on without the server"

    check_hall(tmp_path, test)
