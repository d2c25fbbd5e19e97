"""A queue in which owners take turns: who asks for much waits behind himself, not in front of others."""

import asyncio
from collections import Counter, deque
from dataclasses import dataclass

from tarock.core.sentences import Sentence
from tarock.server.codes import Code, Refusal


@dataclass(frozen=True, slots=True)
class Length:
    """How long a queue may be: for one owner, and in all."""

    each: int
    all: int


class FairQueue:
    """So many places, which go round the owners who wait.

    :param places: how many may be in at a time.
    :param most: how many of them one owner may have; others then always find one.
    :param length: how many may wait; None where who waits is counted elsewhere.
    """

    def __init__(self, places: int, most: int, length: Length | None = None) -> None:
        self.most = most
        self.length = length
        self._free = places
        self._inside: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """Whoever is first in this order is next, and then goes to its end."""

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    async def enter(self, owner: str) -> None:
        """Wait for a place, which is left with :meth:`leave`; who is cancelled meanwhile waits no longer.

        :raises Refusal: if too many wait already.
        """
        self._check_length(owner)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(owner, turn)
            else:  # the place was his already
                self.leave(owner)
            raise

    def leave(self, owner: str) -> None:
        """Give a place back."""
        self._free += 1
        self._inside[owner] -= 1
        if not self._inside[owner]:
            del self._inside[owner]
        self._admit()

    def _check_length(self, owner: str) -> None:
        if self.length is None:
            return
        if len(self._waiting.get(owner, ())) >= self.length.each or self.waiting >= self.length.all:
            raise Refusal(Code.TOO_DEAR, Sentence("costs-queue"), again=1)

    def _admit(self) -> None:
        """Let in whoever is next, as long as there are places."""
        while self._free:
            owner = next((each for each in self._waiting if self._inside[each] < self.most), None)
            if owner is None:
                return
            turns = self._waiting.pop(owner)
            turn = turns.popleft()
            if turns:
                self._waiting[owner] = turns  # at the end of the round
            if not turn.done():
                self._free -= 1
                self._inside[owner] += 1
                turn.set_result(None)

    def _forget(self, owner: str, turn: "asyncio.Future[None]") -> None:
        turns = self._waiting.get(owner)
        if turns is not None and turn in turns:
            turns.remove(turn)
            if not turns:
                del self._waiting[owner]
