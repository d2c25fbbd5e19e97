"""What a seat of Königrufen believes about the cards that it cannot see: deals, and how likely each of them is.

More deals are drawn than are asked for, with equal chances; then some of them are drawn from those by how likely the
others' words and cards were.  Where only a few deals are possible at all, they are all weighed.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

import numpy as np

from tarock.core.cards import Card
from tarock.core.cardset import NO_CARDS
from tarock.core.seats import Seat
from tarock.koenigrufen import play
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView
from tarock.koenigrufen.table import Phase, Table
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import weights as weighing
from tarock.search._kernels.koenigrufen import worlds as kernel
from tarock.search.koenigrufen.heard import pulls_heard, words_heard
from tarock.search.koenigrufen.history import history_of
from tarock.search.koenigrufen.packing import Ints, bit_of, bits_of, card_from, cards_from, plan_of
from tarock.search.koenigrufen.puzzle import Floats, Pull, Puzzle, puzzles, trusted
from tarock.search.koenigrufen.words import packed

FEW: Final = 200
"""So many deals or fewer are all looked at."""
_FEW_CARDS: Final = 15
"""With more unseen cards there are always more deals than that, or nearly always."""
_SPARE: Final = 4
"""How many deals are drawn for each that is wanted."""
_TRIES: Final = 50
"""How many draws a deal may take that the auction allows."""
FAITH: Final = 0.85
"""How often the others are supposed to play as the books advise."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """Deals that a seat cannot tell from the real one, and how likely each is; some may turn out to be impossible."""

    rows: Ints
    states: Ints
    weights: Floats
    plans: Ints
    history: Ints
    is_exact: bool

    def chosen(self, wanted: int, rng: Random) -> "Worlds":
        """Draw some of the deals by their weights, at even distances, and return them in random order."""
        counts = np.zeros(len(self.rows), np.int64)
        weighing.resample(self.weights, counts, wanted, rng.random())
        kept = np.flatnonzero(counts)
        kept = kept[rng.sample(range(len(kept)), len(kept))]
        return Worlds(
            self.rows[kept], self.states[kept], counts[kept], self.plans, self.history, self.is_exact, self.is_certain
        )

    @property
    def is_certain(self) -> bool:
        """Whether everybody's hand is known."""
        return self.is_exact and len(np.unique(self.rows[self.weights > 0, :PLAYERS], axis=0)) == 1


@dataclass(frozen=True, slots=True)
class Worlds:
    """Deals that may be the real one, each as often as it was drawn, from the table as it is now."""

    rows: Ints
    states: Ints
    """The position of each deal in the kernel; empty before the play."""
    counts: Ints
    """How often each was drawn."""
    plans: Ints
    history: Ints
    """What everybody has seen; empty before the play."""
    is_exact: bool
    """Whether all possible deals were weighed."""
    is_certain: bool
    """Whether everybody's hand is known: one deal is possible, but for cards that nobody will play."""

    def __len__(self) -> int:
        return len(self.rows)


def worlds_of(view: KoenigrufenView, wanted: int, rng: Random, faith: float = FAITH) -> Worlds | None:
    """Draw deals that a seat cannot tell from the real one, by how likely they are; None if no deal fits its view.

    That happens only where people can err: the search supposes that the others have not.
    """
    drawn = drawn_from(view, wanted, rng, faith)
    return None if drawn is None or not drawn.weights.any() else drawn.chosen(wanted, rng)


def every_world(view: KoenigrufenView) -> Worlds | None:
    """Return every deal that a seat cannot tell from the real one, each once; None if they are many, or none fits."""
    drawn = drawn_from(view, 1, Random(0))  # noqa: S311 - where there are few, nothing is left to chance
    if drawn is None or not drawn.is_exact:
        return None
    possible = np.flatnonzero(drawn.weights)
    once = np.ones(len(possible), np.int64)
    rows, states = drawn.rows[possible], drawn.states[possible]
    return Worlds(rows, states, once, drawn.plans, drawn.history, is_exact=True, is_certain=drawn.is_certain)


def drawn_from(view: KoenigrufenView, wanted: int, rng: Random, faith: float = FAITH) -> Drawn | None:
    """Draw more deals than are wanted and weigh them, or all deals where there are few; None if there is none.

    :param faith: how often the others are supposed to play as the books advise.
    """
    view = trusted(view)
    words = words_heard(view.table, view.seat)
    found, is_exact = _puzzles(view, pulls_heard(view.table, words, view.seat))
    if not found:
        return None
    rows, weights = _drawn(found, wanted, rng, is_exact=is_exact)
    if not len(rows):
        return None
    states = np.zeros((len(rows), at.STATE_SIZE), np.int64)
    history = np.zeros(seen.HISTORY_SIZE, np.int64)
    drawn = Drawn(rows, states, weights, _plans(view.table, found, rows), history, is_exact)
    _weigh(drawn, view, found[0], packed(words), faith)
    return drawn


def _puzzles(view: KoenigrufenView, pulls: Sequence[Pull]) -> tuple[list[Puzzle], bool]:
    """Return the puzzles to draw from, and whether they have so few solutions that all are looked at."""
    found = puzzles(view, pulls)
    if not found or found[0].words[kernel.COUNT] > _FEW_CARDS:
        return found, False
    plain = puzzles(view) if pulls else found
    is_exact = sum(puzzle.total for puzzle in plain) <= FEW
    return plain if is_exact else found, is_exact


def _drawn(found: Sequence[Puzzle], wanted: int, rng: Random, *, is_exact: bool) -> tuple[Ints, Floats]:
    """Return all deals where there are few, or else some of them, and how much each counts for the way it was drawn."""
    number = rng.getrandbits(32) << 20 | 1
    if is_exact:
        parts = [_all(puzzle, number) for puzzle in found]
    else:
        shares = _shares([puzzle.total for puzzle in found], _SPARE * wanted, rng)
        parts = [
            _some(puzzle, share, number + place)
            for place, (puzzle, share) in enumerate(zip(found, shares, strict=True))
        ]
    weights = [np.ones(len(part)) for part in parts]
    for puzzle, part, own in zip(found, parts, weights, strict=True):
        weighing.weigh_draws(puzzle.words, puzzle.pulls, part, own)
    return np.concatenate(parts), np.concatenate(weights)


def _shares(totals: list[float], wanted: int, rng: Random) -> list[int]:
    """Return how many deals to draw from each puzzle, at random by how many it has."""
    if len(totals) == 1:
        return [wanted]
    chosen = rng.choices(range(len(totals)), totals, k=wanted)
    return [chosen.count(place) for place in range(len(totals))]


def _all(puzzle: Puzzle, number: int) -> Ints:
    total = round(puzzle.total)
    rows = np.zeros((total, kernel.WORLD_SIZE), np.int64)
    found = kernel.all_worlds(puzzle.words, puzzle.pulls, puzzle.ways, puzzle.known, rows, total, number)
    return rows[:found]


def _some(puzzle: Puzzle, wanted: int, number: int) -> Ints:
    rows = np.zeros((wanted, kernel.WORLD_SIZE), np.int64)
    tries = _TRIES * wanted
    found = kernel.draw_worlds(puzzle.words, puzzle.pulls, puzzle.ways, puzzle.known, rows, wanted, tries, number)
    return rows[:found]


def _weigh(drawn: Drawn, view: KoenigrufenView, puzzle: Puzzle, words: Ints, faith: float) -> None:
    """Weigh each deal by how likely it is, and write where each of them stands now."""
    table = view.table
    cards = np.array([bit_of(card) for trick in table.all_tricks for card in trick.cards], np.int64)
    past = _history_before(table) if table.phase is Phase.PLAY else drawn.history.copy()
    weighing.weigh_worlds(
        puzzle.words,
        drawn.plans,
        drawn.rows,
        drawn.states,
        past,
        drawn.history,
        words,
        len(words) // weighing.WORD_SIZE,
        cards,
        view.seat,
        faith,
        not drawn.is_exact,
        drawn.weights,
        np.zeros(at.PLAN_SIZE, np.int64),
        np.zeros(seen.HISTORY_SIZE, np.int64),
    )


def _history_before(table: Table) -> Ints:
    """Return what everybody knew before the first card."""
    first = table.all_tricks[0]
    bare = replace(table, tricks=(), trick=replace(first, plays=()), turned=(), lacks=(NO_CARDS,) * PLAYERS)
    return history_of(bare)


# Plans


def _plans(table: Table, found: Sequence[Puzzle], rows: Ints) -> Ints:
    """Return the plans of some deals, by their numbers; before the play there are none."""
    plans = np.zeros((kernel.CASES * len(found), at.PLAN_SIZE), np.int64)
    if table.phase in {Phase.PLAY, Phase.ANNOUNCING}:
        bare = bare_table(table)
        played = [bits_of(table.played_by(seat)) for seat in range(PLAYERS)]
        cases, firsts = np.unique(rows[:, kernel.CASE], return_index=True)
        for case, first in zip(map(int, cases), map(int, firsts), strict=True):
            called = found[case // kernel.CASES].called
            row = rows[first].copy()
            row[:PLAYERS] |= played
            plans[case] = plan_for(bare, called, case % kernel.CASES, row)
    return plans


def bare_table(table: Table) -> Table:
    """Return a table before the first card, without what no plan depends on: the key to plans that were made before."""
    return replace(
        table,
        phase=Phase.ANNOUNCING,
        turn=None,
        tricks=(),
        trick=None,
        turned=(),
        open_hands=None,
        laid_open=NO_CARDS,
        log=(),
        lacks=(NO_CARDS,) * PLAYERS,
    )


_shelf: dict[tuple[Table, Card | None, int], Ints] = {}
"""Plans that were made before: packing one asks the readable settlement many questions."""
_SHELF_SIZE: Final = 1_000


def plan_for(bare: Table, called: Card | None, holder: Seat, row: Ints) -> Ints:
    """Return the plan of a deal: it depends on the bare table, the called card and who holds it.

    :param row: the deal before its first card.
    """
    key = bare, called, holder
    if key not in _shelf:
        if len(_shelf) >= _SHELF_SIZE:
            _shelf.clear()
        state = play.begin(state_of(bare, row))
        assert state.turn is not None
        _shelf[key] = plan_of(replace(state, table=replace(state.table, trick=None)), state.turn)
    return _shelf[key]


def state_of(table: Table, row: Ints) -> KoenigrufenState:
    """Unpack a world at some table."""
    hands = [cards_from(bits) for bits in row[:PLAYERS].tolist()]
    laid = cards_from(int(row[kernel.LAID]))
    talon = tuple(card_from(bit) for bit in row[kernel.TALON : kernel.CASE].tolist() if bit)
    return KoenigrufenState(table, tuple(hands), talon, laid)
