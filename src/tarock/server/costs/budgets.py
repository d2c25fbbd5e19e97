"""Purses of time: what somebody may have others spend fills up again by itself."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final, TypeAlias

from tarock.server.costs.quotas import Budget

FULL: Final = 10_000
"""So many purses are kept before those that are full again are thrown away."""
_MUCH: Final = 10
"""A tenth of a purse is much."""
_SESSION: Final = "s"
_ADDRESS: Final = "a"
_NAMES: Final = {_SESSION: "purse of a session", _ADDRESS: "purse of an address"}
_ENOUGH: Final = 22
"""So much of a keyed hash tells purses apart."""

Veil: TypeAlias = Callable[[str, str], str]
"""Returns a keyed hash of something of some kind."""
Amounts: TypeAlias = tuple[tuple[str, float], ...]
"""Milliseconds, or times, by the key of a purse."""


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
    """The purses of all sessions and all addresses for one kind of work.

    :param veil: hides of whom a purse is from other processes, which are told what is spent here; None where there are
        none, and then nothing is noted for them.
    """

    def __init__(
        self, session: Budget, address: Budget, clock: Callable[[], float] = monotonic, veil: Veil | None = None
    ) -> None:
        self._budgets = {_SESSION: session, _ADDRESS: address}
        self._clock = clock
        self._veil = veil
        self._purses: dict[str, Purse] = {}
        self._untold: dict[str, float] = {}

    def take(self, owner: Owner, price: float) -> float:
        """Let an owner pay, from the purses of his session and of his address.

        :returns: in how many seconds he can; 0 when it is paid.
        """
        purses = self._of(owner)
        seconds = max(purse.lacking(price) for purse in purses.values())
        if not seconds:
            for key, purse in purses.items():
                self._spend(key, purse, min(price, purse.budget.most))
        return seconds

    def lacking(self, owner: Owner, price: float) -> float:
        """Return in how many seconds an owner can pay a price."""
        return max(purse.lacking(price) for purse in self._of(owner).values())

    def spend(self, owner: Owner, price: float) -> float:
        """Let an owner pay for what is done anyway.

        :returns: in how many seconds he has nothing left to make good.
        """
        purses = self._of(owner)
        for key, purse in purses.items():
            self._spend(key, purse, price)
        return max(purse.lacking(0) for purse in purses.values())

    # What other processes are told, and tell

    def untold(self) -> Amounts:
        """Return what was spent here and is worth telling since it was last asked, by purse.

        Somebody whose purse is full again all the same is told of when it has come to a tenth of it.
        """
        worth = {key: spent for key, spent in self._untold.items() if self._is_worth_telling(key, spent)}
        for key in worth:
            del self._untold[key]
        return tuple(worth.items())

    def missing(self) -> Amounts:
        """Return what is missing in each purse in which much is."""
        found = ((key, purse.budget.most - purse.left) for key, purse in self._purses.items())
        return tuple((key, missing) for key, missing in found if missing >= self._purses[key].budget.most / _MUCH)

    def spent_elsewhere(self, amounts: Amounts) -> None:
        """Learn what was spent at another process."""
        for key, spent in amounts:
            self._purse(key).spend(spent)

    def missing_elsewhere(self, amounts: Amounts) -> None:
        """Learn what is missing at another process, which has counted for longer: there is not more in a purse here."""
        for key, missing in amounts:
            purse = self._purse(key)
            purse.spend(max(0.0, purse.left - (purse.budget.most - missing)))

    def _spend(self, key: str, purse: Purse, price: float) -> None:
        purse.spend(price)
        if self._veil is not None:
            self._untold[key] = self._untold.get(key, 0) + price

    def _is_worth_telling(self, key: str, spent: float) -> bool:
        purse = self._purse(key)
        return spent >= purse.budget.most / _MUCH or not purse.is_full

    def _of(self, owner: Owner) -> dict[str, Purse]:
        keys = [self._key(_SESSION, owner.session)] if owner.session else []
        if owner.address or not owner.session:  # all who are nobody and come from nowhere share one
            keys.append(self._key(_ADDRESS, owner.address))
        return {key: self._purse(key) for key in keys}

    def _key(self, kind: str, name: str) -> str:
        return kind + (name if self._veil is None else self._veil(_NAMES[kind], name)[:_ENOUGH])

    def _purse(self, key: str) -> Purse:
        if len(self._purses) > FULL:
            self._purses = {key: purse for key, purse in self._purses.items() if not purse.is_full}
            self._untold = {key: spent for key, spent in self._untold.items() if key in self._purses}
        return self._purses.setdefault(key, Purse(self._budgets[key[0]], self._clock))
