"""What a learner has made of the school: one file, which nobody else keeps.

It is written anew and then put in the place of the old one, so that nothing is lost if the machine stops in between.
The page keeps the same in the browser; either can be exported, imported and erased.
"""

import os
from collections import Counter
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.school.puzzles.puzzle import Puzzle
from tarock.school.puzzles.rating import BEGINNER, Rated, of_puzzle, tried
from tarock.school.schedule import Boxed, boxed

VERSION: Final = 1
FILE: Final = "school.json"
DEALS: Final = 200
"""So many reviewed deals are remembered."""


class Reviewed(msgspec.Struct, frozen=True):
    """A deal that was reviewed: when, and what errors cost in it."""

    day: date
    ruleset: str
    loss: float


class Counted(msgspec.Struct, frozen=True):
    """How often the count was asked for in play, and how often it was right."""

    asked: int = 0
    right: int = 0


class Progress(msgspec.Struct, frozen=True):
    """All that is remembered of a learner."""

    version: int = VERSION
    stars: dict[str, int] = {}
    """By lesson."""
    rating: Rated = BEGINNER
    """How well puzzles are solved."""
    puzzles: dict[str, Rated] = {}
    """The ratings of puzzles that were tried, as local tries have moved them."""
    solved: dict[str, bool] = {}
    """By puzzle: whether the last try was right."""
    boxes: dict[str, Boxed] = {}
    """What comes again: questions of lessons and puzzles."""
    own: tuple[Puzzle, ...] = ()
    """One's own mistakes."""
    counting: dict[str, int] = {}
    """By exercise of the counting trainer: the speed."""
    counted: dict[str, Counted] = {}
    """By game: what was asked at a table."""
    deals: tuple[Reviewed, ...] = ()
    missed: dict[str, int] = {}
    """How often advice was missed, by its id."""
    votes: tuple[str, ...] = ()
    """Puzzles that were found bad."""

    @property
    def trend(self) -> tuple[float, float] | None:
        """The mean loss of a deal in the first half of those remembered and in the second; None of fewer than four."""
        few = 4
        half = len(self.deals) // 2
        if len(self.deals) < few:
            return None
        return fmean(deal.loss for deal in self.deals[:half]), fmean(deal.loss for deal in self.deals[half:])

    @property
    def most_missed(self) -> list[tuple[str, int]]:
        """The advice that was missed most, by id."""
        return Counter(self.missed).most_common(3)


# What happens to it


def with_try(progress: Progress, puzzle: Puzzle, today: date, *, right: bool) -> Progress:
    """Return progress after a try at a puzzle."""
    player, rated = tried(progress.rating, progress.puzzles.get(puzzle.id, of_puzzle(puzzle.rating)), solved=right)
    missed = progress.missed if right else _counted(progress.missed, puzzle.tags)
    return msgspec.structs.replace(
        with_answer(progress, puzzle.id, today, right=right),
        rating=player,
        puzzles={**progress.puzzles, puzzle.id: rated},
        solved={**progress.solved, puzzle.id: right},
        missed=missed,
    )


def with_answer(progress: Progress, item: str, today: date, *, right: bool) -> Progress:
    """Return progress after an answer to anything that may come again."""
    known = boxed(progress.boxes.get(item), today, right=right)
    others = {name: each for name, each in progress.boxes.items() if name != item}
    return msgspec.structs.replace(progress, boxes=others if known is None else {**others, item: known})


def with_vote(progress: Progress, puzzle: str, *, bad: bool) -> Progress:
    """Return progress after a puzzle was found bad, which then comes no more, or good after all."""
    others = tuple(name for name in progress.votes if name != puzzle)
    boxes = {name: each for name, each in progress.boxes.items() if not bad or name != puzzle}
    return msgspec.structs.replace(progress, votes=(*others, puzzle) if bad else others, boxes=boxes)


def with_stars(progress: Progress, lesson: str, stars: int) -> Progress:
    """Return progress after a lesson; the best try counts."""
    best = max(stars, progress.stars.get(lesson, 0))
    return msgspec.structs.replace(progress, stars={**progress.stars, lesson: best})


def with_count(progress: Progress, exercise: str, speed: int) -> Progress:
    """Return progress with the speed of a counting exercise."""
    return msgspec.structs.replace(progress, counting={**progress.counting, exercise: speed})


def with_counted(progress: Progress, family: str, *, right: bool) -> Progress:
    """Return progress after the count was asked for at a table."""
    known = progress.counted.get(family, Counted())
    after = Counted(known.asked + 1, known.right + right)
    return msgspec.structs.replace(progress, counted={**progress.counted, family: after})


def with_review(progress: Progress, reviewed: Reviewed, missed: tuple[str, ...] = ()) -> Progress:
    """Return progress after the review of a deal, with the advice that was missed in it."""
    deals = (*progress.deals, reviewed)[-DEALS:]
    return msgspec.structs.replace(progress, deals=deals, missed=_counted(progress.missed, missed))


def _counted(known: Mapping[str, int], more: tuple[str, ...]) -> dict[str, int]:
    return dict(Counter(known) + Counter(more))


# The file


def read(file: Path) -> Progress:
    """Return what a file remembers; nothing yet if there is none.

    :raises TarockError: if it cannot be read, is broken, or comes from a later version.
    """
    try:
        text = file.read_bytes()
    except FileNotFoundError:
        return Progress()
    except OSError as error:
        raise TarockError(Sentence("progress-unreadable", file=str(file), detail=str(error))) from error
    return parsed(text, str(file))


def read_existing(file: Path) -> Progress:
    """Return what a file remembers.

    :raises TarockError: if there is no such file, or as :func:`read` does.
    """
    if not file.exists():
        raise TarockError(Sentence("progress-missing", file=str(file)))
    return read(file)


def parsed(text: bytes, name: str) -> Progress:
    """Return progress from a text.

    :raises TarockError: if it is broken, or comes from a later version.
    """
    try:
        head = msgspec.json.decode(text, type=_Head)
        if head.version > VERSION:
            raise TarockError(Sentence("progress-version", file=name, known=VERSION, got=head.version))
        return msgspec.json.decode(text, type=Progress)
    except msgspec.MsgspecError as error:
        raise TarockError(Sentence("progress-broken", file=name, detail=str(error))) from error


class _Head(msgspec.Struct, frozen=True):
    version: int


def write(progress: Progress, file: Path) -> None:
    """Write progress into a new file, and put that in the place of the old one.

    :raises TarockError: if it cannot be written.
    """
    fresh = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("wb") as written:
            written.write(msgspec.json.format(msgspec.json.encode(progress)))
            written.flush()
            os.fsync(written.fileno())
        fresh.replace(file)
    except OSError as error:
        raise TarockError(Sentence("progress-unwritable", file=str(file), detail=str(error))) from error


def erase(file: Path) -> None:
    """Forget everything."""
    file.unlink(missing_ok=True)
    file.with_suffix(".new").unlink(missing_ok=True)
