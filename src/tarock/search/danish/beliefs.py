"""What a seat believes: deals that fit all that it knows, weighed by how well they explain what the others did.

>>> from random import Random
>>> from tarock.danish.table import Phase
>>> from tarock.rulesets import load_danish
>>> from tarock.testing.danish.playing import random_deal
>>> states = random_deal(load_danish("danish-hjoerring"), 1)
>>> view = next(state.view(state.turn) for state in states if state.phase is Phase.PLAY)
>>> len(worlds_of(view, 40, Random(1)))
40
"""

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

import numpy as np

from tarock.danish.sampling import draw
from tarock.search._kernels.danish import layout
from tarock.search._kernels.danish import replay as kernel
from tarock.search._kernels.danish.worlds import WORLD_TAROKS
from tarock.search.danish.course import Course, course_of
from tarock.search.danish.draws import COUNTABLE, Draws, Floats
from tarock.search.danish.history import history_of
from tarock.search.danish.packing import Ints, pack, pack_table, words
from tarock.search.danish.puzzle import Puzzle, puzzle_of

if TYPE_CHECKING:
    from tarock.core.seats import Seat
    from tarock.danish.state import DanishState, DanishView

SLIP: Final = 0.3
"""How often a player is thought to do anything, whatever the book advises."""
DRAWN: Final = 6
"""How many deals are drawn for each that is kept: those that explain best what was seen."""
FEW: Final = 200
"""Up to so many deals are looked at all, each once."""
_READABLE: Final = 8
"""So many are drawn by the readable sampler, which is slow, when the kernel finds none."""


@dataclass(frozen=True, slots=True)
class Worlds:
    """Deals that may be the real one, at the present moment."""

    course: Course
    positions: Ints
    """By world: the position as the kernels see it."""
    history: Ints
    """What everybody has seen, in whichever world."""
    weights: Floats
    """By world: how likely it is beside the others."""
    is_exact: bool
    """Whether these are all the deals that can be."""

    def __len__(self) -> int:
        return len(self.positions)


def worlds_of(view: "DanishView", number: int, rng: Random, slip: float = SLIP) -> Worlds:
    """Return deals that fit all that a seat knows in the card play: all of them if they are few.

    :param slip: how often a player is thought to do anything, whatever the book advises.
    :raises RuntimeError: if no deal fits, which would be a contradiction in the view itself.
    """
    puzzle = puzzle_of(view)
    course = course_of(view)
    drawn, is_exact = _deals(view, puzzle, DRAWN * number if len(course.log) else number, rng)
    worlds = _replayed(view, puzzle, course, drawn, slip, is_exact=is_exact)
    return worlds if is_exact else _kept(worlds, number, rng)


def only_world(state: "DanishState", seat: "Seat") -> Worlds:
    """Return the real deal in place of what a seat believes: for those who look back with open cards."""
    course = course_of(state.view(seat))
    return Worlds(course, pack(state).position[None], history_of(state.table), np.ones(1), is_exact=True)


def every_board(view: "DanishView", most: int) -> Ints | None:
    """Return the present moment of every deal that fits what a seat knows in the card play; None if they are many.

    Only hands, trick and payments stand in it: what lies in a hidden skat is not counted for the dealer.

    :param most: how many are not too many; at most :data:`~tarock.search.danish.draws.COUNTABLE`.
    """
    puzzle = puzzle_of(view)
    draws = Draws(puzzle)
    if not 0 < draws.total <= COUNTABLE:
        return None
    every = draws.all()
    if not 0 < len(every) <= most:
        return None
    packed = pack_table(view.table, view.skat)
    boards = np.tile(packed.position, (len(every), 1))
    for seat, hidden in zip(puzzle.seats, range(2), strict=True):
        boards[:, layout.SUITS + packed.place(seat)] = every[:, hidden]
        boards[:, layout.TAROKS + packed.place(seat)] = every[:, WORLD_TAROKS + hidden]
    own = packed.place(view.seat)
    boards[:, layout.SUITS + own], boards[:, layout.TAROKS + own] = words(view.hand)
    return boards


def _deals(view: "DanishView", puzzle: Puzzle, number: int, rng: Random) -> tuple[Ints, bool]:
    """Return all deals that fit, or so many of them at random."""
    draws = Draws(puzzle)
    if 0 < draws.total <= COUNTABLE:
        every = draws.all()
        if 0 < len(every) <= FEW:
            return every, True
        if len(every):
            return every[rng.choices(range(len(every)), k=number)], False
    drawn = draws.some(number, rng)
    if not len(drawn):
        drawn = np.concatenate([_as_world(view, puzzle, rng) for _ in range(min(number, _READABLE))])
    return drawn[np.arange(number) % len(drawn)], False


def _as_world(view: "DanishView", puzzle: Puzzle, rng: Random) -> Ints:
    """Draw a deal with the readable sampler, for what the kernel cannot find."""
    hands, skat = draw(view, rng)
    unknown = skat - view.skat - view.table.named_in_skat
    places = (hands[puzzle.seats[0]], hands[puzzle.seats[1]], unknown)
    suits, taroks = zip(*map(words, places), strict=True)
    return np.array([[*suits, *taroks]], np.int64)


def _replayed(
    view: "DanishView", puzzle: Puzzle, course: Course, drawn: Ints, slip: float, *, is_exact: bool
) -> Worlds:
    """Bring the deals to the present and weigh them."""
    positions: Ints = np.empty((len(drawn), layout.POSITION_SIZE), np.int64)
    history = course.beginning.copy()
    weights: Floats = np.empty(len(drawn))
    places: Ints = np.array([course.seats.index(seat) for seat in puzzle.seats], np.int64)
    kernel.replay_worlds(
        course.plan,
        course.start,
        course.beginning,
        drawn,
        places,
        puzzle.has_skat,
        course.log,
        course.seats.index(view.seat),
        slip,
        positions,
        history,
        weights,
    )
    return Worlds(course, positions, history, weights / weights.sum(), is_exact)


def _kept(worlds: Worlds, number: int, rng: Random) -> Worlds:
    """Keep so many worlds in random order, each as often as its weight tells (systematic resampling)."""
    marks = (np.array(rng.sample(range(number), number)) + rng.random()) / number
    chosen = np.searchsorted(np.cumsum(worlds.weights), marks).clip(max=len(worlds) - 1)
    even: Floats = np.full(number, 1 / number)
    return Worlds(worlds.course, worlds.positions[chosen], worlds.history, even, is_exact=False)
