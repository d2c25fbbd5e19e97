"""A whole site as `deploy/compose.yaml` describes it: the server, a PostgreSQL and a proxy, in containers."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.packages.images import IMAGE, PATH, ROOT, Store, limits, runtime
from tests.packages.installing import UV

NAME = "localhost"
"""A proxy makes itself a certificate for it."""
POSTGRES, CADDY = "docker.io/library/postgres:17", "docker.io/library/caddy:2"
COMPOSE = "podman-compose==1.6.0"
PASSWORD = "secrets/database-password"
PATIENCE = 90
_NETWORK = ("/usr/lib/podman/netavark", "/usr/lib/podman/aardvark-dns")
_BEGINS = Path(__file__).with_name("postgres.sh")


def why_not() -> str | None:
    """Return why no site can be run here; None if it can."""
    if not all(map(os.path.exists, _NETWORK)):
        return "containers have no network here (Debian: apt-get install netavark aardvark-dns)"
    for port in (80, 443):
        with socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind(("", port))
            except OSError as error:
                return f"port {port} is not free: {error.strerror}"
    return None


def fetch_images(store: Store) -> None:
    """Have the images beside ours: their registries', or else the like of them from Debian."""
    if store.has_fetched(POSTGRES, CADDY):
        return
    system = store.debian("ca-certificates,caddy,gosu,postgresql")
    shutil.copy(_BEGINS, system / "usr/local/bin/postgres-begins")
    (system / "usr/local/bin/postgres-begins").chmod(0o755)
    (tools,) = (system / "usr/lib/postgresql").glob("*/bin")
    store.make(
        POSTGRES,
        system,
        f"--env=PATH=/{tools.relative_to(system)}:{PATH}",
        "--env=PGDATA=/var/lib/postgresql/data",
        "--volume=/var/lib/postgresql/data",
        "--stop-signal=SIGINT",
        '--entrypoint=["postgres-begins"]',
        "--cmd=postgres -c listen_addresses=*",
    )
    command = "caddy run --config /etc/caddy/Caddyfile --adapter caddyfile"
    homes = ("--env=XDG_CONFIG_HOME=/config", "--env=XDG_DATA_HOME=/data")
    store.make(CADDY, system, f"--env=PATH={PATH}", *homes, f"--cmd={command}")
    shutil.rmtree(system)


@dataclass(frozen=True)
class Site:
    """A site in a folder of its own."""

    store: Store
    folder: Path

    def compose(self, *words: str) -> str:
        """Run a command of compose; returns what it says."""
        command = [UV, "tool", "run", "--from", COMPOSE, "podman-compose", *words]
        own = {
            "CONTAINERS_CONF": str(self.folder / "containers.conf"),
            "CONTAINERS_STORAGE_CONF": str(self.folder / "storage.conf"),
        }
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, cwd=self.folder / "deploy", env={**os.environ, **own}
        )
        assert done.returncode == 0, f"{command}:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
        return done.stdout

    def admin(self, *words: str) -> str:
        """Run a command of `tarock admin` beside the server; returns what it says."""
        return self.compose("exec", "-T", "server", "tarock", "admin", *words)

    def begin(self, *services: str) -> None:
        """Start services one after the other, each when the one before is well.

        That is what the compose file says too; but here nothing runs the checks of health but this.
        """
        for service in services:
            self.compose("up", "--no-build", "--detach", service)
            self.wait_for(service)

    def wait_for(self, service: str) -> None:
        """Wait until a service says that it is well; one without a check always is."""
        for _ in range(PATIENCE):
            try:
                self.store.call("podman", "healthcheck", "run", self.container(service))
            except AssertionError as error:
                if "has no defined healthcheck" in str(error):
                    return
                time.sleep(1)
            else:
                return
        raise TimeoutError(f"{service}: {self.store.logged(self.container(service))[-2000:]}")

    @staticmethod
    def container(service: str) -> str:
        """Return the name of a service's container."""
        return f"tarock_{service}_1"


@contextmanager
def running(store: Store, folder: Path) -> Iterator[Site]:
    """Run a site from a copy of `deploy`, with a password of its own; nothing of it is left afterwards."""
    shutil.copytree(ROOT / "deploy", folder / "deploy", ignore=shutil.ignore_patterns("secrets", ".env"))
    (folder / "deploy/.env").write_text(f"SITE_NAME={NAME}\n", "ascii")
    (folder / "deploy/secrets").mkdir(mode=0o700)
    (folder / "deploy" / PASSWORD).write_text("5f2c9a31d0e84b67\n", "ascii")
    (folder / "deploy" / PASSWORD).chmod(0o644)
    (folder / "containers.conf").write_text(
        f"""[containers]
default_ulimits = [{", ".join(f'"{each}"' for each in limits())}]
[engine]
runtime = "{runtime()}"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
network_config_dir = "{folder / "networks"}"
""",
        "utf-8",
    )
    (folder / "storage.conf").write_text(
        f"""[storage]
driver = "overlay"
graphroot = "{store.folder / "images"}"
runroot = "{store.folder / "running"}"
""",
        "utf-8",
    )
    store.call("podman", "tag", IMAGE, "localhost/tarock_server")
    site = Site(store, folder)
    try:
        site.begin("database", "server", "proxy")
        yield site
    finally:
        site.compose("down", "--volumes")
