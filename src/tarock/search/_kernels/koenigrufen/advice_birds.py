"""Advice for cards that wait for their trick: the birds, announced or likely in silence, and the called king."""

from typing import Final

from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at

SILENT_TAROCKS: Final = 3
"""With so many taroks, and at least as many as all others together, the Pagat waits in silence (ours)."""


@jit
def waiting_cards(plan, state, history, seat, hand, out):
    """Return the cards of a hand that wait for a later trick: a bird for its own, the called king for the last.

    Announced ones always; in silence the Pagat of a player who has as many taroks as all the others (book of 1900,
    § 11: all other taroks must be out when it is played).
    """
    said = history[seen.SAID_BY + seat]
    number = state[at.NUMBER]
    birds = at.PAGAT * (said >> at.BIRD_BONUS & 15)
    tarocks = popcount(hand & at.TAROCKS)
    if tarocks >= SILENT_TAROCKS and tarocks >= popcount(out & at.TAROCKS) and plan[at.SILENT_PAY + at.BIRD_BONUS] != 0:
        birds |= at.PAGAT
    later = (at.PAGAT << at.LAST_TRICK - number) - at.PAGAT
    cards = hand & birds & later
    if said >> at.ULTIMO & 1 and number < at.LAST_TRICK:
        cards |= hand & plan[at.CALLED]
    return cards


@jit
def due_bird(state, history, seat, legal):
    """Return the announced bird whose trick this is; no card if it cannot be played."""
    bird = at.PAGAT << at.LAST_TRICK - state[at.NUMBER] & at.BIRDS
    announced = at.PAGAT * (history[seen.SAID_BY + seat] >> at.BIRD_BONUS & 15)
    return legal & bird & announced


@jit
def bird_is_said(history):
    """Tell whether anybody has announced a bird."""
    said = 0
    for seat in range(at.PLAYERS):
        said |= history[seen.SAID_BY + seat]
    return said >> at.BIRD_BONUS & 15
