"""The browser client as the server sends it."""

import gzip
import re
from pathlib import Path

import httpx
import pytest

from tarock.server.app import CLIENT_PATHS
from tests.server.browsers import check
from tests.server.servers import Running

SCRIPT = b"console.log('tarok')" * 50
PAGES = tuple(re.sub(r"\{\w+:str\}", "x", path) for path in CLIENT_PATHS)
LISTED = Path(__file__).parents[2] / "web" / "src" / "pages.ts"


def test_the_server_answers_the_addresses_of_the_page_and_no_others() -> None:
    listed = re.findall(r"address: '(.+?)'", LISTED.read_text("utf-8"))
    assert [path.replace(":str", "") for path in CLIENT_PATHS] == listed


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as a build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html><title>Tarock</title>")
    (folder / "assets" / "index-Hash1234.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-Hash1234.js.br").write_bytes(b"brotli")
    (folder / "assets" / "index-Hash1234.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "sw.js").write_bytes(b"self")
    (folder / "manifest.webmanifest").write_bytes(b"{}")
    (folder / ".stamp").write_bytes(b"hash")
    return folder


def test_every_page_of_the_client_is_its_index(built: Path, tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        for path in PAGES:
            page = await http.get(path)
            assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert page.headers["cache-control"] == "no-cache"
            assert "script-src 'self'; style-src 'self'" in page.headers["content-security-policy"]
            assert "Tarock" in page.text
        tag = (await http.get("/")).headers["etag"]
        same = await http.get("/", headers={"if-none-match": f'"else", W/{tag}'})
        assert (same.status_code, same.content) == (304, b"")

    check(tmp_path, test, static=built)


def test_a_file_with_a_hash_in_its_name_is_kept_and_comes_compressed(built: Path, tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        path = "/assets/index-Hash1234.js"
        for accepted, encoding in (("gzip, br", "br"), ("gzip, br;q=0", "gzip"), ("identity", None)):
            async with http.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
                body = b"".join([part async for part in answer.aiter_raw()])
            assert encoding == answer.headers.get("content-encoding")
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            assert answer.headers["vary"] == "accept-encoding"
            assert {"br": b"brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}[encoding][10:] == body[10:]

    check(tmp_path, test, static=built)


def test_what_has_no_hash_is_asked_for_again(built: Path, tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        worker, manifest = await http.get("/sw.js"), await http.get("/manifest.webmanifest")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert manifest.headers["content-type"] == "application/manifest+json"
        assert {worker.headers["cache-control"], manifest.headers["cache-control"]} == {"no-cache"}

    check(tmp_path, test, static=built)


@pytest.mark.parametrize("path", ["/nothing.js", "/.stamp", "/assets/../../session.key", "/api/nothing", "/table/a/b"])
def test_there_is_nothing_else(path: str, built: Path, tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        answer = await http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")

    check(tmp_path, test, static=built)


@pytest.mark.parametrize("path", ["/nonsense", "/table/a/b", "/.stamp"])
def test_a_reader_with_a_wrong_address_gets_the_page_which_says_so(path: str, built: Path, tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        reader = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        answer, page = await http.get(path, headers=reader), await http.get("/")
        assert (answer.status_code, page.content) == (404, answer.content)
        assert answer.headers["content-type"].startswith("text/html")
        again = await http.get(path, headers={**reader, "if-none-match": answer.headers["etag"]})
        assert again.status_code == 404
        of_the_api = await http.get("/api/nonsense", headers=reader)
        assert (of_the_api.status_code, of_the_api.json()["code"]) == (404, "not-found")

    check(tmp_path, test, static=built)


@pytest.mark.parametrize("path", ["/", "/rules", "/sw.js", "/manifest.webmanifest"])
def test_one_may_ask_for_a_file_without_its_body(path: str, built: Path, tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        whole, head = await http.get(path), await http.head(path)
        assert (head.status_code, head.content) == (200, b"")
        for name in ("etag", "content-type", "cache-control"):
            assert whole.headers[name] == head.headers[name]

    check(tmp_path, test, static=built)


def test_nobody_is_too_fast_for_files(built: Path, tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        assert {200} == {(await http.get("/sw.js")).status_code for _ in range(20)}
        assert (await http.get("/api/rulesets")).status_code == 200

    check(tmp_path, test, static=built, requests=5)


@pytest.mark.parametrize(("language", "sentence"), [("en", "make web"), ("da", "ikke bygget"), ("de", "nicht gebaut")])
def test_without_a_build_the_page_says_how_to_make_one(language: str, sentence: str, tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        for path in ("/", "/rules"):
            page = await http.get(path, headers={"accept-language": language})
            assert page.status_code == 200
            assert sentence in page.text

    check(tmp_path, test)


def test_long_answers_of_the_api_are_compressed(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        book = await http.get("/api/rulesets/danish-hjoerring/book")
        assert book.headers["content-encoding"] == "gzip"
        assert book.json()["ruleset"] == "danish-hjoerring"

    check(tmp_path, test)


def test_pages_of_other_sites_may_load_what_is_made_for_them(built: Path, tmp_path: Path) -> None:
    (built / "embed").mkdir()
    (built / "embed" / "tarock-deal.js").write_bytes(SCRIPT)

    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        script = await http.get("/embed/tarock-deal.js", headers={"origin": "https://club.example"})
        assert script.content == SCRIPT
        assert script.headers["access-control-allow-origin"] == "*"
        assert script.headers["cross-origin-resource-policy"] == "cross-origin"
        assert script.headers["cache-control"].startswith("public, max-age=3600")
        assert "access-control-allow-origin" not in (await http.get("/sw.js")).headers

    check(tmp_path, test, static=built)
