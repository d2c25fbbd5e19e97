"""Playing an event at the tables of a server that serves its folder: the server is asked, with the desk's code."""

import json
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

from tarock.cli.tournament.keeping import read, say
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.hall.folder import KEY
from tarock.server.hall.roles import Codes, spelt

_SECONDS: Final = 30


def online(  # noqa: PLR0913 - as many as the command has options
    file: Path,
    *,
    tables: tuple[int, ...],
    all_: bool,
    bots: tuple[int, ...],
    think: int,
    cards: bool,
    anew: bool,
    server: str,
    as_json: bool,
    language: str,
) -> None:
    """Let tables be played at the server or go on with cards, and list those that are."""
    desk = _Desk(file, server, language)
    number = len(read(file, language).tournament.rounds)
    if cards:
        for table in tables:
            desk.send("happened", event={"e": "playswithcards", "round": number, "table": table})
    elif tables or all_:
        desk.send("online", tables=tables, bots=bots, think=think, anew=anew)
    found = desk.ask("online")
    shown = [_with_codes(desk.codes, file.stem, server, each) for each in found]
    sentences = [sentence for each in shown for sentence in _told(each)] or [Sentence("cup-online-none")]
    say({"round": number, "tables": shown}, sentences, as_json=as_json, language=language)


class _Desk:
    """The desk of an event at a server."""

    def __init__(self, file: Path, server: str, language: str) -> None:
        key = file.absolute().parent.parent / KEY
        if not key.is_file():
            raise TarockError(Sentence("cup-online-folder", file=str(file)))
        self.codes = Codes(key.read_bytes())
        self._server = server
        self._folder = key.parent
        self._address = f"{server.rstrip('/')}/api/club/events/{file.stem}"
        self._headers = {
            "x-hall-code": self.codes.desk(),
            "content-type": "application/json",
            "accept-language": language,
        }

    def send(self, path: str, **body: object) -> None:
        """Send something that is to be kept."""
        sent = {"sender": "terminal", "own": str(time.time_ns()), **body}
        self._answer(path, json.dumps(sent).encode())

    def ask(self, path: str) -> list[dict[str, Any]]:
        """Ask for a list."""
        answer: list[dict[str, Any]] = self._answer(path)
        return answer

    def _answer(self, path: str, body: bytes | None = None) -> Any:  # noqa: ANN401 - JSON of any shape
        request = urllib.request.Request(f"{self._address}/{path}", body, self._headers)  # noqa: S310 - as we were told
        try:
            with urllib.request.urlopen(request, timeout=_SECONDS) as response:  # noqa: S310 - likewise
                return json.loads(response.read())
        except urllib.error.HTTPError as error:
            problem = json.loads(error.read() or b"{}")
            raise TarockError(problem.get("detail") or problem.get("code") or str(error)) from error
        except (OSError, ValueError) as error:
            away = Sentence("cup-online-server", server=self._server, folder=str(self._folder))
            raise TarockError(away) from error


def _with_codes(codes: Codes, event: str, server: str, shown: dict[str, Any]) -> dict[str, Any]:
    """Return a table with the code and the link of everybody there."""

    def with_code(place: dict[str, Any]) -> dict[str, Any]:
        code = codes.player(event, place["number"])
        link = f"{server.rstrip('/')}/event/{event}?number={place['number']}#{code}"
        return {**place, "code": spelt(code), "link": link}

    return {**shown, "places": [with_code(place) for place in shown["places"]]}


def _told(shown: dict[str, Any]) -> list[Sentence]:
    head = Sentence("cup-online-table", table=shown["table"], deals=shown["deals"])
    trouble = [Sentence("cup-online-trouble", why=shown["trouble"])] if shown.get("trouble") else []
    return [head, *trouble, *(_place(each) for each in shown["places"])]


def _place(place: dict[str, Any]) -> Sentence:
    state = "bot" if place.get("bot") else "away" if place.get("away") else "here" if place.get("came") else "missing"
    told = {key: place[key] for key in ("number", "name", "code", "link")}
    return Sentence("cup-online-place", state=state, **told)
