"""Who could prove a fault from when: the course of a deal, seen from every seat.

It is the same in both games; a claim of either says what kind of fault it is about, whose, and in which trick.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Protocol

from tarock.core.faults import Fault, Verdict, unnoticed
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
    def mended(self) -> tuple[Fault, ...]:
        """What was done against the rules, and put right before anybody noticed."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the deal is over."""
        ...

    def apply(self, seat: Seat, action: Any, /) -> Any:  # noqa: ANN401 - each game has its own actions
        """Return the state after an action of a seat."""
        ...

    def view(self, seat: Seat, /) -> Any:  # noqa: ANN401 - each game has its own view
        """Return what a seat may know."""
        ...


@dataclass(frozen=True, slots=True)
class Course:
    """The states of a deal from first to last.

    ``moment`` tells the time at a table, ``claim`` how a fault is pointed out, ``kinds`` the faults that each claim is
    about.
    """

    states: Sequence[Judged]
    moment: Callable[[Any], Moment]
    claim: Callable[[Fault], Any]
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

    def pointed_out(self, fault: Fault, others: Iterable[Seat]) -> Any:  # noqa: ANN401 - each game has its own state
        """Return the deal in which one of the others points a fault out at the last moment; None if nobody could."""
        for state in reversed(self.states):
            proceedings = state.table.proceedings
            if (
                state.is_over
                or proceedings.ruling is not None
                or fault not in unnoticed(state.faults, proceedings.verdicts)
            ):
                continue
            spoken = {said.claimant for said in proceedings.verdicts if said.moment == len(state.table.log)}
            claimant = next((seat for seat in others if seat not in spoken), None)
            if claimant is not None:
                return state.apply(claimant, self.claim(fault))
        return None

    def _covers(self, claim: Any, fault: Fault) -> bool:  # noqa: ANN401 - each game has its own claims
        about = fault.kind in self.kinds[claim.kind] and claim.seat == fault.seat
        return about and claim.trick in {None, fault.trick}


def all_faults(state: Judged, at_once: Iterable[Fault] = ()) -> list[Fault]:
    """Return every fault of a deal, also those that were put right, in the order of time.

    :param at_once: those for which nobody waits until they are noticed.
    """
    judged = [fault for verdict in state.table.proceedings.verdicts for fault in verdict.faults]
    return sorted(dict.fromkeys((*judged, *state.faults, *state.mended, *at_once)), key=lambda fault: fault.moment)


def moment_of(fault: Fault) -> Moment:
    """Return when a fault was committed."""
    return Moment(1, fault.trick) if fault.trick else BEFORE_PLAY


def fate_of(state: Judged, fault: Fault) -> Fate:
    """Return what became of a fault."""
    if fault not in state.faults:
        return "put_right"
    if any(fault in verdict.faults for verdict in state.table.proceedings.verdicts):
        return "noticed"
    return "stands" if state.is_over else "open"
