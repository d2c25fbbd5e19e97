"""What is paid in a deal of Danish Tarok, on integers: in the tricks, and after play."""

from tarock.search._kernels.backend import jit
from tarock.search._kernels.danish.layout import (
    AVERAGE,
    BAGUDS_IN_TURN,
    BARRED,
    CARDS,
    COUNT_OF_TWO,
    CUPS,
    FIRST_SEAT,
    FIRST_TAROK,
    FUNDING,
    IMBALANCE_CUP,
    IS_POSITION,
    KING_BAGUD,
    KING_CUP,
    KING_ULTIMO,
    KINGS,
    LAST,
    LAST_TRICK,
    LEADER,
    LOST_TO_CUP,
    LOST_TO_EACH,
    NET,
    NOLO,
    NOTHING,
    NUMBER,
    PAGAT,
    PAGAT_BAGUD,
    PAGAT_CUP,
    PAGAT_HOME,
    PAGAT_ULTIMO,
    PAID_BESIDE_BAGUD,
    PAID_FOR_BARRED,
    POINTS,
    SITTER,
    SITTERS,
    SKUS,
    STEP,
    TOUT,
    TOUT_ADDS_COUNT,
    TRICK_VALUE,
    TRICKS,
    VALUES,
    VOID,
)


@jit
def next_place(place):
    """Return whose turn comes after a place."""
    return place + 1 if place < 2 else 0


@jit
def cup_of(card):
    """Return the cup that an ultimo card plays for; NOTHING for other cards."""
    if card == PAGAT:
        return PAGAT_CUP
    if card < FIRST_TAROK and (KINGS >> card) & 1:
        return KING_CUP
    return NOTHING


@jit
def from_each(position, place, points):
    """Let both opponents pay a place."""
    for other in range(3):
        position[NET + other] -= points
    position[NET + place] += 3 * points


@jit
def into_cup(position, place, cup, points):
    """Let a place pay into a cup."""
    position[NET + place] -= points
    position[CUPS + cup] += points


# During play


@jit
def count_trick(plan, position, winner):
    """Add a trick to its winner's pile; the skus goes to its player's own, but in the last trick to the winner."""
    position[TRICKS + winner] += 1
    points = plan[TRICK_VALUE]
    for which in range(3):
        card = position[CARDS + which]
        if card == SKUS and position[NUMBER] != LAST:
            place = position[LEADER] + which
            position[POINTS + (place if place < 3 else place - 3)] += plan[VALUES + SKUS]
        else:
            points += plan[VALUES + card]
    position[POINTS + winner] += points


@jit
def pay_in_trick(plan, position, winner):
    """Pay for kings and the pagat in a trick before the last one (B-11); most tricks have none."""
    place = position[LEADER]
    for which in range(3):
        cup = cup_of(position[CARDS + which])
        if cup != NOTHING and place != winner:
            from_each(position, place, -plan[LOST_TO_EACH])
            into_cup(position, place, cup, plan[LOST_TO_CUP])
        elif cup == PAGAT_CUP:
            from_each(position, place, plan[PAGAT_HOME])
        place = next_place(place)


# After play


@jit
def settle(plan, position, winner):
    """Pay what is due after play: last trick, ultimo, bagud, nolo, tout, re-funding and count (B-15)."""
    if position[VOID]:
        return
    found_king = position[CUPS + KING_CUP]
    found_pagat = position[CUPS + PAGAT_CUP]
    is_deal = not plan[IS_POSITION]
    tout = is_deal and position[TRICKS + winner] == LAST
    nolo = is_deal and not tout and _settle_nolo(plan, position)
    king_emptied = tout
    pagat_emptied = tout
    if tout:
        from_each(position, winner, plan[TOUT])
        into_cup(position, winner, KING_CUP, -found_king)
        into_cup(position, winner, PAGAT_CUP, -found_pagat)
    elif not nolo:
        cup = _settle_last_trick(plan, position, winner)
        king_emptied = cup == KING_CUP
        pagat_emptied = cup == PAGAT_CUP
    fallen = _settle_baguds(plan, position, winner, king_emptied, pagat_emptied, found_king, found_pagat)
    if king_emptied and not fallen & 1:
        _fund(plan, position, KING_CUP)
    if pagat_emptied and not fallen & 2:
        _fund(plan, position, PAGAT_CUP)
    if is_deal and not nolo and (plan[TOUT_ADDS_COUNT] or not tout):
        _settle_count(plan, position)


@jit
def _settle_nolo(plan, position):
    """Pay whoever took no trick; a nolo cancels ultimo, last trick and count (B-09, B-10)."""
    for place in range(3):
        if position[TRICKS + place] == 0:
            from_each(position, place, plan[NOLO])
            return True
    return False


@jit
def _last_card(position, place):
    """Return the card that a place has played to the trick on the table."""
    return position[CARDS + (place - position[LEADER] + 3) % 3]


@jit
def _settle_last_trick(plan, position, winner):
    """Pay an ultimo and return its cup, or else the last trick, which a bagud cancels (B-07, B-08, B-35)."""
    cup = cup_of(_last_card(position, winner))
    is_barred = (position[BARRED] >> winner) & 1
    if cup != NOTHING and not is_barred:
        from_each(position, winner, plan[KING_ULTIMO] if cup == KING_CUP else plan[PAGAT_ULTIMO])
        into_cup(position, winner, cup, -position[CUPS + cup])
        return cup
    baguds = 0
    for place in range(3):
        baguds += place != winner and cup_of(_last_card(position, place)) != NOTHING
    if (cup == NOTHING or plan[PAID_FOR_BARRED]) and (baguds == 0 or plan[PAID_BESIDE_BAGUD]):
        from_each(position, winner, plan[LAST_TRICK])
    return NOTHING


@jit
def _settle_baguds(plan, position, winner, king_emptied, pagat_emptied, found_king, found_pagat):
    """Pay each bagud by seat, to each opponent and into the cup (B-12, B-13, B-16); return which cups, as bits."""
    fallen = 0
    place = plan[FIRST_SEAT]
    for _ in range(3):
        cup = cup_of(_last_card(position, place))
        if place != winner and cup != NOTHING:
            fallen |= 1 << cup
            emptied = king_emptied if cup == KING_CUP else pagat_emptied
            points = found_king if cup == KING_CUP else found_pagat
            if plan[BAGUDS_IN_TURN] and not emptied:
                points = position[CUPS + cup]
            from_each(position, place, -(plan[KING_BAGUD] if cup == KING_CUP else plan[PAGAT_BAGUD]))
            into_cup(position, place, cup, points)
        place = next_place(place)
    return fallen


@jit
def _fund(plan, position, cup):
    """Fund an emptied cup; those who sit out pay their share too."""
    for place in range(3):
        into_cup(position, place, cup, plan[FUNDING])
    position[SITTER] -= plan[FUNDING]
    position[CUPS + cup] += plan[SITTERS] * plan[FUNDING]


@jit
def _settle_count(plan, position):
    """Let those below the average pay those above it; a cup settles what does not match."""
    dealer = rounded(plan, position[POINTS])
    forehand = rounded(plan, position[POINTS + 1])
    middle = rounded(plan, position[POINTS + 2])
    if plan[COUNT_OF_TWO]:
        forehand = -(dealer + middle)
    position[NET] += dealer
    position[NET + 1] += forehand
    position[NET + 2] += middle
    position[CUPS + plan[IMBALANCE_CUP]] -= dealer + forehand + middle


@jit
def rounded(plan, points):
    """Take the difference from the average to the nearest multiple of the step."""
    difference = points - plan[AVERAGE]
    steps = (abs(difference) * 2 + plan[STEP]) // (plan[STEP] * 2)
    return steps * plan[STEP] if difference > 0 else -steps * plan[STEP]
