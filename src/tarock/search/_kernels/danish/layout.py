"""Where everything stands in the integers and arrays of the Danish kernels.

Two arrays of 64-bit integers describe a deal.  The *plan* is what its rules say and does not change; the *position*
is where the play stands.  Both are made by :mod:`tarock.search.danish.packing`.

A *place* is a player in playing order, 0 the dealer, 1 forehand, 2 middle hand.
A hand is two integers: the four suits of fourteen cards, and the taroks with the skus on top.  A card is its number
in :mod:`tarock.core.cards`, so that a higher bit of a suit is a stronger card.
"""

from typing import Final

from tarock.search._kernels.fields import Fields

# Players and cards

PLAYERS: Final = 3
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
SECOND_LAST: Final = LAST - 1
THIRD_LAST: Final = LAST - 2

# Actions: the number of a card, or one of these

_ACTIONS: Final = Fields(behind=PACK_SIZE)

LEAD_SKUS: Final = _ACTIONS.field(5)
"""The skus led as spades; the next four as the other suits and as tarok."""
CLAIM, WAIVE = _ACTIONS.fields(2)
NAME: Final = _ACTIONS.field(5)
"""To baptise a led skus spades; the next four the other suits and tarok."""
DEMAND: Final = _ACTIONS.field()
ACTIONS: Final = _ACTIONS.size

# The right to baptise a led skus, as tarock.danish.trick.Right tells it

NO_RIGHT, SECOND, HELD, GRANTED, WAIVED, THIRD, TAKEN_BACK, USED = range(8)

# The plan: amounts and switches of the ruleset

_PLAN: Final = Fields()

LOST_TO_EACH, LOST_TO_CUP, PAGAT_HOME, LAST_TRICK, PAID_BESIDE_BAGUD, PAID_FOR_BARRED = _PLAN.fields(6)
KING_ULTIMO, PAGAT_ULTIMO, KING_BAGUD, PAGAT_BAGUD, BAGUDS_IN_TURN = _PLAN.fields(5)
NOLO, TOUT, TOUT_ADDS_COUNT = _PLAN.fields(3)
COUNT_OF_TWO, IMBALANCE_CUP, AVERAGE, STEP = _PLAN.fields(4)
FUNDING, SITTERS, FINE, FINE_VOIDS, FINE_BARS = _PLAN.fields(5)
DEMAND_BEFORE_LEAD, LEAD_PASSES, RETRACTION, IS_POSITION = _PLAN.fields(4)
FIRST_SEAT: Final = _PLAN.field()
"""The place that sits first at the table."""
TRICK_VALUE: Final = _PLAN.field()
VALUES: Final = _PLAN.field(PACK_SIZE)
"""By card: what it counts."""
PLAN_SIZE: Final = _PLAN.size

# The position

_POSITION: Final = Fields()

SUITS: Final = _POSITION.field(PLAYERS)
"""By place: the suit cards held."""
TAROKS: Final = _POSITION.field(PLAYERS)
"""By place: the taroks held, and the skus."""
NUMBER, LEADER, TURN, PLACED = _POSITION.fields(4)
"""Which trick it is, who led it, whose turn it is (nobody's when all is over), how many cards lie in it."""
CARDS: Final = _POSITION.field(PLAYERS)
"""The cards of the trick, in the order in which they lie."""
LED, RIGHT, DEMANDED = _POSITION.fields(3)
"""What must be followed, the right to baptise, whether the skus has been demanded."""
TRICKS: Final = _POSITION.field(PLAYERS)
"""By place: the tricks taken."""
POINTS: Final = _POSITION.field(PLAYERS)
"""By place: what the pile counts."""
NET: Final = _POSITION.field(PLAYERS)
"""By place: what was received less what was paid."""
CUPS: Final = _POSITION.field(2)
"""What lies in the king cup and in the pagat cup."""
SITTER, BARRED, VOID = _POSITION.fields(3)
"""What each player who sits out received; whose ultimo a fine bars, as bits; whether a fine has voided the deal."""
POSITION_SIZE: Final = _POSITION.size

KING_CUP, PAGAT_CUP = range(2)
