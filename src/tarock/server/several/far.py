"""Workers on other machines, which think for the bots and review deals as those here do.

Whoever asks them must be ready to think here: they may be away, busy or slow at any moment.
"""

from typing import Protocol


class FarAwayError(Exception):
    """Nobody far away has answered; it has been counted and logged."""


class Far(Protocol):
    """Workers on other machines."""

    async def start(self) -> None:
        """Begin to look for them."""
        ...

    async def stop(self) -> None:
        """Ask them no more."""
        ...

    async def answered(self, packed: bytes, owner: str) -> object:
        """Return the answer to a packed question.

        :param owner: for whom it is asked: nobody may keep all of them busy.
        :raises FarAwayError: if there is none in time.
        """
        ...
