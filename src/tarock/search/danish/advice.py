"""The advice of the books for the card play, asked with a view.

The advice itself is compiled, so that whole deals can be played by it at speed; the ``book`` bot asks the same code
here.
"""

from typing import Final

from tarock.danish.actions import DEMAND, Action
from tarock.danish.cards import PACK
from tarock.danish.state import DanishView
from tarock.search._kernels.danish import advice as kernel
from tarock.search._kernels.danish import advice_names as names
from tarock.search._kernels.danish import layout
from tarock.search.danish.history import history_of
from tarock.search.danish.packing import ACTIONS, Packed, pack_table, words

ADVICE: Final[tuple[str, ...]] = names.ADVICE
"""The names of the advice by number."""


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
