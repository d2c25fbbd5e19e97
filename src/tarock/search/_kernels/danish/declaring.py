"""The round of declarations: what everybody learns from it, and what is paid for it.

Jensen 1989, Meldinger, l.183-235; Møller, Meldinger, l.430-501; :mod:`tarock.danish.declarations` is the law.
"""

from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.danish.deal_layout import (
    DEALT_SUITS,
    DEALT_TAROKS,
    FULL,
    HALF,
    JUDGED_ON_DEALT,
    MATADORS_POINTS,
    MATADORS_STEP,
    OVERFULL,
    SHORTEST_MATADORS,
    SHORTEST_TAROKS,
    TAROKS_POINTS,
    TAROKS_STEP,
)
from tarock.search._kernels.danish.history import (
    BARE_OF_SUITS,
    BARE_OF_TAROKS,
    DECLARED_SUITS,
    DECLARED_TAROKS,
    FEWEST_TAROKS,
    GONE_SUITS,
    GONE_TAROKS,
    MOST_TAROKS,
)
from tarock.search._kernels.danish.laying import named_suits, named_taroks
from tarock.search._kernels.danish.layout import (
    KINGS,
    MOND_BIT,
    PAGAT_BIT,
    SKUS_BIT,
    SUIT_SIZE,
    SUITS,
    TAROKS,
)
from tarock.search._kernels.danish.payments import from_each

ALL_TAROKS = 22
"""The numbered taroks and the skus."""
MATADORS = MOND_BIT | PAGAT_BIT | SKUS_BIT


@jit
def declare_all(plan, position, known, more):
    """Let everybody declare, and the dealer name what he had to lay."""
    for place in range(3):
        suits = position[SUITS + place]
        taroks = position[TAROKS + place]
        if place == 0 and plan[JUDGED_ON_DEALT]:
            suits = more[DEALT_SUITS]
            taroks = more[DEALT_TAROKS]
        _declare_taroks(plan, position, known, place, taroks)
        _declare_matadors(plan, position, known, place, taroks)
        _declare_courts(plan, position, known, place, suits, taroks)
        known[FEWEST_TAROKS + place] = max(known[FEWEST_TAROKS + place], popcount(known[DECLARED_TAROKS + place]))
        missing = popcount(known[BARE_OF_TAROKS + place] & (PAGAT_BIT | SKUS_BIT))
        known[MOST_TAROKS + place] = min(known[MOST_TAROKS + place], ALL_TAROKS - missing)
    known[GONE_SUITS] |= named_suits(plan, more)
    known[GONE_TAROKS] |= named_taroks(plan, more)


@jit
def _declare_taroks(plan, position, known, place, taroks):
    """Declare a long hand of taroks, with or without the pagat; who does not has fewer."""
    number = popcount(taroks)
    shortest = plan[SHORTEST_TAROKS]
    if number < shortest:
        known[MOST_TAROKS + place] = shortest - 1
        return
    known[FEWEST_TAROKS + place] = number
    known[MOST_TAROKS + place] = number
    if taroks & PAGAT_BIT:
        known[DECLARED_TAROKS + place] |= PAGAT_BIT
    else:
        known[BARE_OF_TAROKS + place] |= PAGAT_BIT
    from_each(position, place, plan[TAROKS_POINTS] + (number - shortest) * plan[TAROKS_STEP])


@jit
def _declare_matadors(plan, position, known, place, taroks):
    """Declare T21, pagat and skus, and the taroks that follow T21 without a gap."""
    if taroks & MATADORS != MATADORS:
        return
    low = MOND_BIT
    number = 3
    while low > 2 * PAGAT_BIT and taroks & (low >> 1):
        low >>= 1
        number += 1
    if number < plan[SHORTEST_MATADORS]:
        return
    known[DECLARED_TAROKS + place] |= MATADORS | (2 * MOND_BIT - low)
    if low > 2 * PAGAT_BIT:
        known[BARE_OF_TAROKS + place] |= low >> 1
    from_each(position, place, plan[MATADORS_POINTS] + (number - plan[SHORTEST_MATADORS]) * plan[MATADORS_STEP])


@jit
def _declare_courts(plan, position, known, place, suits, taroks):
    """Declare the kings and the courts of each suit: four, four with the skus, or three with the skus."""
    has_skus = taroks & SKUS_BIT != 0
    for group in range(5):
        cards = KINGS if group == 4 else 0b1111 << (group * SUIT_SIZE + 10)
        held = suits & cards
        number = popcount(held)
        if number < 3 or (number == 3 and not has_skus):
            continue
        known[DECLARED_SUITS + place] |= held
        known[BARE_OF_SUITS + place] |= cards & ~held
        if has_skus:
            known[DECLARED_TAROKS + place] |= SKUS_BIT
        else:
            known[BARE_OF_TAROKS + place] |= SKUS_BIT
        points = plan[HALF]
        if number == 4:
            points = plan[OVERFULL] if has_skus else plan[FULL]
        from_each(position, place, points)
