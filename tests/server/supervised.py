"""Processes that tell by which of them somebody was answered, started and stopped as one: to be run by a test."""

import os
import signal
import socket
import sys
from collections.abc import Callable
from threading import Thread

from tarock.core.errors import TarockError
from tarock.server.several.supervisor import Supervisor


def answer(listening: socket.socket, answers: Callable[[], None]) -> None:
    """Answer until it is told to end."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    Thread(target=_answer_for_ever, args=(listening,), daemon=True).start()
    answers()
    signal.sigwait({signal.SIGTERM})


def fail(_listening: socket.socket, _answers: Callable[[], None]) -> None:
    """Cannot start."""


def _answer_for_ever(listening: socket.socket) -> None:
    while True:
        line, _ = listening.accept()
        with line:
            line.sendall(str(os.getpid()).encode())


def say(what: object) -> None:
    """Tell whoever has started this."""
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    with socket.create_server(("127.0.0.1", 0)) as shared:
        port = shared.getsockname()[1]
        try:
            Supervisor(fail if "fail" in sys.argv else answer, shared, 2).run(lambda: say(port))
        except TarockError as error:
            say(error)
