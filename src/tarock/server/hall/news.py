"""A tournament as it stands, with what a frame of it is called by."""

from dataclasses import dataclass

from tarock.club.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class News:
    """A tournament after so many lines of its log."""

    event: str
    """What it goes by in addresses."""
    tournament: Tournament
    n: int
    """The line of the log that last changed what is shown."""
