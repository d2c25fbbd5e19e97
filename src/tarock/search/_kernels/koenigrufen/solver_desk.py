"""The desk of a search in Königrufen: the goals that can be asked for, and where everything stands.

Goals are sums over tricks.  ``NEED`` is what our side still lacks; for an exact number of tricks it is that number.
"""

from typing import Final

from tarock.search._kernels.fields import Fields
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

CACHE_LINE: Final = 8
"""So many integers lie in one line of a processor's cache; what a hot loop reads together begins with a line."""
MOST_STEPS: Final = 5
"""There are six kinds of cards by what they count."""

# The desk of a search: the question ...

_DESK: Final = Fields()

GOAL: Final = _DESK.field()
OURS: Final = _DESK.field()
"""Our side: bit n for seat n."""
CARD, DUE = _DESK.fields(2)
"""The card that the goal is about, and its trick."""
FIXED: Final = _DESK.field()
"""Cards that are told apart, since they count or have a part in the play; of the others only the order matters."""
LOW: Final = _DESK.field()
"""How many of the lowest taroks are fixed."""
START: Final = _DESK.field()
"""The number of the trick in which the search begins."""
SHOWN: Final = _DESK.field()
"""Whether the called card had been seen before that trick."""
GENERATION: Final = _DESK.field()
"""A number of the question: entries of the table that were made for another are not read."""
EXTRA: Final = _DESK.field(at.LAST_TRICK)
"""By number of the trick from 1: thirds that its winner gets from the talon."""
SMALLEST: Final = _DESK.field()
"""Thirds of the card that counts least."""
ROLES: Final = _DESK.field()
"""Those of the cards told apart that have a part in the play."""
STEPS: Final = _DESK.field()
"""The steps by which some cards count more than the least, from the lowest: how many there are, ..."""
STEP_CARDS: Final = _DESK.field(MOST_STEPS)
"""... which cards stand on each of them or higher, ..."""
STEP_HEIGHTS: Final = _DESK.field(MOST_STEPS)
"""... and by how many thirds they count more for it."""

# ... where the search stands ...

ROOT: Final = _DESK.field()
"""The first card that is searched for; those before it lie already."""
PLY, ENTERS, VALUE, NODES = _DESK.fields(4)

# ... for each trick ...

_LEVEL: Final = Fields()

HANDS: Final = _LEVEL.field(at.PLAYERS)
POOL, LEADER, NEED = _LEVEL.fields(3)
REST: Final = _LEVEL.field()
"""Thirds that are still to be won."""
OWNERS: Final = _LEVEL.field(2)
"""The key of the table, in two words: who has which card of the pool, and what else positions must share."""
SLOT: Final = _LEVEL.field()
FIRST: Final = _LEVEL.field()
"""The card that was best here before, or no card."""
LEAST, MOST = _LEVEL.fields(2)
"""What our side can get, as far as the table knew, at least and at most."""
BEGUN: Final = _LEVEL.field()
"""How many cards had been tried before."""
_LEVEL.fill_up(CACHE_LINE)
LEVEL_SIZE: Final = _LEVEL.size

_DESK.fill_up(CACHE_LINE)
LEVELS: Final = _DESK.field(LEVEL_SIZE * (at.LAST_TRICK + 1))

# ... and for each card

_FRAME: Final = Fields()

SEAT, LYING, LED, BEST, HOLDER, COUNT, NEXT, PLAYED = _FRAME.fields(8)
FRAME_SIZE: Final = _FRAME.size

PLIES: Final = at.PLAYERS * (at.LAST_TRICK + 1)
FRAMES: Final = _DESK.field(FRAME_SIZE * PLIES)
MOVES: Final = _DESK.field(at.LAST_TRICK * PLIES)
SCORES: Final = _DESK.field(at.LAST_TRICK)

DESK_SIZE: Final = _DESK.size
