"""What somebody spends at one process he has spent at all of them.

Each process counts for itself, in memory, and tells the others every second what was spent there: nobody waits for it,
and no request asks the database.  A process that cannot tell, or is told nothing, goes on counting for itself.
"""

import asyncio
from collections.abc import Callable, Iterator
from typing import Final

from tarock.server.costs.budgets import Amounts
from tarock.server.costs.costs import Costs
from tarock.server.several.notices import Counted, Missing, Notice, OfPurses, Spent

EVERY: Final = 1.0
"""Seconds after which others are told what was spent here."""
TOGETHER: Final = 200
"""So many purses fit into a notice: each is told in some thirty bytes."""


class Spending:
    """Tells other processes what is spent here, and counts what they tell.

    :param tell: sends a notice to all processes, this one among them.
    """

    def __init__(self, costs: Costs, process: str, tell: Callable[[Notice], None]) -> None:
        self.costs = costs
        self.process = process
        self.tell = tell
        self._chore: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Ask what others have counted, and begin to tell."""
        self.ask()
        self._chore = asyncio.create_task(self._tell_for_ever(), name="spending")

    async def stop(self) -> None:
        """Tell nobody any more."""
        if self._chore is not None:
            self._chore.cancel()
            await asyncio.gather(self._chore, return_exceptions=True)

    def ask(self) -> None:
        """Ask what others have counted: this process has begun, or has missed something."""
        self.tell(Counted(self.process))

    def heard(self, notice: OfPurses) -> None:
        """Learn what another process, or this one, has told all."""
        if notice.process == self.process:
            return
        if isinstance(notice, Counted):
            self._tell_missing()
            return
        purses = self.costs.purses.get(notice.purses)
        if purses is None:  # of another version, which counts something besides
            return
        if isinstance(notice, Spent):
            purses.spent_elsewhere(notice.amounts)
        else:
            purses.missing_elsewhere(notice.amounts)

    def tell_all(self) -> None:
        """Tell what was spent here since the last time."""
        for name, purses in self.costs.purses.items():
            for some in _some(purses.untold()):
                self.tell(Spent(self.process, name, some))

    def _tell_missing(self) -> None:
        for name, purses in self.costs.purses.items():
            for some in _some(purses.missing()):
                self.tell(Missing(self.process, name, some))

    async def _tell_for_ever(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.tell_all()


def _some(amounts: Amounts) -> Iterator[Amounts]:
    """Give amounts in parts that fit into a notice."""
    return (amounts[first : first + TOGETHER] for first in range(0, len(amounts), TOGETHER))
