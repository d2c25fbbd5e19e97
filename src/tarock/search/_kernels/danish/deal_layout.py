"""Where everything stands in a whole deal of Danish Tarok, as self-play and the networks see it.

The card play has its *plan* and *position* (:mod:`.danish_layout`).  A whole deal begins earlier, so that its plan is
longer: behind the rules of the card play it has those of dealing, laying and declaring.  Beside the position and what
is *known* (:mod:`.danish_sight`) it keeps *more*: the skat, who plays, and what is to be decided.
"""

from typing import Final

from tarock.search._kernels.danish.layout import ACTIONS as ACTIONS_OF_PLAY
from tarock.search._kernels.danish.layout import LEAD_SKUS, PACK_SIZE, PLAN_SIZE

# The plan, behind the rules of the card play

(
    ANTE,
    MAY_REDEAL,
    SKUS_LAYABLE,
    T21_LAYABLE,
    PAGAT_LAYABLE,
    VOID_LAYABLE,
    JUDGED_ON_DEALT,
    SHORTEST_TAROKS,
    TAROKS_POINTS,
    TAROKS_STEP,
    SHORTEST_MATADORS,
    MATADORS_POINTS,
    MATADORS_STEP,
    HALF,
    FULL,
    OVERFULL,
) = range(PLAN_SIZE, PLAN_SIZE + 16)
"""VOID_LAYABLE: all numbered taroks may be laid at once; JUDGED_ON_DEALT: declarations count what was laid (B-27)."""
DEAL_PLAN_SIZE: Final = PLAN_SIZE + 16

# More

SKAT_SUITS, SKAT_TAROKS, TO_LAY = 0, 1, 2
"""What has been laid, and how many cards are still to be laid."""
WHO: Final = 3
"""By place: who plays there."""
OVER, ACTOR, DECISION = 6, 7, 8
"""Whether the deal is over, which place is to decide, and what."""
LEGAL_SUITS, LEGAL_TAROKS, LEGAL_SPOKEN, CHOICES = 9, 10, 11, 12
"""What it may do as far as it can know: cards, other actions (bit 0 is the first of them), and how much that is.
A skus that is led has five names among the other actions and is no card."""
DEALT_SUITS, DEALT_TAROKS = 13, 14
"""What the dealer was dealt."""
ASKED, REFUSED = 15, 16
"""Who has let a right out of turn go at this moment, and which names nobody can follow, both as bits."""
MORE_SIZE: Final = 17

LEARNER, BOOK, PAST = range(3)
"""Who plays: the network that learns or is measured, the books, an earlier or another network."""

REDEALING, LAYING, PLAYING, DEMANDING = range(4)
"""What is decided: a new deal for a hand without taroks, a card of the skat, a card or a word on turn, a demand."""

# Actions: those of the card play, and two more

FIRST_SPOKEN: Final = PACK_SIZE
"""The first action that is no card."""
assert FIRST_SPOKEN == LEAD_SKUS
REDEAL: Final = ACTIONS_OF_PLAY
PASS: Final = ACTIONS_OF_PLAY + 1
"""To let a right out of turn go: no demand, no new deal."""
ACTIONS: Final = ACTIONS_OF_PLAY + 2
