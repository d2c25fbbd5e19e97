"""The first use on a machine: kernels are compiled once, which takes a while, and is not to pass in silence."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal, TypeAlias

from rich.console import Console

from tarock.search._kernels.backend import DEFAULT
from tarock.search._kernels.store import cache_folder

Family: TypeAlias = Literal["danish", "koenigrufen"]

_CODE: Final = "*.nbi"
"""What Numba's index files are called."""


def is_cold(family: Family) -> bool:
    """Tell whether the kernels of a family have still to be compiled here."""
    folder = Path(cache_folder(f"{family}_solver"))
    return DEFAULT == "cpu" and not (folder.exists() and any(folder.rglob(_CODE)))


@contextmanager
def announced(family: Family, message: str) -> Generator[None, None, None]:
    """Show a line on standard error while something runs that may have to compile kernels first."""
    if not is_cold(family):
        yield
        return
    console = Console(stderr=True)
    if not console.is_terminal:
        console.print(message, highlight=False)
        yield
        return
    with console.status(message):
        yield
