"""``tarock embed``: a recorded deal for a web page."""

import shutil
import sys
from collections.abc import Sequence
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from tarock.cli.files import record_of
from tarock.cli.output import print_lines
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.frames.told import told_record
from tarock.words import words_in

SCRIPT: Final = "tarock-deal.js"
"""What defines the element."""


def run(file: Path, *, deal: int, out: Path | None, house: Sequence[Path], language: str) -> None:
    """Tell one deal of a file.

    :raises TarockError: if it cannot be read or written.
    """
    told = told_record(record_of(file, deal, house))
    script = _script()
    words = words_in(language)
    if out is None:
        print_lines(_elements(f"<tarock-deal>\n{escape(told, quote=False)}</tarock-deal>"))
        print(words("embed-script", script=str(script)), file=sys.stderr)  # noqa: T201 - beside what is to be pasted
        return
    try:
        out.write_text(told, encoding="utf-8")
        with resources.as_file(script) as path:
            shutil.copyfile(path, out.with_name(SCRIPT))
    except OSError as error:
        raise TarockError(
            Sentence("embed-unwritten", file=str(error.filename or out), cause=str(error.strerror))
        ) from error
    print_lines([words("embed-written", file=str(out), script=str(out.with_name(SCRIPT))), ""])
    print_lines(_elements(f'<tarock-deal src="{escape(out.name)}"></tarock-deal>'))


def _elements(element: str) -> list[str]:
    """Return what is put into a page."""
    return [f'<script src="{SCRIPT}" defer></script>', element]


def _script() -> Traversable:
    """Return where the script lies.

    :raises TarockError: if the page has not been built.
    """
    script = resources.files("tarock.server") / "static" / "embed" / SCRIPT
    if not script.is_file():
        raise TarockError(Sentence("embed-unbuilt", script=SCRIPT))
    return script
