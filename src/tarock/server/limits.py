"""How fast somebody may ask."""

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from time import monotonic

from tarock.core.sentences import Sentence
from tarock.server.codes import Code, Refusal


class Bucket:
    """Lets through so many a second, and twice as many at once when it was quiet before.

    >>> bucket = Bucket(1)
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self._left = 2.0 * rate
        self._at = monotonic()

    def take(self) -> bool:
        """Tell whether one more may pass."""
        moment = monotonic()
        self._left = min(2.0 * self.rate, self._left + (moment - self._at) * self.rate)
        self._at = moment
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Crowd:
    """Lets each address, or each session, have so many connections at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._here: Counter[str] = Counter()

    @contextmanager
    def entered(self, address: str) -> Generator[None, None, None]:
        """Be in the crowd.

        :raises Refusal: if there are too many from this address.
        """
        if self._here[address] >= self.most:
            raise Refusal(Code.TOO_MANY, Sentence("costs-sockets", most=self.most))
        self._here[address] += 1
        try:
            yield
        finally:
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address]
