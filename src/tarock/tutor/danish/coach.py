"""Danish Tarok for the coach."""

from collections.abc import Mapping
from typing import Final

import numpy as np

from tarock.bots.budget import Budget
from tarock.bots.danish.book_bot import BookBot
from tarock.bots.danish.playing import next_move
from tarock.bots.danish.scales import SCALES
from tarock.bots.danish.search import SearchBot
from tarock.core.seats import Seat
from tarock.danish.actions import Action, Claim, Demand, Lay, Name, Play, Waive
from tarock.danish.cards import LAST_TRICK
from tarock.danish.state import DanishState, DanishView
from tarock.notation.danish.statements import GRAMMAR
from tarock.rulesets.scatter import measured_deviations
from tarock.search.danish.beliefs import only_world
from tarock.search.danish.course import is_regular
from tarock.search.danish.draws import Floats
from tarock.search.danish.packing import NUMBER_OF
from tarock.search.danish.trials import EndingTrial
from tarock.tutor.coach import Coach, Kind
from tarock.tutor.danish.naming import named

OPEN: Final = 5
"""So many tricks before the end the exact solver can say what every action comes to."""


def _kind(view: DanishView, action: Action | None) -> Kind | None:
    trick = view.table.trick
    match action:
        case Lay():
            return "skat"
        case Demand() | None:
            return "demand"
        case Claim() | Name() | Waive():
            return "baptism"
        case Play():
            return "follow" if trick is not None and trick.plays else "lead"
        case _:
            return None


def _net(state: DanishState) -> Mapping[Seat, float]:
    return {seat: float(points) for seat, points in state.settlement.net}


def _open_values(state: DanishState, seat: Seat) -> Mapping[Action, float]:
    """Return what everybody's best play brings a seat after each action; nothing before the last tricks."""
    trick = state.table.trick
    view = state.view(seat)
    if trick is None or state.turn != seat or LAST_TRICK - trick.number >= OPEN or not is_regular(view):
        return {}
    offers = tuple(offer for offer in state.legal_actions(seat) if offer in NUMBER_OF)
    values: Floats = np.zeros((1, len(offers)))
    trial = EndingTrial(only_world(state, seat), seat, offers, 0)
    trial(np.ones(len(offers), np.bool_), range(1), values)
    return dict(zip(offers, values[0].tolist(), strict=True)) if trial.is_solved else {}


FAMILY: Final[Coach[DanishState, DanishView, Action | None]] = Coach(
    scales=SCALES,
    kind=_kind,
    book=BookBot,
    thinker=lambda worlds: SearchBot(Budget(worlds)),
    next_move=next_move,
    net=_net,
    named=named,
    spelled=lambda action: "waits" if action is None else GRAMMAR.spelled(action),
    open_values=_open_values,
    deviations=measured_deviations("danish"),
)
