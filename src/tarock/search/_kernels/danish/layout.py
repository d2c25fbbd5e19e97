"""Where everything stands in the integers and arrays of the Danish kernels.

Two arrays of 64-bit integers describe a deal.  The *plan* is what its rules say and does not change; the *position*
is where the play stands.  Both are made by :mod:`tarock.search.danish.packing`.

A *place* is a player in playing order, 0 the dealer, 1 forehand, 2 middle hand.
A hand is two integers: the four suits of fourteen cards, and the taroks with the skus on top.  A card is its number
in :mod:`tarock.core.cards`, so that a higher bit of a suit is a stronger card.
"""

from typing import Final

# Cards

SUIT_SIZE: Final = 14
FIRST_TAROK: Final = 56
PAGAT: Final = 56
SKUS: Final = 77
PACK_SIZE: Final = 78
TAROK: Final = 4
"""The taroks as what is led; 0 to 3 are the suits."""
NOTHING: Final = -1
"""No card, or nothing led."""

SUIT: Final = (1 << SUIT_SIZE) - 1
ALL_SUITS: Final = (1 << FIRST_TAROK) - 1
NUMBERED: Final = (1 << 21) - 1
"""The 21 numbered taroks of a word of taroks."""
SKUS_BIT: Final = 1 << 21
PAGAT_BIT: Final = 1
MOND_BIT: Final = 1 << 20
KINGS: Final = (1 << 13) | (1 << 27) | (1 << 41) | (1 << 55)
PIPS: Final = 0x3FF | 0x3FF << 14 | 0x3FF << 28 | 0x3FF << 42
"""The forty suit cards below the courts."""

# Tricks

LAST: Final = 25
SECOND_LAST: Final = 24
THIRD_LAST: Final = 23

# Actions: the number of a card, or one of these

LEAD_SKUS: Final = 78
"""The skus led as spades; the next four as the other suits and as tarok."""
CLAIM: Final = 83
WAIVE: Final = 84
NAME: Final = 85
"""To baptise a led skus spades; the next four the other suits and tarok."""
DEMAND: Final = 90
ACTIONS: Final = 91

# The right to baptise a led skus, as tarock.danish.trick.Right tells it

NO_RIGHT, SECOND, HELD, GRANTED, WAIVED, THIRD, TAKEN_BACK, USED = range(8)

# The plan: amounts and switches of the ruleset

(
    LOST_TO_EACH,
    LOST_TO_CUP,
    PAGAT_HOME,
    LAST_TRICK,
    PAID_BESIDE_BAGUD,
    PAID_FOR_BARRED,
    KING_ULTIMO,
    PAGAT_ULTIMO,
    KING_BAGUD,
    PAGAT_BAGUD,
    BAGUDS_IN_TURN,
    NOLO,
    TOUT,
    TOUT_ADDS_COUNT,
    COUNT_OF_TWO,
    IMBALANCE_CUP,
    AVERAGE,
    STEP,
    FUNDING,
    SITTERS,
    FINE,
    FINE_VOIDS,
    FINE_BARS,
    DEMAND_BEFORE_LEAD,
    LEAD_PASSES,
    RETRACTION,
    IS_POSITION,
    FIRST_SEAT,
    TRICK_VALUE,
    VALUES,
) = range(30)
"""FIRST_SEAT is the place that sits first at the table, VALUES the first of the 78 cards' counts."""
PLAN_SIZE: Final = VALUES + PACK_SIZE

# The position

SUITS: Final = 0
"""By place: the suit cards held."""
TAROKS: Final = 3
"""By place: the taroks held, and the skus."""
NUMBER, LEADER, TURN, PLACED = range(6, 10)
"""Which trick it is, who led it, whose turn it is (nobody's when all is over), how many cards lie in it."""
CARDS: Final = 10
"""The cards of the trick, in the order in which they lie."""
LED, RIGHT, DEMANDED = range(13, 16)
"""What must be followed, the right to baptise, whether the skus has been demanded."""
TRICKS: Final = 16
"""By place: the tricks taken."""
POINTS: Final = 19
"""By place: what the pile counts."""
NET: Final = 22
"""By place: what was received less what was paid."""
CUPS: Final = 25
"""What lies in the king cup and in the pagat cup."""
SITTER, BARRED, VOID = range(27, 30)
"""What each player who sits out received; whose ultimo a fine bars, as bits; whether a fine has voided the deal."""
POSITION_SIZE: Final = 30

KING_CUP: Final = 0
PAGAT_CUP: Final = 1
