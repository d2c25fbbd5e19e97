"""A deal that is over, as other sites show it: picture, Open Graph, oEmbed, told record."""

import re
import struct
from dataclasses import replace
from html import unescape
from pathlib import Path
from urllib.parse import urlencode

import httpx
import msgspec
import pytest

from tarock.notation import record
from tarock.rulesets import load
from tarock.server.costs.costs import Costs
from tarock.server.costs.prices import Work
from tarock.server.costs.quotas import Budget, no_limits
from tarock.server.evening.settings import Chair, Settings
from tests.server.browsers import check, log_in
from tests.server.servers import Running, until

RULESETS = ("danish-hjoerring", "koenigrufen-turnier")


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as a build leaves it."""
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><head><title>Tarock</title></head>", "utf-8")
    return folder


async def played(server: Running, http: httpx.AsyncClient, ruleset: str = RULESETS[0], **changes: object) -> str:
    """The address of a deal that bots have played."""
    await log_in(http)
    chairs = (Chair(bot="book"),) * (3 if ruleset.startswith("danish") else 4)
    settings = Settings(ruleset=ruleset, chairs=chairs, rounds=1, pause=0, pace=0)
    wanted = {**msgspec.to_builtins(settings), **changes}
    table: str = (await http.post("/api/tables", json=wanted)).json()["id"]
    authority = await server.lobby.find(table)
    await until(lambda: authority.room.table.is_closed)
    http.cookies.clear()  # from here on nobody asks
    return f"/tables/{table}/deals/1.1.1"


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("ruleset", RULESETS)
def test_anybody_gets_a_picture_of_a_deal_that_is_over(ruleset: str, tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        deal = await played(server, http, ruleset)
        answer = await http.get(f"/api{deal}/picture.png")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        assert size_of(answer.content) == (1200, 630)
        assert answer.headers["cache-control"] == "public, max-age=3600"
        assert answer.headers["access-control-allow-origin"] == "*"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "content-encoding" not in answer.headers
        same = await http.get(f"/api{deal}/picture.png", headers={"if-none-match": answer.headers["etag"]})
        assert (same.status_code, same.content) == (304, b"")
        small = await http.get(f"/api{deal}/picture.png?width=300&lang=da")
        assert size_of(small.content) == (300, 157)

    check(tmp_path, test)


def test_a_picture_is_paid_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[Work] = []
    monkeypatch.setattr(Costs, "pay", lambda _costs, _owner, work, *_size: spent.append(work))

    async def test(server: Running, http: httpx.AsyncClient) -> None:
        deal = await played(server, http)
        pictures = [(await http.get(f"/api{deal}/picture.png")).content for _ in range(3)]
        assert len(set(pictures)) == 1
        assert spent.count(Work.PICTURE) == 1
        await http.get(f"/api{deal}/picture.png?lang=de")
        assert spent.count(Work.PICTURE) == 2

    check(tmp_path, test)


def test_who_asks_for_too_many_pictures_is_told_to_wait(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        deal = await played(server, http)
        answers = [
            await http.get(f"/api{deal}/picture.png?lang={lang}&width={width}")
            for lang in ("en", "da", "de")
            for width in (1200, 600, 300)
        ]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert {answer.json()["code"] for answer in refused} == {"too-dear"}
        assert all("retry-after" in answer.headers for answer in refused)

    check(tmp_path, test, quotas=replace(no_limits(), study_session=Budget(1, 1500), study_address=Budget(1, 1500)))


def test_a_deal_that_is_not_over_or_not_for_all_has_no_picture(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http)
        people = {"ruleset": "danish-hjoerring", "chairs": [{}, {"bot": "book"}, {"bot": "book"}], "sit": 0}
        table = (await http.post("/api/tables", json=people)).json()["id"]
        running = f"/tables/{table}/deals/1.1.1"
        http.cookies.clear()
        hidden = await played(server, http, spectators=False)
        for ending in ("picture.png", "told"):
            assert (await http.get(f"/api{running}/{ending}")).json()["code"] == "no-such-deal"
            refused = await http.get(f"/api{hidden}/{ending}")
            assert (refused.status_code, refused.json()["code"]) == (403, "no-spectators")
            assert (await http.get(f"/api/tables/none/deals/1.1.1/{ending}")).json()["code"] == "no-such-table"

    check(tmp_path, test)


@pytest.mark.parametrize("asked", ["width=1", "width=100000", "width=x", "lang=xx", "lang=%00"])
def test_a_picture_of_no_size_or_language_is_refused(asked: str, tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        refused = await http.get(f"/api/tables/x/deals/1.1.1/picture.png?{asked}")
        assert (refused.status_code, refused.json()["code"]) == (400, "malformed")

    check(tmp_path, test)


def test_the_told_record_is_what_was_played(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        deal = await played(server, http, RULESETS[1])
        answer = await http.get(f"/api{deal}/told")
        assert answer.headers["access-control-allow-origin"] == "*"
        assert answer.headers["content-type"].startswith("text/plain")
        (found,) = record.loads(answer.text, load)
        assert found.state.is_over

    check(tmp_path, test)


def properties(page: str) -> dict[str, str]:
    return {
        name: unescape(value) for name, value in re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)">', page)
    }


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_page_of_a_deal_tells_others_what_it_shows(ruleset: str, built: Path, tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        deal = await played(server, http, ruleset)
        table = deal.split("/")[2]
        page = await http.get(f"/table/{table}/replay/1.1.1", headers={"accept-language": "de"})
        told = properties(page.text)
        assert page.headers["content-security-policy"].startswith("default-src 'none'")
        assert "accept-language" in page.headers["vary"]
        assert told["og:url"] == f"{server.address}/table/{table}/replay/1.1.1"
        assert told["og:title"].startswith("Dänisches Tarock" if ruleset.startswith("danish") else "Königrufen")
        assert re.search(r"[+−]\d", told["og:description"])
        picture = await http.get(told["og:image"])
        assert size_of(picture.content) == (int(told["og:image:width"]), int(told["og:image:height"]))
        assert "summary_large_image" in page.text
        (oembed,) = re.findall(r'type="application/json\+oembed" href="([^"]+)"', page.text)
        assert (await http.get(unescape(oembed))).json()["type"] == "photo"
        assert "</head>" in page.text

    check(tmp_path, test, static=built)


def test_a_page_that_not_everybody_may_see_tells_nothing(built: Path, tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        deal = await played(server, http, spectators=False)
        plain = (await http.get("/")).text
        for path in (deal.replace("/tables/", "/table/").replace("/deals/", "/replay/"), "/table/none/replay/1.1.1"):
            page = await http.get(path)
            assert (page.status_code, page.text) == (200, plain)

    check(tmp_path, test, static=built)


def test_names_cannot_break_the_page(built: Path, tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        deal = await played(server, http)
        table = deal.split("/")[2]
        page = await http.get(f"/table/{table}/replay/1.1.1", headers={"host": 'x"><script>'})
        assert "<script>" not in page.text

    check(tmp_path, test, static=built)


def asking(server: Running, deal: str, **more: object) -> str:
    table = deal.split("/")[2]
    address = f"{server.address}/table/{table}/replay/1.1.1"
    return f"/api/oembed?{urlencode({'url': address, **more})}"


def test_oembed_tells_a_photo_that_fits(built: Path, tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        deal = await played(server, http)
        told = (await http.get(asking(server, deal))).json()
        assert (told["type"], told["version"], told["width"], told["height"]) == ("photo", "1.0", 1200, 630)
        assert size_of((await http.get(told["url"])).content) == (1200, 630)
        assert told["provider_url"] == server.address
        assert "html" not in told, "the element's script is not there"
        small = (await http.get(asking(server, deal, maxwidth=700, maxheight=200))).json()
        assert (small["width"], small["height"]) == (300, 157)
        tiny = (await http.get(asking(server, deal, maxwidth=100))).json()
        assert (tiny["type"], "url" in tiny) == ("link", False)

    check(tmp_path, test, static=built)


def test_oembed_offers_the_element_where_its_script_is(built: Path, tmp_path: Path) -> None:
    (built / "embed").mkdir()
    (built / "embed" / "tarock-deal.js").write_text("customElements", "utf-8")

    async def test(server: Running, http: httpx.AsyncClient) -> None:
        deal = await played(server, http)
        html = (await http.get(asking(server, deal))).json()["html"]
        script, source = re.findall(r'src="([^"]+)"', html)
        assert (await http.get(script)).text == "customElements"
        assert (await http.get(source)).text.startswith("[")

    check(tmp_path, test, static=built)


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({}, 400, "malformed"),
        ({"url": "https://elsewhere.example/table/x/replay/1.1.1"}, 404, "not-found"),
        ({"url": "http://[/"}, 404, "not-found"),
        ({"url": "{here}/settings"}, 404, "not-found"),
        ({"url": "{here}/table/none/replay/1.1.1"}, 404, "no-such-table"),
        ({"url": "{here}/table/../replay/1.1.1"}, 404, "not-found"),
        ({"url": "{here}/table/none/replay/1.1.1", "format": "xml"}, 400, "malformed"),
        ({"url": "{here}/table/none/replay/1.1.1", "maxwidth": "0"}, 400, "malformed"),
        ({"url": "x" * 600}, 400, "malformed"),
    ],
)
def test_oembed_answers_what_it_cannot_tell_with_a_code(
    asked: dict[str, str], status: int, code: str, tmp_path: Path
) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        query = {name: value.replace("{here}", server.address) for name, value in asked.items()}
        refused = await http.get(f"/api/oembed?{urlencode(query)}")
        assert (refused.status_code, refused.json()["code"]) == (status, code)

    check(tmp_path, test)
