"""A whole deal of Danish Tarok with all its decisions, one source for the CPU and the GPU.

:func:`begin_game` deals.  :func:`advance` goes on until somebody who does not play by the book has a real choice: a new
deal, a card of the skat, a card, a name, a word about a led skus, a demand.  :func:`step` lets him act.  What leaves no
choice is done at once.

A player chooses among what he may do *as far as he can know*.  Two things lie in other hands, and the table may refuse
them: a name that nobody holds (B-22), then he is asked again; and a demand after the holder of the skus has played
(B-17), which changes nothing.  Two things are never offered: to demand a skus that is gone, which only costs the fine,
and to ask about the skat, which the books' advice does not use either.
"""

from tarock.search._kernels.backend import jit, lowest, popcount
from tarock.search._kernels.danish.advice import advised, wanted_right
from tarock.search._kernels.danish.deal_layout import (
    ACTOR,
    ANTE,
    ASKED,
    BOOK,
    CHOICES,
    DEALT_SUITS,
    DEALT_TAROKS,
    DECISION,
    DEMANDING,
    FIRST_SPOKEN,
    LAYING,
    LEGAL_SPOKEN,
    LEGAL_SUITS,
    LEGAL_TAROKS,
    MAY_REDEAL,
    MORE_SIZE,
    OVER,
    PASS,
    PLAYING,
    REDEAL,
    REDEALING,
    REFUSED,
    SKAT_SUITS,
    SKAT_TAROKS,
    TO_LAY,
    WHO,
)
from tarock.search._kernels.danish.declaring import ALL_TAROKS, declare_all
from tarock.search._kernels.danish.history import GONE_TAROKS, MOST_TAROKS, perform
from tarock.search._kernels.danish.laying import SKAT_SIZE, lay_card, write_book_skat, write_layable
from tarock.search._kernels.danish.layout import (
    CLAIM,
    CUPS,
    DEMAND,
    DEMAND_BEFORE_LEAD,
    DEMANDED,
    FIRST_TAROK,
    FUNDING,
    LEAD_SKUS,
    LEADER,
    LED,
    NAME,
    NO_RIGHT,
    NOTHING,
    NUMBER,
    NUMBERED,
    PLACED,
    POSITION_SIZE,
    RIGHT,
    SECOND,
    SITTER,
    SITTERS,
    SKUS_BIT,
    SUITS,
    TAROKS,
    THIRD_LAST,
    TURN,
    WAIVE,
)
from tarock.search._kernels.danish.payments import into_cup, next_place
from tarock.search._kernels.danish.random import below, deal, seeded
from tarock.search._kernels.danish.rules import legal_cards, may_demand, may_speak, somebody_holds
from tarock.search._kernels.danish.sight import KNOWN_SIZE

ANY_CUP = -1
"""The cups hold something at random."""

# Dealing


@jit
def begin_game(plan, position, known, more, pack, dice, seed, game, king_cup, pagat_cup):
    """Deal, and let the cups be funded and the dealer stake; who plays at each place stands in more already.

    :param king_cup: what the cup holds before the deal; an empty one is funded; ANY_CUP for something at random.
    """
    dice[0] = seeded(seed, game)
    king = any_cup(dice)
    pagat = any_cup(dice)
    clear(position, known, more)
    deal(position, pack, dice)
    king = king if king_cup == ANY_CUP else king_cup
    pagat = pagat if pagat_cup == ANY_CUP else pagat_cup
    begin_deal(plan, position, more, king, pagat)


@jit
def any_cup(dice):
    """Return what a cup may hold: in half of the deals what the table has just funded, else 30 to 240."""
    if below(dice, 2):
        return 0
    return 30 + 5 * below(dice, 43)


@jit
def clear(position, known, more):
    """Forget the last deal, but not who plays."""
    for slot in range(POSITION_SIZE):
        position[slot] = 0
    for slot in range(KNOWN_SIZE):
        known[slot] = 0
    for slot in range(MORE_SIZE):
        if slot < WHO or slot >= WHO + 3:
            more[slot] = 0
    for place in range(3):
        known[MOST_TAROKS + place] = ALL_TAROKS


@jit
def begin_deal(plan, position, more, king_cup, pagat_cup):
    """Begin a deal whose cards lie in the hands."""
    position[NUMBER] = 1
    position[LEADER] = 1
    position[TURN] = 0
    position[LED] = NOTHING
    for cup in range(2):
        held = king_cup if cup == 0 else pagat_cup
        position[CUPS + cup] = held
        if held == 0:
            for place in range(3):
                into_cup(position, place, cup, plan[FUNDING])
            position[SITTER] -= plan[FUNDING]
            position[CUPS + cup] += plan[SITTERS] * plan[FUNDING]
        into_cup(position, 0, cup, plan[ANTE])
    more[DEALT_SUITS] = position[SUITS]
    more[DEALT_TAROKS] = position[TAROKS]
    more[TO_LAY] = SKAT_SIZE


# What is to be decided


@jit
def advance(plan, position, known, more):
    """Go on until somebody who does not play by the book has a choice, or the deal is over."""
    while more[OVER] == 0 and not _comes_to_choice(plan, position, known, more):
        pass


@jit
def _comes_to_choice(plan, position, known, more):
    """Let the next thing happen, or tell that somebody is to choose."""
    if more[TO_LAY]:
        place = _next_to_redeal(plan, position, more)
        if place != NOTHING:
            if more[WHO + place] == BOOK:
                more[OVER] = 1
                return False
            return offer_right(more, place, REDEALING, REDEAL)
        if more[WHO] == BOOK:
            _lay_by_the_book(plan, position, known, more)
            return False
        return _comes_to_lay(plan, position, known, more)
    if position[TURN] == NOTHING:
        more[OVER] = 1
        return False
    place = _next_to_demand(plan, position, known, more)
    if place != NOTHING:
        if more[WHO + place] != BOOK:
            return offer_right(more, place, DEMANDING, DEMAND)
        _demand_by_the_book(plan, position, known, more, place)
        return False
    if more[WHO + position[TURN]] == BOOK:
        _play_by_the_book(plan, position, known, more)
        return False
    write_legal(position, more)
    return _is_choice(plan, position, known, more)


@jit
def _is_choice(plan, position, known, more):
    """Tell whether there is something to decide; what alone can be done is done."""
    if more[CHOICES] > 1:
        return True
    step(plan, position, known, more, only_choice(more))
    return False


@jit
def offer_right(more, place, decision, action):
    """Ask a place whether it uses a right out of turn."""
    more[ACTOR] = place
    more[DECISION] = decision
    more[LEGAL_SUITS] = 0
    more[LEGAL_TAROKS] = 0
    more[LEGAL_SPOKEN] = spoken(action) | spoken(PASS)
    more[CHOICES] = 2
    return True


@jit
def spoken(action):
    """Return the bit of an action that is no card."""
    return 1 << (action - FIRST_SPOKEN)


@jit
def _next_to_redeal(plan, position, more):
    """Return who may ask for a new deal and was not asked yet: a hand without numbered taroks (B-31)."""
    if not plan[MAY_REDEAL] or more[TO_LAY] < SKAT_SIZE:
        return NOTHING
    place = 0
    for _ in range(3):
        place = next_place(place)
        if position[TAROKS + place] & NUMBERED == 0 and not more[ASKED] >> place & 1:
            return place
    return NOTHING


@jit
def _comes_to_lay(plan, position, known, more):
    """Let the dealer choose a card of the skat, if more than one may be laid."""
    offer_skat(plan, more)
    return _is_choice(plan, position, known, more)


@jit
def offer_skat(plan, more):
    """Write down what the dealer may lay next."""
    write_layable(plan, more)
    more[ACTOR] = 0
    more[DECISION] = LAYING
    more[LEGAL_SPOKEN] = 0
    more[CHOICES] = popcount(more[LEGAL_SUITS]) + popcount(more[LEGAL_TAROKS])


@jit
def _next_to_demand(plan, position, known, more):
    """Return who may demand the skus and was not asked at this moment; whoever is on turn comes last."""
    if position[NUMBER] != THIRD_LAST:
        return NOTHING
    place = position[TURN]
    for _ in range(3):
        place = next_place(place)
        if not more[ASKED] >> place & 1 and may_hope_to_demand(plan, position, known, place):
            return place
    return NOTHING


@jit
def may_hope_to_demand(plan, position, known, place):
    """Tell whether a place may demand the skus as far as it can know, and the skus is not gone (B-17, B-18).

    Somebody else must have it who has not played to this trick.
    """
    if position[NUMBER] != THIRD_LAST or position[DEMANDED]:
        return False
    if position[TAROKS + place] & SKUS_BIT or known[GONE_TAROKS] & SKUS_BIT:
        return False
    placed = position[PLACED]
    if placed and plan[DEMAND_BEFORE_LEAD]:
        return False
    waiting = 3 - placed
    has_played = (place - position[LEADER] + 3) % 3 < placed
    return waiting > (0 if has_played else 1)


@jit
def write_legal(position, more):
    """Write down what the player on turn may do: his cards, and what he may say about a led skus (B-21)."""
    suits, taroks = legal_cards(position)
    words = 0
    if taroks & SKUS_BIT and position[PLACED] == 0:
        taroks ^= SKUS_BIT
        for suit in range(5):
            words |= spoken(LEAD_SKUS + suit)
    if position[RIGHT] != NO_RIGHT and may_speak(position):
        words |= spoken(WAIVE)
        if position[RIGHT] == SECOND:
            words |= spoken(CLAIM)
        else:
            for suit in range(5):
                if suit != position[LED] and not more[REFUSED] >> suit & 1:
                    words |= spoken(NAME + suit)
    more[ACTOR] = position[TURN]
    more[DECISION] = PLAYING
    more[LEGAL_SUITS] = suits
    more[LEGAL_TAROKS] = taroks
    more[LEGAL_SPOKEN] = words
    more[CHOICES] = popcount(suits) + popcount(taroks) + popcount(words)


@jit
def only_choice(more):
    """Return the first thing that may be done."""
    if more[LEGAL_SUITS]:
        return lowest(more[LEGAL_SUITS])
    if more[LEGAL_TAROKS]:
        return FIRST_TAROK + lowest(more[LEGAL_TAROKS])
    return FIRST_SPOKEN + lowest(more[LEGAL_SPOKEN])


# What is done


@jit
def step(plan, position, known, more, action):
    """Let whoever is to decide do something that he may do."""
    place = more[ACTOR]
    if action == PASS:
        more[ASKED] |= 1 << place
    elif action == REDEAL:
        more[OVER] = 1
    elif more[TO_LAY]:
        _lay(plan, position, known, more, action)
    elif action == DEMAND and not may_demand(plan, position, place):
        more[ASKED] |= 1 << place
    elif NAME <= action < DEMAND and not somebody_holds(position, action - NAME):
        more[REFUSED] |= 1 << (action - NAME)
    else:
        _perform(plan, position, known, more, place, action)


@jit
def _perform(plan, position, known, more, place, action):
    perform(plan, position, known, place, action)
    more[ASKED] = 0
    more[REFUSED] = 0


@jit
def _lay(plan, position, known, more, card):
    """Lay a card; after the third everybody declares, and forehand leads."""
    lay_card(plan, position, more, card)
    if more[TO_LAY] == 0:
        more[ASKED] = 0
        position[TURN] = 1
        declare_all(plan, position, known, more)


# By the book


@jit
def _lay_by_the_book(plan, position, known, more):
    write_book_skat(plan, more)
    suits = more[LEGAL_SUITS]
    taroks = more[LEGAL_TAROKS]
    while suits:
        _lay(plan, position, known, more, lowest(suits))
        suits &= suits - 1
    while taroks:
        _lay(plan, position, known, more, FIRST_TAROK + lowest(taroks))
        taroks &= taroks - 1


@jit
def _demand_by_the_book(plan, position, known, more, place):
    """Let a place demand the skus if the books advise it and the table lets it."""
    if may_demand(plan, position, place) and wanted_right(plan, position, known, place) != NOTHING:
        _perform(plan, position, known, more, place, DEMAND)
    else:
        more[ASKED] |= 1 << place


@jit
def _play_by_the_book(plan, position, known, more):
    """Do what the books advise; a name that nobody can follow is left."""
    place = position[TURN]
    action = advised(plan, position, known, place) & 0xFFFF
    if NAME <= action < DEMAND and not somebody_holds(position, action - NAME):
        action = WAIVE
    _perform(plan, position, known, more, place, action)


@jit
def book_choice(plan, position, known, more):
    """Return what the books would do where :func:`advance` has stopped; a skat is laid from its weakest card."""
    decision = more[DECISION]
    if decision == REDEALING:
        return REDEAL
    if decision == DEMANDING:
        return PASS if wanted_right(plan, position, known, more[ACTOR]) == NOTHING else DEMAND
    if decision == LAYING:
        return _book_lay(plan, more)
    action = advised(plan, position, known, position[TURN]) & 0xFFFF
    if NAME <= action < DEMAND and more[REFUSED] >> (action - NAME) & 1:
        return WAIVE
    return action


@jit
def _book_lay(plan, more):
    """Return the weakest card of the books' skat that is not laid yet, or of what may be laid when none is left."""
    suits = more[LEGAL_SUITS]
    taroks = more[LEGAL_TAROKS]
    write_book_skat(plan, more)
    left_suits = more[LEGAL_SUITS] & ~more[SKAT_SUITS] & suits
    left_taroks = more[LEGAL_TAROKS] & ~more[SKAT_TAROKS] & taroks
    more[LEGAL_SUITS] = suits
    more[LEGAL_TAROKS] = taroks
    if left_suits:
        return lowest(left_suits)
    return FIRST_TAROK + lowest(left_taroks) if left_taroks else only_choice(more)
