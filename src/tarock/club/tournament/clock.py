"""The clock of a round: how much of its time is left."""

from dataclasses import dataclass

_SECONDS = 60


@dataclass(slots=True)
class Clock:
    """A round's time: it runs, stands still, or the desk has ended it."""

    minutes: int = 0
    """How long the round lasts; 0 as long as nobody has started the clock."""
    used: int = 0
    """So many seconds had gone when it was last started."""
    since: int | None = None
    """When it was last started, if it runs: in seconds since 1970."""
    is_over: bool = False
    """Whether the desk has ended the time."""

    def start(self, at: int, minutes: int) -> None:
        """Run, for the first time or again."""
        self.minutes, self.since, self.is_over = minutes, at, False

    def stop(self, at: int) -> None:
        """Stand still."""
        self.used, self.since = self.gone(at), None

    def gone(self, now: int) -> int:
        """Return how many seconds of the round have gone; a machine whose clock was set back takes none away."""
        return self.used + (0 if self.since is None else max(0, now - self.since))

    def left(self, now: int) -> int:
        """Return how many seconds are left: below 0 if tables should have ended.

        >>> clock = Clock()
        >>> clock.start(1000, minutes=90)
        >>> clock.stop(1600)
        >>> clock.left(9999)
        4800
        """
        return 0 if self.is_over else self.minutes * _SECONDS - self.gone(now)


def spelled(seconds: int) -> str:
    """Return a time as a clock shows it.

    >>> spelled(4805), spelled(59), spelled(-61)
    ('1:20:05', '0:59', '-1:01')
    """
    minutes, rest = divmod(abs(seconds), _SECONDS)
    hours, minutes = divmod(minutes, _SECONDS)
    sign = "-" if seconds < 0 else ""
    return f"{sign}{hours}:{minutes:02}:{rest:02}" if hours else f"{sign}{minutes}:{rest:02}"
