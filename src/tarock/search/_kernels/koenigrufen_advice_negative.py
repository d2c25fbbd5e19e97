"""Advice for negative games: the declarer gets rid of dangerous cards, the others keep their low ones."""

from tarock.search._kernels import koenigrufen_advice_names as name
from tarock.search._kernels import koenigrufen_layout as at
from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.koenigrufen_advice_cards import bottom, top
from tarock.search._kernels.koenigrufen_rules import suit_of, takers


@jit
def advised_negative(plan, state, seat, legal, out):
    """Return the advised card in Piccolo, Zwiccolo and Bettler."""
    if seat == plan[at.DECLARER]:
        missing = plan[at.WANTED_TRICKS] - popcount(state[at.WON + seat]) // at.PLAYERS
        if missing > 0:
            return top(legal) | name.TAKE_PLANNED_TRICK << 56
        if not state[at.COUNT]:
            return most_dangerous(legal, out) | name.LEAD_DANGEROUS_CARD << 56
        return shed(plan, state, legal, out)
    if not state[at.COUNT]:
        return lowest_card(legal, out) | name.LEAD_LOW << 56
    played = plan[at.DECLARER] - state[at.LEADS] & 3
    if played < state[at.COUNT]:
        return most_dangerous(legal, out) | name.KEEP_LOW_CARDS << 56
    return lowest_card(legal, out) | name.STAY_LOW << 56


@jit
def shed(plan, state, legal, out):
    """Throw the most dangerous card that does not win, or else win as low as possible."""
    losing = legal & ~takers(plan[at.DUTIES], state[at.LYING], state[at.LED], state[at.BEST])
    if losing:
        return most_dangerous(losing, out) | name.THROW_DANGEROUS_CARD << 56
    return bottom(legal) | name.STAY_LOW << 56


@jit
def danger(card, out):
    """Return how easily a card may win a trick against the will of its holder: how many unseen cards lie below it."""
    below = out & suit_of(card) & card - 1
    above = out & suit_of(card) & ~(card - 1)
    return 8 * popcount(below) - 5 * popcount(above)


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
    best = 999
    chosen = 0
    while cards:
        card = bottom(cards)
        below = popcount(out & suit_of(card) & card - 1)
        if below < best:
            best = below
            chosen = card
        cards &= cards - 1
    return chosen
