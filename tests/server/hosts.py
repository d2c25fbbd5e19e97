"""Hosts of a test's own: network namespaces on one wire, each with an address and a cable that can be pulled.

They share disk and clock; what is between them is a network, and that is what the tests are about.
"""

import ctypes
import os
import secrets
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pgserver import postgres_server
from sqlalchemy import make_url

from tests.server.databases import new_database
from tests.server.processes import FORKS
from tests.server.servers import PATIENCE

NAMESPACES = Path("/run/netns")
_NEW_NETWORK = 0x40000000
_PORT = 5432


def why_not() -> str | None:
    """Return why no hosts can be made here; None if they can."""
    if os.geteuid():
        return "network namespaces are made by root alone"
    if shutil.which("ip") is None:
        return "the command ip is not there (Debian: apt-get install iproute2)"
    name = f"tarock{secrets.token_hex(3)}"
    tried = subprocess.run(["ip", "netns", "add", name], capture_output=True, text=True, check=False)
    if tried.returncode:
        return f"no network namespace can be made here: {tried.stderr.strip()}"
    _ip("netns", "del", name)
    return None


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@dataclass(frozen=True)
class Host:
    """A network namespace, its address, and the end of its cable at the switch."""

    namespace: str
    address: str
    cable: str

    def unplug(self) -> None:
        """Cut it off: nobody hangs up, nothing is answered any more."""
        _ip("link", "set", self.cable, "down")

    def plug(self) -> None:
        """Put the cable back."""
        _ip("link", "set", self.cable, "up")


@contextmanager
def wired(hosts: int) -> Iterator[Sequence[Host]]:
    """Connect some hosts to a switch, to which this process is connected too."""
    name, net = f"tk{secrets.token_hex(3)}", f"10.211.{secrets.randbelow(256)}"
    found = [Host(f"{name}-{number}", f"{net}.{number + 2}", f"{name}c{number}") for number in range(hosts)]
    _ip("link", "add", name, "type", "bridge")
    try:
        _ip("addr", "add", f"{net}.1/24", "dev", name)
        _ip("link", "set", name, "up")
        for host in found:
            _ip("netns", "add", host.namespace)
            _ip("link", "add", host.cable, "type", "veth", "peer", "name", "eth0", "netns", host.namespace)
            _ip("link", "set", host.cable, "master", name, "up")
            for words in (f"addr add {host.address}/24 dev eth0", "link set eth0 up", "link set lo up"):
                _ip("-n", host.namespace, *words.split())
        yield found
    finally:
        for host in found:
            subprocess.run(["ip", "netns", "del", host.namespace], check=False, capture_output=True)
        _ip("link", "del", name)


def enter(namespace: str) -> None:
    """Let this process, which has but one thread, be on another host from now on."""
    libc = ctypes.CDLL(None, use_errno=True)
    with (NAMESPACES / namespace).open() as found:
        if libc.setns(found.fileno(), _NEW_NETWORK):
            raise OSError(ctypes.get_errno(), f"cannot enter {namespace}")


def move_database(server: Any, host: Host) -> str:  # noqa: ANN401 - pgserver comes without types
    """Let a PostgreSQL go on at a host, where others reach it by its address; returns the URL of an empty database."""
    name = make_url(new_database(server)).database
    with (server.pgdata / "pg_hba.conf").open("a") as access:
        access.write(f"host all all {host.address}/24 trust\n")
    _control(server, "-w", "-m", "fast", "stop")
    there = FORKS.Process(target=_start_database, args=(host, server.pgdata, server.log, server.system_user))
    there.start()
    there.join(PATIENCE)
    assert there.exitcode == 0, server.log.read_text()
    return f"postgresql://postgres@{host.address}:{_PORT}/{name}"


def _control(server: Any, *words: str) -> None:  # noqa: ANN401 - likewise
    _pg_ctl()(list(words), pgdata=server.pgdata, user=server.system_user)


def _start_database(host: Host, data: Path, log: Path, user: str | None) -> None:
    enter(host.namespace)
    options = f"-h {host.address} -p {_PORT} -k {data}"
    _pg_ctl()(["-w", "-t", str(PATIENCE), "-l", str(log), "-o", options, "start"], pgdata=data, user=user)


def _pg_ctl() -> Callable[..., str]:
    found: Callable[..., str] = vars(postgres_server)["pg_ctl"]  # pgserver makes its commands when it is loaded
    return found
