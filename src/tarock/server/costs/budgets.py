"""Purses of time: what somebody may have others spend fills up again by itself."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from tarock.server.costs.quotas import Budget

FULL: Final = 10_000
"""So many purses are kept before those that are full again are thrown away."""


@dataclass(frozen=True, slots=True)
class Owner:
    """Who something is done for: a session or nobody's, from an address that may tell nothing."""

    session: str = ""
    address: str = ""

    @property
    def queue(self) -> str:
        """Under what name he waits: all that comes from one address waits in one line."""
        return f"address {self.address}" if self.address or not self.session else f"session {self.session}"


class Purse:
    """Milliseconds that somebody has left.

    >>> purse = Purse(Budget(rate=100, most=1000), lambda: 0.0)
    >>> purse.take(900), purse.take(300)
    (0.0, 2.0)
    """

    def __init__(self, budget: Budget, clock: Callable[[], float] = monotonic) -> None:
        self.budget = budget
        self._clock = clock
        self._left = budget.most
        self._at = clock()

    @property
    def left(self) -> float:
        """What is in it now; less than nothing where more was spent."""
        moment = self._clock()
        self._left = min(self.budget.most, self._left + (moment - self._at) * self.budget.rate)
        self._at = moment
        return self._left

    @property
    def is_full(self) -> bool:
        """Whether nothing is missing, so that it need not be kept."""
        return self.left >= self.budget.most

    def lacking(self, price: float) -> float:
        """Return in how many seconds a price can be paid; what costs more than a purse holds takes a full one."""
        return max(0.0, min(price, self.budget.most) - self.left) / self.budget.rate

    def spend(self, price: float) -> None:
        """Pay, even with what has not come in yet."""
        self._left = self.left - price

    def take(self, price: float) -> float:
        """Pay if there is enough.

        :returns: in how many seconds there will be; 0 when it is paid.
        """
        seconds = self.lacking(price)
        if not seconds:
            self.spend(min(price, self.budget.most))
        return seconds


class Purses:
    """The purses of all sessions and all addresses for one kind of work."""

    def __init__(self, session: Budget, address: Budget, clock: Callable[[], float] = monotonic) -> None:
        self._budgets = {"session": session, "address": address}
        self._clock = clock
        self._purses: dict[tuple[str, str], Purse] = {}

    def take(self, owner: Owner, price: float) -> float:
        """Let an owner pay, from the purses of his session and of his address.

        :returns: in how many seconds he can; 0 when it is paid.
        """
        purses = self._of(owner)
        seconds = max(purse.lacking(price) for purse in purses)
        if not seconds:
            for purse in purses:
                purse.spend(min(price, purse.budget.most))
        return seconds

    def lacking(self, owner: Owner, price: float) -> float:
        """Return in how many seconds an owner can pay a price."""
        return max(purse.lacking(price) for purse in self._of(owner))

    def spend(self, owner: Owner, price: float) -> float:
        """Let an owner pay for what is done anyway.

        :returns: in how many seconds he has nothing left to make good.
        """
        purses = self._of(owner)
        for purse in purses:
            purse.spend(price)
        return max(purse.lacking(0) for purse in purses)

    def _of(self, owner: Owner) -> list[Purse]:
        keys = [("session", owner.session)] if owner.session else []
        if owner.address or not owner.session:  # all who are nobody and come from nowhere share one
            keys.append(("address", owner.address))
        return [self._purse(*key) for key in keys]

    def _purse(self, kind: str, name: str) -> Purse:
        if len(self._purses) > FULL:
            self._purses = {key: purse for key, purse in self._purses.items() if not purse.is_full}
        return self._purses.setdefault((kind, name), Purse(self._budgets[kind], self._clock))
