"""Advice for negative games: the declarer gets rid of dangerous cards, the others keep their low ones.

Everybody must overtake who can, so a high card is safe while others behind it can be made to take the trick.
"""

from typing import Final

from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.koenigrufen import advice_names as name
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.advice_cards import bottom, later_seats, risk, top
from tarock.search._kernels.koenigrufen.rules import suit_of, takers

BEATEN: Final = 85
"""A card that is beaten in so many of 100 deals is as good as beaten (ours)."""
UNBEATEN: Final = 10
"""A planned trick is taken with a card that is beaten in no more of 100 deals (ours)."""


@jit
def advised_negative(plan, state, history, seat, legal, out):
    """Return the advised card in Piccolo, Zwiccolo and Bettler."""
    if seat == plan[at.DECLARER]:
        return _declarers_card(plan, state, history, seat, legal, out)
    if not state[at.COUNT]:
        return _forcing_lead(plan, history, legal, out)
    declarers_place = plan[at.DECLARER] - state[at.LEADS] & 3
    if declarers_place < state[at.COUNT]:
        return most_dangerous(legal, out) | name.KEEP_LOW_CARDS << 56
    return lowest_card(legal, out) | name.STAY_LOW << 56


@jit
def _declarers_card(plan, state, history, seat, legal, out):
    """Take the planned trick with a sure card, and else get rid of dangerous cards (Mayr 2012, Piccolo, Bettler)."""
    missing = plan[at.WANTED_TRICKS] - popcount(state[at.WON + seat]) // at.PLAYERS
    led = state[at.LED]
    later = later_seats(seat, state[at.COUNT])
    if not led:
        if missing > 1 or (missing and state[at.NUMBER] > 1):
            return top(legal) | name.TAKE_PLANNED_TRICK << 56
        return beaten_card(plan, history, legal, 0, out, later) | name.LEAD_DANGEROUS_CARD << 56
    winning = legal & takers(plan[at.DUTIES], state[at.LYING], led, state[at.BEST])
    sure = winning and risk(plan, history, out, led, top(winning), later) <= UNBEATEN
    if winning and (missing > 1 or (missing and sure)):
        return top(winning) | name.TAKE_PLANNED_TRICK << 56
    if legal & ~winning:
        return most_dangerous(legal & ~winning, out) | name.THROW_DANGEROUS_CARD << 56
    return beaten_card(plan, history, winning, led, out, later) | name.STAY_LOW << 56


@jit
def _forcing_lead(plan, history, legal, out):
    """Lead what makes the declarer win: a suit that he must ruff, or else a low card (Mayr 2012, Bettler)."""
    lacks = history[seen.LACKS + plan[at.DECLARER]]
    ruffed = legal & at.SUIT_CARDS & lacks
    if ruffed and out & at.TAROCKS & ~lacks:
        return lowest_card(ruffed, out) | name.FORCE_RUFF << 56
    open_suits = legal & ~lacks
    return lowest_card(open_suits or legal, out) | name.LEAD_LOW << 56


@jit
def beaten_card(plan, history, cards, led, out, later):
    """Return the most dangerous card that others will surely beat; where there is none, the one most often beaten."""
    best = -999
    chosen = 0
    while cards:
        card = bottom(cards)
        beaten = risk(plan, history, out, led or suit_of(card), card, later)
        worth = 1000 + danger(card, out) if beaten >= BEATEN else beaten
        if worth >= best:
            best = worth
            chosen = card
        cards &= cards - 1
    return chosen


@jit
def danger(card, out):
    """Return how easily a card is made to win a trick: many unseen cards below it, few above."""
    suit = out & suit_of(card)
    return 8 * popcount(suit & card - 1) - 5 * popcount(suit & ~(card - 1))


@jit
def most_dangerous(cards, out):
    """Return the card that is the easiest to be forced with."""
    best = -999
    chosen = 0
    while cards:
        card = bottom(cards)
        if danger(card, out) >= best:
            best = danger(card, out)
            chosen = card
        cards &= cards - 1
    return chosen


@jit
def lowest_card(cards, out):
    """Return the card with the fewest unseen cards below it."""
    best = at.PACK_SIZE
    chosen = 0
    while cards:
        card = bottom(cards)
        below = popcount(out & suit_of(card) & card - 1)
        if below < best:
            best = below
            chosen = card
        cards &= cards - 1
    return chosen
