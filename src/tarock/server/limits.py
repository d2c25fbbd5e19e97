"""How fast somebody may ask."""

from time import monotonic


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
