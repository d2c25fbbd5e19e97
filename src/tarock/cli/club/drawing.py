"""Charts as files."""

from collections.abc import Sequence
from pathlib import Path

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.plots import Chart, drawn


def draw(file: Path | None, charts: Sequence[Chart], nothing: str) -> None:
    """Write a chart into a file, if one was asked for; of several each after the first has its number in the name.

    :param nothing: the sentence if there is no chart.
    :raises TarockError: if there is nothing to draw, or it cannot be written.
    """
    if file is None:
        return
    if not charts:
        raise TarockError(Sentence(nothing))
    for place, chart in enumerate(charts, 1):
        beside = file if place == 1 else file.with_name(f"{file.stem}-{place}{file.suffix}")
        try:
            beside.write_text(drawn(chart), encoding="utf-8")
        except OSError as error:
            cause = error.strerror or str(error)
            raise TarockError(Sentence("option-cannot-write", file=str(beside), cause=cause)) from error
