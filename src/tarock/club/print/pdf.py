"""Pages as PDF, with WeasyPrint (the extra `print`): the same pages that a browser prints."""

from importlib import import_module
from pathlib import Path

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence


def write_pdf(page: str, file: Path) -> None:
    """Write a page as PDF.

    :raises TarockError: if WeasyPrint, or the Pango that it needs, is missing, or the file cannot be written.
    """
    try:
        weasyprint = import_module("weasyprint")
    except (ImportError, OSError) as error:  # OSError: Pango is no Python package
        cause = str(error).splitlines()[0]
        page_file = str(file.with_suffix(".html"))
        raise TarockError(Sentence("print-no-pdf", cause=cause, page=page_file)) from error
    data: bytes = weasyprint.HTML(string=page).write_pdf()
    try:
        file.write_bytes(data)
    except OSError as error:
        cause = error.strerror or str(error)
        raise TarockError(Sentence("option-cannot-write", file=str(file), cause=cause)) from error
