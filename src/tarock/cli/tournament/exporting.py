"""Files that leave the house."""

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from tarock.cli.tournament.keeping import read, say
from tarock.club.tournament import export as files
from tarock.club.tournament.calendar_file import calendar
from tarock.club.tournament.state import Tournament
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence


def export(file: Path, *, folder: Path, comma: bool, as_json: bool, language: str) -> None:
    """Write everything that can be given away into a folder.

    :raises TarockError: if it cannot be written.
    """
    tournament = read(file, language).tournament
    texts = _texts(tournament, "," if comma else ";", language)
    write_all(folder, texts)
    sentence = Sentence("cup-exported", folder=str(folder), files=", ".join(texts))
    say({"folder": str(folder), "files": list(texts)}, [sentence], as_json=as_json, language=language)


def write_all(folder: Path, texts: Mapping[str, str]) -> None:
    """Write files into a folder, which is made when it is missing.

    :raises TarockError: if it cannot be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            (folder / name).write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        cause = error.strerror or str(error)
        raise TarockError(Sentence("option-cannot-write", file=str(folder), cause=cause)) from error


def _texts(tournament: Tournament, divider: str, language: str) -> dict[str, str]:
    whole = msgspec.json.format(msgspec.json.encode(files.standings_json(tournament)), indent=1).decode()
    texts = {
        "standings.csv": files.standings_csv(tournament, divider),
        "lines.csv": files.lines_csv(tournament, divider),
        "people.csv": files.people_csv(tournament, divider),
        "standings.json": f"{whole}\n",
        "index.html": files.page(tournament, language),
    }
    if tournament.settings.date or tournament.settings.dates:
        texts["event.ics"] = calendar(tournament.id, tournament.settings, datetime.now(UTC))
    return texts
