"""The kernels know every duty of the play: a breach that is new in a row of the faults needs its rule there, too.

That what they know is right is held by the tests of parity.
"""

from tarock.danish import fault_kinds as danish
from tarock.danish.reasons import Reason as DanishReason
from tarock.koenigrufen import fault_kinds as koenigrufen
from tarock.koenigrufen.reasons import Reason as KoenigrufenReason


def test_the_danish_kernels_know_every_duty() -> None:
    duties = {breach for kind in danish.FAULT_KINDS.values() if kind.in_trick for breach in kind.breaches}
    assert duties == {
        DanishReason.MUST_FOLLOW,
        DanishReason.MUST_TAROK,
        DanishReason.SKUS_IN_SECOND_LAST,
        DanishReason.SKUS_DEMANDED,
    }


def test_the_koenigrufen_kernels_know_every_duty() -> None:
    of_cards = [kind for kind in koenigrufen.FAULT_KINDS.values() if kind.undone_with == "card"]
    assert {breach for kind in of_cards for breach in kind.breaches} == {
        KoenigrufenReason.MUST_FOLLOW,
        KoenigrufenReason.MUST_TAROCK,
        KoenigrufenReason.MUST_OVERTAKE,
        KoenigrufenReason.PAGAT_LAST,
        KoenigrufenReason.TAROCK_LED,
        KoenigrufenReason.BIRD_ORDER,
    }
