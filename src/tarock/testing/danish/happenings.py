"""What can happen in a deal, by name: declarations, the rights around the skus, outcomes and payments.

A run of random deals counts them, and the golden deals must show each of them at least once.
"""

from enum import StrEnum
from typing import Final

from tarock.danish.rules import DanishRuleset


class Happening(StrEnum):
    """Something that a book has a rule for."""

    TAROKS_WITH = "declares taroks with the pagat"
    TAROKS_WITHOUT = "declares taroks without the pagat"
    MATADORS = "declares matadors"
    MATADORS_MANY = "declares four matadors or more"
    HALF_SUIT = "declares a half suit"
    FULL_SUIT = "declares a full suit"
    OVERFULL_SUIT = "declares an overfull suit"
    HALF_KINGS = "declares half kings"
    FULL_KINGS = "declares full kings"
    OVERFULL_KINGS = "declares overfull kings"
    NOTHING_DECLARED = "declares nothing"

    REDEAL_DEALER = "redeal for the dealer"
    REDEAL_FOREHAND = "redeal for forehand"
    REDEAL_MIDDLE = "redeal for middle hand"
    REDEAL_SKUS_ONLY = "redeal for a hand whose only tarok is the skus"
    ONE_TAROK_LAID = "the dealer's only tarok is laid"
    TWO_TAROKS_LAID = "both taroks of the dealer are laid"
    THREE_TAROKS_LAID = "all three taroks of the dealer are laid"
    COURT_LAID = "a card of a declaration must be laid and is named"
    TAROK_FORCED = "a tarok must be laid as the last resort and is named"
    SKUS_LAID = "the skus is laid and named"
    ASKED_NONE = "asked about the skat: no taroks"
    ASKED_SOME = "asked about the skat: taroks"

    SKUS_AS_SUIT = "the skus is led as a suit"
    SKUS_AS_TAROK = "the skus is led as tarok"
    SECOND_HAS_IT = "the second player has what the skus is named"
    ONLY_THIRD_HAS_IT = "only the third player has what the skus is named"
    CLAIM_HELD = "a claim is answered: the third player has it"
    CLAIM_NAMED = "a claim is granted and the skus named anew"
    CLAIM_WAIVED = "a claim is granted and the right waived"
    SECOND_WAIVES = "the second player waives without a claim"
    SECOND_SILENT = "the second player lets the right pass in silence"
    THIRD_RETRACTS = "the third player names a suit and the second takes his card back"
    THIRD_CARD_STANDS = "the third player names a suit that the second lacks: his card stands"
    THIRD_SAME_SUIT = "the third player names the suit of the card that lies there"
    THIRD_WAIVES = "the third player waives"
    THIRD_SILENT = "the third player lets the right lapse in silence"
    BAPTISED_TAROK = "the skus is baptised as tarok"
    LAPSE_PLAIN = "both let the right lapse and no tarok falls"
    LAPSE_TAROK = "both let the right lapse and a tarok falls"
    DEMAND_BEFORE_LEAD = "the skus is demanded before the lead"
    DEMAND_AFTER_LEAD = "the skus is demanded after the lead"
    WRONG_DEMAND = "the skus is demanded when it has gone"
    LEADS_ON_DEMAND = "the holder leads the skus on demand"
    THROWS_ON_DEMAND = "the holder throws the skus on demand"
    SKUS_IN_SECOND_LAST = "the skus is held in the second-last trick"
    SKUS_THROWN_LAST = "the skus is thrown in the last trick"
    SKUS_LED_LAST = "the skus is led and named in the last trick"
    SKUS_BAPTISED_LAST = "the skus is baptised in the last trick"
    LEAD_PASSES = "the lead to the last trick passes on from the skus"
    SKUS_OWN_PILE = "the skus goes to its player's own pile"
    SKUS_TAKEN = "the skus is taken with the last trick"

    LAST_TRICK_PLAIN = "the last trick without an ultimo card"
    ULTIMO_KING = "king ultimo"
    ULTIMO_PAGAT = "pagat ultimo"
    BAGUD_KING = "king bagud"
    BAGUD_PAGAT = "pagat bagud"
    ULTIMO_BAGUD_SAME_CUP = "ultimo and bagud on the same cup"
    ULTIMO_BAGUD_OTHER_CUP = "ultimo and bagud on different cups"
    ULTIMO_TWO_BAGUDS = "ultimo and two baguds"
    TWO_BAGUDS_SAME_CUP = "two baguds on the same cup"
    TWO_BAGUDS_TWO_CUPS = "two baguds on both cups"
    NOLO_DEALER = "nolo of the dealer"
    NOLO_FOREHAND = "nolo of forehand"
    NOLO_MIDDLE = "nolo of middle hand"
    NOLO_OWN_BAGUD = "nolo with the nolo player's own bagud"
    NOLO_OTHER_BAGUD = "nolo with another player's bagud"
    NOLO_CANCELS_ULTIMO = "nolo that cancels an ultimo"
    TOUT = "tout"
    TOUT_BAGUD = "tout with a bagud"
    TOUT_ULTIMO = "tout with an ultimo card in the last trick"

    FUNDED_AT_START = "both cups are funded at the start"
    FUNDED_ONE = "one empty cup is funded at the start"
    FUNDED_AGAIN = "an emptied cup is funded again"
    FUNDED_BY_SITTER = "a player who sits out funds a cup"
    NOT_FUNDED_AGAIN = "an emptied cup is replaced by a bagud"
    IMBALANCE_PAID = "the cup pays what does not match in the count"
    IMBALANCE_RECEIVED = "the cup receives what does not match in the count"


_REASONS: Final = (
    *("fund", "ante", "taroks", "matadors", "half", "full", "overfull", "lost_king", "lost_pagat", "pagat_home"),
    *("wrong_demand", "last_trick", "ultimo", "bagud", "nolo", "tout", "count"),
)
_BANDS: Final = range(-5, 11)


def possible(ruleset: DanishRuleset) -> frozenset[str]:
    """Return all that can happen in a deal under a ruleset."""
    excluded: set[Happening] = set()
    if ruleset.skat.skus == "never":
        excluded |= {Happening.SKUS_LAID}
    if ruleset.skat.taroks == "never":
        excluded |= {Happening.ONE_TAROK_LAID, Happening.TWO_TAROKS_LAID, Happening.THREE_TAROKS_LAID}
        excluded |= {Happening.ASKED_SOME}
    if ruleset.disclosure.answer == "none":
        excluded |= {Happening.ASKED_NONE, Happening.ASKED_SOME}
    if not ruleset.redeal.allowed:
        excluded |= {Happening.REDEAL_DEALER, Happening.REDEAL_FOREHAND, Happening.REDEAL_MIDDLE}
        excluded |= {Happening.REDEAL_SKUS_ONLY}
    if ruleset.demand.window == "before_lead":
        excluded |= {Happening.DEMAND_AFTER_LEAD}
    if not ruleset.baptism.retraction:
        excluded |= {Happening.THIRD_RETRACTS}
    if ruleset.last_skus.lead == "passes":
        excluded |= {Happening.SKUS_LED_LAST, Happening.SKUS_BAPTISED_LAST}
    else:
        excluded |= {Happening.LEAD_PASSES}
    if ruleset.count.players == "two":
        excluded |= {Happening.IMBALANCE_PAID, Happening.IMBALANCE_RECEIVED}
    payments = {paid_for(reason) for reason in _REASONS}
    bands = {counted(steps * ruleset.count.step) for steps in _BANDS}
    return frozenset(set(Happening) - excluded | payments | bands)


def paid_for(reason: str) -> str:
    """Return the name of a payment for a reason."""
    return f"paid for: {reason}"


def counted(points: int) -> str:
    """Return the name of a count that receives so much, or pays it below zero."""
    if not points:
        return "count: even"
    return f"count: receives {points}" if points > 0 else f"count: pays {-points}"
