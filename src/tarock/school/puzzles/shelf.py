"""The shelf: the puzzles that come with the package, in one compressed file that is read when it is needed."""

import lzma
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from tarock.school.puzzles.puzzle import Kind, Puzzle

FILE: Final = "shelf.jsonl.xz"
_decoder = msgspec.json.Decoder(Puzzle)
_encoder = msgspec.json.Encoder()


@cache
def shelf() -> tuple[Puzzle, ...]:
    """Return all puzzles that come with the package."""
    packed = (resources.files("tarock.school.puzzles") / FILE).read_bytes()
    return tuple(_decoder.decode_lines(lzma.decompress(packed)))


@cache
def by_id() -> dict[str, Puzzle]:
    """Return all puzzles by id."""
    return {puzzle.id: puzzle for puzzle in shelf()}


def chosen(
    puzzles: Iterable[Puzzle],
    *,
    family: str | None = None,
    kinds: Sequence[Kind] = (),
    books: bool | None = None,
) -> list[Puzzle]:
    """Return puzzles of a game and of some kinds; of the books alone, without them, or both."""
    return [
        puzzle
        for puzzle in puzzles
        if family in {None, puzzle.family}
        and (not kinds or puzzle.kind in kinds)
        and books in {None, bool(puzzle.source)}
    ]


def near(puzzles: Iterable[Puzzle], rating: float, count: int, seed: str = "") -> list[Puzzle]:
    """Return so many puzzles about as hard as a player is strong; the seed shuffles those that are equally near."""
    step = 50
    return sorted(puzzles, key=lambda each: (abs(each.rating - rating) // step, _shuffled(each.id, seed)))[:count]


def _shuffled(name: str, seed: str) -> str:
    return sha256(f"{seed}/{name}".encode()).hexdigest()


def pack(puzzles: Iterable[Puzzle], file: Path) -> None:
    """Write puzzles as a shelf, one after the other by game, kind and deal, which packs best."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.family, puzzle.kind, puzzle.record, puzzle.id))
    file.write_bytes(lzma.compress(_encoder.encode_lines(ordered), preset=9 | lzma.PRESET_EXTREME))
