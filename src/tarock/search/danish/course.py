"""What has happened in a deal since the first lead, as the kernels replay it in deals that may be the real one."""

from dataclasses import dataclass, replace

import numpy as np

from tarock.core.cards import PACK_SIZE, SKUS
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.danish import count
from tarock.danish.actions import Action, AskLaid, Declare, MoveCups
from tarock.danish.cards import SKAT_SIZE, SKUS_ALONE
from tarock.danish.events import Fined, Lost, PagatHomed, Repaid
from tarock.danish.settlement import settle
from tarock.danish.state import DanishView
from tarock.danish.table import Phase, Table
from tarock.search._kernels.danish import layout
from tarock.search.danish.history import history_of
from tarock.search.danish.packing import NUMBER_OF, Ints, plan_of, start_of, words

_DURING = Lost | PagatHomed | Fined | Repaid
_SILENT = Declare | AskLaid | MoveCups
"""What is in the log of a deal and changes nothing in the play."""


@dataclass(frozen=True, slots=True)
class Course:
    """The card play as one seat has seen it."""

    plan: Ints
    start: Ints
    """The position before the first lead, without the cards that are hidden."""
    beginning: Ints
    """What everybody knew before the first lead."""
    log: Ints
    """Who did what since then."""
    seats: tuple[Seat, Seat, Seat]
    """Which seat is at each place of the kernels."""


def is_regular(view: DanishView) -> bool:
    """Tell whether the kernels can follow a view: the card play of a deal in which nothing went wrong."""
    table = view.table
    if table.phase is not Phase.PLAY or table.proceedings.ruling is not None or view.seat not in table.seating.active:
        return False
    if table.mode is Mode.STRICT:
        return True
    return _is_whole(view) and all(_is_plain(action) for _, action in table.log)


def _is_whole(view: DanishView) -> bool:
    """Tell whether nobody can be seen to have too few or too many cards."""
    table = view.table
    left = sum(table.cards_left(seat) for seat in table.seating.active)
    hidden = 0 if view.seat == table.seating.dealer or table.is_position else SKAT_SIZE - len(table.named_in_skat)
    gone = table.played | table.named_in_skat | view.skat
    return len(view.hand) == table.cards_left(view.seat) and left + hidden + len(gone) == PACK_SIZE


def _is_plain(action: Action) -> bool:
    return isinstance(action, _SILENT) or action in NUMBER_OF


def course_of(view: DanishView) -> Course:
    """Return what a seat has seen of the card play."""
    table = view.table
    seats = table.seating.declaring_order
    log = [(seats.index(seat), NUMBER_OF[action]) for seat, action in table.log if action in NUMBER_OF]
    return Course(
        plan_of(table.ruleset, table.seating, is_position=table.is_position),
        _start(view),
        history_of(_before_play(table)),
        np.array(log, np.int64).reshape(-1, 2),
        seats,
    )


def _start(view: DanishView) -> Ints:
    """Return the position before the first lead, as far as a seat knows it."""
    table = view.table
    seats = table.seating.declaring_order
    events = tuple(event for event in table.events if not isinstance(event, _DURING))
    settled = settle(table.ruleset, table.seating, table.cups, events)
    net = dict(settled.net)
    start = start_of(settled.cups)
    for place, seat in enumerate(seats):
        cards = table.played_by(seat) | (view.hand if seat == view.seat else NO_CARDS)
        start[layout.SUITS + place], start[layout.TAROKS + place] = words(cards)
        start[layout.NET + place] = net[seat]
    if table.seating.sitting_out:
        start[layout.SITTER] = net[table.seating.sitting_out[0]]
    if table.opening is not None:
        start[layout.NUMBER] = table.opening.trick
        start[layout.LEADER] = start[layout.TURN] = seats.index(table.opening.leader)
    known = view.skat | table.named_in_skat
    start[layout.POINTS] = count.piles(table.ruleset.count.values, table.seating, (), known)[table.seating.dealer]
    return start


def _before_play(table: Table) -> Table:
    """Return the table as it was before the first lead."""
    nothing: tuple[CardSet, ...] = tuple(NO_CARDS for _ in table.lacks)
    skus_was_gone = table.is_position and table.skus_is_gone() and SKUS not in table.played
    lacks = tuple(SKUS_ALONE for _ in table.lacks) if skus_was_gone else nothing
    return replace(table, tricks=(), trick=None, lacks=lacks, shows=nothing, demanded_by=None)
