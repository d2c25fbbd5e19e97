"""What mining has found, deal by deal: it goes on where it was broken off, and comes to the same."""

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.school.puzzles.mining import mined
from tarock.school.puzzles.puzzle import Kind, Puzzle


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the shelf is made: the seed, and by game how many puzzles of each kind there shall be."""

    seed: str
    withdrawn: frozenset[str]
    """The ids of puzzles that were mined and confirmed, but that a later proof has not confirmed."""
    danish: dict[Kind, int]
    koenigrufen: dict[Kind, int]

    def wanted(self, family: str) -> Mapping[Kind, int]:
        """Return how many puzzles of each kind are wanted of a game; none of one that the recipe does not know."""
        found: dict[Kind, int] = getattr(self, family, {})
        return found


@cache
def recipe() -> Recipe:
    """Return how the shelf is made."""
    return msgspec.toml.decode((resources.files("tarock.school.puzzles") / "recipe.toml").read_bytes(), type=Recipe)


class Dug(msgspec.Struct, frozen=True):
    """One line of a journal: the puzzles of one deal."""

    family: str
    seed: str
    deal: int
    puzzles: tuple[Puzzle, ...] = ()


_decoder = msgspec.json.Decoder(Dug)
_encoder: Final = msgspec.json.Encoder()


def read(file: Path) -> tuple[Dug, ...]:
    """Return what a journal holds; a last line that was broken off is left out.

    :raises TarockError: if it is no journal.
    """
    lines = file.read_bytes().split(b"\n")[:-1] if file.exists() else []
    try:
        return tuple(_decoder.decode(line) for line in lines)
    except msgspec.MsgspecError as error:
        raise TarockError(Sentence("puzzle-no-journal", file=str(file), detail=str(error))) from error


def dig(file: Path, family: str, seed: str, wanted: Mapping[Kind, int], deals: int) -> Iterator[Dug]:
    """Mine deals until all kinds are there or so many deals were played, and keep each of them in a file.

    A kind of which there are enough is not looked for any more.

    :raises TarockError: if the file is of another seed or game.
    """
    known = read(file)
    if any((each.family, each.seed) != (family, seed) for each in known):
        raise TarockError(Sentence("puzzle-other-journal", file=str(file), family=known[0].family, seed=known[0].seed))
    found = Counter(puzzle.kind for each in known for puzzle in each.puzzles)
    _cut(file, known)
    with file.open("ab") as journal:
        for number in range(len(known), deals):
            missing: frozenset[Kind] = frozenset(kind for kind, many in wanted.items() if found[kind] < many)
            if not missing:
                return
            dug = Dug(family, seed, number, mined(family, missing, seed, number))
            found.update(puzzle.kind for puzzle in dug.puzzles)
            journal.write(_encoder.encode(dug) + b"\n")
            journal.flush()
            yield dug


def _cut(file: Path, known: tuple[Dug, ...]) -> None:
    """Cut off a last line that was broken off."""
    if file.exists():
        whole = sum(len(line) + 1 for line in file.read_bytes().split(b"\n")[: len(known)])
        os.truncate(file, whole)


def kept(journals: Iterable[Dug], wanted: Mapping[Kind, int]) -> list[Puzzle]:
    """Return the first puzzles of each kind by deal, as many as are wanted.

    Journals of the same seed may have looked for different kinds in the same deals: what a deal holds of one kind does
    not depend on the others.
    """
    by_deal = sorted(journals, key=lambda dug: dug.deal)
    found = {puzzle.id: puzzle for dug in by_deal for puzzle in dug.puzzles}
    many = Counter[Kind]()
    for puzzle in list(found.values()):
        many[puzzle.kind] += 1
        if many[puzzle.kind] > wanted.get(puzzle.kind, 0):
            del found[puzzle.id]
    return list(found.values())
