"""Asking another program for settlements, a line of JSON each way (docs/format.md).

The program gets ``{"protocol": 1, "id": …, "sheet": …}`` on its standard input and answers, before the next one comes,
with ``{"id": …, "settlement": …}`` or ``{"id": …, "error": …}`` on its standard output.
"""

import queue
import subprocess
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final, Self, TextIO

import msgspec

from tarock.conformance.vectors import Vector
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence, shown
from tarock.core.shapes import is_table

PROTOCOL: Final = 1
"""Goes up when questions or answers come to mean something else."""


@dataclass(frozen=True, slots=True)
class Difference:
    """What is wrong with an answer."""

    vector: Vector
    problem: Sentence
    what: str = ""
    """The field that differs, if one does."""
    expected: Any = None
    got: Any = None


class Program:
    """A program that is asked.

    :raises TarockError: if it cannot be started.
    """

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self._seconds = seconds
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user names the program to run
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
            )
        except OSError as error:
            raise TarockError(
                Sentence("conform-no-program", program=command[0], cause=error.strerror or str(error))
            ) from error
        self._lines: queue.Queue[str | None] = queue.Queue()
        assert self._process.stdout is not None
        self._reader = threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True)
        self._reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Close the program's input, and end it if it does not end itself."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(self._seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join(self._seconds)

    def ask(self, vector: Vector) -> str:
        """Return the line with which the program answers.

        :raises TarockError: if it has ended, or does not answer in time.
        """
        assert self._process.stdin is not None
        question = {"protocol": PROTOCOL, "id": vector.id, "sheet": vector.sheet}
        try:
            self._process.stdin.write(msgspec.json.encode(question).decode() + "\n")
            self._process.stdin.flush()
            answer = self._lines.get(timeout=self._seconds)
        except OSError:
            answer = None
        except queue.Empty as error:
            raise TarockError(Sentence("conform-no-answer", id=vector.id, seconds=f"{self._seconds:g}")) from error
        if answer is None:
            raise TarockError(Sentence("conform-ended", id=vector.id))
        return answer


def _read(stream: TextIO, lines: "queue.Queue[str | None]") -> None:
    with stream:
        for line in stream:
            lines.put(line)
    lines.put(None)


def differences(program: Program, vectors: Iterable[Vector]) -> Iterator[Difference]:
    """Ask for every vector, and give what differs.

    :raises TarockError: if the program ends, or does not answer in time.
    """
    for vector in vectors:
        yield from compared(vector, program.ask(vector))


def compared(vector: Vector, answer: str) -> Iterator[Difference]:
    """Give what is wrong with an answer."""
    try:
        told: object = msgspec.json.decode(answer)
    except (msgspec.DecodeError, RecursionError):
        told = None
    if not is_table(told) or told.get("id") != vector.id or not {"settlement", "error"} & set(told):
        example = _told({"id": vector.id, "settlement": vector.expect})
        yield Difference(
            vector, Sentence("conform-not-understood", id=vector.id, example=example, got=shown(answer.strip()))
        )
        return
    if "error" in told:
        yield Difference(vector, Sentence("conform-refused", id=vector.id, error=shown(told["error"])))
        return
    settlement: object = told["settlement"]
    for what, expected in vector.expect.items():
        got = settlement.get(what) if is_table(settlement) else None
        if got != expected:
            problem = Sentence(
                "conform-differs", id=vector.id, title=vector.title, what=what, expected=_told(expected), got=_told(got)
            )
            yield Difference(vector, problem, what, expected, got)


def _told(value: object) -> str:
    return msgspec.json.encode(value).decode()


def answered(line: str, settle: Callable[[object], object]) -> str:
    """Return the answer to a question, as a program that settles with a function gives it.

    >>> answered('{"protocol": 1, "id": "x", "sheet": {}}', lambda sheet: {"net": sheet})
    '{"id":"x","settlement":{"net":{}}}'
    >>> answered('{"protocol": 2, "id": "x", "sheet": {}}', dict)
    '{"id":"x","error":"protocol 2: expected 1"}'
    """
    try:
        question: object = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:
        return _told({"id": None, "error": str(error)})
    if not is_table(question) or "id" not in question or "sheet" not in question:
        return _told({"id": None, "error": "expected an object with protocol, id and sheet"})
    if question.get("protocol") != PROTOCOL:
        error_text = f"protocol {question.get('protocol')}: expected {PROTOCOL}"
        return _told({"id": question["id"], "error": error_text})
    try:
        return _told({"id": question["id"], "settlement": settle(question["sheet"])})
    except TarockError as error:
        return _told({"id": question["id"], "error": str(error)})
