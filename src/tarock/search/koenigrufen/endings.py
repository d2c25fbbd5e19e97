"""Trying cards in the last tricks of Königrufen: everybody plays on as well as can be with open cards."""

from dataclasses import dataclass, field
from typing import Final

import numpy as np

from tarock.core.cards import Card
from tarock.core.seats import Seat
from tarock.koenigrufen.cards import PLAYERS
from tarock.search._kernels.koenigrufen import endings as kernel
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search.koenigrufen.beliefs import Worlds
from tarock.search.koenigrufen.packing import Ints, Position

NODES: Final = 400_000
"""How many cards a search may try before it gives up: some four tricks in each of sixteen worlds."""


def _room(*shape: int) -> Ints:
    return np.zeros(shape, np.int64)


@dataclass(slots=True)
class EndingDesk:
    """Room for the search of endings."""

    nodes: Ints = field(default_factory=lambda: _room(1))
    plan: Ints = field(default_factory=lambda: _room(at.PLAN_SIZE))
    states: Ints = field(default_factory=lambda: _room(kernel.DEPTH, at.STATE_SIZE))
    frames: Ints = field(default_factory=lambda: _room(kernel.DEPTH, kernel.FRAME_SIZE))
    result: Ints = field(default_factory=lambda: _room(PLAYERS))


def try_endings(worlds: Worlds, chosen: Ints, cards: Ints, seat: Seat, desk: EndingDesk) -> Ints | None:
    """Return what a seat gets for each of some cards in each of some worlds, in half points; None if that is too much.

    :param chosen: the numbers of the worlds.
    """
    values = _room(len(chosen), len(cards))
    desk.nodes[0] = NODES
    is_known: bool = kernel.try_endings(
        worlds.plans,
        worlds.rows,
        worlds.states,
        chosen,
        cards,
        values,
        seat,
        desk.plan,
        desk.states,
        desk.frames,
        desk.result,
        desk.nodes,
    )
    return values if is_known else None


def forced_score(position: Position, seat: Seat, nodes: int = NODES) -> int | None:
    """Return what a seat's side can force for it against all others, in half points; None if that is too much.

    In Trischaken a seat is alone.
    """
    desk = EndingDesk()
    desk.nodes[0] = nodes
    desk.states[0] = position.words
    score = kernel.forced_score(position.plan, seat, desk.states, desk.frames, desk.result, desk.nodes)
    return int(score) if desk.nodes[0] > 0 else None


def forced_scores(position: Position, seat: Seat) -> dict[Card, int | None]:
    """Return for each card that may be played now what a seat's side can force after it."""
    scores: dict[Card, int | None] = {}
    for card in position.playable:
        after = position.copy()
        after.play_unchecked(card)
        scores[card] = forced_score(after, seat)
    return scores
