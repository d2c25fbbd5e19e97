"""Who asks, and by which id: a proxy that is named is believed, and nobody else."""

import asyncio
from pathlib import Path

import pytest

from tarock.core.errors import TarockError
from tarock.server.operating.proxies import Proxies
from tests.server.hostile import Hostile
from tests.server.raw_http import Answer, sent
from tests.server.servers import options_for, running

OURS = Proxies.named(["10.0.0.0/8", "::1", "192.0.2.1"])


@pytest.mark.parametrize(
    ("peer", "told", "asks"),
    [
        ("10.0.0.1", ["8.8.8.8"], "8.8.8.8"),
        ("10.0.0.1", ["6.6.6.6, 8.8.8.8"], "8.8.8.8"),  # what stands before was written by whoever asks
        ("10.0.0.1", ["6.6.6.6", "8.8.8.8, 192.0.2.1"], "8.8.8.8"),
        ("10.0.0.1", ["8.8.8.8:4711"], "8.8.8.8"),
        ("::1", ["[2a00::1]:443"], "2a00::1"),
        ("::ffff:10.0.0.1", ["::ffff:8.8.8.8"], "8.8.8.8"),
        ("10.0.0.1", ["10.0.0.2, 10.0.0.3"], "10.0.0.2"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["nonsense"], "10.0.0.1"),
        ("10.0.0.1", ["8.8.8.8, "], "10.0.0.1"),
        ("10.0.0.1", ["8.8.8.8, " * 500], "10.0.0.1"),
        ("9.9.9.9", ["8.8.8.8"], "9.9.9.9"),
        ("", ["8.8.8.8"], ""),
    ],
)
def test_who_asks_is_the_last_before_our_own_proxies(peer: str, told: list[str], asks: str) -> None:
    assert OURS.asker(peer, [(b"x-forwarded-for", each.encode()) for each in told]) == asks


def test_a_proxy_is_named_by_its_address() -> None:
    with pytest.raises(TarockError, match=r"10\.0\.0\.0/8"):
        Proxies.named(["localhost"])


def answers(folder: Path, proxies: tuple[str, ...], *headers: dict[bytes, bytes]) -> list[Answer]:
    """Ask once with each set of headers, where an address may ask twice in a minute."""

    async def run() -> list[Answer]:
        async with running(options_for(folder, proxies=proxies, requests=2)) as server:
            port = int(server.address.rsplit(":", 1)[1])
            return [await sent(port, Hostile("", b"/api/tables", headers=each), {}) for each in headers]

    return asyncio.run(run())


def test_each_who_comes_through_a_proxy_has_his_own_budget(tmp_path: Path) -> None:
    asked = [{b"x-forwarded-for": f"8.8.8.{number}".encode()} for number in range(5)]
    assert {answer.status for answer in answers(tmp_path, ("127.0.0.1",), *asked)} == {200}
    assert [answer.status for answer in answers(tmp_path, (), *asked)] == [200, 200, 429, 429, 429]


def test_a_request_has_the_id_of_a_proxy_that_is_believed_or_else_its_own(tmp_path: Path) -> None:
    good, bad = {b"x-request-id": b"abc-123.4_5"}, {b"x-request-id": b"{bad} id"}
    believed, malformed = answers(tmp_path, ("127.0.0.1",), good, bad)
    assert believed.headers["x-request-id"] == "abc-123.4_5"
    (stranger,) = answers(tmp_path, (), good)
    for answer in (malformed, stranger):
        assert len(answer.headers["x-request-id"]) == 16
        assert answer.headers["x-request-id"].isalnum()
