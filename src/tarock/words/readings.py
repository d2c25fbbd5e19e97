"""The list of readings as a document, made from the English catalogue, so that each sentence stands once.

``python -m tarock.words.readings [FILE]`` prints the list, or renews it below its mark in a file.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message

from tarock.words import words_in
from tarock.words.rulebook import renewed


def as_markdown() -> str:
    """Return all readings under the headings of the catalogue."""
    return "\n".join(_lines()).lstrip("\n")


def _lines() -> Iterator[str]:
    words = words_in("en")
    text = resources.files("tarock.words").joinpath("en", "readings.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        match entry:
            case GroupComment(content=str(heading)):
                yield from ("", f"## {heading}", "", "| id | reading |", "|---|---|")
            case Message(id=name):
                yield f"| {name.name.removeprefix('reading-')} | {words(name.name)} |"
            case _:
                pass  # what the file says to translators
    yield ""


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the list of readings, or renew it in a file."""
    parser = ArgumentParser(prog="python -m tarock.words.readings", description=main.__doc__)
    parser.add_argument("file", nargs="?", type=Path)
    given = parser.parse_args(arguments)
    if given.file is None:
        sys.stdout.write(as_markdown())
    else:
        given.file.write_text(renewed(given.file.read_text(encoding="utf-8"), as_markdown()), encoding="utf-8")


if __name__ == "__main__":
    main()
