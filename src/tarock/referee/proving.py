"""Who could prove a fault from when: the course of a deal, seen from every seat.

It is the same in both games; a claim of either says what kind of fault it is about, whose, and in which trick.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Protocol

from tarock.core.faults import Fault, Verdict
from tarock.core.seats import Seat
from tarock.referee.finding import BEFORE_PLAY, Fate, Moment


class Judged(Protocol):
    """A state of either game, as far as the referee needs it."""

    @property
    def table(self) -> Any:  # noqa: ANN401 - each game has its own table
        """What all players see and hear."""
        ...

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What was done against the rules."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the deal is over."""
        ...

    def view(self, seat: Seat, /) -> Any:  # noqa: ANN401 - each game has its own view
        """Return what a seat may know."""
        ...


@dataclass(frozen=True, slots=True)
class Course:
    """The states of a deal from first to last.

    ``moment`` tells the time at a table, ``kinds`` the faults that each claim is about.
    """

    states: Sequence[Judged]
    moment: Callable[[Any], Moment]
    kinds: Mapping[Any, tuple[str, ...]]

    def when(self, verdict: Verdict[Any]) -> Moment:
        """Return when a verdict fell: the time at the table just before."""
        after = (before for before, state in pairwise(self.states) if verdict in state.table.proceedings.verdicts)
        return self.moment(next(after).table)

    def known_from(self, fault: Fault, seat: Seat) -> Moment | None:
        """Return when a seat could first prove a fault; at the latest when it was judged."""
        for before, state in pairwise((self.states[0], *self.states)):
            if any(fault in verdict.faults for verdict in state.table.proceedings.verdicts):
                return self.moment(before.table)
            if any(self._covers(claim, fault) for claim in state.view(seat).claims()):
                return max(self.moment(state.table), moment_of(fault))
        return None

    def _covers(self, claim: Any, fault: Fault) -> bool:  # noqa: ANN401 - each game has its own claims
        about = fault.kind in self.kinds[claim.kind] and claim.seat == fault.seat
        return about and claim.trick in {None, fault.trick}


def all_faults(state: Judged) -> list[Fault]:
    """Return every fault of a deal, also those that were put right, in the order of time."""
    judged = [fault for verdict in state.table.proceedings.verdicts for fault in verdict.faults]
    return sorted(dict.fromkeys((*judged, *state.faults)), key=lambda fault: fault.moment)


def moment_of(fault: Fault) -> Moment:
    """Return when a fault was committed."""
    return Moment(1, fault.trick) if fault.trick else BEFORE_PLAY


def fate_of(state: Judged, fault: Fault, verdict: Verdict[Any] | None) -> Fate:
    """Return what became of a fault."""
    if verdict is not None:
        return "noticed" if fault in state.faults else "put_right"
    return "stands" if state.is_over else "open"
