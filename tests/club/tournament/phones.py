"""A hall in miniature: a desk that keeps the log and can die, and phones that send lines until they are answered."""

import os
import signal
import subprocess
import sys
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from tarock.club.tournament import events
from tarock.club.tournament.log import Log


class Desk:
    """Whatever keeps the log: what it has answered is on the disk, whatever happens to it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._log: Log | None = Log.read(file)
        self.now = 1_800_000_000
        self.answered: set[tuple[str, str]] = set()

    @property
    def log(self) -> Log:
        """The log; a desk that has died reads it anew."""
        if self._log is None:
            self._log = Log.read(self.file)
        return self._log

    def keep(self, event: events.Event, sender: str = "desk", own: str = "") -> None:
        """Keep an event and answer."""
        self.now += 1
        kept = self.log.keep(event, self.now, sender, own)
        self.answered.add((kept.sender, kept.own))

    def die(self, torn: bytes = b"") -> None:
        """Die, in the middle of a line that nobody will ever see whole."""
        self._log = None
        with self.file.open("ab") as stream:
            stream.write(torn)

    def killed_while_writing(self, event: events.Lined, sender: str, own: str, *, after_writing: bool) -> None:
        """Let the real program write a line, and kill it: before anything is written, or before it can answer."""
        self._log = None
        before = self.file.stat().st_size
        command = [sys.executable, "-m", "tarock", "tournament", "line", str(self.file), str(event.table), "--json"]
        command += ["--round", str(event.round), "--line", str(event.line), "--sender", sender, "--own", own]
        command += [
            "--by",
            str(event.by),
            "--sheet",
            "-",
            *(part for each in event.out for part in ("--out", str(each))),
        ]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as program:
            assert program.stdin is not None
            if after_writing:
                program.stdin.write(msgspec.json.encode(event.sheet))
                program.stdin.close()
                while self.file.stat().st_size == before and program.poll() is None:
                    time.sleep(0.0005)
            os.kill(program.pid, signal.SIGKILL)
        assert (self.file.stat().st_size > before) is after_writing


@dataclass
class Phone:
    """The phone of a table: it writes lines under its own numbers, and sends them until somebody answers."""

    name: str
    unsent: deque[tuple[str, events.Event]] = field(default_factory=deque[tuple[str, events.Event]])
    is_away: bool = False
    written: int = 0

    def write(self, event: events.Event) -> None:
        """Write something down, whether or not anybody hears it."""
        self.written += 1
        self.unsent.append((str(self.written), event))

    def send(self, desk: Desk, *, loses_answer: bool = False) -> None:
        """Send what is not sent, the oldest first; an answer that is lost leaves it to be sent again."""
        while self.unsent and not self.is_away:
            own, event = self.unsent[0]
            desk.keep(event, self.name, own)
            if loses_answer:
                return
            self.unsent.popleft()
