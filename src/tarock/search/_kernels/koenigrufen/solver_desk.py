"""The desk of a search in Königrufen: the goals that can be asked for, and where everything stands.

Goals are sums over tricks.  ``NEED`` is what our side still lacks; for an exact number of tricks it is that number.
"""

from typing import Final

from tarock.search._kernels.koenigrufen import layout as at

# Goals

THIRDS: Final = 0
"""At least so many thirds."""
TRICKS: Final = 1
"""At least so many tricks."""
EXACTLY: Final = 2
"""Exactly so many tricks."""
CARD_WINS: Final = 3
"""A card wins the trick with its number: a bird."""
CARD_IN: Final = 4
"""A card lies in that trick, which our side wins: the called king in the last one."""

UNKNOWN: Final = -1

# The desk of a search: the question ...

GOAL: Final = 0
OURS: Final = 1
"""Our side: bit n for seat n."""
CARD: Final = 2
"""The card that the goal is about, ..."""
DUE: Final = 3
"""... and its trick."""
FIXED: Final = 4
"""Cards that are told apart, since they count or have a part in the play; of the others only the order matters."""
LOW: Final = 5
"""How many of the lowest taroks are fixed."""
START: Final = 6
"""The number of the trick in which the search begins."""
SHOWN: Final = 7
"""Whether the called card had been seen before that trick."""
GENERATION: Final = 8
"""A number of the question: entries of the table that were made for another are not read."""
EXTRA: Final = 9
"""By number of the trick from 1: thirds that its winner gets from the talon."""
SMALLEST: Final = 21
"""Thirds of the card that counts least."""
ROLES: Final = 22
"""Those of the cards told apart that have a part in the play."""
STEPS: Final = 23
"""The steps by which some cards count more than the least, from the lowest: how many there are, ..."""
STEP_CARDS: Final = 24
"""... which cards stand on each of them or higher, ..."""
STEP_HEIGHTS: Final = 29
"""... and by how many thirds they count more for it."""

# ... where the search stands ...

ROOT: Final = 34
"""The first card that is searched for; those before it lie already."""
PLY: Final = 35
ENTERS: Final = 36
VALUE: Final = 37
NODES: Final = 38

# ... for each trick ...

LEVELS: Final = 40
LEVEL_SIZE: Final = 16
HANDS: Final = 0
POOL: Final = 4
LEADER: Final = 5
NEED: Final = 6
REST: Final = 7
"""Thirds that are still to be won."""
OWNERS: Final = 8
"""The key of the table, in two words: who has which card of the pool, and what else positions must share."""
SLOT: Final = 10
FIRST: Final = 11
"""The card that was best here before, or no card."""
LEAST: Final = 12
"""What our side can get, as far as the table knew ..."""
MOST: Final = 13
"""... at least and at most."""
BEGUN: Final = 14
"""How many cards had been tried before."""

# ... and for each card

FRAMES: Final = LEVELS + LEVEL_SIZE * (at.LAST_TRICK + 1)
FRAME_SIZE: Final = 8
SEAT: Final = 0
LYING: Final = 1
LED: Final = 2
BEST: Final = 3
HOLDER: Final = 4
COUNT: Final = 5
NEXT: Final = 6
PLAYED: Final = 7

PLIES: Final = at.PLAYERS * (at.LAST_TRICK + 1)
MOVES: Final = FRAMES + FRAME_SIZE * PLIES
SCORES: Final = MOVES + at.LAST_TRICK * PLIES

DESK_SIZE: Final = SCORES + at.LAST_TRICK
