"""The image is built as it is published, and runs as nobody special on a disk that it cannot write.

``make test-image`` runs it; it needs a builder and the package registries.
"""

import json
import os
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest

from tests.packages.images import IMAGE, Store
from tests.server.servers import free_socket

pytestmark = pytest.mark.long
PATIENCE = 60
MOST = 1_500_000_000
"""Bytes of the image, with Debian and Python."""


def port() -> str:
    with free_socket() as found:
        return str(found.getsockname()[1])


def answered(address: str) -> bytes:
    """Ask until there is an answer."""
    for _ in range(PATIENCE * 10):
        try:
            with urlopen(address) as answer:
                return bytes(answer.read())
        except (URLError, ConnectionError):
            time.sleep(0.1)
    raise TimeoutError(address)


def test_the_image_serves_without_rights_and_keeps_what_it_is_told(store: Store, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    os.chown(data, 10001, 10001)
    settings = {"TAROCK_PORT": port(), "TAROCK_METRICS_PORT": port(), "TAROCK_HOST": "127.0.0.1"}
    site, watching = (f"http://127.0.0.1:{settings[key]}" for key in ("TAROCK_PORT", "TAROCK_METRICS_PORT"))
    for _ in range(2):  # the second time from what the first has kept
        with store.running(data, **settings) as name:
            assert json.loads(answered(f"{watching}/health"))["status"] == "well"
            assert b'id="app"' in answered(f"{site}/")
            store.call("podman", "healthcheck", "run", name)
            said = store.call(
                "podman", "exec", name, "sh", "-c", "id -u; id -g; grep CapEff /proc/1/status; touch /x || echo no"
            )
            assert said.split() == ["10001", "10001", "CapEff:", "0" * 16, "no"]
            asked = Request(f"{site}/api/sessions", b'{"name": "Ada"}', {"content-type": "application/json"})
            with urlopen(asked) as answer:
                assert answer.status == 201
            logged = store.logged(name)
        assert ("serving" in logged, "Ada" in logged) == (True, False)
    assert {"session.key", "tarock.sqlite3"} <= {file.name for file in data.iterdir()}


def test_nothing_secret_and_nothing_of_the_source_folder_is_in_it(store: Store) -> None:
    (found,) = json.loads(store.call("podman", "inspect", IMAGE))
    assert not [each for each in found["Config"]["Env"] if "PASSWORD" in each or "KEY" in each]
    assert found["Size"] < MOST
    limits = ("--ulimit=nofile=1024:1024", "--ulimit=nproc=1024:1024")
    listed = store.call(
        "podman", "run", "--rm", "--pull=never", "--network=none", *limits, "--entrypoint=ls", IMAGE, "/"
    )
    assert "source" not in listed.split()
