"""What an installation lacks: whoever wants only the rules need not install what bots, server or printers need."""

from functools import cache
from importlib.util import find_spec
from typing import Final

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence

EXTRA_OF: Final = {
    "aiosqlite": "server",
    "alembic": "server",
    "asyncpg": "postgres",
    "dask": "cluster",
    "distributed": "cluster",
    "gymnasium": "pettingzoo",
    "litestar": "server",
    "numba": "play",
    "openskill": "club",
    "pettingzoo": "pettingzoo",
    "prometheus_client": "server",
    "pyspiel": "openspiel",
    "resvg_py": "draw",
    "segno": "club",
    "sqlalchemy": "server",
    "structlog": "server",
    "torch": "learning",
    "uvicorn": "server",
    "webauthn": "server",
    "websockets": "server",
}
"""Which extra of this package brings another; the packages by the names that they are imported by."""


def lacking(error: ModuleNotFoundError) -> TarockError:
    """Return what to tell somebody who has not installed an extra.

    :raises ModuleNotFoundError: the same error, if no extra brings the package: then it is a fault of ours.
    """
    package = (error.name or "").partition(".")[0]
    if package not in EXTRA_OF:
        raise error
    return TarockError(Sentence("extra-missing", package=package, extra=EXTRA_OF[package]))


def require(package: str) -> None:
    """Make sure that a package is there.

    :raises TarockError: if it is not.
    """
    if not has(package):
        raise lacking(ModuleNotFoundError(name=package))


@cache
def has(package: str) -> bool:
    """Tell whether a package is installed, without loading it."""
    return find_spec(package) is not None
