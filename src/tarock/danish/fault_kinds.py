"""The faults of Danish Tarok: one row for each, and the fine that a book may set on it.

Jensen 1989, Betalinger, l.256-280; Møller, Bøder, l.2391-2404; B-49.
"""

from typing import Final, Literal, TypeAlias, cast, get_args

from msgspec import Struct

from tarock.core import fault_kinds
from tarock.core.fault_kinds import faults_by_breach, faults_by_claim
from tarock.core.faults import Fault
from tarock.core.rules import Points, Rule
from tarock.danish.reasons import Reason

ClaimKind: TypeAlias = Literal["renonce", "declaration", "skat", "cards", "turn", "early", "cups"]
"""What a player can point out at the table, by the words of the record."""

FaultName: TypeAlias = Literal[
    "wrong_skat",
    "wrong_cards",
    "revoke",
    "forgotten_declaration",
    "false_declaration",
    "wrong_demand",
    "declared_early",
    "out_of_turn",
    "cups_not_moved",
    "misdeal",
]
FAULTS: Final[tuple[FaultName, ...]] = get_args(FaultName)
"""The names of all faults, as sheets and rulesets write them, in the order of the rule book."""


class Fine(Rule, frozen=True):
    """A fault: so much into each cup, what becomes of the deal, and whether it bars an ultimo.

    ``remedy``: the dealer may pass the deal on instead of paying; the fault is put right while nobody else has
    declared something (B-33); both others may have the deal voided when the error decides it (B-36); cards are drawn
    from a hand with too many, and that takes the fine's place; or a wrong card is taken back when both others consent.
    """

    each_cup: Points
    deal: Literal["goes_on", "stops", "stops_unless_accepted"]
    bars_ultimo: bool = False
    remedy: Literal["none", "deal_passes_on", "put_right", "others_may_void", "card_drawn", "card_corrected"] = "none"


class FalseDeclarationFine(Fine, frozen=True):
    """The fine on a false declaration.  ``repays``: what it has brought in is given back whole, or only the excess."""

    repays: Literal["declaration", "excess"] = "declaration"


class Fines(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The faults that a book fines; a fault that it does not know is None."""

    wrong_skat: Fine | None = None
    wrong_cards: Fine | None = None
    revoke: Fine | None = None
    forgotten_declaration: Fine | None = None
    false_declaration: FalseDeclarationFine | None = None
    wrong_demand: Fine
    declared_early: Fine | None = None
    out_of_turn: Fine | None = None
    cups_not_moved: Fine | None = None
    misdeal: Fine | None = None


FaultKind: TypeAlias = fault_kinds.FaultKind[ClaimKind]

FAULT_KINDS: Final[dict[FaultName, FaultKind]] = {
    "wrong_skat": FaultKind(
        ("skat",),
        (
            Reason.WRONG_NUMBER_LAID,
            Reason.KING_LAID,
            Reason.T21_LAID,
            Reason.PAGAT_LAID,
            Reason.SKUS_LAID,
            Reason.TAROK_LAID,
            Reason.TAROKS_LEFT,
            Reason.DECLARED_CARD_LAID,
            Reason.LAID_NOT_NAMED,
        ),
        dealers=True,
    ),
    "wrong_cards": FaultKind(("cards",), (Reason.WRONG_NUMBER_DEALT,)),
    "revoke": FaultKind(
        ("renonce",),
        (Reason.MUST_FOLLOW, Reason.MUST_TAROK, Reason.SKUS_IN_SECOND_LAST, Reason.SKUS_DEMANDED),
        in_trick=True,
    ),
    "forgotten_declaration": FaultKind(("declaration",), (Reason.DECLARATION_MISSING,)),
    "false_declaration": FaultKind(("declaration",), (Reason.DECLARATION_FALSE,)),
    "wrong_demand": FaultKind(at_once=True),
    "declared_early": FaultKind(("early",), (Reason.DECLARED_BEFORE_DEALER,)),
    "out_of_turn": FaultKind(("turn",), (Reason.NOT_YOUR_TURN,)),
    "cups_not_moved": FaultKind(("cups",), (Reason.CUPS_NOT_MOVED,), dealers=True),
    "misdeal": FaultKind(("cards",), dealers=True),
}

DEALERS_FAULTS: Final = frozenset(fault for fault, kind in FAULT_KINDS.items() if kind.dealers)
"""Faults that only the dealer can commit."""

CLAIMS: Final[tuple[ClaimKind, ...]] = get_args(ClaimKind)
FAULTS_BY_CLAIM: Final = faults_by_claim(FAULT_KINDS, CLAIMS)
FAULT_BY_BREACH: Final = faults_by_breach(FAULT_KINDS)

DEALERS_CLAIMS: Final[frozenset[ClaimKind]] = frozenset(
    claim for claim, faults in FAULTS_BY_CLAIM.items() if all(FAULT_KINDS[fault].dealers for fault in faults)
)
"""Claims that only the dealer's faults can answer to."""

IN_TRICKS: Final = frozenset(
    claim for claim, faults in FAULTS_BY_CLAIM.items() if any(FAULT_KINDS[fault].in_trick for fault in faults)
)
"""Claims that may name the trick in which it happened."""


def kind_of(fault: Fault) -> FaultKind:
    """Return the row of a fault that was committed."""
    return FAULT_KINDS[cast("FaultName", fault.kind)]
