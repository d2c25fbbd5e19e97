"""The advice of the books in the order in which it is taken, and whole deals played by it."""

from typing import Final

from tarock.search._kernels.backend import jit, lowest, popcount
from tarock.search._kernels.danish.advice_endgame import (
    force_the_ultimo,
    lead_off_the_ultimo_card,
    lead_the_suits_first,
    shake_off_the_ultimo_card,
)
from tarock.search._kernels.danish.advice_following import (
    bring_the_king_home,
    bring_the_pagat_home,
    discard,
    over_ruff,
    ruff_low,
    signal_fra,
    throw_a_tarok,
    throw_the_lowest,
    win_cheaply,
    win_with_the_top,
)
from tarock.search._kernels.danish.advice_leading import (
    card_of_suit,
    draw_the_taroks,
    hits_somebody,
    lead_a_tarok,
    lead_the_king_home,
    reason_to_lead,
    suit_to_lead,
)
from tarock.search._kernels.danish.advice_names import (
    BRING_THE_KING_HOME,
    BRING_THE_PAGAT_HOME,
    CLAIM_THE_BAPTISM,
    DEMAND_THE_SKUS,
    DISCARD,
    DRAW_THE_TAROKS,
    FORCE_THE_ULTIMO,
    GIVE_THE_NOLO_PLAYER_A_TRICK,
    KEEP_THE_NOLO,
    LEAD_A_QUIET_SUIT,
    LEAD_A_TAROK,
    LEAD_THE_KING_HOME,
    LEAD_THE_SKUS,
    LEAD_THE_SUITS_FIRST,
    LEAVE_THE_NAME,
    NAME_THE_OWN_SUIT,
    ONLY_CHOICE,
    OVER_RUFF,
    RUFF_LOW,
    SHAKE_OFF_THE_ULTIMO_CARD,
    SIGNAL_FRA,
    THROW_A_TAROK,
    THROW_THE_LOWEST,
    THROW_THE_SKUS,
    WIN_CHEAPLY,
    WIN_WITH_THE_TOP,
)
from tarock.search._kernels.danish.advice_nolo import give_the_nolo_player_a_trick, keep_the_nolo
from tarock.search._kernels.danish.advice_roles import NOLO_PLAYER, take_a_role
from tarock.search._kernels.danish.advice_skus import (
    demand_the_skus,
    lead_the_skus,
    own_suit,
    skus_as_last_resort,
    throw_the_skus,
)
from tarock.search._kernels.danish.history import perform
from tarock.search._kernels.danish.layout import (
    CLAIM,
    DEMAND,
    DEMANDED,
    FIRST_TAROK,
    NAME,
    NO_RIGHT,
    NOTHING,
    NUMBER,
    PAGAT_BIT,
    PIPS,
    RIGHT,
    SECOND,
    SKUS,
    THIRD_LAST,
    TURN,
    WAIVE,
)
from tarock.search._kernels.danish.payments import next_place
from tarock.search._kernels.danish.random import nth
from tarock.search._kernels.danish.rules import may_demand, may_speak
from tarock.search._kernels.danish.sight import LEGAL_SKUS, LEGAL_SUITS, LEGAL_TAROKS, LYING, ROLE, SAID, look

VARIED: Final = 31
"""One move in 32 is varied when a deal is played out with dice."""


@jit
def told(action, advice):
    """Return an action with the number of the advice that asked for it."""
    return action | advice << 16


@jit
def advised(plan, position, known, place):
    """Return what the advice tells the player on turn to do, and above 16 bits which piece of advice."""
    look(plan, position, known, place)
    take_a_role(known)
    if position[RIGHT] != NO_RIGHT and may_speak(position):
        return _word(known)
    if known[LYING] == 0:
        return _lead(known)
    return _follow(plan, known)


@jit
def _word(known):
    """Say something about a led skus: claim it if there is a suit to name, else let it go."""
    suit = own_suit(known)
    if suit == NOTHING:
        return told(WAIVE, LEAVE_THE_NAME)
    return told(CLAIM, CLAIM_THE_BAPTISM) if known[SAID] == SECOND else told(NAME + suit, NAME_THE_OWN_SUIT)


@jit
def _follow(plan, known):
    """Return the first advice for following that answers."""
    suits = known[LEGAL_SUITS]
    taroks = known[LEGAL_TAROKS]
    if popcount(suits) + popcount(taroks) + known[LEGAL_SKUS] == 1:
        card = lowest(suits) if suits else (FIRST_TAROK + lowest(taroks) if taroks else SKUS)
        return told(card, ONLY_CHOICE)
    if known[ROLE] == NOLO_PLAYER:
        return told(keep_the_nolo(known), KEEP_THE_NOLO)
    card = bring_the_pagat_home(known)
    if card != NOTHING:
        return told(card, BRING_THE_PAGAT_HOME)
    card = shake_off_the_ultimo_card(known)
    if card != NOTHING:
        return told(card, SHAKE_OFF_THE_ULTIMO_CARD)
    card = bring_the_king_home(known)
    if card != NOTHING:
        return told(card, BRING_THE_KING_HOME)
    card = win_with_the_top(plan, known)
    if card != NOTHING:
        return told(card, WIN_WITH_THE_TOP)
    card = win_cheaply(known)
    if card != NOTHING:
        return told(card, WIN_CHEAPLY)
    card = over_ruff(known)
    if card != NOTHING:
        return told(card, OVER_RUFF)
    return _throw(plan, known)


@jit
def _throw(plan, known):
    """Return the advice for a trick that is not to be won, or is won by any tarok."""
    card = throw_the_skus(plan, known)
    if card != NOTHING:
        return told(card, THROW_THE_SKUS)
    card = ruff_low(known)
    if card != NOTHING:
        return told(card, RUFF_LOW)
    card = throw_a_tarok(known)
    if card != NOTHING:
        return told(card, THROW_A_TAROK)
    card = signal_fra(known)
    if card != NOTHING:
        return told(card, SIGNAL_FRA)
    card = throw_the_lowest(known)
    if card != NOTHING:
        return told(card, THROW_THE_LOWEST)
    return told(discard(known), DISCARD)


@jit
def _lead(known):
    """Return the first advice for leading that answers."""
    if known[LEGAL_SUITS] == 0 and known[LEGAL_TAROKS] == 0:
        return told(skus_as_last_resort(known), LEAD_THE_SKUS)
    card = force_the_ultimo(known)
    if card != NOTHING:
        return told(card, FORCE_THE_ULTIMO)
    card = lead_off_the_ultimo_card(known)
    if card != NOTHING:
        return told(card, SHAKE_OFF_THE_ULTIMO_CARD)
    card = lead_the_suits_first(known)
    if card != NOTHING:
        return told(card, LEAD_THE_SUITS_FIRST)
    card = give_the_nolo_player_a_trick(known)
    if card != NOTHING:
        return told(card, GIVE_THE_NOLO_PLAYER_A_TRICK)
    card = lead_the_king_home(known)
    if card != NOTHING:
        return told(card, LEAD_THE_KING_HOME)
    action = lead_the_skus(known)
    if action != NOTHING:
        return told(action, LEAD_THE_SKUS)
    suit = suit_to_lead(known)
    if suit == NOTHING or not hits_somebody(known, suit):
        card = draw_the_taroks(known)
        if card != NOTHING:
            return told(card, DRAW_THE_TAROKS)
    if suit != NOTHING:
        return told(card_of_suit(known, suit), reason_to_lead(known, suit))
    card = lead_a_tarok(known)
    return told(card, LEAD_A_TAROK) if card != NOTHING else told(lowest(known[LEGAL_SUITS]), LEAD_A_QUIET_SUIT)


@jit
def advised_right(plan, position, known, place):
    """Return DEMAND with its advice when a place should demand the skus now and may, else NOTHING."""
    return wanted_right(plan, position, known, place) if may_demand(plan, position, place) else NOTHING


@jit
def wanted_right(plan, position, known, place):
    """The same for a place that may."""
    look(plan, position, known, place)
    return told(DEMAND, DEMAND_THE_SKUS) if demand_the_skus(known) else NOTHING


# Whole deals


@jit
def play_out(plan, position, known, number):
    """Let everybody play by the advice to the end of the deal, and return the number that the dice have come to.

    :param number: seeds the dice that vary a move now and then, so that two courses of one deal differ; with 0 none is.
    """
    while position[TURN] != NOTHING:
        if position[NUMBER] == THIRD_LAST and not position[DEMANDED]:
            _demand(plan, position, known)
        place = position[TURN]
        answer = advised(plan, position, known, place)
        number = rolled(number)
        if number and number & VARIED == 0:
            answer = varied(known, answer, number >> 8)
        perform(plan, position, known, place, answer & 0xFFFF)
    return number


@jit
def _demand(plan, position, known):
    """Let whoever should demand the skus; those after the player on turn are asked first, as at the table."""
    place = position[TURN]
    for _ in range(3):
        place = next_place(place)
        if advised_right(plan, position, known, place) != NOTHING:
            perform(plan, position, known, place, DEMAND)
            return


@jit
def rolled(number):
    """Return the next number of the dice (Marsaglia's xorshift on 32 bits); 0 stays 0."""
    number ^= (number << 13) & 0xFFFFFFFF
    number ^= number >> 17
    return number ^ (number << 5) & 0xFFFFFFFF


@jit
def varied(known, answer, number):
    """Return a pip in place of a pip, a tarok in place of a tarok: other answers stand."""
    card = answer & 0xFFFF
    if card < FIRST_TAROK and PIPS >> card & 1:
        pips = known[LEGAL_SUITS] & PIPS
        return nth(pips, number % popcount(pips))
    taroks = known[LEGAL_TAROKS] & ~PAGAT_BIT
    if FIRST_TAROK < card < SKUS and taroks:
        return FIRST_TAROK + nth(taroks, number % popcount(taroks))
    return answer
