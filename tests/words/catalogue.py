"""The catalogues as the tests read them: messages, the arguments they take and the messages they refer to."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tarock.words

FOLDER = Path(tarock.words.__file__).parent
BOOK_CATALOGUES = ("cards", "declarations", "payments", "reasons", "rulebook")
"""The catalogues that are filled from codes and rules; others belong to one program each."""


@dataclass(frozen=True)
class Message:
    """A message of a catalogue."""

    file: str
    source: str
    """As it stands in the file."""
    text: str
    arguments: frozenset[str]
    references: frozenset[str]


class _Reader(Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        self.text: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by fluent
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)


@cache
def messages(language: str) -> dict[str, Message]:
    """Return all messages of a language."""
    found: dict[str, Message] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        source = path.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                found[entry.id.name] = _message(path.stem, source, entry)
    return found


def _message(file: str, source: str, entry: ast.Message) -> Message:
    reader = _Reader()
    reader.visit(entry)
    assert entry.value is not None
    assert entry.value.span is not None
    assert entry.id.span is not None
    own = source[entry.id.span.start : entry.value.span.end]
    text = " ".join(" ".join(reader.text).split())
    return Message(file, own, text, frozenset(reader.arguments), frozenset(reader.references))


def arguments(language: str, name: str) -> frozenset[str]:
    """Return the arguments that a message takes, also through the messages that it refers to."""
    message = messages(language)[name]
    return message.arguments.union(*(arguments(language, other) for other in message.references))
