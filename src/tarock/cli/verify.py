"""``tarock verify``: whether a deal was dealt from the seed that had been committed to."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import click
import msgspec

from tarock.cli.club.exporting import verify as verify_club
from tarock.cli.files import read_records
from tarock.cli.tournament.proving import verify as verify_tournament
from tarock.club.home.log import KIND as CLUB
from tarock.club.tournament.log import KIND as CUP
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.commitment import problems
from tarock.server.publishing import Published, check_chain, read_published
from tarock.words import words_in

_LOGS: Final = {f".{CUP.suffix}": verify_tournament, f".{CLUB.suffix}": verify_club}
"""Logs, by how their files end."""


def run(file: Path, *, published: str | None, house: Sequence[Path], language: str) -> None:
    """Verify every deal of a file.

    :param published: the file or the address of the server's published list, where it is to be found there too.

    :raises TarockError: if the file cannot be read, or if a deal is not what had been committed to.
    """
    if file.suffix in _LOGS:
        _LOGS[file.suffix](file, language=language)
        return
    words = words_in(language)
    records = read_records(file, house, within=_records_in)
    known = None if published is None else _published(published)
    wrong = 0
    for number, each in enumerate(records, 1):
        found = problems(each, known)
        wrong += bool(found)
        click.echo(words("verify-wrong", number=number) if found else words("verify-right", number=number))
        for problem in found:
            click.echo(f"  {words(f'verify-{problem}')}")
    if wrong:
        raise TarockError(words("verify-failed", wrong=wrong, deals=len(records)))


def _published(where: str) -> frozenset[str]:
    """Return the commitments of a published list; from an address all of it, part by part.

    :raises TarockError: if it cannot be read, or if it was changed.
    """
    if not where.startswith(("http://", "https://")):
        try:
            return read_published(Path(where).read_bytes())
        except OSError as error:
            raise TarockError(f"{where}: {error.strerror}") from error
    entries: list[Published] = []
    try:
        while True:
            after = entries[-1].n if entries else 0
            with urlopen(f"{where.rstrip('/')}/api/commitments?after={after}", timeout=30) as answer:  # noqa: S310 - see above
                part = msgspec.json.decode(answer.read(), type=list[Published])
            if not part:
                break
            entries += part
    except (OSError, msgspec.DecodeError) as error:
        raise TarockError(f"{where}: {error}") from error
    check_chain(entries)
    return frozenset(entry.commitment for entry in entries)


def _records_in(text: str) -> str:
    """Return the record in a text: as it is, or in the JSON of the server."""
    if not text.lstrip().startswith("{"):
        return text
    try:
        return msgspec.json.decode(text, type=_Deal).record
    except msgspec.DecodeError as error:
        raise TarockError(Sentence("verify-no-record", why=str(error))) from error


class _Deal(msgspec.Struct):
    """The JSON of one deal, as far as it is needed."""

    record: str
