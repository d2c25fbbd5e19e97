"""Whatever is sent, the answer has its code, says the same to browsers, and is never that the server has failed."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

import httpx
import pytest

from tarock.server.security import HEADERS, HTTPS_ONLY
from tests.server import hostile
from tests.server.hostile import Hostile
from tests.server.raw_http import Answer, sent
from tests.server.servers import Running, options_for, running

EVERY = 7
"""In each run one of so many kinds is sent; in the long run all of them."""
FAILED = 500


def wrong_with(request: Hostile, answer: Answer) -> str | None:
    """Return what is wrong with an answer."""
    if not 200 <= answer.status < FAILED:
        return f"answered {answer.status}"
    if not_http(answer):
        return None
    lacking = [name for name in HEADERS if name not in answer.headers]
    if lacking:
        return f"does not say {', '.join(lacking)}"
    if answer.status >= 400 and request.path.startswith(b"/api/") and request.method != b"HEAD" and not code(answer):
        return f"gives no code: {answer.body[:80]!r}"
    return None


def not_http(answer: Answer) -> bool:
    """Tell whether the request was not even one, so that nothing of ours has seen it."""
    return answer.status == 400 and answer.body == b"Invalid HTTP request received."


def code(answer: Answer) -> str:
    """Return the code of a refusal."""
    return str(answer.json["code"])


async def wrong_answers(server: Running, requests: Iterable[Hostile]) -> list[str]:
    port = int(server.address.rsplit(":", 1)[1])
    async with httpx.AsyncClient(base_url=server.address) as http:
        token = (await http.post("/api/sessions", json={"name": "Anna", "program": True})).json()["token"]
    usual = {b"authorization": b"Bearer " + token.encode()}
    found = []
    for request in requests:
        wrong = wrong_with(request, await sent(port, request, usual))
        if wrong is not None:
            found.append(f"{request.name}: {wrong}")
    return found


def send(folder: Path, requests: list[Hostile]) -> list[str]:
    async def run() -> list[str]:
        async with running(options_for(folder)) as server:
            return await wrong_answers(server, requests)

    return asyncio.run(run())


def test_hostile_messages_get_their_codes(tmp_path: Path) -> None:
    requests = list(hostile.requests())[::EVERY]
    assert len(requests) >= 600
    assert send(tmp_path, requests) == []


@pytest.mark.long
def test_all_hostile_messages_get_their_codes(tmp_path: Path) -> None:
    assert send(tmp_path, list(hostile.requests())) == []


@pytest.mark.parametrize("secure", [False, True])
def test_browsers_are_told_to_stay_with_https_where_people_come_by_it(tmp_path: Path, *, secure: bool) -> None:
    async def run() -> list[set[str]]:
        async with running(options_for(tmp_path, secure=secure)) as server:
            port = int(server.address.rsplit(":", 1)[1])
            paths = (b"/", b"/nowhere", b"/api/nowhere", b"/api/tables/nowhere", b"/health")
            return [set((await sent(port, Hostile("", path), {})).headers) for path in paths]

    for headers in asyncio.run(run()):
        assert headers >= set(HEADERS)
        assert (headers >= set(HTTPS_ONLY)) == secure
