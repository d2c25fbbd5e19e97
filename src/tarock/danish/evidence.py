"""What the cards on the table, and one's own, show of other players' faults.

Only what is certain counts: a card that a player later shows, a declaration that the cards refute, the skat when it is
turned up.  What somebody merely suspects he may claim too; then the facts decide.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

from tarock.core.cards import SKUS
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.danish.actions import ClaimFault, Declare, PlayOutOfTurn
from tarock.danish.cards import OF_SUIT, PACK, SECOND_LAST_TRICK, SKUS_ALONE, TAROKS, THIRD_LAST_TRICK
from tarock.danish.claims import is_about
from tarock.danish.declarations import Laid, declarations
from tarock.danish.fault_kinds import FAULT_KINDS, ClaimKind, FaultName
from tarock.danish.faults import is_possible
from tarock.danish.knowledge import is_declarable, promise
from tarock.danish.skat import SkatChoice, must_be_named
from tarock.danish.table import Phase, Table
from tarock.danish.trick import Trick

if TYPE_CHECKING:
    from tarock.danish.state import DanishView


Proved: TypeAlias = tuple[Seat, int | None]
"""Whose fault is proved, and its trick where a claim may name one."""

Proof: TypeAlias = Callable[["DanishView"], Iterator[Proved]]
"""How a view proves a fault."""


def claims(view: "DanishView") -> tuple[ClaimFault, ...]:
    """Return every fault of the others that a view proves and that was not upheld before."""
    table = view.table
    proved = (claim for claim in _proved(view) if claim.seat != view.seat)
    return tuple(claim for claim in proved if not _is_upheld(table, claim))


def _is_upheld(table: Table, claim: ClaimFault) -> bool:
    return any(is_about(claim, found) for verdict in table.proceedings.verdicts for found in verdict.faults)


def _proved(view: "DanishView") -> Iterator[ClaimFault]:
    possible: list[FaultName] = [fault for fault in PROOFS if is_possible(view.table, fault)]
    claims: dict[Proof, ClaimKind] = {PROOFS[fault]: FAULT_KINDS[fault].claims[0] for fault in possible}
    for proof, claim in claims.items():
        yield from (ClaimFault(claim, seat, trick) for seat, trick in proof(view))


# Play


def _revokes(view: "DanishView") -> Iterator[Proved]:
    table = view.table
    for seat in table.seating.active:
        later = NO_CARDS
        for trick in reversed(table.all_tricks):
            card = trick.card_of(seat)
            if card is None:
                continue
            if _had_to_play_another(table, trick, seat, later):
                yield seat, trick.number
            later |= CardSet.of(card)


def _had_to_play_another(table: Table, trick: Trick, seat: Seat, later: CardSet) -> bool:
    """Tell whether a card broke a duty, as the cards show that its player had left for later."""
    card = trick.card_of(seat)
    assert card is not None
    demanded = trick.number == THIRD_LAST_TRICK and table.demanded_by is not None
    if card == SKUS:
        return trick.number == SECOND_LAST_TRICK and bool(later)
    if demanded and SKUS in later:
        return True
    if trick.suit is None or seat == trick.leader or card in OF_SUIT[trick.suit]:
        return False
    if trick.skus_player == trick.leader and not table.ruleset.baptism.retraction:
        return False  # a card that stands although the skus was named anew after it
    return bool(later & OF_SUIT[trick.suit]) or (card not in TAROKS and bool(later & TAROKS))


def _out_of_turn(view: "DanishView") -> Iterator[Proved]:
    for seat, action in view.table.log:
        if isinstance(action, PlayOutOfTurn):
            yield seat, None


# Declarations, the cups and the skat


def _early(view: "DanishView") -> Iterator[Proved]:
    """Give who declared before the dealer."""
    for seat, action in view.table.log:
        if isinstance(action, Declare):
            if seat == view.table.seating.dealer:
                return
            yield seat, None


def _cups_not_moved(view: "DanishView") -> Iterator[Proved]:
    if view.table.play_has_begun and not view.table.proceedings.cups_moved:
        yield view.table.seating.dealer, None


def _wrong_declarations(view: "DanishView") -> Iterator[Proved]:
    for seat in view.table.seating.active:
        if view.table.declared[seat] is not None and _is_refuted(view.table, seat, _elsewhere(view, seat)):
            yield seat, None


def _elsewhere(view: "DanishView", seat: Seat) -> CardSet:
    """Return the cards that a seat was certainly not dealt: one's own, and those that others have shown."""
    table = view.table
    seen = view.hand | view.skat
    for other in table.seating.opponents(seat):
        seen |= table.played_by(other) | table.shows[other]
    return seen | (table.named_in_skat if seat != table.seating.dealer else NO_CARDS)


def _is_refuted(table: Table, seat: Seat, elsewhere: CardSet) -> bool:
    """Tell whether what a seat has played, or cards that lie elsewhere, refute what it declared."""
    said = promise(table, seat)
    shown = table.played_by(seat) | table.shows[seat]
    if shown & said.lacks or elsewhere & said.holds:
        return True
    if len(shown & (TAROKS | SKUS_ALONE)) > said.taroks[1]:
        return True
    if any(is_declarable(shown, group) for group in said.undeclared):
        return True
    return _all_lies_open(table) and _declared_on(table, seat) != declarations(table.ruleset, _counted(table, seat))


def _all_lies_open(table: Table) -> bool:
    """Tell whether every card can be seen: after the last trick, if nobody has one left over."""
    return table.phase is Phase.CLOSING and table.played | table.proceedings.skat == PACK


def _declared_on(table: Table, seat: Seat) -> tuple[object, ...]:
    return tuple(item for item in table.declared[seat] or () if not isinstance(item, Laid))


def _counted(table: Table, seat: Seat) -> CardSet:
    """Return the cards that a declaration was judged on, when they all lie open."""
    judged_on_dealt = seat == table.seating.dealer and table.ruleset.declared_skat.judged_on == "dealt"
    return table.played_by(seat) | (table.proceedings.skat if judged_on_dealt else NO_CARDS)


def _wrong_skat(view: "DanishView") -> Iterator[Proved]:
    if _is_wrong_skat(view.table):
        yield view.table.seating.dealer, None


def _is_wrong_skat(table: Table) -> bool:
    """Tell whether what the dealer named in the skat, or the skat that lies open, was against the rules."""
    if SkatChoice(table.ruleset, table.named_in_skat).barred:
        return True
    if not _all_lies_open(table):
        return False
    skat = table.proceedings.skat
    dealt = table.played_by(table.seating.dealer) | skat
    if not SkatChoice(table.ruleset, dealt).permits(skat):
        return True
    return not must_be_named(table.ruleset, dealt, skat) <= table.named_in_skat


PROOFS: Final[dict[FaultName, Proof]] = {
    "revoke": _revokes,
    "forgotten_declaration": _wrong_declarations,
    "false_declaration": _wrong_declarations,
    "wrong_skat": _wrong_skat,
    "declared_early": _early,
    "out_of_turn": _out_of_turn,
    "cups_not_moved": _cups_not_moved,
}
"""How each fault is proved, one proof once.  A wrong number of cards shows by itself."""
