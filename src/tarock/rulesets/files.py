"""Reading the files that people give us, of which there is a largest."""

import sys
from pathlib import Path
from typing import BinaryIO, Final

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence

LARGEST_FILE: Final = 5_000_000
"""So many bytes may a file have, and so many may be sent to a server: thousands of deals.

What is larger is something else, and is refused before it is read.
"""
_MILLION: Final = 1_000_000


class FileError(TarockError):
    """A file that cannot be read."""


def read_text(file: Path) -> str:
    """Return the text of a file, or of standard input for ``-``.

    :raises FileError: if it cannot be read, is no text or is too large.
    """
    try:
        if str(file) == "-":
            data = _at_most(sys.stdin.buffer, file)
        else:
            with file.open("rb") as stream:
                data = _at_most(stream, file)
        return data.decode("utf-8-sig")
    except OSError as error:
        raise FileError(Sentence("file-unreadable", file=str(file), cause=error.strerror or str(error))) from error
    except UnicodeDecodeError as error:
        raise FileError(Sentence("file-not-utf8", file=str(file), byte=error.start)) from error


def too_large() -> Sentence:
    """Return how large a file may be, to whoever has sent a larger one."""
    return Sentence("file-too-large", most=LARGEST_FILE // _MILLION)


def _at_most(stream: BinaryIO, file: Path) -> bytes:
    """Return what a stream holds; one byte more than allowed is as much as is ever read."""
    data = stream.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise FileError(Sentence("file-in", file=str(file), text=too_large()))
    return data
