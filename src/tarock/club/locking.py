"""Locks on files, so that of several programs on a machine one writes at a time.

They hold for as long as a program lives: a lock of one that was killed is gone.  Unix locks whole files; Windows locks
bytes, and lets nobody else read them: there the byte that stands for a file lies far behind its end.
"""

import os
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final, Protocol

REPLACES_OPEN: Final = sys.platform != "win32"
"""Whether a file can be replaced by another while it is open."""
FAR: Final = 1 << 40
"""Where the byte lies that stands for a file, where bytes are locked."""
_AGAIN: Final = 0.02
"""Seconds until it is tried again to lock a byte."""


class ByteLocks(Protocol):
    """As much of ``msvcrt`` as locks bytes."""

    LK_NBLCK: int
    LK_UNLCK: int

    def locking(self, fd: int, mode: int, nbytes: int, /) -> None:
        """Lock bytes from where a file stands, or let them go; raises OSError if another has them."""


def lock_byte(locks: ByteLocks, descriptor: int, mode: int) -> None:
    """Lock the byte that stands for a file, or let it go; the file stands where it stood.

    :raises OSError: if another program has it.
    """
    stood = os.lseek(descriptor, 0, os.SEEK_CUR)
    os.lseek(descriptor, FAR, os.SEEK_SET)
    try:
        locks.locking(descriptor, mode, 1)
    finally:
        os.lseek(descriptor, stood, os.SEEK_SET)


def wait_for_byte(locks: ByteLocks, descriptor: int) -> None:
    """Lock the byte that stands for a file as soon as no other program has it."""
    while True:
        try:
            return lock_byte(locks, descriptor, locks.LK_NBLCK)
        except OSError:
            time.sleep(_AGAIN)


if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        wait_for_byte(msvcrt, descriptor)

    def _try(descriptor: int, *, to_look: bool) -> None:  # noqa: ARG001 - bytes are not shared
        lock_byte(msvcrt, descriptor, msvcrt.LK_NBLCK)

    def _let_go(descriptor: int) -> None:
        lock_byte(msvcrt, descriptor, msvcrt.LK_UNLCK)

else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX)

    def _try(descriptor: int, *, to_look: bool) -> None:
        fcntl.flock(descriptor, (fcntl.LOCK_SH if to_look else fcntl.LOCK_EX) | fcntl.LOCK_NB)

    def _let_go(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)


@contextmanager
def locked(stream: BinaryIO) -> Generator[None, None, None]:
    """Keep other programs out of a file, as soon as none has it."""
    _take(stream.fileno())
    try:
        yield
    finally:
        _let_go(stream.fileno())


def try_lock(stream: BinaryIO) -> bool:
    """Lock a file until it is closed; tell whether no other program had it."""
    try:
        _try(stream.fileno(), to_look=False)
    except OSError:
        return False
    return True


def is_locked(file: Path) -> bool:
    """Tell whether a program has locked a file, without keeping out others who look."""
    if not file.is_file():
        return False
    with file.open("r+b") as stream:
        try:
            _try(stream.fileno(), to_look=True)
        except OSError:
            return True
        _let_go(stream.fileno())
        return False
