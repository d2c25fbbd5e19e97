"""The first use on a machine: kernels are compiled once, which takes a while, and is not to pass in silence."""

import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final, Literal, TypeAlias

from tarock.search._kernels.machines import DEFAULT
from tarock.search._kernels.store import cache_folder

Part: TypeAlias = Literal["solver", "advice", "selfplay"]
"""What is used first: the solver, bots who ask for advice, or bots who ask a network."""

_CODE: Final = ".nbi"
"""How the names of Numba's index files end; they begin with the module."""


def is_cold(family: str, part: Part) -> bool:
    """Tell whether a part of the kernels of a family has still to be compiled here."""
    folder = cache_folder(family)
    return DEFAULT == "cpu" and not (folder.exists() and any(folder.rglob(f"{part}.*{_CODE}")))


@contextmanager
def announced(family: str, part: Part, message: str) -> Generator[None, None, None]:
    """Show a line on standard error while something runs that may have to compile kernels first."""
    if not is_cold(family, part):
        yield
        return
    sys.stderr.write(f"{message}\n")
    yield
