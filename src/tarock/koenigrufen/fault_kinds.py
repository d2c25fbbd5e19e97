"""The faults of Königrufen: one row for each, and when a book punishes it.

Book of 1900, §§ 9–11; tournament sheet 5.7, 5.8, 8.8–8.11, 10.2–10.6; Mayr 2012, Renonce.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast, get_args

from tarock.core import fault_kinds
from tarock.core.fault_kinds import faults_by_breach, faults_by_claim
from tarock.core.faults import Fault
from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.rules import KoenigrufenRuleset

ClaimKind: TypeAlias = Literal["renonce", "discard", "bird", "cards", "exposed"]
"""What a player can point out at the table, by the words of the record."""

FaultName: TypeAlias = Literal[
    "revoke",
    "bird_order",
    "early_advantage",
    "discard",
    "no_bird",
    "exposed",
    "thrown_in",
    "cards",
    "misdeal",
]
FAULTS: Final[tuple[FaultName, ...]] = get_args(FaultName)
"""The names of all faults."""


@dataclass(frozen=True)
class FaultKind(fault_kinds.FaultKind[ClaimKind]):
    """One fault.

    ``is_punished``: whether a book says what becomes of it.
    ``is_correctable``: while its trick lies on the table, the card may be taken back.
    ``undone_with``: what is forgotten when cards are taken back: a fault of those who played them, or of the trick,
    whose winner is open again.
    """

    is_punished: Callable[[KoenigrufenRuleset], bool] = lambda _: True
    is_correctable: bool = False
    undone_with: Literal["nothing", "card", "trick"] = "nothing"


FAULT_KINDS: Final[dict[FaultName, FaultKind]] = {
    "revoke": FaultKind(
        ("renonce",),
        (Reason.MUST_FOLLOW, Reason.MUST_TAROCK, Reason.MUST_OVERTAKE, Reason.PAGAT_LAST, Reason.TAROCK_LED),
        in_trick=True,
        is_correctable=True,
        undone_with="card",
    ),
    "bird_order": FaultKind(
        ("bird", "renonce"),
        (Reason.BIRD_ORDER,),
        in_trick=True,
        is_punished=lambda ruleset: ruleset.renonce.bird_order,
        undone_with="card",
    ),
    "early_advantage": FaultKind(
        ("bird", "renonce"),
        (Reason.EARLY_ADVANTAGE,),
        in_trick=True,
        is_punished=lambda ruleset: ruleset.renonce.early_advantage,
        undone_with="trick",
    ),
    "discard": FaultKind(
        ("discard", "renonce"),
        (
            Reason.WRONG_NUMBER_LAID,
            Reason.HONOUR_LAID,
            Reason.TAROCK_LAID,
            Reason.SUIT_CARD_LAID,
            Reason.LAID_NOT_SHOWN,
            Reason.TOO_FEW_SUIT_CARDS,
            Reason.NEEDS_SUIT_CARDS,
        ),
    ),
    "no_bird": FaultKind(
        ("bird", "renonce"),
        (Reason.NEEDS_BIRD,),
        is_punished=lambda ruleset: any(contract.needs == "bird" for contract in ruleset.contracts),
    ),
    "exposed": FaultKind(
        ("exposed", "renonce"),
        (Reason.EXPOSED, Reason.TALKED),
        in_trick=True,
        is_punished=lambda ruleset: ruleset.renonce.exposing,
    ),
    "thrown_in": FaultKind(
        ("renonce",),
        (Reason.THROWN_IN,),
        at_once=True,
        is_punished=lambda ruleset: ruleset.renonce.throwing_in,
    ),
    "cards": FaultKind(("cards",), (Reason.WRONG_NUMBER_DEALT,)),
    "misdeal": FaultKind(("cards",)),
}

CLAIMS: Final[tuple[ClaimKind, ...]] = get_args(ClaimKind)
FAULTS_BY_CLAIM: Final = faults_by_claim(FAULT_KINDS, CLAIMS)
FAULT_BY_BREACH: Final = faults_by_breach(FAULT_KINDS)

IN_TRICKS: Final = frozenset(
    claim for claim, faults in FAULTS_BY_CLAIM.items() if any(FAULT_KINDS[fault].in_trick for fault in faults)
)
"""Claims that may name the trick in which it happened."""


def kind_of(fault: Fault) -> FaultKind:
    """Return the row of a fault that was committed."""
    return FAULT_KINDS[cast("FaultName", fault.kind)]
