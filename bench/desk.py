"""A desk's work before round one: an event is opened, a hundred people are entered from a list, and it is drawn.

Once with the commands that somebody would type, each a program that starts and ends, and once over HTTP as the desk's
page does it, a request for each button.  What people need to read and type comes on top of it.
"""

import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import httpx

from bench.hall import served
from tarock.club.tournament.log import Log
from tarock.server.hall.folder import KEY
from tarock.server.hall.roles import Codes

PEOPLE: Final = 100
LIST: Final = "Vorname;Nachname;Ort;E-Mail\n" + "".join(
    f"Anna{number};Berg;Steyr;a{number}@example.org\n" for number in range(1, PEOPLE + 1)
)
COLUMNS: Final = {"name": "Vorname+Nachname", "town": "Ort"}


@dataclass(frozen=True)
class Work:
    """What the desk did, and how long it waited."""

    steps: int
    what: str
    seconds: float

    def __str__(self) -> str:
        return f"{self.steps} {self.what}, {self.seconds:.1f} s of waiting"


def by_command() -> Work:
    """Do it in the terminal."""
    with TemporaryDirectory() as folder:
        file, people = Path(folder) / "cup.tarockcup", Path(folder) / "people.csv"
        people.write_text(LIST, "utf-8")
        columns = [part for field, column in COLUMNS.items() for part in ("--column", f"{field}={column}")]
        commands = [
            ["new", str(file), "--name", "Cup", "--format", "tyrol-cup"],
            ["enter", str(file), "--csv", str(people), *columns],
            ["commit", str(file)],
            ["draw", str(file), "--word", "Uhu"],
        ]
        before = time.perf_counter()
        for command in commands:
            subprocess.run([sys.executable, "-m", "tarock", "tournament", *command], check=True, capture_output=True)
        took = time.perf_counter() - before
        _check(file)
        return Work(len(commands), "commands", took)


async def by_page() -> Work:
    """Do it as the desk's page does, with a server that runs."""
    with TemporaryDirectory() as folder:
        club = Path(folder) / "club"
        async with served(Path(folder)) as (address, _process):
            headers = {"x-hall-code": Codes((club / KEY).read_bytes()).desk()}
            async with httpx.AsyncClient(base_url=f"{address}/api/club/events", headers=headers, timeout=60) as http:
                before = time.perf_counter()
                opened = await http.post("", json={"name": "Cup", "format": "tyrol-cup"})
                event = str(opened.raise_for_status().json()["event"])
                people: dict[str, object] = {"text": LIST, "columns": COLUMNS}
                buttons: dict[str, dict[str, object]] = {"people": people, "commit": {}, "draw": {"word": "Uhu"}}
                for own, (path, body) in enumerate(buttons.items()):
                    answer = await http.post(f"/{event}/{path}", json={"sender": "bench", "own": str(own), **body})
                    answer.raise_for_status()
                (await http.get(f"/{event}/desk")).raise_for_status()
                took = time.perf_counter() - before
        _check(club / "events" / f"{event}.tarockcup")
        return Work(1 + len(buttons), "buttons", took)


def _check(file: Path) -> None:
    """See that everybody sits at a table of round one."""
    tables = Log.read(file).tournament.round(1).draw.tables
    assert sum(map(len, tables)) == PEOPLE, "everybody is drawn"
