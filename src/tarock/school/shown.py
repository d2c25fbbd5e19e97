"""Which advice of the books the school shows: the rows of the registry that a lesson or a puzzle names."""

from collections.abc import Iterator, Mapping

from tarock.school.curriculum import lessons
from tarock.school.lesson import Ask, Lesson
from tarock.school.puzzles.shelf import shelf


def rows_of(lesson: Lesson) -> frozenset[str]:
    """Return the rows that the steps of a lesson name: those that are cited, and those that a drill asks about."""
    return frozenset(_rows(lesson))


def _rows(lesson: Lesson) -> Iterator[str]:
    for step in lesson.steps:
        yield from (cite for cite in step.cites if ": " not in cite)
        if step.position is not None and step.position.advice:
            yield step.position.advice
        if isinstance(step, Ask) and step.drill is not None:
            yield from (row for row in step.drill.rows if row in lesson.advice)


def shown_by(family: str) -> Mapping[str, tuple[str, ...]]:
    """Return by row of the registry what shows it: ids of lessons, then ``puzzles`` where some are tagged with it."""
    found: dict[str, list[str]] = {}
    for lesson in lessons(family).values():
        for row in lesson.advice:
            found.setdefault(row, []).append(lesson.id)
    for tag in {tag for puzzle in shelf() if puzzle.family == family for tag in puzzle.tags}:
        found.setdefault(tag, []).append("puzzles")
    return {row: tuple(names) for row, names in found.items()}
