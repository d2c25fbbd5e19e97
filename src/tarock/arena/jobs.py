"""How a run is shared out: jobs of a few deals, and a crew that plays them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from tarock.arena.match import Match
from tarock.arena.results import DealResult


@dataclass(frozen=True, slots=True)
class Job:
    """Some deals of a match."""

    match: Match
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """A job and what came of it."""

    job: Job
    deals: tuple[DealResult, ...]


class Crew(Protocol):
    """Whoever plays the jobs: this process, several, or several machines."""

    def play(self, jobs: Sequence[Job]) -> Iterator[Finished]:
        """Yield what was played, in any order."""
        ...
