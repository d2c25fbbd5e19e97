"""Several processes at one port, started and stopped as one.

They share the listening socket, so nobody who comes while one of them is replaced is turned away.  A process that dies
is started again; SIGHUP replaces one after the other, each when its successor answers: that is a rolling deploy.
"""

import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from types import FrameType
from typing import Any, Final, TypeAlias

import structlog

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.several.counting import has_ended

SPAWN: Final = multiprocessing.get_context("spawn")
"""A new interpreter for each: what was installed meanwhile is what it runs."""
STARTING: Final = 120.0
"""Seconds until a process must answer."""
ENDING: Final = 60.0
"""Seconds until a process must have ended; then it is killed, and loses nothing that was acknowledged."""

Work: TypeAlias = Callable[[socket.socket, Callable[[], None]], None]
"""Serves on a socket until it is told to end, and calls back when it answers."""

_ANSWERS: Final = "answers"
_logs: structlog.stdlib.BoundLogger = structlog.get_logger("supervisor")


@dataclass(frozen=True, slots=True)
class Child:
    """A process, and the line over which it says that it answers; when the line breaks, it ends."""

    process: SpawnProcess
    line: Connection

    @classmethod
    def started(cls, work: Work, listening: socket.socket) -> "Child":
        """Start a process."""
        ours, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=_run, args=(work, listening, theirs))
        process.start()
        theirs.close()
        return cls(process, ours)

    def answers(self) -> bool:
        """Wait until it answers; it does not if it ends before."""
        try:
            return self.line.poll(STARTING) and self.line.recv() == _ANSWERS
        except (EOFError, OSError):
            return False

    def end(self) -> None:
        """Let it hand over what it has, and end."""
        if self.process.is_alive():
            self.process.terminate()
        self.process.join(ENDING)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.line.close()
        has_ended(self.process.pid)


class Supervisor:
    """Some processes that do the same work.

    :raises TarockError: if one of them cannot even start.
    """

    def __init__(self, work: Work, listening: socket.socket, number: int) -> None:
        self._work = work
        self._listening = listening
        self._signals, self._woken = SPAWN.Pipe(duplex=False)
        self._children = [self._start() for _ in range(number)]

    def run(self, announce: Callable[[], None]) -> None:
        """Keep them running until somebody ends it.

        :param announce: is called when all of them answer.
        :raises TarockError: if one of them does not.
        """
        before = {each: signal.signal(each, self._wake) for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)}
        try:
            self._check(self._children)
            announce()
            while self._goes_on():
                pass
        finally:
            _end_all(self._children)
            for each, handler in before.items():
                signal.signal(each, handler)

    def _goes_on(self) -> bool:
        """Wait for something to happen; tell whether to go on."""
        happened = wait([self._signals, *(child.process.sentinel for child in self._children)])
        if self._signals in happened:
            if self._signals.recv() != signal.SIGHUP:
                return False
            self._replace_all()
        for number, child in enumerate(self._children):
            if not child.process.is_alive():
                _logs.warning("process died", code=child.process.exitcode)
                child.end()
                self._children[number] = self._start()
                self._check([self._children[number]])
        return True

    def _replace_all(self) -> None:
        """Replace one after the other; if a new one does not answer, the old ones stay."""
        for number, old in enumerate(self._children):
            new = self._start()
            if not new.answers():
                _logs.error("the new process does not answer; the old ones stay")
                new.end()
                return
            self._children[number] = new
            old.end()
            _logs.info("process replaced", number=number)

    def _start(self) -> Child:
        return Child.started(self._work, self._listening)

    def _check(self, children: Sequence[Child]) -> None:
        if not all(child.answers() for child in children):
            raise TarockError(Sentence("serve-process-failed"))

    def _wake(self, number: int, _frame: FrameType | None) -> None:
        self._woken.send(signal.Signals(number))


def _end_all(children: Sequence[Child]) -> None:
    for child in children:
        if child.process.is_alive():
            child.process.terminate()
    for child in children:
        child.end()


def _run(work: Work, listening: socket.socket, line: Any) -> None:  # noqa: ANN401 - multiprocessing's own
    """Work in a process of one's own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all; whoever started us ends us in good order
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    Thread(target=_end_with, args=(line,), daemon=True, name="lifeline").start()
    work(listening, lambda: line.send(_ANSWERS))


def _end_with(line: Any) -> None:  # noqa: ANN401 - likewise
    """End when whoever started this process has gone, even if he was killed."""
    try:
        line.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
