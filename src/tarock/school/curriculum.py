"""All lessons in their order, by family."""

from collections.abc import Mapping
from functools import cache
from importlib import resources

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence, hint
from tarock.school.families import SCHOOLS
from tarock.school.lesson import Lesson, read_lesson


def lessons(family: str) -> Mapping[str, Lesson]:
    """Return the lessons of a family by id, in their order, without the short test.

    :raises LessonError: if a file cannot be read.
    """
    return {name: lesson for name, lesson in _files(family).items() if not lesson.entrance}


def entrance(family: str) -> Lesson | None:
    """Return the short test of a family for players of other games."""
    return next((lesson for lesson in _files(family).values() if lesson.entrance), None)


@cache
def _files(family: str) -> Mapping[str, Lesson]:
    folder = resources.files("tarock.school") / "lessons" / family
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    found = (read_lesson(file.read_bytes(), f"lessons/{family}/{file.name}") for file in files)
    return {lesson.id: lesson for lesson in found}


@cache
def all_lessons() -> Mapping[str, tuple[str, Lesson]]:
    """Return every lesson by id, with its family, and the short tests before them."""
    return {name: (family, lesson) for family in SCHOOLS for name, lesson in _files(family).items()}


def find_lesson(name: str) -> tuple[str, Lesson]:
    """Return a lesson by its id, with its family.

    :raises TarockError: if there is none; the message says which there are.
    """
    found = all_lessons()
    if name not in found:
        raise TarockError(Sentence("learn-no-lesson", got=name, hint=hint(name, tuple(found)), known=", ".join(found)))
    return found[name]
