"""Locks on files: between programs, as Unix has them and as Windows does."""

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tarock.club.locking import FAR, is_locked, lock_byte, locked, try_lock, wait_for_byte


class Bytes:
    """Bytes that are locked as ``msvcrt`` locks them, by what Unix has for that."""

    LK_NBLCK = fcntl.LOCK_EX | fcntl.LOCK_NB
    LK_UNLCK = fcntl.LOCK_UN

    def locking(self, fd: int, mode: int, nbytes: int, /) -> None:
        fcntl.lockf(fd, mode, nbytes, os.lseek(fd, 0, os.SEEK_CUR))


HOLDING = """
import sys
from pathlib import Path
from tarock.club.locking import locked, lock_byte
from tests.club.test_locking import Bytes
with Path(sys.argv[1]).open("r+b") as stream:
    if sys.argv[2] == "bytes":
        lock_byte(Bytes(), stream.fileno(), Bytes.LK_NBLCK)
        print("held", flush=True)
        sys.stdin.read()
    else:
        with locked(stream):
            print("held", flush=True)
            sys.stdin.read()
"""


@contextmanager
def held(file: Path, how: str) -> Iterator[subprocess.Popen[str]]:
    """Let another program hold a file, until its input is closed."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", HOLDING, file, how], text=True, **pipes) as process:  # type: ignore[call-overload]
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process
        let_go(process)
        process.wait()


def let_go(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "serving.lock"
    found.write_bytes(b"12345")
    return found


def test_one_program_has_a_file_until_it_ends(file: Path) -> None:
    assert not is_locked(file)
    with held(file, "whole") as process, file.open("ab") as stream:
        assert is_locked(file)
        assert not try_lock(stream)
        process.kill()
        process.wait()
        assert try_lock(stream)
        assert is_locked(file)
    assert not is_locked(file)
    assert not is_locked(file.with_name("missing"))


def test_a_lock_that_was_waited_for_is_had_when_the_other_lets_go(file: Path) -> None:
    with held(file, "whole") as process, file.open("r+b") as stream:
        let_go(process)
        with locked(stream):
            assert is_locked(file)
        assert not is_locked(file)


def test_where_bytes_are_locked_the_file_can_be_read_and_stands_where_it_stood(file: Path) -> None:
    locks = Bytes()
    with held(file, "bytes") as process, file.open("r+b") as stream:
        os.lseek(stream.fileno(), 3, os.SEEK_SET)
        with pytest.raises(OSError, match="unavailable"):
            lock_byte(locks, stream.fileno(), locks.LK_NBLCK)
        assert (os.lseek(stream.fileno(), 0, os.SEEK_CUR), file.stat().st_size) == (3, 5)
        assert file.read_bytes() == b"12345"
        let_go(process)
        wait_for_byte(locks, stream.fileno())
        fcntl.lockf(stream.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB, FAR)  # all that a reader needs is free
        lock_byte(locks, stream.fileno(), locks.LK_UNLCK)
