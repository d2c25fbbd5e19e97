"""The numbers of the advice.

The books say what to weigh; how much, they leave to the player.  These numbers were found by trying: two versions of
the advice played some thousands of duplicate deals against each other, and what won stayed.
"""

from typing import Final

from tarock.search._kernels.fields import Fields

_WEIGHTS: Final = Fields()

(
    PAGAT_KEPT_EARLY,
    PAGAT_KEPT_MIDDLE,
    PAGAT_KEPT_LATE,
    KING_KEPT_EARLY,
    KING_KEPT_MIDDLE,
    KING_KEPT_LATE,
    MIDDLE_BEGINS,
    LATE_BEGINS,
    FIGHTER_MARGIN,
) = _WEIGHTS.fields(9)
"""By how much twice my taroks must exceed those that are out before I keep the pagat, or a king, for the last trick,
early, in the middle and late; in which tricks the middle and the end begin; how far I may be behind the strongest, in
half taroks, and still fight."""

(
    SAFE_PAGAT,
    SAFE_KING,
    SAFE_TOP,
    SAFE_KING_LEAD,
    WORTH_OVER_RUFF,
    WORTH_OVER_RUFF_HELPING,
    WORTH_OVER_TAROK,
    BOSS_PRIZE,
    SKUS_DUE,
    SKUS_SAVES,
    SHED_PAGAT,
    SHED_KING,
    LEAD_OFF_PAGAT,
    LEAD_OFF_KING,
    DRAW_MARGIN,
    SKUS_LEAD,
    NOLO_TAROKS,
    NOLO_COURTS,
    GIVE_FROM,
) = _WEIGHTS.fields(19)
"""How many cards of a suit must be out before the pagat, a king or another top card is safe from a ruff, and a king
led; what a trick must count to over-ruff for it, when fighting, when helping and when taroks were led, and how much
more if it takes my best; from which trick the skus must go, and what card it saves before; from which trick an ultimo
card is given up, following and leading; by how much twice my taroks must exceed those that are out to draw them; from
which trick the skus is led; how many taroks, and courts in a suit, a nolo bears; from which trick a nolo player is
given a trick."""

HIT_STRONG, HIT_OTHER, LENGTH, OUT, KING_OUT, MY_KING, COURT_LED, TIL_SHOWN, FRA_SHOWN = range(9)
"""What is weighed of a suit to lead: does it cost the strong player a tarok, or the other one; my length; how many
cards are out; is its king out, or mine; would I lead a court; has the weaker of the others shown til or fra."""
FIGHTING, HELPING = _WEIGHTS.fields(2, length=9)
"""The first weight of a suit to lead in either role."""

WEIGHTS: Final = (
    *(6, 6, 3, 11, 8, 8, 12, 23, 3),
    *(3, 3, 0, 3, 0, 1, -1, 3, 13, 3, 20, 22, 23, 23, 10, 20, 3, 2, 19),
    *(20, 3, 2, -1, 3, -5, -1, 0, 0),
    *(20, 1, 3, -2, 3, -5, -1, 1, -1),
)
