"""A file that keeps every finished deal, so that a long run that is interrupted goes on where it was.

One line of JSON tells which matches are played, and each further line is a finished deal.  A line that was only half
written when the machine stopped is played again.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import msgspec

from tarock.arena.match import Match
from tarock.arena.results import DealResult
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence


class Entry(msgspec.Struct, frozen=True):
    """A finished deal and its match, by the match's place in the first line."""

    match: int
    deal: DealResult


class Journal:
    """The journal of a run.

    :param path: may not exist yet.
    :param matches: what the run plays, in a fixed order.
    """

    def __init__(self, path: Path, matches: Sequence[Match]) -> None:
        self.path = path
        self.matches = tuple(matches)

    def read(self) -> list[Entry]:
        """Return the deals that are finished already.

        :raises TarockError: if the file is no journal, or one of another run.
        """
        if not self.path.exists():
            return []
        try:
            data = self.path.read_bytes()
        except OSError as error:
            cause = error.strerror or str(error)
            raise TarockError(Sentence("file-unreadable", file=str(self.path), cause=cause)) from error
        first, *rest = data.splitlines(keepends=True) or [b""]
        if not first.endswith(b"\n"):
            return []
        self._check(first)
        return list(self._entries(rest))

    def _check(self, first: bytes) -> None:
        try:
            known = msgspec.json.decode(first, type=tuple[Match, ...])
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise TarockError(Sentence("arena-no-journal", file=str(self.path), cause=str(error))) from error
        if known != self.matches:
            raise TarockError(Sentence("arena-other-journal", file=str(self.path), run=_told(known)))

    def _entries(self, lines: Iterable[bytes]) -> Iterator[Entry]:
        for number, line in enumerate(lines, start=2):
            if not line.endswith(b"\n"):
                return
            try:
                yield msgspec.json.decode(line, type=Entry)
            except (msgspec.DecodeError, msgspec.ValidationError) as error:
                raise TarockError(
                    Sentence("arena-damaged-journal", file=str(self.path), line=number, cause=str(error))
                ) from error

    @contextmanager
    def writing(self) -> Generator["Writer", None, None]:
        """Write the journal on; what was only half written is dropped first.

        :raises TarockError: if the file cannot be written.
        """
        try:
            file = self.path.open("r+b" if self.path.exists() else "w+b")
        except OSError as error:
            cause = error.strerror or str(error)
            raise TarockError(Sentence("option-cannot-write", file=str(self.path), cause=cause)) from error
        with file:
            whole = file.read()
            file.truncate(whole.rfind(b"\n") + 1)
            file.seek(0, 2)
            writer = Writer(file)
            if not file.tell():
                writer.line(self.matches)
            yield writer


class Writer:
    """Adds lines to an open journal; each is on the disk before the next deal is taken."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file = file

    def line(self, data: object) -> None:
        """Write one line."""
        self.file.write(msgspec.json.encode(data) + b"\n")
        self.file.flush()


def _told(matches: Sequence[Match]) -> str:
    told = [f"{match.ruleset}: {' – '.join(level.id for level in match.levels)}" for match in matches]
    return f"{'; '.join(told)}; seed {matches[0].seed}" if matches else "without matches"
