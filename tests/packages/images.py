"""Building the image and running it, with what this machine has: buildah, podman and a runtime."""

import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
BASE = "docker.io/library/python:3.12-slim"
IMAGE = "localhost/tarock"
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
PATH = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
LIBRARIES = "ca-certificates,libssl3,libffi8,libsqlite3-0,libbz2-1.0,liblzma5,libreadline8,zlib1g"


def why_not() -> str | None:
    """Return why no image can be built and run here; None if it can."""
    missing = [name for name in ("buildah", "podman") if shutil.which(name) is None]
    if missing or runtime() is None:
        return f"no builder at hand: {', '.join(missing) or 'runc'} (Debian: apt-get install buildah podman runc)"
    return "a store of images of one's own is for root alone" if os.geteuid() else None


def runtime() -> str | None:
    """Return what starts containers; runc also does where control groups are of both kinds."""
    return next((name for name in ("runc", "crun") if shutil.which(name)), None)


@dataclass(frozen=True)
class Store:
    """Images of a test's own."""

    folder: Path

    def call(self, tool: str, *words: str | Path) -> str:
        """Run a command of buildah or podman; returns what it says."""
        return self._called(tool, *words).stdout

    def logged(self, name: str) -> str:
        """Return all that a container has said."""
        done = self._called("podman", "logs", name)
        return done.stdout + done.stderr

    def _called(self, tool: str, *words: str | Path) -> "subprocess.CompletedProcess[str]":
        where = ["--root", self.folder / "images", "--runroot", self.folder / "running", "--storage-driver", "overlay"]
        own = ["--runtime", runtime() or "", "--cgroup-manager", "cgroupfs"] if tool == "podman" else []
        command = [str(word) for word in (tool, *where, *own, *words)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
        assert done.returncode == 0, f"{command}:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
        return done

    def fetch_base(self) -> None:
        """Have the image that ours is made from: its registry's, or else the like of it from Debian and our Python."""
        if not self.has_fetched(BASE):
            self._make_base()

    def has_fetched(self, *images: str) -> bool:
        """Tell whether registries give some images."""
        try:
            for image in images:
                self.call("buildah", "pull", image)
        except AssertionError:
            return False
        return True

    def debian(self, packages: str) -> Path:
        """Return a folder with a small Debian that has some packages."""
        system = self.folder / "system"
        command = ["debootstrap", "--variant=minbase", f"--include={packages}", "bookworm", str(system)]
        subprocess.run(command, check=True, capture_output=True)
        return system

    def make(self, image: str, system: Path, *told: str) -> None:
        """Make an image from a folder.

        :param told: what ``buildah config`` is told of it.
        """
        box = self.call("buildah", "from", "scratch").strip()
        self.call("buildah", "add", "-q", box, system, "/")
        self.call("buildah", "config", *told, box)
        self.call("buildah", "commit", "-q", "--format=docker", box, image)
        self.call("buildah", "rm", box)

    def _make_base(self) -> None:
        system = self.debian(LIBRARIES)
        python = Path(sys.base_prefix)
        assert python != Path("/usr"), "a Python of Debian cannot be copied into an image"
        leave_out = shutil.ignore_patterns("test", "__pycache__", "site-packages")
        shutil.copytree(python, system / "usr/local", symlinks=True, ignore=leave_out, dirs_exist_ok=True)
        shutil.copy(CERTIFICATES, system / CERTIFICATES.relative_to("/"))
        (system / "etc/ld.so.conf.d/python.conf").write_text("/usr/local/lib\n")
        for command in (["ldconfig"], ["/usr/local/bin/python3", "-m", "ensurepip"]):
            subprocess.run(["chroot", system, *command], check=True, capture_output=True)
        for name in ("python", "pip"):
            link = system / "usr/local/bin" / name
            link.unlink(missing_ok=True)
            link.symlink_to(f"{name}3")
        told = dict.fromkeys(("PIP_CERT", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS"), CERTIFICATES)
        self.make(BASE, system, f"--env=PATH={PATH}", *(f"--env={name}={value}" for name, value in told.items()))
        shutil.rmtree(system)

    def build(self) -> None:
        """Build the image as its head says."""
        how = ("--isolation=chroot", "--format=docker", "--pull=never", "-f", "deploy/Containerfile", "-t", IMAGE, ".")
        self.call("buildah", "build", *how)

    @contextmanager
    def running(self, data: Path, **settings: str) -> Iterator[str]:
        """Run the server as the compose file does, on the network of this machine; gives the container's name."""
        name = f"tarock-{os.getpid()}"
        closed = ["--read-only", "--cap-drop=ALL", "--security-opt=no-new-privileges", "--tmpfs=/tmp"]
        told = [f"--env={key}={value}" for key, value in settings.items()]
        volume = f"--volume={data}:/var/lib/tarock"
        how = (
            "--pull=never",
            "--network=host",
            f"--name={name}",
            *(f"--ulimit={each}" for each in limits()),
            *closed,
            volume,
            *told,
        )
        self.call("podman", "run", "--detach", *how, IMAGE)
        try:
            yield name
        finally:
            self.call("podman", "stop", "--time=30", name)
            self.call("podman", "rm", name)


def limits() -> list[str]:
    """Return how many files and processes a container may have."""
    return [f"{kind}={_limit(number)}" for kind, number in _LIMITS.items()]


_LIMITS = {"nofile": resource.RLIMIT_NOFILE, "nproc": resource.RLIMIT_NPROC}


def _limit(number: int) -> str:
    """Return a limit that we may set: no more than we have."""
    most = 1024
    _, own = resource.getrlimit(number)
    given = most if own == resource.RLIM_INFINITY else min(most, own)
    return f"{given}:{given}"
