"""The syntax of a record, the same for both families: tags, statements, tricks and comments.

A record is read line by line.  Comments are blanked out first, so that lines and columns stay what they are.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from tarock.core.errors import NotationError

_TAG: Final = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
_TRICK: Final = re.compile(r"(\d+)\.(?=\s|$)")
_TOKEN: Final = re.compile(r"[^\s()]+")
_WORD: Final = re.compile(r"[^\s,]+|,")
RESULT: Final = "Result"


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of text and where it stands."""

    text: str
    line: int
    column: int

    def error(self, message: str) -> NotationError:
        """Return an error at this place."""
        return NotationError(message, self.line, self.column)


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag pair; ``place`` is where its value stands."""

    name: str
    value: str
    place: Word


@dataclass(frozen=True, slots=True)
class Statement:
    """What a seat said or did: ``Seat verb arguments``."""

    seat: Word
    verb: Word
    arguments: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class TrickLine:
    """A trick: its number, and cards and statements in the order of time."""

    number: Word
    items: tuple[Word | Statement, ...]


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment, and whether it stands on a line of its own."""

    text: str
    line: int
    column: int
    own_line: bool


@dataclass(slots=True)
class DealText:
    """One deal of a file, read but not yet understood."""

    tags: list[Tag] = field(default_factory=list[Tag])
    lines: list[Statement | TrickLine] = field(default_factory=list[Statement | TrickLine])
    comments: list[Comment] = field(default_factory=list[Comment])
    errors: list[NotationError] = field(default_factory=list[NotationError])


def split(text: str) -> list[DealText]:
    """Read the deals of a file; what cannot be read is kept in the ``errors`` of its deal."""
    blanked, comments, problem = _blank_comments(text.removeprefix("\ufeff"))
    deals = [DealText()]
    for number, line in enumerate(blanked.split("\n"), start=1):
        deal = deals[-1]
        try:
            if line.lstrip().startswith("["):
                for tag in _tags(line, number):
                    if tag.name != RESULT and (deals[-1].lines or deals[-1].errors):
                        deals.append(DealText())
                    deals[-1].tags.append(tag)
            elif line.strip():
                deal.lines.extend(_body(line, number))
        except NotationError as error:
            deals[-1].errors.append(error)
        deals[-1].comments.extend(comment for comment in comments if comment.line == number)
    if problem is not None:
        deals[-1].errors.append(problem)
    return deals


def _blank_comments(text: str) -> tuple[str, list[Comment], NotationError | None]:
    """Return the text with blanks for its comments, the comments, and what was wrong with them."""
    out: list[str] = []
    comments: list[Comment] = []
    line = column = 1
    opened: tuple[int, int, int] | None = None
    problem: NotationError | None = None
    quoted = False
    for index, char in enumerate(text):
        if opened is None and char == '"':
            quoted = not quoted
        if char == "{" and opened is None and not quoted:
            opened = index, line, column
        elif char == "}" and not quoted:
            if opened is None:
                problem = problem or NotationError("'}' without '{'", line, column)
            else:
                comments.append(_comment(text, opened, index))
        out.append(char if char == "\n" or (opened is None and (char != "}" or quoted)) else " ")
        if char == "}" and not quoted:
            opened = None
        line, column = (line + 1, 1) if char == "\n" else (line, column + 1)
        quoted = quoted and char != "\n"
    if opened is not None:
        problem = NotationError("the comment is never closed: expected '}'", *opened[1:])
    return "".join(out), comments, problem


def _comment(text: str, opened: tuple[int, int, int], end: int) -> Comment:
    start, line, column = opened
    before = text[text.rfind("\n", 0, start) + 1 : start]
    rest = text[end + 1 :].partition("\n")[0]
    return Comment(text[start + 1 : end], line, column, own_line=not before.strip() and not rest.strip())


def _tags(line: str, number: int) -> Iterator[Tag]:
    position = 0
    while line[position:].strip():
        position += len(line[position:]) - len(line[position:].lstrip())
        found = _TAG.match(line, position)
        if found is None:
            message = 'expected a tag such as [Dealer "C"]'
            raise NotationError(message, number, position + 1)
        value = re.sub(r"\\(.)", r"\1", found[2])
        yield Tag(found[1], value, Word(found[2], number, found.start(2) + 1))
        position = found.end()


def format_tag(name: str, value: str) -> str:
    """Return a tag pair."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _body(line: str, number: int) -> Iterator[Statement | TrickLine]:
    start = len(line) - len(line.lstrip())
    trick = _TRICK.match(line, start)
    if trick is not None:
        yield TrickLine(Word(trick[1], number, start + 1), tuple(_trick_items(line, number, trick.end())))
        return
    position = 0
    for part in line.split(";"):
        if part.strip() or ";" in line:
            yield _statement(part, number, position)
        position += len(part) + 1


def _trick_items(line: str, number: int, position: int) -> Iterator[Word | Statement]:
    while line[position:].strip():
        position += len(line[position:]) - len(line[position:].lstrip())
        if line[position] == "(":
            end = line.find(")", position)
            if end < 0:
                message = "expected ')'"
                raise NotationError(message, number, position + 1)
            yield _statement(line[position + 1 : end], number, position + 1)
            position = end + 1
            continue
        token = _TOKEN.match(line, position)
        if token is None:
            message = "')' without '('"
            raise NotationError(message, number, position + 1)
        yield Word(token[0], number, position + 1)
        position = token.end()


def _statement(part: str, number: int, offset: int) -> Statement:
    words = [Word(found[0], number, offset + found.start() + 1) for found in _WORD.finditer(part)]
    if len(words) < 2:  # noqa: PLR2004 - a seat and a verb
        column = words[0].column if words else offset + 1
        message = f"expected a statement such as 'A passes', got {part.strip()!r}"
        raise NotationError(message, number, column)
    return Statement(words[0], words[1], tuple(words[2:]))
