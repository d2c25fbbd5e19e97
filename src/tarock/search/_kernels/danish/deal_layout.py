"""Where everything stands in a whole deal of Danish Tarok, as self-play and the networks see it.

The card play has its *plan* and *position* (:mod:`.layout`).  A whole deal begins earlier, so that its plan is
longer: behind the rules of the card play it has those of dealing, laying and declaring.  Beside the position and what
is *known* (:mod:`.sight`) it keeps *more*: the skat, who plays, and what is to be decided.
"""

from typing import Final

from tarock.search._kernels.danish.layout import ACTIONS as ACTIONS_OF_PLAY
from tarock.search._kernels.danish.layout import LEAD_SKUS, PACK_SIZE, PLAN_SIZE, PLAYERS
from tarock.search._kernels.fields import Fields

# The plan, behind the rules of the card play

_PLAN: Final = Fields(behind=PLAN_SIZE)

ANTE, MAY_REDEAL, SKUS_LAYABLE, T21_LAYABLE, PAGAT_LAYABLE = _PLAN.fields(5)
VOID_LAYABLE: Final = _PLAN.field()
"""All numbered taroks may be laid at once."""
JUDGED_ON_DEALT: Final = _PLAN.field()
"""Declarations count what was laid (B-27)."""
SHORTEST_TAROKS, TAROKS_POINTS, TAROKS_STEP = _PLAN.fields(3)
SHORTEST_MATADORS, MATADORS_POINTS, MATADORS_STEP = _PLAN.fields(3)
HALF, FULL, OVERFULL = _PLAN.fields(3)
DEAL_PLAN_SIZE: Final = _PLAN.size

# More

_MORE: Final = Fields()

SKAT_SUITS, SKAT_TAROKS, TO_LAY = _MORE.fields(3)
"""What has been laid, and how many cards are still to be laid."""
WHO: Final = _MORE.field(PLAYERS)
"""By place: who plays there."""
OVER, ACTOR, DECISION = _MORE.fields(3)
"""Whether the deal is over, which place is to decide, and what."""
LEGAL_SUITS, LEGAL_TAROKS, LEGAL_SPOKEN, CHOICES = _MORE.fields(4)
"""What it may do as far as it can know: cards, other actions (bit 0 is the first of them), and how much that is.
A skus that is led has five names among the other actions and is no card."""
DEALT_SUITS, DEALT_TAROKS = _MORE.fields(2)
"""What the dealer was dealt."""
ASKED, REFUSED = _MORE.fields(2)
"""Who has let a right out of turn go at this moment, and which names nobody can follow, both as bits."""
MORE_SIZE: Final = _MORE.size

LEARNER, BOOK, PAST = range(3)
"""Who plays: the network that learns or is measured, the books, an earlier or another network."""

REDEALING, LAYING, PLAYING, DEMANDING = range(4)
"""What is decided: a new deal for a hand without taroks, a card of the skat, a card or a word on turn, a demand."""

# Actions: those of the card play, and two more

FIRST_SPOKEN: Final = PACK_SIZE
"""The first action that is no card."""
assert FIRST_SPOKEN == LEAD_SKUS
_ACTIONS: Final = Fields(behind=ACTIONS_OF_PLAY)
REDEAL, PASS = _ACTIONS.fields(2)
"""PASS is to let a right out of turn go: no demand, no new deal."""
ACTIONS: Final = _ACTIONS.size
