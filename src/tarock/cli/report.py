"""What the reports of both families have in common."""

from collections.abc import Iterable, Iterator

from tarock.telling.line import Line
from tarock.telling.sentences import Reader, sentence
from tarock.words import citing


def cited(lines: Iterable[Line], reader: Reader) -> Iterator[str]:
    """Give sentences, each with the book's rule behind it."""
    return (f"{sentence(line, reader)} ({citing.cited(reader.words, line.rule)})" for line in lines)
