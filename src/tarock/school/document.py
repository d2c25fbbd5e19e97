"""The curriculum as tables in a document: ``python -m tarock.school.document docs/school.md`` renews them."""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tarock.school.curriculum import lessons
from tarock.school.families import SCHOOLS
from tarock.school.lesson import Ask, Lesson, Play, Show
from tarock.words import words_in

COMMAND: Final = "python -m tarock.school.document docs/school.md"
BEGIN: Final = f"<!-- These tables are made by `{COMMAND}`. -->"
END: Final = "<!-- End of the curriculum. -->"
_COLUMNS: Final = ("| Lesson | Teaches | Needs | Min | Shown, asked, played | Passed when | Advice |", "|---" * 7 + "|")


def tables() -> str:
    """Return the tables of all families."""
    return "\n".join(row for family in SCHOOLS for row in _table(family))


def _table(family: str) -> Iterator[str]:
    yield f"### {words_in('en')(f'web-rules-family-{family}')}"
    yield ""
    yield from _COLUMNS
    for lesson in lessons(family).values():
        yield "| " + " | ".join(_cells(lesson)) + " |"
    yield ""


def _cells(lesson: Lesson) -> Iterator[str]:
    yield f"{lesson.id} {lesson.title.en}"
    yield lesson.teaches.en
    yield " ".join(lesson.needs)
    yield str(lesson.minutes)
    steps = Counter(map(type, lesson.steps))
    yield ", ".join(str(steps[kind]) for kind in (Show, Ask, Play))
    yield _passed(lesson)
    yield " ".join(lesson.advice)


def _passed(lesson: Lesson) -> str:
    passing = lesson.passing
    if passing is None:
        return "every step is done"
    seconds = "" if passing.seconds is None else f" in {passing.seconds} s"
    return f"{passing.right} of {passing.of}{seconds}"


def renewed(text: str) -> str:
    """Return a document with its tables renewed."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n\n{tables()}\n{END}{after}"


def main(file: str) -> None:
    """Renew a document."""
    path = Path(file)
    path.write_text(renewed(path.read_text("utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
