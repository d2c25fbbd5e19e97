"""``tarock verify``: whether a deal was dealt from the seed that had been committed to."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

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
from tarock.words import words_in

_LOGS: Final = {f".{CUP.suffix}": verify_tournament, f".{CLUB.suffix}": verify_club}
"""Logs, by how their files end."""


def run(file: Path, *, house: Sequence[Path], language: str) -> None:
    """Verify every deal of a file.

    :raises TarockError: if the file cannot be read, or if a deal is not what had been committed to.
    """
    if file.suffix in _LOGS:
        _LOGS[file.suffix](file, language=language)
        return
    words = words_in(language)
    records = read_records(file, house, within=_records_in)
    wrong = 0
    for number, each in enumerate(records, 1):
        found = problems(each)
        wrong += bool(found)
        click.echo(words("verify-wrong", number=number) if found else words("verify-right", number=number))
        for problem in found:
            click.echo(f"  {words(f'verify-{problem}')}")
    if wrong:
        raise TarockError(words("verify-failed", wrong=wrong, deals=len(records)))


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
