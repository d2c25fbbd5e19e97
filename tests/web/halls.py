"""A club that is served for the tests of its pages, and what its desk sends without a page."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Page

from tarock.server.client_files import FOLDER
from tarock.server.hall.roles import Codes
from tests.server.halls import ORDINARY
from tests.server.servers import in_background, options_for

NAMES: Final = (
    *("Anna Berg", "Bert Cerny", "Dora Egger", "Fritz Gruber", "Hanna Illich"),
    *("Josef Kofler", "Lena Maier", "Maximilian Hinterhuber-Obermayr", "Nora Ober", "Paul Quast"),
)


@dataclass(slots=True)
class ClubServer:
    """A server with a club."""

    address: str
    codes: Codes
    http: httpx.Client
    folder: Path

    @property
    def desk_address(self) -> str:
        """Where whoever stands at the desk begins."""
        return f"{self.address}/club/events#{self.codes.desk()}"

    def event(self, **settings: Any) -> "HallEvent":  # noqa: ANN401 - as the settings have them
        """Open an event without a page."""
        body = {"name": "Herbstcup", "format": "villach", "settings": {"rounds": 2, "deals": 4, **settings}}
        answer = self.http.post("/api/club/events", json=body)
        assert answer.status_code == 201, answer.text
        return HallEvent(self, answer.json()["event"])


@dataclass(slots=True)
class HallEvent:
    """An event whose desk needs no page."""

    club: ClubServer
    name: str
    own: Iterator[int] = field(default_factory=lambda: count(1))

    def at(self, path: str = "") -> str:
        """Return the address of one of its pages."""
        return f"{self.club.address}/event/{self.name}{path}"

    def send(self, path: str, **body: Any) -> None:  # noqa: ANN401 - as JSON
        sent = {"sender": "test", "own": str(next(self.own)), **body}
        answer = self.club.http.post(f"/api/club/events/{self.name}/{path}", json=sent)
        assert answer.status_code == 200, answer.text

    def read(self, path: str) -> Any:  # noqa: ANN401 - a frame
        answer = self.club.http.get(f"/api/club/events/{self.name}/{path}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def happened(self, kind: str, **fields: Any) -> None:  # noqa: ANN401 - as the event has them
        self.send("happened", event={"e": kind, **fields})

    def enter(self, players: int) -> None:
        """Enter so many, the first of them with real names."""
        names = [*NAMES, *(f"Player {number}" for number in range(len(NAMES) + 1, players + 1))][:players]
        self.send("people", text="name;town\n" + "".join(f"{name};Steyr\n" for name in names))

    def draw(self) -> None:
        self.send("commit")
        self.send("draw", word="Sauschneider")

    def line(self, number: int, table: int) -> None:
        """Write an ordinary line at a table."""
        following = self.read(f"tables/{number}/{table}")["next"]
        sheet = {**following["sheet"], **ORDINARY}
        body = {"kind": "lined", "line": following["line"], "by": following["seats"][0], "sheet": sheet}
        self.send(f"tables/{number}/{table}/lines", **body, out=following.get("out", []))


@contextmanager
def club_served(folder: Path) -> Iterator[ClubServer]:
    """Serve a club."""
    options = options_for(folder, static=FOLDER, club=folder / "club")
    with in_background(options) as running:
        assert running.hall is not None
        codes = running.hall.codes
        with httpx.Client(base_url=running.address, headers={"x-hall-code": codes.desk()}, timeout=60) as http:
            yield ClubServer(running.address, codes, http, folder / "club")


def as_desk(page: Page, club: ClubServer) -> Page:
    """Let a browser be the desk's."""
    code = club.codes.desk()
    page.context.add_init_script(
        f"if (location.protocol !== 'about:') localStorage.setItem('tarock.hall.code desk', '{code}')"
    )
    return page
