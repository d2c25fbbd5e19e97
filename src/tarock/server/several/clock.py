"""One time for all hosts: that of the database they share.

Every moment in a log is compared with moments that other hosts have written there: who may still think, when a pause is
over.  So a host goes by the database's clock, as far ahead of its own as it found it; its own may be wrong by hours.
"""

from dataclasses import dataclass
from typing import Final

NEAR: Final = 20
"""Milliseconds by which clocks may seem to differ without being set again: an answer takes its time, too."""


@dataclass(slots=True)
class Shift:
    """How many milliseconds the common time is ahead of this host's own."""

    ahead: int = 0

    def learn(self, asked: int, told: int, answered: int) -> None:
        """Learn what the database's clock says, which was asked and has answered at two moments of one's own clock.

        The answer was given at some moment between the two, so it is believed only as far as that is certain.
        """
        found = told - (asked + answered) // 2
        if abs(found - self.ahead) > max(NEAR, answered - asked):
            self.ahead = found


SHIFT: Final = Shift()
"""That of this process; nothing where no database is shared."""
