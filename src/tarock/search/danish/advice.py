"""The advice of the books for the card play, asked with a view.

The advice itself is compiled, so that whole deals can be played by it at speed; the ``book`` bot asks the same code
here.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from tarock.core.cards import SUITS, Card, Suit
from tarock.core.seats import Seat
from tarock.danish.actions import DEMAND, Action
from tarock.danish.cards import PACK
from tarock.danish.state import DanishView
from tarock.search._kernels.danish import advice as kernel
from tarock.search._kernels.danish import advice_names as names
from tarock.search._kernels.danish import advice_roles as roles
from tarock.search._kernels.danish import history, layout, sight
from tarock.search.danish.history import history_of
from tarock.search.danish.packing import ACTIONS, Packed, pack_table, words

ADVICE: Final[tuple[str, ...]] = names.ADVICE
"""The names of the advice by number."""


class Role(IntEnum):
    """The part that a player takes (Jensen 1989, Rollefordelingen, l.746-790; Møller, Kortvurdering, l.1181-1202)."""

    ULTIMATOR = roles.ULTIMATOR
    FIGHTER = roles.FIGHTER
    HELPER = roles.HELPER
    BALANCE = roles.BALANCE
    NOLO_PLAYER = roles.NOLO_PLAYER


class Signal(IntEnum):
    """What two cards thrown to a suit have said (Jensen 1989, Til og fra, l.527-534)."""

    NONE = history.NO_SIGNAL
    TIL = history.TIL
    FRA = history.FRA


@dataclass(frozen=True, slots=True)
class Outlook:
    """How the advice judges the table for one seat: its part, what it keeps for the last trick, who is strong."""

    role: Role
    kept: Card | None
    strong: Seat
    signals: dict[tuple[Seat, Suit], Signal]


def outlook(view: DanishView) -> Outlook:
    """Return the judgement from which the advice for the card play starts."""
    packed = pack_view(view)
    known = history_of(view.table)
    sight.look(packed.plan, packed.position, known, packed.place(view.seat))
    roles.take_a_role(known)
    kept = int(known[sight.KEPT])
    return Outlook(
        Role(int(known[sight.ROLE])),
        None if kept == layout.NOTHING else kept,
        packed.seats[int(known[sight.STRONG])],
        {
            (seat, suit): Signal(int(known[history.SIGNALS + 4 * place + suit]))
            for place, seat in enumerate(packed.seats)
            for suit in SUITS
        },
    )


def advise(view: DanishView) -> tuple[Action, str]:
    """Return what the advice tells the player on turn to do, and the name of the piece of advice that says so."""
    packed = pack_view(view)
    return _answer(kernel.advised(packed.plan, packed.position, history_of(view.table), packed.place(view.seat)))


def advise_right(view: DanishView) -> tuple[Action, str] | None:
    """Return the demand for the skus if the advice is to make it now."""
    if DEMAND not in view.legal_actions():
        return None
    packed = pack_view(view)
    answer: int = kernel.wanted_right(packed.plan, packed.position, history_of(view.table), packed.place(view.seat))
    return None if answer == layout.NOTHING else _answer(answer)


def _answer(answer: int) -> tuple[Action, str]:
    return ACTIONS[answer & 0xFFFF], ADVICE[answer >> 16]


def pack_view(view: DanishView) -> Packed:
    """Return a view as arrays: the own hand, and in both other hands all that this seat has not seen.

    The advice never looks at the hand of another, so that this is as good to it as the real deal.
    """
    packed = pack_table(view.table)
    table = view.table
    unseen = PACK - view.hand - view.skat - table.played - table.named_in_skat
    for place, seat in enumerate(packed.seats):
        hand = view.hand if seat == view.seat else unseen
        packed.position[layout.SUITS + place], packed.position[layout.TAROKS + place] = words(hand)
    return packed
