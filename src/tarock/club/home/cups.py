"""The cups of a club's folder: a TOML file each, which names tournaments of the folder."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from tarock.club.tournament.cups import Cup
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.rulesets.files import read_text

CUPS: Final = "cups"
CUP_ENDING: Final = ".toml"


def cup_files(folder: Path) -> Iterator[Path]:
    """Give the files of a club's cups, by name."""
    yield from (file for file in sorted((folder / CUPS).glob(f"*{CUP_ENDING}")) if file.is_file())


def read_cup(file: Path) -> Cup:
    """Read the rules of a cup.

    :raises TarockError: in one sentence, if it cannot be read.
    """
    try:
        return msgspec.convert(tomllib.loads(read_text(file)), Cup)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise TarockError(Sentence("file-in", file=file.name, text=str(error))) from error


def no_event(event: str) -> TarockError:
    """Return what is wrong with a cup that names a tournament which the folder does not hold."""
    return TarockError(Sentence("cup-event-missing", event=event))
