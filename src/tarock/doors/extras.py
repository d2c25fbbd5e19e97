"""Libraries that only those have who want them."""

from tarock.core.errors import TarockError


class MissingExtra(TarockError, ImportError):  # noqa: N818 - what it says is no error of anybody
    """A library that a door needs is not installed; the message says how to install it."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"this needs {library}; install it with: pip install 'tarock[{extra}]'")
