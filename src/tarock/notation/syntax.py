"""The syntax of a record, the same for both families: tags, statements, tricks and comments.

A record is read line by line.  Comments are blanked out first, so that lines and columns stay what they are.
"""

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from tarock.core.errors import NotationError
from tarock.core.sentences import Sentence, shown

_TAG: Final = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
_TAG_NAME: Final = re.compile(r"\w+")
_TRICK: Final = re.compile(r"(\d+)\.(?=\s|$)")
_TOKEN: Final = re.compile(r"[^\s()]+")
_WORD: Final = re.compile(r"[^\s,]+|,")
_BLANKS: Final = re.compile(r"\s*")
_NOT_LINE_END: Final = re.compile(r"[^\n]")
_BLANK_LINE_END: Final = re.compile(r"[^\S\n]*(?:\n|\Z)")
_QUOTE_OR_COMMENT: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"?|\{([^}]*)\}|[{}]')
RESULT: Final = "Result"


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of text and where it stands."""

    text: str
    line: int
    column: int

    def error(self, message: str | Sentence) -> NotationError:
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
    blanked, comments, problems = _blank_comments(text.removeprefix("\ufeff"))
    deals = [DealText()]
    in_body = after_gap = False
    for number, line in enumerate(blanked.split("\n"), start=1):
        try:
            if line.lstrip().startswith("["):
                for tag in _tags(line, number):
                    if tag.name != RESULT and (in_body or (after_gap and _has_tag(deals[-1], tag.name))):
                        deals.append(DealText())
                        in_body = False
                    deals[-1].tags.append(tag)
                    after_gap = False
            elif not line.strip():
                after_gap = True
            else:
                in_body = True
                deals[-1].lines.extend(_body(line, number))
        except NotationError as error:
            deals[-1].errors.append(error)
        deals[-1].comments.extend(comments[number])
        deals[-1].errors.extend(problems[number])
    return deals


def _has_tag(deal: DealText, name: str) -> bool:
    """Tell whether a deal has a tag already: then the same tag behind a blank line begins the next deal."""
    return any(tag.name == name for tag in deal.tags)


def _blank_comments(text: str) -> tuple[str, dict[int, list[Comment]], dict[int, list[NotationError]]]:
    """Return the text with blanks for its comments, the comments by line, and by line what was wrong with them."""
    line_starts = [0, *(found.end() for found in re.finditer("\n", text))]
    out: list[str] = []
    comments = defaultdict[int, list[Comment]](list)
    problems = defaultdict[int, list[NotationError]](list)
    position = 0
    for found in _QUOTE_OR_COMMENT.finditer(text):
        if found[0].startswith('"'):
            continue
        line = bisect_right(line_starts, found.start())
        column = found.start() - line_starts[line - 1] + 1
        end = found.end()
        if found[1] is not None:
            first = _BLANKS.match(text, line_starts[line - 1])
            assert first is not None
            own_line = first.end() >= found.start() and _BLANK_LINE_END.match(text, end) is not None
            comments[line].append(Comment(found[1], line, column, own_line))
        elif found[0] == "}":
            problems[line].append(NotationError(Sentence("record-stray-brace"), line, column))
        else:
            problems[line].append(NotationError(Sentence("record-open-comment"), line, column))
            end = len(text)
        out += text[position : found.start()], _NOT_LINE_END.sub(" ", text[found.start() : end])
        position = end
        if end == len(text):
            break
    return "".join((*out, text[position:])), comments, problems


def _tags(line: str, number: int) -> Iterator[Tag]:
    position = _after_blanks(line, 0)
    while position < len(line):
        found = _TAG.match(line, position)
        if found is None:
            raise NotationError(Sentence("record-no-tag"), number, position + 1)
        value = re.sub(r"\\(.)", r"\1", found[2])
        yield Tag(found[1], value, Word(found[2], number, found.start(2) + 1))
        position = _after_blanks(line, found.end())


def _after_blanks(line: str, position: int) -> int:
    found = _BLANKS.match(line, position)
    assert found is not None
    return found.end()


def format_tag(name: str, value: str) -> str:
    """Return a tag pair.

    :raises NotationError: if nobody could read it again.
    """
    if not _TAG_NAME.fullmatch(name) or "\n" in value:
        raise NotationError(Sentence("record-tag-unreadable", name=shown(name), value=shown(value)))
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
        yield _statement(part, number, position)
        position += len(part) + 1


def _trick_items(line: str, number: int, position: int) -> Iterator[Word | Statement]:
    position = _after_blanks(line, position)
    while position < len(line):
        if line[position] == "(":
            end = line.find(")", position)
            if end < 0:
                raise NotationError(Sentence("record-open-parenthesis"), number, position + 1)
            yield _statement(line[position + 1 : end], number, position + 1)
            position = _after_blanks(line, end + 1)
            continue
        token = _TOKEN.match(line, position)
        if token is None:
            raise NotationError(Sentence("record-stray-parenthesis"), number, position + 1)
        yield Word(token[0], number, position + 1)
        position = _after_blanks(line, token.end())


def _statement(part: str, number: int, offset: int) -> Statement:
    words = [Word(found[0], number, offset + found.start() + 1) for found in _WORD.finditer(part)]
    if len(words) < 2:  # noqa: PLR2004 - a seat and a verb
        column = words[0].column if words else offset + 1
        raise NotationError(Sentence("record-no-statement", got=shown(part.strip())), number, column)
    return Statement(words[0], words[1], tuple(words[2:]))
