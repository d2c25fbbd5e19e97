"""The advice of the books in the order in which it is taken, and whole deals played by it."""

from tarock.search._kernels.backend import jit, lowest, popcount
from tarock.search._kernels.danish_advice_following import (
    bank_a_court,
    bring_the_king_home,
    bring_the_pagat_home,
    discard,
    ruff_low,
    take_what_is_worth_it,
    throw_a_tarok,
    throw_the_lowest,
    throw_the_skus,
    win_cheaply,
)
from tarock.search._kernels.danish_advice_leading import (
    draw_the_taroks,
    hunt_the_king,
    lead_a_tarok,
    lead_from_the_top,
    lead_low,
    lead_the_king_home,
    lead_the_whip,
    strike_the_strong,
)
from tarock.search._kernels.danish_advice_names import (
    BANK_A_COURT,
    BRING_THE_KING_HOME,
    BRING_THE_PAGAT_HOME,
    DEMAND_THE_SKUS,
    DISCARD,
    DRAW_THE_TAROKS,
    HUNT_THE_KING,
    LEAD_A_TAROK,
    LEAD_FROM_THE_TOP,
    LEAD_LOW,
    LEAD_THE_KING_HOME,
    LEAD_THE_SKUS,
    LEAD_THE_WHIP,
    LEAVE_THE_NAME,
    ONLY_CHOICE,
    RUFF_LOW,
    STRIKE_THE_STRONG,
    TAKE_WHAT_IS_WORTH_IT,
    THROW_A_TAROK,
    THROW_THE_LOWEST,
    THROW_THE_SKUS,
    WIN_CHEAPLY,
)
from tarock.search._kernels.danish_advice_roles import take_a_role
from tarock.search._kernels.danish_history import perform
from tarock.search._kernels.danish_layout import (
    DEMAND,
    DEMANDED,
    FIRST_TAROK,
    KINGS,
    LEAD_SKUS,
    NO_RIGHT,
    NOTHING,
    NUMBER,
    RIGHT,
    SECOND,
    SKUS,
    TAROK,
    THIRD_LAST,
    TURN,
    WAIVE,
)
from tarock.search._kernels.danish_rules import may_demand, may_speak
from tarock.search._kernels.danish_sight import (
    FOLLOWED,
    LEGAL_SKUS,
    LEGAL_SUITS,
    LEGAL_TAROKS,
    LYING,
    OUT_SKUS,
    OUT_SUITS,
    OUT_TAROKS,
    SAID,
    look,
    mine_of,
    out_of,
)


@jit
def told(action, advice):
    """Return an action with the number of the advice that asked for it."""
    return action | advice << 16


@jit
def advised(plan, position, known, place):
    """Return what the advice tells the player on turn to do, and which piece of advice."""
    look(plan, position, known, place)
    take_a_role(known)
    if position[RIGHT] != NO_RIGHT and may_speak(position):
        return _word(known)
    if known[LYING] == 0:
        return _lead(plan, known)
    return _follow(plan, known)


@jit
def _word(known):
    """Say something about a led skus."""
    if known[SAID] == SECOND:
        return told(WAIVE, LEAVE_THE_NAME)
    return told(WAIVE, LEAVE_THE_NAME)


@jit
def _follow(plan, known):
    suits = known[LEGAL_SUITS]
    taroks = known[LEGAL_TAROKS]
    if popcount(suits) + popcount(taroks) + known[LEGAL_SKUS] == 1:
        card = lowest(suits) if suits else (FIRST_TAROK + lowest(taroks) if taroks else SKUS)
        return told(card, ONLY_CHOICE)
    card = bring_the_pagat_home(known)
    if card != NOTHING:
        return told(card, BRING_THE_PAGAT_HOME)
    card = bring_the_king_home(known)
    if card != NOTHING:
        return told(card, BRING_THE_KING_HOME)
    card = bank_a_court(plan, known)
    if card != NOTHING:
        return told(card, BANK_A_COURT)
    card = win_cheaply(known)
    if card != NOTHING:
        return told(card, WIN_CHEAPLY)
    card = take_what_is_worth_it(known)
    if card != NOTHING:
        return told(card, TAKE_WHAT_IS_WORTH_IT)
    card = throw_the_skus(plan, known)
    if card != NOTHING:
        return told(card, THROW_THE_SKUS)
    card = ruff_low(known)
    if card != NOTHING:
        return told(card, RUFF_LOW)
    card = throw_a_tarok(known)
    if card != NOTHING:
        return told(card, THROW_A_TAROK)
    if mine_of(known, known[FOLLOWED]):
        return told(throw_the_lowest(known), THROW_THE_LOWEST)
    return told(discard(known), DISCARD)


@jit
def _lead(plan, known):
    suits = known[LEGAL_SUITS]
    taroks = known[LEGAL_TAROKS]
    if suits == 0 and taroks == 0:
        return told(LEAD_SKUS + skus_name(known), LEAD_THE_SKUS)
    card = lead_the_king_home(known)
    if card != NOTHING:
        return told(card, LEAD_THE_KING_HOME)
    card = lead_from_the_top(plan, known)
    if card != NOTHING:
        return told(card, LEAD_FROM_THE_TOP)
    card = draw_the_taroks(known)
    if card != NOTHING:
        return told(card, DRAW_THE_TAROKS)
    card = lead_the_whip(known)
    if card != NOTHING:
        return told(card, LEAD_THE_WHIP)
    card = strike_the_strong(known)
    if card != NOTHING:
        return told(card, STRIKE_THE_STRONG)
    card = hunt_the_king(known)
    if card != NOTHING:
        return told(card, HUNT_THE_KING)
    card = lead_low(known)
    if card != NOTHING:
        return told(card, LEAD_LOW)
    card = lead_a_tarok(known)
    if card != NOTHING:
        return told(card, LEAD_A_TAROK)
    return told(lowest(suits), LEAD_LOW)


@jit
def skus_name(known):
    """Return what to call a skus that must be led: what the others are most likely to have."""
    best = TAROK
    most = popcount(known[OUT_TAROKS])
    for suit in range(4):
        if popcount(out_of(known, suit)) > most:
            most = popcount(out_of(known, suit))
            best = suit
    return best


@jit
def advised_right(plan, position, known, place):
    """Return DEMAND when the advice is to demand the skus now, else NOTHING."""
    return wanted_right(plan, position, known, place) if may_demand(plan, position, place) else NOTHING


@jit
def wanted_right(plan, position, known, place):
    """Return DEMAND when a place that may demand the skus is told to."""
    look(plan, position, known, place)
    return told(DEMAND, DEMAND_THE_SKUS) if known[OUT_SKUS] and known[OUT_SUITS] & KINGS else NOTHING


@jit
def play_out(plan, position, known, number):
    """Let everybody play by the advice to the end of the deal."""
    while position[TURN] != NOTHING:
        if position[NUMBER] == THIRD_LAST and not position[DEMANDED]:
            for place in range(3):
                if advised_right(plan, position, known, place) != NOTHING:
                    perform(plan, position, known, place, DEMAND)
                    break
        place = position[TURN]
        answer = advised(plan, position, known, place)
        perform(plan, position, known, place, answer & 0xFFFF)
    return number
