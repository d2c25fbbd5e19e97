"""A run of the arena: all deals of all matches, shared out as jobs, and kept as they are finished."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from typing import Final, TypeAlias

from tarock.arena.jobs import Crew, Job
from tarock.arena.journal import Entry, Journal
from tarock.arena.match import Match
from tarock.arena.results import DealResult

JOB_SIZE: Final = 4
"""Deals in a job: few, so that an interruption costs little and the last job does not keep the others waiting."""

Watch: TypeAlias = Callable[[int], None]


def nobody_watches(deals: int) -> None:
    """Take no note of finished deals."""


class Campaign:
    """The matches of a run, and what is finished of them.

    :param deals: so many deals of every match, numbered from 0.
    :param journal: keeps what is finished; what it holds already is not played again.
    :raises TarockError: if the journal cannot be read, or is another run's.
    """

    def __init__(self, matches: Sequence[Match], deals: int, journal: Journal | None = None) -> None:
        self.matches = tuple(matches)
        self.deals = deals
        self.journal = journal
        self._finished: dict[Match, dict[int, DealResult]] = {match: {} for match in self.matches}
        for entry in [] if journal is None else journal.read():
            self._note(self.matches[entry.match], [entry.deal])

    @property
    def results(self) -> dict[Match, list[DealResult]]:
        """By match: the deals that are finished, in their order; a journal may hold more than were asked for."""
        return {
            match: [found[number] for number in sorted(found) if number < self.deals]
            for match, found in self._finished.items()
        }

    @property
    def finished(self) -> int:
        """How many deals are finished."""
        return sum(len(deals) for deals in self.results.values())

    @property
    def is_complete(self) -> bool:
        """Whether every deal of every match is finished."""
        return self.finished == self.deals * len(self.matches)

    def run(self, crew: Crew, watch: Watch = nobody_watches) -> None:
        """Let a crew play what is not finished yet.

        :param watch: told how many deals have just been finished.
        """
        jobs = list(self._jobs())
        with nullcontext() if self.journal is None else self.journal.writing() as writer:
            for done in crew.play(jobs):
                self._note(done.job.match, done.deals)
                if writer is not None:
                    for deal in done.deals:
                        writer.line(Entry(self.matches.index(done.job.match), deal))
                watch(len(done.deals))

    def _note(self, match: Match, deals: Iterable[DealResult]) -> None:
        self._finished[match] |= {deal.number: deal for deal in deals}

    def _jobs(self) -> Iterator[Job]:
        """Yield what is to be played, all matches abreast, so that a run that is cut short can still be compared."""
        for start in range(0, self.deals, JOB_SIZE):
            for match in self.matches:
                numbers = range(start, min(start + JOB_SIZE, self.deals))
                missing = tuple(number for number in numbers if number not in self._finished[match])
                if missing:
                    yield Job(match, missing)
