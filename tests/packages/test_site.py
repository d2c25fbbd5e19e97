"""The compose file is run: people come over TLS through the proxy, what they do is kept, backed up and brought back.

``make test-image`` runs it; it needs a builder, a network for containers, and the ports 80 and 443.
"""

import asyncio
import ssl
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tarock.server.client import Client
from tarock.server.evening.settings import Chair, Settings
from tests.packages import sites
from tests.packages.images import Store
from tests.packages.sites import NAME, Site

pytestmark = pytest.mark.long
ADDRESS = f"https://{NAME}"
TABLE = Settings(ruleset="danish-hjoerring", chairs=(Chair(), Chair(bot="book"), Chair(bot="book")))
ACTS = 3
_ROOT = "/data/caddy/pki/authorities/local/root.crt"


@pytest.fixture(scope="module")
def site(store: Store, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site that runs."""
    reason = sites.why_not()
    if reason is not None:
        pytest.skip(reason)
    sites.fetch_images(store)
    with sites.running(store, tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture
def certificate(site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The certificate of whoever has signed the proxy's, which all programs of the test believe."""
    file = str(tmp_path / "root.crt")
    site.store.call("podman", "cp", f"{site.container('proxy')}:{_ROOT}", file)
    monkeypatch.setenv("SSL_CERT_FILE", file)
    return file


async def some_acts(client: Client, table: str) -> None:
    async with client.connect(table) as seat:
        await seat.sit(0)
        done = 0
        async for frame in seat:
            if frame.offers:
                await seat.act(frame, frame.offers[0])
                done += 1
            if done == ACTS:
                break


def test_people_come_over_tls_and_nothing_else_is_open(site: Site, certificate: str) -> None:
    with httpx.Client(verify=ssl.create_default_context(cafile=certificate)) as http:
        page = http.get(f"{ADDRESS}/")
        assert (page.status_code, 'id="app"' in page.text) == (200, True)
        assert "max-age" in page.headers["strict-transport-security"]
        assert http.get(f"{ADDRESS}/metrics").status_code == 404
        away = http.get(f"http://{NAME}/")
        assert (away.status_code, away.headers["location"]) == (308, f"{ADDRESS}/")
    found = site.store.call("podman", "exec", site.container("proxy"), "sh", "-c", "getent hosts database || echo none")
    assert found.strip() == "none"  # the proxy does not see the database


@pytest.mark.usefixtures("certificate")
def test_what_is_played_is_kept_backed_up_and_brought_back(site: Site, tmp_path: Path) -> None:
    async def play() -> tuple[Client, str]:
        client = await Client.begin(ADDRESS, "Ada")
        table = await client.open(TABLE)
        await some_acts(client, table)
        return client, table

    ada, table = asyncio.run(play())
    assert "Ada" in site.admin("tables", "show", table)
    assert f"{ADDRESS}/admin#" in site.admin("link")
    assert "All is well" in site.admin("check")
    assert "written and read again" in site.admin("backup", "--key", "evening.backup")
    site.store.call("podman", "cp", f"{site.container('server')}:/var/lib/tarock/evening.backup", tmp_path)
    assert (tmp_path / "evening.backup").stat().st_size > 1000

    site.admin("tables", "delete", table, "--why", "to miss it")
    site.compose("stop", "server")
    site.compose("run", "--rm", "-T", "server", "admin", "restore", "--replace", "evening.backup")
    site.compose("start", "server")
    site.wait_for("server")
    asyncio.run(again(ada, table))
    logged = site.store.logged(site.container("server"))
    assert ("serving" in logged, "Ada" in logged) == (True, False)


async def again(client: Client, table: str) -> None:
    """The table is there, and who sat at it is who he was."""
    async with client.connect(table) as seat:
        frame = await seat.next_frame()
        assert frame.table.places[0].name == "Ada"
