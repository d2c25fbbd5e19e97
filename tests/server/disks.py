"""Small disks of our own, to fill and to forbid writing to: whoever runs the tests may be allowed everything else."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest


@contextmanager
def small_disk(folder: Path, size: str = "8m") -> Iterator[Path]:
    """Mount a disk in memory; where that is not permitted, the test is skipped and says why."""
    folder.mkdir()
    _mount("-t", "tmpfs", "-o", f"size={size}", "tarock-test", str(folder))
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def forbid_writing(disk: Path) -> None:
    """Let a disk be read only from now on."""
    _mount("-o", "remount,ro", str(disk))


def _mount(*words: str) -> None:
    try:
        done = subprocess.run(["mount", *words], check=False, capture_output=True, text=True)
    except FileNotFoundError as error:
        pytest.skip(f"disks cannot be mounted here: {error}")
    if done.returncode:
        pytest.skip(f"disks may not be mounted here: {done.stderr.strip()}")


@contextmanager
def full(disk: Path) -> Iterator[None]:
    """Fill a disk to the last byte; afterwards there is room again."""
    ballast = disk / "ballast"
    try:
        with ballast.open("wb", buffering=0) as stream, suppress(OSError):
            while stream.write(bytes(4096)):
                continue
        yield
    finally:
        ballast.unlink()
