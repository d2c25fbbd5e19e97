"""The shelf: the puzzles that come with the package, in one compressed file that is read when it is needed.

What a puzzle is about is read of all of them, which is quick; the rest of one when somebody asks for it.
"""

import lzma
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Final, Protocol, TypeVar

import msgspec

from tarock.school.puzzles.puzzle import Kind, Puzzle

FILE: Final = "shelf.jsonl.xz"


class Shelved(Protocol):
    """What is known of a puzzle without opening it."""

    @property
    def id(self) -> str:
        """Its id."""
        ...

    @property
    def family(self) -> str:
        """The game."""
        ...

    @property
    def kind(self) -> Kind:
        """What is asked."""
        ...

    @property
    def rating(self) -> int:
        """Where its rating starts."""
        ...

    @property
    def source(self) -> str:
        """The place in the book, for those that a book asks."""
        ...


class _Asked(msgspec.Struct, frozen=True, gc=False):
    kind: Kind


class Spine(msgspec.Struct, frozen=True):
    """A puzzle on the shelf, as far as its spine tells."""

    id: str
    family: str
    question: _Asked
    rating: int
    source: str = ""

    @property
    def kind(self) -> Kind:
        """What is asked."""
        return self.question.kind


_decoder = msgspec.json.Decoder(Puzzle)
_spines = msgspec.json.Decoder(Spine)
_encoder = msgspec.json.Encoder()
ShelvedT = TypeVar("ShelvedT", bound=Shelved)


@cache
def _lines() -> dict[str, tuple[Spine, bytes]]:
    packed = (resources.files("tarock.school.puzzles") / FILE).read_bytes()
    lines = lzma.decompress(packed).splitlines()
    return {spine.id: (spine, line) for line in lines for spine in (_spines.decode(line),)}


def spines() -> tuple[Spine, ...]:
    """Return what the puzzles of the shelf are about."""
    return tuple(spine for spine, _ in _lines().values())


def taken(name: str) -> Puzzle | None:
    """Return a puzzle of the shelf by its id; None if there is none."""
    found = _lines().get(name)
    return None if found is None else _decoder.decode(found[1])


@cache
def shelf() -> tuple[Puzzle, ...]:
    """Return all puzzles of the shelf, opened: for those who look at every one of them."""
    return tuple(_decoder.decode(line) for _, line in _lines().values())


def chosen(
    puzzles: Iterable[ShelvedT],
    *,
    family: str | None = None,
    kinds: Sequence[Kind] = (),
    books: bool | None = None,
) -> list[ShelvedT]:
    """Return puzzles of a game and of some kinds; of the books alone, without them, or both."""
    return [
        puzzle
        for puzzle in puzzles
        if family in {None, puzzle.family}
        and (not kinds or puzzle.kind in kinds)
        and books in {None, bool(puzzle.source)}
    ]


def near(puzzles: Iterable[ShelvedT], rating: float, count: int, seed: str = "") -> list[ShelvedT]:
    """Return so many puzzles about as hard as a player is strong; the seed shuffles those that are equally near."""
    step = 50
    return sorted(puzzles, key=lambda each: (abs(each.rating - rating) // step, _shuffled(each.id, seed)))[:count]


def _shuffled(name: str, seed: str) -> str:
    return sha256(f"{seed}/{name}".encode()).hexdigest()


def pack(puzzles: Iterable[Puzzle], file: Path) -> None:
    """Write puzzles as a shelf, one after the other by game, kind and deal, which packs best."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.family, puzzle.kind, puzzle.record, puzzle.id))
    file.write_bytes(lzma.compress(_encoder.encode_lines(ordered), preset=9 | lzma.PRESET_EXTREME))
