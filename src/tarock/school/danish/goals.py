"""The goals that lessons of Danish Tarok name."""

from typing import Final, Literal, TypeAlias

from tarock.core.cards import PAGAT
from tarock.core.seats import Seat
from tarock.danish.cards import KINGS, ULTIMO_CARDS
from tarock.danish.events import Lost, PagatHomed
from tarock.danish.state import DanishState
from tarock.danish.trick import Trick
from tarock.school.costs import costs_at_most
from tarock.school.families import Aim

Kind: TypeAlias = Literal["ultimo", "bagud", "last", "nolo"]


def _solved(kind: Kind, *, stopped: bool = False) -> Aim:
    """Return a goal of the end of a deal, or the contrary, of which the solver can say whether it is forced."""

    def reached(state: DanishState, _seat: Seat, of: Seat, _limit: float | None) -> bool:
        from tarock.search.danish.solver import Goal, is_met  # noqa: PLC0415 - compiled code, which readers do not need

        return state.is_settled and is_met(state, Goal(kind, of, negated=stopped))

    def forced(state: DanishState, of: Seat, by: frozenset[Seat]) -> bool | None:
        from tarock.search.danish.solver import Goal, is_met, solve  # noqa: PLC0415 - likewise

        goal = Goal(kind, of, negated=stopped)
        return is_met(state, goal) if state.is_settled else solve(state, goal, by, line=False).value

    return Aim(reached=reached, forced=forced)


def _last_finished(state: DanishState) -> Trick | None:
    """Return the trick that has just been finished; None where one lies unfinished, or there is none."""
    lying = state.table.trick
    if lying is not None and lying.plays:
        return None
    return state.table.tricks[-1] if state.table.tricks else None


def _takes(state: DanishState, _seat: Seat, of: Seat, _limit: float | None) -> bool:
    trick = _last_finished(state)
    return trick is not None and trick.best()[0] == of


def _holds(state: DanishState, _seat: Seat, of: Seat, _limit: float | None) -> bool:
    """Tell whether a seat has the best card of the trick that lies, or has just taken it."""
    trick = state.table.trick if state.table.trick and state.table.trick.plays else _last_finished(state)
    return trick is not None and trick.best()[0] == of


def _finished(state: DanishState, _seat: Seat, _of: Seat, _limit: float | None) -> bool:
    return state.is_settled


def _tricks(state: DanishState, _seat: Seat, of: Seat, limit: float | None) -> bool:
    assert limit is not None, "so many tricks"
    return sum(trick.best()[0] == of for trick in state.table.tricks) >= limit


def _net(state: DanishState, _seat: Seat, of: Seat, limit: float | None) -> bool:
    return state.is_over and dict(state.settlement.net)[of] >= (limit or 0)


def _pagat_home(state: DanishState, _seat: Seat, of: Seat, _limit: float | None) -> bool:
    """Tell whether the pagat has won a trick; in a position nothing is booked, so the tricks are looked at."""
    won = (trick for trick in state.table.tricks if trick.best() == (of, PAGAT))
    return PagatHomed(of) in state.table.events or any(won)


def _nothing_lost(state: DanishState, _seat: Seat, of: Seat, _limit: float | None) -> bool:
    """Tell whether every king and the pagat that a seat has played have won their tricks."""
    lost = (event for event in state.table.events if isinstance(event, Lost) and event.seat == of)
    in_tricks = (trick for trick in state.table.tricks if trick.card_of(of) in ULTIMO_CARDS and trick.best()[0] != of)
    return not any(lost) and not any(in_tricks)


def _king_home(state: DanishState, _seat: Seat, of: Seat, _limit: float | None) -> bool:
    return any(trick.best()[0] == of and trick.best()[1] in KINGS for trick in state.table.tricks)


AIMS: Final[dict[str, Aim]] = {
    "last-trick": _solved("last"),
    "stop-last-trick": _solved("last", stopped=True),
    "ultimo": _solved("ultimo"),
    "stop-ultimo": _solved("ultimo", stopped=True),
    "bagud": _solved("bagud"),
    "stop-bagud": _solved("bagud", stopped=True),
    "nolo": _solved("nolo"),
    "stop-nolo": _solved("nolo", stopped=True),
    "takes-trick": Aim(reached=_takes),
    "holds-trick": Aim(reached=_holds),
    "finished": Aim(reached=_finished),
    "no-refusal": Aim(reached=_finished),
    "tricks": Aim(reached=_tricks),
    "net": Aim(reached=_net),
    "pagat-home": Aim(reached=_pagat_home),
    "king-home": Aim(reached=_king_home),
    "nothing-lost": Aim(reached=_nothing_lost),
    "loss": Aim(reached=costs_at_most),
}
"""``no-refusal``: a deal that is over; whoever plays it counts what was refused."""
