"""Frames of something that has a log, for readers who wait for news of it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeAlias, TypeVar

import msgspec

WAIT: Final = 20.0
"""Seconds after which whoever waits for news is answered in any case."""

Frame: TypeAlias = tuple[str | int, ...]
"""What a frame goes by: ``("public",)``, ``("table", 2, 7)``."""
ResultT = TypeVar("ResultT")


class Room(ABC):
    """Something that is shown and written to.

    All work on it is done in one thread, one thing after another: the loop that answers requests never waits for a
    disk or a draw, and no frame is made while something is half folded.
    """

    def __init__(self, worker: ThreadPoolExecutor) -> None:
        self._worker = worker
        self._waiting: dict[Frame, tuple[int, asyncio.Event]] = {}
        """By frame that somebody waits for: its number, and what wakes them when it has another."""
        self.is_closing = False
        self._frames: dict[Frame, tuple[int, bytes]] = {}

    @abstractmethod
    def number(self, frame: Frame) -> int:
        """Return the line of the log that last changed a frame."""

    async def shown(self, frame: Frame, make: Callable[[int], msgspec.Struct], after: int | None = None) -> bytes:
        """Return a frame as JSON; whoever has it already is answered when it has changed, or after a while.

        :param make: makes it, after the line of the log that changed it last.
        :param after: the number of the frame that the reader has.
        :raises TarockError: if there is nothing to be shown.
        """
        until = asyncio.get_running_loop().time() + WAIT
        while True:
            number = self.number(frame)
            left = until - asyncio.get_running_loop().time()
            if after != number or left <= 0 or self.is_closing:
                await self.gathered(frame, after)
                return await self._made(frame, make)
            try:
                await asyncio.wait_for(self._changed(frame, number).wait(), left)
            except TimeoutError:
                continue

    def _changed(self, frame: Frame, number: int) -> asyncio.Event:
        known = self._waiting.get(frame)
        if known is None or known[0] != number:
            known = self._waiting[frame] = number, asyncio.Event()
        return known[1]

    @abstractmethod
    async def gathered(self, frame: Frame, after: int | None) -> None:
        """Wait until more has come together, where many wait for the same frame."""

    async def _made(self, frame: Frame, make: Callable[[int], msgspec.Struct]) -> bytes:
        """Make a frame, once for each change."""
        known = self._frames.get(frame)
        if known is not None and known[0] == self.number(frame):
            return known[1]
        return await self.work(lambda: self._make(frame, make))

    def _make(self, frame: Frame, make: Callable[[int], msgspec.Struct]) -> bytes:
        number = self.number(frame)
        known = self._frames.get(frame)
        if known is not None and known[0] == number:  # another has asked for it meanwhile
            return known[1]
        body = msgspec.json.encode(make(number))
        self._frames[frame] = number, body
        return body

    async def work(self, work: Callable[[], ResultT]) -> ResultT:
        """Do something in the thread of the hall."""
        return await asyncio.get_running_loop().run_in_executor(self._worker, work)

    async def told(self, write: Callable[[], ResultT]) -> ResultT:
        """Write, and wake whoever waits for what has changed by it."""
        try:
            return await self.work(write)
        finally:
            self._wake()

    def _wake(self) -> None:
        """Wake those whose frame has changed: a line of one table is no news for the phones of sixty others."""
        for frame, (number, changed) in tuple(self._waiting.items()):
            if self.is_closing or self.number(frame) != number:
                del self._waiting[frame]
                changed.set()

    def let_go(self) -> None:
        """Answer whoever waits, and let nobody wait any more: the server is about to end."""
        self.is_closing = True
        self._wake()
