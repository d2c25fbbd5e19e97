"""A server in a process of its own, for tests without a loop: it is killed, and started again at the same address."""

import subprocess
import sys
from pathlib import Path

from tests.server.servers import free_socket


class ServerProcess:
    """`tarock serve`."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        with free_socket() as found:
            port = found.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self._command = [
            sys.executable,
            "-m",
            "tarock",
            "serve",
            "--port",
            str(port),
            "--data",
            str(folder),
            *arguments,
        ]
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it says that it is there."""
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert self.address in line, line

    def kill(self) -> None:
        """Kill without a word (SIGKILL)."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate()
